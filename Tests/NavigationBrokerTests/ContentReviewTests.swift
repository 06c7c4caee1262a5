import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// A module that supplies content registers, and its scene has many entries.
struct ContentReviewTests {
    private static let count = 5_000
    private let host = Harness()
    private let client: SessionID
    private let module: SessionID

    /// More entries than one piece has. The module is there, and supplies no content yet.
    init() {
        client = host.connect()
        module = host.connect()
        host.register(false, from: module)
        let path = Array(repeating: #"{"type":"shop.item"}"#, count: 1_000).joined(separator: ",")
        for _ in 0..<Self.count / 1_000 {
            _ = host.result("path.append", #"{"path":[\#(path)]}"#, from: client)
        }
    }

    /// The entries about which the module is asked. It answers each question.
    private func asked() -> [String] {
        var (lines, entries) = (host.take(module), [String]())
        while let line = lines.popLast() {
            guard let question = try? RawJSON(parsing: line).value(), question["method"] == "type.provide" else {
                continue
            }
            let some = question["params"]?["entries"]?.array ?? []
            entries += some.compactMap { $0["entry"]?.string }
            let answers = Array(repeating: #"{"content":1}"#, count: some.count).joined(separator: ",")
            lines += host.send(#"{"id":"\#(question["id"]?.string ?? "")","result":[\#(answers)]}"#, from: module)
        }
        return entries
    }

    /// How many entries wait for content, or have it.
    private func count(_ state: String) -> Int {
        let path = host.result("path.get", #"{"limit":10000}"#, from: client)?["path"]?.array ?? []
        return path.count { $0["contentState"]?.string == state }
    }

    private var hasWorkDue: Bool { host.nextDeadline.map { $0 <= host.now } ?? false }

    /// The host does what is due. Returns how often.
    @discardableResult
    private func work() -> Int {
        var times = 0
        while hasWorkDue {
            host.advance(seconds: 0)
            times += 1
        }
        return times
    }

    @Test func theModuleIsAskedForAllEntriesAfterSomePieces() {
        host.register(true, from: module)
        // Others are served before the last piece.
        #expect(asked() == [])
        #expect(host.result("ping", from: client) != nil)
        #expect(work() == 1)
        let entries = asked()
        #expect(entries.count == Self.count && Set(entries).count == Self.count)
        #expect(count("supplied") == Self.count && !hasWorkDue)
    }

    @Test func entriesThatComeMeanwhileAreAskedForOnce() {
        host.register(true, from: module)
        _ = host.result("push", #"{"type":"shop.item"}"#, from: client)
        work()
        let entries = asked()
        #expect(entries.count == Self.count + 1 && Set(entries).count == Self.count + 1)
    }

    @Test func theLastRegistrationCounts() {
        for _ in 0..<5 {
            host.register(true, from: module)
            host.register(false, from: module)
        }
        work()
        #expect(asked() == [] && count("pending") == 0)
        host.register(true, from: module)
        work()
        // It is asked about the first ones.
        #expect(count("pending") == 2_048)
        host.register(false, from: module)
        work()
        #expect(count("pending") == 0)
    }

    @Test func aModuleThatEndsIsNotAsked() {
        host.register(true, from: module)
        host.close(module)
        work()
        #expect(!hasWorkDue)
    }
}

extension Harness {
    fileprivate func register(_ provides: Bool, from session: SessionID) {
        let type = #"{"type":"shop.item","provides":\#(provides)}"#
        _ = result("module.register", #"{"module":"shop","destinations":[\#(type)]}"#, from: session)
    }
}
