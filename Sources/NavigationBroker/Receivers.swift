import NavigationProtocol
import NavigationTree

/// Somebody who takes part in what is sent.
struct Receiver {
    let id: ReceiverID
    let name: ReceivedName
    /// Every scene when nil.
    let scene: String?
    /// Where it stands; it goes with it.
    let navigator: NavigatorID?
    /// Seconds to answer in; the host's own when nil.
    let timeout: Double?
    /// What is done instead of asking.
    let auto: AutoReceive?
}

/// The receivers of all sessions.
struct Receivers {
    /// Each list oldest first.
    private var byName: [ReceivedName: [Receiver]] = [:]
    private var names: [ReceiverID: ReceivedName] = [:]
    private var counts: [SessionID: Int] = [:]
    private var last: UInt64 = 0

    var isEmpty: Bool { names.isEmpty }

    func count(of session: SessionID) -> Int { counts[session, default: 0] }

    /// Who receives this, oldest first.
    func named(_ name: ReceivedName) -> [Receiver] { byName[name, default: []] }

    /// Names of a kind that somebody receives.
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

    /// Takes those away for which `condition` holds.
    mutating func remove(where condition: (Receiver) -> Bool) -> [Receiver] {
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
}
