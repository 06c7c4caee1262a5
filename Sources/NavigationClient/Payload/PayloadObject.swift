import JSON

/// The members of an object from the host, scanned once.
///
/// A missing member, or one of the wrong kind, is the host's fault and throws ``NavigationClientError/badAnswer(_:)``.
struct PayloadObject {
    private let text: [UInt8]
    private let slices: [JSONMember]
    /// The name of the object in errors.
    private let subject: StaticString

    /// Scans `payload`. Errors call it `subject`.
    init(_ payload: JSONPayload, of subject: StaticString) throws(NavigationClientError) {
        let text = payload.bytes
        var scanner = JSONScanner.forPayloads()
        do {
            try scanner.scan(text.span.bytes)
        } catch {
            throw .badAnswer("\(subject): \(error)")
        }
        guard scanner.top.kind == .object else { throw .badAnswer("\(subject) is not an object") }
        self.text = text
        self.subject = subject
        slices = scanner.outer.members
    }

    /// All members, with decoded names.
    var members: [(name: String, value: JSONPayload)] {
        slices.map { (name: name(of: $0), value: payload($0.value)) }
    }

    /// Whether there is a member with this name.
    func has(_ name: String) -> Bool { member(name) != nil }

    /// The member with this name; nil when it is missing.
    func optional(_ name: String) -> JSONPayload? {
        member(name).map { payload($0.value) }
    }

    /// A member; throws when it is missing.
    func required(_ name: String) throws(NavigationClientError) -> JSONPayload {
        guard let found = optional(name) else { throw missing(name) }
        return found
    }

    /// A string; throws when it is missing.
    func string(_ name: String) throws(NavigationClientError) -> String {
        guard let slice = member(name)?.value else { throw missing(name) }
        guard slice.kind == .string else { throw wrong(name, "a string") }
        return JSONText.decodeString(slice, in: text.span.bytes)
    }

    /// An integer; throws when it is missing.
    func integer(_ name: String) throws(NavigationClientError) -> Int {
        guard let slice = member(name)?.value else { throw missing(name) }
        guard slice.kind == .number, let value = JSONText.integer(slice, in: text.span.bytes),
            let fitting = Int(exactly: value)
        else { throw wrong(name, "an integer") }
        return fitting
    }

    private func member(_ name: String) -> JSONMember? {
        slices.first { slice in
            slice.keyHasEscapes ? self.name(of: slice) == name : text[slice.key].elementsEqual(name.utf8)
        }
    }

    private func name(of member: JSONMember) -> String {
        guard member.keyHasEscapes else { return String(decoding: text[member.key], as: UTF8.self) }
        // A key is a string between quotation marks.
        let quoted = text[(member.key.lowerBound - 1)...member.key.upperBound]
        return (try? JSONPayload(text: String(decoding: quoted, as: UTF8.self)))?.string ?? ""
    }

    private func payload(_ slice: JSONSlice) -> JSONPayload {
        JSONPayload(copying: text.span.bytes, slice)
    }

    private func missing(_ name: String) -> NavigationClientError {
        .badAnswer("\(subject): \"\(name)\" is missing")
    }

    private func wrong(_ name: String, _ expected: String) -> NavigationClientError {
        .badAnswer("\(subject): \"\(name)\" is not \(expected)")
    }
}
