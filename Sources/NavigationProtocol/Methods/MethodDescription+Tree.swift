extension MethodDescription {
    private static let sceneName = ParameterDescription(
        "scene",
        "Its name.",
        required: true,
        schema: #"{"type":"string"}"#
    )
    private static let tabs = [
        #"{"id":0,"method":"navigator.create","params":{"name":"home"}}"#,
        #"{"id":0,"method":"navigator.create","params":{"name":"search"}}"#,
    ]

    package static let sceneCreate = Self(
        .sceneCreate,
        "Makes a scene: one more tree, with its own root, revisions and current navigator.",
        [
            sceneName,
            ParameterDescription(
                "configuration",
                "`restorationKey`, `executionDelay` (0 to 5 s) and `verbosity`; its navigators inherit it.",
                schema: ##"{"$ref":"#/components/schemas/Configuration"}"##
            ),
        ],
        result: .object(
            "scene",
            "The scene and its root navigator.",
            #""scene":{"type":"string"},"revision":{"type":"integer"},"navigator":{"type":"string"}"#
        ),
        errors: [.nameInUse, .limitReached],
        examples: [
            Example("a second screen", #"{"scene":"rear"}"#, gives: #"{"scene":"rear","revision":0,"navigator":"n1"}"#)
        ]
    )

    package static let sceneClose = Self(
        .sceneClose,
        "Ends a scene and its watches. `main` stays.",
        [sceneName],
        result: .object("scene", "The scene that is gone.", #""scene":{"type":"string"}"#),
        errors: [.unknownScene, .rootFixed],
        examples: [
            Example(
                "close it again",
                after: [#"{"id":0,"method":"scene.create","params":{"scene":"rear"}}"#],
                #"{"scene":"rear"}"#,
                gives: #"{"scene":"rear"}"#
            )
        ]
    )

    package static let sceneList = Self(
        .sceneList,
        "The scenes, by name.",
        result: .object("scenes", "By name.", #""scenes":{"type":"array"}"#),
        examples: [
            Example(
                "a fresh host",
                "{}",
                gives: #"{"scenes":[{"scene":"main","revision":0,"navigators":1,"entries":0,"current":"n1"}]}"#
            )
        ]
    )

    package static let treeGet = Self(
        .treeGet,
        "The whole scene, or a navigator with all below it, as one consistent snapshot; now, or at a revision that is kept.",
        [
            .scene, .navigator,
            ParameterDescription(
                "revision",
                "A revision that is kept; the newest when left out.",
                schema: #"{"type":"integer","minimum":0}"#
            ),
        ],
        result: .snapshot,
        errors: [.unknownScene, .unknownNavigator, .outsideWindow, .answerTooLarge],
        examples: [
            Example(
                "one entry",
                after: [
                    Example.shop, #"{"id":0,"method":"navigate","params":{"type":"shop.list","arguments":{"page":2}}}"#,
                ],
                "{}",
                gives: """
                    {"scene":"main","revision":1,"instance":"0123456789abcdef","current":"n1","configuration":{"executionDelay":0,"verbosity":"info"},\
                    "orphaned":[],"navigators":[{"id":"n1","kind":"root","hasPath":true,"children":[],"path":[{"id":"e2","type":"shop.list",\
                    "arguments":{"page":2},"module":"shop","method":"push","cause":{"revision":1,"session":"s1"}}]}],\
                    "attachments":[]}
                    """
            )
        ]
    )

    package static let navigatorCreate = Self(
        .navigatorCreate,
        """
        Adds a navigator: a stack (a tab, a column) as the last child of its parent, or a presentation that a module shows by its own means. The first \
        stack below a navigator is selected unless `select` says otherwise.
        """,
        [
            .scene, .ifRevision, .token,
            ParameterDescription("parent", "Id or name; the root when left out.", schema: #"{"type":"string"}"#),
            ParameterDescription("kind", "`stack` when left out.", schema: #"{"enum":["stack","presentation"]}"#),
            .presentationName,
            .method("How a presentation is shown; `managedSheet` when left out."),
            ParameterDescription(
                "root",
                "The destination it is made for.",
                schema: ##"{"$ref":"#/components/schemas/RequestedDestination"}"##
            ),
            ParameterDescription(
                "entry",
                "An entry of the parent's path that a stack lives with.",
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "select",
                "Whether a stack comes to the front of its parent.",
                schema: #"{"type":"boolean"}"#
            ),
            ParameterDescription("ephemeral", "Close it when this session ends.", schema: #"{"type":"boolean"}"#),
            .ifOccupied,
        ],
        result: .created,
        errors: [
            .unknownScene, .unknownNavigator, .unknownEntry, .unknownDestination, .invalidArguments, .nameInUse,
            .occupied,
            .revisionMismatch, .limitReached, .pathRefused, .tokenReused,
        ],
        examples: [
            Example(
                "a tab",
                #"{"name":"home"}"#,
                gives: #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2"}"#
            )
        ]
    )

    package static let navigatorClose = Self(
        .navigatorClose,
        "Closes a navigator of any kind but the root, with all below it.",
        [.scene, .navigator.required, .ifRevision, .token],
        result: .removed,
        errors: [.unknownScene, .unknownNavigator, .rootFixed, .revisionMismatch, .tokenReused],
        examples: [
            Example(
                "a tab",
                after: tabs,
                #"{"navigator":"search"}"#,
                gives:
                    #"{"scene":"main","revision":3,"changed":true,"durability":"memory","removed":{"entries":0,"navigators":1}}"#
            )
        ]
    )

    package static let navigatorSelect = Self(
        .navigatorSelect,
        "Brings a stack to the front of its parent; the others keep their paths.",
        [.scene, .navigator.required, .ifRevision, .token],
        result: .changed,
        errors: [.unknownScene, .unknownNavigator, .notSelectable, .revisionMismatch, .tokenReused],
        examples: [
            Example(
                "the other tab",
                after: tabs,
                #"{"navigator":"search"}"#,
                gives: #"{"scene":"main","revision":3,"changed":true,"durability":"memory"}"#
            )
        ]
    )

    package static let navigatorGet = Self(
        .navigatorGet,
        "One navigator: the current one when none is named.",
        [.scene, .navigator],
        result: .navigatorState,
        errors: [.unknownScene, .unknownNavigator],
        examples: [
            Example(
                "the current one",
                after: tabs,
                "{}",
                gives: """
                    {"scene":"main","revision":2,"id":"n2","kind":"stack","name":"home","parent":"n1","hasPath":true,"children":[],"count":0,\
                    "isPresented":false,"isPresenting":false,"isAnyChildPresenting":false,"depth":1,"current":true}
                    """
            )
        ]
    )

    package static let navigatorFind = Self(
        .navigatorFind,
        "A navigator by its name in the scene, or below another one.",
        [
            .scene,
            ParameterDescription("name", "The name to look for.", required: true, schema: #"{"type":"string"}"#),
            ParameterDescription("below", "Only at or below this navigator.", schema: #"{"type":"string"}"#),
        ],
        result: .navigatorState,
        errors: [.unknownScene, .unknownNavigator],
        examples: [
            Example(
                "by name",
                after: tabs,
                #"{"name":"search"}"#,
                gives: """
                    {"scene":"main","revision":2,"id":"n3","kind":"stack","name":"search","parent":"n1","hasPath":true,"children":[],"count":0,\
                    "isPresented":false,"isPresenting":false,"isAnyChildPresenting":false,"depth":1,"current":false}
                    """
            )
        ]
    )
}
