package import NavigationTree

/// `mapping.add`: another type is shown in place of one.
package struct MappingAdd: MethodDefinition {
    package static let method = Method.mappingAdd
    package static let function = ClientFunction("addMapping", "from", "to")
    package static let summary = """
        From now on a navigator shows another type when a request names this one: with `navigate`, `push`, \
        `present`, `replace`, `path.append` and `column.show`. The nearest mapping is applied, once. It ends \
        with `mapping.remove`, with its navigator, or with the session.
        """
    package static let resultSummary = "The navigator and the id of the mapping."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.limitReached]
    package static let examples: [Example] = [
        Example(
            "items as lists",
            #"{"from":"shop.item","to":"shop.list"}"#,
            gives:
                #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","mapping":"a2"}"#
        )
    ]

    package let target: NavigatorTarget
    package let mapping: Mapping

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        let source = try parameters.requiredString("from", "The type that requests name.")
        let target = try parameters.requiredString("to", "The type that is shown.")
        let expected = "a destination type, as \"shop.list\""
        try parameters.check(TypeName(source) != nil, else: Parameters.invalid("from", expected))
        try parameters.check(TypeName(target) != nil, else: Parameters.invalid("to", expected))
        self.mapping = Mapping(
            source: source,
            target: target,
            arguments: try parameters.object(
                "arguments",
                "The arguments that it is shown with; those of the request when left out."
            ),
            inherits: try parameters.bool(
                "inherits",
                "Whether the mapping holds below the navigator as well; true when left out."
            ) ?? true
        )
    }

    /// The answer: the mapping's place and id.
    package struct Result: WireObject {
        let change: ChangeResult
        let attachment: Attachment

        package init(_ change: ChangeResult, _ attachment: Attachment) {
            (self.change, self.attachment) = (change, attachment)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.change }
            object.member("navigator", "The navigator that it is attached to.") { $0.attachment.navigator }
            object.member("mapping", "The mapping's id.") { $0.attachment.id }
        }
    }
}
