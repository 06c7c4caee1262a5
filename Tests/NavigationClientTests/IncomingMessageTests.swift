import JSON
import Testing

@testable import NavigationClient

struct IncomingMessageTests {
    @Test func resultKeepsItsText() throws {
        let message = try read(#"{"jsonrpc":"2.0","id":7,"result":{"a": 1.0}}"#)
        #expect(message == .result(.request(RequestID(rawValue: 7)), try JSONPayload(text: #"{"a": 1.0}"#)))
    }

    @Test func refusalCarriesCodeNameAndData() throws {
        let message = try read(
            #"{"id":1,"error":{"code":206,"message":"No.","data":{"name":"at_root","navigator":"n1"}}}"#
        )
        let refusal = HostRefusal(
            code: 206,
            name: "at_root",
            message: "No.",
            data: ["name": "at_root", "navigator": "n1"]
        )
        #expect(message == .refusal(.request(RequestID(rawValue: 1)), refusal))
    }

    @Test func requestWithIDIsAQuestion() throws {
        let message = try read(#"{"id":"q1","method":"entry.ask","params":{"a":1}}"#)
        #expect(message == .question(id: "q1", method: "entry.ask", parameters: ["a": 1]))
    }

    @Test func requestWithoutIDIsANotification() throws {
        #expect(try read(#"{"method":"bye"}"#) == .notification(method: "bye", parameters: .emptyObject))
    }

    @Test func deepArgumentsPass() throws {
        let depth = 200
        let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let message = try read(#"{"method":"changed","params":{"a":\#(deep)}}"#)
        #expect(message == .notification(method: "changed", parameters: try JSONPayload(text: #"{"a":\#(deep)}"#)))
    }

    @Test(arguments: [
        "garbage", "[]", "1", "{}", #"{"result":1}"#, #"{"id":1}"#, #"{"id":"x","result":1}"#, #"{"id":-1,"result":1}"#,
        #"{"id":1.5,"result":1}"#, #"{"id":1,"result":1,"error":{"code":1,"message":""}}"#, #"{"id":1,"error":"no"}"#,
        #"{"id":1,"error":{"code":1}}"#, #"{"method":1}"#, #"{"id":1,"result":1} x"#,
    ])
    func whatTheProtocolForbidsIsABadAnswer(line: String) {
        #expect { try read(line) } throws: { error in
            guard case .badAnswer? = error as? NavigationClientError else { return false }
            return true
        }
    }

    private func read(_ line: String) throws -> IncomingMessage {
        var scanner = JSONScanner.forPayloads()
        let bytes = Array(line.utf8)
        return try IncomingMessage(line: bytes.span.bytes, scanner: &scanner)
    }
}
