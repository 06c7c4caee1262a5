import NavigationClient

/// The form of a command: its subcommands, options and arguments. It is read from the description that the program
/// gives of itself.
package struct CommandForm: Sendable {
    /// The values that can stand in a place.
    enum Values: Equatable, Sendable {
        case anything
        case words([String])
        case files
        case host(CompletionSubject)
    }

    /// An option or a positional argument.
    struct Argument: Sendable {
        /// The option as it is typed, such as `--scene` and `-s`; empty for a positional argument.
        let names: [String]
        let valueName: String
        let summary: String?
        let takesValue: Bool
        let isRepeating: Bool
        let values: Values
    }

    let name: String
    let summary: String?
    let subcommands: [CommandForm]
    let options: [Argument]
    let positionals: [Argument]

    /// Reads the description of a program, which has its root command as the member `command`.
    package init?(description: String) {
        guard let root = (try? JSONPayload(text: description))?["command"] else { return nil }
        self.init(root)
    }

    private init(_ command: JSONPayload) {
        name = command["commandName"]?.string ?? ""
        summary = command["abstract"]?.string
        subcommands = (command["subcommands"]?.elements ?? [])
            .filter { $0["shouldDisplay"]?.bool != false }
            .map { CommandForm($0) }
        let shown = (command["arguments"]?.elements ?? []).filter { $0["shouldDisplay"]?.bool != false }
        options = shown.filter { $0["kind"]?.string != "positional" }.map { Argument($0) }
        positionals = shown.filter { $0["kind"]?.string == "positional" }.map { Argument($0) }
    }

    /// The subcommand with this name.
    func subcommand(_ name: String) -> CommandForm? { subcommands.first { $0.name == name } }

    /// The option that is typed in this way.
    func option(_ word: String) -> Argument? { options.first { $0.names.contains(word) } }
}

extension CommandForm.Argument {
    fileprivate init(_ argument: JSONPayload) {
        names = (argument["names"]?.elements ?? []).compactMap { name in
            name["name"]?.string.map { name["kind"]?.string == "short" ? "-\($0)" : "--\($0)" }
        }
        valueName = argument["valueName"]?.string ?? "value"
        summary = argument["abstract"]?.string
        takesValue = argument["kind"]?.string == "option"
        isRepeating = argument["isRepeating"]?.bool ?? false
        values = CommandForm.Values(argument)
    }
}

extension CommandForm.Values {
    fileprivate init(_ argument: JSONPayload) {
        let kind = argument["completionKind"]
        let listed = kind?["list"]?["values"] ?? argument["allValues"]
        let words = (listed?.elements ?? []).compactMap(\.string)
        if let subject = words.first.flatMap(CompletionSubject.init(mark:)) {
            self = .host(subject)
        } else if !words.isEmpty {
            self = .words(words)
        } else {
            self = kind?["file"] == nil ? .anything : .files
        }
    }
}
