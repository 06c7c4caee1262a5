/// The part of a scene to watch, and the revision from which on.
public struct WatchRequest: Sendable {
    /// The scene; nil for `main`.
    public var scene: String?
    /// The navigator to watch with all below it, by id or name; nil for the whole scene.
    public var navigator: String?
    /// The kinds of changes to deliver, such as `entry.added`; nil for all.
    public var kinds: [Contract.WatchKind]?
    /// The revision after which to continue; nil begins with a snapshot. The host sends a snapshot as well when it
    /// cannot continue.
    public var since: Int?
    /// The instance of the host in which `since` was read. Always set it together with `since`.
    public var instance: String?
    /// The level up to which events besides changes are delivered; nil for none.
    public var verbosity: Contract.Verbosity?
    /// The number of notifications that the host may send until ``NavigationWatch/Iterator/allow(_:)`` adds to it; nil
    /// for any number. After a reconnection the watch begins with this number again.
    public var credit: Int?

    /// A watch of the whole scene `main` from now on, unless the members say otherwise.
    public init(
        scene: String? = nil,
        navigator: String? = nil,
        kinds: [Contract.WatchKind]? = nil,
        since: Int? = nil,
        instance: String? = nil,
        verbosity: Contract.Verbosity? = nil,
        credit: Int? = nil
    ) {
        self.scene = scene
        self.navigator = navigator
        self.kinds = kinds
        self.since = since
        self.instance = instance
        self.verbosity = verbosity
        self.credit = credit
    }

    var parameters: JSONPayload {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("since", since)
        parameters.addIfGiven("instance", instance)
        parameters.addIfGiven("verbosity", verbosity)
        parameters.addIfGiven("credit", credit)
        parameters.addIfGiven("kinds", kinds)
        return parameters.payload
    }
}

/// Watching scenes.
extension NavigationClient {
    /// Watches a scene: the snapshot first, or the place where the watch goes on, then every change. After a
    /// reconnection it goes on, with another ``WatchEvent/started(_:)`` only when the host could not resume it. When
    /// the connection is lost before the answer, the client asks again on the next one. That changes nothing at the
    /// host.
    public func watch(
        _ request: WatchRequest = WatchRequest(),
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> NavigationWatch {
        while true {
            do throws(NavigationClientError) {
                let signals = try await openWatch(request, timeout: timeout)
                return NavigationWatch(signals: signals, request: request, client: self)
            } catch {
                guard core.reconnection != nil, error.isPassing else { throw error }
                try await ready()
            }
        }
    }
}
