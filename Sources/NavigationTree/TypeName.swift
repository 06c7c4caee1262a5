/// The registered name of a destination type, `module.name`.
package struct TypeName: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let description: String

    /// Nil when `text` is not a module name, a dot, and one or more names joined by dots, 128 characters at most.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 128, parts.count >= 2, parts.allSatisfy(Names.isValid) else { return nil }
        self.description = text
    }

    /// Everything before the first dot: the name of the module that provides the type.
    package var module: String {
        String(description.prefix { $0 != "." })
    }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.description < rhs.description }
}
