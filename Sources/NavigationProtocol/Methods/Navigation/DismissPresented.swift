/// `dismissPresented`: what a navigator presents is closed.
package struct DismissPresented: MethodDefinition {
    package static let method = Method.dismissPresented
    package static let function = ClientFunction("dismissPresented")
    package static let summary = "Closes the presentation over this navigator."
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.locked]
    package static let examples: [Example] = [
        Example(
            "from the presenter",
            after: [Example.shop, Example.item],
            #"{"navigator":"n1"}"#,
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
