/// `path.append`: several destinations on top of a path.
package struct PathAppend: MethodDefinition {
    package static let method = Method.pathAppend
    package static let function = ClientFunction("appendPath", "path")
    package static let summary = "Pushes several destinations as one revision."
    package static let resultSummary = "The new entries."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofDestination + [.noStack, .locked]
    package static let examples: [Example] = [
        Example(
            "two",
            after: [Example.shop],
            #"{"path":[{"type":"shop.list"},{"type":"shop.list"}]}"#,
            gives:
                #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","path":["e2","e3"],"removed":{"entries":0,"navigators":0}}"#
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
