import JSON
package import NavigationProtocol
package import NavigationTree

/// The host without its socket: a message and a time in, actions out.
///
/// 1. A *session* is one connection; all that a client makes the host hold is charged to it and limited by ``Limits``.
/// 2. A *scene* is one tree with its history and its watches. The host publishes every accepted change before it
///    answers the request.
/// 3. A *question* is a request of the host to a module, with a deadline. The waiting client gets exactly one answer.
///
/// The broker does no I/O, has no clock and never waits. The shell calls it with one event after the other. Then the
/// shell carries out the turn's actions in their order.
package struct NavigationBroker: ~Copyable {
    /// The facts that the host states about itself, and its settings.
    package struct Configuration: Sendable {
        package var limits: Limits
        /// 16 hexadecimal digits, new for every start.
        package var instance: String
        package var version: String
        package var pid: Int32
        /// Whose process the host is.
        package var uid: UInt32
        /// The statements about the paths of types, by the person who puts the modules together.
        package var bindings: [String: PathBinding]
        /// The promise that an answer to a change makes.
        package var durability: ChangeDurability
        /// Whether changes wait for a store. ``NavigationBroker/openRecords`` gathers them until the shell reports the
        /// result.
        package var isJournaling: Bool
        /// A question that takes more seconds than this is slow, and the broker reports it to the shell. Nil: no
        /// reports.
        package var slow: Double?
        /// Whether the broker reports spans to the shell, for requests that belong to a sampled trace.
        package var isTracing: Bool
        /// The time of day at the start, for the causes of changes. ``NavigationBroker/wallClockRead(_:)`` corrects it.
        package var wallClock: WallClock
        /// The grants; nil when everything is allowed.
        package var access: AccessPolicy?
        /// The part of this broker in a scene that a fleet shares; nil for all else.
        package var share: Share?
        /// The number of the first question. In a fleet, each host's own broker has numbers of its own.
        package var firstQuestion: UInt64 = 1
        /// Whether it is the own broker of a host in a fleet.
        var isInFleet: Bool { firstQuestion > 1 }

        package init(
            limits: Limits = Limits(),
            instance: String,
            version: String,
            pid: Int32,
            uid: UInt32,
            bindings: [String: PathBinding] = [:],
            durability: ChangeDurability = .memory,
            isJournaling: Bool = false,
            slow: Double? = nil,
            isTracing: Bool = false,
            wallClock: WallClock = WallClock(nanosecondsAtStart: 0),
            access: AccessPolicy? = nil,
            share: Share? = nil
        ) {
            self.share = share
            self.slow = slow
            self.isTracing = isTracing
            self.wallClock = wallClock
            self.access = access
            self.limits = limits
            self.instance = instance
            self.version = version
            self.pid = pid
            self.uid = uid
            self.bindings = bindings
            self.durability = durability
            self.isJournaling = isJournaling
        }
    }

    /// The part of a broker in a scene that several brokers serve, on one host or on several.
    package struct Share: Sendable {
        /// The numbers that this broker gives to watches and questions begin here. Lines of several brokers go to the
        /// same client, so no two of them may use the same numbers.
        package var firstNumber: UInt64
        /// Whether the scenes change only by ``NavigationBroker/follow(_:because:in:now:)``.
        package var isFollower: Bool
        /// How many numbers it may give to the watches of one connection. Those of watches that ended are used again.
        package var watchNumbers: Int

        package init(firstNumber: UInt64, isFollower: Bool, watchNumbers: Int = 1 << 30) {
            (self.firstNumber, self.isFollower, self.watchNumbers) = (firstNumber, isFollower, watchNumbers)
        }
    }

    var machines: Machines

    package init(configuration: Configuration, restoring restoration: Restoration = Restoration(), now: MonotonicTime) {
        self.machines = Machines(configuration: configuration, restoring: restoration, now: now)
    }

    package var configuration: Configuration { machines.configuration }

    package var limits: Limits { machines.configuration.limits }

    /// The number of the last connection.
    package var lastSessionNumber: UInt64 { machines.sessions.last }

    /// The tree of a scene, for stores; nil when the scene does not exist.
    package func tree(of scene: String) -> NavigationTree? { machines.scene(scene)?.tree }

    /// Names of the scenes.
    package var sceneNames: [String] { machines.scenes.names }

    /// When ``timePassed(now:)`` wants to be called next; nil when nothing waits.
    package var nextDeadline: MonotonicTime? { machines.nextDeadline }
}
