/// The id of something that belongs to a navigator. Written `a7` on the wire; never reused in its scene.
package struct AttachmentID: NumberedID {
    package static let prefix: Unicode.Scalar = "a"

    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
