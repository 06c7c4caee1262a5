package import JSON
package import NavigationTree

/// `entry.follow`: a link of an entry was chosen.
package struct EntryFollow: MethodDefinition {
    package static let method = Method.entryFollow
    package static let function = ClientFunction("follow", "entry", "link")
    package static let summary = """
        Shows where a link of an entry leads, as `navigate` does, on the navigator that shows the entry. A link with \
        `placeholders` takes a value for each of them.
        """
    package static let resultSummary = "The navigator and the entry that show the destination now."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofScene + [
            .unknownEntry, .limitReached, .unknownLink, .unknownDestination, .invalidArguments, .pathRefused, .noStack,
            .locked,
        ]
    package static var laterResults: [any WireObject.Type] { [SequenceResult.self] }
    package static let examples: [Example] = [
        Example(
            "the item behind it",
            after: [Example.shop, Example.list, provide],
            #"{"entry":"e2","link":"first"}"#,
            gives:
                #"{"scene":"main","revision":3,"changed":true,"durability":"memory","navigator":"n3","entry":"e4"}"#
        ),
        Example(
            "an item of a list",
            after: [Example.shop, Example.list, template],
            #"{"entry":"e2","link":"item","values":{"id":8}}"#,
            gives:
                #"{"scene":"main","revision":3,"changed":true,"durability":"memory","navigator":"n3","entry":"e4"}"#
        ),
    ]

    /// For examples: a link for all items of a list.
    private static let template = """
        {"id":0,"method":"entry.provide","params":{"entry":"e2",\
        "links":[{"link":"item","type":"shop.item","placeholders":["id"]}]}}
        """

    /// For examples: what the module of a list supplies.
    static let provide = """
        {"id":0,"method":"entry.provide","params":{"entry":"e2","content":{"title":"Shop"},\
        "links":[{"link":"first","type":"shop.item"}]}}
        """

    package let scene: SceneTarget
    package let entry: EntryID
    package let link: String
    /// The values of the link's placeholders; nil when the request gives none.
    package let values: RawJSON?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.entry = try parameters.requiredEntry()
        self.link = try parameters.requiredString("link", "The link's name.")
        self.values = try parameters.object(
            "values",
            "A value for each of the link's `placeholders`; left out for a link without any."
        )
    }

    package typealias Result = ShownResult
}
