/// `module.stop`: the host ends a module's process.
package struct ModuleStop: MethodDefinition {
    package static let method = Method.moduleStop
    package static let function = ClientFunction("stopModule", "module")
    package static let summary = """
        Ends the process of a module that the host started. The host starts the module again when a request needs it.
        """
    package static let resultSummary = "The module's state after the request."
    package static let errors: [ErrorCode] = .ofModuleControl
    package static let examples = [
        Example(
            "one that is being started",
            supervising: [Example.clock],
            after: [#"{"id":0,"method":"module.start","params":{"module":"clock"}}"#],
            #"{"module":"clock"}"#,
            gives: #"{"module":"clock","state":"stopping","changed":true}"#
        )
    ]

    package let module: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.supervisedModule()
    }

    package typealias Result = ModuleStart.Result
}
