/// `reset`: a scene as at its beginning.
package struct Reset: MethodDefinition {
    package static let method = Method.reset
    package static let function = ClientFunction("reset")
    package static let summary = "Closes every presentation and empties every path of the scene."
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.locked]
    package static let examples: [Example] = [
        Example(
            "a path and a sheet",
            after: [Example.shop, Example.list, Example.item],
            "{}",
            gives:
                #"{"scene":"main","revision":3,"changed":true,"durability":"memory","removed":{"entries":2,"navigators":1}}"#
        )
    ]

    package let scene: SceneTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
    }

    package typealias Result = RemovedResult
}
