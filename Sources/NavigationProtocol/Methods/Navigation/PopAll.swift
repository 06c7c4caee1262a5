/// `popAll`: an empty path.
package struct PopAll: MethodDefinition {
    package static let method = Method.popAll
    package static let function = ClientFunction("popAll")
    package static let summary = "Removes every entry from the path of a navigator."
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
