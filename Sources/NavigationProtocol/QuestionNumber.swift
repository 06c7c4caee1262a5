import NavigationTree

/// A question of the host to a module. Written `q7` on the wire; never reused while the host runs.
package struct QuestionNumber: NumberedID {
    package static let prefix: Unicode.Scalar = "q"

    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

extension QuestionNumber: WireValue {}
