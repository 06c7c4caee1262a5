package import NavigationTree

// A state that is set aside, as bytes: its key and its weight, then its steps in a blob of their own.

extension SetAsideState {
    /// The bytes of the state, without its revision.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.text(key)
        writer.count(weight)
        var encoder = StepEncoder()
        for step in steps { encoder.encode(step) }
        return writer.bytes + encoder.bytes
    }

    /// Reads the bytes of ``encoded``.
    package init(
        decoding bytes: UnsafeRawBufferPointer,
        _ revision: UInt64,
        _ pool: inout TypePool,
        checksJSON: Bool
    ) throws(CodecError) {
        var reader = ByteReader(bytes, checksJSON: checksJSON)
        let key = try reader.text()
        let weight = Int(try reader.positive())
        let rest = UnsafeRawBufferPointer(rebasing: bytes[reader.position...])
        var decoder = try StepDecoder(rest, checksJSON: checksJSON)
        var steps: [NavigationChange.Step] = []
        while !decoder.isAtEnd { steps.append(try decoder.step(&pool)) }
        self.init(key: key, revision: revision, steps: steps, weight: weight)
    }
}
