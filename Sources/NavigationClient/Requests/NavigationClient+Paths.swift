/// A place for new entries in a path.
public enum PathPosition: Hashable, Sendable {
    /// The position of the first new entry, counted from 0; the path's length puts them on top.
    case index(Int)
    /// Below this entry, in whichever path it is.
    case before(EntryID)
    /// Above this entry, in whichever path it is. A navigator's root is below its first entry.
    case after(EntryID)
}

/// Editing paths by the ids of their entries. All other entries keep their ids and what belongs to them.
///
/// Besides the refusals that a method names, every request can be refused with `unknown_entry`, `path_refused` and
/// `revision_mismatch`, and with `at_root` when the entry is not in a path.
extension NavigationClient {
    /// Puts new entries into a path, as one revision. Refused with `out_of_range`.
    ///
    /// - Parameters:
    ///   - path: the destinations, lowest first.
    ///   - position: where they are put.
    ///   - place: the navigator, for ``PathPosition/index(_:)``; only scene and revisions for the others. Without
    ///     `fromEntry`.
    @discardableResult
    public func insertPath(
        _ path: [Destination],
        _ position: PathPosition,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("path.insert", place) { parameters in
            switch position {
            case .index(let index): parameters.add("at", index)
            case .before(let entry): parameters.add("before", entry.rawValue)
            case .after(let entry): parameters.add("after", entry.rawValue)
            }
            parameters.add("path", .array(path.map(\.payload)))
        }
    }

    /// Removes entries of any paths, with everything that they present, as one revision. The entries above them stay.
    @discardableResult
    public func removeEntries(
        _ entries: [EntryID],
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        let place = Place(scene: scene, ifRevision: ifRevision, ifNavigation: ifNavigation)
        return try await change("path.remove", place) { $0.add("entries", entries.map(\.rawValue)) }
    }

    /// Moves an entry within its path, below another entry.
    @discardableResult
    public func moveEntry(
        _ entry: EntryID,
        before other: EntryID,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        let place = Place(scene: scene, ifRevision: ifRevision, ifNavigation: ifNavigation)
        return try await move(entry, "before", other, place)
    }

    /// Moves an entry within its path, above another entry or above the root of its navigator.
    @discardableResult
    public func moveEntry(
        _ entry: EntryID,
        after other: EntryID,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        let place = Place(scene: scene, ifRevision: ifRevision, ifNavigation: ifNavigation)
        return try await move(entry, "after", other, place)
    }

    private func move(
        _ entry: EntryID,
        _ side: StaticString,
        _ other: EntryID,
        _ place: Place
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("path.move", place) { parameters in
            parameters.add("entry", entry.rawValue)
            parameters.add(side, other.rawValue)
        }
    }

    /// Changes the arguments, the hints, or both of an entry. Refused with `invalid_arguments`.
    ///
    /// - Parameters:
    ///   - entry: the entry; it keeps its id.
    ///   - arguments: the new arguments, as a whole; nil keeps the old ones.
    ///   - hints: the new hints, as a whole; null removes them, and nil keeps the old ones.
    @discardableResult
    public func updateEntry(
        _ entry: EntryID,
        arguments: JSONPayload? = nil,
        hints: JSONPayload? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        let place = Place(scene: scene, ifRevision: ifRevision, ifNavigation: ifNavigation)
        return try await change("entry.update", place) { parameters in
            parameters.add("entry", entry.rawValue)
            parameters.add("arguments", arguments)
            parameters.add("hints", hints)
        }
    }
}
