/// Where the cursor is in the words of a command line.
struct CommandPlace: Sendable {
    /// The command that the words have reached.
    private(set) var form: CommandForm
    /// The names of the commands on the way there, without that of the program.
    private(set) var path: [String] = []
    /// The arguments before the cursor that belong to no option.
    private(set) var positionals: [String] = []
    /// The option whose value is typed.
    private(set) var option: CommandForm.Argument?
    private var isBehindOptions = false

    /// - Parameter words: the words before the one that the cursor is in, without the program.
    init(_ words: [String], in root: CommandForm) {
        form = root
        for word in words { take(word) }
    }

    private mutating func take(_ word: String) {
        if option != nil {
            option = nil
        } else if word == "--", !isBehindOptions {
            isBehindOptions = true
        } else if word.hasPrefix("-"), word != "-", !isBehindOptions {
            option = form.option(word).flatMap { $0.takesValue ? $0 : nil }
        } else if positionals.isEmpty, let subcommand = form.subcommand(word) {
            form = subcommand
            path.append(word)
        } else {
            positionals.append(word)
        }
    }

    /// The positional argument that the cursor is in; nil when there are no more.
    var argument: CommandForm.Argument? {
        if positionals.count < form.positionals.count { return form.positionals[positionals.count] }
        return form.positionals.last.flatMap { $0.isRepeating ? $0 : nil }
    }

    /// Whether options are still possible.
    var acceptsOptions: Bool { !isBehindOptions }

    /// The owner of the members `key=value` of the command; nil when it has none.
    var memberOwner: MemberOwner? {
        guard let name = positionals.first else { return nil }
        switch path {
        case ["call"], ["plan"]: return .method(name)
        case ["navigate"], ["push"], ["present"]: return .destination(name)
        default: return nil
        }
    }

    /// The owner of members on the command line.
    enum MemberOwner: Equatable, Sendable {
        /// They are the parameters of a method.
        case method(String)
        /// They are the arguments of a destination type.
        case destination(String)
    }
}
