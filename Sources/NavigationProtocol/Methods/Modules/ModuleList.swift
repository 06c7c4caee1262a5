/// `module.list`: all modules that the host knows.
package struct ModuleList: MethodDefinition {
    package static let method = Method.moduleList
    package static let function = ClientFunction("modules")
    package static let summary = """
        The modules that are registered and the modules that the host can start, by name. A module that the host can start has a `state` and `restarts`.
        """
    package static let resultSummary = "The modules, by name."
    package static let examples = [
        Example(
            "one module",
            after: [Example.shop],
            "{}",
            gives: #"{"modules":[{"module":"shop","session":"s1","destinations":2}]}"#
        ),
        Example(
            "one that the host starts",
            supervising: [Example.clock],
            "{}",
            gives: #"{"modules":[{"module":"clock","destinations":0,"state":"stopped","restarts":0}]}"#
        ),
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {}

    /// The answer: the modules.
    package struct Result: WireObject {
        private let modules: [WireModule]

        package init(_ modules: [WireModule]) { self.modules = modules }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("modules", "The modules, by name.") { $0.modules }
        }
    }
}
