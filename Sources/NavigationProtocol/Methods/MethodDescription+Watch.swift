extension MethodDescription {
    package static let watch = Self(
        .watch,
        """
        Answers with the scene's snapshot; every later revision then comes as one `changed` notification. With `since` it goes on from a revision that \
        the client has seen, if the host still keeps what came after it.
        """,
        [
            .scene,
            ParameterDescription(
                "navigator",
                "Only this navigator and what is below it.",
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "kinds",
                "Only these kinds of change.",
                schema: """
                    {"type":"array","items":{"enum":["navigator.created","navigator.closed","navigator.selected","entry.added","entry.removed","entry.changed",\
                    "type.orphaned","type.revived","attachment.added","attachment.removed","attachment.changed","signal"]}}
                    """
            ),
            ParameterDescription(
                "since",
                "The last revision that the client has seen.",
                schema: #"{"type":"integer","minimum":0}"#
            ),
            ParameterDescription("instance", "The instance under which it saw it.", schema: #"{"type":"string"}"#),
            ParameterDescription(
                "verbosity",
                "Events up to this level come as well, as `event` notifications; `silent` when left out.",
                schema: #"{"enum":["silent","error","warning","info","debug"]}"#
            ),
        ],
        result: .object(
            "watch",
            "The watch's number on this connection, and where it begins.",
            ##""watch":{"type":"integer"},"scene":{"type":"string"},"instance":{"type":"string"},"revision":{"type":"integer"},"resumed":{"type":"boolean"},"reason":{"enum":["outside_window","ahead","other_instance"]},"window":{"type":"object"},"snapshot":{"$ref":"#/components/schemas/Snapshot"}"##
        ),
        errors: [.unknownScene, .unknownNavigator, .limitReached, .answerTooLarge],
        examples: [
            Example(
                "a fresh scene",
                "{}",
                gives: """
                    {"watch":1,"scene":"main","instance":"0123456789abcdef","revision":0,"resumed":false,"window":{"from":0,"to":0},\
                    "snapshot":{"scene":"main","revision":0,"instance":"0123456789abcdef","current":"n1",\
                    "configuration":{"executionDelay":0,"verbosity":"info"},"orphaned":[],\
                    "navigators":[{"id":"n1","kind":"root","hasPath":true,"children":[],"path":[]}],"attachments":[]}}
                    """
            )
        ]
    )

    package static let unwatch = Self(
        .unwatch,
        "Ends a watch.",
        [ParameterDescription("watch", "Its number.", required: true, schema: #"{"type":"integer"}"#)],
        result: .object("nothing", "An empty object.", ""),
        errors: [.unknownWatch],
        examples: [
            Example("the only one", after: [#"{"id":0,"method":"watch"}"#], #"{"watch":1}"#, gives: "{}")
        ]
    )

    package static let watchList = Self(
        .watchList,
        "The watches of all sessions, by session and number.",
        [ParameterDescription("session", "Only this session's.", schema: #"{"type":"string"}"#)],
        result: .object(
            "watches",
            "What each is for, and whether its reader is behind.",
            #""watches":{"type":"array"}"#
        ),
        errors: [.unknownSession],
        examples: [
            Example(
                "one of a navigator's",
                after: [#"{"id":0,"method":"watch","params":{"navigator":"n1","kinds":["entry.added"]}}"#],
                "{}",
                gives:
                    #"{"watches":[{"session":"s1","watch":1,"scene":"main","navigator":"n1","kinds":["entry.added"],"verbosity":"silent","isLagging":false}]}"#
            )
        ]
    )
}
