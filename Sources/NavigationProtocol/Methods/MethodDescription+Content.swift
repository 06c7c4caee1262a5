// What modules supply for their entries, and where it leads.

extension MethodDescription {
    private static let errors: [ErrorCode] = [
        .unknownScene, .unknownEntry, .revisionMismatch, .limitReached, .tokenReused,
    ]
    private static let provide = """
        {"id":0,"method":"entry.provide","params":{"entry":"e2","content":{"title":"Shop"},"links":[{"link":"first","type":"shop.item"}]}}
        """

    package static let entryProvide = Self(
        .entryProvide,
        "Supplies the content of an entry that this session provides, and the links that it offers, in place of what it supplied before.",
        [
            .scene, .ifRevision, .token, .entry.required,
            ParameterDescription("content", "Any JSON, for renderers.", schema: "true"),
            ParameterDescription(
                "links",
                "Up to 256 places to go to, their names all different.",
                schema: ##"{"type":"array","maxItems":256,"items":{"$ref":"#/components/schemas/Link"}}"##
            ),
        ],
        result: .changed,
        errors: errors + [.notOwner],
        examples: [
            Example(
                "a title and a link",
                after: [Example.shop, Example.list],
                #"{"entry":"e2","content":{"title":"Shop"},"links":[{"link":"first","type":"shop.item"}]}"#,
                gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
            )
        ]
    )

    package static let entryLinks = Self(
        .entryLinks,
        "The links that an entry offers; `isLive` says whether the type is registered where the entry is shown.",
        [.scene, .entry.required],
        result: .object(
            "links",
            "As they were supplied.",
            ##""scene":{"type":"string"},"revision":{"type":"integer"},"entry":{"type":"string"},"links":{"type":"array","items":{"$ref":"#/components/schemas/Link"}}"##
        ),
        errors: [.unknownScene, .unknownEntry],
        examples: [
            Example(
                "one",
                after: [Example.shop, Example.list, provide],
                #"{"entry":"e2"}"#,
                gives: """
                    {"scene":"main","revision":2,"entry":"e2","links":[{"link":"first","type":"shop.item","isLive":true}]}
                    """
            )
        ]
    )

    package static let entryFollow = Self(
        .entryFollow,
        "Goes where a link of an entry leads: what a person does who taps it. Shown as by `navigate`, on the navigator that shows the entry.",
        [
            .scene, .ifRevision, .token, .entry.required,
            ParameterDescription("link", "The link's name.", required: true, schema: #"{"type":"string"}"#),
        ],
        result: .shown,
        errors: errors + [
            .unknownLink, .unknownDestination, .invalidArguments, .pathRefused, .noStack,
        ],
        examples: [
            Example(
                "the item behind it",
                after: [Example.shop, Example.list, provide],
                #"{"entry":"e2","link":"first"}"#,
                gives:
                    #"{"scene":"main","revision":3,"changed":true,"durability":"memory","navigator":"n3","entry":"e4"}"#
            )
        ]
    )
}
