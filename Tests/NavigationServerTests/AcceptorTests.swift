import Glibc
import NavigationBroker
import Synchronization
import TestSupport
import Testing

@testable import NavigationServer

/// The event loop can accept a connection, or cannot.
struct AcceptorTests {
    private let now = MonotonicTime(nanoseconds: 0) + 100
    private let log = RecordedLog()

    /// A listening socket in a folder, and a client that waits at it.
    private func listening(at path: String) throws -> (Listener, TestSocket) {
        var socket = try ListeningSocket(SocketPath(option: path, environment: [:], uid: getuid()))
        let listener = try Listener(socket.listen())
        return (listener, try TestSocket(path))
    }

    /// A socket that does not listen: the kernel refuses every accept, as it does when no descriptor is left.
    private func broken() throws -> Listener { try Listener(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)) }

    /// Starts an acceptor. The macros cannot take a poller, which cannot be copied.
    private func start(_ acceptor: Acceptor, _ poller: borrowing Poller) throws {
        let isStarted = acceptor.start(poller)
        try #require(isStarted)
    }

    @Test func waitingClientIsAccepted() throws {
        let folder = try TemporaryFolder()
        let (listener, client) = try listening(at: "\(folder.path)/h.sock")
        let poller = try Poller()
        var acceptor = Acceptor(listener, logger: log.logger)
        try start(acceptor, poller)
        #expect(acceptor.listens(at: listener.descriptor))
        guard case .accepted(let descriptor) = acceptor.accept(poller, now: now) else {
            Issue.record("the client is not accepted")
            return
        }
        let peer = PeerCredentials(of: descriptor)
        #expect(peer.pid == getpid() && peer.uid == getuid() && peer.gid == getgid())
        close(descriptor)
        let next = acceptor.accept(poller, now: now)
        #expect(next == .nothing)
        withExtendedLifetime(client) {}
    }

    @Test func failurePausesAndIsLoggedEveryTenSeconds() throws {
        let poller = try Poller()
        var acceptor = Acceptor(try broken(), logger: log.logger)
        try start(acceptor, poller)
        let first = acceptor.accept(poller, now: now)
        let second = acceptor.accept(poller, now: now + 9)
        #expect([first, second] == [.paused(until: now + 0.2), .paused(until: now + 9.2)])
        #expect(log.messages.count == 1)
        let third = acceptor.accept(poller, now: now + 10)
        #expect(third == .paused(until: now + 10.2))
        #expect(log.messages.count == 2)
    }

    @Test func pausedAcceptorIsNotReportedUntilItResumes() throws {
        let folder = try TemporaryFolder()
        let (listener, client) = try listening(at: "\(folder.path)/h.sock")
        let poller = try Poller()
        let acceptor = Acceptor(listener, logger: log.logger)
        try start(acceptor, poller)
        poller.change(listener.descriptor, [])
        let before = poller.wait(milliseconds: 0)
        acceptor.resume(poller)
        let after = poller.wait(milliseconds: 10_000)
        #expect((before, after) == (0, 1))
        withExtendedLifetime(client) {}
    }

    @Test func closedAcceptorAcceptsNothing() throws {
        let poller = try Poller()
        var acceptor = Acceptor(try broken(), logger: log.logger)
        try start(acceptor, poller)
        acceptor.close(poller)
        let outcome = acceptor.accept(poller, now: now)
        let isStarted = acceptor.start(poller)
        #expect(outcome == .nothing && !isStarted)
    }

    @Test func aPathThatAStartingHostHasTakenIsRefused() throws {
        let folder = try TemporaryFolder()
        let socket = SocketPath(option: "\(folder.path)/h.sock", environment: [:], uid: getuid())
        var starting = try ListeningSocket(socket)
        #expect(throws: ListeningError.alreadyRunning(socket.path)) { _ = try ListeningSocket(socket) }
        #expect(access(socket.path, F_OK) != 0)
        #expect(access("\(socket.path).lock", F_OK) == 0, "the lock is that of the first host")
        let listener = try Listener(starting.listen())
        _ = try TestSocket(socket.path)
        withExtendedLifetime(listener) {}
        starting.remove()
        #expect(access(socket.path, F_OK) != 0)
        #expect(access("\(socket.path).lock", F_OK) != 0)
    }

    /// The lock file comes and goes. So a host may lock a file that has gone, while another one locks the next file.
    @Test(.onSharedThreads) func oneHostHasThePathAtATime() async throws {
        let folder = try TemporaryFolder()
        let socket = SocketPath(option: "\(folder.path)/h.sock", environment: [:], uid: getuid())
        let holders = Holders()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<2000 {
                        guard let held = try? ListeningSocket(socket) else { continue }
                        #expect(holders.count.add(1, ordering: .relaxed).newValue == 1)
                        sched_yield()
                        holders.count.subtract(1, ordering: .relaxed)
                        held.remove()
                    }
                }
            }
        }
        #expect(access("\(socket.path).lock", F_OK) != 0)
    }
}

/// How many hosts have a path.
private final class Holders: Sendable {
    let count = Atomic(0)
}
