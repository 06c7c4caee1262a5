/// `module.start`: the host starts a module's process.
package struct ModuleStart: MethodDefinition {
    package static let method = Method.moduleStart
    package static let function = ClientFunction("startModule", "module")
    package static let summary = """
        Starts a module of the host's manifests now, however often it has failed before. The host answers at once. `module.list` and the events of a watch \
        tell whether the module registers.
        """
    package static let resultSummary = "The module's state after the request."
    package static let errors: [ErrorCode] = .ofModuleControl
    package static let examples = [
        Example(
            "one that is not there",
            supervising: [Example.clock],
            #"{"module":"clock"}"#,
            gives: #"{"module":"clock","state":"starting","changed":true}"#
        )
    ]

    package let module: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.supervisedModule()
    }

    /// The answer: what the module does now.
    package struct Result: WireObject {
        private let module: String
        private let state: ModuleState
        private let isChanged: Bool

        package init(_ module: String, _ state: ModuleState, isChanged: Bool) {
            (self.module, self.state, self.isChanged) = (module, state, isChanged)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("module", "The module's name.") { $0.module }
            object.member("state", "The current state of the module.") { $0.state }
            object.member("changed", "Whether the request changed that.") { $0.isChanged }
        }
    }
}

extension Parameters {
    /// The module that a request starts or stops.
    mutating func supervisedModule() throws(WireError) -> String {
        try requiredString("module", "A module with a manifest.")
    }
}

extension [ErrorCode] {
    /// Of the requests that start and stop a module's process.
    static let ofModuleControl: Self = [.unknownModule, .notSupervised, .otherUser]
}
