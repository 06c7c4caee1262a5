// What takes a tree as a whole: columns, alerts, state documents, transactions, and the rules of paths.

extension MethodDescription {
    private static let fewErrors: [ErrorCode] = [.unknownScene, .revisionMismatch, .tokenReused]
    private static let errors = fewErrors + [.limitReached]
    private static let value = ParameterDescription("value", "Any JSON; part of what is told.", schema: "true")

    package static let columnShow = Self(
        .columnShow,
        """
        What is chosen in one column drives the next: the next stack of the same parent shows this destination and nothing else, those after it are emptied, \
        and it comes to the front. Without a type, all columns after this one are emptied.
        """,
        ParameterDescription.onNavigator + [
            ParameterDescription("type", "The destination type; none clears.", schema: #"{"type":"string"}"#),
            .arguments,
        ],
        result: .shown,
        errors: errors + [.unknownNavigator, .noColumn, .unknownDestination, .invalidArguments, .pathRefused],
        examples: [
            Example(
                "a choice in the sidebar",
                after: [
                    Example.shop, #"{"id":0,"method":"navigator.create","params":{"name":"sidebar"}}"#,
                    #"{"id":0,"method":"navigator.create","params":{"name":"detail"}}"#,
                ],
                #"{"navigator":"sidebar","type":"shop.list"}"#,
                gives:
                    #"{"scene":"main","revision":3,"changed":true,"durability":"memory","navigator":"n3","entry":"e4"}"#
            )
        ]
    )

    package static let answer = Self(
        .answer,
        """
        Answers an alert or a dialog with one of its buttons, which closes it and tells whoever showed it. The entry says which one is meant: an answer \
        for another never closes it.
        """,
        [
            .scene, .ifRevision, .token, .entry.required,
            ParameterDescription("answer", "What the button answers.", required: true, schema: #"{"type":"string"}"#),
            value,
        ],
        result: .removed,
        errors: fewErrors + [.unknownEntry, .noAlert, .unknownAnswer],
        examples: [
            Example(
                "delete",
                after: [
                    Example.shop,
                    """
                    {"id":0,"method":"present","params":{"type":"shop.item","method":"alert",\
                    "buttons":[{"answer":"delete","role":"destructive"},{"answer":"keep","role":"cancel"}]}}
                    """,
                ],
                #"{"entry":"e3","answer":"delete"}"#,
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":1}}"#
            )
        ]
    )

    package static let entryClose = Self(
        .entryClose,
        """
        Closes what an entry shows, at any depth: a pushed one with all above it, a presented one with its navigator. For a child that knows itself and \
        not its presenter; whoever showed it is told, with the value.
        """,
        [.scene, .ifRevision, .token, .entry.required, value],
        result: .removed,
        errors: fewErrors + [.unknownEntry, .atRoot],
        examples: [
            Example(
                "a sheet, from inside",
                after: [Example.shop, Example.item],
                #"{"entry":"e3","value":{"saved":true}}"#,
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":1}}"#
            )
        ]
    )

    package static let stateGet = Self(
        .stateGet,
        "The whole nested state of a navigator, the root's when none is named, as a document that `state.set` takes.",
        [.scene, ParameterDescription("navigator", "The root when left out.", schema: #"{"type":"string"}"#)],
        result: .object(
            "state",
            "A list of navigators, parents before children.",
            ##""scene":{"type":"string"},"revision":{"type":"integer"},"navigator":{"type":"string"},"state":{"$ref":"#/components/schemas/State"}"##
        ),
        errors: [.unknownScene, .unknownNavigator, .answerTooLarge],
        examples: [
            Example(
                "a path with a sheet over it",
                after: [Example.shop, Example.list, Example.item],
                "{}",
                gives: """
                    {"scene":"main","revision":2,"navigator":"n1","state":[{"path":[{"type":"shop.list"}]},\
                    {"path":[],"parent":0,"anchor":0,"method":"sheet","root":{"type":"shop.item"}}]}
                    """
            )
        ]
    )

    package static let stateSet = Self(
        .stateSet,
        """
        Makes a navigator, the root when none is named, and all below it what a document says, as one revision. What is so already keeps its ids. Refused as \
        a whole, with every problem listed.
        """,
        [
            .scene, ParameterDescription("navigator", "The root when left out.", schema: #"{"type":"string"}"#),
            .ifRevision,
            .token,
            ParameterDescription(
                "state",
                "Navigators, parents before children; the first is the one that is there.",
                required: true,
                schema: ##"{"$ref":"#/components/schemas/State"}"##
            ),
        ],
        result: .object(
            "outcome",
            "How much had to go.",
            ResultDescription.changeMembers
                + ##","navigator":{"type":"string"},"removed":{"$ref":"#/components/schemas/Removed"}"##
        ),
        errors: errors + [.unknownNavigator, .invalidState],
        examples: [
            Example(
                "a path, a sheet with a path, an alert",
                after: [Example.shop],
                """
                {"state":[{"path":[{"type":"shop.list"}]},{"method":"managedSheet","root":{"type":"shop.item"},\
                "path":[{"type":"shop.list"}]},{"method":"alert","root":{"type":"shop.item"}}]}
                """,
                gives:
                    #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","removed":{"entries":0,"navigators":0}}"#
            )
        ]
    )

    private static let operations = ParameterDescription(
        "operations",
        "1 to 256 operations on the tree of this scene, in their order.",
        required: true,
        schema: ##"{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Operation"}}"##
    )

    package static let transaction = Self(
        .transaction,
        "Carries several operations out as one revision, or none of them: a refusal is that of the operation, with its number as `operation`.",
        [.scene, .ifRevision, .token, operations],
        result: .object(
            "outcome",
            "What each operation answered.",
            ResultDescription.changeMembers + #","operations":{"type":"array"}"#
        ),
        errors: errors + [.cannotWait],
        examples: [
            Example(
                "a tab with a path",
                after: [Example.shop],
                """
                {"operations":[{"method":"navigator.create","params":{"name":"home"}},\
                {"method":"push","params":{"navigator":"home","type":"shop.list"}}]}
                """,
                gives: """
                    {"operations":[{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2"},\
                    {"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2","entry":"e3"}],\
                    "scene":"main","revision":1,"changed":true,"durability":"memory"}
                    """
            )
        ]
    )

    package static let plan = Self(
        .plan,
        "What a transaction would do, without doing it: its changes, or its refusal; the locks that a global operation in it meets; the guards it would ask.",
        [.scene, .ifRevision, operations],
        result: .object(
            "plan",
            "The changes that would be, if `allowed`; else the refusal.",
            ##""scene":{"type":"string"},"revision":{"type":"integer"},"allowed":{"type":"boolean"},"refusal":{"type":"object"},"operations":{"type":"array"},"changes":{"type":"array"},"locks":{"type":"array","items":{"$ref":"#/components/schemas/Attachment"}},"guards":{"type":"array","items":{"$ref":"#/components/schemas/Guard"}}"##
        ),
        errors: [.unknownScene, .revisionMismatch],
        examples: [
            Example(
                "a reset that a lock would stop",
                after: [#"{"id":0,"method":"lock"}"#],
                #"{"operations":[{"method":"reset"}]}"#,
                gives: """
                    {"operations":[],"scene":"main","revision":1,"allowed":false,"refusal":{"code":214,\
                    "message":"Operation 0: The scene is locked by a2 at n1","data":{"name":"locked",\
                    "locks":[{"id":"a2","navigator":"n1","session":"s1","kind":"lock"}],"operation":0}},"changes":[],\
                    "locks":[{"id":"a2","navigator":"n1","session":"s1","kind":"lock"}],"guards":[]}
                    """
            ),
            Example(
                "a push",
                after: [Example.shop, #"{"id":0,"method":"navigator.create","params":{"select":false}}"#],
                #"{"operations":[{"method":"navigator.select","params":{"navigator":"n2"}}]}"#,
                gives: """
                    {"operations":[{"scene":"main","revision":2,"changed":true,"durability":"memory"}],"scene":"main","revision":1,"allowed":true,\
                    "changes":[{"kind":"navigator.selected","parent":"n1","child":"n2","previous":null}],"locks":[],"guards":[]}
                    """
            ),
        ]
    )

}
