package import NavigationTree

/// `receiver.remove`: a session takes part no more.
package struct ReceiverRemove: MethodDefinition {
    package static let method = Method.receiverRemove
    package static let function = ClientFunction("removeReceiver", "receiver")
    package static let summary = "Removes a receiver of this session. It may still answer what it was asked before."
    package static let resultSummary = "An empty object."
    package static let traits = MethodTraits.changesRegistrations
    package static let errors: [ErrorCode] = [.unknownReceiver]
    package static let examples = [
        Example(
            "the only one",
            after: [#"{"id":0,"method":"receiver.add","params":{"route":"shop.checkout"}}"#],
            #"{"receiver":"r1.1"}"#,
            gives: "{}"
        )
    ]

    package typealias Result = Nothing

    /// As it was written, for the refusal.
    package let name: String
    package let id: ReceiverID

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.name = try parameters.requiredString("receiver", "The receiver's id.", ReceiverID.schema)
        let id = ReceiverID(name)
        try parameters.check(id != nil, else: Parameters.invalid("receiver", "an id, as \"r3.1\""))
        self.id = id ?? ReceiverID(session: SessionID(rawValue: 0), number: 0)
    }
}
