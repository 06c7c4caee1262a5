/// `dismissChildren`: the presentations at and below a navigator are closed.
package struct DismissChildren: MethodDefinition {
    package static let method = Method.dismissChildren
    package static let function = ClientFunction("dismissChildren")
    package static let summary = "Closes every presentation over this navigator and over the navigators below it."
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.locked]
    package static let examples: [Example] = [
        Example(
            "nothing to do",
            "{}",
            gives: #"{"scene":"main","revision":0,"changed":false,"removed":{"entries":0,"navigators":0}}"#
        )
    ]

    package let target: NavigatorTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
    }

    package typealias Result = RemovedResult
}
