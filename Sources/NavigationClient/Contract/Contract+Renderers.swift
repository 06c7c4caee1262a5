// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `renderer.report`. Whether that is news.
    public struct ReportRenderingResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// Whether it differs from the former report.
        public let changed: Bool

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReportRenderingResult")
            scene = try object.value("scene")
            changed = try object.value("changed")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("changed", changed)
            return object.payload
        }
    }

    /// The result of `renderer.list`. The renderers. Entries that are not there any more are left out.
    public struct RenderersResult: Equatable, Sendable, ContractValue {
        /// The renderers.
        public let renderers: [Renderer]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RenderersResult")
            renderers = try object.value("renderers")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("renderers", renderers)
            return object.payload
        }
    }
}
