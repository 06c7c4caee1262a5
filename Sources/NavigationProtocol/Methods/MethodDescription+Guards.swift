// Guards: modules that vote before something is shown, or goes.

extension MethodDescription {
    private static let guarded = ParameterDescription(
        "guard",
        "A guard's id.",
        required: true,
        schema: #"{"type":"string","examples":["g1"]}"#
    )

    package static let guardAdd = Self(
        .guardAdd,
        """
        Asks this session before a request shows, or takes away, what the guard is about: it gets `guard.ask`, and the request waits, as do those that \
        would change the same navigators. Guards are asked one after the other, by their order and then by their age. A guard ends with \
        `guard.remove`, with its session, and with the navigator or the scene that it was put up for.
        """,
        [
            ParameterDescription("name", "What people know it by.", required: true, schema: #"{"type":"string"}"#),
            ParameterDescription(
                "on",
                "Whether it is asked before something is shown, or before something goes.",
                required: true,
                schema: #"{"enum":["enter","leave"]}"#
            ),
            ParameterDescription(
                "types",
                "Types that it is about: `shop.item`, `shop.*`, or `*`. With `roles` left out too, all of them.",
                schema: #"{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":256}"#
            ),
            ParameterDescription(
                "roles",
                "Roles that it is about, whoever provides the types that have them.",
                schema: #"{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":256}"#
            ),
            ParameterDescription("scene", "Only this scene; all when left out.", schema: #"{"type":"string"}"#),
            ParameterDescription(
                "navigator",
                "Only this navigator and what is below it.",
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "order",
                "Guards with a lower number are asked first; 0 when left out.",
                schema: #"{"type":"integer","minimum":-1000000,"maximum":1000000}"#
            ),
            ParameterDescription(
                "timeout",
                "Seconds that it has to answer; the limit `question` when left out, the limit `questionMaximum` at most.",
                schema: #"{"type":"number","exclusiveMinimum":0}"#
            ),
            ParameterDescription(
                "default",
                "What holds when it does not answer, or nothing that makes sense; `deny` when left out.",
                schema: #"{"enum":["allow","deny"]}"#
            ),
        ],
        result: .object("guard", "Its id.", #""guard":{"type":"string"}"#),
        errors: [.limitReached, .unknownScene, .unknownNavigator],
        examples: [
            Example(
                "before anything of the shop is shown",
                #"{"name":"login","on":"enter","types":["shop.*"]}"#,
                gives: #"{"guard":"g1"}"#
            )
        ]
    )

    package static let guardRemove = Self(
        .guardRemove,
        "Takes a guard of this session away. A request that waits for its vote goes on without it.",
        [guarded],
        result: .object("guard", "Its id.", #""guard":{"type":"string"}"#),
        errors: [.unknownGuard, .notOwner],
        examples: [
            Example(
                "the only one",
                after: [#"{"id":0,"method":"guard.add","params":{"name":"login","on":"enter"}}"#],
                #"{"guard":"g1"}"#,
                gives: #"{"guard":"g1"}"#
            )
        ]
    )

    package static let guardList = Self(
        .guardList,
        "All guards, in the order in which they are asked.",
        result: .object(
            "guards",
            "In the order in which they are asked.",
            ##""guards":{"type":"array","items":{"$ref":"#/components/schemas/Guard"}}"##
        ),
        examples: [
            Example(
                "one",
                after: [#"{"id":0,"method":"guard.add","params":{"name":"login","on":"enter","roles":["private"]}}"#],
                "{}",
                gives: """
                    {"guards":[{"guard":"g1","name":"login","session":"s1","on":"enter","types":[],"roles":["private"],\
                    "order":0,"timeout":5,"default":"deny"}]}
                    """
            )
        ]
    )
}
