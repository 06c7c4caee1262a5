extension MethodDescription {
    package static let moduleRegister = Self(
        .moduleRegister,
        """
        Claims a module name and registers destination types under it, all or nothing. Again from the same session: adds types, and redefines those \
        it names. The registration ends with the session.
        """,
        [
            ParameterDescription("module", "The module's name.", required: true, schema: #"{"type":"string"}"#),
            ParameterDescription("version", "Its version.", schema: #"{"type":"string"}"#),
            ParameterDescription("title", "For people.", schema: #"{"type":"string"}"#),
            ParameterDescription(
                "destinations",
                "The types; each name begins with the module's name and a dot.",
                required: true,
                schema: ##"{"type":"array","items":{"$ref":"#/components/schemas/Destination"}}"##
            ),
            ParameterDescription(
                "navigator",
                "The navigator on which, and below which, the types are known; everywhere when left out. The nearest registration wins.",
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "scene",
                "The navigator's scene; `main` when left out.",
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "takeOver",
                "Take the name from another session of the same user; that one is told with `moduleLost`.",
                schema: #"{"type":"boolean"}"#
            ),
        ],
        result: .object(
            "registration",
            """
            The types registered by this request, those that had orphaned entries, and, if there are any, the open flows of the module, how many entries \
            `type.migrate` asks for first, and how many places break rules now.
            """,
            ##""module":{"type":"string"},"registered":{"type":"array"},"revived":{"type":"array"},"flows":{"type":"array","items":{"$ref":"#/components/schemas/Flow"}},"outdated":{"type":"integer"},"violations":{"type":"integer"}"##
        ),
        errors: [.nameTaken, .invalidSchema, .limitReached, .unknownScene, .unknownNavigator],
        examples: [
            Example(
                "a type with a schema",
                """
                {"module":"shop","destinations":[{"type":"shop.item","method":"sheet","arguments":{"type":"object",\
                "properties":{"id":{"type":"integer"}},"required":["id"]},"hints":{"detents":["medium"]}}]}
                """,
                gives: #"{"module":"shop","registered":["shop.item"],"revived":[]}"#
            )
        ]
    )

    package static let moduleUnregister = Self(
        .moduleUnregister,
        "Takes back types of a module, or the module with all of them. Their entries follow each type's `orphan` policy.",
        [
            ParameterDescription("module", "The module's name.", required: true, schema: #"{"type":"string"}"#),
            ParameterDescription("types", "All when left out.", schema: #"{"type":"array","items":{"type":"string"}}"#),
        ],
        result: .object(
            "outcome",
            "The types taken back.",
            #""module":{"type":"string"},"unregistered":{"type":"array"}"#
        ),
        errors: [.unknownModule, .notOwner, .unknownDestination],
        examples: [
            Example(
                "the whole module",
                after: [Example.shop],
                #"{"module":"shop"}"#,
                gives: #"{"module":"shop","unregistered":["shop.item","shop.list"]}"#
            )
        ]
    )

    package static let moduleList = Self(
        .moduleList,
        """
        The modules that are registered, and those that the host starts, by name. What the host starts has a `state` (`stopped`, `starting`, `running`, \
        `stopping`, `backingOff`, `failed`), `restarts`, and, when there are any, `pid` and `lastFailure` (an error).
        """,
        result: .object("modules", "By name.", #""modules":{"type":"array"}"#),
        examples: [
            Example(
                "one module",
                after: [Example.shop],
                "{}",
                gives: #"{"modules":[{"module":"shop","session":"s1","destinations":2}]}"#
            ),
            Example(
                "one that the host starts",
                supervising: [Example.clock],
                "{}",
                gives: #"{"modules":[{"module":"clock","destinations":0,"state":"stopped","restarts":0}]}"#
            ),
        ]
    )

    package static let destinationList = Self(
        .destinationList,
        "The destination types that are registered, by name.",
        [ParameterDescription("module", "Only this module's.", schema: #"{"type":"string"}"#)],
        result: .object("destinations", "By name.", #""destinations":{"type":"array"}"#),
        errors: [.unknownModule],
        examples: [
            Example(
                "all",
                after: [Example.shop],
                "{}",
                gives: """
                    {"destinations":[{"type":"shop.item","module":"shop","method":"sheet","orphan":"keep"},\
                    {"type":"shop.list","module":"shop","orphan":"keep"}]}
                    """
            )
        ]
    )

    package static let destinationGet = Self(
        .destinationGet,
        "One destination type as it was registered.",
        [.type],
        result: .destination,
        errors: [.unknownDestination],
        examples: [
            Example(
                "by name",
                after: [Example.shop],
                #"{"type":"shop.item"}"#,
                gives: #"{"type":"shop.item","module":"shop","method":"sheet","orphan":"keep"}"#
            )
        ]
    )
}
