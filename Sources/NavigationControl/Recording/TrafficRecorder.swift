import JSON

/// Makes the lines of a ``Transcript`` out of what a monitor is shown.
///
/// Ids of sessions differ from run to run, so a session goes by the name of its module, else by the name that it said in `hello`, else by a number of its own.
/// A second one with a name that is taken has a number behind it.
package struct TrafficRecorder: Sendable {
    private var names: [String: String] = [:]
    private var taken: Set<String> = []
    /// Sessions that have no name but a number.
    private var numbered: Set<String> = []
    /// Only the session with this name or id.
    private let only: String?

    /// Messages that are recorded.
    package private(set) var messages = 0
    /// Messages that are missing, and those of which only the beginning is known.
    package private(set) var dropped = 0
    package private(set) var cut = 0

    /// - Parameters:
    ///   - sessions: the text of what `host.sessions` answered when the recording began.
    ///   - only: the name or the id of the one session that is to be recorded.
    package init(sessions: String, only: String? = nil) {
        self.only = only
        for session in JSONValue(text: sessions)?["sessions"]?.array ?? [] {
            guard let id = session["session"]?.string else { continue }
            if let name = session["modules"]?.array?.first?.string ?? session["name"]?.string {
                _ = claim(name, for: id)
            }
        }
    }

    /// The line that a recording begins with.
    package static func header(instance: String, version: String) -> String {
        let header: JSONValue = ["recording": 1, "instance": .string(instance), "version": .string(version)]
        return header.text
    }

    /// Those of so many messages that never came.
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

    /// Gives a session its name, from the first message that has one, and says so when it went by another before.
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
