package import JSON
package import NavigationTree

/// `entry.update`: other arguments or hints for an entry that is shown.
package struct EntryUpdate: MethodDefinition {
    package static let method = Method.entryUpdate
    package static let function = ClientFunction("updateEntry", "entry", "arguments")
    package static let summary = """
        Changes the arguments, the hints, or both of an entry in place. The entry keeps its id, its place, and \
        all that belongs to it. When its arguments change and a module supplies its content, the host asks the \
        module again; the former content stays until then.
        """
    package static let resultSummary = "The revision of the scene afterwards."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofScene + [.unknownEntry, .unknownDestination, .invalidArguments, .limitReached]
    package static let examples: [Example] = [
        Example(
            "another page of the same list",
            after: [Example.shop, Example.list],
            #"{"entry":"e2","arguments":{"page":2},"hints":{"detent":"large"}}"#,
            gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
        )
    ]

    package let scene: SceneTarget
    package let entry: EntryID
    /// Nil keeps the arguments.
    package let arguments: RawJSON?
    /// Nil keeps the hints; null removes them.
    package let hints: RawJSON?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.entry = try parameters.requiredEntry()
        self.arguments = try parameters.object(
            "arguments",
            "The new arguments, as a whole; the old ones when left out."
        )
        let kind = parameters.slice("hints")?.kind
        guard kind == nil || kind == .object || kind == .null else {
            throw Parameters.invalid("hints", "an object, or null for none")
        }
        self.hints = parameters.raw(
            "hints",
            "The new hints for renderers, as a whole; null for none, the old ones when left out.",
            .nullable(.anyObject)
        )
        if let hints { try parameters.lists.take(hints.size.values) }
    }

    package typealias Result = ChangeResult
}
