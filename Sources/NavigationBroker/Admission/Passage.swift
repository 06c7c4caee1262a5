import NavigationProtocol
import NavigationTree

/// The way of a request so far: votes, and other destinations.
struct Passage {
    /// Its place among the requests that wait, which it keeps.
    var number: SuspensionNumber?
    /// The current navigator of its scene when it came. A request that names no navigator means this one, also when
    /// another is current by then.
    var current: NavigatorID?
    /// The navigator that the guard was asked about which answered last: a redirection leads to it.
    var concerned: NavigatorID?
    /// Requests that it replaces, and so does not wait for.
    var replaced: Set<SuspensionNumber> = []
    /// The votes that allowed it.
    var allowed: Set<Hearing> = []
    /// Where guards sent it instead, in order.
    var redirects: [Redirect] = []
    /// The destinations that it wanted to show before a guard sent it elsewhere.
    var wanted: [RequestedDestination] = []
    /// The guard whose module it waits for, or has waited for, and until when.
    var patience: (guardID: GuardID, until: MonotonicTime)?
    /// Whether the client waits for what becomes of the entry that the request was about.
    var wantsResult = false

    /// One guard's word about one thing.
    struct Hearing: Hashable {
        let guardID: GuardID
        let destination: Destination
        /// Of something that leaves; what enters has no id yet.
        let entry: EntryID?

        init(_ guardID: GuardID, _ guarded: GuardedEntry) {
            self.guardID = guardID
            self.destination = guarded.entry.destination
            self.entry = guarded.moment == .leave ? guarded.entry.id : nil
        }
    }

    struct Redirect {
        let guardID: GuardID
        let name: String
        let module: String?
        let target: RequestedDestination
    }

    /// Where the request wanted to go, and where guards sent it, in order.
    var chain: [Redirection] {
        wanted.map { Redirection($0) }
            + redirects.map { Redirection($0.target, by: (id: $0.guardID, name: $0.name, module: $0.module)) }
    }
}
