import NavigationTree

/// `receiver.add`: a session takes part in what is sent.
package struct ReceiverAdd: MethodDefinition {
    package static let method = Method.receiverAdd
    package static let function = ClientFunction("addReceiver")
    package static let summary = """
        Takes part in what is sent. The host asks this session (`value.receive`) about each value of the name, destination of the type, or route, unless \
        another receiver is nearer. With `auto` the host asks nothing. A receiver ends with `receiver.remove`, with its navigator, or with its session.
        """
    package static let resultSummary = "The receiver as it was added."
    package static let traits = MethodTraits.changesRegistrations
    package static let errors: [ErrorCode] = [.unknownScene, .unknownNavigator, .limitReached]
    package static let examples = [
        Example(
            "tabs that are chosen by a value",
            after: [#"{"id":0,"method":"navigator.create","params":{"name":"settings"}}"#],
            #"{"value":"tabs.settings","navigator":"n1","auto":{"select":"settings"}}"#,
            gives: """
                {"receiver":"r1.1","session":"s1","value":"tabs.settings","scene":"main","navigator":"n1","auto":{"resume":"auto",\
                "select":"settings"}}
                """
        )
    ]

    package typealias Result = Receiver

    package let name: ReceivedName
    /// Every scene when nil.
    package let scene: String?
    /// The navigator that it stands at, and ends with; an id or a name.
    package let navigator: String?
    /// Seconds to answer in.
    package let timeout: Double?
    package let auto: AutoReceive?

    package init(_ parameters: inout Parameters) throws(WireError) {
        let name = try parameters.receivedName()
        try parameters.check(
            name != nil,
            else: parameters.missing("value", "or \"type\", or \"route\": the name to receive")
        )
        self.name = name ?? .sample
        let kind = self.name.kind
        self.navigator = try parameters.string(
            "navigator",
            "Id or name of the navigator where it stands; behind all others when left out."
        )
        let scene = try parameters.string(
            "scene",
            "Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without."
        )
        self.scene = navigator == nil ? scene : scene ?? SceneTarget.defaultScene
        self.timeout = try parameters.timeout(
            "timeout",
            "Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`."
        )
        self.auto = try parameters.object("auto", "Receives without being asked.") { (parameters) throws(WireError) in
            try AutoReceive(&parameters, for: kind)
        }
        guard auto == nil || timeout == nil else {
            throw Parameters.invalid("timeout", "left out with \"auto\": nobody is asked")
        }
    }

    /// One kind of name; asked within a time, or not asked.
    package static func forms(of members: [Schema.Member]) -> Schema {
        .oneOf(
            ReceivedName.Kind.allCases.map(\.rawValue).flatMap { name in
                [
                    members.form(required: [name], optional: ["navigator", "scene", "timeout"]),
                    members.form(required: [name, "auto"], optional: ["navigator", "scene"]),
                ]
            }
        )
    }
}
