import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// A host with a client that sends, as request 7, and a module that provides a shop and is asked.
final class SendingStage {
    let host: Harness
    let sender: SessionID
    let module: SessionID
    /// Somebody else.
    let other: SessionID
    /// The cause of what is sent.
    let cause: JSONValue = ["method": "send", "session": "s1", "request": 7, "time": .integer(Harness.epoch)]
    /// The ids of what was sent: 7, or a higher one while 7 waits.
    private var ids: Set<JSONValue> = [7]
    /// The lines that the two sessions have received and that no test has read.
    private var lines: [SessionID: [JSONValue]] = [:]

    init(hasStore: Bool = false, _ adjust: (inout Limits) -> Void = { _ in }) {
        host = Harness(hasStore: hasStore, adjust)
        sender = host.connect()
        module = host.connect()
        other = host.connect()
        let shop = """
            {"module":"shop","destinations":[{"type":"shop.list"},{"type":"shop.item","method":"sheet"},\
            {"type":"shop.offer","method":"send"},{"type":"shop.number","arguments":{"required":["n"]}}]}
            """
        host.prepare([Step("module.register", shop)], from: module)
    }

    /// - Parameter more: further parameters, each with a comma before it.
    func send(_ values: String, _ more: String = "") {
        let id = host.freeID(of: sender, from: 7)
        ids.insert(.integer(Int64(id)))
        let line = #"{"id":\#(id),"method":"send","params":{"values":[\#(values)]\#(more)}}"#
        keep(host.send(line, from: sender), of: sender)
    }

    /// - Returns: the new receiver's id.
    @discardableResult
    func receive(_ what: String, from session: SessionID? = nil) -> String {
        let reply = host.ask("receiver.add", "{\(what)}", from: session ?? module)
        return reply.result?["receiver"]?.string ?? "refused: \(reply.lines)"
    }

    /// The question that a session has been asked since the last look; nil when it was not, or more than once.
    func question(to session: SessionID? = nil) -> (id: String, params: JSONValue)? {
        let session = session ?? module
        keep(host.take(session), of: session)
        let questions = lines[session, default: []].filter { $0["method"] == "value.receive" }
        lines[session]?.removeAll { $0["method"] == "value.receive" }
        guard questions.count == 1, let id = questions[0]["id"]?.string, let params = questions[0]["params"] else {
            return nil
        }
        return (id, params)
    }

    /// Answers the question that a session has been asked.
    ///
    /// - Returns: the question's parameters.
    @discardableResult
    func answer(
        _ rule: String,
        from session: SessionID? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> JSONValue? {
        guard let question = question(to: session) else {
            Issue.record("there is no question, or more than one", sourceLocation: sourceLocation)
            return nil
        }
        respond(#""result":{"resume":\#(rule)}"#, to: question.id, from: session)
        return question.params
    }

    func respond(_ content: String, to id: String, from session: SessionID? = nil) {
        let session = session ?? module
        keep(host.send(#"{"id":"\#(id)",\#(content)}"#, from: session), of: session)
    }

    /// The final answers to what was sent since the last look.
    func finals() -> [JSONValue] {
        keep(host.take(sender), of: sender)
        let isFinal = { (line: JSONValue) in line["id"].map(self.ids.contains) == true }
        let answers = lines[sender, default: []].filter(isFinal)
        lines[sender]?.removeAll(where: isFinal)
        return answers
    }

    /// The final result, when there is exactly one answer and it is not an error.
    func result() -> JSONValue? {
        let answers = finals()
        return answers.count == 1 ? answers[0]["result"] : nil
    }

    /// The final refusal, when there is exactly one answer and it is an error.
    func failure() -> JSONValue? {
        let answers = finals()
        return answers.count == 1 ? answers[0]["error"]?["data"] : nil
    }

    var isWaiting: Bool { finals().isEmpty }

    var path: [String] { host.types(on: "n1", from: other) }
    var revision: JSONValue? { host.ask("tree.get", from: other).result?["revision"] }

    private func keep(_ texts: [String], of session: SessionID) {
        lines[session, default: []] += texts.compactMap { try? RawJSON(parsing: $0).value() }
    }
}

extension JSONValue {
    /// Of a final answer: index and outcome of each step, as `0 shown`.
    var outcomes: [String] {
        (self["steps"]?.array ?? []).map { step in
            guard case .integer(let index)? = step["index"] else { return "no index" }
            return "\(index) \(step["outcome"]?.string ?? "")"
        }
    }
}
