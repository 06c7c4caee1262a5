import FoundationEssentials
package import NavigationTree

/// The state of a scene as text for another scene: the Base64 of the steps that build it. `docs/store.md` describes
/// them.
package enum StateCodec {
    /// - Parameter state: Nil for a scene that shows nothing.
    package static func text(of state: SetAsideState?) -> String {
        var encoder = StepEncoder()
        for step in state?.steps ?? [] { encoder.encode(step) }
        return Data(encoder.bytes).base64EncodedString()
    }

    /// Reads the text of ``text(of:)``. It may come from anywhere, so the whole tree is built and checked.
    ///
    /// - Returns: Nil for a scene that shows nothing.
    /// - Throws: ``RestorationError`` for another text.
    package static func state(in text: String) throws(RestorationError) -> SetAsideState? {
        guard let data = Data(base64Encoded: text) else { throw RestorationError("it is not Base64") }
        var reader = TreeReader(scene: "", limits: NavigationTree.Limits())
        try reader.add([UInt8](data))
        // No number that it has is larger.
        let last = UInt64(Int64.max)
        return try reader.finish(revision: last, nextID: last).stateToSetAside(under: "")
    }
}
