package import NavigationTree

/// `path.move`: an entry to another place of its path.
package struct PathMove: MethodDefinition {
    package static let method = Method.pathMove
    package static let function = ClientFunction("moveEntry", "entry")
    package static let summary = """
        Moves an entry to another place of its path. It keeps its id, and what it presents stays over it. \
        All other entries keep their order.
        """
    package static let resultSummary = "The entry's new place."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofScene + [.unknownEntry, .atRoot, .noStack, .pathRefused]
    package static let examples: [Example] = [
        Example(
            "to the top",
            after: [Example.shop, Example.list, Example.list],
            #"{"entry":"e2","after":"e3"}"#,
            gives:
                #"{"scene":"main","revision":3,"changed":true,"durability":"memory","navigator":"n1","entry":"e2","position":1}"#
        )
    ]

    package let scene: SceneTarget
    package let entry: EntryID
    package let place: EditPlace

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.entry = try parameters.requiredEntry("The entry to move.")
        let place = try parameters.placeBesideEntry(
            "The entry of the same path that is above it then.",
            "The entry of the same path that is below it then; a navigator's root is below its first entry."
        )
        try parameters.check(place != nil, else: Parameters.invalid("before", "there, or \"after\" instead"))
        self.place = place ?? .before(entry)
    }

    /// `before` or `after`.
    package static func forms(of members: [Schema.Member]) -> Schema {
        let others = ["scene", "ifRevision"]
        return .oneOf([
            members.form(required: ["entry", "before"], optional: others),
            members.form(required: ["entry", "after"], optional: others),
        ])
    }

    /// The answer: where the entry is now.
    package struct Result: WireComponent, WireObject {
        package static let componentName = "EntryMovedResult"

        let change: ChangeResult
        let (navigator, entry, position): (NavigatorID, EntryID, Int)

        package init(_ change: ChangeResult, _ navigator: NavigatorID, _ entry: EntryID, at position: Int) {
            self.change = change
            (self.navigator, self.entry, self.position) = (navigator, entry, position)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.change }
            object.member("navigator", "The navigator whose path it is.") { $0.navigator }
            object.member("entry", "The entry.") { $0.entry }
            object.member("position", "Its place in the path, from 0.") { $0.position }
        }
    }
}
