package import NavigationTree

/// `entry.provide`: what a module supplies for an entry.
package struct EntryProvide: MethodDefinition {
    package static let method = Method.entryProvide
    package static let function = ClientFunction("provideContent", "entry", "content")
    package static let summary = """
        Supplies the content and the links of an entry that this session provides. They replace what the \
        session supplied before. Content must fit the schema that the type declares for it, if it declares one.
        """
    package static let resultSummary = "The revision of the scene afterwards."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofScene + [.unknownEntry, .limitReached, .notOwner, .invalidArguments]
    package static let examples: [Example] = [
        Example(
            "a title and a link",
            after: [Example.shop, Example.list],
            #"{"entry":"e2","content":{"title":"Shop"},"links":[{"link":"first","type":"shop.item"}]}"#,
            gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
        )
    ]

    package let scene: SceneTarget
    package let entry: EntryID
    /// Nil removes what was supplied.
    package let content: EntryContent?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.entry = try parameters.requiredEntry()
        self.content = try parameters.entryContent()
    }

    package typealias Result = ChangeResult
}
