/// `ping`: whether the host answers.
package struct Ping: MethodDefinition {
    package static let method = Method.ping
    package static let function = ClientFunction("ping")
    package static let summary = "Answers at once. It tells whether the host is there, and how long a request takes."
    package static let resultSummary = "Always the same."
    package static let examples: [Example] = [Example("ping", "{}", gives: #"{"pong":true}"#)]

    package init(_ parameters: inout Parameters) throws(WireError) {}

    /// The answer, which says nothing.
    package struct Result: WireObject {
        package init() {}

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("pong", "Always true.") { _ in true }
        }
    }
}
