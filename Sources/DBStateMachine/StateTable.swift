/// Finds a state by the address of its class: open addressing, no hashing protocol, no reference counting.
struct StateTable: ~Copyable {
    private struct Slot {
        var key = 0
        var state: Unmanaged<DBState>?
    }

    private var slots: UnsafeMutablePointer<Slot>
    /// The number of slots, a power of two, less one.
    private var mask: Int
    private var count = 0

    init(minimumCapacity: Int = 0) {
        var capacity = 4
        while capacity < minimumCapacity * 2 { capacity *= 2 }
        slots = Self.emptySlots(capacity)
        mask = capacity - 1
    }

    deinit { slots.deallocate() }

    @inline(__always)
    func state(ofClass stateClass: AnyClass) -> Unmanaged<DBState>? {
        let key = Self.key(stateClass)
        var index = start(of: key)
        while slots[index].key != key {
            if slots[index].key == 0 { return nil }
            index = (index &+ 1) & mask
        }
        return slots[index].state
    }

    /// Keeps the state that the class has already, so the first of a class is the one found.
    mutating func insert(_ state: DBState, forClass stateClass: AnyClass) {
        if count * 2 > mask { grow() }
        insert(Slot(key: Self.key(stateClass), state: .passUnretained(state)))
    }

    private mutating func insert(_ slot: Slot) {
        var index = start(of: slot.key)
        while slots[index].key != 0 {
            if slots[index].key == slot.key { return }
            index = (index &+ 1) & mask
        }
        slots[index] = slot
        count += 1
    }

    private mutating func grow() {
        let old = slots
        let oldCapacity = mask + 1
        slots = Self.emptySlots(oldCapacity * 2)
        mask = oldCapacity * 2 - 1
        count = 0
        for index in 0..<oldCapacity where old[index].key != 0 { insert(old[index]) }
        old.deallocate()
    }

    private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
        slots.initialize(repeating: Slot(), count: capacity)
        return slots
    }

    private static func key(_ stateClass: AnyClass) -> Int { Int(bitPattern: ObjectIdentifier(stateClass)) }

    /// Fibonacci hashing: class objects lie at regular distances, so their low bits alone would collide.
    private func start(of key: Int) -> Int {
        let mixed = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & mask
    }
}
