import JSON
package import NavigationClient

/// Completes the words of a navctl command line, and explains them. All shells use it.
///
/// It asks the host for all that the words alone do not tell. Without a host it offers what the commands have.
package struct Completion: Sendable {
    /// Asks the host; nil when it does not answer or refuses.
    package typealias Question = @Sendable (_ method: String, _ params: JSONPayload) async -> JSONPayload?

    private let root: CommandForm
    private let words: [String]
    private let current: String
    private let ask: Question
    private let place: CommandPlace

    /// - Parameters:
    ///   - words: the words before the one that the cursor is in, without the program.
    ///   - current: the word that the cursor is in, up to the cursor.
    package init(_ words: [String], current: String, in root: CommandForm, asking ask: @escaping Question) {
        (self.root, self.words, self.current, self.ask) = (root, words, current, ask)
        place = CommandPlace(words, in: root)
    }

    /// The words that can stand in place of the current one, in order.
    package func candidates() async -> [Candidate] {
        let found = await all().filter { $0.text.hasPrefix(current) && VisibleText.of($0.text) == $0.text }
        return found.sorted { $0.text < $1.text }
    }

    /// The part of the current word that is the name of a file; nil when no file can stand there.
    package var fileName: String? {
        if let option = place.option { return option.values == .files ? current : nil }
        guard current.hasPrefix("-"), place.acceptsOptions else {
            return place.argument?.values == .files ? current : nil
        }
        guard let sign = current.firstIndex(of: "="),
            place.form.option(String(current[..<sign]))?.values == .files
        else { return nil }
        return String(current[current.index(after: sign)...])
    }

    private func all() async -> [Candidate] {
        if let option = place.option { return await values(of: option) }
        if current.hasPrefix("-"), place.acceptsOptions { return await options() }
        if place.path == ["help"] {
            return Self.commands(of: place.positionals.reduce(root) { $0.subcommand($1) ?? $0 })
        }
        if let owner = place.memberOwner { return await members(of: owner) }
        guard let argument = place.argument else {
            return place.positionals.isEmpty ? Self.commands(of: place.form) : []
        }
        return await values(of: argument)
    }

    private static func commands(of form: CommandForm) -> [Candidate] {
        form.subcommands.map { Candidate($0.name, $0.summary) }
    }

    private func options() async -> [Candidate] {
        if let sign = current.firstIndex(of: "="), let option = place.form.option(String(current[..<sign])) {
            return await values(of: option).map { Candidate("\(current[...sign])\($0.text)", $0.summary) }
        }
        return place.form.options.flatMap { option in
            option.names.filter { !words.contains($0) || option.isRepeating }.map { Candidate($0, option.summary) }
        }
    }

    private func values(of argument: CommandForm.Argument) async -> [Candidate] {
        switch argument.values {
        case .anything, .files: []
        case .words(let words): words.map { Candidate($0) }
        case .host(let subject): await names(of: subject)
        }
    }

    private func names(of subject: CompletionSubject) async -> [Candidate] {
        guard let answer = await ask(subject.method, subject.parameters(after: words)) else { return [] }
        return subject.described(in: answer)
    }

    private func members(of owner: CommandPlace.MemberOwner) async -> [Candidate] {
        let members = await forms(of: owner)
        guard let sign = current.firstIndex(of: "=") else {
            let given = Set(words.compactMap { $0.contains("=") ? Self.name(of: $0) : nil })
            return members.filter { !given.contains($0.name) }
                .map { Candidate($0.beginning, $0.summary, isWhole: false) }
        }
        let beginning = current[...sign]
        let name = Self.name(of: current)
        let isJSON = beginning.hasSuffix(":=")
        let listed = members.first { $0.name == name }?.values(afterColon: isJSON) ?? []
        var values = listed.map { Candidate($0) }
        if values.isEmpty, !isJSON, case .method = owner, let subject = CompletionSubject(parameter: name) {
            values = await names(of: subject)
        }
        return values.map { Candidate("\(beginning)\($0.text)", $0.summary) }
    }

    private func forms(of owner: CommandPlace.MemberOwner) async -> [MemberForm] {
        switch owner {
        case .method(let name):
            guard let document = await ask("rpc.discover", .emptyObject) else { return [] }
            return MemberForm.parameters(of: name, in: document)
        case .destination(let type):
            guard let answer = await ask("destination.get", ["type": JSONPayload(type)]) else { return [] }
            return MemberForm.arguments(of: answer)
        }
    }

    /// The name in `name=value` and `name:=json`.
    private static func name(of word: String) -> String {
        let name = word.prefix { $0 != "=" }
        return String(name.hasSuffix(":") ? name.dropLast() : name)
    }
}

extension Completion {
    /// The help for the words under the cursor: the method, the type, or the command.
    package func explanation(width: Int, inColour: Bool) async -> [String] {
        if let owner = place.memberOwner ?? (place.argument == nil ? nil : Self.owner(named: current, in: place)),
            let page = await page(about: owner, width: width, inColour: inColour)
        {
            return page
        }
        let words = place.path == ["help"] ? place.positionals : place.path
        let named = (words + [current]).reduce(root) { $0.subcommand($1) ?? $0 }
        return Self.page(about: named, in: root, width: width, inColour: inColour)
    }

    /// The owner of members that the current word would be.
    private static func owner(named current: String, in place: CommandPlace) -> CommandPlace.MemberOwner? {
        guard place.positionals.isEmpty, !current.isEmpty else { return nil }
        switch place.argument?.values {
        case .host(.method): return .method(current)
        case .host(.destination): return .destination(current)
        default: return nil
        }
    }

    private func page(about owner: CommandPlace.MemberOwner, width: Int, inColour: Bool) async -> [String]? {
        switch owner {
        case .method(let name):
            let document = await ask("rpc.discover", .emptyObject)
            return document.flatMap { ContractPage(of: name, in: $0) }?.overview(width: width, inColour: inColour)
        case .destination(let type):
            let answer = await ask("destination.get", ["type": JSONPayload(type)])
            return answer.map { TypePage($0).lines(width: width, inColour: inColour) }
        }
    }

    private static func page(about form: CommandForm, in root: CommandForm, width: Int, inColour: Bool) -> [String] {
        var page = PageWriter(width: width, inColour: inColour)
        page.title(form.name, form.summary ?? "")
        for subcommand in form.subcommands { page.member(subcommand.name, "", subcommand.summary) }
        for argument in form.positionals { page.member("<\(argument.valueName)>", "", argument.summary) }
        let common = Set(root.options.flatMap(\.names))
        for option in form.options where form.name == root.name || common.isDisjoint(with: option.names) {
            page.member(option.names.joined(separator: ", "), option.takesValue ? option.valueName : "", option.summary)
        }
        return page.lines
    }
}
