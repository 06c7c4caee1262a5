package import JSON

/// `url.resolve`: a module says what a URL becomes.
package struct URLResolveQuestion: QuestionDefinition {
    package static let name: StaticString = "url.resolve"
    package static let summary = """
        A client opens or resolves a URL that fits a pattern which this module registered with `ask`. The client waits for the answer.
        """
    package static let answerSummary = "The items of a sequence; null when the module does not take the URL."
    package static let answer = Schema.nullable(.array(of: SentItem.schema, minimum: 1))

    let (url, pattern): (String, String)
    let parameters: OpaqueObject
    let timeout: Double

    /// - Parameter parameters: the values of the pattern's parameters, as the text of an object.
    package init(_ url: String, pattern: String, parameters: RawJSON, timeout: Double) {
        (self.url, self.pattern) = (url, pattern)
        (self.parameters, self.timeout) = (OpaqueObject(parameters), timeout)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("url", "The URL.") { $0.url }
        object.member("pattern", "The pattern that it fits.") { $0.pattern }
        object.member("parameters", "The values of the pattern's parameters, by name.") { $0.parameters }
        object.member("timeout", "Seconds that the module has to answer.") { $0.timeout }
    }
}
