import JSON

extension RawJSON {
    /// What a module's error says to people, after a colon: the first line of its `message`, without control characters, at most 256 characters. Empty when
    /// it says nothing.
    var complaint: String {
        let message = (try? value())?.object?["message"]?.string ?? ""
        let line = message.split(whereSeparator: \.isNewline).first ?? ""
        let visible = line.prefix(256).unicodeScalars.filter { $0.properties.generalCategory != .control }
        return visible.isEmpty ? "" : ": \(String(String.UnicodeScalarView(visible)))"
    }
}
