import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// Which lines a monitor shows, and what a line of the host is.
struct TrafficMonitorTests {
    private var sessions = Sessions()
    private let answer = TrafficLine(direction: .out, kind: .answer, method: "push", id: nil)

    private mutating func connect(_ user: UInt32 = 1000) throws -> Session {
        let peer = PeerCredentials(pid: 100, uid: user, gid: user)
        let id = sessions.open(peer, limits: Limits(), now: Material.start).id
        return try #require(sessions[id])
    }

    private func monitor(_ filter: String = "{}", user: UInt32? = nil) throws -> TrafficMonitor {
        let filter = try Material.read(HostMonitor.self, filter)
        return TrafficMonitor(session: Material.session(1), number: 1, user: user, filter: filter)
    }

    // MARK: Filters

    @Test(
        arguments: [
            ("{}", true), (#"{"directions":["out"]}"#, true), (#"{"directions":["in"]}"#, false),
            (#"{"kinds":["event","answer"]}"#, true), (#"{"kinds":["request"]}"#, false),
            (#"{"methods":["pop","push"]}"#, true), (#"{"methods":["pop"]}"#, false),
            (#"{"session":"s2"}"#, true), (#"{"session":"s3"}"#, false),
            (#"{"session":"s2","directions":["out"],"kinds":["request"]}"#, false),
        ]
    )
    mutating func monitorShowsWhatItsFilterAsksFor(filter: String, isShown: Bool) throws {
        _ = try connect()
        let session = try connect()
        #expect(try monitor(filter).wants(answer, of: session) == isShown)
    }

    @Test mutating func lineOfAnUnknownMethodIsNoneOfTheNamed() throws {
        _ = try connect()
        let session = try connect()
        let line = TrafficLine(direction: .in, kind: .invalid, method: nil, id: nil)
        let (all, pushes) = (try monitor(), try monitor(#"{"methods":["push"]}"#))
        let wants = [all.wants(line, of: session), pushes.wants(line, of: session)]
        #expect(wants == [true, false])
    }

    @Test(arguments: ["{}", #"{"session":"s1"}"#])
    mutating func ownSessionIsNeverShown(filter: String) throws {
        let own = try connect()
        #expect(try monitor(filter).wants(answer, of: own) == false)
    }

    @Test(arguments: [(1000, true), (1001, false), (nil, true)] as [(UInt32?, Bool)])
    mutating func monitorShowsTheSessionsOfItsUser(user: UInt32?, isShown: Bool) throws {
        _ = try connect()
        let session = try connect(1000)
        #expect(try monitor(user: user).wants(answer, of: session) == isShown)
    }

    // MARK: Lines of the host

    private func line(_ text: String, answering method: Method?) -> TrafficLine? {
        Array(text.utf8).withUnsafeBytes { TrafficLine(outgoing: $0, answering: method) }
    }

    @Test(
        arguments: [
            (#"{"jsonrpc":"2.0","id":7,"result":{}}"#, "answer push 7"),
            (#"{"jsonrpc":"2.0","id":"a\"b,}","result":{}}"#, #"answer push "a\"b,}""#),
            (#"{"jsonrpc":"2.0","id":null,"error":{}}"#, "answer push null"),
            (#"{"jsonrpc":"2.0","id":"q1","method":"entry.ask","params":{}}"#, #"question entry.ask "q1""#),
            (#"{"jsonrpc":"2.0","method":"changed","params":{}}"#, "event changed nil"),
        ]
    )
    func lineOfTheHostIsToldByItsMembers(text: String, expected: String) throws {
        let read = line(text, answering: .push)
        let line = try #require(read)
        let id = line.id.map { String(decoding: $0, as: UTF8.self) }
        #expect("\(line.kind.rawValue) \(line.method ?? "nil") \(id ?? "nil")" == expected)
        #expect(line.direction == .out)
    }

    @Test func answerMayBeToSomethingUnknown() throws {
        let read = line(#"{"jsonrpc":"2.0","id":7,"error":{}}"#, answering: nil)
        let line = try #require(read)
        #expect(line.kind == .answer && line.method == nil)
    }

    @Test func batchIsMoreThanOneMessage() {
        let read = line(#"[{"jsonrpc":"2.0","id":7,"result":{}}]"#, answering: nil)
        #expect(read == nil)
    }
}
