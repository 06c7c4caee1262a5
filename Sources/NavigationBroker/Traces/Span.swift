package import JSON
package import NavigationProtocol
package import NavigationTree

/// A part of a trace that the host saw itself: a request from its arrival to its answer, or a question to a module.
package struct Span: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A request of a client, whose span is the parent.
        case request
        /// A question to a module, within a request.
        case question
    }

    /// Why it did not go well.
    package struct Failure: Equatable, Sendable {
        /// The name of the wire's error, or of the reason why the host waits for the answer no longer.
        package let name: String
        /// The number of the wire's error; nil when nothing was answered.
        package let code: Int?
        package let message: String?

        init(_ error: WireError) { (name, code, message) = ("\(error.code.name)", error.code.rawValue, error.message) }

        init(_ reason: QuestionEnded.Reason) { (name, code, message) = (reason.rawValue, nil, nil) }
    }

    package let kind: Kind
    /// The trace, the span's own id, and the flags.
    package let context: TraceContext
    package let parent: SpanID
    /// The method of the request or of the question.
    package let method: String
    /// The session that made the request, or that was asked.
    package let session: SessionID
    /// The module of that session.
    package let module: String?
    /// The id of the request or of the question; nil for a notification.
    package let id: RawJSON?
    package let began: MonotonicTime
    package internal(set) var ended: MonotonicTime
    /// The destination type that a question is about.
    package internal(set) var type: TypeName?
    package internal(set) var scene: String?
    /// The last revision that the request made in the scene.
    package internal(set) var revision: UInt64?
    package internal(set) var failure: Failure?
    /// Whether it is about an answer that does not hold if the store fails.
    var isUncertain = false

    init(
        _ kind: Kind,
        _ context: TraceContext,
        in parent: SpanID,
        _ method: String,
        of session: SessionID,
        module: String?,
        id: RawJSON?,
        began: MonotonicTime
    ) {
        (self.kind, self.context, self.parent, self.method) = (kind, context, parent, method)
        (self.session, self.module, self.id) = (session, module, id)
        (self.began, self.ended) = (began, began)
    }

    /// The same span with another end.
    package func ending(_ end: MonotonicTime) -> Span {
        var span = self
        span.ended = end
        return span
    }

    /// The answer did not hold: the request was refused with this error.
    mutating func fail(_ error: WireError) {
        failure = Failure(error)
        revision = nil
    }
}
