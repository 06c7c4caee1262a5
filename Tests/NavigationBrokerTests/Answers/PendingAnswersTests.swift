import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine alone: batches, silenced sessions, and waits.
struct PendingAnswersTests {
    private var answers = PendingAnswers()

    private func answer(_ text: String, to batch: BatchID, isUncertain: Bool = false) -> Batch.Answer {
        Batch.Answer(text: Array(text.utf8), place: Material.place(1, batch: batch), isUncertain: isUncertain)
    }

    @Test mutating func batchWaitsForItsLastAnswer() {
        let batch = answers.beginBatch(of: Material.session(1))
        answers.hold(batch)
        answers.add(answer("1", to: batch), to: batch)
        let released = [answers.release(batch), answers.release(batch)]
        #expect(released[0] == nil && released[1]?.answers.count == 1)
        #expect(answers[batch] == nil && answers.batchCount == 0)
    }

    @Test mutating func batchesAreNumberedOnce() {
        let first = answers.beginBatch(of: Material.session(1))
        _ = answers.release(first)
        let second = answers.beginBatch(of: Material.session(1))
        #expect(second != first)
    }

    @Test mutating func fullBatchStaysFull() {
        let batch = answers.beginBatch(of: Material.session(1))
        answers.fill(batch)
        #expect(answers[batch]?.isFull == true)
    }

    @Test mutating func uncertainAnswersAreRefusedWithTheirTurn() throws {
        let batch = answers.beginBatch(of: Material.session(1))
        answers.add(answer("1", to: batch), to: batch)
        answers.add(answer("2", to: batch, isUncertain: true), to: batch)
        answers.turnNotWritten(WireError(.storeFailed, "full"))
        let texts = try #require(answers[batch]).answers.map { String(decoding: $0.text, as: UTF8.self) }
        #expect(texts[0] == "1" && texts[1].contains("store_failed") && answers[batch]?.isUncertain == false)
    }

    @Test mutating func writtenTurnMakesAnswersCertain() {
        let batch = answers.beginBatch(of: Material.session(1))
        answers.add(answer("2", to: batch, isUncertain: true), to: batch)
        answers.turnWritten()
        answers.turnNotWritten(WireError(.storeFailed, "full"))
        #expect(answers[batch]?.answers.first?.text == [UInt8(ascii: "2")])
    }

    @Test mutating func sessionTakesItsBatchesAndWaitsWithIt() {
        _ = answers.beginBatch(of: Material.session(1))
        let kept = answers.beginBatch(of: Material.session(2))
        let place = Results.Place(scene: "main", subject: .entry(EntryID(rawValue: 2)))
        answers.results.add(Results.Wait(asker: Material.place(1), type: nil), for: place)
        answers.sessionEnded(Material.session(1))
        #expect(answers.batchCount == 1 && answers[kept] != nil && answers.results.isEmpty)
    }

    @Test mutating func silencedSessionsAreTakenOnce() {
        answers.silence(Material.session(1))
        #expect(answers.hasSilenced)
        let taken = [answers.takeSilenced(), answers.takeSilenced()]
        #expect(taken == [Material.session(1), nil] && !answers.hasSilenced)
    }

    @Test mutating func waitForWhatNeverWasIsForsaken() {
        let place = Results.Place(scene: "main", subject: .entry(EntryID(rawValue: 2)))
        let wait = Results.Wait(asker: Material.place(1), type: nil)
        answers.results.add(wait, for: place)
        var forsaken: [Results.Wait] = []
        let again = answers.takeBack(.awaited(wait), &forsaken) { _ in true }
        #expect(again.isEmpty && forsaken.count == 1 && answers.results.isEmpty)
    }

    @Test(arguments: [true, false])
    mutating func settledWaitGoesOnWhileItsSessionIsThere(isConnected: Bool) {
        let place = Results.Place(scene: "main", subject: .entry(EntryID(rawValue: 2)))
        var forsaken: [Results.Wait] = []
        let wait = Results.Wait(asker: Material.place(1), type: nil)
        let again = answers.takeBack(.settled(place, [wait]), &forsaken) { _ in isConnected }
        #expect(again.count == (isConnected ? 1 : 0) && answers.results.isEmpty != isConnected && forsaken.isEmpty)
    }
}

/// The outcome of an entry or a flow.
struct ResultsTests {
    private var tree = NavigationTree(scene: "main")
    private var results = Results()
    private let session = Material.session(1)

    private func text(_ ended: Results.Ended?) -> String? { ended.map { "\(RawJSON(writing: $0.result))" } }

    private mutating func show(_ type: String) throws -> Results.Place {
        let type = try Material.type(type)
        let shown = try tree.push(Destination(type: type), on: tree.root, by: session)
        let place = Results.Place(scene: "main", subject: .entry(shown.entry))
        results.add(Results.Wait(asker: Material.place(1), type: type), for: place)
        return place
    }

    @Test mutating func entryThatStaysEndsNothing() throws {
        let place = try show("shop.list")
        let change = try tree.push(Destination(type: try Material.type("shop.item")), on: tree.root, by: session).change
        let ended = results.end(place, by: change, in: tree, Cause(.request(.push), session: session))
        #expect(ended == nil)
        #expect(results.places(in: "main") == [place] && results.places(in: "other").isEmpty)
    }

    @Test(arguments: [(Method.pop, "dismissed"), (.replace, "replaced"), (.send, "dismissed")])
    mutating func entryThatGoesEndsItsWait(method: Method, outcome: String) throws {
        let place = try show("shop.list")
        let change = try tree.popAll(of: tree.root)
        let ended = results.end(place, by: change, in: tree, Cause(.request(method), session: session))
        #expect(text(ended)?.contains(#""outcome":"\#(outcome)""#) == true, "\(ended?.result as Any)")
        #expect(ended?.waits.count == 1 && results.isEmpty)
    }

    @Test mutating func entryThatClosesWithAValueIsAnswered() throws {
        let place = try show("shop.list")
        guard case .entry(let entry) = place.subject else { return }
        let change = try tree.finishEntry(entry, value: RawJSON(parsing: "7"))
        let ended = results.end(place, by: change, in: tree, Cause(.request(.entryClose), session: session))
        let start = #"{"scene":"main","revision":2,"entry":"\#(entry)","outcome":"answered","value":7,"by":"#
        #expect(text(ended)?.hasPrefix(start) == true, "\(text(ended) ?? "nil")")
    }
}
