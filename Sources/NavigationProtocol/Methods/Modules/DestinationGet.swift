/// `destination.get`: one registered destination type.
package struct DestinationGet: MethodDefinition {
    package static let method = Method.destinationGet
    package static let function = ClientFunction("destination", "type")
    package static let summary = """
        One destination type as it was registered. A registration that holds everywhere comes first; else the answer is one of those for a navigator.
        """
    package static let resultSummary = "The type as it was registered."
    package static let errors: [ErrorCode] = [.unknownDestination]
    package static let examples = [
        Example(
            "by name",
            after: [Example.shop],
            #"{"type":"shop.item"}"#,
            gives: #"{"type":"shop.item","module":"shop","method":"sheet","orphan":"keep"}"#
        )
    ]

    package typealias Result = DestinationDescription

    package let type: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.type = try parameters.requiredString("type", "The destination type.")
    }
}
