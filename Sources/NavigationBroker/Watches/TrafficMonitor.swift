import NavigationProtocol
import NavigationTree

/// One session's look at the traffic of others.
struct TrafficMonitor {
    let session: SessionID
    /// Its number on that connection.
    let number: Int
    /// Whose sessions it may see; nil for all.
    let user: UInt32?
    let filter: HostMonitor
    /// Lines that it has not seen since the last that it has.
    var dropped: UInt64 = 0

    /// Whether it shows a line. It sees nothing of its own session, whatever it asked for.
    func wants(_ line: TrafficLine, of session: Session) -> Bool {
        guard session.id != self.session, user == nil || user == session.peer.uid else { return false }
        if let wanted = filter.session, wanted != session.id { return false }
        guard filter.directions.contains(line.direction), filter.kinds.contains(line.kind) else { return false }
        guard let methods = filter.methods else { return true }
        return line.method.map(methods.contains) ?? false
    }
}

/// The monitors of all sessions, in the order in which they came.
struct TrafficMonitors {
    private(set) var all: [TrafficMonitor] = []

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ monitor: TrafficMonitor) { all.append(monitor) }

    /// - Returns: whether the session had this monitor.
    mutating func remove(_ number: Int, of session: SessionID) -> Bool {
        guard let index = all.firstIndex(where: { $0.session == session && $0.number == number }) else { return false }
        all.remove(at: index)
        return true
    }

    mutating func removeAll(of session: SessionID) { all.removeAll { $0.session == session } }

    /// A line was left out, because the reader is behind.
    mutating func dropped(at index: Int) { all[index].dropped += 1 }

    /// A line was shown, with the number of those that were left out.
    mutating func shown(at index: Int) { all[index].dropped = 0 }
}

/// The description of a line that a monitor sees.
struct TrafficLine {
    let direction: TrafficDirection
    let kind: TrafficKind
    /// Of an answer, what it answers; nil when that is not known.
    let method: String?
    /// As it was written.
    let id: [UInt8]?
}

extension TrafficLine {
    /// Reads the beginning of a line that the host wrote: `{"jsonrpc":"2.0",` and then its id, its method or both. Nil
    /// for a batch, because a batch is more than one message.
    ///
    /// - Parameter answered: what it answers, when it is an answer.
    init?(outgoing text: ArraySlice<UInt8>, answering answered: Method?) {
        var rest = text
        guard rest.skip("{\"jsonrpc\":\"2.0\",") else { return nil }
        let id = rest.skip("\"id\":") ? rest.token() : nil
        if id != nil { _ = rest.skip(",") }
        let method = rest.skip("\"method\":") ? rest.token() : nil
        let kind: TrafficKind =
            switch (id, method) {
            case (_?, nil): .answer
            case (_?, _?): .question
            case (nil, _): .event
            }
        // The host's own names need no escapes.
        let name = method.map { String(decoding: $0.dropFirst().dropLast(), as: UTF8.self) }
        self.init(direction: .out, kind: kind, method: name ?? answered?.rawValue, id: id.map(Array.init))
    }
}

extension ArraySlice<UInt8> {
    /// Goes past a text, if that comes next.
    fileprivate mutating func skip(_ text: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard starts(with: expected) else { return false }
        self = dropFirst(expected.count)
        return true
    }

    /// Goes past a string, with its quotes, or up to the next comma or brace.
    fileprivate mutating func token() -> ArraySlice<UInt8> {
        let start = startIndex
        var end = start
        if first == UInt8(ascii: "\"") {
            end += 1
            while end < endIndex, self[end] != UInt8(ascii: "\"") { end += self[end] == UInt8(ascii: "\\") ? 2 : 1 }
            end = Swift.min(end + 1, endIndex)
        } else {
            while end < endIndex, self[end] != UInt8(ascii: ","), self[end] != UInt8(ascii: "}") { end += 1 }
        }
        let token = self[start..<end]
        self = self[end...]
        return token
    }
}
