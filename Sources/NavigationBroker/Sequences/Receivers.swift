import NavigationProtocol
import NavigationTree

/// The receivers of all sessions.
struct Receivers {
    /// Each list oldest first.
    private var byName: [ReceivedName: [Receiver]] = [:]
    private var names: [ReceiverID: ReceivedName] = [:]
    private var counts: [SessionID: Int] = [:]
    private var last: UInt64

    /// - Parameter last: The first receiver has the number behind this one.
    init(after last: UInt64 = 0) { self.last = last }

    var isEmpty: Bool { names.isEmpty }

    func count(of session: SessionID) -> Int { counts[session, default: 0] }

    /// The receivers of a name, oldest first.
    func named(_ name: ReceivedName) -> [Receiver] { byName[name, default: []] }

    func has(_ name: ReceivedName) -> Bool { byName[name] != nil }

    /// Names of a kind that have receivers.
    func names(of kind: ReceivedName.Kind) -> [String] {
        byName.keys.filter { $0.kind == kind }.map(\.name.description)
    }

    /// All, oldest first.
    var all: [Receiver] { byName.values.joined().sorted { $0.id < $1.id } }

    subscript(id: ReceiverID) -> Receiver? {
        names[id].flatMap { name in byName[name]?.first { $0.id == id } }
    }

    mutating func makeID(for session: SessionID) -> ReceiverID {
        last += 1
        return ReceiverID(session: session, number: last)
    }

    /// Adds one, or puts it back where it was.
    mutating func add(_ receiver: Receiver) {
        let place = byName[receiver.name, default: []].firstIndex { $0.id > receiver.id }
        byName[receiver.name, default: []].insert(receiver, at: place ?? byName[receiver.name, default: []].count)
        names[receiver.id] = receiver.name
        counts[receiver.id.session, default: 0] += 1
    }

    mutating func remove(_ id: ReceiverID) { _ = remove { $0.id == id } }

    /// Removes those for which `condition` holds, and answers them.
    private mutating func remove(where condition: (Receiver) -> Bool) -> [Receiver] {
        let gone = all.filter(condition)
        for receiver in gone {
            byName[receiver.name]?.removeAll { $0.id == receiver.id }
            if byName[receiver.name]?.isEmpty == true { byName[receiver.name] = nil }
            names[receiver.id] = nil
            let left = count(of: receiver.id.session) - 1
            counts[receiver.id.session] = left == 0 ? nil : left
        }
        return gone
    }

    /// The receiver of something that is sent from a navigator.
    ///
    /// The nearest one: on the navigator itself, then on those around it; then on any other of the scene, the oldest
    /// navigator first; then those that stand nowhere. Of several at one place the oldest.
    ///
    /// - Parameter canReceive: whether a receiver's client can still take something.
    func nearest(
        to start: NavigatorID,
        of name: ReceivedName,
        in tree: borrowing NavigationTree,
        canReceive: (Receiver) -> Bool
    ) -> Receiver? {
        let scene = tree.scene
        let candidates = named(name).filter { ($0.scene ?? scene) == scene && canReceive($0) }
        guard candidates.count > 1 else { return candidates.first }
        var next: NavigatorID? = start
        while let navigator = next {
            if let receiver = candidates.first(where: { $0.navigator == navigator }) { return receiver }
            next = tree[navigator]?.parent
        }
        let elsewhere = candidates.filter { $0.navigator != nil }
        return elsewhere.min { ($0.navigator ?? start) < ($1.navigator ?? start) } ?? candidates.first
    }

    // MARK: Life cycle

    /// Receivers end with the navigators that a change closed. Answers which did.
    mutating func navigatorsClosed(by change: NavigationChange, in scene: String) -> [Receiver] {
        guard !isEmpty else { return [] }
        var closed: Set<NavigatorID> = []
        for case .navigatorClosed(let navigator, _) in change.steps { closed.insert(navigator.id) }
        return navigatorsClosed(closed, in: scene)
    }

    mutating func navigatorsClosed(_ closed: Set<NavigatorID>, in scene: String) -> [Receiver] {
        guard !closed.isEmpty, !isEmpty else { return [] }
        return remove { $0.scene == scene && $0.navigator.map(closed.contains) == true }
    }

    mutating func sceneClosed(_ scene: String) -> [Receiver] { remove { $0.scene == scene } }

    mutating func sessionEnded(_ session: SessionID) -> [Receiver] { remove { $0.id.session == session } }
}
