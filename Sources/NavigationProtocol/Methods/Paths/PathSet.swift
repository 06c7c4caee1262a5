package import NavigationTree

/// `path.set`: a path as a whole.
package struct PathSet: MethodDefinition {
    package static let method = Method.pathSet
    package static let function = ClientFunction("setPath", "path")
    package static let summary = """
        Makes the path of a navigator these destinations, as one revision. An entry that is in both paths \
        stays, also in another order. The host checks the whole path before anything changes.
        """
    package static let resultSummary = "The entries that stand for the destinations, and how much was removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofDestination + [.noStack, .locked]
    package static let examples: [Example] = [
        Example(
            "one kept, one new",
            after: [Example.shop, Example.list],
            #"{"path":[{"type":"shop.list"},{"type":"shop.item","arguments":{"id":1}}]}"#,
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","path":["e2","e3"],"removed":{"entries":0,"navigators":0}}"#
        )
    ]

    package let target: NavigatorTarget
    package let path: [RequestedDestination]

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.path = try RequestedDestination.list("path", "The destinations, lowest first.", &parameters)
    }

    package typealias Result = PathResult
}

/// The answer to a request that gave several destinations.
package struct PathResult: WireComponent, WireObject {
    package static let componentName = "PathSetResult"

    let change: ChangeResult
    let navigator: NavigatorID
    let path: [EntryID]
    let removed: NavigationChange.Removed

    package init(
        _ change: ChangeResult,
        _ navigator: NavigatorID,
        _ path: [EntryID],
        _ removed: NavigationChange.Removed
    ) {
        (self.change, self.navigator, self.path, self.removed) = (change, navigator, path, removed)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.include { $0.change }
        object.member("navigator", "The navigator's id.") { $0.navigator }
        object.member("path", "The entries that stand for the request's destinations, lowest first.") { $0.path }
        object.member("removed", "How much was removed.") { $0.removed }
    }
}
