/// A request to start a flow.
public struct FlowRequest: Sendable {
    /// A name for people and modules: 1 to 64 characters of `A-Z a-z 0-9 _ -`, beginning with a letter or `_`.
    public var name: String
    /// The module that drives it; nil for this client's own.
    public var module: String?
    /// The name of the checkpoint to return to; nil to return to where the navigator's path ends now.
    public var checkpoint: String?
    /// The JSON Schema of the value that it may be completed with; nil allows any value.
    public var schema: JSONPayload?
    /// Data for its driver, which keeps it in the flow; any JSON.
    public var data: JSONPayload?
    /// The destination of its first step; nil to start without showing anything.
    public var destination: Destination?
    /// How the first step is shown; nil for the type's method.
    public var method: String?

    /// A flow with this name.
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

    /// The flow as its module declares it.
    var declaration: JSONPayload {
        var flow = self
        flow.module = nil
        var parameters = ParameterWriter()
        flow.add(to: &parameters)
        return parameters.payload()
    }

    /// Adds the request's members to the parameters.
    func add(to parameters: inout ParameterWriter) {
        parameters.add("name", name)
        parameters.add("module", module)
        parameters.add("checkpoint", checkpoint)
        parameters.add("schema", schema)
        parameters.add("data", data)
        parameters.add("type", destination?.type)
        parameters.add("arguments", destination?.arguments)
        parameters.add("hints", destination?.hints)
        parameters.add("method", method)
    }
}
