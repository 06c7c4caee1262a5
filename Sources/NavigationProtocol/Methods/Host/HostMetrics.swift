/// `host.metrics`: the host in numbers.
package struct HostMetrics: MethodDefinition {
    package static let method = Method.hostMetrics
    package static let function = ClientFunction("metrics")
    package static let summary =
        "The host in numbers since its start: counters, gauges, and how long turns took, in the OpenMetrics format."
    package static let resultSummary = "OpenMetrics text, and its media type."
    package static let examples: [Example] = [
        Example(
            "the media type; the text is longer",
            "{}",
            gives: #"{"contentType":"application/openmetrics-text; version=1.0.0; charset=utf-8"}"#,
            isComplete: false
        )
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {}

    /// The text and its type.
    package struct Result: WireObject {
        let contentType: String
        let text: String

        package init(contentType: String, text: String) { (self.contentType, self.text) = (contentType, text) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("contentType", "The media type of the text.") { $0.contentType }
            object.member("text", "The metrics, as OpenMetrics 1.0 writes them.") { $0.text }
        }
    }
}
