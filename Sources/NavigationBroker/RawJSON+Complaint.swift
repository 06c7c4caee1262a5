import JSON

extension RawJSON {
    /// The text of a module's error for people, after a colon: the first line of its `message`. It has no control
    /// characters and at most 256 characters. Empty when the error has no text.
    var complaint: String {
        let message = (try? value())?.object?["message"]?.string ?? ""
        let line = message.split(whereSeparator: \.isNewline).first ?? ""
        let visible = line.prefix(256).unicodeScalars.filter { $0.properties.generalCategory != .control }
        return visible.isEmpty ? "" : ": \(String(String.UnicodeScalarView(visible)))"
    }
}
