import Glibc
import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

@testable import NavigationServer

private func contents(of path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var text: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { text.append(UInt8(byte)) }
    return String(decoding: text, as: UTF8.self)
}

/// The file of the spans has whole lines, and the host never waits for it.
struct TraceFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/traces.jsonl"
    }

    private func append(_ line: String, to file: inout TraceFile) -> Bool { file.append(Array("\(line)\n".utf8)) }

    @Test func linesAreAppendedAndOthersMayNotReadThem() throws {
        try folder.write("traces.jsonl", "before\n", mode: 0o600)
        var file = try TraceFile(path)
        let taken = (append("one", to: &file), append("two", to: &file))
        #expect(taken == (true, true))
        #expect(try contents(of: path) == "before\none\ntwo\n")
        unlink(path)
        try file.reopen()
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o077 == 0)
    }

    @Test func afterReopeningLinesGoToTheNewFile() throws {
        var file = try TraceFile(path)
        _ = append("one", to: &file)
        #expect(rename(path, "\(folder.path)/old") == 0)
        try file.reopen()
        _ = append("two", to: &file)
        #expect(try contents(of: "\(folder.path)/old") == "one\n" && contents(of: path) == "two\n")
    }

    @Test func whereNoFileCanBeTheErrorSaysWhy() {
        #expect(throws: TraceFileError(path: "\(folder.path)/no/file", reason: "No such file or directory")) {
            _ = try TraceFile("\(folder.path)/no/file")
        }
    }

    /// A pipe has room for a part of what comes. The reader gets whole lines, and those that had no room are missing.
    @Test func linesThatDoNotFitAreDroppedAsAWhole() throws {
        try #require(mkfifo(path, 0o600) == 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        var file = try TraceFile(path)
        let long = String(repeating: "x", count: 50_000)
        let taken = (0..<4).map { append("\($0)\(long)", to: &file) }
        #expect(taken.first == true && taken.last == false)
        var received: [UInt8] = []
        func drain() {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = read(reader, &buffer, buffer.count), count > 0 { received += buffer[..<count] }
        }
        drain()
        let isTaken = append("end", to: &file)
        #expect(isTaken)
        drain()
        let lines = String(decoding: received, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines == taken.enumerated().filter(\.element).map { "\($0.offset)\(long)" } + ["end"])
    }
}

/// The line that holds the spans of a turn.
struct SpanWriterTests {
    private static let configuration = NavigationBroker.Configuration(
        instance: "0123456789abcdef",
        version: "1.2.3",
        pid: 4711,
        uid: 1000,
        isTracing: true
    )

    /// The spans that a broker reports for these lines of one client.
    private func spans(_ lines: String...) -> [Span] {
        let now = MonotonicTime(nanoseconds: 1_000)
        var broker = NavigationBroker(configuration: Self.configuration, now: now)
        let session = broker.connectionOpened(PeerCredentials(pid: 1, uid: 1000, gid: 1000), now: now)
        for line in lines { broker.receive(Array(line.utf8).span.bytes, from: session, now: now) }
        var turn = BrokerTurn()
        broker.takeTurn(into: &turn)
        return turn.actions.compactMap { if case .span(let span) = $0 { span } else { nil } }
    }

    private static let traceparent = #""traceparent":"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01""#

    /// The resource and the first span of the line that has these spans.
    private func line(of spans: [Span]) throws -> (resource: JSONObject, span: JSONObject) {
        let resource = SpanResource(Self.configuration)
        let line = SpanLine(resource: resource, spans: spans[...], clock: WallClock(nanosecondsAtStart: 5))
        let data = try RawJSON(writing: line).value().object
        let ofResource = try #require(data?["resourceSpans"]?.array?.first?.object)
        let ofScope = try #require(ofResource["scopeSpans"]?.array?.first?.object)
        return (try #require(ofResource["resource"]?.object), try #require(ofScope["spans"]?.array?.first?.object))
    }

    private func attributes(_ object: JSONObject) -> [String: JSONValue] {
        var found: [String: JSONValue] = [:]
        for attribute in object["attributes"]?.array ?? [] {
            guard let key = attribute.object?["key"]?.string else { continue }
            found[key] = attribute.object?["value"]?.object?.members.first?.value
        }
        return found
    }

    @Test func lineIsAsTheProtocolWantsIt() throws {
        let (resource, span) = try line(of: spans(#"{"id":"a\"b","method":"ping","params":{\#(Self.traceparent)}}"#))
        #expect(attributes(resource)["service.name"] == "navhost")
        #expect(span["traceId"] == "0af7651916cd43dd8448eb211c80319c")
        #expect(span["parentSpanId"] == "b7ad6b7169203331")
        #expect(span["spanId"]?.string?.count == 16)
        #expect(span["kind"] == 2)
        #expect(span["flags"] == 0x301)
        #expect(span["startTimeUnixNano"] == "1005")
        #expect(span["endTimeUnixNano"] == "1005")
        #expect(span["status"] == nil)
        let found = attributes(span)
        #expect(found["rpc.system"] == "jsonrpc")
        #expect(found["rpc.method"] == "ping")
        #expect(found["rpc.jsonrpc.request_id"] == #"a"b"#)
        #expect(found["navhost.session"] == "s1")
    }

    @Test func refusedRequestHasAStatus() throws {
        let (_, span) = try line(
            of: spans(#"{"id":1,"method":"pop","params":{"navigator":"n\"9",\#(Self.traceparent)}}"#)
        )
        #expect(span["status"]?.object?["code"] == 2)
        #expect(span["status"]?.object?["message"]?.string?.contains(#"n"9"#) == true)
        let found = attributes(span)
        #expect(found["rpc.jsonrpc.error_code"] == "201")
        #expect(found["error.type"] == "unknown_navigator")
        #expect(found["rpc.jsonrpc.request_id"] == "1")
    }

    @Test func turnIsWrittenInLinesOfLimitedLength() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/traces.jsonl"
        var writer = SpanWriter(try TraceFile(path), of: Self.configuration)
        let clock = WallClock(nanosecondsAtStart: 0)
        let nothing = writer.write(at: clock)
        #expect(nothing == nil)
        let span = try #require(spans(#"{"id":1,"method":"ping","params":{\#(Self.traceparent)}}"#).first)
        for _ in 0...SpanWriter.spansPerLine { writer.add(span, now: span.began + 1) }
        let written = writer.write(at: clock)
        #expect(written?.written == SpanWriter.spansPerLine + 1)
        #expect(written?.dropped == 0)
        let lines = try contents(of: path).split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines { #expect(throws: Never.self) { try RawJSON(parsing: String(line)) } }
    }

    @Test func lineCannotOperateATerminal() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/traces.jsonl"
        var writer = SpanWriter(try TraceFile(path), of: Self.configuration)
        let refused = spans(#"{"id":1,"method":"pop","params":{"navigator":"a\u009bb",\#(Self.traceparent)}}"#)
        writer.add(try #require(refused.first), now: MonotonicTime(nanoseconds: 1))
        _ = writer.write(at: WallClock(nanosecondsAtStart: 0))
        let line = try contents(of: path)
        #expect(line.contains(#"a\u009bb"#) && !line.contains("\u{9b}"))
    }
}
