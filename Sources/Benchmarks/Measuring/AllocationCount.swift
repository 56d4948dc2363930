import AllocationCounter

/// What a piece of work took from the heap.
struct AllocationCount {
    /// Blocks taken or resized.
    let allocations: Int
    /// Bytes taken and not given back.
    let liveBytes: Int

    /// Counts while the work is done; `nil` where allocations are not counted.
    init?(of work: () -> Void) {
        allocation_counter_start()
        work()
        let count = allocation_counter_stop()
        guard count.is_counted else { return nil }
        allocations = count.allocations
        liveBytes = count.live_bytes
    }
}
