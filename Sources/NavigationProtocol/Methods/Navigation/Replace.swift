package import NavigationTree

/// `replace`: another destination in the place of an entry.
package struct Replace: MethodDefinition {
    package static let method = Method.replace
    package static let function = ClientFunction("replace", "type", "arguments")
    package static let summary = """
        Puts a new entry in the place of another one. The presentation of the old entry is closed; the entries \
        above it stay.
        """
    package static let resultSummary = "The navigator and the entry that show the destination now."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofDestination + [.noStack, .atRoot, .unknownEntry, .locked]
    package static let examples: [Example] = [
        Example(
            "the top one",
            after: [Example.shop, Example.list],
            #"{"type":"shop.item"}"#,
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","entry":"e3"}"#
        )
    ]

    package let target: NavigatorTarget
    package let destination: RequestedDestination
    package let entry: EntryID?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.destination = try RequestedDestination(&parameters)
        self.entry = try parameters.entry("entry", "The entry to replace; the top one when left out.")
    }

    package typealias Result = ShownResult
}
