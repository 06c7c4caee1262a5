import NavigationProtocol
import NavigationTree

/// What a request has been through on its way.
struct Passage {
    /// Its place among the requests that wait, which it keeps.
    var number: SuspensionNumber?
    /// What guards have allowed.
    var allowed: Set<Hearing> = []
    /// Where guards sent it instead, in order.
    var redirects: [Redirect] = []
    /// What it wanted to show before it was sent elsewhere.
    var wanted: [RequestedDestination] = []
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
