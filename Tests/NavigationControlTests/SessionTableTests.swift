import NavigationClient
import NavigationControl
import Testing

struct SessionTableTests {
    @Test func firstPageHasTheRatesSinceConnecting() {
        let table = SessionTable(answer(["s2": 10, "s10": 400], age: 200))
        #expect(
            table.lines() == [
                "2 sessions, 2.1 requests/s, 7 bytes queued",
                "SESSION  PID  AGE  MODULES  WATCHES  REQUESTS  REQ/S  INFLIGHT  QUEUED  NAME",
                "s10       42   3m        0        2       400    2.0         1       0  kiosk",
                "s2        42   3m        2        2        10    0.1         1       7  cart,payment",
            ]
        )
    }

    @Test func nobodyHasADash() {
        let lines = SessionTable(["sessions": [["session": "s4", "modules": []]]]).lines()
        #expect(lines.last?.hasSuffix("  -") == true)
    }

    @Test func aClientOfAnotherHostHasItsHost() {
        let lines = SessionTable(["sessions": [["session": "s4", "name": "kiosk", "host": "desk", "modules": []]]])
            .lines()
        #expect(lines.last?.hasSuffix("  kiosk on desk") == true)
    }

    @Test func laterPagesHaveTheRatesSinceTheOneBefore() {
        let first = SessionTable(answer(["s2": 10], age: 1))
        let lines = SessionTable(answer(["s2": 15, "s3": 4], age: 2), since: first, seconds: 2).lines()
        #expect(lines.dropFirst(2).map { $0.split(separator: " ")[6] } == ["2.5", "2.0"])
    }

    @Test func pageFitsTheTerminal() {
        let lines = SessionTable(answer(["s2": 1, "s3": 2], age: 1)).lines(width: 20, height: 3)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= 20 })
    }

    private func answer(_ requests: [String: Int], age: Int) -> JSONPayload {
        let sessions = requests.sorted { $0.key < $1.key }.map { session, count in
            let isKiosk = session == "s10"
            return [
                "session": JSONPayload(session), "name": isKiosk ? "kiosk" : nil, "pid": 42, "age": JSONPayload(age),
                "modules": isKiosk ? [] : ["cart", "payment"],
                "watches": 2, "requests": JSONPayload(count), "inFlight": 1, "queued": session == "s2" ? 7 : 0,
            ] as JSONPayload
        }
        return ["sessions": .array(sessions)]
    }
}
