/// `access.check`: whether an identity may do something, and by which grant.
package struct AccessCheck: MethodDefinition {
    package static let method = Method.accessCheck
    package static let function = ClientFunction("checkRight", "verb")
    package static let summary = """
        Whether an identity may do something, and by which line of the access document. Without `identity`, the question is about the session that asks. \
        To ask about another identity takes the right to administer.
        """
    package static let resultSummary = "Whether it may, and the line that says so."
    package static let errors: [ErrorCode] = [.notAllowed]
    package static let examples: [Example] = [
        Example("a host without an access document", #"{"verb":"navigate"}"#, gives: #"{"allowed":true}"#)
    ]

    package let verb: AccessVerb
    /// Nil is the session that asks.
    package let identity: String?
    package let scene: String
    package let navigator: String?
    package let type: String?
    package let module: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.verb = try parameters.required(
            "verb",
            "one of \(AccessVerb.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))",
            parameters.choice("verb", "The verb in question.")
        )
        self.identity = try parameters.string("identity", "The name of an identity.")
        self.scene = try parameters.string("scene", "The scene; `main` when left out.") ?? SceneTarget.defaultScene
        self.navigator = try parameters.string("navigator", "A navigator of the scene; the whole scene when left out.")
        self.type = try parameters.string("type", "A destination type.")
        self.module = try parameters.string("module", "A module.")
    }

    /// Whether it may.
    package struct Result: WireObject {
        let isAllowed: Bool
        let line: Int?

        package init(isAllowed: Bool, line: Int?) { (self.isAllowed, self.line) = (isAllowed, line) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("allowed", "Whether it may.") { $0.isAllowed }
            object.optional("line", "The line of the first grant that allows it.") { $0.line }
        }
    }
}
