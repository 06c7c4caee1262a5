package import JSON

/// The name and the buttons that a type brings for its presentations. A shared object, so that resolving a type costs
/// nothing more.
package final class DeclaredPresentation: Sendable {
    /// The name of the navigator. A presentation has it while no other navigator of the scene does.
    package let name: String?
    /// The buttons of an alert or a dialog.
    package let buttons: Buttons?

    /// Nil when it would declare nothing.
    package init?(name: String?, buttons: Buttons?) {
        guard name != nil || buttons != nil else { return nil }
        self.name = name
        self.buttons = buttons
    }

    var weight: Int { (name?.utf8.count ?? 0) + (buttons?.text.count ?? 0) }
}

extension DestinationDefinition {
    /// The type's hints with those of a request put over them, member by member. A member with null removes the type's.
    package func hints(with own: RawJSON) -> RawJSON? {
        let own = (try? own.value())?.object ?? JSONObject([])
        var merged = (try? hints?.value())?.object ?? JSONObject([])
        for member in own.members where member.value != .null { merged.set(member.key, member.value) }
        let removed = Set(own.members.filter { $0.value == .null }.map(\.key))
        let left = merged.members.filter { !removed.contains($0.key) }
        return left.isEmpty ? nil : JSONValue.object(JSONObject(left.map { ($0.key, $0.value) })).serialized()
    }

    /// The hints of a request that gives an entry these hints: the way back from ``hints(with:)``. Nil for those of the
    /// type.
    package func difference(to given: RawJSON?) -> RawJSON? {
        guard given != hints else { return nil }
        let own = (try? hints?.value())?.object ?? JSONObject([])
        let wanted = (try? given?.value())?.object ?? JSONObject([])
        let set = wanted.members.filter { own[$0.key] != $0.value }.map { ($0.key, $0.value) }
        let removed = own.members.filter { wanted[$0.key] == nil }.map { ($0.key, JSONValue.null) }
        return set.isEmpty && removed.isEmpty ? nil : JSONValue.object(JSONObject(set + removed)).serialized()
    }
}
