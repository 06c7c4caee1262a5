/// `back`: one step back.
package struct Back: MethodDefinition {
    package static let method = Method.back
    package static let function = ClientFunction("back")
    package static let summary = "Pops one entry. With an empty path, dismisses the navigator instead."
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.atRoot, .locked]
    package static let examples: [Example] = [
        Example(
            "out of a sheet",
            after: [Example.shop, Example.item],
            "{}",
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":1}}"#
        )
    ]

    package let target: NavigatorTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
    }

    package typealias Result = RemovedResult
}
