// URL patterns: what a link from outside becomes, and the link of a place.

extension MethodDescription {
    private static let ownModule = ParameterDescription(
        "module",
        "A module of this session; its only one when left out.",
        schema: #"{"type":"string"}"#
    )
    private static let url = ParameterDescription(
        "url",
        "With a scheme and a host, or a path alone, as RFC 3986 and RFC 3987 write it.",
        required: true,
        schema: #"{"type":"string"}"#
    )
    private static let items = ##"{"type":"array","minItems":1,"items":{"type":"object"}}"##
    private static let product = """
        {"id":0,"method":"url.register","params":{"pattern":"shop://product/:id(int)","to":[{"type":"shop.item","arguments":{"id":"{id}"}}]}}
        """

    package static let urlRegister = Self(
        .urlRegister,
        """
        Says what the URLs that fit a pattern become. Of several patterns the most concrete one counts, whatever the order of registration; two that are as \
        concrete as each other for some URL are refused. The same pattern from the same module again redefines it. It ends with its module.
        """,
        [
            ownModule,
            ParameterDescription(
                "pattern",
                "As `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.",
                required: true,
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "to",
                "Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its text.",
                schema: items
            ),
            ParameterDescription(
                "ask",
                "True, in the place of `to`: the module is asked with `url.resolve`.",
                schema: #"{"type":"boolean"}"#
            ),
            ParameterDescription(
                "scene",
                "Where the items go when whoever opens the URL does not say; `main` when left out.",
                schema: #"{"type":"string"}"#
            ),
            ParameterDescription(
                "navigator",
                "The same; the scene's current one when left out.",
                schema: #"{"type":"string"}"#
            ),
        ],
        result: .object(
            "pattern",
            "Whether all types that it shows are registered.",
            #""module":{"type":"string"},"pattern":{"type":"string"},"isLive":{"type":"boolean"}"#
        ),
        errors: [.urlConflict, .invalidURLPattern, .unknownModule, .notOwner, .limitReached],
        examples: [
            Example(
                "a product",
                after: [Example.shop],
                #"{"pattern":"shop://product/:id(int)","to":[{"type":"shop.item","arguments":{"id":"{id}"}}]}"#,
                gives: #"{"module":"shop","pattern":"shop://product/:id(int)","isLive":true}"#
            )
        ]
    )

    package static let urlUnregister = Self(
        .urlUnregister,
        "Takes a pattern of a module back, or all of them.",
        [
            ownModule,
            ParameterDescription("pattern", "As it was registered; all when left out.", schema: #"{"type":"string"}"#),
        ],
        result: .object(
            "patterns",
            "Those that are gone.",
            #""module":{"type":"string"},"unregistered":{"type":"array","items":{"type":"string"}}"#
        ),
        errors: [.unknownURL, .unknownModule, .notOwner],
        examples: [
            Example(
                "all",
                after: [Example.shop, product],
                "{}",
                gives: #"{"module":"shop","unregistered":["shop://product/:id(int)"]}"#
            )
        ]
    )

    package static let urlList = Self(
        .urlList,
        "All URL patterns, by scheme and host, the more concrete ones first. `isLive` says whether all types that one shows are registered.",
        [ParameterDescription("module", "Only this one's.", schema: #"{"type":"string"}"#)],
        result: .object(
            "patterns",
            "As they were registered.",
            ##""patterns":{"type":"array","items":{"$ref":"#/components/schemas/URLPattern"}}"##
        ),
        errors: [.unknownModule],
        examples: [
            Example(
                "one",
                after: [Example.shop, product],
                "{}",
                gives: """
                    {"patterns":[{"pattern":"shop://product/:id(int)","module":"shop","session":"s1",\
                    "to":[{"type":"shop.item","arguments":{"id":"{id}"}}],"isLive":true}]}
                    """
            )
        ]
    )

    package static let urlResolve = Self(
        .urlResolve,
        "What a URL would become, without doing it: the items of a sequence, and where they would go. A module that registered with `ask` is asked.",
        [
            url,
            ParameterDescription("scene", "In the place of the pattern's own.", schema: #"{"type":"string"}"#),
            ParameterDescription("navigator", "In the place of the pattern's own.", schema: #"{"type":"string"}"#),
        ],
        result: .object(
            "resolved",
            "The pattern that it fits, the values of its parameters, and the items.",
            ##""url":{"type":"string"},"pattern":{"type":"string"},"module":{"type":"string"},"scene":{"type":"string"},"navigator":{"type":"string"},"parameters":{"type":"object"},"items":\##(items)"##
        ),
        errors: [
            .invalidURL, .unknownURL, .limitReached, .providerGone, .providerTimeout, .providerError, .cancelled,
            .questionCycle, .unknownQuestion,
        ],
        examples: [
            Example(
                "a product",
                after: [Example.shop, product],
                #"{"url":"shop://product/12"}"#,
                gives: """
                    {"url":"shop://product/12","pattern":"shop://product/:id(int)","module":"shop","parameters":{"id":12},\
                    "items":[{"type":"shop.item","arguments":{"id":12}}]}
                    """
            )
        ]
    )

    package static let urlOpen = Self(
        .urlOpen,
        """
        Sends what a URL becomes, and answers as `send` does, when the last of it is done. A module that registered with `ask` is asked first.
        """,
        [
            url,
            ParameterDescription("scene", "In the place of the pattern's own.", schema: #"{"type":"string"}"#),
            ParameterDescription("navigator", "In the place of the pattern's own.", schema: #"{"type":"string"}"#),
            ParameterDescription(
                "ephemeral",
                "Whether it ends with this session.",
                schema: #"{"type":"boolean"}"#
            ),
        ],
        result: MethodDescription.send.result,
        errors: MethodDescription.urlResolve.errors
            + MethodDescription.send.errors.filter {
                !MethodDescription.urlResolve.errors.contains($0)
            },
        examples: [
            Example(
                "a product",
                after: [Example.shop, product],
                #"{"url":"shop://product/12"}"#,
                gives: """
                    {"scene":"main","sequence":"s1.1","outcome":"completed","steps":[{"index":0,"item":{"type":"shop.item",\
                    "arguments":{"id":12}},"outcome":"shown","resume":"auto","revision":1,"navigator":"n2","entry":"e3"}]}
                    """
            )
        ]
    )

    package static let urlEncode = Self(
        .urlEncode,
        """
        The URL of a place, if a pattern gives exactly that: of all that a navigator shows (its root and its path), of one entry, or of items. What a \
        pattern sweeps away first does not count, nor does it for a place how it is shown. Of several patterns the one with the fewest parameters counts.
        """,
        [
            .scene, .navigator,
            ParameterDescription("entry", "An entry's id, in the place of `navigator`.", schema: #"{"type":"string"}"#),
            ParameterDescription("items", "Items of a sequence, in the place of both.", schema: items),
        ],
        result: .object(
            "url",
            "It resolves to the same again.",
            #""url":{"type":"string"},"pattern":{"type":"string"},"module":{"type":"string"}"#
        ),
        errors: [.noURL, .unknownScene, .unknownNavigator, .unknownEntry],
        examples: [
            Example(
                "the sheet in front",
                after: [
                    Example.shop, product,
                    #"{"id":0,"method":"navigate","params":{"type":"shop.item","arguments":{"id":12}}}"#,
                ],
                "{}",
                gives: #"{"url":"shop://product/12","pattern":"shop://product/:id(int)","module":"shop"}"#
            )
        ]
    )
}
