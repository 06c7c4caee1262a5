import Glibc
import NavigationControl

/// A program that navctl has started. It inherits navctl's standard streams.
final class ChildProcess {
    private let pid: pid_t

    /// - Parameter setting: an environment variable that is added to those of navctl, as `NAME=value`.
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

    /// Sends SIGTERM and waits for the end of the process; sends SIGKILL after this number of seconds.
    func end(within seconds: Double) {
        let deadline = Clock.now + seconds
        kill(pid, SIGTERM)
        while waitpid(pid, nil, WNOHANG) == 0 {
            if Clock.now > deadline { kill(pid, SIGKILL) }
            usleep(10_000)
        }
    }
}
