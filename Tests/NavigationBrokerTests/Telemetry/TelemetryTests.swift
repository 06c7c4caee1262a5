import JSON
import NavigationProtocol
import Testing

@testable import NavigationBroker

/// The machine alone: the host about itself.
struct TelemetryTests {
    @Test func contractIsWrittenOnce() {
        var telemetry = Telemetry(startedAt: Material.start + 3, wallClock: WallClock(nanosecondsAtStart: 0))
        let first = telemetry.document(version: "1.2.3").text
        let again = telemetry.document(version: "4.5.6").text
        #expect(first == again && "\(first)".contains(#""version":"1.2.3""#))
        #expect(telemetry.startedAt == Material.start + 3)
    }
}
