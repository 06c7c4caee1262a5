import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// For any values and any answers of receivers, each send gets one answer that lists every value exactly once.
@Suite(.onSharedThreads)
struct SequenceRandomTests {
    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func everyValueIsAccountedForOnce(seed: UInt64) {
        var play = SequencePlay(seed: seed)
        for _ in 1...60 { play.step() }
        play.finish()
        #expect(play.answered.count == play.sent.count && play.sent.count > 5)
        for (id, answer) in play.answered.sorted(by: { $0.key < $1.key }) {
            let steps = answer["result"]?["steps"] ?? answer["error"]?["data"]?["steps"]
            let indices = (steps?.array ?? []).compactMap { $0["index"] }
            let expected = (0..<indices.count).map { JSONValue.integer(Int64($0)) }
            #expect(expected.allSatisfy { index in indices.count { $0 == index } == 1 }, "seed \(seed), send \(id)")
            #expect(indices.count >= play.sent[id, default: .max], "seed \(seed), send \(id)")
            let original = (steps?.array ?? []).filter { $0["addedBy"] == nil }.count
            #expect(original == play.sent[id], "seed \(seed), send \(id)")
        }
    }
}

/// One run: a sender, two modules that receive and come and go, and a store that fails now and then.
private struct SequencePlay {
    private let host = Harness(hasStore: true) { $0.sequenceItems = 12 }
    private let sender: SessionID
    private var modules: [SessionID]
    private var questions: [(session: SessionID, id: String)] = []
    private var state: UInt64
    /// Values of each send by its id.
    private(set) var sent: [Int64: Int] = [:]
    private(set) var answered: [Int64: JSONValue] = [:]
    private var last: Int64 = 100

    init(seed: UInt64) {
        state = seed
        sender = host.connect()
        let owner = host.connect()
        modules = [host.connect(), host.connect()]
        host.prepare(
            [Step("module.register", #"{"module":"shop","destinations":[{"type":"shop.list"}]}"#)],
            from: owner
        )
        host.prepare([Step("scene.configure", #"{"executionDelay":0.5}"#)], from: owner)
        for index in modules.indices { addReceivers(to: index) }
    }

    private mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    private mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

    private mutating func items(_ count: Int) -> String {
        (0..<count).map { _ in
            pick([
                #"{"value":"a.one","data":1}"#, #"{"value":"a.two"}"#, #"{"route":"a.way"}"#, #"{"value":"a.none"}"#,
                #"{"type":"shop.list"}"#, #"{"type":"shop.list"}"#, #"{"type":"shop.none"}"#, #"{"action":"popAny"}"#,
                #"{"action":"pause"}"#, #"{"action":"empty"}"#, #"{"action":"send","values":[{"value":"a.one"}]}"#,
                #"{"action":"perform","method":"pop"}"#, #"{"action":"cancelIfLocked"}"#, #"{"value":"a.auto"}"#,
            ])
        }.joined(separator: ",")
    }

    private mutating func rule() -> String {
        let items = items(below(3))
        return pick([
            #"{"resume":"auto"}"#, #"{"resume":"immediately"}"#, #"{"resume":{"after":0.2}}"#, "null",
            #"{"resume":{"inserting":[\#(items)]}}"#, #"{"resume":{"appending":[\#(items)]}}"#,
            #"{"resume":{"replacing":[\#(items)]}}"#, #"{"resume":"pause"}"#, #"{"resume":"cancel"}"#, "7",
        ])
    }

    private func addReceivers(to index: Int) {
        let steps = [
            "\"value\":\"a.one\"", "\"value\":\"a.two\",\"timeout\":1", "\"route\":\"a.way\"",
            "\"value\":\"a.auto\",\"auto\":{\"select\":\"n1\"}",
        ]
        for step in steps { host.ask("receiver.add", "{\(step)}", from: modules[index]) }
    }

    mutating func step() {
        host.storeFails = below(12) == 0
        switch below(8) {
        case 0...2: send()
        case 3, 4: answer()
        case 5: host.advance(seconds: pick([0.1, 0.5, 2]))
        case 6: host.ask(pick(["resume", "resume", "cancelResume"]), from: modules[0])
        default: disturb()
        }
        host.storeFails = false
        collect()
    }

    private mutating func send() {
        last += 1
        let count = 1 + below(5)
        let line = #"{"id":\#(last),"method":"send","params":{"values":[\#(items(count))]}}"#
        sent[last] = count
        read(host.send(line, from: sender))
    }

    private mutating func answer() {
        guard !questions.isEmpty else { return }
        let question = questions.remove(at: below(questions.count))
        host.send(#"{"id":"\#(question.id)","result":\#(rule())}"#, from: question.session)
    }

    private mutating func disturb() {
        switch below(3) {
        case 0: read(host.send(#"{"method":"request.cancel","params":{"request":\#(last)}}"#, from: sender))
        case 1:
            let index = below(2)
            host.close(modules[index])
            modules[index] = host.connect()
            addReceivers(to: index)
        default: host.ask(pick(["lock", "reset"]), from: modules[1])
        }
    }

    /// Lets all that is left end.
    mutating func finish() {
        for _ in 1...200 where answered.count < sent.count {
            answer()
            host.advance(seconds: 6)
            host.ask("resume", from: modules[0])
            collect()
        }
    }

    private mutating func collect() {
        read(host.take(sender))
        for session in modules {
            for line in host.take(session) {
                let message = try? RawJSON(parsing: line).value()
                if let id = message?["id"]?.string, message?["method"] == "value.receive" {
                    questions.append((session, id))
                }
            }
        }
    }

    private mutating func read(_ lines: [String]) {
        for line in lines {
            guard let message = try? RawJSON(parsing: line).value(), case .integer(let id)? = message["id"] else {
                continue
            }
            #expect(answered.updateValue(message, forKey: id) == nil, "send \(id) is answered twice")
        }
    }
}
