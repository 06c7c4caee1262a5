import NavigationProtocol

// One page an area.

/// The text of a page about a method.
private struct MethodText {
    let summary: String
    let parameters: [Schema.Member]
    let forms: Schema?
    let resultSummary: String
    let result: Schema

    init(_ method: Method) {
        let definition = method.definition
        summary = definition.summary
        parameters = definition.allParameters
        forms = definition.parameterForms
        resultSummary = definition.resultSummary
        result = definition.fullResultSchema
    }
}

extension Reference {
    static func page(of area: Area) -> String {
        var page = MarkdownPage(area.title)
        page.paragraph(area.summary)
        page.table(
            ["Method", "What it does"],
            area.methods.map { [$0.link(from: area), MethodText($0).summary.firstSentence] }
        )
        for method in area.methods { page.method(method) }
        return page.text
    }
}

extension MarkdownPage {
    fileprivate mutating func method(_ method: Method) {
        let text = MethodText(method)
        heading(method.rawValue)
        paragraph(text.summary)
        if method.isOperation {
            paragraph("It can be a part of a \(Method.transaction.link(from: method.area)).")
        }
        heading("Parameters", level: 3)
        table(["Name", "Form", "Meaning"], text.parameters.rows())
        if text.parameters.isEmpty { paragraph("It takes no parameters.") }
        if let forms = text.forms?.objectForms {
            paragraph("They have one of these forms:")
            list(forms.map(\.names))
        }
        heading("Result", level: 3)
        paragraph(text.resultSummary)
        form(text.result, nothing: "The result has no members.")
        heading("Errors", level: 3)
        paragraph(errors(of: method))
        for example in method.definition.examples { self.example(example, of: method) }
    }

    private func errors(of method: Method) -> String {
        var groups: [String] = []
        if method.mayNeedModules {
            groups.append("[modules that the host starts](errors.md#\(ErrorGroup.modules.anchor))")
        }
        if method.mayBeGuarded { groups.append("[guards](errors.md#\(ErrorGroup.guards.anchor))") }
        if method.traits.contains(.isComposite) { groups.append("the operations that it carries out") }
        groups.append("[every method](errors.md#\(ErrorGroup.every.anchor))")
        let own = method.definition.errors.map(\.link).joined(separator: ", ")
        return (own.isEmpty ? "Those of " : own + ". Also those of ") + groups.joined(separator: ", of ") + "."
    }

    private mutating func example(_ example: Example, of method: Method) {
        var notes = ["Example: \(example.name)."]
        if example.isInFleet {
            notes.append("The fleet has the hosts `one`, `two` and `three`, which share the scene `wall`.")
        }
        if example.others > 0 { notes.append("Other clients that are connected: \(example.others).") }
        if !example.isComplete { notes.append("The result has more members than are shown.") }
        paragraph(notes.joined(separator: " "))
        if !example.manifests.isEmpty {
            paragraph("The host has these manifests:")
            block("json", example.manifests)
        }
        block(example.isInFleet ? "text" : "json example", example.lines(of: method))
    }
}

extension Example {
    /// The lines that come before, the request, what the module answers, and the answer.
    fileprivate func lines(of method: Method) -> [String] {
        let request = #"{"id":1,"method":"\#(method.rawValue)","params":\#(params)}"#
        let result = #"{"jsonrpc":"2.0","id":1,"result":\#(result)}"#
        return (setup + [request] + (answer.map { [$0] } ?? []) + [result]).map { $0.replacing("\n", with: "") }
    }
}

extension String {
    /// Up to the first full stop that ends a sentence.
    var firstSentence: String {
        firstRange(of: /\.( |$)/).map { String(self[..<self.index(after: $0.lowerBound)]) } ?? self
    }
}
