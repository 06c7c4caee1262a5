/// `module.restart`: the host ends a module's process and starts it again.
package struct ModuleRestart: MethodDefinition {
    package static let method = Method.moduleRestart
    package static let function = ClientFunction("restartModule", "module")
    package static let summary = """
        Ends the process of a module that the host started, and starts it again as its manifest says now.
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

    package typealias Result = ModuleStart.Result
}
