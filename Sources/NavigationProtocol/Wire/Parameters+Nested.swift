import JSON
import NavigationTree

// Members that are objects, or lists of objects, with members of their own.

/// An object that a request may contain in several places, with a name in the contract.
package protocol ParameterObject: WireComponent, Sampled {
    /// Reads its members; unknown ones are refused by the caller.
    init(_ parameters: inout Parameters) throws(WireError)
    /// The forms of the object, made from all members that the reader reads.
    ///
    /// By default there is one form with all members.
    static func forms(of members: [Schema.Member]) -> Schema
}

extension ParameterObject {
    package static func forms(of members: [Schema.Member]) -> Schema { .object(members) }

    package static var definition: Schema {
        forms(of: Parameters.members { (parameters) throws(WireError) in try Self(&parameters) })
    }

    static var memberNames: [String] {
        Parameters.members { (parameters) throws(WireError) in try Self(&parameters) }.map(\.name)
    }
}

extension [Schema.Member] {
    /// Those with these names, as a form of an object: `required` must be there.
    package func form(required: [String], optional: [String] = []) -> Schema {
        .object(
            compactMap { member in
                if required.contains(member.name) {
                    Schema.Member(member.name, member.summary, member.schema)
                } else if optional.contains(member.name) {
                    Schema.Member(member.name, member.summary, isRequired: false, member.schema)
                } else {
                    nil
                }
            }
        )
    }
}

extension Parameters {
    /// A member that is an object, whose members `read` reads. Unknown ones are refused.
    package mutating func object<Value>(
        _ name: StaticString,
        _ summary: StaticString,
        _ read: @escaping (inout Parameters) throws(WireError) -> Value
    ) throws(WireError) -> Value? {
        guard let slice = slice(name) else { return absent(name, summary, .object(Self.members(of: read))) }
        guard slice.kind == .object else { throw Self.invalid(name, "an object") }
        var nested = try nested(in: text, slice, name) { Self.members(of: read).map(\.name) }
        let value = try read(&nested)
        try finish(&nested)
        return value
    }

    /// A member that is an object of a named kind.
    package mutating func object<Value: ParameterObject>(
        _ name: StaticString,
        _ summary: StaticString,
        as type: Value.Type = Value.self
    ) throws(WireError) -> Value? {
        guard let slice = slice(name) else { return absent(name, summary, Value.schema) }
        guard slice.kind == .object else { throw Self.invalid(name, "an object") }
        var nested = try nested(in: text, slice, name) { Value.memberNames }
        let value = try Value(&nested)
        try finish(&nested)
        return value
    }

    /// A member that is a list of objects, whose members `read` reads. Unknown ones are refused.
    ///
    /// - Parameter count: how many the description allows; whether it holds is for the caller to check.
    package mutating func list<Value>(
        _ name: StaticString,
        _ summary: StaticString,
        count: ClosedRange<Int>? = nil,
        _ read: @escaping (inout Parameters) throws(WireError) -> Value
    ) throws(WireError) -> [Value]? {
        guard let list = try elements(name, "a list of objects") else {
            let element = Schema.object(Self.members(of: read))
            return absent(name, summary, .array(of: element, minimum: count?.lowerBound, maximum: count?.upperBound))
        }
        return try objects(list, name, known: { Self.members(of: read).map(\.name) }, read)
    }

    /// A member that is a list of objects of a named kind.
    package mutating func list<Value: ParameterObject>(
        _ name: StaticString,
        _ summary: StaticString,
        of type: Value.Type = Value.self,
        count: ClosedRange<Int>? = nil
    ) throws(WireError) -> [Value]? {
        guard let list = try elements(name, "a list of objects") else {
            let schema = Schema.array(of: Value.schema, minimum: count?.lowerBound, maximum: count?.upperBound)
            return absent(name, summary, schema)
        }
        return try objects(list, name, known: { Value.memberNames }) { (parameters) throws(WireError) in
            try Value(&parameters)
        }
    }

    /// A member that is a list of objects of a named kind, each of which `read` reads with what else it needs.
    mutating func list<Kind: ParameterObject, Value>(
        _ name: StaticString,
        _ summary: StaticString,
        of kind: Kind.Type,
        _ read: (inout Parameters) throws(WireError) -> Value
    ) throws(WireError) -> [Value]? {
        guard let list = try elements(name, "a list of objects") else {
            return absent(name, summary, .array(of: kind.schema))
        }
        return try objects(list, name, known: { kind.memberNames }, read)
    }

    private mutating func objects<Value>(
        _ list: (text: UnsafeRawBufferPointer, elements: [JSONSlice]),
        _ name: StaticString,
        known: @escaping () -> [String],
        _ read: (inout Parameters) throws(WireError) -> Value
    ) throws(WireError) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(list.elements.count)
        for slice in list.elements {
            guard slice.kind == .object else { throw Self.invalid(name, "a list of objects") }
            var nested = try nested(in: list.text, slice, name, known)
            values.append(try read(&nested))
            try finish(&nested)
        }
        return values
    }

    // MARK: Operations

    /// Reads `method` and `params`: an operation within a request.
    ///
    /// - Parameter others: methods that are allowed here although they are not operations.
    package mutating func operation(
        in context: OperationContext,
        or others: Set<Method> = []
    ) throws(WireError) -> Operation {
        let name = try requiredString("method", "A method that changes a scene's tree.")
        guard recorder == nil else {
            _ = try object("params", "Its parameters, without those of the request around it.")
            return .sample
        }
        guard let method = Method(rawValue: name), method.isOperation || others.contains(method) else {
            let nearest = Spelling.nearest(to: name, among: Method.allCases.filter(\.isOperation).map(\.rawValue))
            let hint = nearest.map { ", as \"\($0)\"" } ?? ""
            throw Self.invalid("method", "an operation on the tree\(hint)")
        }
        var parameters: Parameters
        if let slice = slice("params") {
            guard slice.kind == .object else { throw Self.invalid("params", "an object") }
            let (part, members) = try Self.scan(text, slice, "params")
            parameters = Parameters(part, members: members, of: method)
        } else {
            parameters = Parameters(text, members: [], of: method)
        }
        parameters.context = context
        (parameters.maximumTimeout, parameters.lists) = (maximumTimeout, lists)
        try finish()
        let object = slice("params").map { RawJSON(copying: text.bytes, $0) } ?? .emptyObject
        return Operation(method: method, parameters: parameters, text: object)
    }

    // MARK: Means

    /// The elements of a list, as slices of its own part of the line.
    mutating func elements(
        _ name: StaticString,
        _ expected: String
    ) throws(WireError) -> (text: UnsafeRawBufferPointer, elements: [JSONSlice])? {
        guard let slice = slice(name) else { return nil }
        guard slice.kind == .array else { throw Self.invalid(name, expected) }
        let part = UnsafeRawBufferPointer(rebasing: text[slice.range])
        var scanner = JSONScanner()
        try Self.scan(&scanner, part, name)
        try lists.take(scanner.elements.count)
        return (part, scanner.elements)
    }

    /// The members of an object within these, with the same limits.
    func nested(
        in text: UnsafeRawBufferPointer,
        _ slice: JSONSlice,
        _ name: StaticString,
        _ known: @escaping () -> [String]
    ) throws(WireError) -> Parameters {
        var nested = try Self.nested(in: text, slice, name, method, known)
        (nested.maximumTimeout, nested.lists) = (maximumTimeout, lists)
        return nested
    }

    /// All members of such an object are read. Its lists count like those around it.
    mutating func finish(_ nested: inout Parameters) throws(WireError) {
        try nested.finish()
        lists = nested.lists
    }

    static func nested(
        in text: UnsafeRawBufferPointer,
        _ slice: JSONSlice,
        _ name: StaticString,
        _ method: Method?,
        _ known: @escaping () -> [String]
    ) throws(WireError) -> Parameters {
        let (part, members) = try scan(text, slice, name)
        var parameters = Parameters(document: part, members: members, of: method, known: known)
        parameters.nestedIn = "\(name)"
        return parameters
    }

    private static func scan(
        _ text: UnsafeRawBufferPointer,
        _ slice: JSONSlice,
        _ name: StaticString
    ) throws(WireError) -> (UnsafeRawBufferPointer, [JSONMember]) {
        let part = UnsafeRawBufferPointer(rebasing: text[slice.range])
        var scanner = JSONScanner()
        try scan(&scanner, part, name)
        return (part, scanner.outer.members)
    }

    private static func scan(
        _ scanner: inout JSONScanner,
        _ text: UnsafeRawBufferPointer,
        _ name: StaticString
    ) throws(WireError) {
        do { try scanner.scan(text.bytes) } catch { throw invalid(name, "without mistakes in it: \(error)") }
    }
}
