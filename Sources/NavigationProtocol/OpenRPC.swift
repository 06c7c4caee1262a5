package import JSON

/// The OpenRPC document: the contract as one JSON text, for tools and for clients at run time.
///
/// It follows version 1.3.2 of the specification. OpenRPC knows methods and errors; notifications, questions, and what
/// belongs to an error stand in members whose names begin with `x-`, which the specification leaves to the author.
package enum OpenRPC {
    /// The document's text, with the host's version in it.
    package static func document(version: String) -> RawJSON {
        RawJSON { writer in
            writer.member("openrpc", "1.3.2")
            writer.key("info")
            writer.object { writer in
                writer.member("title", "navhost")
                writer.member("version", version)
                writer.member(
                    "description",
                    "A navigation tree for many processes, over a Unix socket: one JSON-RPC 2.0 message a line."
                )
            }
            writer.member("methods", Method.allCases.map(OpenRPCMethod.init))
            writer.key("components")
            writer.object { $0.components() }
            writer.member("x-notifications", Contract.notifications.map(OpenRPCNotification.init))
            writer.member("x-questions", Contract.questions.map(OpenRPCQuestion.init))
            writer.member("x-errors", ErrorCode.names.map { OpenRPCError(code: $0.code) })
        }
    }
}

extension JSONWriter {
    fileprivate mutating func components() {
        key("schemas")
        object { writer in
            for component in Contract.components {
                writer.key(escaping: component.name)
                component.schema.write(to: &writer)
            }
        }
        key("errors")
        object { writer in
            for error in ErrorCode.names {
                writer.key(error.name)
                writer.object { writer in
                    writer.member("code", error.code.rawValue)
                    writer.member("message", error.code.name)
                }
            }
        }
    }
}

// MARK: Methods

/// A Method Object of the specification. `x-function` says how programs call the method: `ClientFunction`.
private struct OpenRPCMethod: JSONWritable {
    let method: Method

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", method.rawValue)
            writer.member("x-function", method.definition.function)
            writer.key("tags")
            writer.array { $0.object { $0.member("name", method.area.title) } }
            Self.write(method.definition, to: &writer)
            writer.member("errors", method.errors.map(ErrorReference.init))
            writer.member("examples", method.definition.examples.map(OpenRPCExample.init))
        }
    }

    private static func write(_ definition: any MethodDefinition.Type, to writer: inout JSONWriter) {
        let parameters = definition.allParameters
        writer.member("summary", definition.summary)
        writer.member("paramStructure", "by-name")
        writer.member("params", (parameters + Schema.Member.shared).map(Parameter.init))
        if let forms = definition.parameterForms { writer.member("x-forms", forms) }
        writer.key("result")
        writer.object { writer in
            writer.member("name", "result")
            writer.member("summary", definition.resultSummary)
            writer.member("schema", definition.fullResultSchema)
        }
    }
}

/// A Content Descriptor Object of the specification.
private struct Parameter: JSONWritable {
    let member: Schema.Member

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", member.name)
            writer.member("summary", member.summary)
            writer.member("required", member.isRequired)
            writer.member("schema", member.schema)
        }
    }
}

/// A Reference Object of the specification, to an error.
private struct ErrorReference: JSONWritable {
    let code: ErrorCode

    func write(to writer: inout JSONWriter) {
        writer.object { $0.member("$ref", "#/components/errors/\(code.name)") }
    }
}

/// An Example Pairing Object of the specification.
///
/// There, `params` is a list of names and values. The object that a client sends is `x-params`. The other members say
/// what comes before, and what else happens: `x-setup` are the requests that come first, `x-others` is the number of
/// other clients, `x-manifests` are modules that the host can start, `x-answer` is the line by which a module answers
/// the host's question, and `x-isPartial` says that the result has more members than are shown.
private struct OpenRPCExample: JSONWritable {
    let example: Example

    func write(to writer: inout JSONWriter) {
        let params = Self.json(example.params)
        writer.object { writer in
            writer.member("name", example.name)
            if example.others > 0 { writer.member("x-others", example.others) }
            if !example.manifests.isEmpty { writer.member("x-manifests", example.manifests.map(Self.json)) }
            writer.member("x-setup", example.setup.map(Self.json))
            writer.key("params")
            writer.array((try? params.value().object)?.members ?? []) { writer, member in
                writer.object { writer in
                    writer.member("name", member.key)
                    writer.member("value", member.value)
                }
            }
            writer.member("x-params", params)
            writer.member("x-answer", ifPresent: example.answer.map(Self.json))
            if !example.isComplete { writer.member("x-isPartial", true) }
            writer.key("result")
            writer.object { writer in
                writer.member("name", "result")
                writer.member("value", Self.json(example.result))
            }
        }
    }

    private static func json(_ text: String) -> RawJSON {
        guard let json = try? RawJSON(parsing: text) else { preconditionFailure("an example is not JSON: \(text)") }
        return json
    }
}

// MARK: Extensions

/// A notification of the host: an element of `x-notifications`.
private struct OpenRPCNotification: JSONWritable {
    let definition: any NotificationDefinition.Type

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", "\(definition.name)")
            writer.member("summary", definition.summary)
            writer.member("params", definition.schema)
        }
    }
}

/// A question of the host: an element of `x-questions`.
private struct OpenRPCQuestion: JSONWritable {
    let definition: any QuestionDefinition.Type

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", "\(definition.name)")
            writer.member("summary", definition.summary)
            writer.member("params", definition.schema)
            writer.key("answer")
            writer.object { writer in
                writer.member("summary", definition.answerSummary)
                writer.member("schema", definition.answer)
            }
        }
    }
}

/// An element of `x-errors`: the properties of an error that do not fit into an OpenRPC Error Object.
private struct OpenRPCError: JSONWritable {
    let code: ErrorCode

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", code.name)
            writer.member("code", code.rawValue)
            writer.member("summary", ifPresent: code.summary)
            writer.member("data", ifPresent: code.description?.data)
        }
    }
}
