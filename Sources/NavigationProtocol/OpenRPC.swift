package import JSON

/// The OpenRPC document: the single source of truth for methods, parameters, results and errors.
///
/// It is written from ``Method`` and ``ErrorCode``; the tests check it against the decoders, run its examples, and compare it with `docs/protocol.md`.
package enum OpenRPC {
    /// The document's text, with the host's version in it.
    package static func document(version: String) -> RawJSON? {
        var writer = JSONWriter()
        writer.raw("{\"openrpc\":\"1.3.2\",\"info\":{\"title\":\"navhost\",\"version\":")
        writer.string(version)
        writer.raw(
            ",\"description\":\"A navigation tree for many processes, over a Unix socket: one JSON-RPC 2.0 message a line.\"},\"methods\":["
        )
        writer.list(Method.allCases) { $0.method($1.description, errors: $1.errors) }
        writer.raw("],\"components\":{\"schemas\":{")
        writer.list(ComponentSchema.joined) { writer, component in
            writer.string(component.name)
            writer.raw(":")
            writer.raw([UInt8](component.schema.utf8))
        }
        writer.raw("},\"errors\":{")
        writer.list(ErrorCode.names) { writer, error in
            writer.raw("\"")
            writer.raw(error.name)
            writer.raw("\":")
            writer.error(error.code)
        }
        writer.raw("}}}")
        return try? RawJSON(parsing: String(decoding: writer.bytes, as: UTF8.self))
    }

    /// Errors that every method can answer.
    package static let commonErrors: [ErrorCode] = [.invalidParams, .answerTooLarge, .shuttingDown, .storeFailed]
    /// What guards can make of a request.
    private static let guardErrors: [ErrorCode] = [
        .denied, .redirectLoop, .cancelled, .limitReached, .questionCycle, .unknownQuestion,
    ]
    /// What can become of a request that needs a module which is not there.
    private static let activationErrors: [ErrorCode] = [
        .activationFailed, .activationTimeout, .moduleExited, .crashBudgetSpent, .destinationNotRegistered,
        .moduleStopped, .cancelled, .limitReached,
    ]

    /// Errors that come from outside a method itself.
    ///
    /// A guard may send what it is asked about to another destination, and that may be one that is sent: its receiver adds operations of any kind.
    fileprivate static func errors(around method: Method) -> [ErrorCode] {
        let isComposite = method.traits.contains(.isComposite) || method.mayBeGuarded
        let inner = isComposite ? Method.allCases.filter(\.isOperation) + [.send] : []
        return inner.flatMap(\.description.errors) + (isComposite ? guardErrors : [])
            + (method.mayNeedModules || isComposite ? activationErrors : []) + commonErrors
    }
}

extension Method {
    /// Every error that it can answer, its own first.
    package var errors: [ErrorCode] {
        (description.errors + OpenRPC.errors(around: self)).reduce(into: []) { errors, code in
            if !errors.contains(code) { errors.append(code) }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func method(_ method: MethodDescription, errors: [ErrorCode]) {
        raw("{\"name\":")
        string(method.name)
        raw(",\"summary\":")
        string(method.summary)
        raw(",\"paramStructure\":\"by-name\",\"params\":[")
        list(method.parameters + [.during]) { $0.parameter($1) }
        raw("],\"result\":{\"name\":")
        string(method.result.name)
        raw(",\"summary\":")
        string(method.result.summary)
        raw(",\"schema\":")
        raw([UInt8](method.result.schema.utf8))
        raw("},\"errors\":[")
        list(errors) { $0.reference(to: $1) }
        raw("],\"examples\":[")
        list(method.examples) { $0.example($1) }
        raw("]}")
    }

    private mutating func parameter(_ parameter: ParameterDescription) {
        raw("{\"name\":")
        string(parameter.name)
        raw(",\"summary\":")
        string(parameter.summary)
        raw(",\"required\":")
        bool(parameter.isRequired)
        raw(",\"schema\":")
        raw([UInt8](parameter.schema.utf8))
        raw("}")
    }

    private mutating func reference(to code: ErrorCode) {
        raw("{\"$ref\":")
        string("#/components/errors/\(code.name)")
        raw("}")
    }

    fileprivate mutating func error(_ code: ErrorCode) {
        raw("{\"code\":")
        integer(code.rawValue)
        raw(",\"message\":")
        string(code.name)
        if let summary = code.summary {
            raw(",\"x-summary\":")
            string(summary)
        }
        raw("}")
    }

    /// `params` of an example is a list of name and value in OpenRPC; the object that is sent stands beside it in `x-params`, what comes before in `x-setup`.
    /// `x-others` is how many other clients are connected, as `s2` and on.
    private mutating func example(_ example: MethodDescription.Example) {
        raw("{\"name\":")
        string(example.name)
        if example.others > 0 {
            raw(",\"x-others\":")
            integer(example.others)
        }
        raw(",\"x-setup\":[")
        list(example.setup) { $0.raw([UInt8]($1.utf8)) }
        raw("],\"params\":[")
        list((try? RawJSON(parsing: example.params).value().object)?.members ?? []) { writer, member in
            writer.raw("{\"name\":")
            writer.string(member.key)
            writer.raw(",\"value\":")
            writer.raw(member.value.serialized())
            writer.raw("}")
        }
        raw("],\"x-params\":")
        raw([UInt8](example.params.utf8))
        raw(",\"result\":{\"name\":\"result\",\"value\":")
        raw([UInt8](example.result.utf8))
        raw("}}")
    }
}
