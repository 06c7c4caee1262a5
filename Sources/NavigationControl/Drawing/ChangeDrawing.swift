import JSON
package import NavigationClient

/// The notifications of a watch as lines for people, one line for each change:
/// `12 till added shop.item to n1, by push {"id":7}`.
///
/// The parts are: the revision, who made the request, what happened, where, the method, and the arguments. The
/// arguments are shortened first, then the line ends where the terminal does. So the names stay longest.
package enum ChangeDrawing {
    /// The lines for one notification; none for a revision in which the watch's filter leaves no change.
    ///
    /// - Parameters:
    ///   - width: the largest number of columns; nil for no limit.
    ///   - inColour: whether to add the terminal's codes for colours.
    package static func lines(of signal: WatchSignal, width: Int? = nil, inColour: Bool = false) -> [String] {
        let lines: [StyledLine] =
            switch signal {
            case .started(let payload): [start(payload)]
            case .changed(let payload): (payload["changes"]?.elements ?? []).map { change($0, of: payload) }
            case .lagged(let payload): [gap(payload)]
            case .event(let payload): [event(payload)]
            case .ended(let payload): [end(payload)]
            }
        return lines.map { $0.rendered(width: width, inColour: inColour) }
    }

    private static func start(_ payload: JSONPayload) -> StyledLine {
        var line = StyledLine()
        let place = payload["snapshot"] ?? payload
        line.add("watching \(text(place["scene"])) from revision \(place["from"]?.text ?? number(place))", .faint)
        return line
    }

    private static func change(_ change: JSONPayload, of notification: JSONPayload) -> StyledLine {
        let cause = notification["cause"]
        var line = StyledLine()
        line.add("\(padded(number(notification))) ", .faint)
        line.add(who(cause), .strong)
        line.add(" ")
        let words = ChangeWords(change)
        line.add(words.verb, words.style)
        line.add(words.subject.isEmpty ? "" : " \(words.subject)", .strong)
        line.add(words.place)
        line.add(", by \(text(cause?["method"]))", .faint)
        if let details = words.details { line.add(" \(details)", .faint, isElastic: true) }
        return line
    }

    private static func gap(_ payload: JSONPayload) -> StyledLine {
        var line = StyledLine()
        line.add("\(padded(number(payload))) ", .faint)
        line.add("revisions are missing: the host left them out, because navctl read too slowly", .alarming)
        return line
    }

    private static func event(_ payload: JSONPayload) -> StyledLine {
        let level = text(payload["level"])
        var line = StyledLine()
        line.add("      \(level) ", level == "error" || level == "warning" ? .alarming : .faint)
        line.add(text(payload["kind"]), .strong)
        for (name, value) in payload.members ?? [] where !["watch", "scene", "level", "kind"].contains(name) {
            line.add(" \(VisibleText.of(name))=\(text(value))", isElastic: value.isObject)
        }
        return line
    }

    private static func end(_ payload: JSONPayload) -> StyledLine {
        var line = StyledLine()
        line.add("the host has ended the watch: \(text(payload["reason"]))", .alarming)
        return line
    }

    /// The name of the client, else of its module, else its session; the host itself for causes without one.
    private static func who(_ cause: JSONPayload?) -> String {
        text(cause?["client"] ?? cause?["module"] ?? cause?["session"] ?? "navhost")
    }

    private static func number(_ payload: JSONPayload) -> String { payload["revision"]?.text ?? "?" }

    /// The text in five columns if it fits.
    private static func padded(_ text: String) -> String {
        String(repeating: " ", count: max(0, 5 - text.count)) + text
    }

    /// A string as it is, and any other value as JSON.
    static func text(_ value: JSONPayload?) -> String {
        VisibleText.of(value.map { $0.string ?? JSONLayout.compact.lay(out: $0.text) } ?? "?")
    }
}
