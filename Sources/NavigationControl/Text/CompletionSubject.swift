import JSON
package import NavigationClient

/// The kinds of names that a shell can complete from the running host.
package enum CompletionSubject: String, Sendable {
    case method, destination, navigator, scene, module, entry, session, fleetHost, fleetScene

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
        case .fleetHost, .fleetScene: "fleet.describe"
        }
    }

    /// The parameters of that method, taken from the words typed so far.
    package func parameters(after words: [String]) -> JSONPayload {
        guard method == "tree.get", let scene = Self.scene(in: words) else { return .emptyObject }
        return ["scene": JSONPayload(scene)]
    }

    /// The candidates in the host's answer; empty when the answer has another form.
    package func candidates(in answer: JSONPayload) -> [String] { described(in: answer).map(\.text) }

    /// The candidates with what they are: the summary of a method, the title of a type or a module, the type of an
    /// entry, the client and the modules of a session.
    func described(in answer: JSONPayload) -> [Candidate] {
        let (elements, members) = elements(in: answer)
        var summaries: [String: String?] = [:]
        for element in elements {
            for name in members.compactMap({ element[$0]?.string }) {
                summaries.updateValue(summary(of: element), forKey: name)
            }
        }
        // Each candidate is one line of the output, so it must not contain control characters.
        return summaries.filter { VisibleText.of($0.key) == $0.key }.sorted { $0.key < $1.key }.map {
            Candidate($0.key, $0.value)
        }
    }

    /// The elements of the answer that have the names, and the members that hold them.
    private func elements(in answer: JSONPayload) -> (elements: [JSONPayload], members: [String]) {
        let navigators = answer["navigators"]?.elements ?? []
        return switch self {
        case .method: (answer["methods"]?.elements ?? [], ["name"])
        case .destination: (answer["destinations"]?.elements ?? [], ["type"])
        case .scene, .fleetScene: (answer["scenes"]?.elements ?? [], ["scene"])
        case .fleetHost: (answer["hosts"]?.elements ?? [], ["host"])
        case .module: (answer["modules"]?.elements ?? [], ["module"])
        case .navigator: (navigators, ["name", "id"])
        case .entry: (navigators.flatMap(Self.entries), ["id"])
        case .session: ((answer["sessions"]?.elements ?? []).filter { !Self.asks($0) }, ["session"])
        }
    }

    /// A navigator's entries.
    private static func entries(of navigator: JSONPayload) -> [JSONPayload] {
        (navigator["path"]?.elements ?? []) + [navigator["root"]].compactMap { $0 }
    }

    /// Whether a session is the one that asks. It ends with the answer.
    private static func asks(_ session: JSONPayload) -> Bool { session["isSelf"]?.bool == true }

    private func summary(of element: JSONPayload) -> String? {
        switch self {
        case .method, .destination, .module: return element["summary"]?.string ?? element["title"]?.string
        case .entry: return element["type"]?.string
        case .session:
            let name = [element["name"]?.string].compactMap { $0 }
            let names = name + (element["modules"]?.elements ?? []).compactMap(\.string)
            return names.isEmpty ? nil : names.joined(separator: ", ")
        case .fleetScene: return element["owner"]?.string.map { "owned by \($0)" }
        case .scene, .navigator, .fleetHost: return nil
        }
    }

    private static func scene(in words: [String]) -> String? {
        let member = words.last { $0.hasPrefix("scene=") }
        return value(of: ["--scene"], in: words) ?? member.map { String($0.dropFirst("scene=".count)) }
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
}
