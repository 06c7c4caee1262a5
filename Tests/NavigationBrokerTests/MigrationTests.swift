import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// A module comes back with a newer form of its arguments.
struct MigrationTests {
    private let host = Harness()
    private let user: SessionID

    init() {
        user = host.connect()
        let old = host.connect()
        host.send(register(#"{"type":"shop.item"}"#), from: old)
        for n in 1...3 {
            host.send(#"{"id":1,"method":"push","params":{"type":"shop.item","arguments":{"n":\#(n)}}}"#, from: user)
        }
        host.send(#"{"id":1,"method":"present","params":{"type":"shop.item","arguments":{"n":4}}}"#, from: user)
        host.close(old)
    }

    private func register(_ destinations: String) -> String {
        #"{"id":9,"method":"module.register","params":{"module":"shop","destinations":[\#(destinations)]}}"#
    }

    private static let second = """
        {"type":"shop.item","version":2,"arguments":{"type":"object","required":["number"],"properties":{"number":{"type":"integer"}}}}
        """

    private func arguments() -> [JSONValue] {
        let tree = host.result("tree.get", from: user)?.object
        let navigators = (tree?["navigators"]?.array ?? []).compactMap(\.object)
        return navigators.flatMap { [$0["root"]].compactMap { $0 } + ($0["path"]?.array ?? []) }
            .compactMap { $0.object?["arguments"] }
    }

    @Test func entriesBecomeWhatTheModuleSaysInOneRevision() throws {
        let module = host.connect()
        let lines = host.send(register(Self.second), from: module)
        #expect(
            lines.first == """
                {"jsonrpc":"2.0","id":"q1","method":"type.migrate","params":{"scene":"main","type":"shop.item","to":2,"entries":[\
                {"entry":"e2","navigator":"n1","from":0,"arguments":{"n":1}},{"entry":"e3","navigator":"n1","from":0,"arguments":{"n":2}},\
                {"entry":"e4","navigator":"n1","from":0,"arguments":{"n":3}},{"entry":"e6","navigator":"n5","from":0,"arguments":{"n":4}}],"timeout":5}}
                """
        )
        #expect(lines.last?.contains(#""revived":["shop.item"],"outdated":4"#) == true)
        host.send(#"{"id":1,"method":"watch"}"#, from: user)
        host.send(#"{"id":"q1","result":[{"number":1},{"number":2},{"number":3},{"number":4}]}"#, from: module)
        let change = try #require(host.take(user).first)
        #expect(change.split(separator: "entry.changed").count == 5)
        #expect(change.contains(#""position":-1,"entry":{"id":"e6","type":"shop.item","arguments":{"number":4}"#))
        #expect(arguments() == (1...4).map { ["number": .integer($0)] })
        #expect(host.take(module) == [], "nothing is left to ask for")
    }

    @Test func whatCannotBeMigratedStaysAndIsTold() {
        let watcher = host.connect()
        host.send(#"{"id":1,"method":"watch","params":{"verbosity":"error"}}"#, from: watcher)
        let module = host.connect()
        host.send(register(Self.second), from: module)
        host.take(watcher)
        host.send(#"{"id":"q1","result":[{"number":1},null,{"wrong":3}]}"#, from: module)
        #expect(arguments() == [["number": 1], ["n": 2], ["n": 3], ["n": 4]])
        #expect(
            host.take(watcher).last?.contains(
                #""kind":"migration.failed","module":"shop","type":"shop.item","entries":3"#
            ) == true
        )
        #expect(host.send(#"{"id":1,"method":"ping"}"#, from: module).count == 1, "not asked again and again")
    }

    @Test(arguments: [#"{"id":"q1","error":{"code":1,"message":"no"}}"#, #"{"id":"q1","result":7}"#])
    func badAnswerChangesNothing(answer: String) {
        let module = host.connect()
        host.send(register(Self.second), from: module)
        host.send(answer, from: module)
        #expect(arguments() == (1...4).map { ["n": .integer($0)] })
    }

    @Test func moduleThatDiesOrIsSlowIsForgotten() {
        let module = host.connect()
        host.send(register(Self.second), from: module)
        host.advance(seconds: 6)
        host.send(#"{"id":"q1","result":[{"number":1},{"number":2},{"number":3},{"number":4}]}"#, from: module)
        #expect(arguments() == (1...4).map { ["n": .integer($0)] }, "it came too late")
        host.close(module)
        let next = host.connect()
        #expect(host.send(register(Self.second), from: next).first?.contains("type.migrate") == true)
    }

    @Test func migrationIsUndoneLikeAnythingElse() {
        let module = host.connect()
        host.send(register(Self.second), from: module)
        host.send(#"{"id":"q1","result":[{"number":1},{"number":2},{"number":3},{"number":4}]}"#, from: module)
        host.send(#"{"id":1,"method":"undo"}"#, from: user)
        #expect(arguments() == (1...4).map { ["n": .integer($0)] })
    }
}
