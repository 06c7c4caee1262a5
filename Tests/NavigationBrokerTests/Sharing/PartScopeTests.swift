import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// A broker of a fleet gets lines that other brokers get as well.
@Suite struct PartScopeTests {
    private let host = Harness()
    private let session: SessionID

    init() {
        session = host.connect()
        host.send(#"{"id":1,"method":"scene.create","params":{"scene":"desk"}}"#, from: session)
    }

    private static func line(_ lists: String) -> String {
        #"{"id":7,"method":"module.register","params":{"module":"m","destinations":[{"type":"m.a"}],\#(lists)}}"#
    }

    /// Parts for all scenes, for `main` and `desk`, which are here, and for `wall`, which is not.
    private static let parts = [
        #""guards":[{"name":"all","on":"enter"},{"name":"main","on":"enter","navigator":"n1"}"#,
        #"{"name":"desk","on":"enter","scene":"desk"},{"name":"wall","on":"enter","scene":"wall","navigator":"n5"}]"#,
        #""receivers":[{"value":"m.all"},{"value":"m.main","scene":"main"},{"value":"m.wall","scene":"wall"}]"#,
        #""mappings":[{"scene":"wall","navigator":"n5","from":"x.a","to":"m.a"}"#,
        #"{"navigator":"n1","from":"x.a","to":"m.a"},{"scene":"desk","navigator":"n1","from":"x.a","to":"m.a"}]"#,
    ].joined(separator: ",")

    private func register(_ parts: PartScope, from number: UInt64 = 100, _ elsewhere: Elsewhere = Elsewhere())
        -> JSONObject?
    {
        let lines = host.send(Self.line(Self.parts), from: session, adding: number, taking: parts, elsewhere)
        return lines.last.flatMap { try? RawJSON(parsing: $0).value() }?.object?["result"]?.object
    }

    private func names(_ list: String, _ member: String) -> [String] {
        let kind = String(list.dropLast())
        let elements = host.result("\(kind).list", from: session)?.object?[list]?.array ?? []
        return elements.compactMap { $0.object?[member]?.string }
    }

    private var mappedScenes: [String] {
        host.trees.sorted { $0.key < $1.key }.filter { !$0.value.allAttachments.isEmpty }.map(\.key)
    }

    private static func strings(_ value: JSONValue?) -> [String]? { value?.array?.compactMap(\.string) }

    @Test func theOwnBrokerTakesWhatNoOtherHas() {
        var elsewhere = Elsewhere()
        elsewhere.mappings["wall"] = [AttachmentID(rawValue: 77)]
        let result = register(.allBut(["wall"]), elsewhere)
        #expect(names("guards", "name") == ["all", "main", "desk"])
        #expect(names("receivers", "value") == ["m.all", "m.main"])
        #expect(mappedScenes == ["desk", "main"])
        // The answer has the ids of all parts, in the order of the lists.
        #expect(Self.strings(result?["guards"]) == ["g100", "g101", "g102", "g103"])
        #expect(names("guards", "guard") == ["g100", "g101", "g102"])
        #expect(Self.strings(result?["receivers"]) == (104...106).map { "r\(session.rawValue).\($0)" })
        let mappings = Self.strings(result?["mappings"]) ?? []
        let own = host.trees.sorted { $0.key > $1.key }.flatMap { $0.value.allAttachments.map { "\($0.id)" } }
        #expect(mappings == ["a77"] + own)
        #expect(own.count == 2)
    }

    @Test func theBrokerOfASceneTakesItsOwn() {
        let result = register(.scene("desk"))
        #expect(names("guards", "name") == ["all", "desk"])
        #expect(names("guards", "guard") == ["g100", "g102"])
        #expect(names("receivers", "value") == ["m.all"])
        #expect(mappedScenes == ["desk"])
        #expect(Self.strings(result?["mappings"])?.count == 1)
    }

    /// A part keeps its number, which is that of its place in the whole list.
    @Test func aLineThatIsSaidAgainLeavesOutWhatWasClosed() {
        let closed = #""navigator":"n77""#
        let parts = [
            #""guards":[{"name":"gone","on":"enter","scene":"desk",\#(closed)},{"name":"all","on":"enter"}]"#,
            #""receivers":[{"value":"m.gone","scene":"desk",\#(closed)},{"value":"m.all"}]"#,
            #""mappings":[{"scene":"desk",\#(closed),"from":"x.a","to":"m.a"}]"#,
        ]
        let line = Self.line(parts.joined(separator: ","))
        let refusal = host.send(line, from: session, adding: 100, taking: .scene("desk")).last
        #expect(refusal?.contains("unknown_navigator") == true)
        _ = host.send(line, from: session, adding: 100, taking: .sceneAgain("desk"))
        #expect(names("guards", "guard") == ["g101"])
        #expect(names("receivers", "receiver") == ["r\(session.rawValue).103"])
        #expect(mappedScenes.isEmpty)
    }

    @Test func theOwnBrokerOfAnotherHostTakesThoseOfAllScenes() {
        _ = register(.unnamed)
        #expect(names("guards", "name") == ["all"])
        #expect(names("receivers", "value") == ["m.all"])
        #expect(mappedScenes.isEmpty)
    }

    @Test func aHostAloneTakesAllAndKnowsWhatItLacks() {
        let lines = host.send(Self.line(Self.parts), from: session)
        #expect(lines.last?.contains("unknown_scene") == true)
        #expect(lines.last?.contains("guards[3]") == true)
    }

    @Test func aRefusalNamesThePlaceInTheWholeList() {
        let wall = #"{"scene":"wall","navigator":"n5","from":"x.a","to":"m.a"}"#
        let main = #"{"navigator":"n9","from":"x.a","to":"m.a"}"#
        let line = Self.line(#""mappings":[\#(wall),\#(main)]"#)
        let lines = host.send(line, from: session, adding: nil, taking: .allBut(["wall"]))
        #expect(lines.last?.contains("unknown_navigator") == true)
        #expect(lines.last?.contains("mappings[1]") == true)
    }

    @Test(
        arguments: [
            #""mappings":[{"navigator":"n1","from":"x.a","to":"m.a"},{"navigator":"n9","from":"x.a","to":"m.a"}]"#,
            #""guards":[{"name":"b","on":"enter","navigator":"n9"}]"#, #""presentation":5"#,
        ]
    )
    func aCheckSaysWhatARegistrationWouldBeRefusedFor(_ lists: String) throws {
        _ = register(.allBut(["wall"]))
        let before = (host.trees, host.result("guard.list", from: session))
        let line = Self.line(lists)
        var refusals: [WireError?] = []
        for checked in [line, Self.line(Self.parts)] {
            host.tell { broker in
                refusals.append(
                    broker.refusal(
                        ofModuleIn: Array(checked.utf8).span.bytes,
                        from: session,
                        adding: 200,
                        taking: .allBut(["wall"]),
                        now: host.now
                    )
                )
            }
        }
        #expect(host.trees == before.0)
        #expect(host.result("guard.list", from: session) == before.1)
        #expect(refusals[1] == nil)
        var writer = JSONWriter()
        writer.refusal(of: try RawJSON(parsing: "7"), try #require(refusals[0]))
        let answer = host.send(line, from: session, adding: 200, taking: .allBut(["wall"])).last
        #expect(answer == String(decoding: writer.bytes, as: UTF8.self))
    }

    @Test func aPartThatComesAgainHasItsNewNumber() {
        _ = register(.scene("desk"))
        _ = register(.scene("desk"), from: 200)
        #expect(names("guards", "guard") == ["g200", "g202"])
        #expect(mappedScenes == ["desk"])
    }

    // MARK: Lists

    private func list(_ method: String, _ member: String, _ listed: [String]) -> [String] {
        var elsewhere = Elsewhere()
        elsewhere.listed = listed.compactMap { try? RawJSON(parsing: $0).value().object }
        let line = #"{"id":7,"method":"\#(method).list"}"#
        let lines = host.send(line, from: session, adding: nil, taking: .all, elsewhere)
        let result = lines.last.flatMap { try? RawJSON(parsing: $0).value() }?.object?["result"]?.object
        return result?["\(method)s"]?.array?.compactMap { $0.object?[member]?.string } ?? []
    }

    @Test func aListHasEachPartOnceInItsOrder() {
        for number in [20, 40] as [UInt64] {
            let add = #"{"id":8,"method":"guard.add","params":{"name":"own","on":"enter"}}"#
            _ = host.send(add, from: session, adding: number, taking: .all)
        }
        let others = [(30, 0), (50, -1), (20, 0), (10, 1), (30, 0)].map { number, order in
            #"{"guard":"g\#(number)","name":"other","on":"enter","types":[],"order":\#(order),"#
                + #""timeout":5,"default":"deny"}"#
        }
        #expect(list("guard", "guard", others) == ["g50", "g20", "g30", "g40", "g10"])
    }

    @Test func receiversAndSequencesComeByAge() {
        let receivers = [
            #"{"receiver":"r9.12","session":"s9","value":"x.b"}"#,
            #"{"receiver":"r20.3","session":"s20","value":"x.a"}"#,
        ]
        #expect(list("receiver", "value", receivers) == ["x.a", "x.b"])
        let sequences = ["s9.12", "s20.3"].map { id in
            #"{"sequence":"\#(id)","scene":"wall","session":"s9","state":"running","done":1,"left":1}"#
        }
        #expect(list("sequence", "sequence", sequences) == ["s20.3", "s9.12"])
    }
}
