import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Answers with more bytes than a connection's output may have.
struct LargeAnswerTests {
    private let host = Harness { ($0.outputHard, $0.outputSoft) = (20_000, 10_000) }

    private func fill(_ count: Int = 400, from client: SessionID) {
        host.send(Requests.shop, from: client)
        let path = Array(repeating: #"{"type":"shop.list"}"#, count: count).joined(separator: ",")
        host.send(#"{"id":1,"method":"path.set","params":{"path":[\#(path)]}}"#, from: client)
    }

    @Test(arguments: ["tree.get", "path.get", "watch"])
    func answerThatDoesNotFitIsRefusedWithTheLimit(method: String) throws {
        let client = host.connect()
        fill(from: client)
        let error = try #require(host.error(method, from: client))
        #expect(error["data"]?["name"] == "answer_too_large" && error["data"]?["limit"] == 20_000)
        #expect(error["data"]?["bytes"] == nil)
        #expect(host.result("watch.list", from: client)?["watches"]?.array == [])
        #expect(host.result("path.get", #"{"limit":1}"#, from: client)?["count"] == 400)
    }

    /// It is refused by its number of entries, before it is made.
    @Test func stateThatCannotFitIsRefused() throws {
        fill(320, from: host.connect())
        #expect(host.error("state.get", from: host.connect())?["data"]?["name"] == "answer_too_large")
    }

    @Test func stateThatFitsIsAnswered() throws {
        let client = host.connect()
        fill(300, from: client)
        #expect(host.result("state.get", from: client)?["state"]?.array?.first?["path"]?.array?.count == 300)
    }
}
