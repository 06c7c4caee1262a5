package import NavigationTree

/// `path.insert`: several destinations at one place of a path.
package struct PathInsert: MethodDefinition {
    package static let method = Method.pathInsert
    package static let function = ClientFunction("insertPath", "path")
    package static let summary = """
        Puts new entries into a path, before or after an entry or at a position, as one revision. All other \
        entries stay.
        """
    package static let resultSummary = "The new entries."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofDestination + [.noStack, .unknownEntry, .atRoot, .outOfRange]
    package static let examples: [Example] = [
        Example(
            "below an entry",
            after: [Example.shop, Example.list],
            #"{"before":"e2","path":[{"type":"shop.item"}]}"#,
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","path":["e3"],"removed":{"entries":0,"navigators":0}}"#
        )
    ]

    package let scene: SceneTarget
    /// Nil when the place names an entry.
    package let navigator: String?
    package let place: EditPlace
    package let path: [RequestedDestination]

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        let navigator = try parameters.navigator()
        let position = try parameters.integer(
            "at",
            "The position of the first new entry; the path's length puts them on top.",
            in: 0...Int64(Int32.max)
        )
        let beside = try parameters.placeBesideEntry(
            "The entry above the new ones, in whichever path it is.",
            "The entry below the new ones, in whichever path it is; a navigator's root is below its first entry."
        )
        guard beside == nil || position == nil else {
            throw Parameters.invalid("at", "given without \"before\" and \"after\": an insertion has one place")
        }
        guard beside == nil || navigator == nil else {
            throw Parameters.invalid("navigator", "left out: the entry says which path is meant")
        }
        self.navigator = beside == nil ? navigator ?? parameters.context?.navigator : nil
        let place = beside ?? position.map { .position($0) }
        try parameters.check(
            place != nil,
            else: Parameters.invalid("at", "there, or \"before\" or \"after\" with an entry instead")
        )
        self.place = place ?? .position(0)
        self.path = try RequestedDestination.list("path", "The destinations, lowest first.", &parameters)
    }

    /// One of `at`, `before` and `after`.
    package static func forms(of members: [Schema.Member]) -> Schema {
        let target = ["scene", "ifRevision"]
        return .oneOf([
            members.form(required: ["path", "at"], optional: target + ["navigator"]),
            members.form(required: ["path", "before"], optional: target),
            members.form(required: ["path", "after"], optional: target),
        ])
    }

    package typealias Result = PathResult
}
