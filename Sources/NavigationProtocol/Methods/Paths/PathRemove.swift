package import NavigationTree

/// `path.remove`: entries out of paths, by their ids.
package struct PathRemove: MethodDefinition {
    package static let method = Method.pathRemove
    package static let function = ClientFunction("removeEntries", "entries")
    package static let summary = """
        Removes entries by their ids, with everything that they present, as one revision. The entries above \
        them stay.
        """
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.unknownEntry, .atRoot, .pathRefused, .locked]
    package static let examples: [Example] = [
        Example(
            "from the middle",
            after: [Example.shop, Example.list, Example.list],
            #"{"entries":["e2"]}"#,
            gives:
                #"{"scene":"main","revision":3,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":0}}"#
        )
    ]

    package let scene: SceneTarget
    package let entries: [EntryID]

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        let texts = try parameters.strings("entries", "The ids of the entries, of any paths.", of: EntryID.schema)
        let wanted = try parameters.required("entries", "a list of entries' ids", texts)
        let entries = wanted.compactMap { EntryID($0) }
        guard entries.count == wanted.count else {
            throw Parameters.invalid("entries", "a list of entries' ids, as [\"e9\"]")
        }
        self.entries = entries
    }

    package typealias Result = RemovedResult
}
