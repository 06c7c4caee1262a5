// Locks, checkpoints, mappings and triggers.

extension MethodDescription {
    private static let fewErrors: [ErrorCode] = [.unknownScene, .unknownNavigator, .revisionMismatch, .tokenReused]
    private static let errors = fewErrors + [.limitReached]

    private static let checkpoint = ParameterDescription(
        "checkpoint",
        "The checkpoint's name.",
        required: true,
        schema: #"{"type":"string"}"#
    )
    private static let trigger = ParameterDescription(
        "trigger",
        "The trigger's name.",
        required: true,
        schema: #"{"type":"string"}"#
    )

    private static func attached(_ member: String) -> ResultDescription {
        .object(
            member,
            "Its id.",
            ResultDescription.changeMembers + #","navigator":{"type":"string"},"\#(member)":{"type":"string"}"#
        )
    }

    package static let lock = Self(
        .lock,
        """
        Holds the scene: until the lock is gone, `dismissAny`, `popAny` and `reset` are refused. It ends with `unlock`, with its navigator, or with the \
        session that took it.
        """,
        ParameterDescription.onNavigator + [
            ParameterDescription("reason", "For people; part of every refusal.", schema: #"{"type":"string"}"#)
        ],
        result: attached("lock"),
        errors: errors,
        examples: [
            Example(
                "while a payment runs",
                #"{"reason":"payment"}"#,
                gives:
                    #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","lock":"a2"}"#
            )
        ]
    )

    package static let unlock = Self(
        .unlock,
        "Takes a lock away.",
        [
            .scene, .ifRevision, .token,
            ParameterDescription("lock", "The id that `lock` answered.", required: true, schema: #"{"type":"string"}"#),
        ],
        result: .changed,
        errors: [.unknownScene, .unknownAttachment, .revisionMismatch, .tokenReused],
        examples: [
            Example(
                "the only one",
                after: [#"{"id":0,"method":"lock"}"#],
                #"{"lock":"a2"}"#,
                gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
            )
        ]
    )

    package static let attachmentList = Self(
        .attachmentList,
        "What hangs on a navigator, or on all of the scene: locks, checkpoints, mappings, triggers and flows, oldest first.",
        [
            .scene,
            ParameterDescription("navigator", "Only this one's; all when left out.", schema: #"{"type":"string"}"#),
            ParameterDescription(
                "kind",
                "Only these.",
                schema: #"{"enum":["lock","checkpoint","mapping","trigger","flow"]}"#
            ),
        ],
        result: .object(
            "attachments",
            "Oldest first.",
            ##""scene":{"type":"string"},"revision":{"type":"integer"},"attachments":{"type":"array","items":{"$ref":"#/components/schemas/Attachment"}}"##
        ),
        errors: [.unknownScene, .unknownNavigator],
        examples: [
            Example(
                "a lock",
                after: [#"{"id":0,"method":"lock","params":{"reason":"payment"}}"#],
                #"{"kind":"lock"}"#,
                gives: """
                    {"scene":"main","revision":1,"attachments":[{"id":"a2","navigator":"n1","session":"s1","kind":"lock",\
                    "reason":"payment"}]}
                    """
            )
        ]
    )

    package static let checkpointEstablish = Self(
        .checkpointEstablish,
        """
        Names the place where a navigator's path ends now. It goes when the path becomes shorter than that, or with the navigator. Whoever established it \
        is told of a return, with the value.
        """,
        ParameterDescription.onNavigator + [
            checkpoint,
            ParameterDescription(
                "value",
                "The JSON Schema of the value that is returned with; any value will do when left out.",
                schema: #"{"type":["object","boolean"]}"#
            ),
        ],
        result: .checkpoint,
        errors: errors + [.invalidSchema],
        examples: [
            Example(
                "over one entry",
                after: [Example.shop, Example.list],
                #"{"checkpoint":"start"}"#,
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","position":1}"#
            )
        ]
    )

    private static let establish = #"{"id":0,"method":"checkpoint.establish","params":{"checkpoint":"start"}}"#

    package static let checkpointReturn = Self(
        .checkpointReturn,
        """
        Returns to a checkpoint: the one on the navigator, else on the nearest navigator above; of several the highest. Closes the presentations at or below \
        its navigator, pops to its place, and tells whoever established it. Refused when that would undo nothing.
        """,
        ParameterDescription.onNavigator + [
            checkpoint,
            ParameterDescription("value", "Any JSON that fits the checkpoint's schema.", schema: "true"),
        ],
        result: .checkpointReturned,
        errors: fewErrors + [.cannotReturn, .invalidArguments],
        examples: [
            Example(
                "out of a sheet, with a value",
                after: [Example.shop, establish, Example.list, Example.item],
                #"{"checkpoint":"start","value":{"bought":7}}"#,
                gives: """
                    {"scene":"main","revision":4,"changed":true,"durability":"memory","navigator":"n1","position":0,\
                    "removed":{"entries":2,"navigators":1}}
                    """
            )
        ]
    )

    package static let checkpointCanReturn = Self(
        .checkpointCanReturn,
        "Whether `checkpoint.return` would find something to return to, and where.",
        [.scene, .navigator, checkpoint],
        result: .object(
            "answer",
            "And the place, if there is one.",
            #""scene":{"type":"string"},"revision":{"type":"integer"},"canReturn":{"type":"boolean"},"navigator":{"type":"string"},"position":{"type":"integer"}"#
        ),
        errors: [.unknownScene, .unknownNavigator],
        examples: [
            Example(
                "nothing to undo",
                after: [establish],
                #"{"checkpoint":"start"}"#,
                gives: #"{"scene":"main","revision":1,"canReturn":false}"#
            ),
            Example(
                "from a sheet",
                after: [Example.shop, establish, Example.item],
                #"{"checkpoint":"start"}"#,
                gives: #"{"scene":"main","revision":2,"canReturn":true,"navigator":"n1","position":0}"#
            ),
        ]
    )

    package static let checkpointRemove = Self(
        .checkpointRemove,
        "Takes the checkpoints of a name away from a navigator.",
        ParameterDescription.onNavigator + [checkpoint],
        result: .changed,
        errors: fewErrors + [.cannotReturn],
        examples: [
            Example(
                "one",
                after: [establish],
                #"{"checkpoint":"start"}"#,
                gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
            )
        ]
    )

    package static let mappingAdd = Self(
        .mappingAdd,
        """
        From now on a navigator shows another type when a request asks for one: with `navigate`, `push`, `present`, `replace`, `path.append` and \
        `column.show`. Applied once, the nearest mapping first. It ends with `mapping.remove`, with its navigator, or with the session.
        """,
        ParameterDescription.onNavigator + [
            ParameterDescription("from", "The type that is asked for.", required: true, schema: #"{"type":"string"}"#),
            ParameterDescription("to", "The type that is shown.", required: true, schema: #"{"type":"string"}"#),
            ParameterDescription(
                "arguments",
                "Its arguments; those of the request when left out.",
                schema: #"{"type":"object"}"#
            ),
            ParameterDescription(
                "inherits",
                "Whether it holds for all below as well; true when left out.",
                schema: #"{"type":"boolean"}"#
            ),
        ],
        result: attached("mapping"),
        errors: errors,
        examples: [
            Example(
                "items as lists",
                #"{"from":"shop.item","to":"shop.list"}"#,
                gives:
                    #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","mapping":"a2"}"#
            )
        ]
    )

    package static let mappingRemove = Self(
        .mappingRemove,
        "Takes a mapping away.",
        [
            .scene, .ifRevision, .token,
            ParameterDescription(
                "mapping",
                "The id that `mapping.add` answered.",
                required: true,
                schema: #"{"type":"string"}"#
            ),
        ],
        result: .changed,
        errors: [.unknownScene, .unknownAttachment, .revisionMismatch, .tokenReused],
        examples: [
            Example(
                "the only one",
                after: [#"{"id":0,"method":"mapping.add","params":{"from":"shop.item","to":"shop.list"}}"#],
                #"{"mapping":"a2"}"#,
                gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
            )
        ]
    )

    private static let bind = """
        {"id":0,"method":"trigger.bind","params":{"trigger":"open","operation":{"method":"push","params":{"type":"shop.list"}}}}
        """

    package static let triggerBind = Self(
        .triggerBind,
        """
        Lets an operation wait under a name on a navigator, to be carried out there when the trigger is set. An operation that could never be carried out is \
        refused now. It ends with `trigger.unbind`, with its navigator, or with the session.
        """,
        ParameterDescription.onNavigator + [
            trigger,
            ParameterDescription(
                "operation",
                "Any operation but those of triggers. It acts on the trigger's navigator when it names none.",
                required: true,
                schema: ##"{"$ref":"#/components/schemas/Operation"}"##
            ),
        ],
        result: attached("trigger"),
        errors: errors + [.invalidSchema],
        examples: [
            Example(
                "a push",
                after: [Example.shop],
                #"{"trigger":"open","operation":{"method":"push","params":{"type":"shop.list"}}}"#,
                gives:
                    #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","trigger":"a2"}"#
            )
        ]
    )

    package static let triggerSet = Self(
        .triggerSet,
        "Sets a trigger: its operation is carried out, and the trigger is reset in the same revision. Answers what the operation answers.",
        ParameterDescription.onNavigator + [trigger],
        result: .changed,
        errors: errors + [.unknownTrigger],
        examples: [
            Example(
                "the bound push",
                after: [Example.shop, bind],
                #"{"trigger":"open"}"#,
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","entry":"e3"}"#
            )
        ]
    )

    package static let triggerUnbind = Self(
        .triggerUnbind,
        "Takes a trigger away.",
        ParameterDescription.onNavigator + [trigger],
        result: .changed,
        errors: fewErrors + [.unknownTrigger],
        examples: [
            Example(
                "the only one",
                after: [Example.shop, bind],
                #"{"trigger":"open"}"#,
                gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
            )
        ]
    )
}
