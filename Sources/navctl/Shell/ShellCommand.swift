import Glibc

/// Carries out a command by this same program, so that a failure ends the command and not the shell.
enum ShellCommand {
    /// Runs the command and waits for its end.
    ///
    /// - Parameter readsTerminal: false for a script, whose lines must not become the input of a command.
    /// - Returns: its exit status; 128 and the number of the signal that ended it.
    static func run(_ arguments: [String], readsTerminal: Bool) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if !readsTerminal { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGPIPE, SIGINT] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let words = (["navctl"] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var pid: pid_t = 0
        let result = posix_spawn(&pid, "/proc/self/exe", &actions, &attributes, words, environ)
        guard result == 0 else {
            StandardError.write("navctl: cannot start a command: \(String(cString: strerror(result)))")
            return 126
        }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        let number = status & 0x7F
        return number == 0 ? status >> 8 & 0xFF : 128 + number
    }
}
