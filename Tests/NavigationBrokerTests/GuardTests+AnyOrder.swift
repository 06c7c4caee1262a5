import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Guards, votes and requests come in any order.
extension GuardTests {
    /// The host answers each request once and leaves nothing over.
    ///
    /// Guards give any answer or none, sessions come and go, and requests meet.
    @Test(arguments: 0..<20)
    func everyRequestIsAnsweredOnce(seed: UInt64) {
        var crowd = Crowd(seed: seed)
        for number in 0..<200 { crowd.play(number) }
        crowd.waitForAnswers()
        let (asked, answered) = (crowd.asked, crowd.answered)
        for asker in crowd.askers {
            #expect(answered[asker, default: []].sorted() == asked[asker, default: []].sorted(), "seed \(seed)")
        }
        let host = crowd.host
        #expect(host.suspendedCount == 0 && host.brokenInvariant(of: "main") == nil, "seed \(seed)")
    }
}

/// Two sessions with guards, and three that send requests.
private struct Crowd {
    let host: Harness
    private let keepers: [SessionID]
    private(set) var askers: [SessionID]
    private var random: SeededGenerator
    /// Questions to guards that have no vote yet.
    private var questions: [(id: String, keeper: SessionID)] = []
    private(set) var asked: [SessionID: Set<String>] = [:]
    private(set) var answered: [SessionID: [String]] = [:]

    private static let requests = [
        #""method":"push","params":{"type":"shop.list","navigator":"n1"}"#,
        #""method":"push","params":{"type":"shop.list","navigator":"side"}"#,
        #""method":"present","params":{"type":"shop.item"}"#, #""method":"pop","params":{"navigator":"n1"}"#,
        #""method":"reset""#, #""method":"dismissAny""#, #""method":"ping""#,
        #""method":"transaction","params":{"operations":[{"method":"popAll","params":{"navigator":"n1"}},{"method":"push","params":{"type":"shop.list","navigator":"side"}}]}"#,
    ]
    private static let votes = [
        #"{"verdict":"allow"}"#, #"{"verdict":"allow"}"#, #"{"verdict":"deny"}"#, "7",
        #"{"verdict":"redirect","type":"shop.item"}"#,
    ]

    init(seed: UInt64) {
        let host = Harness()
        self.host = host
        random = SeededGenerator(seed: seed)
        keepers = (0..<2).map { _ in host.connect() }
        askers = (0..<3).map { _ in host.connect() }
        host.send(Requests.shop, from: keepers[0])
        host.send(#"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"side"}}"#, from: keepers[0])
        for (index, keeper) in keepers.enumerated() {
            for moment in ["enter", "leave"] {
                let params =
                    #"{"name":"g","on":"\#(moment)","order":\#(index),"types":["shop.\#(index == 0 ? "*" : "list")"]}"#
                _ = host.result("guard.add", params, from: keeper)
            }
        }
    }

    /// A request, a vote, or time that passes.
    mutating func play(_ number: Int) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<6: ask(number)
        case 6..<9: vote()
        default:
            host.advance(seconds: 2)
            if number % 7 == 0 { replaceAsker() }
        }
        collect()
    }

    /// Lets time pass until each request has an answer, but not forever.
    mutating func waitForAnswers() {
        for _ in 0..<1_000 where isWaiting {
            host.advance(seconds: 6)
            collect()
        }
    }

    private var isWaiting: Bool {
        askers.contains { answered[$0, default: []].count < asked[$0, default: []].count }
    }

    private mutating func ask(_ number: Int) {
        guard let asker = askers.randomElement(using: &random) else { return }
        let line = #"{"id":\#(number),\#(Self.requests.randomElement(using: &random) ?? "")}"#
        asked[asker, default: []].insert("\(number)")
        host.send([(line: line, session: asker)])
    }

    private mutating func vote() {
        guard let index = questions.indices.randomElement(using: &random) else { return }
        let question = questions.remove(at: index)
        let line = #"{"id":"\#(question.id)","result":\#(Self.votes.randomElement(using: &random) ?? "")}"#
        host.send([(line: line, session: question.keeper)])
    }

    /// One session goes, with its requests, and another one comes.
    private mutating func replaceAsker() {
        guard let gone = askers.randomElement(using: &random) else { return }
        host.close(gone)
        asked[gone] = nil
        askers.removeAll { $0 == gone }
        askers.append(host.connect())
    }

    /// Takes what the host has sent: questions to the guards, and answers.
    private mutating func collect() {
        for keeper in keepers {
            for line in host.take(keeper).compactMap(Self.object) where line["method"] == "guard.ask" {
                questions.append((line["id"]?.string ?? "", keeper))
            }
        }
        for asker in askers {
            answered[asker, default: []] += host.take(asker).compactMap(Self.object)
                .compactMap { $0["id"]?.serialized().description }
        }
    }

    private static func object(_ line: String) -> JSONObject? { (try? RawJSON(parsing: line).value())?.object }
}
