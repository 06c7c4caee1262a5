/// `scene.configure`: how a scene behaves.
package struct SceneConfigure: MethodDefinition {
    package static let method = Method.sceneConfigure
    package static let function = ClientFunction("configureScene")
    package static let summary = """
        Changes which events a scene sends, and how long it waits between sent values. A setting \
        that is left out stays.
        """
    package static let resultSummary = "The configuration as it is now."
    package static let errors: [ErrorCode] = [.unknownScene]
    package static let examples: [Example] = [
        Example(
            "more talkative",
            #"{"verbosity":"debug"}"#,
            gives: #"{"scene":"main","configuration":{"executionDelay":0,"verbosity":"debug"}}"#
        )
    ]

    package let target: SceneTarget
    package let executionDelay: Double?
    package let verbosity: SceneConfiguration.Verbosity?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try SceneTarget(reading: &parameters)
        self.executionDelay = try parameters.number("executionDelay", "Seconds between sent values.", in: 0...5)
        self.verbosity = try parameters.choice(
            "verbosity",
            "The most talkative events that watches of the scene can get."
        )
    }

    /// The answer: the configuration.
    package struct Result: WireObject {
        let scene: String
        let configuration: SceneConfiguration

        package init(_ scene: String, _ configuration: SceneConfiguration) {
            (self.scene, self.configuration) = (scene, configuration)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("scene", "The scene's name.") { $0.scene }
            object.member("configuration", "The configuration as it is now.") { $0.configuration }
        }
    }
}
