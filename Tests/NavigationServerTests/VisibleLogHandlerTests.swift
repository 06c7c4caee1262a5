import JSON
import Logging
import Synchronization
import Testing

@testable import NavigationServer

/// Text of clients in the log.
struct VisibleLogHandlerTests {
    private struct Wrong: Error, CustomStringConvertible { let description = "x\u{1B}y" }

    /// A text of a client that would end the line and begin another one.
    private static let attack = "bye\r\n2026 notice: \u{1B}[31mall is well\u{9B}\u{202E}"

    private func logged(as wrap: (StreamLogHandler) -> any LogHandler) -> String {
        let lines = Lines()
        var logger = Logger(label: "navhost") { _ in
            wrap(StreamLogHandler(label: "navhost", stream: lines, metadataProvider: nil))
        }
        logger[metadataKey: "module"] = "\(Self.attack)"
        let metadata: Logger.Metadata = ["a": ["\(Self.attack)"], "b": ["c": "\(Self.attack)"]]
        logger.notice("\(Self.attack)", error: Wrong(), metadata: metadata)
        return lines.text
    }

    @Test func textLogIsOneLine() {
        let text = logged { VisibleLogHandler($0) }
        #expect(text.hasSuffix("\n") && text.split(whereSeparator: \.isNewline).count == 1)
        #expect(VisibleText.of(text.dropLast()) == String(text.dropLast()))
        #expect(text.contains(#"bye\u{d}\u{a}2026 notice: \u{1b}[31mall is well\u{9b}\u{202e}"#))
    }

    @Test func jsonLogHasEscapes() throws {
        let lines = Lines()
        let logger = Logger(label: "navhost") { label in
            JSONLogHandler(label: label, level: .info, write: { lines.write(String(decoding: $0, as: UTF8.self)) })
        }
        logger.notice("\(Self.attack)")
        let line = String(lines.text.dropLast())
        #expect(line.contains(#"all is well\u009b\u202e"#) && VisibleText.of(line) == line)
        #expect(try RawJSON(parsing: line).value().object?["message"]?.string == Self.attack)
    }
}

/// Keeps what is written.
private final class Lines: TextOutputStream, Sendable {
    private let kept = Mutex("")

    var text: String { kept.withLock { $0 } }

    func write(_ string: String) { kept.withLock { $0 += string } }
}
