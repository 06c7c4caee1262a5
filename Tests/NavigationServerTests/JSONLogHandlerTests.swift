import JSON
import Logging
import Synchronization
import Testing

@testable import NavigationServer

/// Log messages as JSON lines.
struct JSONLogHandlerTests {
    /// Lines that were logged.
    private final class Lines: Sendable {
        private let text = Mutex("")

        var all: String { text.withLock { $0 } }

        func add(_ bytes: [UInt8]) { text.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }
    }

    private func logged(_ level: Logger.Level = .info, _ work: (inout Logger) -> Void) -> String {
        let lines = Lines()
        var logger = Logger(label: "navhost") { label in
            JSONLogHandler(label: label, level: level, now: { 1_769_846_709_042_999_999 }, write: { lines.add($0) })
        }
        work(&logger)
        return lines.all
    }

    private static let time = #"{"time":"2026-01-31T08:05:09.042Z","#

    @Test func aMessageIsALine() {
        #expect(
            logged { $0.notice("a \"b\"\nc") }
                == Self.time + #""level":"notice","logger":"navhost","message":"a \"b\"\nc"}"# + "\n"
        )
    }

    @Test func whatTheMessageSaysWins() throws {
        let line = logged {
            $0[metadataKey: "session"] = "s1"
            $0[metadataKey: "kept"] = ["b": "1", "a": ["x", "\(2)"]]
            $0.info("m", metadata: ["session": "s2"])
        }
        #expect(line.hasSuffix(#","metadata":{"kept":{"a":["x","2"],"b":"1"},"session":"s2"}}"# + "\n"))
        _ = try RawJSON(parsing: String(line.dropLast())).value()
    }

    @Test func lessSevereMessagesAreLeftOut() {
        #expect(logged(.warning) { $0.info("m") } == "")
        #expect(logged(.debug) { $0.debug("m") }.contains(#""level":"debug""#))
    }

    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (951_782_400_999_000_000, "2000-02-29T00:00:00.999Z"),
            (4_102_444_799_001_000_000, "2099-12-31T23:59:59.001Z"),
        ] as [(Int64, String)]
    )
    func times(nanoseconds: Int64, text: String) {
        #expect(JSONLogHandler.timestamp(nanoseconds) == text)
    }
}
