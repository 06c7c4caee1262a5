import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The host in numbers.
struct MetricsTests {
    private func metrics(_ host: Harness, from client: SessionID) throws -> [String: Double] {
        let result = try #require(host.result("host.metrics", from: client)?.object)
        let text = try #require(result["text"]?.string)
        return try OpenMetricsChecker.samples(text)
    }

    @Test func aMethodsOrdinalIsItsPlace() {
        #expect(Method.allCases.map(\.ordinal) == Array(Method.allCases.indices))
    }

    @Test func aFreshHostHasCountedOneRequest() throws {
        let host = Harness()
        let samples = try metrics(host, from: host.connect())
        #expect(samples[#"navhost_requests_total{method="host.metrics"}"#] == 1)
        #expect(samples["navhost_sessions"] == 1 && samples["navhost_connections_total"] == 1)
        #expect(samples["navhost_turn_duration_seconds_count"] == 0)
        let counted = samples.filter { $0.key.hasPrefix("navhost_requests_total") }
        #expect(counted.count == Method.allCases.count && counted.values.reduce(0, +) == 1)
        let refused = samples.filter { $0.key.hasPrefix("navhost_refusals_total") }
        #expect(refused.count == ErrorCode.names.count && refused.values.allSatisfy { $0 == 0 })
    }

    @Test func everythingIsCounted() throws {
        let host = Harness()
        let (client, other) = (host.connect(), host.connect())
        host.send(Requests.shop, from: client)
        host.send(#"{"id":1,"method":"watch"}"#, from: other)
        for _ in 1...3 { host.send(Requests.pushList, from: client) }
        host.send(#"{"method":"pop","params":{"count":9}}"#, from: client)
        host.send(#"[{"id":1,"method":"ping"},{"id":2,"method":"pong"}]"#, from: client)
        host.send("{", from: client)
        host.close(other)
        host.advance(seconds: 2.5)
        let samples = try metrics(host, from: client)
        #expect(samples[#"navhost_requests_total{method="push"}"#] == 3)
        #expect(samples[#"navhost_requests_total{method="ping"}"#] == 1)
        #expect(samples[#"navhost_refusals_total{error="out_of_range"}"#] == 1)
        #expect(samples[#"navhost_refusals_total{error="method_not_found"}"#] == 1)
        #expect(samples[#"navhost_refusals_total{error="parse_error"}"#] == 1)
        #expect(samples[#"navhost_changes_total{scene="main"}"#] == 3)
        #expect(samples[#"navhost_watches{scene="main"}"#] == 0)
        #expect(samples["navhost_sessions"] == 1 && samples["navhost_connections_total"] == 2)
        #expect(samples["navhost_modules"] == 1 && samples["navhost_destinations"] == 2)
        #expect(samples["navhost_uptime_seconds"] == 2.5)
    }

    @Test func bytesAndSlowWatchesAreCounted() throws {
        let host = Harness { $0.outputSoft = 100 }
        let (client, slow) = (host.connect(), host.connect())
        host.send(Requests.shop, from: client)
        host.flush(client, 100_000)
        host.send(#"{"id":1,"method":"watch"}"#, from: slow)
        let read = try #require(try metrics(host, from: client)["navhost_read_bytes_total"])
        host.flush(client, 100_000)
        host.send(Requests.pushList, from: client)
        host.flush(client, 100_000)
        let samples = try metrics(host, from: client)
        #expect(samples["navhost_lagged_total"] == 1)
        let lines = Requests.pushList.utf8.count + #"{"id":1,"method":"host.metrics","params":{}}"#.utf8.count + 2
        #expect(samples["navhost_read_bytes_total"] == read + Double(lines))
        #expect(samples["navhost_written_bytes_total"] == 300_000)
        #expect(samples[#"navhost_watches{scene="main"}"#] == 1)
    }

    @Test func durationsFallIntoTheirBuckets() throws {
        var durations = TurnDurations()
        for nanoseconds: UInt64 in [0, 100_000, 100_001, 2_000_000_000] { durations.add(nanoseconds) }
        var text = OpenMetrics()
        durations.write(to: &text)
        text.finish()
        let samples = try OpenMetricsChecker.samples(text.text)
        func below(_ bound: String) -> Double? { samples[#"navhost_turn_duration_seconds_bucket{le="\#(bound)"}"#] }
        #expect(below("0.0001") == 2 && below("0.0005") == 3 && below("1.0") == 3 && below("+Inf") == 4)
        #expect(samples["navhost_turn_duration_seconds_count"] == 4)
        #expect(samples["navhost_turn_duration_seconds_sum"] == 2.000200001)
    }

    @Test func theCheckerSeesMistakes() {
        let mistakes = [
            "", "# EOF", "# TYPE a counter\na 1\n# EOF\n", "a 1\n# EOF\n", "# TYPE a gauge\na x\n# EOF\n",
            "# TYPE a gauge\na 1\na 2\n# EOF\n", "# TYPE a gauge\na 1\n# EOF\n\n",
            "# TYPE a gauge\n# UNIT a bytes\na 1\n# EOF\n", "# TYPE a gauge\n# TYPE a gauge\na 1\n# EOF\n",
            "# TYPE a histogram\na_bucket{le=\"1.0\"} 2\na_bucket{le=\"+Inf\"} 1\na_count 1\na_sum 1\n# EOF\n",
        ]
        for text in mistakes {
            #expect(throws: OpenMetricsChecker.Mistake.self, "\(text)") { try OpenMetricsChecker.samples(text) }
        }
    }
}
