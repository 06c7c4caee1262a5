import JSON

/// A problem with the content of an entry that a host shows.
package struct PlacedScreenProblem: Hashable, Sendable, CustomStringConvertible {
    /// The scene, the entry and its type; nil for content that no host shows.
    package let place: Place?
    package let problem: ScreenProblem

    /// Where content is shown.
    package struct Place: Hashable, Sendable {
        package let scene: String
        package let entry: String
        package let type: String
    }

    package init(_ problem: ScreenProblem, at place: Place? = nil) {
        self.problem = problem
        self.place = place
    }

    /// The problems of all content that a host shows. An entry without content has none.
    ///
    /// - Parameters:
    ///   - snapshot: the result of `tree.get`, as text.
    ///   - scene: the scene's name.
    ///   - destinations: the result of `destination.list`, as text. It says which messages a type accepts.
    package static func all(in snapshot: String, of scene: String, destinations: String) -> [Self] {
        var messages: [String: Set<String>] = [:]
        for destination in JSONValue(text: destinations)?["destinations"]?.array ?? [] {
            guard let type = destination["type"]?.string, let object = destination["messages"]?.object else { continue }
            messages[type] = Set(object.members.map(\.key))
        }
        var problems: [Self] = []
        for navigator in JSONValue(text: snapshot)?["navigators"]?.array ?? [] {
            for entry in [navigator["root"]].compactMap(\.self) + (navigator["path"]?.array ?? []) {
                guard let content = entry["content"], let type = entry["type"]?.string else { continue }
                let place = Place(scene: scene, entry: entry["id"]?.string ?? "", type: type)
                let check = ScreenCheck(content, links: entry["links"]?.array ?? [], messages: messages[type])
                problems += check.problems.map { Self($0, at: place) }
            }
        }
        return problems
    }

    /// The problems of a file: the content of one entry, or an object with its content and links.
    ///
    /// - Returns: nil when the text is not JSON.
    package static func all(in text: String) -> [Self]? {
        guard let value = JSONValue(text: text) else { return nil }
        guard value["screen"] == nil, let content = value["content"] else {
            return ScreenCheck(value).problems.map { Self($0) }
        }
        return ScreenCheck(content, links: value["links"]?.array ?? []).problems.map { Self($0) }
    }

    /// The problem as one line for people.
    package var description: String {
        place.map { "\($0.scene) \($0.entry) \($0.type): \(problem)" } ?? "\(problem)"
    }

    /// The problem as one line of JSON for programs.
    package var text: String {
        let place: [(String, JSONValue)] =
            place.map { [("scene", .string($0.scene)), ("entry", .string($0.entry)), ("type", .string($0.type))] } ?? []
        return JSONValue.object(JSONObject(place + problem.members)).text
    }
}
