import JSON

/// Something that modules do not agree about.
package struct ContractProblem: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: String, Sendable {
        /// A type is asked for that nobody registers.
        case unknownType = "unknown_type"
        /// Arguments do not fit the schema of their type.
        case wrongArguments = "wrong_arguments"
        /// A module does not answer a question, or refuses it.
        case noAnswer = "no_answer"
        /// An answer is not of the form that the question wants.
        case wrongAnswer = "wrong_answer"
    }

    package let kind: Kind
    /// Whose part it is: who asked, or who answered.
    package let session: String
    package let method: String
    package let type: String?
    package let reason: String

    /// One line for people.
    package var description: String {
        "\(session): \(method)\(type.map { " \($0)" } ?? ""): \(reason)"
    }

    /// One line for programs.
    package var text: String {
        var members: [(String, JSONValue)] = [
            ("problem", .string(kind.rawValue)), ("session", .string(session)), ("method", .string(method)),
        ]
        if let type { members.append(("type", .string(type))) }
        members.append(("reason", .string(reason)))
        return JSONValue.object(JSONObject(members)).text
    }
}

/// Compares what is asked for with what is registered and how it is answered.
///
/// What is registered comes from `module.register` of recordings, or from `destination.list` of a host; what is asked for from recordings, or from what a
/// host shows. Each problem is told once, however often it came.
package struct ContractCheck: Sendable {
    private var registered: [String: JSONValue] = [:]
    private var schemas: [String: JSONSchema] = [:]
    /// Whose types: the session that registered a module.
    private var owners: [String: String] = [:]
    private var uses: [DestinationUse] = []
    private var answers: [ContractProblem] = []

    package init() {}

    // MARK: What is registered

    /// - Parameter destinations: the text of what `destination.list` answered.
    package mutating func add(destinations: String) {
        for destination in JSONValue(text: destinations)?["destinations"]?.array ?? [] { register(destination) }
    }

    private mutating func register(_ destination: JSONValue) {
        guard let type = destination["type"]?.string else { return }
        registered[type] = destination
        // The host refuses what is no schema.
        schemas[type] = destination["arguments"].flatMap { try? JSONSchema($0) }
    }

    // MARK: What is asked for

    /// - Parameter snapshot: the text of what `tree.get` answered.
    package mutating func add(snapshot: String) {
        for navigator in JSONValue(text: snapshot)?["navigators"]?.array ?? [] {
            for entry in (navigator["path"]?.array ?? []) + [navigator["root"]].compactMap(\.self) {
                guard let type = entry["type"]?.string, let arguments = entry["arguments"] else { continue }
                uses.append(DestinationUse(session: "shown", method: "tree.get", type: type, arguments: arguments))
            }
        }
    }

    /// - Parameter registrations: whether the modules of the recording count as registered, besides what they ask for.
    package mutating func add(_ transcript: Transcript, registrations: Bool = true) {
        for line in transcript.lines {
            if line.direction == .in, line.kind == "request" || line.kind == "notification", let method = line.method {
                let params = line.message["params"] ?? [:]
                uses += DestinationUse.all(in: params, of: method, by: line.session)
                guard let module = line.registered else { continue }
                owners[module] = line.session
                if registrations { params["destinations"]?.array?.forEach { register($0) } }
            } else if line.kind == "question" {
                answers += problem(with: line, in: transcript).map { [$0] } ?? []
            }
        }
    }

    private func problem(with question: TranscriptLine, in transcript: Transcript) -> ContractProblem? {
        let params = question.message["params"] ?? [:]
        let (kind, reason): (ContractProblem.Kind, String)
        switch transcript.lines.first(where: { $0.isAnswer(to: question) }) {
        case nil: (kind, reason) = (.noAnswer, "there is no answer to \(AnswerForm.summary(of: params))")
        case let answer?:
            if let error = answer.message["error"] {
                let why = error["message"]?.string ?? error.text
                (kind, reason) = (.noAnswer, "\(AnswerForm.summary(of: params)) is refused: \(why)")
            } else if let wrong = AnswerForm.problem(with: answer.message["result"] ?? .null, to: question) {
                (kind, reason) = (.wrongAnswer, wrong)
            } else {
                return nil
            }
        }
        return ContractProblem(
            kind: kind,
            session: question.session,
            method: question.method ?? "",
            type: params["type"]?.string,
            reason: reason
        )
    }

    // MARK: What comes of it

    /// Everything that does not fit, in the order in which it came, without repetitions.
    package var problems: [ContractProblem] {
        var seen: Set<ContractProblem> = []
        return (uses.compactMap(problem) + answers).filter { seen.insert($0).inserted }
    }

    private func problem(with use: DestinationUse) -> ContractProblem? {
        func problem(_ kind: ContractProblem.Kind, _ reason: String) -> ContractProblem {
            ContractProblem(kind: kind, session: use.session, method: use.method, type: use.type, reason: reason)
        }
        guard registered[use.type] != nil else { return problem(.unknownType, "nobody registers it") }
        guard let violation = schemas[use.type]?.check(use.arguments) else { return nil }
        let place = violation.path.isEmpty ? "arguments" : "arguments\(violation.path)"
        return problem(.wrongArguments, "\(place): \(violation.reason) (\(violation.keyword))")
    }

    /// Types that nobody but their own module asks for, sorted.
    package var unused: [String] {
        let asked = Set(uses.filter { owners[Self.module(of: $0.type)] != $0.session }.map(\.type))
        return registered.keys.filter { !asked.contains($0) }.sorted()
    }

    private static func module(of type: String) -> String { String(type.prefix { $0 != "." }) }
}

extension TranscriptLine {
    fileprivate func isAnswer(to question: TranscriptLine) -> Bool {
        kind == "answer" && direction == .in && session == question.session && message["id"] == question.message["id"]
    }
}
