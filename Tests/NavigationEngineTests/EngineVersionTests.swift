import Testing

@testable import NavigationEngine

struct EngineVersionTests {
    @Test(
        arguments: [
            ("2.9.10", EngineVersion(2, 9, 10)), ("2.10.0", EngineVersion(2, 10, 0)),
            ("2.12.0-RC.1", EngineVersion(2, 12, 0)),
            ("2.11.4+build", EngineVersion(2, 11, 4)), ("2.9", nil), ("", nil), ("2.x.1", nil), ("2.9.10.1", nil),
        ] as [(String, EngineVersion?)]
    )
    func aVersionIsRead(_ text: String, _ version: EngineVersion?) { #expect(EngineVersion(text) == version) }

    @Test func oldVersionsHaveAWarning() {
        #expect(EngineVersion(2, 9, 10).warning?.contains("every two minutes") == true)
        #expect(EngineVersion(2, 10, 26).warning?.contains("can lose a stream") == true)
        #expect(EngineVersion(2, 10, 27).warning == nil && EngineVersion(3, 0, 0).warning == nil)
    }

    @Test(
        arguments: [
            (#"INFO {"server_id":"N","version":"2.9.10","max_payload":1048576}"#, EngineVersion(2, 9, 10)),
            (#"INFO {"server_id":"N"}"#, nil), (#"INFO {"version":2}"#, nil), ("INFO", nil), ("-ERR 'x'", nil),
            ("", nil),
        ] as [(String, EngineVersion?)]
    )
    func aGreetingNamesTheVersion(_ line: String, _ version: EngineVersion?) {
        #expect(ServerGreeting(line)?.version == version)
    }
}
