/// `receiver.list`: all receivers.
package struct ReceiverList: MethodDefinition {
    package static let method = Method.receiverList
    package static let function = ClientFunction("receivers")
    package static let summary = "Lists the receivers, oldest first."
    package static let resultSummary = "The receivers, oldest first."
    package static let errors: [ErrorCode] = [.unknownScene]
    package static let examples = [
        Example(
            "one",
            after: [#"{"id":0,"method":"receiver.add","params":{"route":"shop.checkout"}}"#],
            "{}",
            gives: #"{"receivers":[{"receiver":"r1.1","session":"s1","route":"shop.checkout"}]}"#
        )
    ]

    /// All when nil.
    package let scene: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.string("scene", "Only the receivers of what is sent in this scene.")
    }

    /// The answer: the receivers.
    package struct Result: WireObject {
        let receivers: [Listed<Receiver>]

        package init(_ receivers: [Listed<Receiver>]) { self.receivers = receivers }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("receivers", "The receivers, oldest first.") { $0.receivers }
        }
    }
}
