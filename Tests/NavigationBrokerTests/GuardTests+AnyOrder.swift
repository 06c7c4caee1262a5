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
        var random = SeededGenerator(seed: seed)
        let host = Harness()
        let keepers = (0..<2).map { _ in host.connect() }
        var askers = (0..<3).map { _ in host.connect() }
        host.send(Requests.shop, from: keepers[0])
        host.send(#"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"side"}}"#, from: keepers[0])
        let moments = ["enter", "leave"]
        for (index, keeper) in keepers.enumerated() {
            for moment in moments {
                let params =
                    #"{"name":"g","on":"\#(moment)","order":\#(index),"types":["shop.\#(index == 0 ? "*" : "list")"]}"#
                _ = host.result("guard.add", params, from: keeper)
            }
        }
        let requests = [
            #""method":"push","params":{"type":"shop.list","navigator":"n1"}"#,
            #""method":"push","params":{"type":"shop.list","navigator":"side"}"#,
            #""method":"present","params":{"type":"shop.item"}"#, #""method":"pop","params":{"navigator":"n1"}"#,
            #""method":"reset""#, #""method":"dismissAny""#, #""method":"ping""#,
            #""method":"transaction","params":{"operations":[{"method":"popAll","params":{"navigator":"n1"}},{"method":"push","params":{"type":"shop.list","navigator":"side"}}]}"#,
        ]
        let votes = [
            #"{"verdict":"allow"}"#, #"{"verdict":"allow"}"#, #"{"verdict":"deny"}"#, "7",
            #"{"verdict":"redirect","type":"shop.item"}"#,
        ]
        var open: [(id: String, keeper: SessionID)] = []
        var asked: [SessionID: Set<String>] = [:]
        var answered: [SessionID: [String]] = [:]
        func collect() {
            for keeper in keepers {
                for line in host.take(keeper).compactMap(object) where line["method"] == "guard.ask" {
                    open.append((line["id"]?.string ?? "", keeper))
                }
            }
            for asker in askers {
                answered[asker, default: []] += host.take(asker).compactMap(object)
                    .compactMap { $0["id"]?.serialized().description }
            }
        }
        for number in 0..<200 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6:
                guard let asker = askers.randomElement(using: &random) else { break }
                let line = #"{"id":\#(number),\#(requests.randomElement(using: &random) ?? "")}"#
                asked[asker, default: []].insert("\(number)")
                host.send([(line: line, session: asker)])
            case 6..<9:
                guard let index = open.indices.randomElement(using: &random) else { break }
                let question = open.remove(at: index)
                let line = #"{"id":"\#(question.id)","result":\#(votes.randomElement(using: &random) ?? "")}"#
                host.send([(line: line, session: question.keeper)])
            default:
                host.advance(seconds: 2)
                if number % 7 == 0, let gone = askers.randomElement(using: &random) {
                    host.close(gone)
                    asked[gone] = nil
                    askers.removeAll { $0 == gone }
                    askers.append(host.connect())
                }
            }
            collect()
        }
        for _ in 0..<1_000
        where askers.contains(where: { answered[$0, default: []].count < asked[$0, default: []].count }) {
            host.advance(seconds: 6)
            collect()
        }
        for asker in askers {
            #expect(answered[asker, default: []].sorted() == asked[asker, default: []].sorted(), "seed \(seed)")
        }
        #expect(host.suspendedCount == 0 && host.brokenInvariant(of: "main") == nil, "seed \(seed)")
    }
}
