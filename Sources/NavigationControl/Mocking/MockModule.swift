import JSON

/// A module that follows a script. It takes lines of the host and the time, and returns actions. It does no I/O and has
/// no clock.
///
/// 1. It registers, makes the requests of `registered`, and is ready when all of them are answered.
/// 2. The first answer of the script that matches a question and may still be used answers it. The requests in the
/// answer's `first` are made before, one after the other, with `during`; the answer can use parts of their results.
/// 3. A question without a matching answer is refused and reported: the script does not cover what happened.
package struct MockModule: Sendable {
    /// An action for the caller. Actions are carried out in order.
    package enum Action: Equatable, Sendable {
        /// Send a line, given without its LF.
        case send(String)
        /// Close the connection.
        case disconnect
        /// The module is registered and its requests are answered.
        case becomeReady
        /// Report a problem to the person who runs the mock: the script did not fit.
        case complain(String)
    }

    /// A question that is being answered.
    private struct Answering {
        let question: JSONValue
        let params: JSONValue
        let answer: MockAnswer
        var results: [JSONValue] = []

        /// The document that templates take values from.
        var document: JSONValue { ["params": params, "results": .array(results)] }
    }

    private enum Purpose {
        case registration
        case request(method: String, isPreparation: Bool)
        case answering(Answering)
    }

    private let script: MockScript
    /// The types of its registration, by name.
    private let types: [String: TypedDestination]
    private var answersLeft: [Int]
    private var requestsLeft: [Int]
    private var lastID = 0
    private var pending: [Int: Purpose] = [:]
    private var delayed: [(deadline: Double, answering: Answering)] = []
    private var isReady = false

    package init(_ script: MockScript) {
        self.script = script
        var types: [String: TypedDestination] = [:]
        for destination in script.registration["destinations"]?.array ?? [] {
            if let type = destination["type"]?.string { types[type] = TypedDestination(destination) }
        }
        self.types = types
        answersLeft = script.answers.map(\.times)
        requestsLeft = script.requests.map(\.times)
    }

    /// The name of the module.
    package var name: String { script.module }

    /// The time of the next call of ``timePassed(now:)``, in seconds of the caller's clock; nil when none is needed.
    package var nextDeadline: Double? { delayed.map(\.deadline).min() }

    /// The first actions on the connection.
    package mutating func start() -> [Action] {
        [request("module.register", script.registration, for: .registration)]
    }

    /// Handles a line of the host.
    package mutating func receive(_ line: String, now: Double) -> [Action] {
        guard let message = JSONValue(text: line) else {
            return [.complain("\(name): the host sent a line that is not JSON")]
        }
        guard let method = message["method"]?.string else { return receive(answer: message, now: now) }
        let params = message["params"] ?? [:]
        guard let id = message["id"] else { return receive(notification: method, params) }
        return receive(question: method, params, id: id, now: now)
    }

    /// Sends the answers whose delay has passed.
    package mutating func timePassed(now: Double) -> [Action] {
        let due = delayed.filter { $0.deadline <= now }
        delayed.removeAll { $0.deadline <= now }
        return due.flatMap { finish($0.answering) }
    }

    // MARK: Answers of the host

    private mutating func receive(answer: JSONValue, now: Double) -> [Action] {
        guard let purpose = answer["id"]?.integer.flatMap({ pending.removeValue(forKey: $0) }) else {
            return [.complain("\(name): \(answer.text)")]
        }
        switch purpose {
        case .registration:
            if let error = answer["error"] {
                return [.complain("\(name) cannot register: \(Self.sentence(error))"), .disconnect]
            }
            return prepare()
        case .request(let method, let isPreparation):
            var actions: [Action] = []
            if let error = answer["error"] { actions.append(.complain("\(name): \(method): \(Self.sentence(error))")) }
            return isPreparation ? actions + becomeReadyIfPrepared() : actions
        case .answering(var answering):
            if let error = answer["error"] { return [refuse(answering.question, Self.sentence(error))] }
            answering.results.append(answer["result"] ?? .null)
            return goOn(answering, now: now)
        }
    }

    private mutating func prepare() -> [Action] {
        var actions: [Action] = []
        for (index, request) in script.requests.enumerated() {
            guard case .registered = request.occasion else { continue }
            actions += make(index, in: [:], isPreparation: true)
        }
        return actions + becomeReadyIfPrepared()
    }

    private mutating func becomeReadyIfPrepared() -> [Action] {
        let isPreparing = pending.values.contains { if case .request(_, true) = $0 { true } else { false } }
        guard !isReady, !isPreparing else { return [] }
        isReady = true
        return [.becomeReady]
    }

    private static func sentence(_ error: JSONValue) -> String {
        "\(error["data"]?["name"]?.string ?? "error") (\(error["code"]?.text ?? "?")): \(error["message"]?.string ?? "")"
    }

    // MARK: Notifications

    private mutating func receive(notification method: String, _ params: JSONValue) -> [Action] {
        var actions: [Action] = []
        for (index, request) in script.requests.enumerated() {
            guard case .notification(method, let pattern) = request.occasion, pattern?.fits(params) ?? true else {
                continue
            }
            actions += make(index, in: ["params": params], isPreparation: false)
        }
        return actions
    }

    private mutating func make(_ index: Int, in document: JSONValue, isPreparation: Bool) -> [Action] {
        guard requestsLeft[index] > 0 else { return [] }
        requestsLeft[index] -= 1
        let request = script.requests[index]
        do {
            let params = try MockTemplate.fill(request.params, from: document)
            let purpose = Purpose.request(method: request.method, isPreparation: isPreparation)
            return [self.request(request.method, params, for: purpose)]
        } catch {
            return [.complain("\(name): \(request.method): \(error)")]
        }
    }

    // MARK: Questions

    private mutating func receive(question method: String, _ params: JSONValue, id: JSONValue, now: Double) -> [Action]
    {
        let index = script.answers.indices.first { index in
            let answer = script.answers[index]
            return answersLeft[index] > 0 && answer.question == method && answer.params?.fits(params) ?? true
        }
        guard let index else {
            let text = "the script of \(name) has no answer to \(method) \(params.text)"
            return [.complain(text), refuse(id, text, code: -32601)]
        }
        answersLeft[index] -= 1
        return goOn(Answering(question: id, params: params, answer: script.answers[index]), now: now)
    }

    /// Makes the next request of an answer, or gives the answer.
    private mutating func goOn(_ answering: Answering, now: Double) -> [Action] {
        guard answering.results.count < answering.answer.first.count else {
            guard answering.answer.delay > 0 else { return finish(answering) }
            delayed.append((now + answering.answer.delay, answering))
            return []
        }
        let next = answering.answer.first[answering.results.count]
        do {
            var params = try MockTemplate.fill(next.params, from: answering.document)
            if var members = params.object, members["during"] == nil {
                members.set("during", answering.question)
                params = .object(members)
            }
            return [request(next.method, params, for: .answering(answering))]
        } catch {
            return [.complain("\(name): \(error)"), refuse(answering.question, "\(error)")]
        }
    }

    private func finish(_ answering: Answering) -> [Action] {
        do {
            switch answering.answer.outcome {
            case .result(let template):
                let result = try MockTemplate.fill(template, from: answering.document)
                return complaints(about: result, to: answering) + [answer(answering.question, "result", result)]
            case .error(let template):
                return [answer(answering.question, "error", try MockTemplate.fill(template, from: answering.document))]
            case .nothing: return []
            case .disconnect: return [.disconnect]
            }
        } catch {
            return [.complain("\(name): \(error)"), refuse(answering.question, "\(error)")]
        }
    }

    /// Content of an answer that does not fit the schema that the module itself declares.
    private func complaints(about result: JSONValue, to answering: Answering) -> [Action] {
        guard answering.answer.question == "type.provide", let type = answering.params["type"]?.string else {
            return []
        }
        return (result.array ?? []).compactMap { $0["content"] }.compactMap { content in
            types[type]?.problem(withContent: content).map { .complain("\(name): type.provide \(type): \($0)") }
        }
    }

    private func refuse(_ question: JSONValue, _ text: String, code: Int64 = 1) -> Action {
        answer(question, "error", ["code": .integer(code), "message": .string(text)])
    }

    private func answer(_ question: JSONValue, _ member: String, _ value: JSONValue) -> Action {
        .send(JSONValue.object(JSONObject([("jsonrpc", "2.0"), ("id", question), (member, value)])).text)
    }

    private mutating func request(_ method: String, _ params: JSONValue, for purpose: Purpose) -> Action {
        lastID += 1
        pending[lastID] = purpose
        let line: JSONValue = [
            "jsonrpc": "2.0", "id": .integer(Int64(lastID)), "method": .string(method), "params": params,
        ]
        return .send(line.text)
    }
}

/// A value with placeholders. `{"$from": POINTER}` is replaced by the value at that JSON Pointer.
///
/// The pointer leads into `params` of the question or notification, or into `results` of the requests that were made
/// first.
enum MockTemplate {
    /// The value with all placeholders filled from `document`. Throws when a pointer leads nowhere.
    static func fill(_ template: JSONValue, from document: JSONValue) throws(MockScriptError) -> JSONValue {
        var missing: String?
        let filled = template.replacing { value in
            guard let object = value.object, object.count == 1, let pointer = object["$from"]?.string else {
                return nil
            }
            guard let found = document[pointer: pointer] else {
                missing = missing ?? pointer
                return .null
            }
            return found
        }
        if let missing { throw MockScriptError("the template needs \(missing), which is missing") }
        return filled
    }
}
