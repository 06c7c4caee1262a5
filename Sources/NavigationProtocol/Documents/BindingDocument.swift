package import NavigationTree

/// The rules that the person who puts modules together sets for the paths of their types, in a file of the host.
///
/// The document has one member, `bindings`: a list of rules, each with the type that it is about.
package struct BindingDocument: Sendable {
    package let bindings: [String: PathBinding]

    package init(_ parameters: inout Parameters) throws(WireError) {
        let elements = try parameters.list("bindings", "The rules of types, each type once.") {
            (element) throws(WireError) in
            try Self.binding(&element)
        }
        var bindings: [String: PathBinding] = [:]
        for (type, binding) in try parameters.required("bindings", "a list of {\"type\":…}", elements) {
            guard bindings.updateValue(binding, forKey: type) == nil else {
                throw Parameters.invalid("bindings", "a list that names \(type) once")
            }
        }
        self.bindings = bindings
    }

    private static func binding(_ parameters: inout Parameters) throws(WireError) -> (String, PathBinding) {
        let type = try parameters.requiredString("type", "The destination type that the rule is about.")
        try parameters.check(
            TypeName(type) != nil,
            else: Parameters.invalid("type", "a destination type, as \"shop.list\"")
        )
        var binding = PathBinding()
        binding.roles = Set(try parameters.roles("roles", "Roles of the type, besides those of its module.") ?? [])
        binding.extends =
            try parameters.bool("extends", "True to add to the lists of the module; false to replace them.") ?? false
        binding.rule = try PathRule(&parameters, nullLifts: true)
        if parameters.isNull("under") { binding.lifted.insert(.under) }
        if parameters.isNull("within") { binding.lifted.insert(.within) }
        if parameters.isNull("most") { binding.lifted.insert(.most) }
        if parameters.isNull("repeats") { binding.lifted.insert(.repeats) }
        if parameters.isNull("first") { binding.lifted.insert(.first) }
        if parameters.isNull("last") { binding.lifted.insert(.last) }
        if parameters.isNull("methods") { binding.lifted.insert(.methods) }
        return (type, binding)
    }

    /// The names of its members, for refusals.
    package static let memberNames = Parameters.members { (parameters) throws(WireError) in
        try Self(&parameters)
    }.map(\.name)
}
