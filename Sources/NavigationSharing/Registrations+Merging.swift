import JSON
import NavigationProtocol

// A later line about a module replaces what earlier lines say of the same types and parts. So the next owner hears what
// holds now, and a module that registers the same many times does not fill the host.

extension Registrations {
    /// A module registers types and parts. Earlier lines for the same place say those no more.
    mutating func supersede(by new: Registration) {
        let types = new.types
        let lists = Registration.lists.intersection(new.parameters?.members.map(\.key) ?? [])
        change { kept in
            guard kept.module == new.module, kept.line.place == new.line.place,
                kept.line.text("navigator") == new.line.text("navigator")
            else { return kept }
            return kept.without(types, lists, isReplaced: true)
        }
    }

    /// Some types of a module end. Its other types and its parts stay.
    mutating func removeTypes(by end: Registration) {
        let (types, module) = (end.types, end.line.text("module"))
        change { $0.module == module ? $0.without(types, [], isReplaced: false) : $0 }
    }
}

extension Registration {
    var parameters: JSONObject? {
        (try? RawJSON(parsing: String(decoding: text, as: UTF8.self)).value())?.object?["params"]?.object
    }

    /// The types of a module that the line registers or removes.
    var types: Set<String> {
        let parameters = parameters
        let named = parameters?["destinations"]?.array?.compactMap { $0.object?["type"]?.string }
        return Set(named ?? parameters?["types"]?.array?.compactMap(\.string) ?? [])
    }

    /// The lists of a module. Each replaces the former list of its name as a whole.
    fileprivate static let lists: Set = ["guards", "receivers", "mappings", "urls", "flows", "presentations"]
    /// A line that has no other parameters registers types alone.
    static let envelope: Set = [
        "module", "destinations", "scene", "navigator", "replaces", "takeOver", "token",
    ]

    /// The registration of a module without these types and these lists.
    ///
    /// - Parameter isReplaced: Whether there is a newer line, so that this one may go when it says nothing more.
    /// - Returns: Nil when it may go.
    fileprivate func without(_ types: Set<String>, _ lists: Set<String>, isReplaced: Bool) -> Registration? {
        guard let parameters else { return self }
        let destinations = parameters["destinations"]?.array ?? []
        let left = destinations.filter { !($0.object?["type"]?.string.map(types.contains) ?? false) }
        let given = Set(parameters.members.map(\.key))
        var gone = lists.intersection(given)
        // The numbers of receivers follow those of guards.
        let numbered = given.intersection(["guards", "receivers"])
        if !numbered.isSubset(of: gone) { gone.subtract(numbered) }
        if isReplaced, left.isEmpty, given.subtracting(gone).isSubset(of: Self.envelope) { return nil }
        guard left.count < destinations.count || !gone.isEmpty else { return self }
        var new = changed { parameters in
            parameters.set("destinations", .array(left))
            for list in gone { parameters.remove(list) }
        }
        if numbered.isSubset(of: gone) { new.numbers = 0..<0 }
        return new
    }

    /// The registration with other parameters.
    func changed(_ change: (inout JSONObject) -> Void) -> Registration {
        let text = ClientLine.changed(text) { change(&$1) }
        var scanner = JSONScanner.ofBrokers
        guard let line = ClientLine(text.span.bytes, scanner: &scanner) else { return self }
        return Registration(line: line, text: text, numbers: numbers)
    }
}
