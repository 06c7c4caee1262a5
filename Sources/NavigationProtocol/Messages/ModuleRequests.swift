/// `module.start`, `module.stop` and `module.restart`: which module is meant.
package struct ModuleTarget: Equatable, Sendable {
    package let module: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.requiredString("module")
    }
}
