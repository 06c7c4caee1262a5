import NavigationTree

/// An error of the wire: its code, its stable name, its meaning, and the members of its `data`.
///
/// No other place describes errors.
package struct ErrorDescription: Sendable {
    package let code: ErrorCode
    /// The stable name in `data.name`, as `at_root`.
    package let name: StaticString
    /// The meaning of the error, in a sentence.
    package let summary: String
    /// The members of `data` besides `name`, and besides those that any error may have.
    package let members: [Schema.Member]

    init(_ code: ErrorCode, _ name: StaticString, _ summary: String, _ members: [Schema.Member] = []) {
        (self.code, self.name, self.summary, self.members) = (code, name, summary, members)
    }

    /// All errors, in the order of the document.
    package static let all: [Self] =
        ofConnections
        + (ofTrees + ofGuardsAndLinks + ofSequences + ofModules).sorted { $0.code.rawValue < $1.code.rawValue }

    /// The schema of `data`.
    package var data: Schema {
        let own = [Schema.Member("name", "The error's stable name.", .constant("\(name)"))] + members
        return .object(own + Self.additions.filter { addition in !own.contains { $0.name == addition.name } })
    }

    /// The members that describe the part of a request that an error is about.
    private static let additions: [Schema.Member] = [
        .init(
            "operation",
            "The place of the refused operation in a transaction or a plan, from 0.",
            isRequired: false,
            .count
        ),
        .init(
            "mappedFrom",
            "The type that the request named, when a mapping led to another.",
            isRequired: false,
            .string()
        ),
        .init("scene", "The scene of the sequence that the error ended.", isRequired: false, .string()),
        .init("sequence", "The sequence that the error ended.", isRequired: false, SequenceID.schema),
        .init(
            "list",
            "The list of a module's registration that the refused part is in.",
            isRequired: false,
            .string()
        ),
        .init("index", "The place in that sequence or list, from 0.", isRequired: false, .count),
        .init(
            "steps",
            "The outcome of every value of that sequence.",
            isRequired: false,
            .array(of: .reference("SequenceStep"))
        ),
    ]
}

extension Schema.Member {
    static let nearest = Self("nearest", "The known name that is most like it.", isRequired: false, .string())
    static let line = Self("line", "The number of the line on this connection, from 1.", .integer(minimum: 1))
    static let optionalLine = Self(
        "line",
        "The number of the line on this connection, from 1, when its id is not known.",
        isRequired: false,
        .integer(minimum: 1)
    )
}

extension ErrorCode {
    /// Every code with its name.
    package static let names: [(code: Self, name: StaticString)] = ErrorDescription.all.map { ($0.code, $0.name) }
    private static let texts = names.map { "\($0.name)" }

    /// The place of the code in ``names``; nil for a code that the wire does not have. Each refusal asks for it several
    /// times, so it is looked up by the number itself.
    package var place: Int? {
        let index = rawValue < 0 ? rawValue &+ Self.lowest : rawValue &+ Self.negative
        guard Self.places.indices.contains(index), Self.places[index] >= 0 else { return nil }
        return Int(Self.places[index])
    }

    /// JSON-RPC's own codes are -32700 to -32600. They have the first places of the table.
    private static let (lowest, negative) = (32_700, 101)
    private static let places: [Int16] = {
        let indices = names.map { $0.code.rawValue < 0 ? $0.code.rawValue + lowest : $0.code.rawValue + negative }
        var places = [Int16](repeating: -1, count: (indices.max() ?? 0) + 1)
        for (place, index) in indices.enumerated() { places[index] = Int16(place) }
        return places
    }()

    /// The description of the error; nil for a code that the wire does not have.
    package var description: ErrorDescription? { place.map { ErrorDescription.all[$0] } }

    /// The stable name, as `at_root`.
    package var name: String { place.map { Self.texts[$0] } ?? "internal_error" }

    /// The meaning of the error, in a sentence; nil for a code that the wire does not have.
    package var summary: String? { description?.summary }
}
