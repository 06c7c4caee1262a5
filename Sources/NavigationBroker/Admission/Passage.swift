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
        private enum Subject: Hashable {
            /// An entry has an id when it leaves; what enters has no id yet.
            case entry(Destination, EntryID?)
            /// A stack that the request creates has no id yet.
            case selection(in: NavigatorID, from: NavigatorID, to: NavigatorID?, name: String?)
        }

        let guardID: GuardID
        private let subject: Subject

        init(_ guardID: GuardID, _ guarded: GuardedEntry) {
            self.guardID = guardID
            let entry = guarded.moment == .leave ? guarded.entry.id : nil
            self.subject = .entry(guarded.entry.destination, entry)
        }

        init(_ guardID: GuardID, _ guarded: GuardedSelection) {
            self.guardID = guardID
            let to = guarded.to.isNew ? nil : guarded.to.id
            self.subject = .selection(in: guarded.parent, from: guarded.from.id, to: to, name: guarded.to.name)
        }

        /// The subject in a refusal.
        var what: String {
            switch subject {
            case .entry(let destination, _): destination.type.description
            case .selection(_, _, let to, let name): name ?? to.map(\.description) ?? "a new stack"
            }
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
