package import JSON
package import NavigationTree

/// `entry.close`: what an entry shows is closed.
package struct EntryClose: MethodDefinition {
    package static let method = Method.entryClose
    package static let function = ClientFunction("closeEntry", "entry")
    package static let summary = """
        Closes what an entry shows, at any depth: a pushed entry with all entries above it, a presented \
        entry with its navigator. It is for a child that knows its own entry and not its presenter. The \
        session that showed the entry gets a signal with the value.
        """
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.unknownEntry, .atRoot, .locked]
    package static let examples: [Example] = [
        Example(
            "a sheet, from inside",
            after: [Example.shop, Example.item],
            #"{"entry":"e3","value":{"saved":true}}"#,
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":1}}"#
        )
    ]

    package let scene: SceneTarget
    package let entry: EntryID
    package let value: RawJSON?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.entry = try parameters.requiredEntry()
        self.value = parameters.raw("value", "Any JSON; the signal has it.")
    }

    package typealias Result = RemovedResult
}
