import NavigationTree

// Errors of JSON-RPC itself, of connections and their limits.

extension ErrorDescription {
    static let ofConnections: [Self] = [
        Self(
            .parseError,
            "parse_error",
            "The line is not JSON.",
            [
                .init("offset", "The byte of the line where it shows, from 0.", .count),
                .init("reason", "The problem, for people.", .string()),
                .line,
            ]
        ),
        Self(
            .invalidRequest,
            "invalid_request",
            "The line is JSON, but not a request, a notification, an answer or a batch of them. Or a request has the id of another one that is not answered yet.",
            [
                .optionalLine,
                .init("id", "The id of the other request, which goes on.", isRequired: false, .any),
                .init("member", "The member that is there twice.", isRequired: false, .string()),
            ]
        ),
        Self(
            .methodNotFound,
            "method_not_found",
            "The method does not exist.",
            [
                .init("method", "The name that the request gave.", .string()),
                .nearest,
            ]
        ),
        Self(
            .invalidParams,
            "invalid_params",
            "A parameter is missing, unknown, or of another form.",
            [
                .init("parameter", "The parameter that is wrong.", isRequired: false, .string()),
                .init("expected", "The value or form that it must have.", isRequired: false, .string()),
                .nearest,
            ]
        ),
        Self(.internalError, "internal_error", "The host made a mistake."),
        Self(
            .lineTooLong,
            "line_too_long",
            "The line, or the answer to a question, has more bytes than a line may have.",
            [
                .init("limit", "The limit, in bytes.", .count),
                .optionalLine,
            ]
        ),
        Self(
            .tooDeep,
            "too_deep",
            "Arrays and objects are nested deeper than they may be.",
            [
                .init("limit", "How deep arrays and objects may be nested.", .count),
                .optionalLine,
            ]
        ),
        Self(
            .answerTooLarge,
            "answer_too_large",
            "The answer would have more bytes than a connection's output may have.",
            [
                .init("bytes", "How many bytes the answers before it in the batch have.", isRequired: false, .count),
                .init("limit", "The limit, in bytes.", .count),
            ]
        ),
        Self(
            .limitReached,
            "limit_reached",
            "It would exceed a limit of the host.",
            [
                .init("limit", "The name of the limit.", .string()),
                .init("value", "The limit.", .count),
            ]
        ),
        Self(.shuttingDown, "shutting_down", "The host is about to end."),
        Self(
            .missingCapability,
            "missing_capability",
            "The host lacks a capability that the client requires.",
            [
                .init("missing", "The capability that the host lacks.", .string()),
                .init("capabilities", "Those that it has.", .array(of: .string())),
            ]
        ),
        Self(
            .cancelled,
            "cancelled",
            "The client has cancelled the request, or has replaced it by another one; or the scene has got another state as a whole.",
            [
                .init(
                    "scene",
                    "The scene that has got another state.",
                    isRequired: false,
                    .string()
                ),
                .init(
                    "restorationKey",
                    "The new key of the scene.",
                    isRequired: false,
                    .string()
                ),
                .init(
                    "replacedBy",
                    "The id of the request that replaced it.",
                    isRequired: false,
                    .oneOf([.string(), .number(), .null])
                ),
            ]
        ),
        Self(
            .tooManyConnections,
            "too_many_connections",
            "The host, or the user, has as many connections as there may be."
        ),
        Self(.slowReader, "slow_reader", "The client does not read what the host has sent."),
        Self(
            .storeFailed,
            "store_failed",
            "The store could not write the change, so it has not happened.",
            [
                .init("reason", "Why, in the words of the system.", .string())
            ]
        ),
        Self(.closedByRequest, "closed_by_request", "Another session asked the host to close this one."),
        Self(
            .engineAway,
            "engine_away",
            "The scene is shared by a fleet, and its log cannot be reached. Nothing has changed.",
            [
                .init("scene", "The shared scene.", .string()),
                .init(
                    "owner",
                    "The host that owns the scene, when that host has stopped to follow it.",
                    isRequired: false,
                    .string()
                ),
            ]
        ),
        Self(
            .outcomeUnknown,
            "outcome_unknown",
            "The host has lost sight of the request, which may have had its effect or not.",
            [.init("scene", "The shared scene.", .string())]
        ),
        Self(
            .localScene,
            "local_scene",
            "The scene belongs to this host alone, so no other one can own it.",
            [.init("scene", "The scene.", .string())]
        ),
        Self(
            .unknownHost,
            "unknown_host",
            "No such host of the fleet was heard lately.",
            [
                .init(
                    "host",
                    "The name that the request gave; left out when it gave none.",
                    isRequired: false,
                    .string()
                ),
                .init("hosts", "The hosts that were heard.", .array(of: .string())),
            ]
        ),
        Self(
            .otherUser,
            "other_user",
            "The session or module belongs to another user.",
            [
                .init("session", "The session of the other user.", isRequired: false, SessionID.schema),
                .init("module", "The module of the other user.", isRequired: false, .string()),
                .init("uid", "The other user.", .count),
            ]
        ),
        Self(
            .notAllowed,
            "not_allowed",
            "No grant of the access document allows it.",
            [
                .init(
                    "verb",
                    "The verb that it takes; left out for a wrong secret.",
                    isRequired: false,
                    .choice(AccessVerb.allCases.map(\.rawValue))
                ),
                .init(
                    "identity",
                    "The identity that asked; left out for a session without one.",
                    isRequired: false,
                    .string()
                ),
                .init("scene", "The scene where it was refused.", isRequired: false, .string()),
                .init("navigator", "The navigator where it was refused.", isRequired: false, NavigatorID.schema),
                .init("type", "The destination type that it was about.", isRequired: false, .string()),
                .init("module", "The module that it was about.", isRequired: false, .string()),
                .init("document", "The file with the grants. A person who can change it can allow this.", .string()),
            ]
        ),
    ]
}
