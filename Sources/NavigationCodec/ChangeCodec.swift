package import JSON
package import NavigationTree

/// One change of a scene with its cause, as bytes that mean the same on any host. The store's rows have several
/// changes in the same form; `docs/store.md` describes it.
package enum ChangeCodec {
    /// A change that takes as many bytes of arguments, hints and content from the tree is written without them. So its
    /// bytes are few however much it removes.
    private static let mostBytesOfFormer = 64 << 10

    /// The bytes of a change. Their reader needs the tree before the change.
    package static func encode(_ change: NavigationChange, cause: RawJSON) -> [UInt8] {
        var encoder = StepEncoder(near: change.revision)
        encoder.encode(change, cause: cause, withBodiesBelow: mostBytesOfFormer)
        return encoder.bytes
    }

    /// Reads the bytes of ``encode(_:cause:)``. They may come from anywhere.
    ///
    /// - Parameter tree: The tree before the change.
    /// - Returns: Nil for other bytes.
    package static func decode(
        _ bytes: [UInt8],
        after tree: borrowing NavigationTree
    ) -> (change: NavigationChange, cause: RawJSON)? {
        let revision = tree.revision + 1
        return bytes.withUnsafeBytes { bytes in
            var pool = TypePool()
            guard var decoder = try? StepDecoder(bytes, near: revision, checksJSON: true),
                let record = try? decoder.change(revision, &pool, after: tree), decoder.isAtEnd
            else { return nil }
            return (record.change, record.cause)
        }
    }
}
