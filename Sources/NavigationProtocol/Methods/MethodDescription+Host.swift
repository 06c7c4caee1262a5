extension MethodDescription {
    /// The limits of a host that was started without options.
    private static let exampleLimits = """
        {"line":1048576,"lineStrikes":3,"depth":128,"batch":256,"inFlight":64,"messagesPerTurn":64,\
        "timePerTurn":0.005,"outputSoft":4194304,"outputHard":16777216,"outputStall":10,"connections":4096,\
        "connectionsPerUser":1024,"question":5,"questionMaximum":60,"shutdown":5,"history":4096,\
        "historyBytes":16777216,"watches":64,"scenes":1024,"modules":64,"destinations":1024,\
        "navigators":1048576,"entries":16777216,"argumentBytes":268435456,"attachments":65536,"flowData":65536,"tokens":1024,"results":1024,\
        "guards":256,"urlPatterns":1024,"urlBytes":8192,"urlSegments":32,"registrationBytes":16777216,"monitors":8,"monitorLine":4096,\
        "sequences":4096,"sequencesPerSession":64,"sequenceItems":256,"sequenceBytes":4194304,"receivers":1024}
        """

    package static let hello = Self(
        .hello,
        "Names the client, negotiates capabilities by name, and tells the limits. Nobody has to call it.",
        [
            ParameterDescription("name", "What the client calls itself.", schema: #"{"type":"string"}"#),
            ParameterDescription("version", "Its version.", schema: #"{"type":"string"}"#),
            ParameterDescription(
                "capabilities",
                "Names that the client needs (`required`: refused when one is missing) or would use (`optional`).",
                schema: #"{"type":"object","properties":{"required":{"type":"array"},"optional":{"type":"array"}}}"#
            ),
        ],
        result: .object(
            "welcome",
            "Who answers, and what it can do.",
            #""host":{"type":"string"},"version":{"type":"string"},"instance":{"type":"string"},"session":{"type":"string"},"capabilities":{"type":"array"},"limits":{"type":"object"}"#
        ),
        errors: [.missingCapability],
        examples: [
            Example(
                "a module with a name",
                #"{"name":"shop","capabilities":{"required":["watch"]}}"#,
                gives: """
                    {"host":"navhost","version":"1.2.3","instance":"0123456789abcdef","session":"s1",\
                    "capabilities":["activation","batch","during","entry.ask","flows","guards","history","monitor","plan","request.cancel",\
                    "rules","send","state","token","transaction","urls",\
                    "watch","watch.events","watch.filter","watch.resume"],"limits":\
                    \(exampleLimits)}
                    """
            )
        ]
    )

    package static let ping = Self(
        .ping,
        "Answers.",
        result: .object("pong", "Always the same.", #""pong":{"const":true}"#),
        examples: [Example("ping", "{}", gives: #"{"pong":true}"#)]
    )

    package static let hostStatus = Self(
        .hostStatus,
        "How the host is: versions, counts, limits.",
        result: .object(
            "status",
            "Counts, and the uptime in seconds.",
            #""version":{"type":"string"},"instance":{"type":"string"},"pid":{"type":"integer"},"uptime":{"type":"number"},"sessions":{"type":"integer"},"modules":{"type":"integer"},"destinations":{"type":"integer"},"watches":{"type":"integer"},"scenes":{"type":"integer"},"limits":{"type":"object"}"#
        ),
        examples: [
            Example(
                "a fresh host",
                "{}",
                gives: """
                    {"version":"1.2.3","instance":"0123456789abcdef","pid":4711,"uptime":0,"sessions":1,"modules":0,"destinations":0,\
                    "watches":0,"scenes":1,"limits":\(exampleLimits)}
                    """
            )
        ]
    )

    package static let hostSessions = Self(
        .hostSessions,
        "Every connection: who it is by the kernel's word, what it registered and watches, what it waits for and what waits for it. `isSelf` marks the one that asks.",
        result: .object("sessions", "By session id.", #""sessions":{"type":"array"}"#),
        examples: [
            Example(
                "the only client",
                "{}",
                gives:
                    #"{"sessions":[{"session":"s1","isSelf":true,"pid":100,"uid":1000,"gid":1000,"age":0,"modules":[],"watches":0,"requests":1,"inFlight":1,"queued":0,"results":0,"questions":0,"monitors":0}]}"#
            )
        ]
    )

    package static let hostMetrics = Self(
        .hostMetrics,
        "The host in numbers, since its start: counters, gauges, and how long turns took, in the OpenMetrics format.",
        result: .object(
            "metrics",
            "OpenMetrics text, and its media type.",
            #""contentType":{"type":"string"},"text":{"type":"string"}"#
        ),
        examples: [
            Example(
                "the media type; the text is longer",
                "{}",
                gives: #"{"contentType":"application/openmetrics-text; version=1.0.0; charset=utf-8"}"#,
                isComplete: false
            )
        ]
    )

    package static let sessionClose = Self(
        .sessionClose,
        "Ends another connection of the same user: it gets a `bye` with the reason `closed_by_request`. One that is gone already is no error.",
        [
            ParameterDescription(
                "session",
                "The session's id; not one's own.",
                required: true,
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "message",
                "A sentence for its `bye`, 1024 bytes at most.",
                schema: #"{"type":"string"}"#
            ),
        ],
        result: .object(
            "outcome",
            "Whether this request ended it.",
            #""session":{"type":"string"},"closed":{"type":"boolean"}"#
        ),
        errors: [.unknownSession, .otherUser],
        examples: [
            Example(
                "end the other client",
                besides: 1,
                #"{"session":"s2","message":"Make room"}"#,
                gives: #"{"session":"s2","closed":true}"#
            )
        ]
    )

    package static let discover = Self(
        .discover,
        "This document.",
        result: .object("document", "OpenRPC 1.3.2.", #""openrpc":{"type":"string"}"#),
        examples: [Example("this document", "{}", gives: #"{"openrpc":"1.3.2"}"#, isComplete: false)]
    )
}
