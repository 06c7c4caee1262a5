import JSON
package import NavigationClient

/// A message of a monitor as a line for people: `12.345 s3 > request navigate 7 {…}`. `>` goes to the host, `<` comes
/// from it.
package enum TrafficDrawing {
    /// The line for one message.
    ///
    /// - Parameters:
    ///   - traffic: the parameters of a `traffic` notification.
    ///   - width: the largest number of columns; nil for no limit.
    ///   - inColour: whether to add the terminal's codes for colours.
    package static func line(_ traffic: JSONPayload, width: Int? = nil, inColour: Bool = false) -> String {
        let isOut = traffic["direction"]?.string == "out"
        var line = StyledLine()
        line.add(time(traffic["time"]?.double ?? 0), .faint)
        if let dropped = traffic["dropped"]?.integer { line.add(" (\(dropped) left out)", .alarming) }
        line.add(" \(VisibleText.of(traffic["session"]?.string ?? "?")) ", .strong)
        line.add(isOut ? "< " : "> ")
        line.add(traffic["kind"]?.string ?? "?", traffic["kind"]?.string == "invalid" ? .alarming : .plain)
        if let method = traffic["method"]?.string { line.add(" \(VisibleText.of(method))", .strong) }
        if let id = traffic["id"] { line.add(" \(VisibleText.of(id.text))") }
        if let text = traffic["line"]?.string {
            line.add(" \(VisibleText.of(text))", .faint, isElastic: true)
        } else {
            line.add(" \(traffic["bytes"]?.integer ?? 0) bytes", .faint)
        }
        return line.rendered(width: width, inColour: inColour)
    }

    /// Seconds with milliseconds, in ten columns if they fit.
    private static func time(_ seconds: Double) -> String {
        let milliseconds = Int(exactly: (max(seconds, 0) * 1000).rounded()) ?? 0
        let fraction = String(milliseconds % 1000 + 1000).dropFirst()
        let text = "\(milliseconds / 1000).\(fraction)"
        return String(repeating: " ", count: max(0, 10 - text.count)) + text
    }
}
