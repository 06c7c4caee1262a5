import JSON
import NavigationBroker
import NavigationTree
import Testing

// Short words for tests that talk to a host at length.

/// A request without its envelope.
struct Step: Sendable, CustomStringConvertible {
    let method: String
    let params: String

    init(_ method: String, _ params: String = "{}") {
        self.method = method
        self.params = params
    }

    /// As an operation of a transaction or a plan.
    var operation: String { #"{"method":"\#(method)","params":\#(params)}"# }

    var description: String { "\(method) \(params)" }

    /// With another value for one parameter.
    func setting(_ name: String, to value: JSONValue) -> Step {
        guard var object = (try? RawJSON(parsing: params).value())?.object else { return self }
        object.set(name, value)
        return Step(method, JSONValue.object(object).serialized().description)
    }
}

/// The lines that the sender of a request received until its answer came.
struct Reply {
    let lines: [String]

    private var answer: JSONValue? { lines.last.flatMap { try? RawJSON(parsing: $0).value() } }
    var result: JSONValue? { answer?["result"] }
    var error: JSONValue? { answer?["error"] }
    /// The name of the refusal.
    var refusal: JSONValue? { error?["data"]?["name"] }
    /// The lines before the answer.
    var events: [Event] { lines.dropLast().map(Event.init) }
}

/// A notification of the host.
struct Event {
    let method: String
    let params: JSONValue

    init(_ line: String) {
        let message = try? RawJSON(parsing: line).value()
        method = message?["method"]?.string ?? "not a notification: \(line)"
        params = message?["params"] ?? .null
    }

    var changes: [JSONValue] { params["changes"]?.array ?? [] }
    var kinds: [String] { changes.compactMap { $0["kind"]?.string } }
}

extension Harness {
    @discardableResult
    func ask(_ step: Step, from session: SessionID) -> Reply {
        let id = freeID(of: session)
        return Reply(lines: send(#"{"id":\#(id),"method":"\#(step.method)","params":\#(step.params)}"#, from: session))
    }

    @discardableResult
    func ask(_ method: String, _ params: String = "{}", from session: SessionID) -> Reply {
        ask(Step(method, params), from: session)
    }

    /// For the part of a test that arranges: every one of these must be carried out.
    func prepare(_ steps: [Step], from session: SessionID) {
        for step in steps {
            let reply = ask(step, from: session)
            #expect(reply.result != nil, "\(step) gives \(reply.lines)")
        }
    }

    func transaction(_ steps: [Step], from session: SessionID) -> Reply {
        ask("transaction", #"{"operations":[\#(steps.map(\.operation).joined(separator: ","))]}"#, from: session)
    }

    func plan(_ steps: [Step], from session: SessionID) -> JSONValue? {
        ask("plan", #"{"operations":[\#(steps.map(\.operation).joined(separator: ","))]}"#, from: session).result
    }

    /// The scene `main` as text.
    func tree(from session: SessionID) -> String { ask("tree.get", from: session).lines.last ?? "" }

    func events(of session: SessionID) -> [Event] { take(session).map(Event.init) }

    /// A session that watches `main` without a filter.
    func watcher(uid: UInt32 = 1000) -> SessionID {
        let session = connect(uid: uid)
        ask("watch", from: session)
        return session
    }

    /// The types in a navigator's path.
    func types(on navigator: String, from session: SessionID) -> [String] {
        let path = ask("path.get", #"{"navigator":"\#(navigator)"}"#, from: session).result?["path"]
        return path?.array?.compactMap { $0["type"]?.string } ?? []
    }
}

extension JSONValue {
    subscript(key: String) -> JSONValue? { object?[key] }

    subscript(index: Int) -> JSONValue? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }
}
