import JSON
import NavigationProtocol

// The settings of a scene in its log and its snapshots, in the form of the store.

extension SceneConfiguration {
    /// Nil for bytes that are not ``logged``.
    init?(logged bytes: [UInt8]) {
        guard let text = try? RawJSON(parsing: String(decoding: bytes, as: UTF8.self)) else { return nil }
        self.init(text)
    }

    var logged: [UInt8] { stored.bytes }
}
