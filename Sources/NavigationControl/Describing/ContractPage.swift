package import NavigationClient

/// A page about one name of the contract, for `navctl describe`: a method, an error, a notification, a
/// question of the host, or a named part of messages.
package struct ContractPage: Sendable {
    private enum Kind: String {
        case method, error, notification, question, part
    }

    private let kind: Kind
    private let name: String
    private let description: JSONPayload

    /// The part of the contract, as it is.
    package var source: JSONPayload { description }

    /// Looks in an OpenRPC document of a host; nil when nothing has this name. An error is found by its code, too.
    package init?(of name: String, in document: JSONPayload) {
        let lists: [(Kind, JSONPayload?)] = [
            (.method, document["methods"]), (.error, document["x-errors"]), (.question, document["x-questions"]),
            (.notification, document["x-notifications"]),
        ]
        for (kind, list) in lists {
            let found = list?.elements?.first { one in
                one["name"]?.string == name || one["code"]?.integer.map(String.init) == name
            }
            guard let found else { continue }
            (self.kind, self.name, self.description) = (kind, found["name"]?.string ?? name, found)
            return
        }
        guard let part = document["components"]?["schemas"]?[name] else { return nil }
        (self.kind, self.name, self.description) = (.part, name, part)
    }

    /// Names that a person may have meant: those that contain the word, or begin as it does.
    package static func names(like word: String, in document: JSONPayload) -> [String] {
        let lists = ["methods", "x-errors", "x-questions", "x-notifications"].flatMap { document[$0]?.elements ?? [] }
        let parts = (document["components"]?["schemas"]?.members ?? []).map(\.name)
        let names = lists.compactMap { $0["name"]?.string } + parts
        let (wanted, beginning) = (word.lowercased(), word.lowercased().prefix(3))
        let containing = names.filter { $0.lowercased().contains(wanted) }
        return containing.isEmpty ? names.filter { $0.lowercased().hasPrefix(beginning) } : containing
    }

    /// The page.
    ///
    /// - Parameter width: how many columns a line may have.
    package func lines(width: Int, inColour: Bool) -> [String] {
        var page = PageWriter(width: width, inColour: inColour)
        switch kind {
        case .method: method(&page)
        case .error: error(&page)
        case .notification: message(&page, "a notification of the host")
        case .question: question(&page)
        case .part: part(&page)
        }
        return page.lines
    }

    /// The part of the page that helps to type the name: for a method its summary and its parameters, else the page.
    package func overview(width: Int, inColour: Bool) -> [String] {
        guard kind == .method else { return lines(width: width, inColour: inColour) }
        var page = PageWriter(width: width, inColour: inColour)
        overview(&page)
        return page.lines
    }

    private func overview(_ page: inout PageWriter) {
        page.title(name, "a method: \(description["tags"]?[0]?["name"]?.string ?? "")")
        page.paragraph(description["summary"]?.string)
        let parameters = description["params"]?.elements ?? []
        page.heading("Parameters", unless: parameters.isEmpty)
        // Those that must be given come first.
        for isRequired in [true, false] {
            for parameter in parameters where parameter["required"]?.bool == isRequired {
                page.member(
                    parameter["name"]?.string ?? "?",
                    SchemaWords.of(parameter["schema"]) + (isRequired ? ", required" : ""),
                    parameter["summary"]?.string
                )
            }
        }
    }

    private func method(_ page: inout PageWriter) {
        overview(&page)
        page.heading("Result")
        page.paragraph(description["result"]?["summary"]?.string)
        page.members(of: description["result"]?["schema"])
        let references = (description["errors"]?.elements ?? []).compactMap { $0["$ref"]?.string }
        let errors = references.compactMap { $0.split(separator: "/").last }
        page.heading("Errors", unless: errors.isEmpty)
        page.paragraph(errors.joined(separator: ", "))
        guard let example = description["examples"]?[0] else { return }
        page.heading("Example")
        page.line(CommandLineWords.call(name, example["x-params"] ?? .emptyObject), indent: 2)
        page.line(JSONLayout.compact.lay(out: example["result"]?["value"]?.text ?? "null"), indent: 2)
    }

    private func error(_ page: inout PageWriter) {
        page.title(name, "an error: \(description["code"]?.integer ?? 0)")
        page.paragraph(description["summary"]?.string)
        page.heading("Data", unless: description["data"] == nil)
        page.members(of: description["data"])
    }

    private func message(_ page: inout PageWriter, _ what: String) {
        page.title(name, what)
        page.paragraph(description["summary"]?.string)
        page.heading("Parameters")
        page.members(of: description["params"])
    }

    private func question(_ page: inout PageWriter) {
        message(&page, "a question of the host")
        page.heading("Answer")
        page.paragraph(description["answer"]?["summary"]?.string)
        page.members(of: description["answer"]?["schema"])
    }

    private func part(_ page: inout PageWriter) {
        page.title(name, "a part of messages")
        page.paragraph(description["description"]?.string)
        page.members(of: description)
    }
}
