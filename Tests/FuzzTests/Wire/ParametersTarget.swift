import JSON
import NavigationProtocol
import Synchronization
import TestSupport

@testable import NavigationBroker

extension FuzzTarget {
    /// The parameters of a request. The first byte is the method. When the second one is odd, the other bytes are the
    /// text; otherwise they choose it, as the method's description says.
    static let parameters = FuzzTarget(
        name: "parameters",
        maximumLength: 384,
        mutations: 30_000,
        words: { Set(Method.allCases.flatMap { $0.parameterNames }).sorted().map { "\"\($0)\":" } },
        seeds: ParameterRules.seeds,
        check: { try ParameterRules($0).check() }
    )
}

/// The reader of a method's parameters accepts nothing that the description of the method refuses. Where it refuses
/// more, because a schema cannot say the rule, the refusal says what is wrong.
private struct ParameterRules {
    private let method: Method
    private let params: String

    init(_ bytes: [UInt8]) {
        method = Method.allCases[Int(bytes.first ?? 0) % Method.allCases.count]
        let rest = bytes.dropFirst(2)
        if bytes.count > 1, bytes[1] % 2 == 1 {
            params = String(decoding: rest, as: UTF8.self)
        } else {
            var source = ParameterSource(rest)
            params = source.text(of: Self.schema(of: method))
        }
    }

    /// Each example of a method as text, and some bytes that choose.
    static func seeds() -> [[UInt8]] {
        var random = SeededGenerator(seed: 3)
        return Method.allCases.enumerated().flatMap { index, method in
            let texts = method.definition.examples.map { [UInt8(index), 1] + Array($0.params.utf8) }
            return texts + [[UInt8(index), 0] + (0..<60).map { _ in UInt8.random(in: .min ... .max, using: &random) }]
        }
    }

    private static func schema(of method: Method) -> Schema {
        schemas[method.ordinal]
    }

    private static let schemas = Method.allCases.map { method in
        (method.definition.parameterForms ?? .object(method.definition.allParameters)).adding(Schema.Member.shared)
    }

    /// It keeps its compiled expressions.
    private static let description = Mutex(SchemaCheck())

    func check() throws {
        let line = Array(#"{"id":1,"method":"\#(method.rawValue)","params":\#(params)}"#.utf8)
        var scanner = JSONScanner()
        guard (try? scanner.scan(line.span.bytes)) != nil, let value = try? RawJSON(parsing: params).value(),
            value.object != nil
        else { return }
        let refusal = line.withUnsafeBytes { Self.refusal(method.definition, $0, scanner.inner.members) }
        let violation = Self.description.withLock { check in
            check.violation(of: value.withWholeNumbers, in: Self.schema(of: method), at: method.rawValue)
        }
        let what = "\(method.rawValue) \(params)"
        if let refusal {
            try require([.invalidParams, .invalidSchema].contains(refusal.code), "\(what) gives \(refusal.message)")
            let isExplained = !refusal.data.isEmpty && refusal.message.utf8.count > 20
            try require(violation != nil || isExplained, "nothing says why \(what) is refused: \(refusal.message)")
        } else if let violation {
            let isKnown = Self.foundLater.contains { violation.contains($0) }
            try require(isKnown, "\(what) fits the reader, but not the description: \(violation)")
        }
    }

    /// Values that the reader takes as they are: the id of an unknown session or guard, and an empty list. The host
    /// refuses them later, with an error that says more.
    private static let foundLater = ["must look like ^s[0-9]+$", "must look like ^g[0-9]+$", "has 0 elements"]

    /// Reads a request as the host does.
    private static func refusal<Request: MethodDefinition>(
        _ type: Request.Type,
        _ line: UnsafeRawBufferPointer,
        _ members: [JSONMember]
    ) -> WireError? {
        var parameters = Parameters(line, members: members, of: Request.method)
        do throws(WireError) {
            _ = try parameters.options(of: Request.method)
            if Request.method.takesToken { _ = try RequestToken.read(&parameters, of: RequestToken.Owner(user: 0)) }
            _ = try Request(&parameters)
            try parameters.finish()
        } catch { return error }
        return nil
    }
}

extension JSONValue {
    /// The same value with `1.0` and `1e2` as the integers that they are.
    fileprivate var withWholeNumbers: JSONValue {
        switch self {
        case .number(let number): number.integer.map { .integer($0) } ?? self
        case .array(let elements): .array(elements.map(\.withWholeNumbers))
        case .object(let object): .object(JSONObject(object.members.map { ($0.key, $0.value.withWholeNumbers) }))
        case .null, .bool, .integer, .string: self
        }
    }
}
