/// Why steps do not make a valid tree. The fault is in the program that wrote them, or in the disk.
package struct RestorationError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
