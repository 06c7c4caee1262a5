package import JSON
package import NavigationTree

// Members that are a single value. Each function takes the member's name and its meaning. It returns nil when the
// member is left out.
//
// Most requests leave most parameters out. So the functions that every request calls are inlined up to the question
// whether the member may be there.

extension Parameters {
    /// Notes a member that the line does not have, when the reader is being described.
    @inline(__always)
    func absent<Value>(_ name: StaticString, _ summary: StaticString, _ schema: @autoclosure () -> Schema) -> Value? {
        if let recorder { recorder.note("\(name)", "\(summary)", schema()) }
        return nil
    }

    /// Whether a member is there and is null.
    package mutating func isNull(_ name: StaticString) -> Bool { slice(name)?.kind == .null }

    /// A question's id, as `"q7"`.
    @inline(__always)
    package mutating func question(
        _ name: StaticString,
        _ summary: StaticString = ""
    ) throws(WireError) -> QuestionNumber? {
        mayHave(name) ? try question(at: name) : absent(name, summary, .text("^q[0-9]+$"))
    }

    private mutating func question(at name: StaticString) throws(WireError) -> QuestionNumber? {
        guard let slice = find(name) else { return nil }
        guard let number = QuestionID.number(of: UnsafeRawBufferPointer(rebasing: text[slice.range])) else {
            throw Self.invalid(name, "the id of a question of the host, as \"q7\"")
        }
        return QuestionNumber(rawValue: number)
    }

    /// - Parameter schema: what the description says of the string; whether it holds is for the caller to check.
    @inline(__always)
    package mutating func string(
        _ name: StaticString,
        _ summary: StaticString = "",
        _ schema: @autoclosure () -> Schema = .string()
    ) throws(WireError) -> String? {
        mayHave(name) ? try string(at: name) : absent(name, summary, schema())
    }

    private mutating func string(at name: StaticString) throws(WireError) -> String? {
        guard let slice = find(name) else { return nil }
        guard slice.kind == .string else { throw Self.invalid(name, "a string") }
        return JSONText.decodeString(slice, in: text.bytes)
    }

    package mutating func requiredString(
        _ name: StaticString,
        _ summary: StaticString = "",
        _ schema: @autoclosure () -> Schema = .string()
    ) throws(WireError) -> String {
        if let string = try string(name, summary, schema()) { return string }
        return try required(name, "a string", nil)
    }

    @inline(__always)
    package mutating func bool(_ name: StaticString, _ summary: StaticString = "") throws(WireError) -> Bool? {
        mayHave(name) ? try bool(at: name) : absent(name, summary, .boolean)
    }

    private mutating func bool(at name: StaticString) throws(WireError) -> Bool? {
        guard let slice = find(name) else { return nil }
        switch slice.kind {
        case .true: return true
        case .false: return false
        case .null, .number, .string, .array, .object: throw Self.invalid(name, "true or false")
        }
    }

    @inline(__always)
    package mutating func integer(
        _ name: StaticString,
        _ summary: StaticString = "",
        in range: ClosedRange<Int64>
    ) throws(WireError) -> Int? {
        mayHave(name) ? try integer(at: name, in: range) : absent(name, summary, .integer(in: range))
    }

    private mutating func integer(at name: StaticString, in range: ClosedRange<Int64>) throws(WireError) -> Int? {
        guard let slice = find(name) else { return nil }
        guard slice.kind == .number, let value = JSONText.integer(slice, in: text.bytes), range.contains(value) else {
            throw Self.invalid(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return Int(value)
    }

    package mutating func number(
        _ name: StaticString,
        _ summary: StaticString = "",
        in range: ClosedRange<Double>
    ) throws(WireError) -> Double? {
        guard let slice = slice(name) else {
            return absent(name, summary, .number(minimum: range.lowerBound, maximum: range.upperBound))
        }
        guard slice.kind == .number, let value = JSONText.double(slice, in: text.bytes), range.contains(value) else {
            throw Self.invalid(name, "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    /// Seconds that a question of the request may take, up to the host's limit `questionMaximum`.
    package mutating func timeout(
        _ name: StaticString = "timeout",
        _ summary: StaticString
    ) throws(WireError) -> Double? {
        guard let recorder else { return try number(name, summary, in: 0.001...maximumTimeout) }
        recorder.note("\(name)", "\(summary)", .positive)
        return nil
    }

    /// One of the raw values of an enumeration.
    package mutating func choice<Choice>(
        _ name: StaticString,
        _ summary: StaticString = ""
    ) throws(WireError) -> Choice?
    where Choice: RawRepresentable<String>, Choice: CaseIterable {
        guard let slice = slice(name) else { return absent(name, summary, .choice(Choice.allCases.map(\.rawValue))) }
        if slice.kind == .string, let choice = Choice(rawValue: JSONText.decodeString(slice, in: text.bytes)) {
            return choice
        }
        throw Self.invalid(name, "one of \(Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))")
    }

    /// A way of showing: a built-in one, or the name of one that a module has defined.
    package mutating func choice(
        _ name: StaticString,
        _ summary: StaticString = ""
    ) throws(WireError) -> NavigationMethod? {
        guard let slice = slice(name) else { return absent(name, summary, NavigationMethod.schema) }
        if slice.kind == .string, let method = NavigationMethod(rawValue: JSONText.decodeString(slice, in: text.bytes))
        {
            return method
        }
        throw Self.invalid(
            name,
            "one of \(NavigationMethod.builtInNames), or the name of a method that a module defines"
        )
    }

    /// A list of raw values of an enumeration.
    package mutating func choices<Choice>(
        _ name: StaticString,
        _ summary: StaticString = ""
    ) throws(WireError) -> [Choice]?
    where Choice: RawRepresentable<String>, Choice: CaseIterable {
        guard let names = try strings(name, summary, of: .choice(Choice.allCases.map(\.rawValue))) else { return nil }
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
    package mutating func raw(
        _ name: StaticString,
        _ summary: StaticString = "",
        _ schema: @autoclosure () -> Schema = .any
    ) -> RawJSON? {
        guard let slice = slice(name) else { return absent(name, summary, schema()) }
        return RawJSON(copying: text.bytes, slice)
    }

    /// The id of a request, as the text it came in.
    package mutating func requestID(_ name: StaticString, _ summary: StaticString) throws(WireError) -> RawJSON? {
        guard let slice = slice(name) else { return absent(name, summary, .oneOf([.string(), .number(), .null])) }
        switch slice.kind {
        case .string, .number, .null: return RawJSON(copying: text.bytes, slice)
        default: throw Self.invalid(name, "a string, a number or null")
        }
    }

    /// An object that is passed on as it came.
    @inline(__always)
    package mutating func object(_ name: StaticString, _ summary: StaticString = "") throws(WireError) -> RawJSON? {
        mayHave(name) ? try object(at: name) : absent(name, summary, .anyObject)
    }

    private mutating func object(at name: StaticString) throws(WireError) -> RawJSON? {
        guard let slice = find(name) else { return nil }
        guard slice.kind == .object else { throw Self.invalid(name, "an object") }
        return RawJSON(copying: text.bytes, slice)
    }

    /// - Parameters:
    ///   - element: what the description says of each; whether it holds is for the caller to check.
    ///   - count: how many the description allows; likewise.
    package mutating func strings(
        _ name: StaticString,
        _ summary: StaticString = "",
        of element: @autoclosure () -> Schema = .string(),
        count: ClosedRange<Int>? = nil
    ) throws(WireError) -> [String]? {
        guard let list = try elements(name, "a list of strings") else {
            return absent(name, summary, .array(of: element(), minimum: count?.lowerBound, maximum: count?.upperBound))
        }
        var strings: [String] = []
        for slice in list.elements {
            guard slice.kind == .string else { throw Self.invalid(name, "a list of strings") }
            strings.append(JSONText.decodeString(slice, in: list.text.bytes))
        }
        return strings
    }
}

extension Schema {
    /// A whole number in a range. A bound at the limit of the host's integer type is left out of the schema.
    static func integer(in range: ClosedRange<Int64>) -> Self {
        .integer(minimum: range.lowerBound, maximum: range.upperBound == .max ? nil : range.upperBound)
    }
}
