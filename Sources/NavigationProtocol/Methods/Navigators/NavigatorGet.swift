/// `navigator.get`: one navigator.
package struct NavigatorGet: MethodDefinition {
    package static let method = Method.navigatorGet
    package static let function = ClientFunction("navigator", "navigator")
    package static let summary = "One navigator, without its path."
    package static let resultSummary = "The navigator."
    package static let errors: [ErrorCode] = [.unknownScene, .unknownNavigator, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "the current one",
            after: tabs,
            "{}",
            gives: """
                {"scene":"main","revision":2,"id":"n2","kind":"stack","name":"home","parent":"n1","hasPath":true,"children":[],"count":0,\
                "isPresented":false,"isPresenting":false,"isAnyChildPresenting":false,"depth":1,"current":true}
                """
        )
    ]

    /// For examples: two tabs.
    static let tabs = [
        #"{"id":0,"method":"navigator.create","params":{"name":"home"}}"#,
        #"{"id":0,"method":"navigator.create","params":{"name":"search"}}"#,
    ]

    package let target: NavigatorTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(reading: &parameters)
    }

    package typealias Result = NavigatorDescription
}
