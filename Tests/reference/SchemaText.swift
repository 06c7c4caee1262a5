import NavigationProtocol

// The form of a value in words, for a cell of a table.

extension Schema {
    /// A phrase, as "list of `push` or `sheet`".
    var phrase: String {
        switch self {
        case .any: "any JSON"
        case .null: "null"
        case .boolean: "boolean"
        case .integer(let minimum, let maximum): "integer" + Self.range(minimum, maximum)
        case .number(let minimum, let maximum): "number" + Self.range(minimum, maximum)
        case .positive: "number above 0"
        case .string(let form): form.phrase
        case .choice(let choices): Self.alternatives(choices.map { "`\($0)`" })
        case .array(let element, let minimum, let maximum): "list\(Self.count(minimum, maximum)) of \(element.phrase)"
        case .anyObject, .object: "object"
        case .map(let element): "object whose members are: \(element.phrase)"
        case .oneOf(let forms): Self.alternatives(Self.unique(forms.map(\.phrase)))
        case .reference(let name): "[\(name)](components.md#\(name.anchor))"
        }
    }

    private static func range<Number: Numeric>(_ minimum: Number?, _ maximum: Number?) -> String {
        switch (minimum, maximum) {
        case (nil, nil): ""
        case (let minimum?, nil): " from \(short(minimum))"
        case (nil, let maximum?): " up to \(short(maximum))"
        case (let minimum?, let maximum?): " from \(short(minimum)) to \(short(maximum))"
        }
    }

    /// A number without ".0".
    private static func short(_ number: some Numeric) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func count(_ minimum: Int?, _ maximum: Int?) -> String {
        switch (minimum ?? 0, maximum) {
        case (0, nil): ""
        case (let minimum, nil): " (\(minimum) or more)"
        case (0, let maximum?): " (\(maximum) at most)"
        case (let minimum, let maximum?): " (\(minimum) to \(maximum))"
        }
    }

    private static func alternatives(_ phrases: [String]) -> String {
        guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
        return phrases.dropLast().joined(separator: ", ") + " or " + last
    }

    private static func unique(_ phrases: [String]) -> [String] {
        phrases.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension Schema.StringForm {
    fileprivate var phrase: String {
        guard examples.isEmpty else {
            var other = self
            other.examples = []
            return examples.map { "`\($0)`, " }.joined() + "or another " + other.phrase
        }
        if let pattern {
            return Self.phrase(of: pattern) ?? "string that matches `\(pattern)`"
        }
        return switch (minimum ?? 0, maximum) {
        case (0, nil): "string"
        case (1, nil): "string, not empty"
        case (let minimum, nil): "string of \(minimum) or more characters"
        case (0, let maximum?): "string of at most \(maximum) characters"
        case (let minimum, let maximum?): "string of \(minimum) to \(maximum) characters"
        }
    }

    /// A phrase for names, and for ids, which are a letter with a number or with two.
    private static func phrase(of pattern: String) -> String? {
        if pattern == "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" { return "[name](../protocol.md#names-and-ids)" }
        if let match = pattern.wholeMatch(of: /\^([a-z])\[0-9\]\+\$/) { return "id, as `\(match.1)4`" }
        if let match = pattern.wholeMatch(of: /\^([a-z])\[0-9\]\+\\\.\[0-9\]\+\$/) { return "id, as `\(match.1)3.1`" }
        return nil
    }
}

// MARK: Members as rows

extension Schema {
    /// The forms of an object, when all that it can be is an object that is described here.
    var objectForms: [[Member]]? {
        switch self {
        case .object(let members): [members]
        case .oneOf(let forms):
            forms.reduce(into: []) { all, form in
                all = form.members.flatMap { members in all.map { $0 + [members] } }
            }
        case .any, .null, .boolean, .integer, .number, .positive, .string, .choice, .array, .anyObject, .map,
            .reference:
            nil
        }
    }

    /// The objects that are described within this form, with what comes behind the name of a member to reach theirs.
    fileprivate var innerObjects: [(suffix: String, members: [Member])] {
        switch self {
        case .object(let members): [("", members)]
        case .array(let element, _, _): element.innerObjects.map { ("[]" + $0.suffix, $0.members) }
        case .map(let element): element.innerObjects.map { (".*" + $0.suffix, $0.members) }
        case .oneOf(let forms): forms.flatMap(\.innerObjects)
        case .any, .null, .boolean, .integer, .number, .positive, .string, .choice, .anyObject, .reference: []
        }
    }
}

extension [Schema.Member] {
    /// A row for each, required ones first, and for what is in it.
    func rows(under prefix: String = "") -> [[String]] {
        (filter(\.isRequired) + filter { !$0.isRequired }).flatMap { member in
            let name = prefix + member.name
            let row = ["`\(name)\(member.isRequired ? "" : "?")`", member.schema.phrase, member.summary]
            return [row] + member.schema.innerObjects.flatMap { $0.members.rows(under: name + $0.suffix + ".") }
        }
    }

    /// Their names in a line, as `type`, `arguments?`.
    var names: String { map { "`\($0.name)\($0.isRequired ? "" : "?")`" }.joined(separator: ", ") }
}

extension MarkdownPage {
    /// A value's form: a table of its members, or a phrase. Of an object with several forms, first what all of them
    /// have, then each form.
    mutating func form(_ schema: Schema, nothing: String) {
        guard let forms = schema.objectForms else {
            guard case .oneOf(let forms) = schema else { return paragraph(schema.phrase.capitalizingFirst + ".") }
            paragraph("One of these forms:")
            return forms.forEach { form($0, nothing: nothing) }
        }
        if forms == [[]] { return paragraph(nothing) }
        let shared = forms.count == 1 ? [] : forms[0].filter { member in forms.allSatisfy { $0.contains(member) } }
        if !shared.isEmpty { members(shared) }
        if forms.count > 1 { paragraph(shared.isEmpty ? "One of these forms:" : "And one of these forms:") }
        for (index, form) in forms.enumerated() {
            var own = form.filter { !shared.contains($0) }
            if forms.count > 1 {
                let constant = own.first { $0.schema.isConstant }
                own.removeAll { $0 == constant }
                paragraph("**Form \(index + 1).** " + (constant.map(\.constantPhrase) ?? form.names))
            }
            members(own)
        }
    }

    private mutating func members(_ members: [Schema.Member]) {
        table(["Name", "Form", "Meaning"], members.rows())
    }
}

extension Schema {
    fileprivate var isConstant: Bool { if case .choice(let choices) = self { choices.count == 1 } else { false } }
}

extension Schema.Member {
    /// The member that tells a form from others.
    fileprivate var constantPhrase: String { "`\(name)` is \(schema.phrase): \(summary)" }
}

extension String {
    var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
