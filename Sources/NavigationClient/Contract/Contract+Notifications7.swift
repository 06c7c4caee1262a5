// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A notification of the host, with its parameters.
    public enum HostNotification: Equatable, Sendable {
        /// The method is `bye`. The host closes the connection, and says why. Nothing follows.
        case bye(ByeNotification)
        /// The method is `changed`. A watched scene has a new revision. Each revision comes once, in order, and
        /// whole; a watch with a filter gets only those that pass it.
        case changed(ChangedNotification)
        /// The method is `lagged`. The client read too slowly, so revisions were left out. The snapshot is the
        /// state now; changes go on after it.
        case lagged(LaggedNotification)
        /// The method is `watchEnded`. The host has ended a watch. No other notification about it follows.
        case watchEnded(WatchEndedNotification)
        /// The method is `event`. Something happened besides changes. It goes to watches that asked for events up
        /// to its level, and is left out for a reader that is behind.
        case event(EventNotification)
        /// The method is `signal`. Something happened to what this session showed, established, bound or started,
        /// or to a flow that its module drives. It comes without a watch. For a module that is away it waits until
        /// the module has registered again.
        case signal(SignalNotification)
        /// The method is `hostChanged`. Scenes, modules or renderers of the host have changed. Each revision comes
        /// once, in order, and whole, to every watch of `host.watch`.
        case hostChanged(HostChangedNotification)
        /// The method is `hostLagged`. The client read too slowly, so revisions of the host were left out. The
        /// snapshot is the state now; changes go on after it.
        case hostLagged(HostLaggedNotification)
        /// The method is `questionEnded`. The host does not wait any longer for the answer to a question that this
        /// session has not answered. It comes once for such a question; an answer after it is dropped.
        case questionEnded(QuestionEndedNotification)
        /// The method is `moduleLost`. Another session of the same user has taken over a module of this one.
        case moduleLost(ModuleLostNotification)
        /// The method is `guardPause`. A guard of this session has missed several deadlines in a row, so the host
        /// does not ask it for a while, and its default verdict holds at once. After `retryAfter` seconds one
        /// request is put to it. An answer in time ends the pause; another miss begins a longer one.
        case guardPause(GuardPauseNotification)
        /// The method is `accessChanged`. The rights of this session have changed. The members name what has ended
        /// with them.
        case accessChanged(AccessChangedNotification)
        /// The method is `traffic`. A line that went in or out on another connection, for a session that has a
        /// monitor.
        case traffic(TrafficNotification)
        /// Another method, of a newer host.
        case unknown(method: String, parameters: JSONPayload)

        /// Reads the parameters of this method.
        ///
        /// Throws ``NavigationClientError/badAnswer(_:)`` when they are not those of the contract.
        public init(method: String, parameters: JSONPayload) throws(NavigationClientError) {
            switch method {
            case "bye": self = .bye(try .init(reading: parameters))
            case "changed": self = .changed(try .init(reading: parameters))
            case "lagged": self = .lagged(try .init(reading: parameters))
            case "watchEnded": self = .watchEnded(try .init(reading: parameters))
            case "event": self = .event(try .init(reading: parameters))
            case "signal": self = .signal(try .init(reading: parameters))
            case "hostChanged": self = .hostChanged(try .init(reading: parameters))
            case "hostLagged": self = .hostLagged(try .init(reading: parameters))
            case "questionEnded": self = .questionEnded(try .init(reading: parameters))
            case "moduleLost": self = .moduleLost(try .init(reading: parameters))
            case "guardPause": self = .guardPause(try .init(reading: parameters))
            case "accessChanged": self = .accessChanged(try .init(reading: parameters))
            case "traffic": self = .traffic(try .init(reading: parameters))
            default: self = .unknown(method: method, parameters: parameters)
            }
        }
    }
}
