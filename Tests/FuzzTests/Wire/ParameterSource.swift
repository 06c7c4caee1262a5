import NavigationProtocol

/// Parameters that bytes choose: values as a schema describes them, at its bounds, and some others.
struct ParameterSource {
    private var source: ByteSource

    init(_ bytes: ArraySlice<UInt8>) { source = ByteSource(bytes) }

    private static let others = [
        "null", "true", "false", "0", "-1", "1.5", "1e300", "9223372036854775808", #""""#, #""x""#, "[]", "[1]", "{}",
        #"{"k":[null]}"#,
    ]
    private static let long = String(repeating: "a", count: 64)

    mutating func text(of schema: Schema, depth: Int = 0) -> String {
        if source.once(in: 24) { return source.pick(Self.others) }
        switch schema {
        case .any: return source.pick(Self.others)
        case .null: return "null"
        case .boolean: return source.pick(["true", "false"])
        case .integer(let minimum, let maximum): return number([minimum, maximum].compactMap { $0.map { Int($0) } })
        case .number(let minimum, let maximum):
            return source.pick([minimum, maximum].compactMap { $0.map { "\($0)" } } + ["0.5", "1e-9", "3"])
        case .positive: return source.pick(["0", "0.001", "0.5", "60", "1e9", "-1"])
        case .string(let form): return string(form)
        case .choice(let choices): return quoted(source.once(in: 16) ? "x" : source.pick(choices))
        case .array(let element, let minimum, let maximum): return array(of: element, minimum, maximum, depth)
        case .anyObject: return source.pick(["{}", #"{"a":1}"#, #"{"a":1,"a":2}"#, #"{"h":null}"#])
        case .map(let element):
            let names = ["a", "b", "c"].prefix(source.below(3))
            return "{\(names.map { "\"\($0)\":\(text(of: element, depth: depth + 1))" }.joined(separator: ","))}"
        case .object(let members): return object(members, depth)
        case .oneOf(let variants): return text(of: source.pick(variants), depth: depth)
        case .reference(let name): return text(of: Contract.component(name) ?? .any, depth: depth)
        }
    }

    private mutating func number(_ bounds: [Int]) -> String {
        let near = bounds.flatMap { [$0, $0 &- 1, $0 &+ 1] }.map(\.description)
        return source.pick(near + ["0", "1", "7", "1.0", "2e0", "0.5", "9223372036854775807", "9223372036854775808"])
    }

    private mutating func string(_ form: Schema.StringForm) -> String {
        let ids = ["9", "0", "01", "", "x", "9.1", "9.01", "18446744073709551615", "18446744073709551616", "-1"]
        if let pattern = form.pattern, let letter = pattern.dropFirst().first, letter.isLetter {
            return quoted("\(letter)\(source.pick(ids))")
        }
        let names = ["a", "tab", "n4", "e2", "_", "a-b", "1a", "é", "", "a.b", "a.b.c", ".", "*", "a.*", Self.long]
        return quoted(source.pick(form.examples + names + [Self.long + "a", "/a/:b(int)", "a://b", #"\u0061"#]))
    }

    private mutating func array(of element: Schema, _ minimum: Int?, _ maximum: Int?, _ depth: Int) -> String {
        let counts = [minimum ?? 0, minimum ?? 1, 1, 2, min(maximum ?? 2, 8), max((minimum ?? 1) - 1, 0)]
        var elements: [String] = []
        for _ in 0..<(depth > 3 ? minimum ?? 0 : source.pick(counts)) {
            elements.append(text(of: element, depth: depth + 1))
        }
        return "[\(elements.joined(separator: ","))]"
    }

    private mutating func object(_ members: [Schema.Member], _ depth: Int) -> String {
        var texts: [String] = []
        for member in members {
            let isThere = member.isRequired ? !source.once(in: 24) : depth < 4 && source.once(in: 3)
            if isThere { texts.append("\"\(member.name)\":\(text(of: member.schema, depth: depth + 1))") }
        }
        if source.once(in: 32) { texts.append(#""other":1"#) }
        return "{\(texts.joined(separator: ","))}"
    }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
