import Glibc
import Logging
import TestSupport
import Testing

@testable import NavigationServer

/// The inputs from a service manager and the notifications to it, tested without a service manager.
@Suite(.onOwnThread)
struct ServiceTests {
    private func read(_ environment: [String: String]) throws -> ServiceEnvironment {
        try ServiceEnvironment(environment, pid: 7)
    }

    @Test func socketsOfThisProcessAreTaken() throws {
        let environment = ["LISTEN_PID": "7", "LISTEN_FDS": "3", "LISTEN_FDNAMES": "a::b"]
        #expect(try read(environment).sockets == ["a", "", "b"])
        #expect(try read(["LISTEN_PID": "7", "LISTEN_FDS": "1"]).sockets == ["unknown"])
    }

    @Test func socketsOfAnotherProcessAreNot() throws {
        #expect(try read(["LISTEN_PID": "8", "LISTEN_FDS": "1"]).sockets == [])
        #expect(try read(["LISTEN_FDS": "1"]).sockets == [])
        #expect(try read([:]).socket() == nil)
    }

    @Test(arguments: ["-1", "x", "1 ", "9223372036854775808", "1025"])
    func numbersThatAreNoneAreRefused(text: String) throws {
        #expect(throws: ListeningError.malformedVariable("LISTEN_FDS", text)) {
            try read(["LISTEN_PID": "7", "LISTEN_FDS": text])
        }
    }

    @Test func onlyOneSocketIsTaken() throws {
        let environment = ["LISTEN_PID": "7", "LISTEN_FDS": "2", "LISTEN_FDNAMES": "a:b"]
        #expect(throws: ListeningError.severalSockets(["a", "b"])) { try read(environment).socket() }
    }

    @Test func watchdogIsThisProcesss() throws {
        #expect(try read(["WATCHDOG_USEC": "4000"]).watchdog == 4000)
        #expect(try read(["WATCHDOG_USEC": "4000", "WATCHDOG_PID": "7"]).watchdog == 4000)
        #expect(try read(["WATCHDOG_USEC": "4000", "WATCHDOG_PID": "8"]).watchdog == nil)
        #expect(try read(["WATCHDOG_USEC": "0"]).watchdog == nil)
        #expect(try ServiceNotifier(read(["WATCHDOG_USEC": "4000"])) == nil)
        let told = ["WATCHDOG_USEC": "4000", "NOTIFY_SOCKET": "/nowhere"]
        #expect(try ServiceNotifier(read(told))?.interval == 2_000_000)
        let never = ["WATCHDOG_USEC": "9223372036854775807", "NOTIFY_SOCKET": "/nowhere"]
        #expect(try ServiceNotifier(read(never))?.interval == .max)
    }

    @Test func addressesOfTheManager() throws {
        #expect(NotifyAddress("/run/n")?.bytes == Array("/run/n".utf8))
        #expect(NotifyAddress("@n")?.bytes == [0, UInt8(ascii: "n")])
        for text in ["", "@", "/", "run/n", "vsock:2:1", "/" + String(repeating: "x", count: 107)] {
            #expect(NotifyAddress(text) == nil, "\(text)")
        }
        #expect(throws: ListeningError.malformedVariable("NOTIFY_SOCKET", "n")) {
            try ServiceNotifier(read(["NOTIFY_SOCKET": "n"]))
        }
    }

    @Test func aStatusIsOneLine() {
        #expect(ServiceNotifier.State.status("a\nb\r\nREADY=1").assignment == "STATUS=a b READY=1")
    }

    @Test(arguments: ["/%/notify", "@%/notify"])
    func theManagerIsTold(place: String) throws {
        let folder = try TemporaryFolder()
        let place = place.replacing("/%", with: folder.path).replacing("%", with: folder.path)
        let manager = try DatagramSocket(place)
        let notifier = try #require(try ServiceNotifier(read(["NOTIFY_SOCKET": place])))
        #expect(notifier.tell(.ready, .status("Listening")))
        #expect(try manager.receive() == "READY=1\nSTATUS=Listening")
    }

    @Test func aManagerThatIsGoneHoldsNothingUp() throws {
        let notifier = try #require(try ServiceNotifier(read(["NOTIFY_SOCKET": "/nowhere/notify"])))
        #expect(!notifier.tell(.ready))
    }

    @Test func wrongDescriptorsAreRefused() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let others = [
            socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0), socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0),
            socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0),
        ]
        defer { for descriptor in ends + others { close(descriptor) } }
        let reasons = [
            (ends[0], "is not a socket"), (others[1], "is not a stream socket"), (others[2], "is not a Unix socket"),
            (others[0], "is a connection, not a listening socket (Accept= must be no)"), (9999, "is not open"),
        ]
        for (descriptor, reason) in reasons {
            #expect(throws: ListeningError.wrongDescriptor(descriptor, reason)) { try InheritedSocket(descriptor) }
        }
        let folder = try TemporaryFolder()
        let abstract = try #require(UnixName("@\(folder.path)").open(SOCK_STREAM))
        defer { close(abstract) }
        try #require(listen(abstract, 1) == 0)
        #expect(throws: ListeningError.wrongDescriptor(abstract, "has no path")) { try InheritedSocket(abstract) }
    }

    @Test func anInheritedSocketStaysBehind() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/h.sock"
        let descriptor = try #require(UnixName(path).open(SOCK_STREAM))
        try #require(listen(descriptor, 8) == 0)
        let inherited = try InheritedSocket(descriptor)
        #expect(inherited.path == path)
        #expect(fcntl(descriptor, F_GETFD) == FD_CLOEXEC)
        let manager = try DatagramSocket("\(folder.path)/notify")
        let environment = ["NOTIFY_SOCKET": "\(folder.path)/notify", "WATCHDOG_USEC": "1000000"]
        let host = try await Host.start(
            .init(
                socket: SocketPath(option: "/nowhere/h.sock", environment: [:], uid: getuid()),
                inherited: inherited,
                notifier: ServiceNotifier(read(environment))
            ),
            logger: Logger(label: "test")
        )
        #expect(try manager.receive() == "READY=1\nSTATUS=Listening on \(path)")
        #expect(try TestSocket(path).request(#"{"id":1,"method":"ping"}"#).contains("pong"))
        for _ in 1...2 {
            #expect(try manager.receive().hasPrefix("WATCHDOG=1\nSTATUS=Listening on \(path), "))
        }
        host.shutDown()
        await host.waitUntilClosed()
        var last = try manager.receive()
        while last.hasPrefix("WATCHDOG=1") { last = try manager.receive() }
        #expect(last.hasPrefix("STOPPING=1\nSTATUS=Closing "))
        #expect(access(path, F_OK) == 0, "the manager's socket file is gone")
    }
}

/// A Unix socket with a name, abstract after an `@`.
struct UnixName {
    private let address: NotifyAddress?

    init(_ text: String) { address = NotifyAddress(text) }

    /// A socket bound to it, or nil.
    func open(_ kind: __socket_type) -> Int32? {
        let descriptor = socket(AF_UNIX, Int32(kind.rawValue), 0)
        if address?.withSocketAddress({ bind(descriptor, $0, $1) }) == 0 { return descriptor }
        close(descriptor)
        return nil
    }
}

/// The socket of a service manager.
final class DatagramSocket {
    private let descriptor: Int32

    init(_ name: String) throws { descriptor = try #require(UnixName(name).open(SOCK_DGRAM)) }

    deinit { close(descriptor) }

    /// The next datagram; throws when none comes in time.
    func receive(seconds: Int32 = TestSocket.patience) throws -> String {
        var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, seconds * 1000) == 1 else {
            throw TestSocket.Failure(description: "nothing came for \(seconds) s")
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        try #require(count >= 0)
        return String(decoding: bytes[..<count], as: UTF8.self)
    }
}
