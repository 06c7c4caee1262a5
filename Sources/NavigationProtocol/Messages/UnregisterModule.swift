/// `module.unregister`: a module takes back some types, or all when `types` is nil.
package struct UnregisterModule: Equatable, Sendable {
    package let module: String
    package let types: [String]?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.requiredString("module")
        self.types = try parameters.strings("types")
    }
}
