import NavigationTree

public import enum NavigationClient.Contract
public import struct NavigationClient.HostRefusal
public import struct NavigationClient.JSONPayload
public import protocol NavigationClient.NavigationDestination

/// One connection to a ``TestHost``: a client, or a module.
public final class TestSession {
    let id: SessionID
    private let host: TestHost
    private var lastRequest = 0
    private var isClosed = false

    private var open: [Int: String] = [:]
    private var answers: [Int: Answer] = [:]
    private var questions: [TestQuestion] = []
    private var notifications: [(method: String, params: JSONPayload)] = []

    private enum Answer {
        case result(JSONPayload)
        case refusal(HostRefusal)

        var text: String {
            switch self {
            case .result(let result): result.text
            case .refusal(let refusal): "\(refusal)"
            }
        }
    }

    init(_ id: SessionID, _ host: TestHost) {
        self.id = id
        self.host = host
    }

    /// Registers a module with its destinations, each in the form of `module.register`.
    public func register(
        _ module: String,
        _ destinations: JSONPayload,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws {
        try call(
            "module.register",
            ["module": JSONPayload(module), "destinations": destinations],
            file: file,
            line: line
        )
    }

    /// Registers the types of an enum as a module.
    public func register(
        _ destinations: (some NavigationDestination).Type,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws {
        let types = try destinations.types
        try register(destinations.module, .array(types.map(\.encoded)), file: file, line: line)
    }

    /// Makes a request and returns its result.
    ///
    /// - Throws: ``NavigationClient/HostRefusal`` when the host refuses it; ``TestFailure`` when the answer does not
    ///   come at once (see ``request(_:_:)``).
    @discardableResult
    public func call(
        _ method: String,
        _ params: JSONPayload = [:],
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws -> JSONPayload {
        try request(method, params).result(file: file, line: line)
    }

    /// Makes a request whose answer may come later, because a module must answer first.
    public func request(_ method: String, _ params: JSONPayload = [:]) -> TestRequest {
        lastRequest += 1
        open[lastRequest] = method
        let line: JSONPayload = ["id": JSONPayload(lastRequest), "method": JSONPayload(method), "params": params]
        host.host.send(line.text, from: id)
        return TestRequest(number: lastRequest, method: method, session: self)
    }

    /// The oldest question with this method, such as `entry.ask`, that the test has not taken yet. The test must answer
    /// it.
    public func question(
        _ method: String,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws -> TestQuestion {
        takeLines()
        guard let question = questions.first(where: { !$0.isTaken && $0.method == method }) else {
            let others = questions.filter { !$0.isTaken }.map(\.method)
            throw failure("The host does not ask \(method)", others, at: TestPlace(file: file, line: line))
        }
        question.isTaken = true
        return question
    }

    /// The parameters of the oldest notification with this method, such as `changed` or `signal`, that the test has not
    /// taken yet.
    @discardableResult
    public func notification(
        _ method: String,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws -> JSONPayload {
        takeLines()
        guard let index = notifications.firstIndex(where: { $0.method == method }) else {
            throw failure("No \(method) has come", notifications.map(\.method), at: TestPlace(file: file, line: line))
        }
        return notifications.remove(at: index).params
    }

    /// Closes the connection as if its process had ended. Its open questions and requests end with it.
    public func close() {
        takeLines()
        isClosed = true
        open = [:]
        questions = []
        host.close(self)
    }

    private func failure(_ text: String, _ others: [String], at place: TestPlace) -> TestFailure {
        TestFailure(others.isEmpty ? text : "\(text), but \(others.joined(separator: ", "))", at: place)
    }

    // MARK: Incoming messages

    /// The answer to a request.
    fileprivate func answer(_ request: Int, _ method: String, at place: TestPlace) throws -> JSONPayload {
        takeLines()
        guard let answer = answers.removeValue(forKey: request) else {
            throw TestFailure("\(method) is not answered yet", at: place)
        }
        switch answer {
        case .result(let result): return result
        case .refusal(let refusal): throw refusal
        }
    }

    fileprivate func isAnswered(_ request: Int) -> Bool {
        takeLines()
        return answers[request] != nil
    }

    fileprivate func answer(_ question: TestQuestion, _ name: String, _ value: JSONPayload) {
        questions.removeAll { $0 === question }
        let line = JSONPayload.object([("id", question.id), (name, value)])
        host.host.send(line.text, from: id)
    }

    private func takeLines() {
        for line in host.host.take(id) { take(JSONPayload(ofHost: line)) }
    }

    private func take(_ message: JSONPayload) {
        guard let method = message["method"]?.string else { return take(answer: message) }
        let params = message["params"] ?? [:]
        if let id = message["id"] {
            questions.append(TestQuestion(id: id, method: method, params: params, session: self))
        } else {
            notifications.append((method, params))
        }
    }

    private func take(answer message: JSONPayload) {
        guard let number = message["id"]?.integer, open.removeValue(forKey: number) != nil else { return }
        if let error = message["error"] {
            answers[number] = .refusal(
                HostRefusal(
                    code: error["code"]?.integer ?? 0,
                    name: error["data"]?["name"]?.string ?? "",
                    message: error["message"]?.string ?? "",
                    data: error["data"]
                )
            )
        } else {
            answers[number] = .result(message["result"] ?? .null)
        }
    }

    // MARK: Left over

    /// Drops everything that has come.
    func passOver() {
        takeLines()
        open = [:]
        answers = [:]
        questions = []
        notifications = []
    }

    /// The messages that the test did not expect, one line each.
    func leftOver() -> [String] {
        takeLines()
        var left = open.sorted { $0.key < $1.key }.map { "\(id) still waits for the answer to \($0.value)" }
        left += answers.sorted { $0.key < $1.key }.map {
            "\(id) got an answer that the test did not take: \($0.value.text)"
        }
        left += questions.map { "\(id) has not answered \($0.method) \($0.params)" }
        // A test that lets the host stop waiting for an answer need not say so again.
        left += notifications.filter { $0.method != "questionEnded" }.map { "\(id) got \($0.method) \($0.params)" }
        return left
    }
}

/// A request whose answer may come later.
public struct TestRequest {
    let number: Int
    let method: String
    let session: TestSession

    /// Whether its answer has come.
    public var isAnswered: Bool { session.isAnswered(number) }

    /// The result of the request.
    ///
    /// - Throws: ``NavigationClient/HostRefusal`` when the host refused it; ``TestFailure`` when the answer has not
    ///   come yet.
    @discardableResult
    public func result(file: StaticString = #fileID, line: UInt = #line) throws -> JSONPayload {
        try session.answer(number, method, at: TestPlace(file: file, line: line))
    }
}

/// A question of the host to a module.
public final class TestQuestion {
    let id: JSONPayload
    /// The method, such as `entry.ask`.
    public let method: String
    /// The parameters: `message`, `type`, `arguments` and so on.
    public let params: JSONPayload
    private let session: TestSession
    var isTaken = false

    init(id: JSONPayload, method: String, params: JSONPayload, session: TestSession) {
        self.id = id
        self.method = method
        self.params = params
        self.session = session
    }

    /// Answers it.
    public func answer(_ result: JSONPayload) {
        session.answer(self, "result", result)
    }

    /// Answers `guard.ask`.
    public func answer(_ verdict: Contract.GuardAskAnswer) {
        answer(verdict.encoded)
    }

    /// Answers `value.receive`.
    public func answer(_ resume: Contract.ValueReceiveAnswerResume) {
        answer(["resume": resume.encoded])
    }

    /// Refuses it with an error of the module's own choice.
    public func refuse(code: Int = 1, _ message: String) {
        session.answer(self, "error", ["code": JSONPayload(code), "message": JSONPayload(message)])
    }
}
