import JSON
import NavigationProtocol
import NavigationTree

/// Where the answer to a request goes.
struct AnswerPlace {
    /// The receiver of an answer.
    enum Sink: Equatable {
        case client
        /// A sequence, one of whose items the request is; see ``SequenceID/operationAnswered(_:on:now:)``.
        case sequence(SequenceID)
    }

    let session: SessionID
    /// The request's id as it was written; nil for a notification, which is not answered.
    let id: RawJSON?
    /// The batch that the request came in.
    let batch: BatchID?
    /// The request's method; nil when the line could not be read so far.
    var method: Method?
    var sink = Sink.client
    /// The place of the request in a trace, with the host's own span if it has one; nil when it belongs to no trace.
    var trace: TraceContext?

    /// The sequence that takes it.
    var sequence: SequenceID? { if case .sequence(let id) = sink { id } else { nil } }

    /// Whether the answer goes to the connection of this session.
    func isClient(_ session: SessionID) -> Bool { sink == .client && self.session == session }
}
