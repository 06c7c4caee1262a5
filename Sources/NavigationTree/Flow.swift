package import JSON

/// A sequence of steps that ends where it began: Navigator's `NavigationFlow`.
///
/// The tree keeps where to return to, and what the one who drives it wants to know when it comes back. Which step is next is not the tree's to know.
package struct Flow: Hashable, Sendable {
    package let name: String
    /// Who drives it, in whichever session; nil when it is the session that started it, with which it ends then.
    package let module: String?
    /// Entries in the navigator's path to which it returns.
    package let position: Int
    /// The checkpoint that stands there, when it was started with one.
    package let checkpoint: String?
    /// The JSON Schema of the value that it may be completed with; nil when any may.
    package let schema: RawJSON?
    /// What its driver keeps in it; nil for nothing.
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

    func with(_ data: RawJSON?) -> Flow {
        Flow(name: name, module: module, position: position, checkpoint: checkpoint, schema: schema, data: data)
    }
}

/// A flow that is asked for.
package struct FlowRequest: Hashable, Sendable {
    package let name: String
    package let module: String?
    /// To be found on the navigator where it starts, or above; nil to return to where it starts.
    package let checkpoint: String?
    package let schema: RawJSON?
    package let data: RawJSON?
    /// Whether the module did not ask for it itself, and has to be told.
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
