/// `dismissAny`: a scene without presentations.
package struct DismissAny: MethodDefinition {
    package static let method = Method.dismissAny
    package static let function = ClientFunction("dismissAny")
    package static let summary = "Closes every presentation of the scene."
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.locked]
    package static let examples: [Example] = [
        Example(
            "a sheet over a sheet",
            after: [Example.shop, Example.item, #"{"id":0,"method":"present","params":{"type":"shop.list"}}"#],
            "{}",
            gives:
                #"{"scene":"main","revision":3,"changed":true,"durability":"memory","removed":{"entries":2,"navigators":2}}"#
        )
    ]

    package let scene: SceneTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
    }

    package typealias Result = RemovedResult
}
