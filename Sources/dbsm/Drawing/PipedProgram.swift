internal import Foundation

/// A program that is fed a text while what it prints is collected, so that neither side waits for the other for ever.
struct PipedProgram {
    /// What became of it.
    struct Result: Sendable {
        let ending: Ending
        let output: [UInt8]
        let complaints: [UInt8]
    }

    /// How it ended.
    enum Ending: Sendable, Hashable {
        case exit(status: Int32)
        case signal(Int32)
    }

    /// What was not yet written to the program, and what it wrote.
    private var input: ArraySlice<UInt8>
    private var output: [UInt8] = []
    private var complaints: [UInt8] = []

    /// Runs an executable to its end; throws if it cannot be started.
    static func run(_ executable: URL, _ arguments: [String], input: [UInt8]) throws -> Result {
        let process = Process()
        let (feeding, printing, complaining) = (Pipe(), Pipe(), Pipe())
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = feeding
        process.standardOutput = printing
        process.standardError = complaining
        try process.run()
        // A program that ends early is no reason for the tool to end.
        let whatPipesDo = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, whatPipesDo) }
        var program = PipedProgram(input: input[...])
        program.exchange(
            feeding.fileHandleForWriting, printing.fileHandleForReading, complaining.fileHandleForReading)
        process.waitUntilExit()
        let status = process.terminationStatus
        return Result(
            ending: process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status: status),
            output: program.output, complaints: program.complaints)
    }

    private init(input: ArraySlice<UInt8>) { self.input = input }

    /// Writes and reads whatever is possible until the program has closed its output.
    private mutating func exchange(_ feeding: FileHandle, _ printing: FileHandle, _ complaining: FileHandle) {
        let descriptors = [feeding, printing, complaining].map(\.fileDescriptor)
        _ = fcntl(descriptors[0], F_SETFL, fcntl(descriptors[0], F_GETFL) | O_NONBLOCK)
        var polled = [
            pollfd(fd: descriptors[0], events: Int16(POLLOUT), revents: 0),
            pollfd(fd: descriptors[1], events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptors[2], events: Int16(POLLIN), revents: 0),
        ]
        while polled.contains(where: { $0.fd >= 0 }) {
            if poll(&polled, nfds_t(polled.count), -1) < 0 {
                guard errno == EINTR else { return }
                continue
            }
            if polled[0].isReady && !feed(descriptors[0]) {
                // It is passed over from now on, and its end tells the program that this was all.
                polled[0].fd = -1
                feeding.closeFile()
            }
            if polled[1].isReady && !Self.read(descriptors[1], to: &output) { polled[1].fd = -1 }
            if polled[2].isReady && !Self.read(descriptors[2], to: &complaints) { polled[2].fd = -1 }
        }
    }

    /// Writes what the pipe takes; answers whether there is more to write and somebody to read it.
    private mutating func feed(_ descriptor: Int32) -> Bool {
        guard !input.isEmpty else { return false }
        let count = input.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard count >= 0 else { return errno == EAGAIN || errno == EINTR }
        input = input.dropFirst(count)
        return !input.isEmpty
    }

    /// Reads what there is; answers whether there may be more.
    private static func read(_ descriptor: Int32, to bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        bytes += buffer[..<count]
        return true
    }
}

extension pollfd {
    fileprivate var isReady: Bool { fd >= 0 && revents != 0 }
}
