import NavigationProtocol
import NavigationTree

/// Requests that wait for what becomes of the entries that they showed, or of the flows that they started.
struct Results {
    /// An entry or a flow that requests wait for.
    enum Subject: Hashable, Comparable {
        case entry(EntryID)
        case flow(AttachmentID)
    }

    struct Place: Hashable {
        let scene: String
        let subject: Subject
    }

    /// The entry or flow that a request begins to wait for.
    struct Awaited {
        let place: Place
        /// Of the entry; nil for a flow.
        let type: TypeName?
    }

    struct Wait {
        let asker: AnswerPlace
        /// Of the entry: the wait ends when no module provides the type any more. A flow outlives its module.
        let type: TypeName?
    }

    private var waits: [Place: [Wait]] = [:]
    /// Where the requests of each session wait.
    private var bySession: [SessionID: Set<Place>] = [:]

    var isEmpty: Bool { waits.isEmpty }

    mutating func add(_ wait: Wait, for place: Place) {
        waits[place, default: []].append(wait)
        bySession[wait.asker.session, default: []].insert(place)
    }

    /// Where requests wait in a scene: entries, then flows, each oldest first.
    func places(in scene: String) -> [Place] {
        waits.keys.filter { $0.scene == scene }.sorted { $0.subject < $1.subject }
    }

    /// Where requests wait for what a change may have ended, in the same order. Visits the others only when a module
    /// went away.
    func places(in scene: String, after change: borrowing NavigationChange) -> [Place] {
        var subjects: Set<Subject> = []
        for step in change.steps {
            switch step {
            case .entryRemoved(_, _, let entry): subjects.insert(.entry(entry.id))
            case .navigatorClosed(let navigator, _):
                if let root = navigator.root { subjects.insert(.entry(root.id)) }
            case .detached(let attachment): subjects.insert(.flow(attachment.id))
            case .typeOrphaned: return places(in: scene)
            case .navigatorCreated, .navigatorSelected, .entryAdded, .entryChanged, .typeRevived, .attached,
                .attachmentChanged, .signalled:
                break
            }
        }
        return subjects.sorted().map { Place(scene: scene, subject: $0) }.filter { waits[$0] != nil }
    }

    /// All requests that wait, by scene and place.
    var all: [(place: Place, wait: Wait)] {
        waits.keys.sorted { ($0.scene, $0.subject) < ($1.scene, $1.subject) }
            .flatMap { place in waits[place, default: []].map { (place, $0) } }
    }

    mutating func remove(_ place: Place) -> [Wait] {
        let removed = waits.removeValue(forKey: place) ?? []
        for wait in removed { forget(place, of: wait.asker.session) }
        return removed
    }

    /// The waits of a session for which `condition` holds, which are waits no more.
    mutating func remove(of session: SessionID, where condition: (Wait) -> Bool = { _ in true }) -> [Wait] {
        var removed: [Wait] = []
        let places = (bySession[session] ?? []).sorted { ($0.scene, $0.subject) < ($1.scene, $1.subject) }
        for place in places {
            let isMeant = { (wait: Wait) in wait.asker.session == session && condition(wait) }
            removed += waits[place, default: []].filter(isMeant)
            waits[place]?.removeAll(where: isMeant)
            if waits[place]?.contains(where: { $0.asker.session == session }) != true { forget(place, of: session) }
            if waits[place]?.isEmpty == true { waits[place] = nil }
        }
        return removed
    }

    private mutating func forget(_ place: Place, of session: SessionID) {
        bySession[session]?.remove(place)
        if bySession[session]?.isEmpty == true { bySession[session] = nil }
    }

    /// All waits, which are waits no more.
    mutating func removeAll() -> [Wait] {
        defer { (waits, bySession) = ([:], [:]) }
        return all.map(\.wait)
    }

    // MARK: Changes

    /// A wait that is over, with its result.
    struct Ended {
        let place: Place
        let result: OutcomeResult
        let waits: [Wait]
    }

    /// Ends the wait at a place if a change ended what it is for. Answers nil when it goes on.
    mutating func end(
        _ place: Place,
        by change: NavigationChange,
        in tree: borrowing NavigationTree,
        _ cause: Cause
    ) -> Ended? {
        let isThere = tree.holds(place.subject)
        if isThere {
            guard let type = waits[place]?.first?.type, change.orphans(type) else { return nil }
        }
        let signal = change.steps.lazy.compactMap { step in
            if case .signalled(let signal) = step, signal.isAbout(place.subject) { signal } else { nil }
        }.last
        let result = OutcomeResult(
            scene: place.scene,
            revision: change.revision,
            Self.outcome(of: place.subject, isThere: isThere, signal, change, cause),
            value: signal?.value,
            reason: signal?.flow?.reason,
            by: cause
        )
        return Ended(place: place, result: result, waits: remove(place))
    }

    private static func outcome(
        of subject: Subject,
        isThere: Bool,
        _ signal: Signal?,
        _ change: NavigationChange,
        _ cause: Cause
    ) -> OutcomeResult.Subject {
        switch subject {
        case .flow(let flow): .flow(flow, outcome(ofFlow: signal))
        case .entry(let entry):
            .entry(entry, outcome(ofEntry: signal, isThere: isThere, change, cause), answer: signal?.name)
        }
    }

    private static func outcome(ofFlow signal: Signal?) -> OutcomeResult.FlowOutcome {
        switch signal?.kind {
        case .flowCompleted: .completed
        case .flowFailed: .failed
        case .flowCancelled, .flowStarted, .checkpointReturned, .alertAnswered, .triggerFired, .entryFinished, nil:
            .cancelled
        }
    }

    private static func outcome(
        ofEntry signal: Signal?,
        isThere: Bool,
        _ change: NavigationChange,
        _ cause: Cause
    ) -> OutcomeResult.EntryOutcome {
        if isThere { return .providerGone }
        if let signal, signal.kind == .alertAnswered || signal.value != nil { return .answered }
        switch cause.event {
        case .request(.navigate), .request(.push), .request(.present), .request(.replace), .request(.columnShow),
            .request(.navigatorCreate):
            return .replaced
        // A path, a state or a step of a sequence may only take away: what it did tells which.
        case .request(.send), .request(.pathSet), .request(.stateSet):
            return change.showsSomethingNew ? .replaced : .dismissed
        case .request, .sessionEnded, .hostStarted, .timePassed, .accessChanged: return .dismissed
        }
    }
}

extension NavigationChange {
    /// Whether it says that no module provides a type any more.
    fileprivate func orphans(_ type: TypeName) -> Bool {
        steps.contains { if case .typeOrphaned(type) = $0 { true } else { false } }
    }

    /// An entry that was removed before in the same change only moved.
    fileprivate var showsSomethingNew: Bool {
        var moved: Set<EntryID> = []
        for step in steps {
            switch step {
            case .navigatorCreated: return true
            case .entryRemoved(_, _, let entry): moved.insert(entry.id)
            case .entryAdded(_, _, let entry): if !moved.contains(entry.id) { return true }
            case .navigatorClosed, .navigatorSelected, .entryChanged, .typeOrphaned, .typeRevived, .attached,
                .detached, .attachmentChanged, .signalled:
                break
            }
        }
        return false
    }
}

extension NavigationTree {
    fileprivate func holds(_ subject: Results.Subject) -> Bool {
        switch subject {
        case .entry(let entry): (try? location(of: entry)) != nil
        case .flow(let flow): attachment(flow) != nil
        }
    }
}

extension Signal {
    fileprivate func isAbout(_ subject: Results.Subject) -> Bool {
        switch subject {
        case .entry(let entry): self.entry == entry
        case .flow(let flow): self.flow?.id == flow
        }
    }
}
