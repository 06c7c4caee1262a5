import Glibc
import Synchronization
import TestSupport

/// A navctl that was started as a process of its own, with its output in pipes.
struct NavctlProcess: Sendable {
    /// The exit status of a process, and its output.
    struct Outcome: Equatable, Sendable {
        let status: Int32
        let output: String
        let errors: String
    }

    private let pid: pid_t
    private let output: Int32
    private let errors: Int32

    /// Runs navctl to its end.
    static func run(_ arguments: [String], environment: [String] = [], input: String = "") async throws -> Outcome {
        let process = try NavctlProcess(arguments, environment: environment, input: input)
        return await onThread { process.end() }
    }

    /// Starts the navctl that was built beside the tests, without an environment.
    ///
    /// With `terminalColumns` its output is a terminal of that width.
    init(
        _ arguments: [String],
        environment: [String] = [],
        input: String = "",
        terminalColumns: UInt16? = nil
    ) throws {
        // Starts one process at a time. Otherwise another child inherits one end of a pipe, and the end of the output
        // never comes.
        self = try NavctlProcess.starting.withLock { _ in
            try NavctlProcess(startedWith: arguments, environment, input, terminalColumns)
        }
    }

    private static let starting = Mutex(())

    private init(startedWith arguments: [String], _ environment: [String], _ input: String, _ columns: UInt16?) throws {
        let inPipe = try Pipe()
        let outPipe = try columns.map { try Pipe(terminalColumns: $0) } ?? Pipe()
        let errorPipe = try Pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, inPipe.reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, outPipe.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errorPipe.writing, STDERR_FILENO)
        // Before there is a process that may end without reading. The input is shorter than a pipe is long.
        _ = input.withCString { write(inPipe.writing, $0, strlen($0)) }
        close(inPipe.writing)
        let path = NavctlProcess.executable
        pid = try NavctlProcess.withPointers([path] + arguments) { arguments in
            try NavctlProcess.withPointers(environment) { environment in
                var pid: pid_t = 0
                let result = posix_spawn(&pid, path, &actions, nil, arguments, environment)
                guard result == 0 else { throw FakeHostError.noSocket(result) }
                return pid
            }
        }
        for descriptor in [inPipe.reading, outPipe.writing, errorPipe.writing] { close(descriptor) }
        output = outPipe.reading
        errors = errorPipe.reading
    }

    /// The first line of the output; nil when no line comes.
    func firstLine() -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while waitToRead(output), read(output, &byte, 1) == 1, byte != 0x0A { line.append(byte) }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// Stops reading the output and waits for the end of the process.
    func endWithoutReader() -> Outcome {
        close(output)
        let complaints = readAll(errors)
        return Outcome(status: wait(), output: "", errors: complaints)
    }

    /// Reads the whole output and waits for the end of the process.
    func end() -> Outcome {
        let text = readAll(output)
        close(output)
        let complaints = readAll(errors)
        return Outcome(status: wait(), output: text, errors: complaints)
    }

    /// The exit status. A process that has not ended by now is killed.
    private func wait() -> Int32 {
        close(errors)
        var status: Int32 = 0
        waitpid(pid, &status, 0)
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
    }

    private func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while waitToRead(descriptor) {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes.append(contentsOf: buffer[..<count])
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Waits until there is something to read, or the end. Kills a process that gives neither within ``patience``.
    private func waitToRead(_ descriptor: Int32) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Int32(patience.components.seconds * 1000)) == 1 else {
            kill(pid, SIGKILL)
            return false
        }
        return true
    }

    private static var executable: String {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let path = String(decoding: buffer[..<max(count, 0)].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return path[..<(path.lastIndex(of: "/") ?? path.startIndex)] + "/navctl"
    }

    private static func withPointers<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
    ) rethrows -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return try body(copies + [nil])
    }
}

/// Two ends that no other child inherits.
private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw FakeHostError.noSocket(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reading = ends[0]
        writing = ends[1]
    }

    // Linux's requests to a terminal's master; the C macros do not reach Swift.
    private static let unlock: UInt = 0x4004_5431  // TIOCSPTLCK
    private static let number: UInt = 0x8004_5430  // TIOCGPTN

    /// A terminal: text written at one end is read at the other end as a terminal shows it.
    init(terminalColumns: UInt16) throws {
        reading = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var isLocked: Int32 = 0
        var number: Int32 = 0
        var size = winsize(ws_row: 24, ws_col: terminalColumns, ws_xpixel: 0, ws_ypixel: 0)
        guard reading >= 0, ioctl(reading, Pipe.unlock, &isLocked) == 0, ioctl(reading, Pipe.number, &number) == 0,
            ioctl(reading, UInt(TIOCSWINSZ), &size) == 0
        else { throw FakeHostError.noSocket(errno) }
        writing = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard writing >= 0 else { throw FakeHostError.noSocket(errno) }
    }
}
