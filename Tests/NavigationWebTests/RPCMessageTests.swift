import NavigationClient
import NavigationWeb
import TestSupport
import Testing

/// Bodies of `POST /rpc`.
@Suite(.onSharedThreads)
struct RPCMessageTests {
    private func read(_ text: String) throws -> [RPCMessage] {
        try RPCMessage.read(Array(text.utf8)).messages.map { try $0.get() }
    }

    private func fault(_ text: String) -> RPCMessage.Fault? {
        do throws(RPCMessage.Fault) {
            for message in try RPCMessage.read(Array(text.utf8)).messages { _ = try message.get() }
            return nil
        } catch { return error }
    }

    @Test(arguments: ["1", "1.50", "-0", "1e2", #""x""#, #""\u0041""#, "12345678901234567890123", "null"])
    func idsKeepTheirBytes(id: String) throws {
        #expect(try read(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#).first?.id?.text == id)
    }

    @Test func parametersKeepTheirBytes() throws {
        let text = #"{"id":1,"method":"push","params":{"type":"a.b","arguments":{"n":1.0,"s":"\u0041","n":2}}}"#
        let message = try #require(try read(text).first)
        #expect(message.parameters.text == #"{"type":"a.b","arguments":{"n":1.0,"s":"\u0041","n":2}}"#)
    }

    @Test func messageWithoutIdIsANotification() throws {
        #expect(try read(#"{"method":"ping"}"#).first?.id == nil)
    }

    @Test func lineEndsInABodyDoNotReachTheHost() throws {
        let message = try #require(try read("{\"id\":1,\"method\":\"ping\",\"params\":{\n\"a\":\r\n1}}").first)
        #expect(!message.parameters.text.utf8.contains { $0 == 10 || $0 == 13 })
        #expect(message.parameters["a"]?.integer == 1)
    }

    @Test func batchKeepsItsOrder() throws {
        let (messages, isBatch) = try RPCMessage.read(Array(#"[{"id":1,"method":"a"},{"id":2,"method":"b"}]"#.utf8))
        #expect(isBatch)
        #expect(try messages.map { try $0.get().method } == ["a", "b"])
    }

    @Test func oneWrongMessageDoesNotSpoilABatch() throws {
        let (messages, _) = try RPCMessage.read(Array(#"[{"id":1,"method":"a"},3,{"id":2,"method":"b"}]"#.utf8))
        #expect(messages.compactMap { try? $0.get() }.map(\.method) == ["a", "b"])
    }

    @Test(arguments: [
        ("{", -32700), ("[", -32700), ("nope", -32700), ("[]", -32600), ("3", -32600), (#"{"id":1}"#, -32600),
        (#"{"id":[1],"method":"a"}"#, -32600), (#"{"id":1,"method":"a","params":[1]}"#, -32602),
        (#"{"id":1,"id":2,"method":"a"}"#, -32600), (#"{"jsonrpc":"1.0","id":1,"method":"a"}"#, -32600),
    ])
    func wrongBodiesAreNamed(text: String, code: Int) {
        #expect(fault(text)?.code == code)
    }

    @Test func refusalOfAMessageHasItsId() {
        #expect(fault(#"{"id":7}"#)?.id.text == "7")
    }

    @Test func batchHasALimit() {
        let batch = Array(repeating: #"{"method":"ping"}"#, count: RPCMessage.batchLimit + 1).joined(separator: ",")
        #expect(fault("[\(batch)]")?.code == -32600)
    }

    @Test func answersAreJSON() {
        var answer = RPCAnswer(isBatch: true)
        answer.add(["a": 1], to: 1)
        answer.add(JSONPayload.null, to: "x")
        #expect(
            String(decoding: answer.finish(), as: UTF8.self)
                == #"[{"jsonrpc":"2.0","id":1,"result":{"a":1}},{"jsonrpc":"2.0","id":"x","result":null}]"#
        )
    }
}
