import JSON
import NavigationBroker
import NavigationCodec
import NavigationFleet
import NavigationProtocol
import NavigationTree

/// A turn's change of a scene's settings, as the log has it. A snapshot has such changes too, which make the settings
/// from none.
struct SettingsChange {
    /// With the guards that stay while their module is away, in the form of the store.
    var configuration: SceneConfiguration
    /// The states of former restoration keys that are new.
    var setAside: [SetAsideState] = []
    /// Those that are not kept any more, by their revisions.
    var forgotten: [UInt64] = []

    private enum Kind {
        static let configuration: Character = "c"
        /// The revision, a line break, and the bytes of the store.
        static let setAside: Character = "s"
        /// The revision.
        static let forgotten: Character = "f"
    }

    init(_ configuration: SceneConfiguration) { self.configuration = configuration }

    /// The change of a scene's settings by the records of a turn; nil for none.
    init?(_ records: [JournalRecord], of scene: String) {
        var change: Self?
        for record in records {
            switch record {
            case .sceneConfigured(scene, let new): change.set(new)
            case .sceneRestored(let restored) where restored.scene == scene:
                change.set(restored.configuration)
                change?.setAside += [restored.setAside].compactMap(\.self)
                change?.forgotten += restored.forgotten
            case .sceneConfigured, .sceneRestored, .sceneCreated, .sceneClosed, .change: break
            }
        }
        guard let change else { return nil }
        self = change
    }

    // MARK: Bytes

    var bytes: [UInt8] {
        var items = Items()
        items.add(Kind.configuration, configuration.stored.bytes)
        for state in setAside { items.add(Kind.setAside, Array("\(state.revision)\n".utf8) + state.encoded) }
        for revision in forgotten { items.add(Kind.forgotten, "\(revision)") }
        return items.bytes
    }

    /// Nil for bytes that are not written as ``bytes`` are.
    init?(_ bytes: [UInt8]) {
        var reader = ItemReader(bytes)
        guard let first = try? reader.next(), first.kind == Kind.configuration,
            let text = try? RawJSON(parsing: String(decoding: first.content, as: UTF8.self)),
            let configuration = SceneConfiguration(text)
        else { return nil }
        self.init(configuration)
        while !reader.isAtEnd {
            guard let item = try? reader.next() else { return nil }
            switch item.kind {
            case Kind.setAside:
                guard let state = Self.state(item.content) else { return nil }
                setAside.append(state)
            case Kind.forgotten:
                guard let revision = UInt64(String(decoding: item.content, as: UTF8.self)) else { return nil }
                forgotten.append(revision)
            default: return nil
            }
        }
    }

    private static func state(_ content: [UInt8]) -> SetAsideState? {
        guard let end = content.firstIndex(of: UInt8(ascii: "\n")),
            let revision = UInt64(String(decoding: content[..<end], as: UTF8.self))
        else { return nil }
        var pool = TypePool()
        return Array(content[(end + 1)...]).withUnsafeBytes { bytes in
            try? SetAsideState(decoding: bytes, revision, &pool, checksJSON: true)
        }
    }
}

extension SettingsChange? {
    /// The last configuration of a turn holds.
    fileprivate mutating func set(_ configuration: SceneConfiguration) {
        if self == nil { self = SettingsChange(configuration) } else { self?.configuration = configuration }
    }
}

extension SceneSettings {
    /// The changes that make these settings from none.
    var changes: [SettingsChange] {
        [SettingsChange(configuration)]
            + setAside.map { state in
                var change = SettingsChange(configuration)
                change.setAside = [state]
                return change
            }
    }

    mutating func apply(_ change: SettingsChange) {
        configuration = change.configuration
        setAside += change.setAside
        setAside.removeAll { change.forgotten.contains($0.revision) }
    }
}
