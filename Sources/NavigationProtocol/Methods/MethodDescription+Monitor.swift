// Looking at the traffic of others.

extension MethodDescription {
    package static let hostMonitor = Self(
        .hostMonitor,
        """
        Shows the traffic of the user's other sessions (root: of everybody's), as `traffic` notifications; arguments and answers are in it. It takes nothing \
        from the others: what its reader does not take in time is left out, and the next notification says how many (`dropped`).
        """,
        [
            ParameterDescription("session", "Only this session's.", schema: #"{"type":"string"}"#),
            ParameterDescription(
                "methods",
                "Only requests, questions and notifications of these methods, 1 to 64 of 128 bytes each, and the answers to them.",
                schema: #"{"type":"array","minItems":1,"maxItems":64,"items":{"type":"string"}}"#
            ),
            ParameterDescription(
                "directions",
                "Only what goes `in` to the host, or `out` of it.",
                schema: #"{"type":"array","items":{"enum":["in","out"]}}"#
            ),
            ParameterDescription(
                "kinds",
                "Only these.",
                schema:
                    #"{"type":"array","items":{"enum":["request","notification","answer","question","event","invalid"]}}"#
            ),
            ParameterDescription(
                "lines",
                "Whether the text of the lines is shown (true), with what is in the arguments; else what they are and how long.",
                schema: #"{"type":"boolean"}"#
            ),
            ParameterDescription(
                "lineBytes",
                "Bytes of a line that are shown, for one who wants them whole; the host's `monitorLine` when nothing is said.",
                schema: #"{"type":"integer","minimum":1,"maximum":1048576}"#
            ),
        ],
        result: .object("monitor", "The monitor's number on this connection.", #""monitor":{"type":"integer"}"#),
        errors: [.unknownSession, .otherUser, .limitReached],
        examples: [
            Example(
                "the requests of another session",
                besides: 1,
                #"{"session":"s2","directions":["in"],"lines":false}"#,
                gives: #"{"monitor":1}"#
            )
        ]
    )

    package static let hostUnmonitor = Self(
        .hostUnmonitor,
        "Ends a monitor.",
        [ParameterDescription("monitor", "Its number.", required: true, schema: #"{"type":"integer"}"#)],
        result: .object("nothing", "An empty object.", ""),
        errors: [.unknownMonitor],
        examples: [
            Example("the only one", after: [#"{"id":0,"method":"host.monitor"}"#], #"{"monitor":1}"#, gives: "{}")
        ]
    )
}
