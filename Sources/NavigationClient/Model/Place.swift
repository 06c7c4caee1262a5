/// Where a request acts, and which revision it requires.
public struct Place: Hashable, Sendable {
    /// The scene; nil for the host's default, `main`.
    public var scene: String?
    /// The id or name of the navigator; nil for the scene's current navigator.
    public var navigator: String?
    /// The entry whose view makes the request, instead of `navigator`: the request acts on the navigator that shows it.
    /// Refused with `unknown_entry` when it is not there any more.
    public var fromEntry: String?
    /// The revision at which the scene must be; otherwise the host refuses with `revision_mismatch`. Nil requires none.
    public var ifRevision: Int?

    /// The revision after which nothing may have been navigated; otherwise the host refuses with `revision_mismatch`.
    /// Nil allows it. Content, hints and attachments may have changed.
    public var ifNavigation: Int?

    /// The current navigator of the scene `main`.
    public static let current = Place()

    /// A place; a nil member means the host's default.
    public init(
        scene: String? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil
    ) {
        self.scene = scene
        self.navigator = navigator
        self.fromEntry = fromEntry
        self.ifRevision = ifRevision
        self.ifNavigation = ifNavigation
    }
}
