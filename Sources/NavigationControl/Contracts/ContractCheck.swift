import JSON

/// A disagreement between modules.
package struct ContractProblem: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of disagreements, as they are called in the output.
    package enum Kind: String, Sendable {
        /// A request uses a type that no module registers.
        case unknownType = "unknown_type"
        /// Arguments do not fit the schema of their type.
        case wrongArguments = "wrong_arguments"
        /// A module does not answer a question, or refuses it.
        case noAnswer = "no_answer"
        /// An answer does not have the form that its question requires.
        case wrongAnswer = "wrong_answer"
        /// Content does not fit the schema that its type declares, or could not be supplied.
        case wrongContent = "wrong_content"
        /// The entry's type does not declare the message, or the message does not fit its schema.
        case wrongMessage = "wrong_message"
    }

    package let kind: Kind
    /// The session at fault: the one that asked, or the one that answered.
    package let session: String
    package let method: String
    package let type: String?
    package let reason: String

    /// The problem as one line for people.
    package var description: String {
        "\(session): \(method)\(type.map { " \($0)" } ?? ""): \(reason)"
    }

    /// The problem as one line of JSON for programs.
    package var text: String {
        var members: [(String, JSONValue)] = [
            ("problem", .string(kind.rawValue)), ("session", .string(session)), ("method", .string(method)),
        ]
        if let type { members.append(("type", .string(type))) }
        members.append(("reason", .string(reason)))
        return JSONValue.object(JSONObject(members)).text
    }
}

/// Compares requests and answers with what modules register.
///
/// Registrations come from `module.register` in recordings, or from a host's `destination.list`. Requests come from
/// recordings, or from what a host shows. Each problem is reported once, even when it occurs again.
package struct ContractCheck: Sendable {
    private var registered: [String: JSONValue] = [:]
    private var types: [String: TypedDestination] = [:]
    /// The types that a host shows although no module provides them now.
    private var away: Set<String> = []
    /// The session that registered each module.
    private var owners: [String: String] = [:]
    private var uses: [DestinationUse] = []
    private var parts: [TypedPart] = []
    private var answers: [ContractProblem] = []

    package init() {}

    // MARK: Registrations

    /// Adds registered types.
    ///
    /// - Parameter destinations: the result of `destination.list`, as text.
    package mutating func add(destinations: String) {
        for destination in JSONValue(text: destinations)?["destinations"]?.array ?? [] { register(destination) }
    }

    private mutating func register(_ destination: JSONValue) {
        guard let type = destination["type"]?.string else { return }
        registered[type] = destination
        types[type] = TypedDestination(destination)
    }

    // MARK: Requests and answers

    /// Adds the types that a host shows although no module provides them now. They were registered earlier, so they
    /// are not unknown.
    ///
    /// - Parameter snapshot: the result of `tree.get`, as text.
    package mutating func add(orphansOf snapshot: String) {
        away.formUnion((JSONValue(text: snapshot)?["orphaned"]?.array ?? []).compactMap(\.string))
    }

    /// Adds the destinations that a host shows, with their content.
    ///
    /// - Parameter snapshot: the result of `tree.get`, as text.
    package mutating func add(snapshot: String) {
        add(orphansOf: snapshot)
        for navigator in JSONValue(text: snapshot)?["navigators"]?.array ?? [] {
            for entry in (navigator["path"]?.array ?? []) + [navigator["root"]].compactMap(\.self) {
                guard let type = entry["type"]?.string, let arguments = entry["arguments"] else { continue }
                uses.append(DestinationUse(session: "shown", method: "tree.get", type: type, arguments: arguments))
                parts += TypedPart.shown(in: entry, of: type)
            }
        }
    }

    /// Adds a recording.
    ///
    /// - Parameter registrations: whether the modules of the recording also count as registered.
    package mutating func add(_ transcript: Transcript, registrations: Bool = true) {
        for line in transcript.lines {
            if line.direction == .in, line.kind == "request" || line.kind == "notification", let method = line.method {
                let params = line.message["params"] ?? [:]
                uses += DestinationUse.all(in: params, of: method, by: line.session)
                parts += TypedPart.refused(line, in: transcript)
                guard let module = line.registered else { continue }
                owners[module] = line.session
                if registrations { params["destinations"]?.array?.forEach { register($0) } }
            } else if line.kind == "question" {
                answers += problem(with: line, in: transcript).map { [$0] } ?? []
                parts += TypedPart.all(in: line, of: transcript)
            }
        }
    }

    private func problem(with question: TranscriptLine, in transcript: Transcript) -> ContractProblem? {
        let params = question.message["params"] ?? [:]
        let (kind, reason): (ContractProblem.Kind, String)
        switch transcript.lines.first(where: { $0.isAnswer(to: question) }) {
        case nil: (kind, reason) = (.noAnswer, "\(AnswerForm.summary(of: params)) has no answer")
        case let answer?:
            if let error = answer.message["error"] {
                let why = error["message"]?.string ?? error.text
                (kind, reason) = (.noAnswer, "\(AnswerForm.summary(of: params)) was refused: \(why)")
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

    // MARK: Results

    /// All problems in the order of their first occurrence, without repetitions.
    package var problems: [ContractProblem] {
        var seen: Set<ContractProblem> = []
        let typed = parts.compactMap { $0.problem(types[$0.type]) }
        return (uses.compactMap(problem) + typed + answers).filter { seen.insert($0).inserted }
    }

    private func problem(with use: DestinationUse) -> ContractProblem? {
        func problem(_ kind: ContractProblem.Kind, _ reason: String) -> ContractProblem {
            ContractProblem(kind: kind, session: use.session, method: use.method, type: use.type, reason: reason)
        }
        guard registered[use.type] != nil else {
            return away.contains(use.type) ? nil : problem(.unknownType, "no module registers it")
        }
        guard let violation = types[use.type]?.arguments?.check(use.arguments) else { return nil }
        let place = violation.path.isEmpty ? "arguments" : "arguments\(violation.path)"
        return problem(.wrongArguments, "\(place): \(violation.reason) (\(violation.keyword))")
    }

    /// The types that are shown or requested while no module provides them, although one did earlier; sorted.
    package var orphaned: [String] { away.filter { registered[$0] == nil }.sorted() }

    /// The types that only their own module uses, sorted.
    package var unused: [String] {
        let asked = Set(uses.filter { owners[Self.module(of: $0.type)] != $0.session }.map(\.type))
        return registered.keys.filter { !asked.contains($0) }.sorted()
    }

    private static func module(of type: String) -> String { String(type.prefix { $0 != "." }) }
}

extension TranscriptLine {
    func isAnswer(to question: TranscriptLine) -> Bool {
        kind == "answer" && direction == .in && session == question.session && message["id"] == question.message["id"]
    }
}
