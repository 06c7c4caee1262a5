import JSON
import NavigationProtocol
import NavigationTree

extension EntryFollow: Handler {
    /// As a request to navigate, on the navigator that shows the entry. It takes away nothing that a lock protects.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let target = try machines.check(scene)
        let (found, place) = try target.entry(entry)
        let links = found.content?.links ?? []
        guard let link = links.first(where: { $0.name == self.link }) else { throw unknownLink(among: links) }
        let request = Navigate(following: try filled(link), in: scene, on: place.navigator)
        return try machines.followLink(in: target, from: place.navigator, &execution) {
            machines,
            execution throws(WireError) in
            try request.perform(on: &machines, &execution)
        }
    }

    /// The link with a value for each of its placeholders.
    private func filled(_ link: EntryLink) throws(WireError) -> EntryLink {
        guard values != nil || !link.placeholders.isEmpty else { return link }
        let given = (try? values?.shortValue())?.object?.members ?? []
        guard Set(given.map(\.key)) == Set(link.placeholders) else {
            let names = link.placeholders.map { "\"\($0)\"" }.joined(separator: ", ")
            let expected =
                names.isEmpty ? "left out: this link takes no values" : "an object with \(names) and nothing else"
            throw Parameters.invalid("values", expected)
        }
        var arguments = (try? link.arguments.shortValue())?.object ?? JSONObject([])
        for member in given { arguments.set(member.key, member.value) }
        let text = JSONValue.object(arguments).serialized()
        return EntryLink(name: link.name, label: link.label, type: link.type, arguments: text)
    }

    private func unknownLink(among links: [EntryLink]) -> WireError {
        let nearest = Spelling.nearest(to: link, among: links.map(\.name))
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        return WireError(
            .unknownLink,
            "Entry \(entry) offers no link \"\(link)\"\(hint)",
            ["entry": .id(entry), "link": .string(link), "nearest": nearest.map { .string($0) }]
        )
    }
}
