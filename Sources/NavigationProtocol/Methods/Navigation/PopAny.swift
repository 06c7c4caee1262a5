/// `popAny`: empty paths in a whole scene.
package struct PopAny: MethodDefinition {
    package static let method = Method.popAny
    package static let function = ClientFunction("popAny")
    package static let summary = "Empties every path of the scene."
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.locked]
    package static let examples: [Example] = [
        Example(
            "one path",
            after: [Example.shop, Example.list],
            "{}",
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":0}}"#
        )
    ]

    package let scene: SceneTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
    }

    package typealias Result = RemovedResult
}
