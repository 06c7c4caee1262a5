import JSON
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
    /// The methods of requests that other brokers carry out, by session and id, until the answer is there. Kept only
    /// for monitors.
    private var elsewhere: [SessionID: [[UInt8]: Method]] = [:]

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ monitor: TrafficMonitor) { all.append(monitor) }

    /// - Returns: whether the session had this monitor.
    mutating func remove(_ number: Int, of session: SessionID) -> Bool {
        guard let index = all.firstIndex(where: { $0.session == session && $0.number == number }) else { return false }
        all.remove(at: index)
        if all.isEmpty { elsewhere.removeAll() }
        return true
    }

    /// The session has ended.
    mutating func removeAll(of session: SessionID) {
        all.removeAll { $0.session == session }
        elsewhere[session] = nil
        if all.isEmpty { elsewhere.removeAll() }
    }

    /// Another broker carries a request out.
    mutating func passed(_ id: [UInt8], _ method: Method, of session: SessionID) {
        if !isEmpty { elsewhere[session, default: [:]][id] = method }
    }

    /// The request is not another broker's any more.
    ///
    /// - Returns: Its method; nil when no monitor was there when it came.
    mutating func returned(_ id: [UInt8], of session: SessionID) -> Method? {
        guard let method = elsewhere[session]?.removeValue(forKey: id) else { return nil }
        if elsewhere[session]?.isEmpty == true { elsewhere[session] = nil }
        return method
    }

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
    var method: String?
    /// As it was written.
    let id: [UInt8]?
}

extension TrafficLine {
    /// Reads a line that the host wrote. Nil for a batch, because a batch is more than one message.
    ///
    /// - Parameter answered: what it answers, when it is an answer.
    init?(outgoing text: UnsafeRawBufferPointer, answering answered: Method?) {
        var scanner = JSONScanner(maximumDepth: JSONScanner.depthLimit)
        guard (try? scanner.scan(text.bytes)) != nil, scanner.top.kind == .object else { return nil }
        let id = scanner.value(of: "id", in: text.bytes).map { Array(text[$0.range]) }
        let method = scanner.value(of: "method", in: text.bytes).map { JSONText.decodeString($0, in: text.bytes) }
        let kind: TrafficKind = method == nil ? .answer : id == nil ? .event : .question
        self.init(direction: .out, kind: kind, method: method ?? answered?.rawValue, id: id)
    }
}
