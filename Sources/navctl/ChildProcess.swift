import Glibc
import NavigationControl

/// A program that navctl started; it writes where navctl writes.
final class ChildProcess {
    private let pid: pid_t

    /// - Parameter setting: an environment variable besides those that navctl has, as `NAME=value`.
    init(_ command: [String], setting: String) throws(Ending) {
        var pid: pid_t = 0
        let name = setting.prefix { $0 != "=" } + "="
        var variables: [String] = []
        var next = environ
        while let variable = next.pointee {
            variables.append(String(cString: variable))
            next += 1
        }
        let environment = (variables.filter { !$0.hasPrefix(name) } + [setting]).map { strdup($0) } + [nil]
        let arguments = command.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        let result = posix_spawnp(&pid, command[0], nil, nil, arguments, environment)
        guard result == 0 else {
            let why = String(cString: strerror(result))
            throw Ending(status: .unreachable, complaint: "navctl: cannot start \(command[0]): \(why)")
        }
        self.pid = pid
    }

    /// Waits for its end; when that takes longer than so many seconds, ends it.
    func end(within seconds: Double) {
        let deadline = Clock.now + seconds
        kill(pid, SIGTERM)
        while waitpid(pid, nil, WNOHANG) == 0 {
            if Clock.now > deadline { kill(pid, SIGKILL) }
            usleep(10_000)
        }
    }
}

/// A folder that goes with its object, and a socket in it.
final class TemporaryFolder {
    let path: String

    init() throws(Ending) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        // mkdtemp(3) puts six characters of its own for the last six, and wants them to be these.
        var template = Array("\(parent)/navctl-\(String(repeating: "X", count: 6))".utf8CString)
        guard mkdtemp(&template) != nil else {
            let why = String(cString: strerror(errno))
            throw Ending(status: .unreachable, complaint: "navctl: cannot make a folder in \(parent): \(why)")
        }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { rmdir(path) }
}
