import NavigationClient
import NavigationControl
import Testing

struct TrafficDrawingTests {
    @Test func requestGoesIn() throws {
        let traffic: JSONPayload = [
            "monitor": 1, "time": 12.3456, "direction": "in", "session": "s3", "kind": "request", "method": "push",
            "id": 7, "bytes": 40, "line": "{\"id\":7}",
        ]
        #expect(TrafficDrawing.line(traffic) == #"    12.346 s3 > request push 7 {"id":7}"#)
    }

    @Test func eventGoesOutAndWhatWasLeftOutIsCounted() {
        let traffic: JSONPayload = [
            "monitor": 1, "dropped": 9, "time": 0, "direction": "out", "session": "s3", "kind": "event",
            "method": "changed", "bytes": 400,
        ]
        #expect(TrafficDrawing.line(traffic) == "     0.000 (9 left out) s3 < event changed 400 bytes")
    }

    @Test func textIsShortenedAndCannotSteerTheTerminal() {
        let traffic: JSONPayload = [
            "time": 1, "direction": "in", "session": "s3", "kind": "invalid", "bytes": 400,
            "line": JSONPayload("\u{1B}[2J" + String(repeating: "x", count: 400)),
        ]
        let line = TrafficDrawing.line(traffic, width: 60)
        #expect(DisplayWidth.columns(of: line) == 60 && line.hasSuffix("…") && !line.contains("\u{1B}"))
    }
}
