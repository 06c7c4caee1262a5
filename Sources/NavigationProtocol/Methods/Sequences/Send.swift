/// `send`: values, destinations, routes and actions, one after the other.
package struct Send: MethodDefinition {
    package static let method = Method.send
    package static let function = ClientFunction("send", "values")
    package static let summary = """
        Sends values one after the other. Each goes to the receiver that is nearest to the current navigator, and its answer says how the sequence goes on. \
        The host answers once, at the end. When the sender's connection ends, the host still sends the rest, unless the sequence is `ephemeral`.
        """
    package static let resultSummary = "The outcome of each value, in the order in which the values were settled."
    package static let traits = MethodTraits.isComposite
    package static let errors: [ErrorCode] = [
        .unknownScene, .unknownNavigator, .revisionMismatch, .limitReached, .noReceiver, .receiverGone,
        .receiverTimeout, .receiverError, .unknownDestination, .invalidArguments, .noStack, .pathRefused,
        .cancelled,
    ]
    package static let examples = [
        Example(
            "two destinations without a receiver",
            after: [Example.shop],
            #"{"values":[{"type":"shop.list"},{"type":"shop.item","arguments":{"id":7}}]}"#,
            gives: """
                {"scene":"main","sequence":"s1.1","outcome":"completed","steps":[{"index":0,"item":{"type":"shop.list"},\
                "outcome":"shown","resume":"auto","revision":1,"navigator":"n1","entry":"e2"},{"index":1,"item":{"type":"shop.item",\
                "arguments":{"id":7}},"outcome":"shown","resume":"auto","revision":2,"navigator":"n3","entry":"e4"}]}
                """
        ),
        Example(
            "a value for a receiver, which cancels the rest",
            after: [#"{"id":0,"method":"receiver.add","params":{"value":"shop.voucher"}}"#],
            #"{"values":[{"value":"shop.voucher","data":"X1"},{"action":"popAny"}]}"#,
            answering: #"{"id":"q1","result":{"resume":"cancel"}}"#,
            gives: """
                {"scene":"main","sequence":"s1.1","outcome":"cancelled","steps":[{"index":0,"item":{"value":"shop.voucher","data":"X1"},\
                "outcome":"received","by":{"session":"s1","receiver":"r1.1"},"resume":"cancel"},{"index":1,"item":{"action":"popAny"},\
                "outcome":"notSent"}]}
                """
        ),
    ]

    package typealias Result = SequenceResult

    package let target: NavigatorTarget
    package let items: [SentItem]
    /// For people; 1 to 128 bytes.
    package let name: String?
    /// Whether the sequence ends with the session that sends it.
    package let isEphemeral: Bool

    /// Bytes of a sequence's name.
    package static let maximumName = 128

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.items = try parameters.required(
            "values",
            "a list of objects with one of \"value\", \"type\", \"route\" and \"action\"",
            parameters.items("values", "The values, in the order in which they are sent.", minimum: 1)
        )
        self.name = try parameters.string(
            "name",
            "The sequence's name, for people: 1 to 128 bytes.",
            .string(Schema.StringForm(minimum: 1))
        )
        self.isEphemeral =
            try parameters.bool(
                "ephemeral",
                "Whether the sequence ends with the session that sends it; false when left out."
            ) ?? false
        try parameters.check(!items.isEmpty, else: Parameters.invalid("values", "a list of at least one"))
        if let name, !(1...Self.maximumName).contains(name.utf8.count) {
            throw Parameters.invalid("name", "a string of 1 to \(Self.maximumName) bytes")
        }
    }
}
