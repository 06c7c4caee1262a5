import JSON

@testable import JSONTests

extension FuzzTarget {
    /// One line from a socket.
    static let scanner = FuzzTarget(
        name: "scanner",
        maximumLength: 512,
        mutations: 60_000,
        words: { ["\"", "\\u", "\\uD834\\uDD1E", "\\uDC00", "null", "true", "1e400", "\"params\":{", "\"id\":", "é"] },
        seeds: { JSONScannerTests.valid.map { Array($0.utf8) } },
        check: { try ScannerRules($0).check() }
    )
}

/// The scanner accepts what RFC 8259 accepts, and finds the members. A value and its text are the same.
private struct ScannerRules {
    let bytes: [UInt8]
    private let reference: ReferenceJSON
    private static let depth = 8
    private static let members = 5

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        reference = ReferenceJSON(bytes)
    }

    func check() throws {
        var scanner = JSONScanner(maximumDepth: Self.depth, maximumMembers: Self.members)
        let error = failure { () throws(JSONSyntaxError) in try scanner.scan(bytes.span.bytes) }
        try checkVerdict(error)
        var plain = JSONScanner(maximumDepth: Self.depth, records: false)
        let other = failure { () throws(JSONSyntaxError) in try plain.scan(bytes.span.bytes) }
        try require(
            other == (error?.reason.isAboutMessages == true ? nil : error),
            "\(other as Any) and not \(error as Any)"
        )
        guard let value = reference.value, reference.deepest <= Self.depth else { return }
        try require(plain.top.range == scanner.top.range, "the value is at \(plain.top.range)")
        try checkParts(scanner, of: value, isRefused: error != nil)
        try checkValue(value)
    }

    private func failure(_ scan: () throws(JSONSyntaxError) -> Void) -> JSONSyntaxError? {
        do throws(JSONSyntaxError) { try scan() } catch { return error }
        return nil
    }

    private func checkVerdict(_ error: JSONSyntaxError?) throws {
        if let error { try require((0...bytes.count).contains(error.offset), "\(error) is outside of the text") }
        let isTooDeep = reference.deepest > Self.depth
        if error?.reason == .tooDeep { return try require(isTooDeep, "the nesting is \(reference.deepest)") }
        guard let value = reference.value else {
            return try require(error != nil && error?.reason.isAboutMessages == false, "accepts what is not JSON")
        }
        try require(!isTooDeep, "accepts a nesting of \(reference.deepest)")
        try require(error == nil || error?.reason.isAboutMessages == true, "refuses JSON: \(error as Any)")
        try require((error != nil) == breaksRules(value), "\(error as Any) about the members of a message")
    }

    /// Whether a name stands twice in a message or its parameters, or there are too many.
    private func breaksRules(_ value: ReferenceValue) -> Bool {
        guard case .object(let members) = value else { return false }
        func isWrong(_ members: [(key: String, value: ReferenceValue)]) -> Bool {
            let names = Set(members.map { Array($0.key.utf8) })
            return names.count < members.count || names.count > Self.members
        }
        let parameters = members.compactMap { member -> [(key: String, value: ReferenceValue)]? in
            guard member.key == "params", case .object(let members) = member.value else { return nil }
            return members
        }
        return isWrong(members) || parameters.contains(where: isWrong)
    }

    // MARK: Parts

    private func checkParts(_ scanner: JSONScanner, of value: ReferenceValue, isRefused: Bool) throws {
        switch value {
        case .object(let members) where isRefused:
            try require(scanner.outer.members.count <= members.count, "more members than the text has")
        case .object(let members):
            try checkMembers(scanner.outer.members, members)
            guard case .object(let inner)? = members.first(where: { $0.key == "params" })?.value else {
                return try require(scanner.inner.members.isEmpty, "parameters that are not there")
            }
            try checkMembers(scanner.inner.members, inner)
            try checkID(scanner, members)
        case .array(let elements):
            try require(scanner.elements.count == elements.count, "\(scanner.elements.count) elements")
            for (slice, element) in zip(scanner.elements, elements) { try checkPart(slice, element) }
        case .null, .bool, .number, .string: try checkPart(scanner.top, value)
        }
    }

    private func checkID(_ scanner: JSONScanner, _ members: [(key: String, value: ReferenceValue)]) throws {
        let id = members.first { $0.key == "id" }?.value
        let slice = scanner.value(of: "id", in: bytes.span.bytes)
        try require((id == nil) == (slice == nil), "the id is not found")
        if let id, let slice { try checkPart(slice, id) }
    }

    private func checkMembers(_ found: [JSONMember], _ members: [(key: String, value: ReferenceValue)]) throws {
        try require(found.count == members.count, "\(found.count) members")
        for (member, expected) in zip(found, members) {
            let key = JSONText.decodeKey(member, in: bytes.span.bytes)
            try require(Array(key.utf8) == Array(expected.key.utf8), "\(key) and not \(expected.key)")
            try checkPart(member.value, expected.value)
        }
    }

    /// A slice is a JSON text of its own.
    private func checkPart(_ slice: JSONSlice, _ expected: ReferenceValue) throws {
        let text = bytes.span.bytes
        switch (slice.kind, expected) {
        case (.null, .null), (.true, .bool(true)), (.false, .bool(false)): break
        case (.string, .string(let string)):
            let decoded = JSONText.decodeString(slice, in: text)
            try require(Array(decoded.utf8) == Array(string.utf8), "the string \(decoded)")
            try checkWriting(string)
        case (.number, .number(let number)):
            try require(RawJSON(copying: text, slice).description == number, "the number \(number)")
            try checkNumber(slice, number)
        case (.array, .array), (.object, .object):
            let part = ReferenceJSON(Array(bytes[slice.range])).value
            try require(part != nil, "a part is not JSON")
        default: throw BrokenRule("\(slice.kind) and not \(expected)")
        }
    }

    private func checkNumber(_ slice: JSONSlice, _ number: String) throws {
        let double = JSONText.double(slice, in: bytes.span.bytes)
        let expected = Double(number).flatMap { $0.isFinite ? $0 : nil }
        try require(double == expected, "\(number) is read as \(double as Any)")
        guard let decimal = ReferenceNumber.decimal(number) else { return }
        if let integer = JSONText.integer(slice, in: bytes.span.bytes) {
            try require(ReferenceNumber.areEqual(integer.description, number), "\(number) is read as \(integer)")
        } else {
            let (least, most) = (SlowDecimal(Int64.min.description), SlowDecimal(Int64.max.description))
            let fits = decimal.compared(to: least) >= 0 && decimal.compared(to: most) <= 0
            try require(!decimal.isWhole || !fits, "\(number) is not read as an integer")
        }
    }

    private func checkWriting(_ string: String) throws {
        var writer = JSONWriter()
        writer.string(string)
        let written = RawJSON(writer).bytes
        guard case .string(let again)? = ReferenceJSON(written).value else { throw BrokenRule("writes no string") }
        try require(Array(again.utf8) == Array(string.utf8), "writes \(again) for \(string)")
    }

    // MARK: Values

    private func checkValue(_ expected: ReferenceValue) throws {
        let raw = try RawJSON(parsing: String(decoding: bytes, as: UTF8.self))
        let value: JSONValue
        do { value = try raw.value() } catch {
            return try require(expected.contains(where: isUnreadable), "\(raw) has no value: \(error)")
        }
        try require(!expected.contains(where: hasNullInName), "a name with U+0000 has a value")
        try require(expected.isSame(as: value), "\(raw) has the value \(value)")
        let again = try RawJSON(parsing: value.serialized().description).value()
        try require(again == value && again.hashValue == value.hashValue, "\(value) is written as \(again)")
    }

    private func isUnreadable(_ value: ReferenceValue) -> Bool {
        guard case .number(let text) = value else { return hasNullInName(value) }
        let exponent = text.lowercased().split(separator: "e").dropFirst().first ?? ""
        return exponent.drop { "+-0".contains($0) }.count > 18
    }

    private func hasNullInName(_ value: ReferenceValue) -> Bool {
        guard case .object(let members) = value else { return false }
        return members.contains { $0.key.utf8.contains(0) }
    }
}
