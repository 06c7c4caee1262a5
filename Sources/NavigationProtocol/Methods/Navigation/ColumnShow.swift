/// `column.show`: a choice in one column drives the next.
package struct ColumnShow: MethodDefinition {
    package static let method = Method.columnShow
    package static let function = ClientFunction("showColumn", "type", "arguments")
    package static let summary = """
        Shows a destination in the next column: the next stack of the same parent. That stack then holds \
        this destination only and comes to the front, and the stacks after it are emptied. Without a type, \
        all columns after this one are emptied.
        """
    package static let resultSummary = "The navigator and the entry that show the destination now."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofNavigator + [
            .limitReached, .noColumn, .unknownDestination, .invalidArguments, .pathRefused, .locked,
        ]
    package static let examples: [Example] = [
        Example(
            "a choice in the sidebar",
            after: [
                Example.shop, #"{"id":0,"method":"navigator.create","params":{"name":"sidebar"}}"#,
                #"{"id":0,"method":"navigator.create","params":{"name":"detail"}}"#,
            ],
            #"{"navigator":"sidebar","type":"shop.list"}"#,
            gives:
                #"{"scene":"main","revision":3,"changed":true,"durability":"memory","navigator":"n3","entry":"e4"}"#
        )
    ]

    package let target: NavigatorTarget
    /// Nil empties the columns after this one.
    package let destination: RequestedDestination?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.destination = try parameters.optionalDestination(
            "The destination type; without it, the columns after this one are emptied."
        )
    }

    package typealias Result = ShownResult
}
