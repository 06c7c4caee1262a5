// What was, and the way back.

extension MethodDescription {
    package static let historyList = Self(
        .historyList,
        "What changed in a scene and who caused it, oldest first, as far as the host keeps it.",
        [
            .scene,
            ParameterDescription(
                "since",
                "Only what came after this revision; the newest when left out.",
                schema: #"{"type":"integer","minimum":0}"#
            ),
            ParameterDescription(
                "limit",
                "So many revisions at most; 100 when left out.",
                schema: #"{"type":"integer","minimum":1}"#
            ),
            ParameterDescription("entry", "Only revisions that mention this entry.", schema: #"{"type":"string"}"#),
        ],
        result: .object(
            "history",
            "Each with `revision`, `cause` and `changes`, as `changed` has them; and what is kept.",
            #""scene":{"type":"string"},"revision":{"type":"integer"},"window":{"type":"object"},"revisions":{"type":"array"}"#
        ),
        errors: [.unknownScene, .outsideWindow, .answerTooLarge],
        examples: [
            Example(
                "one push",
                after: [Example.shop, Example.list],
                "{}",
                gives: """
                    {"scene":"main","revision":1,"window":{"from":0,"to":1},"revisions":[{"revision":1,\
                    "cause":{"method":"push","session":"s1","module":"shop","request":0},"changes":[{"kind":"entry.added",\
                    "navigator":"n1","position":0,"entry":{"id":"e2","type":"shop.list","arguments":{},"module":"shop",\
                    "method":"push","cause":{"revision":1,"session":"s1"}}}]}]}
                    """
            )
        ]
    )

    package static let undo = Self(
        .undo,
        """
        Goes back to how the tree was at a revision that is kept, as an ordinary change: undoing it again brings everything back. What comes back has its old \
        ids; who is connected and what is registered is as it is now. Refused by locks.
        """,
        [
            .scene, .ifRevision, .token,
            ParameterDescription(
                "to",
                "The revision to go back to; the one before the newest when left out.",
                schema: #"{"type":"integer","minimum":0}"#
            ),
        ],
        result: .removed,
        errors: [
            .unknownScene, .revisionMismatch, .outsideWindow, .locked, .cannotUndo, .pathRefused, .limitReached,
            .tokenReused,
        ],
        examples: [
            Example(
                "a push",
                after: [Example.shop, Example.list],
                "{}",
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":0}}"#
            )
        ]
    )

    package static let sceneConfigure = Self(
        .sceneConfigure,
        "Changes how much a scene tells of itself, and how long it waits between sent values. What is left out stays.",
        [
            .scene,
            ParameterDescription(
                "executionDelay",
                "Seconds between sent values.",
                schema: #"{"type":"number","minimum":0,"maximum":5}"#
            ),
            ParameterDescription(
                "verbosity",
                "The most talkative events that the scene makes.",
                schema: #"{"enum":["silent","error","warning","info","debug"]}"#
            ),
        ],
        result: .object(
            "configuration",
            "As it is now.",
            ##""scene":{"type":"string"},"configuration":{"$ref":"#/components/schemas/Configuration"}"##
        ),
        errors: [.unknownScene],
        examples: [
            Example(
                "more talkative",
                #"{"verbosity":"debug"}"#,
                gives: #"{"scene":"main","configuration":{"executionDelay":0,"verbosity":"debug"}}"#
            )
        ]
    )
}
