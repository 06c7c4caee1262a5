package import JSON

/// A sequence of steps that ends where it began: Navigator's `NavigationFlow`.
///
/// The tree keeps the place to return to and the data that the flow's driver needs when it comes back. The tree does
/// not know which step is next.
package struct Flow: Hashable, Sendable {
    package let name: String
    /// The module that drives it, in whichever session the module is. Nil when the session that started it drives it;
    /// the flow then ends with that session.
    package let module: String?
    /// The number of entries in the navigator's path to which it returns.
    package let position: Int
    /// The checkpoint at that place, when the flow was started with one.
    package let checkpoint: String?
    /// The JSON Schema of the value that it may be completed with; nil when any value is allowed.
    package let schema: RawJSON?
    /// The data that its driver keeps in it; nil without data.
    package let data: RawJSON?

    package init(
        name: String,
        module: String?,
        position: Int,
        checkpoint: String? = nil,
        schema: RawJSON? = nil,
        data: RawJSON? = nil
    ) {
        self.name = name
        self.module = module
        self.position = position
        self.checkpoint = checkpoint
        self.schema = schema
        self.data = data
    }

    /// The same flow with other data.
    func with(_ data: RawJSON?) -> Flow {
        Flow(name: name, module: module, position: position, checkpoint: checkpoint, schema: schema, data: data)
    }

    func moved(to position: Int) -> Flow {
        Flow(name: name, module: module, position: position, checkpoint: checkpoint, schema: schema, data: data)
    }
}

/// A request to start a flow.
package struct FlowRequest: Hashable, Sendable {
    package let name: String
    package let module: String?
    /// The name of a checkpoint on the navigator where the flow starts, or above it; nil to return to where it starts.
    package let checkpoint: String?
    package let schema: RawJSON?
    package let data: RawJSON?
    /// Whether the module must be told, because it did not start the flow itself.
    package let tellsModule: Bool

    package init(
        name: String,
        module: String? = nil,
        checkpoint: String? = nil,
        schema: RawJSON? = nil,
        data: RawJSON? = nil,
        tellsModule: Bool = false
    ) {
        self.name = name
        self.module = module
        self.checkpoint = checkpoint
        self.schema = schema
        self.data = data
        self.tellsModule = tellsModule
    }
}

/// How a flow ends.
package enum FlowEnd: Hashable, Sendable {
    case completed(RawJSON?)
    case cancelled(reason: String?)
    case failed(reason: String, RawJSON?)
}
