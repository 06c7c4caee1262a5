/// `navigator.select`: a stack in front of its siblings.
package struct NavigatorSelect: MethodDefinition {
    package static let method = Method.navigatorSelect
    package static let function = ClientFunction("selectNavigator", "navigator")
    package static let summary = "Brings a stack to the front of its parent. The other stacks keep their paths."
    package static let resultSummary = "The revision of the scene afterwards."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [
        .unknownScene, .unknownNavigator, .notSelectable, .revisionMismatch, .tokenReused,
    ]
    package static let examples: [Example] = [
        Example(
            "the other tab",
            after: NavigatorGet.tabs,
            #"{"navigator":"search"}"#,
            gives: #"{"scene":"main","revision":3,"changed":true,"durability":"memory"}"#
        )
    ]

    package let target: NavigatorTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(requiring: &parameters)
    }

    package typealias Result = ChangeResult
}
