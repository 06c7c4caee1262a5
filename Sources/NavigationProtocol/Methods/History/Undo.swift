/// `undo`: back to an earlier revision.
package struct Undo: MethodDefinition {
    package static let method = Method.undo
    package static let function = ClientFunction("undo")
    package static let summary = """
        Returns to how the tree was at a revision that is kept, as an ordinary change: undoing it again \
        restores everything. Restored parts of the tree have their old ids. Connected sessions and \
        registered modules stay as they are now. Locks refuse the request.
        """
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = [.takesToken, .isGuarded]
    package static let errors: [ErrorCode] =
        [ErrorCode].ofScene + [.outsideWindow, .locked, .cannotUndo, .pathRefused, .limitReached]
    package static let examples: [Example] = [
        Example(
            "a push",
            after: [Example.shop, Example.list],
            "{}",
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":0}}"#
        )
    ]

    package let scene: SceneTarget
    /// The revision to go back to; the one before the newest when nil.
    package let to: UInt64?

    /// Whether all that changed without a navigation stays as it is.
    package let isOfNavigation: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.isOfNavigation =
            try parameters.bool(
                "navigation",
                "True: only navigation is undone. Without `to`, the newest revision that navigated is undone, with all after it. Content, hints and migrated arguments stay as they are, and so do locks, checkpoints, mappings, triggers and flows that came, changed or went without a navigation."
            ) ?? false
        self.scene = try SceneTarget(&parameters)
        let revision = try parameters.integer(
            "to",
            "The revision to go back to; the one before the newest when left out.",
            in: 0...Int64.max
        )
        self.to = revision.map { UInt64($0) }
    }

    package typealias Result = RemovedResult
}
