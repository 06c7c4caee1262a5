import Glibc
import JSON
import TestSupport
import Testing

/// Text of other clients in navctl's output: it must not operate the terminal.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct NavctlVisibleTextTests {
    /// CSI as one character, an override of the direction, and a separator of lines.
    private static let attack = "x\u{9B}31m\u{202E}\u{2028}y"

    private func isHarmless(_ text: String) -> Bool {
        VisibleText.of(text, keeping: ["\n", "\r"]) == text
    }

    @Test(arguments: [["sessions"], ["history"], ["modules"], ["call", "any"], ["tree"], ["pipe"]])
    func resultsKeepTheirValues(command: [String]) async throws {
        let result = #"{"name":"\#(Self.attack)","\#(Self.attack)":1}"#
        let host = try FakeHost { $0.answer(result) }
        let input = command == ["pipe"] ? "{\"method\":\"ping\"}\n" : ""
        let process = try NavctlProcess(command + ["-s", host.path], input: input)
        let outcome = await onThread { process.end() }
        #expect(outcome.status == 0 && isHarmless(outcome.output))
        #expect(outcome.output.contains(#"x\u009b31m\u202e\u2028y"#))
        guard command != ["pipe"] else { return }
        #expect(try RawJSON(parsing: outcome.output).value() == RawJSON(parsing: result).value())
    }

    @Test(arguments: [["sessions"], ["history"], ["modules"]])
    func terminalGetsEscapes(command: [String]) async throws {
        let host = try FakeHost { $0.answer(#"{"name":"\#(Self.attack)"}"#) }
        let process = try NavctlProcess(command + ["--json", "pretty", "-s", host.path], terminalColumns: 80)
        let outcome = await onThread { process.end() }
        #expect(outcome.status == 0 && isHarmless(outcome.output))
        #expect(outcome.output.contains(#"x\u009b31m\u202e\u2028y"#))
    }

    @Test(arguments: ["sessions", "history", "modules", "destinations"])
    func tablesHaveEscapes(command: String) async throws {
        let lists = [
            #""sessions":[{"session":"s1","name":"\#(Self.attack)"}]"#, #""modules":[{"module":"\#(Self.attack)"}]"#,
            #""revisions":[{"revision":1,"cause":{"method":"\#(Self.attack)"}}]"#,
            #""destinations":[{"type":"\#(Self.attack)"}]"#,
        ]
        let host = try FakeHost { $0.answer("{\(lists.joined(separator: ","))}") }
        let process = try NavctlProcess([command, "-s", host.path], terminalColumns: 80)
        let outcome = await onThread { process.end() }
        // The table's own styles: strong, faint and plain.
        let text = outcome.output.replacing(/\u{1B}\[[012]m/, with: "")
        #expect(outcome.status == 0 && isHarmless(text))
        #expect(text.contains(#"x\u{9b}31m\u{202e}\u{2028}y"#))
    }

    @Test func watchedChangesAreEscaped() async throws {
        let host = try FakeHost { host in
            host.answer(#"{"watch":"w1"}"#)
            let by = #"{"name":"\#(Self.attack)"}"#
            host.writeLine(#"{"jsonrpc":"2.0","method":"changed","params":{"watch":"w1","revision":1,"by":\#(by)}}"#)
            host.writeLine(#"{"jsonrpc":"2.0","method":"watchEnded","params":{"watch":"w1","reason":"scene_closed"}}"#)
            host.waitForEnd()
        }
        let outcome = try await NavctlProcess.run(["watch", "-s", host.path])
        #expect(outcome.output.contains(#"x\u009b31m\u202e\u2028y"#) && isHarmless(outcome.output))
    }

    @Test func refusalIsEscaped() async throws {
        let host = try FakeHost { host in
            let id = host.readLine()?.requestID ?? 0
            let text = Self.attack + #"\r\n\u001b[31m"#
            let data = #"{"name":"at_root","k":"\#(text)"}"#
            host.writeLine(#"{"id":\#(id),"error":{"code":206,"message":"\#(text)","data":\#(data)}}"#)
        }
        let outcome = try await NavctlProcess.run(["back", "-s", host.path])
        #expect(outcome.errors.contains(#"x\u{9b}31m\u{202e}\u{2028}y\u{d}\u{a}\u{1b}[31m"#))
        #expect(isHarmless(outcome.errors) && outcome.errors.split(whereSeparator: \.isNewline).count == 1)
    }
}
