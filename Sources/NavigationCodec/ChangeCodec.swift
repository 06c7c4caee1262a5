package import JSON
package import NavigationTree

/// One change of a scene with its cause, as bytes that mean the same on any host. The store's rows have several
/// changes in the same form; `docs/store.md` describes it.
package enum ChangeCodec {
    /// The bytes of a change with the texts of all its entries.
    package static func encode(_ change: NavigationChange, cause: RawJSON) -> [UInt8] {
        var encoder = StepEncoder(near: change.revision)
        encoder.encode(change, cause: cause)
        return encoder.bytes
    }

    /// Reads the bytes of ``encode(_:cause:)``. They may come from anywhere.
    ///
    /// - Parameters:
    ///   - revision: The revision of the change.
    ///   - tree: The tree before the change.
    /// - Returns: Nil for other bytes.
    package static func decode(
        _ bytes: [UInt8],
        revision: UInt64,
        after tree: borrowing NavigationTree
    ) -> (change: NavigationChange, cause: RawJSON)? {
        bytes.withUnsafeBytes { bytes in
            var pool = TypePool()
            guard var decoder = try? StepDecoder(bytes, near: revision, checksJSON: true),
                let record = try? decoder.change(revision, &pool, after: tree), record.isWhole, decoder.isAtEnd
            else { return nil }
            return (record.change, record.cause)
        }
    }
}
