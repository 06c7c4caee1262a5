import JSON
package import NavigationClient

/// The kinds of names that a shell can complete from the running host.
package enum CompletionSubject: Sendable {
    case method, destination, navigator, scene, module

    /// The method that lists the names.
    package var method: String {
        switch self {
        case .method: "rpc.discover"
        case .destination: "destination.list"
        case .navigator: "tree.get"
        case .scene: "scene.list"
        case .module: "module.list"
        }
    }

    /// The parameters of that method, taken from the words typed so far.
    package func parameters(after words: [String]) -> JSONPayload {
        guard case .navigator = self, let scene = Self.value(of: ["--scene"], in: words) else { return .emptyObject }
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
            case .navigator: strings("name", of: answer["navigators"]) + strings("id", of: answer["navigators"])
            }
        // Each candidate is one line of the output, so it must not contain control characters.
        return Array(Set(found.filter { VisibleText.of($0) == $0 })).sorted()
    }

    /// The socket that the typed words name; nil when they do not name one.
    package static func socket(in words: [String]) -> String? {
        value(of: ["--socket", "-s"], in: words)
    }

    private static func value(of names: [String], in words: [String]) -> String? {
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
