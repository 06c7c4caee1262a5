package import JSON
package import NavigationTree

/// Where the next part of a scene begins, as `next` and `after` write it.
///
/// A client passes it on as it came. It has the revision of all parts, so that they belong together.
package struct PartCursor: Hashable, Sendable {
    package let revision: UInt64
    package let position: TreePosition

    package init(_ revision: UInt64, _ position: TreePosition) { (self.revision, self.position) = (revision, position) }

    /// The cursor that `text` writes; nil for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2, let revision = UInt64(parts[0]) else { return nil }
        self.revision = revision
        switch (parts.count, NavigatorID(parts[1])) {
        case (2, nil):
            if parts[1] == "a" {
                position = .attachments(after: nil)
            } else if let last = AttachmentID(parts[1]) {
                position = .attachments(after: last)
            } else {
                return nil
            }
        case (3, let navigator?):
            if let start = UInt32(parts[2]) {
                position = .path(navigator, Int(start))
            } else if let last = NavigatorID(parts[2]) {
                position = .below(navigator, after: last)
            } else {
                return nil
            }
        default: return nil
        }
    }
}

extension PartCursor: WireValue {
    package static var schema: Schema { .string() }

    package func write(to writer: inout JSONWriter) { writer.string(text) }

    private var text: String {
        switch position {
        case .path(let navigator, let start): "\(revision).\(navigator).\(start)"
        case .below(let navigator, let last): "\(revision).\(navigator).\(last)"
        case .attachments(let last): "\(revision).\(last.map { "\($0)" } ?? "a")"
        }
    }
}

extension Parameters {
    /// Where a part begins, as the part before it says.
    mutating func cursor(_ name: StaticString, _ summary: StaticString) throws(WireError) -> PartCursor? {
        guard let text = try string(name, summary) else { return nil }
        guard let cursor = PartCursor(text) else {
            throw Parameters.invalid(name, "the \"next\" of the part before, as it came")
        }
        return cursor
    }
}
