/// `navigator.close`: a navigator of any kind is closed.
package struct NavigatorClose: MethodDefinition {
    package static let method = Method.navigatorClose
    package static let function = ClientFunction("closeNavigator", "navigator")
    package static let summary = "Closes a navigator with everything below it. The root cannot be closed."
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [
        .unknownScene, .unknownNavigator, .rootFixed, .revisionMismatch, .tokenReused, .locked,
    ]
    package static let examples: [Example] = [
        Example(
            "a tab",
            after: NavigatorGet.tabs,
            #"{"navigator":"search"}"#,
            gives:
                #"{"scene":"main","revision":3,"changed":true,"durability":"memory","removed":{"entries":0,"navigators":1}}"#
        )
    ]

    package let target: NavigatorTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(requiring: &parameters)
    }

    package typealias Result = RemovedResult
}
