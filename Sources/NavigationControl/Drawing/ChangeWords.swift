import JSON
import NavigationClient

/// One change of a tree in words.
struct ChangeWords {
    /// The verb for the change, in the past tense.
    let verb: String
    /// The look of the verb: new, gone or different.
    let style: StyledLine.Style
    /// The name of what it happened to: a type, a navigator or an attachment.
    let subject: String
    /// Where, with a space before it; empty when the subject says it.
    var place = ""
    /// Arguments, reasons and values; nil when the change has none of them.
    var details: String?

    /// The words for a change of a `changed` notification. A kind that navctl does not know is its own word.
    init(_ change: JSONPayload) {
        let kind = change["kind"]?.string ?? "?"
        switch kind.split(separator: ".").first.map(String.init) ?? kind {
        case "entry": self = .entry(kind, change)
        case "navigator": self = .navigator(kind, change)
        case "attachment": self = .attachment(kind, change["attachment"] ?? .emptyObject)
        case "type": self = .type(kind, change)
        case "signal": self = .signal(change["signal"] ?? .emptyObject)
        default: self.init(verb: VisibleText.of(kind), style: .plain, subject: "")
        }
    }

    private init(verb: String, style: StyledLine.Style, subject: String, place: String = "", details: String? = nil) {
        (self.verb, self.style, self.subject, self.place, self.details) = (verb, style, subject, place, details)
    }

    private static func entry(_ kind: String, _ change: JSONPayload) -> ChangeWords {
        let (verb, style, preposition) = form(of: kind)
        let entry = change["entry"]
        return ChangeWords(
            verb: verb,
            style: style,
            subject: text(entry?["type"]),
            place: " \(preposition) \(text(change["navigator"]))",
            details: arguments(of: entry)
        )
    }

    private static func navigator(_ kind: String, _ change: JSONPayload) -> ChangeWords {
        if kind == "navigator.selected" {
            let child = change["child"]?.string.map { VisibleText.of($0) } ?? "no stack"
            let place = " in \(text(change["parent"]))"
            return ChangeWords(verb: "selected", style: .changing, subject: child, place: place)
        }
        let navigator = change["navigator"]
        let form = text(navigator?["method"] ?? navigator?["kind"])
        let name = navigator?["root"]?["type"] ?? navigator?["name"] ?? navigator?["id"]
        let preposition = navigator?["kind"]?.string == "stack" ? "in" : "over"
        let isNew = kind == "navigator.created"
        return ChangeWords(
            verb: "\(isNew ? "opened" : "closed") \(form)",
            style: isNew ? .good : .alarming,
            subject: text(name),
            place: navigator?["parent"].map { " \(preposition) \(text($0))" } ?? "",
            details: arguments(of: navigator?["root"])
        )
    }

    private static func attachment(_ kind: String, _ attachment: JSONPayload) -> ChangeWords {
        let (verb, style, preposition) = form(of: kind)
        let name = attachment["name"] ?? attachment["from"]
        return ChangeWords(
            verb: "\(verb) \(text(attachment["kind"]))",
            style: style,
            subject: text(name ?? attachment["id"]),
            place: " \(preposition == "to" ? "on" : preposition) \(text(attachment["navigator"]))",
            details: (attachment["reason"] ?? attachment["to"]).map(text)
        )
    }

    private static func type(_ kind: String, _ change: JSONPayload) -> ChangeWords {
        let isGone = kind == "type.orphaned"
        return ChangeWords(
            verb: isGone ? "orphaned" : "revived",
            style: isGone ? .alarming : .good,
            subject: text(change["type"])
        )
    }

    private static func signal(_ signal: JSONPayload) -> ChangeWords {
        ChangeWords(
            verb: "sent \(text(signal["kind"]))",
            style: .changing,
            subject: text(signal["name"] ?? signal["entry"] ?? signal["flow"] ?? signal["navigator"]),
            place: " at \(text(signal["navigator"]))",
            details: (signal["value"] ?? signal["reason"]).map(text)
        )
    }

    private static func form(of kind: String) -> (verb: String, style: StyledLine.Style, preposition: String) {
        switch kind.split(separator: ".").last {
        case "added": ("added", .good, "to")
        case "removed": ("removed", .alarming, "from")
        default: ("changed", .changing, "on")
        }
    }

    private static func arguments(of entry: JSONPayload?) -> String? {
        let arguments = text(entry?["arguments"] ?? .emptyObject)
        return arguments == JSONPayload.emptyObject.text ? nil : arguments
    }

    private static func text(_ value: JSONPayload?) -> String { ChangeDrawing.text(value) }
}
