package import JSON
import NavigationTree

/// A flow that a module declares when it registers. `flow.start` with its name takes from it what the request leaves
/// out.
package struct FlowTemplate: Equatable, Sendable {
    package let name: String
    /// The checkpoint to return to.
    package let checkpoint: String?
    /// The JSON Schema of the value that the flow is completed with.
    package let schema: RawJSON?
    package let data: RawJSON?
    /// Its first step.
    package let step: FlowStep?

    package init(_ parameters: inout Parameters) throws(WireError) {
        let name = try parameters.name("name", "The name by which it is started; unique in the module.")
        self.name = name
        self.checkpoint = try parameters.string(
            "checkpoint",
            "The checkpoint to return to; the end of the path at the start when left out."
        )
        self.schema = try parameters.schemaText(
            "schema",
            "The JSON Schema of the value that completes it; any value is accepted when left out."
        )
        if let schema { _ = try Parameters.schema(schema, of: "flow \"\(name)\"", called: "value") }
        self.data = parameters.flowData("Any JSON that the flow begins with; null for nothing.")
        self.step = try FlowStep(optional: &parameters)
    }

    /// Roughly how many bytes of text it occupies.
    package var weight: Int {
        let step = step.map { $0.destination.type.utf8.count + $0.destination.arguments.count } ?? 0
        return 256 + name.utf8.count + (checkpoint?.utf8.count ?? 0) + (schema?.count ?? 0) + (data?.count ?? 0) + step
    }
}
