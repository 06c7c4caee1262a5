import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// An id belongs to one request of a connection until that is answered.
struct OpenRequestTests {
    private let host = Harness()
    private let (module, client): (SessionID, SessionID)

    init() {
        (module, client) = (host.connect(), host.connect())
        host.send(Requests.shop, from: module)
        host.send(Requests.pushList, from: module)
    }

    private func object(_ line: String?) -> JSONValue? { line.flatMap { try? RawJSON(parsing: $0).value() } }

    private func send(_ id: String, _ method: String, _ params: String = "{}") -> [String] {
        host.send(#"{"id":\#(id),"method":"\#(method)","params":\#(params)}"#, from: client)
    }

    private func isRefused(_ lines: [String], _ id: JSONValue) -> Bool {
        let error = object(lines.last)?["error"]
        return lines.count == 1 && error?["code"] == -32600 && error?["data"]?["id"] == id
            && error?["data"]?["line"] != nil && object(lines.last)?["id"] == .null
    }

    @Test func aQuestionKeepsItsId() {
        #expect(send("7", "entry.ask", #"{"entry":"e2","message":1}"#) == [])
        #expect(isRefused(send("7", "ping"), 7))
        #expect(object(send("\"7\"", "ping").last)?["result"] != nil, "another id")
        host.send(#"{"id":"q1","result":"here"}"#, from: module)
        #expect(host.take(client) == [#"{"jsonrpc":"2.0","id":7,"result":{"answer":"here"}}"#])
        #expect(object(send("7", "ping").last)?["result"] != nil, "the id is free again")
    }

    @Test func aResultKeepsItsId() {
        let shown = send("7", "present", #"{"type":"shop.item","forResult":true}"#)
        #expect(shown == [] && isRefused(send("7", "ping"), 7))
        host.ask("dismissAny", from: module)
        #expect(host.take(client).count == 1 && object(send("7", "ping").last)?["result"] != nil)
    }

    @Test func aSequenceKeepsItsId() {
        #expect(send("7", "send", #"{"values":[{"action":"pause"}]}"#) == [])
        #expect(isRefused(send("7", "ping"), 7))
        host.ask("request.cancel", #"{"request":7}"#, from: client)
        #expect(object(send("7", "ping").last)?["result"] != nil)
    }

    @Test(arguments: ["[1]", "{}", "true"])
    func anIdIsATextANumberOrNull(id: String) throws {
        let answer = try #require(send("8", "request.cancel", "{\"request\":\(id)}").last)
        #expect(answer.contains(#""code":-32602"#) && answer.contains("must be a string, a number or null"))
    }

    @Test func aRequestThatWaitsTwiceKeepsItsIdToTheEnd() {
        host.ask("guard.add", #"{"name":"g","on":"enter"}"#, from: module)
        #expect(send("7", "push", #"{"type":"shop.list","forResult":true}"#) == [])
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: module)
        #expect(isRefused(send("7", "ping"), 7), "it waits for its result now")
        host.ask("guard.remove", #"{"guard":"g1"}"#, from: module)
        host.ask("popAll", from: module)
        #expect(host.take(client).count == 1 && object(send("7", "ping").last)?["result"] != nil)
    }

    @Test func aBatchHasEachIdOnce() {
        let line = #"[{"id":1,"method":"ping"},{"id":1,"method":"popAll"},{"id":2,"method":"ping"}]"#
        let answers = object(host.send(line, from: client).last)
        #expect(
            answers?[0]?["result"] != nil && answers?[1]?["error"]?["data"]?["id"] == 1
                && answers?[1]?["id"] == .null
        )
        #expect(answers?[2]?["result"] != nil && host.types(on: "n1", from: client) == ["shop.list"])
    }

    @Test func theRequestsOfABatchAreOpenUntilAllAreAnswered() {
        let ask = #"{"id":2,"method":"entry.ask","params":{"entry":"e2","message":1}}"#
        #expect(host.send(#"[{"id":1,"method":"ping"},\#(ask)]"#, from: client) == [])
        #expect(isRefused(send("1", "ping"), 1) && isRefused(send("2", "ping"), 2))
        host.send(#"{"id":"q1","result":"here"}"#, from: module)
        #expect(host.take(client).count == 1 && object(send("1", "ping").last)?["result"] != nil)
    }

    @Test func otherConnectionsHaveTheirOwnIds() {
        #expect(send("7", "entry.ask", #"{"entry":"e2","message":1}"#) == [])
        #expect(object(host.send(#"{"id":7,"method":"ping"}"#, from: module).last)?["result"] != nil)
        #expect(host.held.keys.sorted() == ["questions"])
    }
}
