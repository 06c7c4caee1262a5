import NavigationLoad
import Testing

struct QuestionLinesTests {
    private static let text =
        #"{"jsonrpc":"2.0","id":1,"result":{}}"# + "\n"
        + #"{"jsonrpc":"2.0","id":"q7","method":"entry.ask","params":{"message":"\"id\":\"q9\""}}"# + "\n"
        + #"{"jsonrpc":"2.0","method":"bye","params":{}}"# + "\n"
        + #"{"jsonrpc":"2.0","id":"q12","method":"entry.ask","params":{}}"# + "\n"
    private static let answers = #"{"id":"q7","result":1}"# + "\n" + #"{"id":"q12","result":1}"# + "\n"

    private func answers(_ parts: [ArraySlice<UInt8>]) -> String {
        var lines = QuestionLines()
        let answers = parts.flatMap { part in part.withUnsafeBytes { lines.answers(to: $0) } }
        return String(decoding: answers, as: UTF8.self)
    }

    @Test func everySplitGivesTheSameAnswers() {
        let bytes = Array(Self.text.utf8)
        for split in 0...bytes.count { #expect(answers([bytes[..<split], bytes[split...]]) == Self.answers) }
    }

    @Test func halfALineIsNotAnswered() {
        #expect(answers([Array(Self.text.utf8).dropLast()]) == #"{"id":"q7","result":1}"# + "\n")
    }
}
