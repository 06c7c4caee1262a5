/// `dismiss`: a presentation is closed.
package struct Dismiss: MethodDefinition {
    package static let method = Method.dismiss
    package static let function = ClientFunction("dismiss")
    package static let summary = "Closes this navigator, which must be a presentation. Never pops."
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.notPresented, .locked]
    package static let examples: [Example] = [
        Example(
            "the current one",
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
