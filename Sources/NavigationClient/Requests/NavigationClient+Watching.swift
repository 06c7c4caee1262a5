/// Which part of the tree to watch, and from where on.
public struct WatchRequest: Sendable {
    /// The scene; `main` when nil.
    public var scene: String?
    /// Only this navigator and what is below it.
    public var navigator: String?
    /// Only changes of these kinds.
    public var kinds: [String]?
    /// Go on after this revision, if the host still can.
    public var since: Int?
    /// The life of the host in which `since` was read.
    public var instance: String?
    /// Hear what happens besides changes, up to this level: `error`, `warning`, `info` or `debug`.
    public var verbosity: String?

    /// A watch of everything in the scene `main`, from now on, unless something else is said.
    public init(
        scene: String? = nil,
        navigator: String? = nil,
        kinds: [String]? = nil,
        since: Int? = nil,
        instance: String? = nil,
        verbosity: String? = nil
    ) {
        self.scene = scene
        self.navigator = navigator
        self.kinds = kinds
        self.since = since
        self.instance = instance
        self.verbosity = verbosity
    }

    var parameters: [UInt8] {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        parameters.add("navigator", navigator)
        parameters.add("kinds", kinds)
        parameters.add("since", since)
        parameters.add("instance", instance)
        parameters.add("verbosity", verbosity)
        return parameters.finish()
    }
}

extension NavigationClient {
    /// Watches a scene: the snapshot first, or the place where the watch goes on, then every change. After a
    /// reconnection it goes on, with another ``WatchEvent/started(_:)`` only when the host could not resume it. When
    /// the connection is lost before the answer, the client asks again on the next one: that changes nothing at the host.
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
