/// Where in the host's trees a request acts, and on which revision it relies.
public struct Place: Hashable, Sendable {
    /// The scene; the host's default, `main`, when nil.
    public var scene: String?
    /// Id or name of the navigator; the scene's current navigator when nil.
    public var navigator: String?
    /// Refuse the request with `revision_mismatch` unless the scene is at this revision.
    public var ifRevision: Int?

    /// The current navigator of the scene `main`.
    public static let current = Place()

    /// A place; what is left out is the host's default.
    public init(scene: String? = nil, navigator: String? = nil, ifRevision: Int? = nil) {
        self.scene = scene
        self.navigator = navigator
        self.ifRevision = ifRevision
    }
}
