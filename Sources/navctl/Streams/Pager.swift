import Glibc
import JSON
import NavigationControl

/// The program through which a person reads a text that is longer than the terminal.
struct Pager {
    /// A command for the shell.
    private let command: String

    /// The pager of `$NAVCTL_PAGER`, else of `$PAGER`, else less(1) if it is installed.
    ///
    /// Nil without any of them, and for an empty variable and `cat`.
    static var chosen: Pager? {
        for name in ["NAVCTL_PAGER", "PAGER"] {
            guard let value = getenv(name) else { continue }
            let command = String(cString: value)
            return command.isEmpty || command == "cat" ? nil : Pager(command: command)
        }
        return isInstalled("less") ? Pager(command: "less -FRX") : nil
    }

    /// Shows a text and waits until the person has read it. False when the pager cannot be started.
    func show(_ text: String) -> Bool {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // Control-C belongs to the pager: it ends a search there, and not the reading.
        let before = signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, before) }
        guard let pid = start(reading: ends[0]) else {
            for end in ends { close(end) }
            return false
        }
        close(ends[0])
        // A person who has seen enough closes the pager, and the rest has no reader.
        _ = DescriptorOutput.writeAll(text + "\n", to: ends[1])
        close(ends[1])
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        return !Self.isNotFound(status)
    }

    /// Starts the command with the signals of a new program.
    private func start(reading descriptor: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGPIPE, SIGINT] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        // less(1) shows colours with R. A person's own choice counts more.
        setenv("LESS", "FRX", 0)
        let words: [String] = ["sh", "-c", command]
        let arguments = words.map { strdup($0) } + [nil]
        defer { for text in arguments { free(text) } }
        var pid: pid_t = 0
        return posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments, environ) == 0 ? pid : nil
    }

    /// Whether the shell has not found the command, or could not carry it out. Then nothing has been shown.
    private static func isNotFound(_ status: Int32) -> Bool {
        let hasExited = status & 0x7F == 0
        return hasExited && [126, 127].contains(status >> 8 & 0xFF)
    }

    private static func isInstalled(_ program: String) -> Bool {
        let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        return folders.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }
}
