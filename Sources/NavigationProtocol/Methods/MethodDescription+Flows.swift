// Flows: sequences of steps that end where they began.

extension MethodDescription {
    private static let sceneErrors: [ErrorCode] = [.unknownScene, .revisionMismatch, .tokenReused]
    private static let flowErrors = sceneErrors + [.unknownAttachment]
    private static let stepErrors: [ErrorCode] = [
        .unknownNavigator, .unknownDestination, .invalidArguments, .pathRefused, .noStack, .limitReached,
    ]

    private static let flow = ParameterDescription(
        "flow",
        "The id that `flow.start` answered.",
        required: true,
        schema: #"{"type":"string","examples":["a7"]}"#
    )
    private static func data(_ summary: String, required: Bool = false) -> ParameterDescription {
        ParameterDescription("data", summary, required: required, schema: "true")
    }
    private static let reason = ParameterDescription(
        "reason",
        "Why, for people; 1,024 bytes at most.",
        schema: #"{"type":"string"}"#
    )
    private static let target: [ParameterDescription] = [.scene, .ifRevision, .token, flow]

    private static let start =
        #"{"id":0,"method":"flow.start","params":{"name":"order","type":"shop.item","method":"managedSheet"}}"#
    private static let ended =
        #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","position":0,"removed":{"entries":1,"navigators":1}}"#

    package static let flowStart = Self(
        .flowStart,
        """
        Starts a flow: a sequence of steps that ends where it began, or at a checkpoint, whatever was shown meanwhile. It belongs to a module and outlives \
        the module's process; without one, to the session, and ends with it. `type` is its first step, shown in the same revision.
        """,
        ParameterDescription.onNavigator + [
            ParameterDescription(
                "name",
                "The flow's name; there may be several of a name.",
                required: true,
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "module",
                "Who is to drive it; the session's own module when left out. Another one is told with the signal `flow.started`.",
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "checkpoint",
                "A checkpoint on the navigator or above it, to return to; where the path ends now when left out.",
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "schema",
                "The JSON Schema of the value that it is completed with; any value will do when left out.",
                schema: #"{"type":["object","boolean"]}"#
            ),
            data("Any JSON that whoever drives it wants to find in it later; null for nothing."),
            ParameterDescription("type", "The destination type of the first step.", schema: #"{"type":"string"}"#),
            .arguments, .method("How to show it."),
            ParameterDescription(
                "forResult",
                "Whether the answer waits for the end of the flow: `completed` with a value, `cancelled`, or `failed`.",
                schema: #"{"type":"boolean"}"#
            ),
        ],
        result: .object(
            "flow",
            "Its id, where it returns to, and where its first step is shown; with `forResult` how it ended.",
            ResultDescription.changeMembers
                + ##","flow":{"type":"string"},"navigator":{"type":"string"},"position":{"type":"integer"},"shown":{"type":"object","properties":{"navigator":{"type":"string"},"entry":{"type":"string"}}},"outcome":{"enum":["completed","cancelled","failed","redirected"]},"redirected":{"type":"array","items":{"$ref":"#/components/schemas/Redirection"}},"value":true,"reason":{"type":"string"},"by":{"$ref":"#/components/schemas/Cause"}"##
        ),
        errors: sceneErrors + stepErrors + [.cannotReturn, .invalidSchema, .unknownModule],
        examples: [
            Example(
                "with its first step",
                after: [Example.shop],
                #"{"name":"order","type":"shop.item","method":"managedSheet","data":{"step":1}}"#,
                gives: """
                    {"scene":"main","revision":1,"changed":true,"durability":"memory","flow":"a2","navigator":"n1","position":0,\
                    "shown":{"navigator":"n3","entry":"e4"}}
                    """
            ),
            Example(
                "to end at a checkpoint",
                after: [
                    Example.shop, #"{"id":0,"method":"checkpoint.establish","params":{"checkpoint":"start"}}"#,
                    Example.list,
                ],
                #"{"name":"order","checkpoint":"start"}"#,
                gives: """
                    {"scene":"main","revision":3,"changed":true,"durability":"memory","flow":"a4","navigator":"n1","position":0}
                    """
            ),
        ]
    )

    package static let flowNext = Self(
        .flowNext,
        """
        Shows the next step of a flow: in front of where it began, that is on what is presented over that navigator or selected below it, as far as that goes. \
        With `data`, the flow keeps that in the same revision. Only whoever drives it may do so.
        """,
        [
            .scene,
            ParameterDescription(
                "navigator",
                "Id or name of a navigator at or below the one where the flow began; the one in front when left out.",
                schema: #"{"type":"string"}"#
            ),
            .ifRevision, .token, flow, .type, .arguments, .method("How to show it."),
            data("Any JSON for the flow to keep; null for nothing, and left out to leave it as it is."),
        ],
        result: .object(
            "shown",
            "Where the step is shown, and under which id.",
            ResultDescription.changeMembers + #","navigator":{"type":"string"},"entry":{"type":"string"}"#
        ),
        errors: flowErrors + stepErrors + [.notFlowOwner, .outsideFlow],
        examples: [
            Example(
                "in the flow's sheet",
                after: [Example.shop, start],
                #"{"flow":"a2","type":"shop.list","data":{"step":2}}"#,
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n3","entry":"e5"}"#
            )
        ]
    )

    package static let flowUpdate = Self(
        .flowUpdate,
        "Keeps other data in a flow, for whoever drives it to find when it comes back. Only whoever drives it may do so.",
        target + [data("Any JSON; null for nothing.", required: true)],
        result: .changed,
        errors: flowErrors + [.notFlowOwner, .limitReached],
        examples: [
            Example(
                "what is known so far",
                after: [Example.shop, start],
                #"{"flow":"a2","data":{"city":"Ulm"}}"#,
                gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
            )
        ]
    )

    package static let flowComplete = Self(
        .flowComplete,
        """
        Ends a flow that did what it was for: closes the presentations at or below where it began, pops to its place, and tells whoever started it, with the \
        value. Whoever established its checkpoint gets the value as well. Only whoever drives it may do so.
        """,
        target + [
            ParameterDescription(
                "value",
                "Any JSON that fits the schemas of the flow and of its checkpoint.",
                schema: "true"
            )
        ],
        result: .checkpointReturned,
        errors: flowErrors + [.notFlowOwner, .invalidArguments],
        examples: [
            Example("with a value", after: [Example.shop, start], #"{"flow":"a2","value":{"order":7}}"#, gives: ended)
        ]
    )

    package static let flowCancel = Self(
        .flowCancel,
        "Ends a flow that is not to go on, as `flow.complete` does, without a value. Everyone may do so, also while its module is away.",
        target + [reason],
        result: .checkpointReturned,
        errors: flowErrors,
        examples: [
            Example(
                "by somebody else",
                after: [Example.shop, start],
                #"{"flow":"a2","reason":"the user left"}"#,
                gives: ended
            )
        ]
    )

    package static let flowFail = Self(
        .flowFail,
        "Ends a flow that cannot go on, as `flow.complete` does, and tells why. Only whoever drives it may do so.",
        target + [reason.required, data("Any JSON for whoever is told.")],
        result: .checkpointReturned,
        errors: flowErrors + [.notFlowOwner, .limitReached],
        examples: [
            Example(
                "no payment",
                after: [Example.shop, start],
                #"{"flow":"a2","reason":"the card was refused","data":{"code":51}}"#,
                gives: ended
            )
        ]
    )

    package static let flowList = Self(
        .flowList,
        "The flows of a scene, oldest first, each with its `state`: `running`, or `suspended` while its module is away.",
        [
            .scene,
            ParameterDescription("module", "Only those that this module drives.", schema: #"{"type":"string"}"#),
        ],
        result: .object(
            "flows",
            "Oldest first.",
            ##""scene":{"type":"string"},"revision":{"type":"integer"},"flows":{"type":"array","items":{"$ref":"#/components/schemas/Flow"}}"##
        ),
        errors: [.unknownScene],
        examples: [
            Example(
                "of a module",
                after: [Example.shop, start],
                #"{"module":"shop"}"#,
                gives: """
                    {"scene":"main","revision":1,"flows":[{"id":"a2","navigator":"n1","session":"s1","kind":"flow","name":"order",\
                    "module":"shop","position":0,"state":"running"}]}
                    """
            )
        ]
    )

    package static let flowGet = Self(
        .flowGet,
        "One flow, with what it keeps.",
        [.scene, flow],
        result: .object(
            "flow",
            "The flow.",
            ##""scene":{"type":"string"},"revision":{"type":"integer"},"flow":{"$ref":"#/components/schemas/Flow"}"##
        ),
        errors: [.unknownScene, .unknownAttachment],
        examples: [
            Example(
                "one without a module",
                after: [#"{"id":0,"method":"flow.start","params":{"name":"tour","data":[1]}}"#],
                #"{"flow":"a2"}"#,
                gives: """
                    {"scene":"main","revision":1,"flow":{"id":"a2","navigator":"n1","session":"s1","kind":"flow","name":"tour",\
                    "position":0,"data":[1],"state":"running"}}
                    """
            )
        ]
    )
}
