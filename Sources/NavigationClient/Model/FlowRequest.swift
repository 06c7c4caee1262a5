/// A flow to be started.
public struct FlowRequest: Sendable {
    /// What people know it by.
    public var name: String
    /// The module that drives it; the client's own when nil.
    public var module: String?
    /// The checkpoint that it returns to; where the navigator's path ends now when nil.
    public var checkpoint: String?
    /// The JSON Schema of what it may be completed with.
    public var schema: JSONPayload?
    /// What its driver wants to find again; any JSON.
    public var data: JSONPayload?
    /// Its first step.
    public var destination: Destination?
    /// How the first step is shown; as its type says when nil.
    public var method: String?

    /// A flow.
    public init(
        _ name: String,
        module: String? = nil,
        checkpoint: String? = nil,
        schema: JSONPayload? = nil,
        data: JSONPayload? = nil,
        destination: Destination? = nil,
        method: String? = nil
    ) {
        self.name = name
        self.module = module
        self.checkpoint = checkpoint
        self.schema = schema
        self.data = data
        self.destination = destination
        self.method = method
    }

    func add(to parameters: inout ParameterWriter) {
        parameters.add("name", name)
        parameters.add("module", module)
        parameters.add("checkpoint", checkpoint)
        parameters.add("schema", schema)
        parameters.add("data", data)
        parameters.add("type", destination?.type)
        parameters.add("arguments", destination?.arguments)
        parameters.add("method", method)
    }
}
