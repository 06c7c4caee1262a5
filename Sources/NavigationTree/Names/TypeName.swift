/// The registered name of a destination type, `module.name`.
///
/// A registration makes it once and every entry of the type shares it, so that comparing and hashing do not read the
/// text. Public for the reason given at ``NumberedID``.
public final class TypeName: Sendable, CustomStringConvertible {
    /// The whole name.
    public let description: String
    /// Everything before the first dot: the name of the module that provides the type.
    public let module: String
    private let hash: Int

    /// Nil when `text` is not a module name, a dot, and one or more names joined by dots, 128 characters at most.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 128, parts.count >= 2, parts.allSatisfy(Names.isValid) else { return nil }
        self.description = text
        self.module = String(parts[0])
        self.hash = text.hashValue
    }
}

extension TypeName: Hashable, Comparable {
    /// Compares the text.
    public static func == (one: TypeName, other: TypeName) -> Bool {
        one === other || (one.hash == other.hash && one.description == other.description)
    }

    /// Orders by the text.
    public static func < (one: TypeName, other: TypeName) -> Bool { one.description < other.description }

    /// Uses the text's own hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// Returns the stored hash, which is mixed already.
    public func _rawHashValue(seed: Int) -> Int { hash ^ seed }
}
