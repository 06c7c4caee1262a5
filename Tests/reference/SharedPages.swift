import NavigationProtocol

// Notifications, questions, errors, and named forms.

extension Reference {
    static var notifications: String {
        var page = MarkdownPage("Notifications")
        page.paragraph("Lines of the host that have a `method` and no `id`. They need no answer.")
        page.table(
            ["Notification", "When it comes"],
            Contract.notifications.map { ["[\($0.name)](#\("\($0.name)".anchor))", $0.summary.firstSentence] }
        )
        for definition in Contract.notifications {
            page.heading("\(definition.name)")
            page.paragraph(definition.summary)
            page.form(definition.schema, nothing: "It has no parameters.")
        }
        return page.text
    }

    static var questions: String {
        var page = MarkdownPage("Questions")
        page.paragraph(
            """
            Requests of the host. A module answers with a line that has the same `id` and a `result` or an `error`. \
            [protocol.md](../protocol.md#questions-from-the-host) says what becomes of late and wrong answers.
            """
        )
        page.table(
            ["Question", "When it comes"],
            Contract.questions.map { ["[\($0.name)](#\("\($0.name)".anchor))", $0.summary.firstSentence] }
        )
        for definition in Contract.questions {
            page.heading("\(definition.name)")
            page.paragraph(definition.summary)
            page.heading("Parameters", level: 3)
            page.form(definition.schema, nothing: "It has no parameters.")
            page.heading("Answer", level: 3)
            page.paragraph(definition.answerSummary)
            page.form(definition.answer, nothing: "The answer has no members.")
        }
        return page.text
    }

    static var components: String {
        var page = MarkdownPage("Named forms")
        page.paragraph("Objects and values that several methods, notifications or questions share.")
        for component in Contract.components.sorted(by: { $0.name < $1.name }) {
            page.heading(component.name)
            page.form(component.schema, nothing: "An object without members.")
        }
        return page.text
    }
}

// MARK: Errors

/// Errors that many methods have in common.
enum ErrorGroup: String, CaseIterable {
    case every = "Errors of every method"
    case modules = "Errors of requests that need a module"
    case guards = "Errors of requests that guards are asked about"

    var anchor: String { rawValue.replacing(" ", with: "-").anchor }

    fileprivate var codes: [ErrorCode] {
        switch self {
        case .every: Method.commonErrors
        case .modules: Method.activationErrors
        case .guards: Method.guardErrors
        }
    }

    fileprivate var summary: String {
        switch self {
        case .every: "Every method can answer these."
        case .modules: "The request needs a module that the host starts first, or that must answer a question."
        case .guards:
            """
            Guards are asked before the request is carried out. A guard can redirect it to another destination; then the errors of the other operations \
            are possible as well.
            """
        }
    }
}

extension ErrorCode {
    /// Its heading among the errors.
    var link: String { "[\(name)](errors.md#\(name.anchor))" }
}

extension Reference {
    static var errors: String {
        var page = MarkdownPage("Errors")
        page.paragraph(
            """
            An error has a `code`, a `message` for people, and `data` with the code's `name` and the members below. Programs go by `code` or `data.name`. \
            A code keeps its meaning for ever.
            """
        )
        page.table(
            ["Code", "Name", "Meaning"],
            ErrorCode.names.map {
                ["\($0.code.rawValue)", "[\($0.name)](#\("\($0.name)".anchor))", $0.code.summary ?? ""]
            }
        )
        for group in ErrorGroup.allCases {
            page.heading(group.rawValue)
            page.paragraph(group.summary)
            page.paragraph(group.codes.map { "[\($0.name)](#\($0.name.anchor))" }.joined(separator: ", "))
        }
        page.heading("Data")
        page.paragraph(
            """
            The error of an operation in a transaction or a plan also has `operation`, the number of the operation. The error that ends a sequence also has \
            `scene`, `sequence`, `index` and `steps`. `mappedFrom` is the type that the request named, when a mapping led to another.
            """
        )
        for (code, name) in ErrorCode.names {
            page.heading("\(name)", level: 3)
            page.paragraph("\(code.rawValue). \(code.summary ?? "")")
            if let members = code.description?.members, !members.isEmpty {
                page.form(.object(members), nothing: "`data` has only the name.")
            }
        }
        return page.text
    }
}
