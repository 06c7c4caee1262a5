import CoreMetrics
import MetricsTestKit
import NavigationClient
import TestSupport
import Testing
import Tracing

/// The client takes part in the traces and the metrics of its program.
@Suite(.timeLimit(.minutes(20)))
struct TracingTests {
    private let tracer = RecordingTracer.shared

    private static func traceparent(_ trace: Character) -> String {
        "00-\(String(repeating: trace, count: 32))-b7ad6b7169203331-01"
    }

    /// A host that writes down the lines of one client and answers each.
    private func recordingHost(_ lines: Mailbox<String>) throws -> FakeHost {
        try FakeHost { host in
            while let line = host.readLine() {
                lines.put(line)
                host.writeLine(#"{"id":\#(line.requestID ?? 0),"result":{}}"#)
            }
        }
    }

    @Test func requestCarriesTheTraceOfItsTask() async throws {
        let lines = Mailbox<String>()
        let host = try recordingHost(lines)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let traceparent = Self.traceparent("1")
        try await ServiceContext.withValue(RecordingTracer.context(traceparent)) {
            _ = try await client.call("ping", ["a": 1])
            _ = try await client.call("ping", ["traceparent": JSONPayload(Self.traceparent("2"))])
        }
        _ = try await client.call("ping")
        #expect(await lines.next()?.contains(#""params":{"a":1,"traceparent":"\#(traceparent)"}"#) == true)
        #expect(await lines.next()?.contains(#""params":{"traceparent":"\#(Self.traceparent("2"))"}"#) == true)
        #expect(await lines.next()?.contains("trace") == false)
    }

    @Test func withoutATracerNothingIsSent() async throws {
        let lines = Mailbox<String>()
        let host = try recordingHost(lines)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await withTracer(NoOpTracer()) {
            try await ServiceContext.withValue(RecordingTracer.context(Self.traceparent("1"))) {
                _ = try await client.call("ping")
            }
        }
        #expect(await lines.next()?.contains("trace") == false)
    }

    @Test func handlerRunsInASpanOfTheQuestionsTrace() async throws {
        let (host, asked) = (try LiveHost(), Mailbox<String>())
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(ModuleRegistration(module: "shop", destinations: [.init(type: "shop.page")]))
        client.on("entry.ask") { question in
            asked.put(question.traceparent ?? "none")
            _ = try await client.push(Destination("shop.page"))
            return true
        }
        let entry = try #require(try await client.push(Destination("shop.page")).entry)
        let traceparent = Self.traceparent("3")
        try await ServiceContext.withValue(RecordingTracer.context(traceparent)) {
            _ = try await client.ask(entry, 1)
        }
        let span = try #require(tracer.spans(of: String(repeating: "3", count: 32)).first)
        #expect(span.name == "entry.ask" && span.kind == .server && span.parent == traceparent)
        #expect(await asked.next() == traceparent)
        let revisions = try await client.call("history.list")["revisions"]?.elements ?? []
        #expect(revisions.map { $0["cause"]?["traceparent"]?.string } == [nil, span.traceparent])
    }

    @Test func handlerWithoutATracerPassesTheTraceOn() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(ModuleRegistration(module: "shop", destinations: [.init(type: "shop.page")]))
        client.on("entry.ask") { _ in
            _ = try await withTracer(NoOpTracer()) { try await client.push(Destination("shop.page")) }
            return true
        }
        let entry = try #require(try await client.push(Destination("shop.page")).entry)
        let traceparent = Self.traceparent("4")
        var watch = try await client.watch().makeAsyncIterator()
        _ = try await watch.next()
        _ = try await client.call(
            "entry.ask",
            ["entry": JSONPayload(entry), "message": 1, "traceparent": JSONPayload(traceparent)]
        )
        guard case .changed(let change)? = try await watch.next() else {
            Issue.record("the watch shows no change")
            return
        }
        #expect(change.cause.traceparent == traceparent)
    }

    @Test func requestsAreCountedWithTheirOutcomes() async throws {
        let (host, metrics) = (try LiveHost(), TestMetrics())
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        await withMetricsFactory(metrics) {
            _ = try? await client.call("ping")
            _ = try? await client.call("ping")
            _ = try? await client.call("pop")
        }
        let label = "navhost_client_request_duration"
        let pings = try metrics.expectTimer(label, [("method", "ping"), ("outcome", "ok")])
        #expect(pings.values.count == 2 && pings.values.allSatisfy { $0 > 0 })
        #expect(try metrics.expectTimer(label, [("method", "pop"), ("outcome", "at_root")]).values.count == 1)
        #expect(metrics.timers.count == 2)
    }
}
