/// `renderer.report`: a renderer says what a person sees of a scene.
package struct RendererReport: MethodDefinition {
    package static let method = Method.rendererReport
    package static let function = ClientFunction("reportRendering")
    package static let summary = """
        Says that this connection draws a scene, where a person's attention is, and what it could not draw. The report replaces the former one of the \
        connection for the scene. It ends with the connection and with the scene. The tree does not change: others see it in `renderer.list` and `host.watch`.
        """
    package static let resultSummary = "Whether that is news."
    package static let traits: MethodTraits = [.changesRegistrations]
    package static let errors: [ErrorCode] = [.unknownScene, .limitReached]
    package static let examples: [Example] = [
        Example(
            "a block that is too new for it",
            after: [Example.shop, Example.list],
            #"{"focus":{"entry":"e2","part":"street"},"undrawn":[{"entry":"e2","what":"chart"}]}"#,
            gives: #"{"scene":"main","changed":true}"#
        )
    ]

    /// The most parts of one report.
    package static let maximum = 64

    package let target: SceneTarget
    package let focus: Renderer.Focus?
    package let undrawn: [Renderer.Gap]
    /// Whether the connection draws the scene no longer.
    package let ends: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        let target = try SceneTarget(reading: &parameters)
        let focus = try parameters.object(
            "focus",
            "The place that has a person's attention; none when left out.",
            as: Renderer.Focus.self
        )
        let undrawn = try parameters.list(
            "undrawn",
            "The parts that it could not draw; none when left out.",
            of: Renderer.Gap.self,
            count: 0...Self.maximum
        )
        let ends = try parameters.bool("ends", "True when it draws the scene no longer; false when left out.") ?? false
        guard undrawn?.count ?? 0 <= Self.maximum else {
            throw Parameters.invalid("undrawn", "a list of at most 64 parts")
        }
        guard !ends || focus == nil && undrawn == nil else {
            throw Parameters.invalid("ends", "left out with \"focus\" or \"undrawn\"")
        }
        self.target = target
        self.focus = focus
        self.undrawn = undrawn ?? []
        self.ends = ends
    }

    /// Whether the report differs from the former one.
    package struct Result: WireObject {
        let scene: String
        let isNews: Bool

        package init(_ scene: String, isNews: Bool) { (self.scene, self.isNews) = (scene, isNews) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("scene", "The scene's name.") { $0.scene }
            object.member("changed", "Whether it differs from the former report.") { $0.isNews }
        }
    }
}
