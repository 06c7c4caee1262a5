// What is sent, and who receives it.

extension MethodDescription {
    private static let values = ParameterDescription(
        "values",
        """
        What is sent, in order; each an object of one form. `{"value","data"?}` for whoever receives it; `{"type","arguments"?,"method"?}`, a destination, for \
        whoever receives the type, and shown when nobody does; `{"route","data"?}` for whoever handles it; `{"action"}`, something to do: `dismissAny`, \
        `popAny`, `popAll`, `reset`, `perform` (an operation, with `method` and `params`), `send` (more `values`), `pause`, `cancel`, `cancelIfLocked` or \
        `empty`. With `navigator`, it acts there, or the search for a receiver begins there.
        """,
        required: true,
        schema: ##"{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/SentItem"}}"##
    )

    private static let ended = ResultDescription.object(
        "ended",
        "What became of each value, in the order in which that was settled.",
        ##""scene":{"type":"string"},"sequence":{"type":"string"},"outcome":{"enum":["completed","cancelled"]},"steps":{"type":"array","items":{"$ref":"#/components/schemas/Step"}}"##
    )

    package static let send = Self(
        .send,
        """
        Sends values one after the other. Each is for one receiver, the nearest to the current navigator, whose answer says how to go on. Answered once, at the \
        end, with what became of each. When the sender's connection ends, the rest is sent all the same.
        """,
        [
            .scene, .navigator, .ifRevision, values,
            ParameterDescription(
                "name",
                "For people: 1 to 128 bytes.",
                schema: #"{"type":"string","minLength":1}"#
            ),
            ParameterDescription(
                "ephemeral",
                "Whether the sequence ends with the session that sends it; false when left out.",
                schema: #"{"type":"boolean"}"#
            ),
        ],
        result: ended,
        errors: [
            .unknownScene, .unknownNavigator, .revisionMismatch, .limitReached, .noReceiver, .receiverGone,
            .receiverTimeout, .receiverError, .unknownDestination, .invalidArguments, .noStack, .pathRefused,
            .cancelled,
        ],
        examples: [
            Example(
                "two destinations that nobody receives",
                after: [Example.shop],
                #"{"values":[{"type":"shop.list"},{"type":"shop.item","arguments":{"id":7}}]}"#,
                gives: """
                    {"scene":"main","sequence":"s1.1","outcome":"completed","steps":[{"index":0,"item":{"type":"shop.list"},\
                    "outcome":"shown","resume":"auto","revision":1,"navigator":"n1","entry":"e2"},{"index":1,"item":{"type":"shop.item",\
                    "arguments":{"id":7}},"outcome":"shown","resume":"auto","revision":2,"navigator":"n3","entry":"e4"}]}
                    """
            ),
            Example(
                "a value for a receiver, which cancels the rest",
                after: [#"{"id":0,"method":"receiver.add","params":{"value":"shop.voucher"}}"#],
                #"{"values":[{"value":"shop.voucher","data":"X1"},{"action":"popAny"}]}"#,
                answering: #"{"id":"q1","result":{"resume":"cancel"}}"#,
                gives: """
                    {"scene":"main","sequence":"s1.1","outcome":"cancelled","steps":[{"index":0,"item":{"value":"shop.voucher","data":"X1"},\
                    "outcome":"received","by":{"session":"s1","receiver":"r1.1"},"resume":"cancel"},{"index":1,"item":{"action":"popAny"},\
                    "outcome":"notSent"}]}
                    """
            ),
        ]
    )

    private static let paused: [ParameterDescription] = [
        ParameterDescription(
            "sequence",
            "Only this one, whoever sent it.",
            schema: #"{"type":"string","examples":["s3.1"]}"#
        ),
        ParameterDescription(
            "scene",
            "All of this scene; `main` when left out.",
            schema: #"{"type":"string"}"#
        ),
    ]

    private static func list(_ name: String, _ summary: String) -> ResultDescription {
        .object(name, summary, #""\#(name)":{"type":"array","items":{"type":"string"}}"#)
    }

    private static let pausing =
        #"{"method":"send","params":{"values":[{"action":"pause"},{"action":"popAny"}],"name":"link"}}"#

    package static let resume = Self(
        .resume,
        "Lets paused sequences go on: one of them, or all of a scene. Anybody may. One that goes on already is left alone.",
        paused,
        result: list("resumed", "Those that go on now, oldest first."),
        errors: [.unknownScene, .unknownSequence],
        examples: [
            Example(
                "after a login",
                after: [#"[\#(pausing),{"id":0,"method":"ping"}]"#],
                "{}",
                gives: #"{"resumed":["s1.1"]}"#
            ),
            Example("nothing waits", "{}", gives: #"{"resumed":[]}"#),
        ]
    )

    package static let cancelResume = Self(
        .cancelResume,
        "Gives up paused sequences: one of them, or all of a scene. Their senders are answered with the outcome `cancelled`.",
        paused,
        result: list("cancelled", "Those that are given up, oldest first."),
        errors: [.unknownScene, .unknownSequence],
        examples: [
            Example(
                "the only one",
                after: [#"[\#(pausing),{"id":0,"method":"ping"}]"#],
                #"{"sequence":"s1.1"}"#,
                gives: #"{"cancelled":["s1.1"]}"#
            )
        ]
    )

    package static let sequenceList = Self(
        .sequenceList,
        "The sequences that have not ended, oldest first.",
        [ParameterDescription("scene", "Only of this scene.", schema: #"{"type":"string"}"#)],
        result: .object(
            "sequences",
            "Oldest first.",
            ##""sequences":{"type":"array","items":{"$ref":"#/components/schemas/SequenceState"}}"##
        ),
        errors: [.unknownScene],
        examples: [
            Example(
                "a paused one",
                after: [#"[\#(pausing),{"id":0,"method":"ping"}]"#],
                "{}",
                gives: """
                    {"sequences":[{"sequence":"s1.1","scene":"main","session":"s1","name":"link","state":"paused","index":1,"done":1,\
                    "left":1}]}
                    """
            )
        ]
    )

    package static let receiverAdd = Self(
        .receiverAdd,
        """
        Takes part in what is sent: this session is asked (`value.receive`) about each value of that name, destination of that type, or route, unless another \
        receiver is nearer. With `auto` nobody is asked. It ends with `receiver.remove`, with its navigator, or with the session.
        """,
        [
            ParameterDescription("value", "A value's name, `module.name`.", schema: #"{"type":"string"}"#),
            ParameterDescription("type", "Or a destination type.", schema: #"{"type":"string"}"#),
            ParameterDescription("route", "Or a route's name.", schema: #"{"type":"string"}"#),
            ParameterDescription(
                "scene",
                "What is sent in this scene; in every one when `navigator` is left out as well, else in `main`.",
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "navigator",
                "Id or name of the navigator where it stands; nowhere, behind all others, when left out.",
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "timeout",
                "Seconds to answer in; the host's limit for questions when left out.",
                schema: #"{"type":"number","exclusiveMinimum":0}"#
            ),
            ParameterDescription(
                "auto",
                """
                Receive without being asked: navigate to the destination on the navigator `navigate` (else the receiver's, else where it was sent from), by `method`; \
                or bring the navigator `select` to the front. `resume` says how the sequence goes on: `auto` (the default), `immediately`, `{"after":seconds}`, \
                `pause` or `cancel`.
                """,
                schema:
                    ##"{"type":"object","additionalProperties":false,"properties":{"navigate":{"type":"string"},"select":{"type":"string"},"method":{"$ref":"#/components/schemas/NavigationMethod"},"resume":true}}"##
            ),
        ],
        result: ResultDescription(
            "receiver",
            "As it was added.",
            schema: ##"{"$ref":"#/components/schemas/Receiver"}"##
        ),
        errors: [.unknownScene, .unknownNavigator, .limitReached],
        examples: [
            Example(
                "tabs that are chosen by a value",
                after: [#"{"id":0,"method":"navigator.create","params":{"name":"settings"}}"#],
                #"{"value":"tabs.settings","navigator":"n1","auto":{"select":"settings"}}"#,
                gives: """
                    {"receiver":"r1.1","session":"s1","value":"tabs.settings","scene":"main","navigator":"n1","auto":{"resume":"auto",\
                    "select":"settings"}}
                    """
            )
        ]
    )

    package static let receiverRemove = Self(
        .receiverRemove,
        "Takes a receiver of this session away. What it was asked, it may still answer.",
        [
            ParameterDescription(
                "receiver",
                "The id that `receiver.add` answered.",
                required: true,
                schema: #"{"type":"string","examples":["r3.1"]}"#
            )
        ],
        result: .object("nothing", "An empty object.", ""),
        errors: [.unknownReceiver],
        examples: [
            Example(
                "the only one",
                after: [#"{"id":0,"method":"receiver.add","params":{"route":"shop.checkout"}}"#],
                #"{"receiver":"r1.1"}"#,
                gives: "{}"
            )
        ]
    )

    package static let receiverList = Self(
        .receiverList,
        "Who receives what, oldest first.",
        [
            ParameterDescription(
                "scene",
                "Only who receives what is sent in this scene.",
                schema: #"{"type":"string"}"#
            )
        ],
        result: .object(
            "receivers",
            "Oldest first.",
            ##""receivers":{"type":"array","items":{"$ref":"#/components/schemas/Receiver"}}"##
        ),
        errors: [.unknownScene],
        examples: [
            Example(
                "one",
                after: [#"{"id":0,"method":"receiver.add","params":{"route":"shop.checkout"}}"#],
                "{}",
                gives: #"{"receivers":[{"receiver":"r1.1","session":"s1","route":"shop.checkout"}]}"#
            )
        ]
    )
}
