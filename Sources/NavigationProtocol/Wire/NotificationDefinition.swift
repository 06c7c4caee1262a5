package import JSON

/// A notification of the host: its members are the parameters.
package protocol NotificationDefinition: WireObject, SendableMetatype {
    /// The `method` of the line.
    static var name: StaticString { get }
    /// When the host sends it, and to whom.
    static var summary: String { get }
}

/// A question of the host: its members are the parameters.
package protocol QuestionDefinition: WireObject, SendableMetatype {
    /// The `method` of the line.
    static var name: StaticString { get }
    /// When the host asks it, and whom.
    static var summary: String { get }
    /// The forms of the module's answer.
    static var answer: Schema { get }
    /// The meaning of the answer.
    static var answerSummary: String { get }
}

extension QuestionDefinition {
    /// Its members, and those that every question may have.
    package static var schema: Schema { Asked<Self>.schema }
}

/// A question with its place in a trace.
private struct Asked<Question: QuestionDefinition>: WireObject {
    let question: Question
    let trace: TraceContext?

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.include { $0.question }
        object.optional(
            "traceparent",
            "The place of the question in the distributed trace of the request that led to it. Left out when the request had none."
        ) { $0.trace }
    }
}

extension JSONWriter {
    /// A whole line that tells something.
    package mutating func line(_ notification: some NotificationDefinition) {
        line(id: nil, notification, called: type(of: notification).name)
    }

    /// A whole line that asks something.
    ///
    /// - Parameter trace: the place of the question in a trace; nil when it belongs to none.
    package mutating func line(_ question: some QuestionDefinition, id: RawJSON, in trace: TraceContext? = nil) {
        line(id: id, Asked(question: question, trace: trace), called: type(of: question).name)
    }

    @inline(__always)
    private mutating func line(id: RawJSON?, _ parameters: some WireObject, called name: StaticString) {
        object { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("id", ifPresent: id)
            writer.key("method")
            writer.name(name)
            writer.member("params", parameters)
        }
        raw("\n")
    }
}
