import JSON
import NavigationProtocol
import NavigationTree

// Work that took longer than the configured time. The shell measures it, except for questions. This file counts it and
// describes it for the log.

/// The kinds of work that can be slow.
package enum SlowKind: String, CaseIterable, Sendable {
    /// The work of one line.
    case request
    case turn
    /// Writing a turn into the store.
    case commit
    /// A module's answer, or its absence.
    case question
}

/// A question that took longer than ``NavigationBroker/Configuration/slow``.
package struct SlowQuestion: Equatable, Sendable {
    /// As the wire calls it.
    package let method: String
    package let module: String
    /// The destination type that it was about, if it was about one.
    package let type: String?
    package let seconds: Double
}

/// A request as a log may show it: names that the host knows, and no data that only the client knows.
package struct LineSummary: Equatable, Sendable {
    /// A method; else `answer` to a question, `batch`, or `invalid`.
    package let kind: String
    /// The scene that it is about, if it is about one that there is.
    package let scene: String?
}

extension Machines {
    /// Something was slow, says the shell.
    mutating func countSlow(_ kind: SlowKind) { telemetry.metrics.countSlow(kind) }

    /// A question is over, however it ended.
    mutating func noteDuration(of question: Question, now: MonotonicTime) {
        guard let slow = configuration.slow, let askedAt = question.askedAt else { return }
        let seconds = now.seconds(since: askedAt)
        guard seconds >= slow else { return }
        telemetry.metrics.countSlow(.question)
        actions.append(
            .slow(
                SlowQuestion(
                    method: "\(question.subject.method)",
                    module: question.module,
                    type: question.type?.description,
                    seconds: seconds
                )
            )
        )
    }

    /// Reads a line once more, which only one that was slow is worth.
    func summary(of line: RawSpan) -> LineSummary {
        var scanner = JSONScanner(maximumDepth: limits.depth)
        let invalid = LineSummary(kind: "invalid", scene: nil)
        guard (try? scanner.scan(line)) != nil else { return invalid }
        if scanner.top.kind == .array { return LineSummary(kind: "batch", scene: nil) }
        guard scanner.top.kind == .object, let envelope = try? Envelope(line, members: scanner.members) else {
            return invalid
        }
        if case .response = envelope.kind { return LineSummary(kind: "answer", scene: nil) }
        guard let method = Method(envelope.content, in: line) else { return invalid }
        let takesScene = method.definition.parameters.contains { $0.name == "scene" }
        let named = line.withUnsafeBytes { Parameters($0, members: scanner.parameters, of: method).sceneName }
        let scene = takesScene ? scene(named ?? SceneTarget.defaultScene)?.name : nil
        return LineSummary(kind: method.rawValue, scene: scene)
    }
}
