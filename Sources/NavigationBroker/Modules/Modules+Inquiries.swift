import NavigationTree

// The entries that the host asks modules about.

extension Modules {
    /// Entries of one type that one question is about.
    struct Inquiry {
        /// The session to ask.
        let provider: SessionID
        let type: TypeName
        let entries: [Entry]
    }

    /// Entries whose arguments have an older form, as one question.
    struct Migration {
        /// The session to ask.
        let provider: SessionID
        /// The version that the arguments must get.
        let version: Int32
        let entries: [Entry]
    }

    /// Entries that one question is about.
    private static let batch = 256

    /// The entries that a change showed and that lack content, for the modules that supply it.
    func lackingContent(after change: NavigationChange) -> [Inquiry] {
        guard registry.hasContentProviders else { return [] }
        var shown: [TypeName: [Entry]] = [:]
        for step in change.steps {
            switch step {
            case .entryAdded(_, _, let entry): note(entry, in: &shown)
            case .navigatorCreated(let navigator): if let root = navigator.root { note(root, in: &shown) }
            case .navigatorClosed, .navigatorSelected, .entryRemoved, .entryChanged, .typeOrphaned, .typeRevived,
                .attached, .detached, .attachmentChanged, .signalled:
                break
            }
        }
        return shown.sorted { $0.key < $1.key }.flatMap { inquiries(about: $0.key, $0.value) }
    }

    private func note(_ entry: Entry, in shown: inout [TypeName: [Entry]]) {
        let type = entry.destination.type
        guard entry.content == nil, registry.providesContent(type) else { return }
        shown[type, default: []].append(entry)
    }

    /// The entries of a type that lack content, when a module supplies it.
    func lackingContent(of type: TypeName, in tree: borrowing NavigationTree) -> [Inquiry] {
        guard registry.providesContent(type) else { return [] }
        let entries = tree.outdated(type, before: .max, limit: .max).map(\.entry)
        return inquiries(about: type, entries.filter { $0.content == nil })
    }

    private func inquiries(about type: TypeName, _ entries: [Entry]) -> [Inquiry] {
        guard let provider = registry.owner(of: type) else { return [] }
        return stride(from: 0, to: entries.count, by: Self.batch).map { start in
            let end = min(entries.count, start + Self.batch)
            return Inquiry(provider: provider, type: type, entries: Array(entries[start..<end]))
        }
    }

    /// The next entries of a type with older arguments; nil without such entries or
    /// without a module that migrates them.
    func migration(of type: TypeName, in tree: borrowing NavigationTree) -> Migration? {
        guard let definition = registry.definition(of: type.description), definition.version > 0,
            let provider = registry.owner(of: type)
        else { return nil }
        let outdated = tree.outdated(type, before: definition.version, limit: Self.batch)
        guard !outdated.isEmpty else { return nil }
        return Migration(provider: provider, version: definition.version, entries: outdated.map(\.entry))
    }
}
