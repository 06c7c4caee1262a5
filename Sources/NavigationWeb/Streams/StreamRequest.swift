import JSON
package import NavigationClient

/// The watches of a stream.
package struct StreamRequest: Equatable, Sendable {
    /// One watch of a stream.
    package enum Target: Hashable, Sendable {
        case scene(String)
        case host

        /// Its name in an event's id.
        var name: String {
            switch self {
            case .scene(let scene): scene
            case .host: "host"
            }
        }
    }

    /// The most scenes of one stream.
    package static let sceneLimit = 16

    package var scenes: [String]
    package var showsHost: Bool
    package var showsTraffic: Bool
    /// Whether the traffic comes with what is in the messages.
    package var showsText: Bool
    package var verbosity: String?

    /// The scene `main`, unless others are named.
    package init(
        scenes: [String] = ["main"],
        showsHost: Bool = false,
        showsTraffic: Bool = false,
        showsText: Bool = false,
        verbosity: String? = nil
    ) {
        self.scenes = scenes
        self.showsHost = showsHost
        self.showsTraffic = showsTraffic
        self.showsText = showsText
        self.verbosity = verbosity
    }

    /// The scenes in their order, then the host.
    package var targets: [Target] { scenes.map { .scene($0) } + (showsHost ? [.host] : []) }

    /// Reads `scene=main&host=1`.
    package init(query: String?) throws(Refusal) {
        self.init(scenes: [])
        for part in query?.split(separator: "&") ?? [] {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let value = pair.count > 1 ? pair[1] : ""
            switch pair[0] {
            case "scene": scenes.append(value)
            case "host": showsHost = try Self.flag("host", value)
            case "traffic": showsTraffic = try Self.flag("traffic", value)
            case "text": showsText = try Self.flag("text", value)
            case "verbosity": verbosity = value
            default:
                throw Refusal(
                    .malformed,
                    "The query has \(pair[0].forMessage), expected scene, host, traffic, text or verbosity"
                )
            }
        }
        try check()
    }

    /// Reads `{"scenes":["main"],"host":true}`.
    package init(body: JSONPayload) throws(Refusal) {
        guard let members = body.members else { throw Refusal(.malformed, "The body is not an object") }
        self.init(scenes: [])
        for (name, value) in members {
            switch name {
            case "scenes":
                guard let names = value.elements?.map(\.string), !names.contains(nil) else {
                    throw Refusal(.malformed, "scenes is not a list of names")
                }
                scenes = names.compactMap(\.self)
            case "host": showsHost = value.bool ?? false
            case "traffic": showsTraffic = value.bool ?? false
            case "text": showsText = value.bool ?? false
            case "verbosity": verbosity = value.string
            default:
                throw Refusal(
                    .malformed,
                    "The body has \(name.forMessage), expected scenes, host, traffic, text or verbosity"
                )
            }
        }
        try check()
    }

    private mutating func check() throws(Refusal) {
        if scenes.isEmpty { scenes = ["main"] }
        var seen: Set<String> = []
        scenes = scenes.filter { seen.insert($0).inserted }
        guard scenes.count <= Self.sceneLimit else {
            throw Refusal(.malformed, "There are \(scenes.count) scenes, expected \(Self.sceneLimit) at most")
        }
        for scene in scenes where !Self.isName(scene) {
            throw Refusal(.malformed, "The scene \(scene.forMessage) is not a name")
        }
        let levels = ["silent", "error", "warning", "info", "debug"]
        if let verbosity, !levels.contains(verbosity) {
            throw Refusal(
                .malformed,
                "verbosity is \(verbosity.forMessage), expected \(levels.joined(separator: ", "))"
            )
        }
    }

    private static func flag(_ name: String, _ value: String) throws(Refusal) -> Bool {
        guard value == "1" || value == "0" else {
            throw Refusal(.malformed, "\(name) is \(value.forMessage), expected 1 or 0")
        }
        return value == "1"
    }

    private static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
