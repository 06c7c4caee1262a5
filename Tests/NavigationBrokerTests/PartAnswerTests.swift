import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Scenes that are too large for one answer are read in parts.
struct PartAnswerTests {
    private let host = Harness { $0.snapshot = 20_000 }

    private func fill(from client: SessionID) {
        host.send(Requests.shop, from: client)
        let path = Array(repeating: #"{"type":"shop.list"}"#, count: 400).joined(separator: ",")
        host.send(#"{"id":1,"method":"path.set","params":{"path":[\#(path)]}}"#, from: client)
    }

    @Test(arguments: ["tree.get", "path.get", "state.get", "watch"])
    func wholeSceneIsRefused(method: String) {
        let client = host.connect()
        fill(from: client)
        for _ in 0..<2 { host.send(#"{"id":1,"method":"pop"}"#, from: client) }
        let error = host.error(method, from: client)
        #expect(error?["data"]?["name"] == "answer_too_large" && error?["data"]?["limit"] == 20_000)
        #expect(error?["message"]?.string?.contains("\"limit\"") == true)
    }

    /// Reads a scene or a path in parts.
    private func parts(_ method: String, _ params: String = "", from client: SessionID, between: () -> Void = {})
        -> [JSONValue]
    {
        var parts: [JSONValue] = []
        repeat {
            let after = parts.last?["next"]?.string.map { #","after":"\#($0)""# } ?? ""
            guard let part = host.result(method, #"{"limit":30\#(params)\#(after)}"#, from: client) else { return [] }
            parts.append(part)
            between()
        } while parts.last?["next"] != nil && parts.count < 99
        return parts
    }

    /// The scene changes after each part; the parts are of the first revision.
    @Test(arguments: ["tree.get", "path.get"])
    func largeSceneIsReadInParts(method: String) throws {
        let client = host.connect()
        fill(from: client)
        let whole = host.mainScene.tree
        let parts = parts(method, from: client) {
            host.send(Requests.presentItem, from: client)
            host.send(#"{"id":1,"method":"pop","params":{"navigator":"n1","count":7}}"#, from: client)
        }
        let lists = parts.map { method == "tree.get" ? $0["navigators"]?.array?.first?["path"] : $0["path"] }
        let path = lists.flatMap { $0?.array ?? [] }.compactMap { $0["id"]?.string }
        #expect(path == whole[whole.root]?.path.map { "\($0.id)" })
        #expect(parts.count > 10 && parts.allSatisfy { $0["revision"] == .integer(Int64(whole.revision)) })
        #expect(host.mainScene.tree.revision > whole.revision + 10 && host.brokenInvariant(of: "main") == nil)
    }

    @Test func watchGoesOnFromTheRevisionOfTheParts() throws {
        let client = host.connect()
        fill(from: client)
        let first = try #require(host.result("tree.get", #"{"limit":30}"#, from: client))
        host.send(#"{"id":1,"method":"pop"}"#, from: client)
        let since = try #require(first["revision"]).serialized()
        let lines = host.send(#"{"id":1,"method":"watch","params":{"since":\#(since)}}"#, from: client)
        #expect(lines.count == 2 && lines[0].contains(#""resumed":true"#) && lines[1].contains("entry.removed"))
    }

    @Test func partOfARevisionThatIsForgottenIsRefused() throws {
        let client = host.connect()
        fill(from: client)
        let first = try #require(host.result("tree.get", #"{"limit":30}"#, from: client))
        let after = try #require(first["next"]?.string)
        host.reconfigure { $0.history = 2 }
        for _ in 0..<3 { host.send(#"{"id":1,"method":"pop"}"#, from: client) }
        let error = host.error("tree.get", #"{"limit":30,"after":"\#(after)"}"#, from: client)
        #expect(error?["data"]?["name"] == "outside_window")
    }

    @Test func partThatLiesTooFarBackIsRefused() throws {
        let host = Harness()
        let client = host.connect()
        host.send(Requests.shop, from: client)
        let path = Array(repeating: #"{"type":"shop.list"}"#, count: 5_100).joined(separator: ",")
        let first = host.result("tree.get", #"{"limit":1}"#, from: client)
        #expect(first?["next"] == nil)
        for _ in 0..<2 { _ = host.result("path.set", #"{"path":[\#(path)]}"#, from: client) }
        _ = host.result("popAll", from: client)
        let error = host.error("tree.get", #"{"revision":0,"limit":1}"#, from: client)
        #expect(error?["data"]?["name"] == "outside_window")
        #expect(host.result("tree.get", #"{"revision":0}"#, from: client)?["revision"] == 0)
    }

    @Test(arguments: [
        "", "1", "x.n1.0", "1.n1", "1.n1.-1", "1.n1.0.0", "1.e2", "1.n99.0", "1.n1.9999", "1.n1.n1", "1.n1.n99",
        "1.n1.x",
    ])
    func otherCursorsAreRefused(cursor: String) throws {
        let client = host.connect()
        fill(from: client)
        for method in ["tree.get", "path.get"] {
            let error = host.error(method, #"{"after":"\#(cursor)"}"#, from: client)
            #expect(error?["data"]?["parameter"] == "after", "\(method)")
        }
    }

    @Test func cursorBelongsToItsRevision() throws {
        let client = host.connect()
        fill(from: client)
        let error = host.error("tree.get", #"{"after":"1.n1.3","revision":0}"#, from: client)
        #expect(error?["data"]?["parameter"] == "revision")
        #expect(
            host.error("path.get", #"{"after":"1.n1.3","offset":2}"#, from: client)?["data"]?["parameter"] == "offset"
        )
    }
}
