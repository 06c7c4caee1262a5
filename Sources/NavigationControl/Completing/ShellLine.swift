/// A line of navctl's shell: the words that one would type after `navctl`.
package enum ShellLine: Equatable, Sendable {
    /// An empty line, or a comment.
    case nothing
    /// The end of the shell.
    case exit
    /// A command with its arguments.
    case command([String])

    /// Reads a line. A `navctl` at its beginning is left out, so that lines can be pasted.
    package init(_ line: String) throws(Words.OpenQuote) {
        var words = try Words.split(line, hasComments: true)
        if words.first == "navctl" { words.removeFirst() }
        switch words.first {
        case nil: self = .nothing
        case "exit" where words.count == 1, "quit" where words.count == 1: self = .exit
        default: self = .command(words)
        }
    }

    /// The arguments of a command, with those options of the shell that it accepts and that the line does not have.
    ///
    /// - Parameter options: options with their values, such as `--scene` with `main`.
    package static func arguments(
        _ words: [String],
        options: [(name: String, value: String?)],
        in root: CommandForm
    ) -> [String] {
        let place = CommandPlace(words, in: root)
        let form = place.form
        // Right behind the command, because the last word may be an option without its value.
        let end = place.path.last.flatMap { words.firstIndex(of: $0) }.map { $0 + 1 } ?? words.endIndex
        let added = options.filter { option in
            form.option(option.name) != nil && !words.contains { $0 == option.name || $0.hasPrefix("\(option.name)=") }
        }
        guard words.first != "help" else { return words }
        return words[..<end] + added.flatMap { [$0.name] + [$0.value].compactMap { $0 } } + words[end...]
    }
}
