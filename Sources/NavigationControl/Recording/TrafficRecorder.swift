import JSON

/// Makes the lines of a ``Transcript`` from the messages of a monitor.
///
/// Session ids differ from run to run. Therefore a session is called by the name of its module, else by its name in
/// `hello`, else by a number. A second session with the same name gets a number after it.
package struct TrafficRecorder: Sendable {
    private var names: [String: String] = [:]
    private var taken: Set<String> = []
    /// Sessions that have only a number so far.
    private var numbered: Set<String> = []
    /// The name or id of the only session to record; nil records all.
    private let only: String?

    /// The number of recorded messages.
    package private(set) var messages = 0
    /// The number of missing messages.
    package private(set) var dropped = 0
    /// The number of messages of which only the beginning is known.
    package private(set) var cut = 0

    /// Makes a recorder.
    ///
    /// - Parameters:
    ///   - sessions: the result of `host.sessions` at the beginning of the recording, as text.
    ///   - only: the name or id of the only session to record; nil records all.
    package init(sessions: String, only: String? = nil) {
        self.only = only
        for session in JSONValue(text: sessions)?["sessions"]?.array ?? [] {
            guard let id = session["session"]?.string else { continue }
            if let name = session["modules"]?.array?.first?.string ?? session["name"]?.string {
                _ = claim(name, for: id)
            }
        }
    }

    /// The first line of a recording.
    package static func header(instance: String, version: String) -> String {
        let header: JSONValue = ["recording": 1, "instance": .string(instance), "version": .string(version)]
        return header.text
    }

    /// The line for messages that the monitor did not get.
    package mutating func lost(_ count: Int) -> String {
        dropped += count
        return JSONValue.object(JSONObject([("dropped", .integer(Int64(count)))])).text
    }

    /// The lines for one more message.
    ///
    /// - Parameter traffic: the text of the parameters of a `traffic` notification.
    package mutating func lines(for traffic: String) -> [String] {
        guard let traffic = JSONValue(text: traffic) else { return [] }
        var lines: [String] = []
        if let count = traffic["dropped"]?.integer { lines.append(lost(count)) }
        guard let id = traffic["session"]?.string else { return lines }
        let text = traffic["line"]?.string
        let isCut = text.map { $0.utf8.count < traffic["bytes"]?.integer ?? 0 } ?? true
        let isInvalid = traffic["kind"] == "invalid"
        let message: JSONValue? =
            isCut ? nil : isInvalid ? text.map { .string($0) } : text.flatMap { JSONValue(text: $0) }
        lines += name(id, by: message)
        let name = names[id] ?? id
        guard only == nil || only == name || only == id else { return lines }
        var members: [(String, JSONValue)] = [("session", .string(name))]
        for key in ["direction", "kind", "method"] { traffic[key].map { members.append((key, $0)) } }
        if let message {
            members.append(("message", message))
            messages += 1
        } else {
            members.append(("cut", traffic["bytes"] ?? 0))
            cut += 1
        }
        return lines + [JSONValue.object(JSONObject(members)).text]
    }

    /// Names a session by the first message that carries its name. Returns a line that says so when the session had
    /// another name before.
    private mutating func name(_ id: String, by message: JSONValue?) -> [String] {
        let isNew = names[id] == nil
        guard isNew || numbered.contains(id) else { return [] }
        let params = message?["params"]
        let given: String? =
            switch message?["method"] {
            case "module.register": params?["module"]?.string
            case "hello": params?["name"]?.string
            default: nil
            }
        guard let given else {
            if isNew {
                numbered.insert(id)
                names[id] = claim("client", for: id, isNumbered: true)
            }
            return []
        }
        let former = names[id]
        numbered.remove(id)
        let name = claim(given, for: id)
        guard let former, only == nil || only == name || only == id else { return [] }
        return [JSONValue.object(JSONObject([("session", .string(former)), ("named", .string(name))])).text]
    }

    private mutating func claim(_ name: String, for id: String, isNumbered: Bool = false) -> String {
        var candidate = isNumbered ? "\(name)-1" : name
        var number = 1
        while taken.contains(candidate) {
            number += 1
            candidate = "\(name)-\(number)"
        }
        taken.insert(candidate)
        names[id] = candidate
        return candidate
    }
}
