import NavigationTree

/// A guard that a module has put up. Written `g7` on the wire; never reused while the host runs.
package struct GuardID: NumberedID {
    package static let prefix: Unicode.Scalar = "g"

    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
