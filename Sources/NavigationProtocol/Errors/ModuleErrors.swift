import NavigationTree

// Errors of modules, questions, watches and monitors.

extension ErrorDescription {
    static let ofModules: [Self] = [
        Self(
            .nameTaken,
            "name_taken",
            "Another session has the module, or another module has the method of presentation.",
            [
                .init("module", "The module.", .string()),
                .init("method", "The method of presentation.", isRequired: false, .name),
                .init("owner", "The session that has it.", isRequired: false, .reference("Owner")),
            ]
        ),
        Self(
            .notOwner,
            "not_owner",
            "The session does not have the module.",
            [
                .init("module", "The module.", isRequired: false, .string()),
                .init("session", "The session that owns it.", isRequired: false, SessionID.schema),
            ]
        ),
        Self(
            .invalidSchema,
            "invalid_schema",
            "The schema has a mistake, or a keyword that the host does not know.",
            [
                .init("type", "The owner of the schema, for people.", .string()),
                .init("path", "A JSON Pointer to what cannot be used.", .string()),
                .init("reason", "The problem, for people.", .string()),
            ]
        ),
        Self(
            .providerGone,
            "provider_gone",
            "The module is not there, or went before it answered.",
            [
                .init("module", "The module.", .string()),
                .init("type", "The destination type.", isRequired: false, .string()),
            ]
        ),
        Self(
            .providerTimeout,
            "provider_timeout",
            "The module did not answer in time.",
            [
                .init("module", "The module.", .string()),
                .init("type", "The destination type.", isRequired: false, .string()),
                .init("timeout", "Seconds that it had.", .positive),
                .init("waitingFor", "The questions that it was waiting for.", .array(of: .reference("QuestionLink"))),
            ]
        ),
        Self(
            .providerError,
            "provider_error",
            "The module answered with an error of its own.",
            [
                .init("module", "The module.", isRequired: false, .string()),
                .init("type", "The destination type.", isRequired: false, .string()),
                .init("error", "The error that it answered.", isRequired: false, .any),
                .init("reason", "The problem with its answer.", isRequired: false, .string()),
            ]
        ),
        Self(
            .unknownMessage,
            "unknown_message",
            "The entry's type declares its messages, and none has this name.",
            [
                .init("type", "The destination type.", .string()),
                .init("message", "The name that the request gave.", isRequired: false, .string()),
                .init("messages", "Those that its entries accept.", .array(of: .string())),
                .nearest,
            ]
        ),
        Self(
            .unknownModule,
            "unknown_module",
            "The module does not exist.",
            [
                .init("module", "The name that the request gave.", .string()),
                .nearest,
            ]
        ),
        Self(
            .unknownSession,
            "unknown_session",
            "The session does not exist.",
            [
                .init("session", "The id that the request gave.", .string())
            ]
        ),
        Self(
            .activationFailed,
            "activation_failed",
            "The module's process could not be started.",
            [
                .init("module", "The module.", .string()),
                .init("reason", "Why, in the words of the system.", .string()),
            ]
        ),
        Self(
            .activationTimeout,
            "activation_timeout",
            "The module was started and did not register in time.",
            [
                .init("module", "The module.", .string()),
                .init("timeout", "Seconds that it had.", .positive),
            ]
        ),
        Self(
            .moduleExited,
            "module_exited",
            "The module's process ended before it registered.",
            [
                .init("module", "The module.", .string()),
                .init("status", "Its exit status.", isRequired: false, .integer()),
                .init("signal", "The signal that ended it.", isRequired: false, .integer()),
            ]
        ),
        Self(
            .crashBudgetSpent,
            "crash_budget_spent",
            "The module has failed too often and is not started any more.",
            [
                .init("module", "The module.", .string()),
                .init("failures", "How often it failed.", .count),
                .init("window", "Within how many seconds.", .positive),
                .init("last", "The name of the last failure.", isRequired: false, .string()),
            ]
        ),
        Self(
            .destinationNotRegistered,
            "destination_not_registered",
            "The module is there, without the type that its manifest names.",
            [
                .init("module", "The module.", .string()),
                .init("type", "The type that its manifest names.", .string()),
            ]
        ),
        Self(
            .moduleStopped,
            "module_stopped",
            "The module was stopped while the request waited for it.",
            [
                .init("module", "The module.", .string())
            ]
        ),
        Self(
            .notSupervised,
            "not_supervised",
            "The host does not start this module.",
            [
                .init("module", "The module.", .string())
            ]
        ),
        Self(
            .questionCycle,
            "question_cycle",
            "Modules would wait for each other in a circle.",
            [
                .init("module", "The module that would have been asked.", .string()),
                .init("type", "The destination type.", isRequired: false, .string()),
                .init("session", "Its session.", SessionID.schema),
                .init("chain", "The questions that led here.", .array(of: .reference("QuestionLink"))),
            ]
        ),
        Self(
            .unknownQuestion,
            "unknown_question",
            "The session is not being asked this question now.",
            [
                .init("question", "The id that the request gave.", .string())
            ]
        ),
        Self(
            .unknownWatch,
            "unknown_watch",
            "The session has no such watch.",
            [
                .init("watch", "The number that the request gave.", .count)
            ]
        ),
        Self(
            .unknownMonitor,
            "unknown_monitor",
            "The session has no such monitor.",
            [
                .init("monitor", "The number that the request gave.", .count)
            ]
        ),
    ]
}
