package import JSON
package import NavigationTree

/// `entry.ask`: a message to the module that provides an entry.
package struct EntryAsk: MethodDefinition {
    package static let method = Method.entryAsk
    package static let summary = "Sends a message to the module that provides an entry, and answers what it answered."
    package static let resultSummary = "The answer of the module."
    package static let traits = MethodTraits.mayNeedModules
    package static let errors: [ErrorCode] = [
        .unknownScene, .unknownEntry, .providerGone, .providerTimeout, .providerError, .cancelled, .questionCycle,
        .unknownQuestion,
    ]
    package static let examples = [
        Example(
            "a title",
            after: [Example.shop, Example.list],
            #"{"entry":"e2","message":{"get":"title"}}"#,
            answering: #"{"id":"q1","result":"Shop"}"#,
            gives: #"{"answer":"Shop"}"#
        )
    ]

    package let scene: String
    package let entry: EntryID
    package let message: RawJSON
    /// Seconds; nil leaves it to the host.
    package let timeout: Double?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene =
            try parameters.string("scene", "The scene to act on; `main` when left out.") ?? SceneTarget.defaultScene
        self.entry = try parameters.requiredEntry()
        self.message = try parameters.required(
            "message",
            "any JSON",
            parameters.raw("message", "The message: any JSON, passed on as it is.")
        )
        self.timeout = try parameters.timeout(
            "timeout",
            "Seconds until `provider_timeout`: the limit `question` when left out, at most the limit `questionMaximum`."
        )
    }

    /// The answer: that of the module.
    package struct Result: WireObject {
        let answer: RawJSON

        package init(_ answer: RawJSON) { self.answer = answer }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("answer", "The answer of the module, passed on unchanged.") { $0.answer }
        }
    }
}
