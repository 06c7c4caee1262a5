package import JSON
import NavigationTree

/// What an operation within another request leaves out, and may not choose.
package struct OperationContext: Equatable, Sendable {
    package let scene: String
    /// The navigator it acts on when it names none; the current one when nil.
    package let navigator: String?

    package init(scene: String, navigator: String? = nil) {
        self.scene = scene
        self.navigator = navigator
    }
}

/// An operation within another request.
package struct Operation {
    package let method: Method
    package var parameters: Parameters
    /// The parameters as the text they came in.
    package let text: RawJSON
}

/// The members of a request's `params`, read one by one; what is left over at the end was unknown.
///
/// Reading notes which members were asked for, so that the known names need not be compared a second time. A value is only good while the line it came
/// from is.
package struct Parameters {
    private let text: UnsafeRawBufferPointer
    private let members: [JSONMember]
    /// Nil for a document that is not a request.
    private let method: Method?
    /// The member names of a nested object; nil for the request's own parameters.
    private let known: [String]?
    private var read: UInt64 = 0
    /// The marks of all members: most parameters that a method could have are not there, and need not be looked for.
    private let present: UInt64
    /// The parameter that holds these members, when it is not the request itself.
    private var nestedIn: String?
    /// What holds for an operation within another request.
    package var context: OperationContext?

    /// - Parameter members: 64 at most.
    package init(_ text: UnsafeRawBufferPointer, members: [JSONMember], of method: Method, known: [String]? = nil) {
        self.known = known
        self.text = text
        self.members = members
        self.method = method
        self.present = Self.marks(of: members, in: text)
    }

    private static func marks(of members: [JSONMember], in text: UnsafeRawBufferPointer) -> UInt64 {
        guard let start = text.baseAddress else { return 0 }
        return members.reduce(into: 0) { marks, member in
            // Behind an empty key comes its quote, so there is always a first byte.
            let key = member.name
            marks |= key.hasEscapes ? ~0 : JSONText.mark(start + key.contentStart, key.contentCount)
        }
    }

    /// All of it, as the text it came in.
    package var source: RawJSON {
        RawJSON(copying: text.bytes, JSONSlice(from: 0, to: text.count, .object))
    }

    /// The value of a member, if it is there.
    @inline(always)
    package mutating func slice(_ name: StaticString) -> JSONSlice? {
        present & JSONText.mark(name.utf8Start, name.utf8CodeUnitCount) == 0 ? nil : find(name)
    }

    private mutating func find(_ name: StaticString) -> JSONSlice? {
        for index in members.indices where isCalled(name, members[index]) {
            read |= 1 &<< UInt64(index)
            return members[index].value
        }
        return nil
    }

    @inline(always)
    private func isCalled(_ name: StaticString, _ member: JSONMember) -> Bool {
        if member.keyHasEscapes { return JSONText.decodeKey(member, in: text.bytes) == "\(name)" }
        guard member.name.contentCount == name.utf8CodeUnitCount, let start = text.baseAddress else { return false }
        return JSONText.isSame(start + member.name.contentStart, name.utf8Start, name.utf8CodeUnitCount)
    }

    /// The members of a document that is not a request.
    package init(document text: UnsafeRawBufferPointer, members: [JSONMember], known: [String]) {
        self.known = known
        self.text = text
        self.members = members
        self.method = nil
        self.present = Self.marks(of: members, in: text)
    }

    /// What the members belong to, for people.
    private var owner: String {
        let whole = method?.rawValue ?? "The document"
        return nestedIn.map { "\"\($0)\" of \(whole)" } ?? whole
    }

    /// Changes with every member but `during`, for telling whether two requests are the same. Only good within this process.
    package var fingerprint: Int {
        var hasher = Hasher()
        hasher.combine(method)
        for member in members where !isCalled("during", member) {
            hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: text[member.key]))
            hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: text[member.value.range]))
        }
        return hasher.finalize()
    }

    /// A member that nobody asked for, and that looks as if `name` was meant.
    private func misspelling(of name: String) -> String? {
        let known = knownNames
        return members.map { JSONText.decodeKey($0, in: text.bytes) }
            .first { !known.contains($0) && Names.nearest(to: $0, among: known) == name }
    }

    private var knownNames: [String] { known ?? method?.description.parameters.map(\.name) ?? [] }

    private func unknown(_ name: String) -> WireError {
        let known = knownNames.filter { $0 != name }
        let nearest = known.count < knownNames.count ? nil : Names.nearest(to: name, among: known)
        let hint =
            nearest.map { "; did you mean \"\($0)\"?" }
            ?? (known.isEmpty ? "; it has none" : "; it knows \(known.joined(separator: ", "))")
        return WireError(
            .invalidParams,
            "\(owner) has no parameter \"\(name)\"\(hint)",
            ["parameter": .string(name), "nearest": nearest.map { JSONValue.string($0) }]
        )
    }

    /// To be called when all parameters were read: refuses those that nobody asked for.
    package func finish() throws(WireError) {
        guard read.nonzeroBitCount != members.count else { return }
        for (index, member) in members.enumerated() where read & (1 << UInt64(index)) == 0 {
            throw unknown(JSONText.decodeKey(member, in: text.bytes))
        }
    }

    /// Whether a request waits for what becomes of an entry.
    package var wantsResult: Bool {
        var copy = self
        return (try? copy.bool("forResult")) == true
    }

    /// The revision at which alone a request is to be carried out.
    package var revisionCondition: Int? {
        var copy = self
        return (try? copy.integer("ifRevision", in: 0...Int64.max)) ?? nil
    }

    /// The members again, as the text of an object: good for longer than the line they came from.
    package var objectText: RawJSON {
        var writer = JSONWriter()
        writer.raw("{")
        for (index, member) in members.enumerated() {
            writer.raw(index == 0 ? "\"" : ",\"")
            writer.raw(UnsafeRawBufferPointer(rebasing: text[member.key]))
            writer.raw("\":")
            writer.raw(UnsafeRawBufferPointer(rebasing: text[member.value.range]))
        }
        writer.raw("}")
        return RawJSON(writer)
    }

    /// The navigator that a request names, whatever else is wrong with it.
    package var namedNavigator: String? {
        var copy = self
        return ((try? copy.string("navigator")) ?? nil) ?? context?.navigator
    }

    /// The scene that a request names, whatever else is wrong with it.
    package var sceneName: String? {
        var copy = self
        return ((try? copy.string("scene")) ?? nil) ?? context?.scene
    }

    // MARK: Kinds of values

    /// Whether a member is there and is null.
    package mutating func isNull(_ name: StaticString) -> Bool { slice(name)?.kind == .null }

    /// The number behind a question's id, as `"q7"`.
    package mutating func question(_ name: StaticString) throws(WireError) -> UInt64? {
        guard let slice = slice(name) else { return nil }
        guard let number = QuestionID.number(of: UnsafeRawBufferPointer(rebasing: text[slice.range])) else {
            throw Self.invalid(name, "the id of a question of the host, as \"q7\"")
        }
        return number
    }

    package mutating func string(_ name: StaticString) throws(WireError) -> String? {
        guard let slice = slice(name) else { return nil }
        guard slice.kind == .string else { throw Self.invalid(name, "a string") }
        return JSONText.decodeString(slice, in: text.bytes)
    }

    package mutating func requiredString(_ name: StaticString) throws(WireError) -> String {
        guard let string = try string(name) else { throw missing(name, "a string") }
        return string
    }

    package mutating func bool(_ name: StaticString) throws(WireError) -> Bool? {
        guard let slice = slice(name) else { return nil }
        switch slice.kind {
        case .true: return true
        case .false: return false
        case .null, .number, .string, .array, .object: throw Self.invalid(name, "true or false")
        }
    }

    package mutating func integer(
        _ name: StaticString,
        in range: ClosedRange<Int64>
    ) throws(WireError) -> Int? {
        guard let slice = slice(name) else { return nil }
        guard slice.kind == .number, let value = JSONText.integer(slice, in: text.bytes), range.contains(value) else {
            throw Self.invalid(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return Int(value)
    }

    package mutating func number(_ name: StaticString, in range: ClosedRange<Double>) throws(WireError) -> Double? {
        guard let slice = slice(name) else { return nil }
        guard slice.kind == .number, let value = JSONText.double(slice, in: text.bytes), range.contains(value) else {
            throw Self.invalid(name, "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    /// One of the raw values of an enumeration.
    package mutating func choice<Choice>(_ name: StaticString) throws(WireError) -> Choice?
    where Choice: RawRepresentable<String>, Choice: CaseIterable {
        guard let slice = slice(name) else { return nil }
        if slice.kind == .string, let choice = Choice(rawValue: JSONText.decodeString(slice, in: text.bytes)) {
            return choice
        }
        throw Self.invalid(name, "one of \(Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))")
    }

    /// A list of raw values of an enumeration.
    package mutating func choices<Choice>(_ name: StaticString) throws(WireError) -> [Choice]?
    where Choice: RawRepresentable<String>, Choice: CaseIterable {
        guard let names = try strings(name) else { return nil }
        var choices: [Choice] = []
        for text in names {
            guard let choice = Choice(rawValue: text) else {
                let known = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
                throw Self.invalid(name, "a list of \(known)")
            }
            choices.append(choice)
        }
        return choices
    }

    /// Any value, as the text it came in.
    package mutating func raw(_ name: StaticString) -> RawJSON? {
        slice(name).map { RawJSON(copying: text.bytes, $0) }
    }

    package mutating func object(_ name: StaticString) throws(WireError) -> RawJSON? {
        guard let slice = slice(name) else { return nil }
        guard slice.kind == .object else { throw Self.invalid(name, "an object") }
        return RawJSON(copying: text.bytes, slice)
    }

    /// The members of a parameter that is an object, to be read and finished like the request's own.
    package mutating func nested(
        _ name: StaticString,
        known: [String]
    ) throws(WireError) -> Parameters? {
        guard let slice = slice(name) else { return nil }
        guard slice.kind == .object else { throw Self.invalid(name, "an object") }
        return try Self.nested(in: text, slice, name, method, known)
    }

    /// Reads `{"method":…,"params":{…}}`: an operation within a request.
    ///
    /// - Parameter others: methods that are no operations and may stand in their place.
    package mutating func operation(
        in context: OperationContext,
        or others: Set<Method> = []
    ) throws(WireError) -> Operation {
        let name = try requiredString("method")
        guard let method = Method(rawValue: name), method.isOperation || others.contains(method) else {
            let nearest = Names.nearest(to: name, among: Method.allCases.filter(\.isOperation).map(\.rawValue))
            let hint = nearest.map { ", as \"\($0)\"" } ?? ""
            throw Self.invalid("method", "an operation on the tree\(hint)")
        }
        var parameters: Parameters
        if let slice = slice("params") {
            guard slice.kind == .object else { throw Self.invalid("params", "an object") }
            parameters = try Self.nested(in: text, slice, "params", method, nil)
        } else {
            parameters = Parameters(text, members: [], of: method)
        }
        parameters.context = context
        try finish()
        return Operation(method: method, parameters: parameters, text: object(at: slice("params")))
    }

    private func object(at slice: JSONSlice?) -> RawJSON {
        slice.map { RawJSON(copying: text.bytes, $0) } ?? .emptyObject
    }

    /// The elements of a parameter that is a list of objects.
    package mutating func nestedList(
        _ name: StaticString,
        known: [String]
    ) throws(WireError) -> [Parameters]? {
        guard let list = try list(name, "a list of objects") else { return nil }
        var elements: [Parameters] = []
        elements.reserveCapacity(list.elements.count)
        for slice in list.elements {
            guard slice.kind == .object else { throw Self.invalid(name, "a list of objects") }
            elements.append(try Self.nested(in: list.text, slice, name, method, known))
        }
        return elements
    }

    package mutating func strings(_ name: StaticString) throws(WireError) -> [String]? {
        guard let list = try list(name, "a list of strings") else { return nil }
        var strings: [String] = []
        for slice in list.elements {
            guard slice.kind == .string else { throw Self.invalid(name, "a list of strings") }
            strings.append(JSONText.decodeString(slice, in: list.text.bytes))
        }
        return strings
    }

    /// The elements of a list, as slices of its own part of the line.
    private mutating func list(
        _ name: StaticString,
        _ expected: String
    ) throws(WireError) -> (text: UnsafeRawBufferPointer, elements: [JSONSlice])? {
        guard let slice = slice(name) else { return nil }
        guard slice.kind == .array else { throw Self.invalid(name, expected) }
        let part = UnsafeRawBufferPointer(rebasing: text[slice.range])
        var scanner = JSONScanner()
        try Self.scan(&scanner, part, name)
        return (part, scanner.elements)
    }

    private static func nested(
        in text: UnsafeRawBufferPointer,
        _ slice: JSONSlice,
        _ name: StaticString,
        _ method: Method?,
        _ known: [String]?
    ) throws(WireError) -> Parameters {
        let part = UnsafeRawBufferPointer(rebasing: text[slice.range])
        var scanner = JSONScanner()
        try scan(&scanner, part, name)
        var parameters =
            method.map { Parameters(part, members: scanner.members, of: $0, known: known) }
            ?? Parameters(document: part, members: scanner.members, known: known ?? [])
        if known != nil { parameters.nestedIn = "\(name)" }
        return parameters
    }

    private static func scan(
        _ scanner: inout JSONScanner,
        _ text: UnsafeRawBufferPointer,
        _ name: StaticString
    ) throws(WireError) {
        do { try scanner.scan(text.bytes) } catch { throw invalid(name, "without mistakes in it: \(error)") }
    }

    // MARK: Refusals

    package func required<Value>(_ name: StaticString, _ expected: String, _ value: Value?) throws(WireError) -> Value {
        guard let value else { throw missing(name, expected) }
        return value
    }

    /// A parameter that there has to be is not there.
    private func missing(_ name: StaticString, _ expected: String) -> WireError {
        if let misspelt = misspelling(of: "\(name)") { return unknown(misspelt) }
        return WireError(
            .invalidParams,
            "\(owner) needs the parameter \"\(name)\", \(expected)",
            ["parameter": .string("\(name)"), "expected": .string(expected)]
        )
    }

    package static func invalid(_ name: StaticString, _ expected: String) -> WireError {
        WireError(
            .invalidParams,
            "The parameter \"\(name)\" must be \(expected)",
            ["parameter": .string("\(name)"), "expected": .string(expected)]
        )
    }
}
