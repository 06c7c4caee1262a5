import JSON
package import NavigationClient

/// The kinds of names that a shell can complete from the running host.
package enum CompletionSubject: String, Sendable {
    case method, destination, navigator, scene, module, entry, session

    /// The subject as the description of navctl's commands names it.
    package var mark: String { "host:\(rawValue)" }

    /// The subject with this mark.
    init?(mark: String) {
        guard mark.hasPrefix("host:") else { return nil }
        self.init(rawValue: String(mark.dropFirst("host:".count)))
    }

    /// The subject of a parameter with this name; nil when the host lists no values for it.
    init?(parameter: String) {
        switch parameter {
        case "navigator", "parent": self = .navigator
        case "entry", "fromEntry": self = .entry
        case "scene": self = .scene
        case "module": self = .module
        case "session": self = .session
        case "type", "toType": self = .destination
        default: return nil
        }
    }

    /// The method that lists the names.
    package var method: String {
        switch self {
        case .method: "rpc.discover"
        case .destination: "destination.list"
        case .navigator, .entry: "tree.get"
        case .session: "host.sessions"
        case .scene: "scene.list"
        case .module: "module.list"
        }
    }

    /// The parameters of that method, taken from the words typed so far.
    package func parameters(after words: [String]) -> JSONPayload {
        guard method == "tree.get", let scene = Self.scene(in: words) else { return .emptyObject }
        return ["scene": JSONPayload(scene)]
    }

    /// The candidates in the host's answer; empty when the answer has another form.
    package func candidates(in answer: JSONPayload) -> [String] {
        let found =
            switch self {
            case .method: strings("name", of: answer["methods"])
            case .destination: strings("type", of: answer["destinations"])
            case .scene: strings("scene", of: answer["scenes"])
            case .module: strings("module", of: answer["modules"])
            case .session: strings("session", of: answer["sessions"])
            case .entry: (answer["navigators"]?.elements ?? []).flatMap(Self.entries)
            case .navigator: strings("name", of: answer["navigators"]) + strings("id", of: answer["navigators"])
            }
        // Each candidate is one line of the output, so it must not contain control characters.
        return Array(Set(found.filter { VisibleText.of($0) == $0 })).sorted()
    }

    /// The ids of a navigator's entries.
    private static func entries(of navigator: JSONPayload) -> [String] {
        let entries = (navigator["path"]?.elements ?? []) + [navigator["root"]].compactMap { $0 }
        return entries.compactMap { $0["id"]?.string }
    }

    private static func scene(in words: [String]) -> String? {
        let member = words.last { $0.hasPrefix("scene=") }
        return value(of: ["--scene"], in: words) ?? member.map { String($0.dropFirst("scene=".count)) }
    }

    /// The candidates with what they are: the summary of a method, the title of a type, a module or a navigator's root.
    func described(in answer: JSONPayload) -> [Candidate] {
        let (list, name): (String, String) =
            switch self {
            case .method: ("methods", "name")
            case .destination: ("destinations", "type")
            case .module: ("modules", "module")
            default: ("", "")
            }
        var summaries: [String: String] = [:]
        for one in answer[list]?.elements ?? [] {
            if let name = one[name]?.string { summaries[name] = one["summary"]?.string ?? one["title"]?.string }
        }
        return candidates(in: answer).map { Candidate($0, summaries[$0]) }
    }

    /// The socket that the typed words name; nil when they do not name one.
    package static func socket(in words: [String]) -> String? {
        value(of: ["--socket", "-s"], in: words)
    }

    /// The value of an option in the typed words.
    package static func value(of names: [String], in words: [String]) -> String? {
        for (index, word) in words.enumerated() {
            if names.contains(word), index + 1 < words.count { return words[index + 1] }
            for name in names where name.hasPrefix("--") && word.hasPrefix("\(name)=") {
                return String(word.dropFirst(name.count + 1))
            }
        }
        return nil
    }

    private func strings(_ name: String, of list: JSONPayload?) -> [String] {
        (list?.elements ?? []).compactMap { $0[name]?.string }
    }
}
