package import JSON
package import NavigationTree

/// `entry.ask`: a message to whoever provides an entry.
package struct AskEntry: Equatable, Sendable {
    package let scene: String
    package let entry: EntryID
    package let message: RawJSON
    /// Seconds; nil leaves it to the host.
    package let timeout: Double?

    package init(_ parameters: inout Parameters, maximumTimeout: Double) throws(WireError) {
        self.scene = try parameters.string("scene") ?? SceneTarget.defaultScene
        self.entry = try parameters.requiredEntry()
        self.message = try parameters.required("message", "any JSON", parameters.raw("message"))
        self.timeout = try parameters.number("timeout", in: 0.001...maximumTimeout)
    }
}
