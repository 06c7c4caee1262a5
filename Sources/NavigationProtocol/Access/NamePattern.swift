/// A name, or the beginning of names: `shop.list`, `shop.*`, `*`.
package struct NamePattern: Hashable, Sendable, CustomStringConvertible {
    package let description: String
    /// The text before the star; the whole name without one.
    private let stem: String
    private let isPrefix: Bool

    /// Nil for an empty text, and for a star in another place than the end.
    package init?(_ text: String) {
        let stars = text.utf8.count { $0 == UInt8(ascii: "*") }
        guard !text.isEmpty, stars == 0 || stars == 1 && text.hasSuffix("*") else { return nil }
        self.description = text
        self.isPrefix = stars == 1
        self.stem = isPrefix ? String(text.dropLast()) : text
    }

    package func fits(_ name: String) -> Bool { isPrefix ? name.hasPrefix(stem) : name == stem }

    /// Whether every name fits that fits another pattern.
    package func includes(_ other: NamePattern) -> Bool {
        isPrefix ? other.stem.hasPrefix(stem) : self == other
    }

    /// Whether some type of a module fits.
    package func fitsTypes(of module: String) -> Bool {
        fits("\(module).") || stem.hasPrefix("\(module).") || isPrefix && "\(module).".hasPrefix(stem)
    }
}
