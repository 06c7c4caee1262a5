import JSON

/// The part of a pattern about the query. A query may have other names as well.
struct URLQueryPattern: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        /// Decoded.
        case literal(String)
        case parameter(URLParameter)
    }

    struct Part: Hashable, Sendable {
        /// Decoded.
        let name: String
        let value: Value

        var isRequired: Bool {
            if case .parameter(let parameter) = value { !parameter.isOptional } else { true }
        }

        fileprivate var rank: Int {
            switch value {
            case .literal: 0
            case .parameter(let parameter): parameter.kind.rank
            }
        }
    }

    /// In the order of the pattern. Each has a name of its own.
    let parts: [Part]
    /// The number of required parts of each rank. More parts of a concrete rank make the pattern more concrete.
    let weight: [Int]

    init(_ parts: [Part]) {
        self.parts = parts
        var weight = Array(repeating: 0, count: URLValueKind.ranks)
        for part in parts where part.isRequired { weight[part.rank] += 1 }
        self.weight = weight
    }

    var parameters: [URLParameter] {
        parts.compactMap { if case .parameter(let parameter) = $0.value { parameter } else { nil } }
    }

    /// Whether this one is taken when a query fits both.
    func isMoreConcrete(than other: Self) -> Bool { other.weight.lexicographicallyPrecedes(weight) }

    /// Reads the values from a query; false when it does not fit. A name of the pattern must stand once, because two
    /// values would be ambiguous.
    func read(_ query: [String: [String]], into values: inout [String: JSONValue]) -> Bool {
        for part in parts {
            let found = query[part.name] ?? []
            if found.isEmpty, !part.isRequired { continue }
            guard found.count == 1 else { return false }
            switch part.value {
            case .literal(let text): guard found[0] == text else { return false }
            case .parameter(let parameter):
                guard let value = parameter.kind.value(of: found[0]) else { return false }
                values[parameter.name] = value
            }
        }
        return true
    }

    /// Whether a query exists that fits both.
    func meets(_ other: Self) -> Bool {
        let theirs = Dictionary(uniqueKeysWithValues: other.parts.map { ($0.name, $0) })
        return parts.allSatisfy { part in
            guard let their = theirs[part.name], part.isRequired || their.isRequired else { return true }
            switch (part.value, their.value) {
            case (.literal(let one), .literal(let other)): return one == other
            case (.literal(let text), .parameter(let parameter)), (.parameter(let parameter), .literal(let text)):
                return parameter.kind.value(of: text) != nil
            case (.parameter(let one), .parameter(let other)): return one.kind.meets(other.kind)
            }
        }
    }

    /// The query with its `?`, or an empty text; nil when a value is missing or has no text.
    func text(_ values: [String: JSONValue]) -> String? {
        var texts: [String] = []
        for part in parts {
            let text: String
            switch part.value {
            case .literal(let literal): text = literal
            case .parameter(let parameter):
                guard let value = values[parameter.name] else {
                    if parameter.isOptional { continue }
                    return nil
                }
                guard let written = parameter.kind.text(of: value) else { return nil }
                text = written
            }
            texts.append("\(ParsedURL.encode(part.name))=\(ParsedURL.encode(text))")
        }
        return texts.isEmpty ? "" : "?" + texts.joined(separator: "&")
    }
}
