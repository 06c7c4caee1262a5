/// `navigator.find`: a navigator by its name.
package struct NavigatorFind: MethodDefinition {
    package static let method = Method.navigatorFind
    package static let function = ClientFunction("findNavigator", "name")
    package static let summary = "Finds a navigator by its name, in the scene or below another navigator."
    package static let resultSummary = "The navigator."
    package static let errors: [ErrorCode] = [.unknownScene, .unknownNavigator, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "by name",
            after: NavigatorGet.tabs,
            #"{"name":"search"}"#,
            gives: """
                {"scene":"main","revision":2,"id":"n3","kind":"stack","name":"search","parent":"n1","hasPath":true,"children":[],"count":0,\
                "isPresented":false,"isPresenting":false,"isAnyChildPresenting":false,"depth":1,"current":false}
                """
        )
    ]

    package let scene: SceneTarget
    package let name: String
    package let below: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.name = try parameters.requiredString("name", "The name to look for.")
        self.below = try parameters.string("below", "Id or name of a navigator; looks only at it and below it.")
    }

    package typealias Result = NavigatorDescription
}
