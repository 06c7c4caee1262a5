/// `renderer.list`: who draws what.
package struct RendererList: MethodDefinition {
    package static let method = Method.rendererList
    package static let function = ClientFunction("renderers")
    package static let summary = "The connections that draw scenes, as their last reports say, by scene and connection."
    package static let resultSummary = "The renderers. Entries that are not there any more are left out."
    package static let errors: [ErrorCode] = [.unknownScene]
    package static let examples: [Example] = [
        Example(
            "one",
            after: [#"{"id":0,"method":"renderer.report"}"#],
            "{}",
            gives: #"{"renderers":[{"session":"s1","scene":"main","undrawn":[]}]}"#
        )
    ]

    /// Nil for all.
    package let scene: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.string("scene", "Only the renderers of this scene; of all when left out.")
    }

    /// The renderers.
    package struct Result: WireObject {
        let renderers: [Renderer]

        package init(_ renderers: [Renderer]) { self.renderers = renderers }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("renderers", "The renderers.") { $0.renderers }
        }
    }
}
