/// `destination.list`: the registered destination types.
package struct DestinationList: MethodDefinition {
    package static let method = Method.destinationList
    package static let function = ClientFunction("destinations")
    package static let summary = """
        The registered destination types, by name. Types that are registered for some navigators only follow, by scene and navigator. A host with more types than the \
        limit `elements` allows lists those of one module at a time.
        """
    package static let resultSummary = "The types as they were registered."
    package static let errors: [ErrorCode] = [.unknownModule, .limitReached]
    package static let examples = [
        Example(
            "all",
            after: [Example.shop],
            "{}",
            gives: """
                {"destinations":[{"type":"shop.item","module":"shop","method":"sheet","orphan":"keep"},\
                {"type":"shop.list","module":"shop","orphan":"keep"}]}
                """
        )
    ]

    /// Every module when nil.
    package let module: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.string("module", "Only the types of this module; all when left out.")
    }

    /// The answer: the types.
    package struct Result: WireObject {
        private let destinations: [DestinationDescription]

        package init(_ destinations: [DestinationDescription]) { self.destinations = destinations }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("destinations", "The types as they were registered.") { $0.destinations }
        }
    }
}
