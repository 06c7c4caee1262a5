package import JSON

/// The items of a sequence that a URL becomes, with `{name}` in place of the pattern's parameters.
///
/// A string that is exactly `{name}` becomes the parameter's value, with its own type. A member whose parameter is
/// missing is left out. In a longer string, the value is written as in the URL. Braces around another text than a
/// name are plain text. An item with a type always has arguments, at least `{}`.
package struct URLTemplate: Sendable {
    fileprivate indirect enum Part: Sendable {
        /// Without a placeholder in it.
        case constant(JSONValue)
        case value(String)
        case text([Piece])
        case list([Part])
        case object([(key: String, part: Part)])
    }

    fileprivate enum Piece: Sendable {
        case literal(String)
        case value(String)
    }

    private let items: [Part]
    private let kinds: [String: URLValueKind]
    /// The text that was registered.
    package let source: RawJSON
    /// The member of each item that names what it shows. It finds the templates that may give some items.
    let shape: [String]

    /// - Parameter source: a list of objects.
    package init(_ source: RawJSON, for pattern: URLPattern) throws(URLTemplateError) {
        guard let list = try? source.value().array, !list.isEmpty else { throw .notItems }
        let parameters = pattern.parameters
        self.source = source
        self.kinds = parameters.mapValues(\.kind)
        self.shape = list.map(Self.shape)
        var items: [Part] = []
        for item in list {
            guard let object = item.object else { throw .notItems }
            try Self.checkFixed(object)
            items.append(try Self.part(Self.normal(item), parameters, rest: pattern.restName, mayBeAbsent: false))
        }
        self.items = items
    }

    /// Members that are the same for every URL.
    private static let fixedMembers = ["type", "value", "action", "route", "method"]

    /// Refuses a placeholder in a member that is the same for every URL, also in the items that an item sends.
    private static func checkFixed(_ item: JSONObject) throws(URLTemplateError) {
        for member in fixedMembers {
            guard let name = item[member]?.string else { continue }
            guard pieces(of: name).allSatisfy({ if case .literal = $0 { true } else { false } }) else {
                throw .notFixed(member)
            }
        }
        for sent in item["values"]?.array ?? [] {
            if let sent = sent.object { try checkFixed(sent) }
        }
    }

    /// The member that names what an item shows, without its arguments.
    static func shape(of item: JSONValue) -> String {
        for member in fixedMembers {
            if let name = item.object?[member]?.string { return "\(member) \(name)" }
        }
        return ""
    }

    /// The same item, with `{}` where it has no arguments.
    static func normal(_ item: JSONValue) -> JSONValue {
        guard var object = item.object, object["type"] != nil, object["arguments"] == nil else { return item }
        object.set("arguments", .object(JSONObject()))
        return .object(object)
    }

    /// The same item without its method and its navigator.
    static func place(_ item: JSONValue) -> JSONValue {
        guard let object = item.object, object["type"] != nil else { return item }
        let members = object.members.filter { !manner.contains($0.key) }
        return .object(JSONObject(members.map { ($0.key, $0.value) }))
    }

    private static let manner = ["method", "navigator"]

    // MARK: Reading

    private static func part(
        _ value: JSONValue,
        _ parameters: [String: URLParameter],
        rest: String?,
        mayBeAbsent: Bool
    ) throws(URLTemplateError) -> Part {
        switch value {
        case .null, .bool, .integer, .number: return .constant(value)
        case .string(let text): return try self.text(text, parameters, rest: rest, mayBeAbsent: mayBeAbsent)
        case .array(let elements):
            var parts: [Part] = []
            for element in elements {
                parts.append(try part(element, parameters, rest: rest, mayBeAbsent: false))
            }
            return parts.allSatisfy(\.isConstant) ? .constant(value) : .list(parts)
        case .object(let object):
            var members: [(key: String, part: Part)] = []
            for member in object.members {
                members.append((member.key, try part(member.value, parameters, rest: rest, mayBeAbsent: true)))
            }
            return members.allSatisfy(\.part.isConstant) ? .constant(value) : .object(members)
        }
    }

    private static func text(
        _ text: String,
        _ parameters: [String: URLParameter],
        rest: String?,
        mayBeAbsent: Bool
    ) throws(URLTemplateError) -> Part {
        let pieces = pieces(of: text)
        let names = pieces.compactMap { if case .value(let name) = $0 { name } else { nil } }
        guard !names.isEmpty else { return .constant(.string(text)) }
        for name in names {
            guard parameters[name] != nil || name == rest else {
                throw .unknownParameter(name, known: parameters.keys.sorted() + [rest].compactMap { $0 })
            }
        }
        let isWhole = pieces.count == 1
        if let name = names.first(where: { $0 == rest }), !isWhole { throw .listInText(name) }
        if let name = names.first(where: { parameters[$0]?.isOptional == true }), !(isWhole && mayBeAbsent) {
            throw .optionalInText(name)
        }
        return isWhole ? .value(names[0]) : .text(pieces)
    }

    /// Splits a text at its placeholders. Two placeholders may touch.
    private static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var literal = ""
        var left = text.unicodeScalars[...]
        while let open = left.firstIndex(of: "{") {
            let inside = left[left.index(after: open)...]
            guard let close = inside.firstIndex(where: { $0 == "}" || $0 == "{" }) else { break }
            guard inside[close] == "}", URLPattern.isName(Substring(inside[..<close])) else {
                literal.unicodeScalars.append(contentsOf: left[..<close])
                left = inside[close...]
                if left.first == "}" {
                    literal.append("}")
                    left = left.dropFirst()
                }
                continue
            }
            literal.unicodeScalars.append(contentsOf: left[..<open])
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
            pieces.append(.value(String(inside[..<close])))
            left = inside[inside.index(after: close)...]
        }
        literal.unicodeScalars.append(contentsOf: left)
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }

    // MARK: Filling

    /// The items with these values.
    package func items(_ values: [String: JSONValue]) -> [JSONValue] {
        items.compactMap { fill($0, values) }
    }

    /// The items of an example URL with every optional part.
    package var sample: [JSONValue] {
        items { kinds[$0]?.sample ?? .array([]) }
    }

    private func items(_ value: (String) -> JSONValue?) -> [JSONValue] { items.compactMap { fill($0, value) } }

    private func fill(_ part: Part, _ values: [String: JSONValue]) -> JSONValue? { fill(part) { values[$0] } }

    private func fill(_ part: Part, _ value: (String) -> JSONValue?) -> JSONValue? {
        switch part {
        case .constant(let constant): return constant
        case .value(let name): return value(name)
        case .text(let pieces):
            return .string(
                pieces.map { piece in
                    switch piece {
                    case .literal(let text): text
                    case .value(let name): value(name).flatMap { kinds[name]?.text(of: $0) } ?? ""
                    }
                }.joined()
            )
        case .list(let parts): return .array(parts.compactMap { fill($0, value) })
        case .object(let members):
            return .object(
                JSONObject(members.compactMap { member in fill(member.part, value).map { (member.key, $0) } })
            )
        }
    }

    // MARK: Finding the values again

    /// The values with which the template gives these items; nil when no values do.
    ///
    /// - Parameters:
    ///   - leaving: how many items at the beginning of the template are left out of the comparison.
    ///   - asPlace: whether only the shown types and arguments count, without the method and the navigator.
    func values(of given: [JSONValue], leaving: Int, asPlace: Bool) -> [String: JSONValue]? {
        guard items.count - leaving == given.count else { return nil }
        var found: [String: JSONValue?] = [:]
        for (part, value) in zip(items.dropFirst(leaving), given) {
            guard match(asPlace ? Self.place(part) : part, value, &found) else { return nil }
        }
        return found.compactMapValues { $0 }
    }

    private static func place(_ part: Part) -> Part {
        switch part {
        case .constant(let value): .constant(place(value))
        case .object(let members): .object(members.filter { !manner.contains($0.key) })
        case .value, .text, .list: part
        }
    }

    private func match(_ part: Part, _ value: JSONValue, _ found: inout [String: JSONValue?]) -> Bool {
        switch (part, value) {
        case (.constant(let constant), _): return constant == value
        case (.value(let name), _): return note(value, as: name, &found)
        case (.text(let pieces), .string(let text)): return match(pieces[...], text[...], &found)
        case (.list(let parts), .array(let elements)):
            return parts.count == elements.count && zip(parts, elements).allSatisfy { match($0, $1, &found) }
        case (.object(let members), .object(let object)):
            var present = 0
            for member in members {
                if let value = object[member.key] {
                    present += 1
                    guard match(member.part, value, &found) else { return false }
                } else {
                    guard case .value(let name) = member.part, note(nil, as: name, &found) else { return false }
                }
            }
            return present == object.count
        case (.text, _), (.list, _), (.object, _): return false
        }
    }

    /// A parameter that stands in two places has the same value in both.
    private func note(_ value: JSONValue?, as name: String, _ found: inout [String: JSONValue?]) -> Bool {
        if let known = found[name] { return known == value }
        found[name] = .some(value)
        return true
    }

    /// Matches from the left. A value ends at the first occurrence of the literal behind it.
    private func match(_ pieces: ArraySlice<Piece>, _ text: Substring, _ found: inout [String: JSONValue?]) -> Bool {
        switch pieces.first {
        case nil: return text.isEmpty
        case .literal(let literal):
            guard text.utf8.starts(with: literal.utf8) else { return false }
            let end = text.utf8.index(text.startIndex, offsetBy: literal.utf8.count)
            return match(pieces.dropFirst(), text[end...], &found)
        case .value(let name):
            var end = text.endIndex
            if pieces.count > 1 {
                guard case .literal(let next) = pieces[pieces.startIndex + 1], let range = text.firstRange(of: next)
                else { return false }
                end = range.lowerBound
            }
            guard let value = kinds[name]?.value(of: String(text[..<end])), note(value, as: name, &found) else {
                return false
            }
            return match(pieces.dropFirst(), text[end...], &found)
        }
    }

    // MARK: Arguments

    /// The possible values of a member of an item's arguments.
    package enum Argument: Sendable {
        case constant(JSONValue)
        /// A value of one of these JSON types; it may be missing.
        case value(name: String, types: Set<String>, isOptional: Bool)
    }

    /// The types that it shows, each with its arguments.
    package func shown(by pattern: URLPattern) -> [(type: String, arguments: [String: Argument])] {
        let parameters = pattern.parameters
        return items.compactMap { item in
            guard let type = item["type"]?.text else { return nil }
            let members = item["arguments"]?.members ?? []
            let arguments = members.map { key, part in (key, Self.argument(part, parameters)) }
            return (type, Dictionary(arguments, uniquingKeysWith: { $1 }))
        }
    }

    private static func argument(_ part: Part, _ parameters: [String: URLParameter]) -> Argument {
        switch part {
        case .constant(let value): .constant(value)
        case .value(let name):
            .value(
                name: name,
                types: parameters[name]?.kind.jsonTypes ?? ["array"],
                isOptional: parameters[name]?.isOptional ?? false
            )
        case .text: .value(name: "", types: ["string"], isOptional: false)
        case .list: .value(name: "", types: ["array"], isOptional: false)
        case .object: .value(name: "", types: ["object"], isOptional: false)
        }
    }
}

extension URLTemplate.Part {
    fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }

    fileprivate var members: [(key: String, part: Self)] {
        switch self {
        case .constant(let value): value.object?.members.map { ($0.key, .constant($0.value)) } ?? []
        case .object(let members): members
        case .value, .text, .list: []
        }
    }

    fileprivate subscript(key: String) -> Self? { members.last { $0.key == key }?.part }

    fileprivate var text: String? { if case .constant(let value) = self { value.string } else { nil } }
}

/// Why a text cannot be the items of a pattern.
package enum URLTemplateError: Error, Hashable, Sendable {
    case notItems
    case notFixed(String)
    case unknownParameter(String, known: [String])
    case optionalInText(String)
    case listInText(String)

    /// For people: what is wrong, and what would be right.
    package var reason: String {
        switch self {
        case .notItems: "\"to\" must be a list of one or more objects"
        case .notFixed(let member): "\"\(member)\" must be the same for every URL; write it without a parameter"
        case .unknownParameter(let name, let known):
            known.isEmpty
                ? "the pattern has no parameter for \"{\(name)}\"; add \":\(name)\" to the pattern"
                : "the pattern has no parameter for \"{\(name)}\"; its parameters are \(known.joined(separator: ", "))"
        case .optionalInText(let name):
            "the parameter of \"{\(name)}\" is optional, so \"{\(name)}\" must be the whole value of a member"
        case .listInText(let name):
            "the parameter of \"{\(name)}\" is a list of segments, so \"{\(name)}\" must be the whole value"
        }
    }
}
