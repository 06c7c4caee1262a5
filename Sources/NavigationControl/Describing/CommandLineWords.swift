import NavigationClient

/// A request as a person types it into a shell.
enum CommandLineWords {
    /// `navctl call METHOD key=value key:=json`, quoted where the shell needs it.
    static func call(_ method: String, _ params: JSONPayload) -> String {
        let members = (params.members ?? []).map { name, value in
            value.string.map { "\(name)=\($0)" } ?? "\(name):=\(JSONLayout.compact.lay(out: value.text))"
        }
        return (["navctl", "call", method] + members).map(quoted).joined(separator: " ")
    }

    /// A word with quotes where the shell needs them.
    static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.isASCII || plain.contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    /// Besides letters, what no shell reads in its own way.
    private static let plain = Set("0123456789_-.,:=/@%+".unicodeScalars)
}
