package import JSON
package import NavigationTree

/// `entry.ask`: a message to the module that provides an entry.
package struct EntryAsk: MethodDefinition {
    package static let method = Method.entryAsk
    package static let function = ClientFunction("ask", "entry", "message")
    package static let summary = """
        Sends a message to the module that provides an entry, and answers what it answered. A type may declare its messages: then the request names one of \
        them, and the host checks the message with that one's schema. Other types take any message.
        """
    package static let resultSummary = "The answer of the module."
    package static let traits: MethodTraits = [.mayNeedModules, .takesToken]
    package static let errors: [ErrorCode] = [
        .unknownScene, .unknownEntry, .providerGone, .providerTimeout, .providerError, .cancelled, .questionCycle,
        .unknownQuestion, .unknownMessage, .invalidArguments, .pathRefused, .tokenReused,
    ]
    package static let examples = [
        Example(
            "a title",
            after: [Example.shop, Example.list],
            #"{"entry":"e2","message":{"get":"title"}}"#,
            answering: #"{"id":"q1","result":"Shop"}"#,
            gives: #"{"answer":"Shop"}"#
        ),
        Example(
            "a message with a name, which the type declares",
            after: [
                """
                {"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list",\
                "messages":{"rename":{"type":"string"}}}]}}
                """,
                Example.list,
            ],
            #"{"entry":"e2","name":"rename","message":"Store"}"#,
            answering: #"{"id":"q1","result":true}"#,
            gives: #"{"answer":true}"#
        ),
    ]

    package let scene: String
    package let entry: EntryID
    /// The message's name; nil leaves it to the message to say what it is.
    package let name: String?
    package let message: RawJSON
    /// Seconds; nil leaves it to the host.
    package let timeout: Double?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene =
            try parameters.string("scene", "The scene to act on; `main` when left out.") ?? SceneTarget.defaultScene
        self.entry = try parameters.requiredEntry()
        self.name = try parameters.string(
            "name",
            "The message's name: one that the type declares. The module gets it. A type that declares none takes any name, or none."
        )
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
