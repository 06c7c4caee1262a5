package import JSON
package import NavigationTree

/// `lock`: hold the scene until the lock is gone.
package struct TakeLock: Equatable, Sendable {
    package let target: NavigatorTarget
    package let reason: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.reason = try parameters.string("reason")
    }
}

/// `unlock` and `mapping.remove`: take an attachment away by its id.
package struct Detach: Equatable, Sendable {
    package let scene: SceneTarget
    package let attachment: AttachmentID

    package init(lock parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.attachment = try parameters.required("lock", "the id that `lock` answered", parameters.attachment("lock"))
    }

    package init(mapping parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.attachment = try parameters.required(
            "mapping",
            "the id that `mapping.add` answered",
            parameters.attachment("mapping")
        )
    }
}

/// `attachment.list`: what hangs on navigators.
package struct ListAttachments: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable { case lock, checkpoint, mapping, trigger, flow }

    package let target: NavigatorTarget
    package let kind: Kind?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(reading: &parameters)
        self.kind = try parameters.choice("kind")
    }
}

/// `checkpoint.establish`: name the place where a path ends now.
package struct EstablishCheckpoint: Equatable, Sendable {
    package let target: NavigatorTarget
    package let name: String
    /// The JSON Schema of the value to return with.
    package let schema: RawJSON?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.name("checkpoint")
        self.schema = try parameters.schemaText("value")
        if let schema { _ = try Parameters.schema(schema, of: "checkpoint \"\(name)\"", called: "value") }
    }
}

/// `checkpoint.return`, `checkpoint.canReturn` and `checkpoint.remove`.
package struct NamedCheckpoint: Equatable, Sendable {
    package let target: NavigatorTarget
    package let name: String
    package let value: RawJSON?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.requiredString("checkpoint")
        self.value = nil
    }

    package init(reading parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(reading: &parameters)
        self.name = try parameters.requiredString("checkpoint")
        self.value = nil
    }

    package init(returning parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.requiredString("checkpoint")
        self.value = parameters.raw("value")
    }
}

/// `mapping.add`: show another type on a navigator in place of one.
package struct AddMapping: Equatable, Sendable {
    package let target: NavigatorTarget
    package let mapping: Mapping

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        let expected = "a destination type, as \"shop.list\""
        let source = try parameters.requiredString("from")
        let target = try parameters.requiredString("to")
        guard TypeName(source) != nil else { throw Parameters.invalid("from", expected) }
        guard TypeName(target) != nil else { throw Parameters.invalid("to", expected) }
        self.mapping = Mapping(
            source: source,
            target: target,
            arguments: try parameters.object("arguments"),
            inherits: try parameters.bool("inherits") ?? true
        )
    }
}

/// `trigger.bind`: let an operation wait under a name.
package struct BindTrigger {
    package let target: NavigatorTarget
    package let name: String
    package var operation: Operation

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.name("trigger")
        let context = OperationContext(scene: target.scene.scene, navigator: target.navigator)
        let operation = try parameters.object("operation", "What is carried out when the trigger is set.") {
            (element) throws(WireError) in
            try element.operation(in: context, or: [.send])
        }
        self.operation = try parameters.required("operation", "an operation: its method and its params", operation)
        switch self.operation.method {
        case .triggerBind, .triggerSet, .triggerUnbind:
            throw Parameters.invalid("operation", "an operation other than those of triggers")
        default: break
        }
    }
}

/// `trigger.set` and `trigger.unbind`.
package struct NamedTrigger: Equatable, Sendable {
    package let target: NavigatorTarget
    package let name: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.requiredString("trigger")
    }
}

extension Parameters {
    mutating func attachment(_ name: StaticString) throws(WireError) -> AttachmentID? {
        guard let text = try string(name) else { return nil }
        guard let id = AttachmentID(text) else { throw Self.invalid(name, "an id, as \"a7\"") }
        return id
    }

    /// A member that holds a JSON Schema, as the text it came in.
    mutating func schemaText(_ name: StaticString, _ summary: StaticString = "") throws(WireError) -> RawJSON? {
        let text = raw(name, summary, .oneOf([.anyObject, .boolean]))
        guard let text, let slice = slice(name) else { return nil }
        switch slice.kind {
        case .object, .true, .false: return text
        case .array, .string, .number, .null: throw Self.invalid(name, "a JSON Schema (an object)")
        }
    }

    /// - Parameter owner: what the schema belongs to, for people.
    package static func schema(
        _ text: RawJSON,
        of owner: String,
        called member: String
    ) throws(WireError) -> JSONSchema {
        func invalid(path: String, reason: String) -> WireError {
            WireError(
                .invalidSchema,
                "The \(member) schema of \(owner) cannot be used: \(reason)",
                ["type": .string(owner), "path": .string(path), "reason": .string(reason)]
            )
        }
        let document: JSONValue
        do { document = try text.value() } catch { throw invalid(path: "", reason: "\(error)") }
        do { return try JSONSchema(document) } catch { throw invalid(path: error.path, reason: error.reason) }
    }
}
