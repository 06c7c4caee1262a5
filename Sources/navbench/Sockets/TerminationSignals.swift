internal import CLinux
internal import Glibc

/// Makes the signals that end a program readable from a descriptor, so that a wait can notice them and unwind.
final class TerminationSignals {
    let descriptor: Int32

    /// Blocks the signals from now on. Child processes get them as usual.
    init() throws {
        var mask = sigset_t()
        sigemptyset(&mask)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&mask, signal) }
        guard sigprocmask(SIG_BLOCK, &mask, nil) == 0 else { throw BenchFailure.lastCall("sigprocmask") }
        self.descriptor = signalfd(-1, &mask, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
        guard descriptor >= 0 else { throw BenchFailure.lastCall("signalfd") }
    }

    deinit { close(descriptor) }

    /// Throws when a signal has arrived.
    func check() throws {
        var information = signalfd_siginfo()
        let size = MemoryLayout<signalfd_siginfo>.size
        guard read(descriptor, &information, size) == size else { return }
        throw Interruption(signal: Int32(information.ssi_signo))
    }

    /// Waits until a descriptor is ready, a signal arrives, or the time is over.
    func wait(for other: Int32, events: Int32, milliseconds: Int32) throws -> Bool {
        var polled = [
            pollfd(fd: other, events: Int16(events), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&polled, 2, milliseconds) >= 0 || errno == EINTR else { throw BenchFailure.lastCall("poll") }
        if polled[1].revents != 0 { try check() }
        return polled[0].revents != 0
    }
}
