import NavigationTree

// Errors of what is sent, and of flows.

extension ErrorDescription {
    static let ofSequences: [Self] = [
        Self(
            .noReceiver,
            "no_receiver",
            "No session receives a value that was sent.",
            [
                .init("value", "The name of the value.", isRequired: false, .string()),
                .init("type", "The destination type.", isRequired: false, .string()),
                .init("route", "The route.", isRequired: false, .string()),
                .nearest,
            ]
        ),
        Self(
            .receiverGone,
            "receiver_gone",
            "The session of the receiver is no longer connected.",
            [
                .init("receiver", "The receiver.", ReceiverID.schema),
                .init("session", "Its session.", SessionID.schema),
            ]
        ),
        Self(
            .receiverTimeout,
            "receiver_timeout",
            "The session of the receiver did not answer in time.",
            [
                .init("receiver", "The receiver.", ReceiverID.schema),
                .init("session", "Its session.", SessionID.schema),
                .init("timeout", "Seconds that it had.", .positive),
                .init("waitingFor", "The questions that it was waiting for.", .array(of: .reference("QuestionLink"))),
            ]
        ),
        Self(
            .receiverError,
            "receiver_error",
            "The receiver of a value answered with an error, or with something that the host does not understand.",
            [
                .init("receiver", "The receiver.", ReceiverID.schema),
                .init("session", "Its session.", SessionID.schema),
                .init("error", "The error that it answered.", isRequired: false, .any),
                .init("reason", "The problem with its answer.", isRequired: false, .string()),
            ]
        ),
        Self(
            .unknownReceiver,
            "unknown_receiver",
            "The receiver does not exist.",
            [
                .init("receiver", "The id that the request gave.", .string())
            ]
        ),
        Self(
            .unknownSequence,
            "unknown_sequence",
            "The sequence does not exist, or has ended.",
            [
                .init("sequence", "The id that the request gave.", SequenceID.schema)
            ]
        ),
        Self(
            .cannotWait,
            "cannot_wait",
            "Sending takes time, so it cannot be a part of something that happens at once.",
            [
                .init("method", "The method.", .string())
            ]
        ),
        Self(
            .notFlowOwner,
            "not_flow_owner",
            "Another session or module drives the flow.",
            [
                .init("flow", "The flow.", AttachmentID.schema),
                .init("module", "The module that drives it.", isRequired: false, .string()),
                .init("session", "The session that drives it.", isRequired: false, SessionID.schema),
            ]
        ),
        Self(
            .outsideFlow,
            "outside_flow",
            "The navigator is not where the flow began, and not below it.",
            [
                .init("flow", "The flow.", AttachmentID.schema),
                .init("navigator", "The navigator that the request named.", NavigatorID.schema),
                .init("anchor", "The navigator where the flow began.", NavigatorID.schema),
            ]
        ),
    ]
}
