extension MethodDescription {
    private static let navigatorErrors: [ErrorCode] = [
        .unknownScene, .unknownNavigator, .revisionMismatch, .tokenReused,
    ]
    private static let destinationErrors =
        navigatorErrors + [.unknownDestination, .invalidArguments, .pathRefused, .limitReached]
    private static let showParameters: [ParameterDescription] = [
        .scene, .navigator, .ifRevision, .token, .type, .arguments,
    ]

    package static let navigate = Self(
        .navigate,
        """
        Shows a destination by the request's method, else by its type's, else by `push`. By the method `send` it goes to a receiver, as with the request \
        `send`, whose answer this gets then.
        """,
        showParameters + [
            ParameterDescription(
                "method",
                "How to show it; `send` leaves that to whoever receives the type.",
                schema: ##"{"$ref":"#/components/schemas/RequestedMethod"}"##
            ), .presentationName, .ifOccupied, .ifPresent, .transient, .buttons, .forResult,
        ],
        result: .shown,
        errors: destinationErrors + [.noStack, .occupied, .nameInUse],
        examples: [
            Example(
                "by the type's own method",
                after: [Example.shop],
                #"{"type":"shop.item","arguments":{"id":7}}"#,
                gives:
                    #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2","entry":"e3"}"#
            ),
            Example(
                "pushed instead",
                after: [Example.shop],
                #"{"type":"shop.item","method":"push"}"#,
                gives:
                    #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","entry":"e2"}"#
            ),
        ]
    )

    package static let push = Self(
        .push,
        "Puts a destination on top of a navigator's path.",
        showParameters + [.ifPresent, .transient, .forResult],
        result: .shown,
        errors: destinationErrors + [.noStack],
        examples: [
            Example(
                "on the current navigator",
                after: [Example.shop],
                #"{"type":"shop.list"}"#,
                gives:
                    #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","entry":"e2"}"#
            )
        ]
    )

    package static let present = Self(
        .present,
        "Shows a destination over a navigator, which presents one thing at a time. Presenting what is shown already changes nothing.",
        showParameters + [
            .method("A form of presentation; the type's when that is one, else `sheet`."), .presentationName,
            .ifOccupied, .ifPresent, .transient, .buttons, .forResult,
        ],
        result: .shown,
        errors: destinationErrors + [.occupied, .nameInUse],
        examples: [
            Example(
                "as a cover with a path of its own",
                after: [Example.shop],
                #"{"type":"shop.list","method":"managedCover"}"#,
                gives:
                    #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2","entry":"e3"}"#
            ),
            Example(
                "shown already",
                after: [Example.shop, Example.item],
                #"{"type":"shop.item","navigator":"n1"}"#,
                gives: #"{"scene":"main","revision":1,"changed":false,"navigator":"n2","entry":"e3"}"#
            ),
        ]
    )

    package static let replace = Self(
        .replace,
        "Gives the place of an entry to a new one. What the old one presented is closed; entries above it stay.",
        [
            .scene, .navigator, .ifRevision, .token, .type, .arguments,
            ParameterDescription(
                "entry",
                "The entry to replace; the top one when left out.",
                schema: #"{"type":"string"}"#
            ),
        ],
        result: .shown,
        errors: destinationErrors + [.noStack, .atRoot, .unknownEntry],
        examples: [
            Example(
                "the top one",
                after: [Example.shop, Example.list],
                #"{"type":"shop.item"}"#,
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","entry":"e3"}"#
            )
        ]
    )

    package static let pop = Self(
        .pop,
        "Takes entries off a path, topmost first, with all that they present. Refused when the path has not that many.",
        [
            .scene, .navigator, .ifRevision, .token,
            ParameterDescription(
                "count",
                "How many go; 1 when nothing is said.",
                schema: #"{"type":"integer","minimum":1}"#
            ),
            ParameterDescription("to", "How many stay.", schema: #"{"type":"integer","minimum":0}"#),
            ParameterDescription("entry", "This entry goes, and all above it.", schema: #"{"type":"string"}"#),
        ],
        result: .removed,
        errors: navigatorErrors + [.unknownEntry, .atRoot, .outOfRange],
        examples: [
            Example(
                "one",
                after: [Example.shop, Example.list],
                "{}",
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":0}}"#
            ),
            Example(
                "from an entry upwards",
                after: [Example.shop, Example.list, Example.list],
                #"{"entry":"e2"}"#,
                gives:
                    #"{"scene":"main","revision":3,"changed":true,"durability":"memory","removed":{"entries":2,"navigators":0}}"#
            ),
        ]
    )

    package static let popAll = Self(
        .popAll,
        "Empties a navigator's path.",
        [.scene, .navigator, .ifRevision, .token],
        result: .removed,
        errors: navigatorErrors,
        examples: [
            Example(
                "nothing to do",
                "{}",
                gives: #"{"scene":"main","revision":0,"changed":false,"removed":{"entries":0,"navigators":0}}"#
            )
        ]
    )

    package static let popAny = Self(
        .popAny,
        "Empties every path of the scene.",
        [.scene, .ifRevision, .token],
        result: .removed,
        errors: [.unknownScene, .revisionMismatch, .locked, .tokenReused],
        examples: [
            Example(
                "one path",
                after: [Example.shop, Example.list],
                "{}",
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":0}}"#
            )
        ]
    )

    package static let back = Self(
        .back,
        "Pops one entry, or else dismisses the navigator.",
        [.scene, .navigator, .ifRevision, .token],
        result: .removed,
        errors: navigatorErrors + [.atRoot],
        examples: [
            Example(
                "out of a sheet",
                after: [Example.shop, Example.item],
                "{}",
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":1}}"#
            )
        ]
    )

    package static let dismiss = Self(
        .dismiss,
        "Closes this presented navigator; never pops.",
        [.scene, .navigator, .ifRevision, .token],
        result: .removed,
        errors: navigatorErrors + [.notPresented],
        examples: [
            Example(
                "the current one",
                after: [Example.shop, Example.item],
                "{}",
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":1}}"#
            )
        ]
    )

    package static let dismissPresented = Self(
        .dismissPresented,
        "Closes what this navigator presents.",
        [.scene, .navigator, .ifRevision, .token],
        result: .removed,
        errors: navigatorErrors,
        examples: [
            Example(
                "from the presenter",
                after: [Example.shop, Example.item],
                #"{"navigator":"n1"}"#,
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":1}}"#
            )
        ]
    )

    package static let dismissChildren = Self(
        .dismissChildren,
        "Closes every presentation that this navigator or one below it presents.",
        [.scene, .navigator, .ifRevision, .token],
        result: .removed,
        errors: navigatorErrors,
        examples: [
            Example(
                "nothing to do",
                "{}",
                gives: #"{"scene":"main","revision":0,"changed":false,"removed":{"entries":0,"navigators":0}}"#
            )
        ]
    )

    package static let dismissAny = Self(
        .dismissAny,
        "Closes every presentation of the scene.",
        [.scene, .ifRevision, .token],
        result: .removed,
        errors: [.unknownScene, .revisionMismatch, .locked, .tokenReused],
        examples: [
            Example(
                "a sheet over a sheet",
                after: [Example.shop, Example.item, #"{"id":0,"method":"present","params":{"type":"shop.list"}}"#],
                "{}",
                gives:
                    #"{"scene":"main","revision":3,"changed":true,"durability":"memory","removed":{"entries":2,"navigators":2}}"#
            )
        ]
    )

    package static let reset = Self(
        .reset,
        "Closes every presentation and empties every path of the scene.",
        [.scene, .ifRevision, .token],
        result: .removed,
        errors: [.unknownScene, .revisionMismatch, .locked, .tokenReused],
        examples: [
            Example(
                "a path and a sheet",
                after: [Example.shop, Example.list, Example.item],
                "{}",
                gives:
                    #"{"scene":"main","revision":3,"changed":true,"durability":"memory","removed":{"entries":2,"navigators":1}}"#
            )
        ]
    )

    private static let path = ParameterDescription(
        "path",
        "Destinations, the lowest first.",
        required: true,
        schema: ##"{"type":"array","items":{"$ref":"#/components/schemas/RequestedDestination"}}"##
    )

    package static let pathGet = Self(
        .pathGet,
        "A navigator's path, or a part of it.",
        [
            .scene, .navigator,
            ParameterDescription(
                "offset",
                "Leave out so many from the bottom.",
                schema: #"{"type":"integer","minimum":0}"#
            ),
            ParameterDescription("limit", "Give so many at most.", schema: #"{"type":"integer","minimum":0}"#),
        ],
        result: .object(
            "path",
            "The entries, oldest first, and how many the whole path has.",
            ##""scene":{"type":"string"},"revision":{"type":"integer"},"navigator":{"type":"string"},"count":{"type":"integer"},"isEmpty":{"type":"boolean"},"path":{"type":"array","items":{"$ref":"#/components/schemas/Entry"}}"##
        ),
        errors: [.unknownScene, .unknownNavigator, .answerTooLarge],
        examples: [
            Example(
                "an empty path",
                "{}",
                gives: #"{"scene":"main","revision":0,"navigator":"n1","count":0,"isEmpty":true,"path":[]}"#
            )
        ]
    )

    package static let pathSet = Self(
        .pathSet,
        "Makes the path these destinations. The longest common beginning keeps its entries; the whole is checked before anything changes.",
        [.scene, .navigator, .ifRevision, .token, path],
        result: .pathIDs,
        errors: destinationErrors + [.noStack],
        examples: [
            Example(
                "one kept, one new",
                after: [Example.shop, Example.list],
                #"{"path":[{"type":"shop.list"},{"type":"shop.item","arguments":{"id":1}}]}"#,
                gives:
                    #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","path":["e2","e3"],"removed":{"entries":0,"navigators":0}}"#
            )
        ]
    )

    package static let pathAppend = Self(
        .pathAppend,
        "Pushes several destinations as one revision.",
        [.scene, .navigator, .ifRevision, .token, path],
        result: .pathIDs,
        errors: destinationErrors + [.noStack],
        examples: [
            Example(
                "two",
                after: [Example.shop],
                #"{"path":[{"type":"shop.list"},{"type":"shop.list"}]}"#,
                gives:
                    #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","path":["e2","e3"],"removed":{"entries":0,"navigators":0}}"#
            )
        ]
    )

    package static let entryGet = Self(
        .entryGet,
        "One entry, and where it is shown. The position is -1 for the destination that a navigator was made for.",
        [.scene, .entry.required],
        result: ResultDescription(
            "entry",
            "The entry and its place.",
            schema: ##"{"$ref":"#/components/schemas/Entry"}"##
        ),
        errors: [.unknownScene, .unknownEntry],
        examples: [
            Example(
                "the root of a sheet",
                after: [Example.shop, Example.item],
                #"{"entry":"e3"}"#,
                gives: """
                    {"scene":"main","revision":1,"navigator":"n2","position":-1,"id":"e3","type":"shop.item","arguments":{},"module":"shop",\
                    "method":"sheet","cause":{"revision":1,"session":"s1"}}
                    """
            )
        ]
    )
}
