/// The destinations that a navigator's path accepts: each entry must have one of the types, or one of the roles.
///
/// It is a rule of paths that belongs to a place instead of a type. The navigator's own root and what is presented over
/// it are not in its path.
package struct Acceptance: Hashable, Sendable {
    /// `shop.item`, `shop.*` for all types of a module, or `*`.
    package let types: [String]
    package let roles: [String]

    package init(types: [String], roles: [String]) { (self.types, self.roles) = (types, roles) }

    /// Whether a type with these roles may be in the path.
    func accepts(_ type: TypeName, roles: @autoclosure () -> Set<String>) -> Bool {
        for pattern in types where pattern == "*" || pattern == type.description || pattern == "\(type.module).*" {
            return true
        }
        return !self.roles.isEmpty && !roles().isDisjoint(with: self.roles)
    }

    /// Bytes of text that it holds.
    var weight: Int { (types + roles).reduce(0) { $0 + $1.utf8.count } }
}
