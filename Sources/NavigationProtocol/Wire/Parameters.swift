package import JSON
package import NavigationTree

/// The values that an operation within another request leaves out, and cannot choose.
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

/// The members of a request's `params`, read one by one. A member that is unread at the end is unknown.
///
/// 1. Each reading function gives the member's name, its meaning and its form, so the reader of a request also
///    describes it. With a ``ParameterRecorder``, the functions record the members that they would read. They then
///    answer as if every optional member were left out.
/// 2. Reading notes which members were asked for, so that the known names need not be compared a second time.
/// 3. A value is only good while the line that it came from is.
package struct Parameters {
    let text: UnsafeRawBufferPointer
    let members: [JSONMember]
    /// Nil for a document that is not a request.
    let method: Method?
    /// The member names of a nested object or a document; nil for the request's own parameters.
    ///
    /// Only refusals need them.
    let known: (() -> [String])?
    /// Records the description; nil while a request is read.
    let recorder: ParameterRecorder?
    private var read: UInt64 = 0
    /// The marks of all members: most parameters that a method could have are not there, and need not be looked for.
    private let present: UInt64
    /// The parameter that holds these members, when it is not the request itself.
    var nestedIn: String?
    /// The context of an operation within another request.
    package var context: OperationContext?
    /// Whether the request has waited. The host compared `ifRevision` when the request came.
    package var hasWaited = false
    /// The longest deadline that a request may ask for, in seconds.
    package var maximumTimeout = 60.0
    /// The elements that lists may still have.
    package var lists = ListBudget.unlimited

    /// - Parameter members: 64 at most.
    @inline(__always)
    package init(_ text: UnsafeRawBufferPointer, members: [JSONMember], of method: Method) {
        self.init(text, members, method, known: nil)
    }

    /// The members of a nested object, or of a document that is not a request.
    package init(
        document text: UnsafeRawBufferPointer,
        members: [JSONMember],
        of method: Method? = nil,
        known: @escaping () -> [String]
    ) {
        self.init(text, members, method, known: known)
    }

    @inline(__always)
    private init(_ text: UnsafeRawBufferPointer, _ members: [JSONMember], _ method: Method?, known: (() -> [String])?) {
        self.text = text
        self.members = members
        self.method = method
        self.known = known
        self.recorder = nil
        self.present = Self.marks(of: members, in: text)
    }

    /// For describing what a reader reads.
    init(describing recorder: ParameterRecorder) {
        self.text = UnsafeRawBufferPointer(start: nil, count: 0)
        self.members = []
        self.method = nil
        self.known = nil
        self.recorder = recorder
        self.present = 0
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

    /// Whether a member may be there; ``find(_:)`` knows.
    @inline(__always)
    func mayHave(_ name: StaticString) -> Bool {
        present & JSONText.mark(name.utf8Start, name.utf8CodeUnitCount) != 0
    }

    /// The value of a member, if it is there.
    @inline(__always)
    package mutating func slice(_ name: StaticString) -> JSONSlice? { mayHave(name) ? find(name) : nil }

    mutating func find(_ name: StaticString) -> JSONSlice? {
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

    /// The object that the members belong to, for people.
    private var owner: String {
        let whole = method?.rawValue ?? "The document"
        return nestedIn.map { "\"\($0)\" of \(whole)" } ?? whole
    }

    /// A digest of all members but `during` and `traceparent`: it tells whether two requests are the same. Every host
    /// finds the same value.
    package var fingerprint: UInt64 {
        var digest = Digest()
        digest.add((method?.rawValue ?? "").utf8)
        for member in members where !isCalled("during", member) && !isCalled("traceparent", member) {
            digest.add(UnsafeRawBufferPointer(rebasing: text[member.key]))
            digest.add(UnsafeRawBufferPointer(rebasing: text[member.value.range]))
        }
        return digest.value
    }

    /// An unknown member whose name is similar to `name`.
    private func misspelling(of name: String) -> String? {
        let known = knownNames
        return members.map { JSONText.decodeKey($0, in: text.bytes) }
            .first { !known.contains($0) && Spelling.nearest(to: $0, among: known) == name }
    }

    private var knownNames: [String] { known?() ?? method?.parameterNames ?? [] }

    func unknown(_ name: String) -> WireError {
        let known = knownNames.filter { $0 != name }
        let nearest = known.count < knownNames.count ? nil : Spelling.nearest(to: name, among: known)
        let hint =
            nearest.map { "; did you mean \"\($0)\"?" }
            ?? (known.isEmpty ? "; it has none" : "; it knows \(known.joined(separator: ", "))")
        return WireError(
            .invalidParams,
            "\(owner) has no parameter \"\(name)\"\(hint)",
            ["parameter": .string(name), "nearest": nearest.map { JSONValue.string($0) }]
        )
    }

    /// Refuses the members that were not read. The caller reads all parameters first.
    package func finish() throws(WireError) {
        guard read.nonzeroBitCount != members.count else { return }
        for (index, member) in members.enumerated() where read & (1 << UInt64(index)) == 0 {
            throw unknown(JSONText.decodeKey(member, in: text.bytes))
        }
    }

    /// Refuses members that have no meaning here, although the method that reads them takes them elsewhere.
    func refuse(_ names: Set<String>) throws(WireError) {
        guard !names.isEmpty else { return }
        for member in members {
            let name = JSONText.decodeKey(member, in: text.bytes)
            if names.contains(name) { throw unknown(name) }
        }
    }

    /// Whether a request waits for what becomes of an entry.
    package var wantsResult: Bool {
        var copy = self
        return (try? copy.bool("forResult")) == true
    }

    /// The only revision at which the host may carry out the request.
    package var revisionCondition: Int? {
        var copy = self
        return (try? copy.integer("ifRevision", in: 0...Int64.max)) ?? nil
    }

    /// The revision after which nothing may have been navigated.
    package var navigationCondition: Int? {
        var copy = self
        return (try? copy.integer("ifNavigation", in: 0...Int64.max)) ?? nil
    }

    /// The members again, as the text of an object: good for longer than the line they came from.
    package var objectText: RawJSON {
        RawJSON { writer in
            for member in members {
                writer.key(copying: UnsafeRawBufferPointer(rebasing: text[member.key]))
                writer.raw(UnsafeRawBufferPointer(rebasing: text[member.value.range]))
            }
        }
    }

    /// The navigator that a request names, whatever else is wrong with it.
    package var namedNavigator: String? {
        var copy = self
        return ((try? copy.string("navigator")) ?? nil) ?? context?.navigator
    }

    /// The entry that a request comes from, whatever else is wrong with it.
    @inline(__always)
    package var fromEntry: EntryID? { mayHave("fromEntry") ? namedOrigin : nil }

    private var namedOrigin: EntryID? {
        var copy = self
        return (try? copy.entry("fromEntry")) ?? nil
    }

    /// The entry that a request is about, whatever else is wrong with it.
    package var namedEntry: EntryID? {
        var copy = self
        return (try? copy.entry("entry")) ?? nil
    }

    /// The scene that a request names, whatever else is wrong with it.
    package var sceneName: String? {
        var copy = self
        return ((try? copy.string("scene")) ?? nil) ?? context?.scene
    }

    // MARK: Refusals

    /// A value that must be there.
    @inline(__always)
    package func required<Value: Sampled>(
        _ name: StaticString,
        _ expected: String,
        _ value: Value?
    ) throws(WireError) -> Value {
        if let value { return value }
        return try sample(of: name, expected)
    }

    private func sample<Value: Sampled>(of name: StaticString, _ expected: String) throws(WireError) -> Value {
        guard let recorder else { throw missing(name, expected) }
        recorder.require("\(name)")
        return Value.sample
    }

    /// Refuses what does not hold; a description has no values that could hold or not.
    package func check(_ condition: Bool, else refusal: @autoclosure () -> WireError) throws(WireError) {
        guard condition || recorder != nil else { throw refusal() }
    }

    /// A parameter that must be there is missing.
    func missing(_ name: StaticString, _ expected: String) -> WireError {
        if let misspelt = misspelling(of: "\(name)") { return unknown(misspelt) }
        return WireError(
            .invalidParams,
            "\(owner) needs the parameter \"\(name)\", \(expected)",
            ["parameter": .string("\(name)"), "expected": .string(expected)]
        )
    }

    /// A parameter that has another form.
    package static func invalid(_ name: StaticString, _ expected: String) -> WireError {
        WireError(
            .invalidParams,
            "The parameter \"\(name)\" must be \(expected)",
            ["parameter": .string("\(name)"), "expected": .string(expected)]
        )
    }
}
