import JSON
import NavigationBroker
import NavigationTree
import Testing

@testable import NavigationSharing

/// A request that changes more than one record of the log takes.
@Suite struct LargeTurnTests {
    /// Twenty-four entries have 1.4 MiB of arguments. They are `shop.item`, whose module supplies no content yet.
    private static func fleet() -> (fleet: SimulatedFleet, module: UInt64, sessions: [UInt64]) {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let text = String(repeating: "x", count: 60 << 10)
        for number in 1...24 {
            let answer = fleet.ask(
                SharedScenesTests.push("shop.item", id: number, #"{"text":"\#(text)"}"#),
                from: sessions[others[1]]
            )
            #expect(answer.contains(#""result""#))
        }
        fleet.run(for: 1)
        return (fleet, sessions[others[0]], sessions)
    }

    private static let register =
        #"{"id":1,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.item","provides":true}]}}"#

    /// The entries that a client sees as pending.
    private static func pending(_ fleet: inout SimulatedFleet, for session: UInt64) -> Int {
        fleet.tree(for: session).components(of: #""contentState":"pending""#)
    }

    @Test func aModuleIsAskedForAllContentWhenItRegisters() {
        var (fleet, module, sessions) = Self.fleet()
        _ = fleet.take(module)
        fleet.send(Self.register, from: module)
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        fleet.run(for: 1)
        let questions = fleet.take(module).filter { $0.contains(#""method":"type.provide""#) }
        #expect(questions.reduce(0) { $0 + $1.components(of: #""entry":"e"#) } == 24)
        for session in sessions { #expect(Self.pending(&fleet, for: session) == 24) }
    }

    @Test func itsWatchersGetSeveralRevisions() {
        var (fleet, module, sessions) = Self.fleet()
        for session in sessions { _ = fleet.ask(SharedScenesTests.watch, from: session) }
        fleet.send(Self.register, from: module)
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        fleet.run(for: 1)
        let changes = sessions.map { fleet.take($0).filter { $0.contains(#""method":"changed""#) } }
        #expect(Set(changes).count == 1)
        let revisions = changes[0].compactMap { SharedScenesTests.members($0)?["params"]?.object?["revision"] }
        #expect(revisions == (25..<25 + Int64(changes[0].count)).map { .integer($0) })
        #expect(changes[0].count > 1)
    }

    /// The owner dies behind each part of the turn. The registration is one that every owner hears.
    @Test func theNextOwnerGoesOn() {
        for delay in [0.001, 0.002, 0.003, 0.004, 0.006, 0.01] {
            var (fleet, module, _) = Self.fleet()
            fleet.send(Self.register, from: module)
            fleet.run(for: delay)
            if let owner = fleet.owner { fleet.kill(owner) }
            fleet.runUntil("the module is registered") { $0.paused.isEmpty }
            fleet.runUntil("all questions") { fleet in
                let lines = fleet.lines[SessionID(rawValue: module)] ?? []
                return lines.reduce(0) { $0 + $1.components(of: #""entry":"e"#) } >= 24
            }
            #expect(Self.pending(&fleet, for: module) == 24)
        }
    }
}

/// Changes that remove more than one record of the log takes. The readers of the log have what goes.
@Suite struct LargeRemovalTests {
    private typealias All = SharedScenesTests

    private static func create(_ others: String) -> String {
        #"{"id":1,"method":"navigator.create","params":{"scene":"wall","name":"mine"\#(others)}}"#
    }

    /// A client has a navigator with 24 entries, which have 1.4 MiB of arguments.
    private static func fleet(_ others: String) -> (fleet: SimulatedFleet, client: UInt64, others: [UInt64]) {
        var (fleet, _, places, sessions) = All.fleet()
        let client: UInt64 = 90
        fleet.connect(client, to: places[1])
        #expect(fleet.ask(create(others), from: client).contains(#""result""#))
        let text = String(repeating: "x", count: 60 << 10)
        for number in 1...24 {
            let push = #"""
                {"id":\#(number),"method":"push","params":{"scene":"wall","navigator":"mine","type":"shop.item",\#
                "arguments":{"text":"\#(text)"}}}
                """#
            #expect(fleet.ask(push, from: client).contains(#""result""#))
        }
        return (fleet, client, sessions)
    }

    @Test func whatASessionLeavesBehindIsRemoved() {
        var (fleet, client, others) = Self.fleet(#","ephemeral":true"#)
        let lock = #"{"id":50,"method":"lock","params":{"scene":"wall","reason":"mine"}}"#
        #expect(fleet.ask(lock, from: client).contains(#""result""#))
        fleet.disconnect(client)
        fleet.run(for: 1)
        for session in others {
            let tree = fleet.tree(for: session)
            #expect(!tree.contains("mine") && tree.contains(#""result""#))
        }
        #expect(fleet.ask(All.push("shop.item"), from: others[0]).contains(#""result""#))
    }

    @Test func aClientMayRemoveMuchAtOnce() {
        var (fleet, client, others) = Self.fleet("")
        for session in others { _ = fleet.ask(All.watch, from: session) }
        let close = #"{"id":50,"method":"navigator.close","params":{"scene":"wall","navigator":"mine"}}"#
        #expect(fleet.ask(close, from: client).contains(#""changed":true"#))
        fleet.run(for: 1)
        let changes = others.map { fleet.take($0).filter { $0.contains(#""method":"navigator.close""#) } }
        #expect(changes[0].count == 1 && Set(changes).count == 1)
        #expect(changes[0].first?.contains(String(repeating: "x", count: 60 << 10)) == true)
        #expect(fleet.hosts.allSatisfy { $0.notes.allSatisfy { !$0.isComplaint } })
    }

    @Test func theLogOfTheHostSaysWhatCouldNotBeRemoved() {
        var (fleet, _, places, others) = All.fleet()
        let client: UInt64 = 90
        fleet.connect(client, to: places[1])
        fleet.makeLargeNavigator(isEphemeral: true, from: client)
        fleet.disconnect(client)
        fleet.run(for: 1)
        let notes = fleet.hosts[fleet.owner ?? 0].notes
        #expect(notes.contains { if case .changeTooLarge(let bytes) = $0 { bytes > 768 << 10 } else { false } })
        #expect(fleet.ask(All.push("shop.item"), from: others[0]).contains(#""result""#))
    }
}

/// Lines that are longer than a message between hosts.
@Suite struct LongLineTests {
    private typealias All = SharedScenesTests

    private static let text = String(repeating: "x", count: 600 << 10)

    /// A client of one host shows an entry of a module of another one.
    private static func stage() -> (
        fleet: SimulatedFleet, asker: UInt64, module: UInt64, place: Int, entry: String
    ) {
        var (fleet, _, others, sessions) = All.fleet()
        let asker = sessions[others[1]]
        let shown = All.members(fleet.ask(All.push("shop.item"), from: asker))?["result"]?.object
        return (fleet, asker, sessions[others[0]], others[0], shown?["entry"]?.string ?? "")
    }

    private static func ask(_ entry: String, _ message: String, id: Int = 5) -> String {
        #"{"id":\#(id),"method":"entry.ask","params":{"scene":"wall","entry":"\#(entry)","message":"\#(message)"}}"#
    }

    /// The client asks the module, which gets the question.
    private static func asked(_ message: String) -> (
        fleet: SimulatedFleet, asker: UInt64, module: UInt64, question: String
    ) {
        var (fleet, asker, module, _, entry) = stage()
        fleet.send(ask(entry, message), from: asker)
        fleet.runUntil("the question") {
            $0.lines[SessionID(rawValue: module)]?.contains { $0.contains("entry.ask") } == true
        }
        return (fleet, asker, module, fleet.take(module).last ?? "")
    }

    @Test func aQuestionComesInParts() {
        let (_, _, _, question) = Self.asked(Self.text)
        #expect(All.members(question)?["params"]?.object?["message"]?.string == Self.text)
    }

    /// The module's host misses the numbers of its parts.
    @Test func aQuestionWhosePartsAreLostFails() {
        var (fleet, asker, module, place, entry) = Self.stage()
        fleet.cut(place, out: false)
        fleet.send(Self.ask(entry, Self.text), from: asker)
        fleet.run(for: 0.2)
        fleet.cut(place, out: false, in: false)
        fleet.send(Self.ask(entry, "now", id: 6), from: asker)
        fleet.runUntil("the first question fails") { $0.lines[SessionID(rawValue: asker)]?.isEmpty == false }
        #expect(fleet.take(asker).first?.contains(#""id":5,"error":{"code":"#) == true)
        fleet.run(for: 5)
        #expect(fleet.take(module).allSatisfy { (try? RawJSON(parsing: $0)) != nil })
    }

    /// The host adds some levels to what a client or a module may send.
    @Test func aDeepAnswerIsAnAnswer() {
        var (fleet, asker, module, question) = Self.asked("price")
        let id = All.members(question)?["id"]?.string ?? ""
        let nested = String(repeating: "[", count: 126) + String(repeating: "]", count: 126)
        fleet.send(#"{"id":"\#(id)","result":\#(nested)}"#, from: module)
        fleet.runUntil("the answer") { $0.lines[SessionID(rawValue: asker)]?.isEmpty == false }
        #expect(fleet.take(asker).first?.contains(nested) == true)
        #expect(fleet.hosts.allSatisfy { $0.scenes?.isBusy == false })
    }

    /// A client may send a read and changes behind it, and close its connection.
    @Test func linesBehindAReadAreCarriedOutAlthoughTheirClientHasGone() {
        var (fleet, _, others, sessions) = All.fleet()
        let client = sessions[others[1]]
        for number in 1...5 {
            let read = #"{"id":\#(number),"method":"path.get","params":{"scene":"wall"}}"#
            fleet.send(number % 2 == 0 ? read : All.push("shop.item", id: number), from: client)
        }
        fleet.disconnect(client)
        fleet.run(for: 1)
        #expect(fleet.tree(for: sessions[others[0]]).components(of: #""type":"shop.item""#) == 3)
    }

    @Test func anAnswerThatIsTooLongFailsItsQuestion() {
        var (fleet, asker, module, question) = Self.asked("price")
        let id = All.members(question)?["id"]?.string ?? ""
        fleet.send(#"{"id":"\#(id)","result":{"answer":"\#(Self.text)\#(Self.text)"}}"#, from: module)
        let before = fleet.now
        fleet.runUntil("the question fails") { $0.lines[SessionID(rawValue: asker)]?.isEmpty == false }
        #expect(fleet.take(asker).first?.contains(#""id":5,"error":"#) == true)
        #expect(fleet.now.seconds(since: before) < 1)
    }
}

extension String {
    /// How often a text is in this one.
    fileprivate func components(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
