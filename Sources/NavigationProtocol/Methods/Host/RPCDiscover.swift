package import JSON

/// `rpc.discover`: the contract of the wire.
package struct RPCDiscover: MethodDefinition {
    package static let method = Method.discover
    package static let function = ClientFunction("discover")
    package static let summary = "The OpenRPC document of this host: every method, notification, question and error."
    package static let resultSummary = "The document, as OpenRPC 1.3.2 describes it."
    package static let examples: [Example] = [
        Example("this document", "{}", gives: #"{"openrpc":"1.3.2"}"#, isComplete: false)
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {}

    /// The document.
    package struct Result: WireObject {
        let document: OpenRPCDocument

        package init(_ document: OpenRPCDocument) { self.document = document }

        package static var schema: Schema { .anyObject }
        package static func members(_ object: inout some ObjectMembers<Self>) {}
        package func write(to writer: inout JSONWriter) { writer.raw(document.text) }
    }
}

/// The OpenRPC document as text.
package struct OpenRPCDocument: Sendable {
    package let text: RawJSON

    package init(_ text: RawJSON) { self.text = text }
}
