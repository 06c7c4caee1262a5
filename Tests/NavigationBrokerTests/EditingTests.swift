import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Edits of paths by the ids of entries, and what they leave alone.
struct EditingTests {
    private let host = Harness()
    private let shop: SessionID
    private let user: SessionID

    init() {
        shop = host.connect()
        user = host.connect()
        host.send(Requests.shop, from: shop)
        for page in 1...3 { show(page) }
    }

    private func show(_ page: Int) {
        host.ask("push", #"{"type":"shop.list","arguments":{"page":\#(page)}}"#, from: user)
    }

    private func path(_ navigator: String = "n1") -> [String] {
        let path = host.result("path.get", #"{"navigator":"\#(navigator)"}"#, from: user)?["path"]
        return (path?.array ?? []).compactMap { $0["id"]?.string }
    }

    private func page(_ page: Int) -> String { #"{"type":"shop.list","arguments":{"page":\#(page)}}"# }

    private func errorName(_ method: String, _ params: String) -> String? {
        host.error(method, params, from: user)?["data"]?["name"]?.string
    }

    /// The position of the only checkpoint or flow.
    private func place() -> JSONValue? {
        host.result("attachment.list", from: user)?["attachments"]?.array?.first?["position"]
    }

    // MARK: By id

    @Test func insertionKeepsAllOthers() {
        let result = host.result("path.insert", #"{"after":"e2","path":[\#(page(7)),\#(page(8))]}"#, from: user)
        #expect(result?["path"] == ["e5", "e6"] && result?["navigator"] == "n1")
        #expect(path() == ["e2", "e5", "e6", "e3", "e4"])
        host.ask("path.insert", #"{"navigator":"n1","at":0,"path":[\#(page(9))]}"#, from: user)
        #expect(path() == ["e7", "e2", "e5", "e6", "e3", "e4"])
    }

    @Test func removalFromTheMiddleKeepsWhatStandsAbove() {
        host.ask("present", #"{"type":"shop.item"}"#, from: user)
        let result = host.result("path.remove", #"{"entries":["e3","e2"]}"#, from: user)
        #expect(result?["removed"] == ["entries": 2, "navigators": 0])
        #expect(path() == ["e4"])
        #expect(host.result("tree.get", from: user)?["current"] == "n5", "the sheet stands on e4")
    }

    @Test func removedEntryTakesItsPresentationWithIt() {
        host.ask("present", #"{"type":"shop.item"}"#, from: user)
        let result = host.result("path.remove", #"{"entries":["e4"]}"#, from: user)
        #expect(result?["removed"] == ["entries": 2, "navigators": 1])
    }

    @Test func moveIsOneEntryTakenOutAndPutBack() {
        host.ask("present", #"{"type":"shop.item"}"#, from: user)
        host.ask("watch", from: shop)
        let result = host.result("path.move", #"{"entry":"e4","before":"e2"}"#, from: user)
        #expect(result?["position"] == 0 && path() == ["e4", "e2", "e3"])
        let events = host.events(of: shop)
        #expect(events.map(\.kinds) == [["entry.removed", "entry.added"]])
        #expect(host.result("tree.get", from: user)?["current"] == "n5", "its sheet stays")
    }

    @Test func updateChangesInPlace() {
        host.ask("watch", from: shop)
        host.ask("entry.update", #"{"entry":"e3","arguments":{"page":9},"hints":{"detent":"large"}}"#, from: user)
        #expect(host.events(of: shop).map(\.kinds) == [["entry.changed"]])
        let entry = host.result("entry.get", #"{"entry":"e3"}"#, from: user)
        #expect(entry?["arguments"] == ["page": 9] && entry?["hints"] == ["detent": "large"])
        #expect(path() == ["e2", "e3", "e4"])
        host.ask("entry.update", #"{"entry":"e3","hints":null}"#, from: user)
        #expect(host.result("entry.get", #"{"entry":"e3"}"#, from: user)?.object?["hints"] == nil)
    }

    @Test func hintsOfAnOrphanCanBeChangedAndItsArgumentsCannot() {
        host.close(shop)
        #expect(errorName("entry.update", #"{"entry":"e3","arguments":{}}"#) == "unknown_destination")
        #expect(host.result("entry.update", #"{"entry":"e3","hints":{"a":1}}"#, from: user)?["changed"] == true)
    }

    @Test func entryDoesNotLeaveItsPath() {
        host.ask("navigator.create", #"{"name":"side"}"#, from: user)
        host.ask("push", #"{"navigator":"side","type":"shop.list"}"#, from: user)
        let error = host.error("path.move", #"{"entry":"e2","after":"e6"}"#, from: user)
        #expect(error?["data"]?["name"] == "unknown_entry" && error?["data"]?["navigator"] == "n5")
    }

    // MARK: Entries in both paths

    @Test(
        arguments: [
            #"path.insert {"before":"e3","path":[{"type":"shop.item"}]}"#, #"path.remove {"entries":["e2"]}"#,
            #"path.move {"entry":"e3","before":"e2"}"#, #"path.move {"entry":"e3","after":"e4"}"#,
            #"entry.update {"entry":"e3","arguments":{"page":9}}"#,
            #"path.set {"path":[{"type":"shop.list","arguments":{"page":3}},{"type":"shop.item"},{"type":"shop.list","arguments":{"page":2}}]}"#,
            #"state.set {"state":[{"path":[{"type":"shop.item"},{"type":"shop.list","arguments":{"page":2}}]}]}"#,
            #"push {"type":"shop.item","ifPresent":"replaceTop"}"#,
        ]
    )
    func resultContentAndIdOfAnEntryStay(request: String) {
        host.ask("pop", #"{"entry":"e3"}"#, from: user)
        let waits = #"{"id":7,"method":"push","params":{"type":"shop.list","arguments":{"page":2},"forResult":true}}"#
        #expect(host.send(waits, from: shop) == [])
        host.ask("entry.provide", #"{"entry":"e5","content":"two"}"#, from: shop)
        show(3)
        let edit = request.replacing("e3", with: "e5").replacing("e4", with: "e6").split(separator: " ", maxSplits: 1)
        #expect(host.result(String(edit[0]), String(edit[1]), from: user)?["changed"] == true)
        #expect(host.take(shop) == [], "the result is still open")
        #expect(host.result("entry.get", #"{"entry":"e5"}"#, from: user)?["content"] == "two")
        host.ask("entry.close", #"{"entry":"e5","value":1}"#, from: user)
        #expect(host.take(shop).contains { $0.contains(#""outcome":"answered""#) })
    }

    @Test func setPathKeepsEveryEntryThatIsInBoth() {
        host.ask("path.set", #"{"path":[\#(page(3)),\#(page(8)),\#(page(1))]}"#, from: user)
        #expect(path() == ["e4", "e5", "e2"])
        host.ask("path.set", #"{"path":[\#(page(1)),\#(page(1)),\#(page(3))]}"#, from: user)
        #expect(path() == ["e2", "e6", "e4"], "each entry stands for one destination")
    }

    @Test func setPathMovesAsFewEntriesAsPossible() {
        host.ask("watch", from: shop)
        host.ask("path.set", #"{"path":[\#(page(2)),\#(page(3)),\#(page(1))]}"#, from: user)
        #expect(host.events(of: shop).map(\.kinds) == [["entry.removed", "entry.added"]])
        #expect(path() == ["e3", "e4", "e2"])
    }

    @Test func pathOfOrphansCanBeReordered() {
        host.close(shop)
        #expect(errorName("path.set", #"{"path":[\#(page(3)),\#(page(3))]}"#) == "unknown_destination")
        host.ask("path.set", #"{"path":[\#(page(3)),\#(page(1))]}"#, from: user)
        #expect(path() == ["e4", "e2"])
    }

    @Test func setStateKeepsEntriesAndWhatStandsOnThem() {
        host.ask("present", #"{"type":"shop.item"}"#, from: user)
        let state =
            #"{"path":[\#(page(9)),\#(page(3)),\#(page(1))]},{"method":"sheet","anchor":1,"root":{"type":"shop.item"}}"#
        host.ask("state.set", #"{"state":[\#(state)]}"#, from: user)
        #expect(path() == ["e7", "e4", "e2"])
        #expect(host.result("tree.get", from: user)?["current"] == "n5", "the sheet is the same")
    }

    // MARK: Checkpoints and flows

    @Test(
        arguments: [
            #"push {"type":"shop.item","ifPresent":"replaceTop"}"#,
            #"push {"type":"shop.list","arguments":{"page":1},"ifPresent":"single"}"#,
            #"path.set {"path":[{"type":"shop.item"},{"type":"shop.item"},{"type":"shop.item"}]}"#,
            #"state.set {"state":[{"path":[{"type":"shop.item"},{"type":"shop.item"},{"type":"shop.item"}]}]}"#,
        ],
        [#"checkpoint.establish {"checkpoint":"a"}"#, #"flow.start {"name":"a","module":"shop"}"#]
    )
    func placeStaysWhenThePathStaysAsLong(request: String, established: String) {
        for request in [established, request] {
            let parts = request.split(separator: " ", maxSplits: 1)
            #expect(host.result(String(parts[0]), String(parts[1]), from: user) != nil)
        }
        #expect(place() == 3)
        #expect(host.result("path.set", #"{"path":[\#(page(1)),\#(page(2))]}"#, from: user) != nil)
        #expect(place() == nil, "it goes when the path becomes shorter")
    }

    @Test func checkpointStandsOnItsEntryWhileOthersComeAndGoBelow() {
        host.ask("pop", from: user)
        host.ask("checkpoint.establish", #"{"checkpoint":"a"}"#, from: user)
        show(3)
        host.ask("path.insert", #"{"before":"e2","path":[\#(page(7))]}"#, from: user)
        #expect(place() == 3)
        host.ask("path.remove", #"{"entries":["e2"]}"#, from: user)
        #expect(place() == 2)
        host.ask("checkpoint.return", #"{"checkpoint":"a"}"#, from: user)
        #expect(path().last == "e3")
        host.ask("path.remove", #"{"entries":["e3"]}"#, from: user)
        #expect(place() == nil, "as with a pop")
    }

    // MARK: Together with the rest

    @Test func editsAreOneRevisionInATransactionAndCanBeUndone() {
        let before = host.tree(from: user)
        let edits = [
            Step("path.insert", #"{"before":"e3","path":[\#(page(7))]}"#),
            Step("path.move", #"{"entry":"e4","after":"e2"}"#),
            Step("path.remove", #"{"entries":["e2"]}"#), Step("entry.update", #"{"entry":"e3","arguments":{}}"#),
        ]
        #expect(host.transaction(edits, from: user).result?["changed"] == true)
        #expect(path() == ["e4", "e5", "e3"])
        host.ask("undo", from: user)
        #expect(path() == ["e2", "e3", "e4"])
        #expect(host.tree(from: user).contains(#""page":2"#) && before.contains(#""page":2"#))
    }

    @Test func guardIsAskedAboutWhatGoesAndNotAboutWhatMoves() {
        host.ask("guard.add", #"{"name":"watch","on":"leave","types":["shop.*"]}"#, from: shop)
        #expect(host.result("path.move", #"{"entry":"e4","before":"e2"}"#, from: user)?["changed"] == true)
        #expect(host.take(shop) == [])
        host.send(#"{"id":9,"method":"path.remove","params":{"entries":["e3"]}}"#, from: user)
        #expect(host.take(shop).first?.contains(#""entry":"e3""#) == true)
        host.send(#"{"id":"q1","result":{"verdict":"deny"}}"#, from: shop)
        #expect(host.take(user).first?.contains("denied") == true && path() == ["e4", "e2", "e3"])
    }

    @Test func contentIsAskedForAgainWhenArgumentsChange() {
        let register = #"{"module":"shop","destinations":[{"type":"shop.list","provides":true}]}"#
        host.ask("module.register", register, from: shop)
        host.take(shop)
        host.ask("path.move", #"{"entry":"e4","before":"e2"}"#, from: user)
        host.ask("entry.update", #"{"entry":"e4","hints":{"detent":"large"}}"#, from: user)
        #expect(host.take(shop) == [])
        host.ask("entry.update", #"{"entry":"e4","arguments":{"page":9}}"#, from: user)
        let asked = host.take(shop)
        #expect(asked.count == 1 && asked.first?.contains("type.provide") == true)
        #expect(asked.first?.contains(#"{"entry":"e4","navigator":"n1","arguments":{"page":9}"#) == true)
    }
}
