import JSON
import NavigationProtocol
import NavigationTree

extension Attachment {
    /// Refuses a value that does not fit the schema of this checkpoint or flow. A missing value is checked as null.
    func check(_ value: RawJSON?) throws(WireError) {
        switch content {
        case .checkpoint(let checkpoint):
            try Self.check(value, against: checkpoint.schema, of: "checkpoint", called: checkpoint.name)
        case .flow(let flow): try Self.check(value, against: flow.schema, of: "flow", called: flow.name)
        case .lock, .mapping, .trigger, .signal: break
        }
    }

    private static func check(
        _ value: RawJSON?,
        against text: RawJSON?,
        of kind: String,
        called name: String
    ) throws(WireError) {
        guard let text else { return }
        let schema = try Parameters.schema(text, of: "\(kind) \"\(name)\"", called: "value")
        let violation: JSONSchemaViolation?
        var budget = JSONSchemaBudget()
        do { violation = try schema.check(value ?? .null, within: &budget) } catch {
            throw Parameters.invalid("value", "a value that can be looked into: \(error)")
        }
        guard let violation else { return }
        throw WireError(
            .invalidArguments,
            "The value does not fit the \(kind) \"\(name)\": \(violation.reason)",
            [
                kind: .string(name), "path": .string(violation.path),
                "keyword": .string(violation.keyword), "reason": .string(violation.reason),
            ]
        )
    }

    /// Where a checkpoint or a flow returns to.
    var place: CheckpointPlace { CheckpointPlace(navigator, checkpoint?.position ?? flow?.position ?? 0) }
}
