// Parts of a tree, for readers of one that is too large to be read at once.

/// Where the next part of a tree begins.
package enum TreePosition: Hashable, Sendable {
    /// With the entry at this position of a navigator's path. At 0 it begins with the navigator. At the path's length
    /// it goes on with the navigators below.
    case path(NavigatorID, Int)
    /// With the stacks and overlays of a navigator behind this one.
    case below(NavigatorID, after: NavigatorID)
    /// With the attachments behind this one; nil for all.
    case attachments(after: AttachmentID?)
}

/// A part of a tree.
package struct TreePart: Sendable {
    /// A navigator, or a part of one whose lists went on from the part before or go on in the next one.
    package struct Piece: Sendable {
        /// With an empty path.
        package let navigator: Navigator
        package fileprivate(set) var path: PagedArray<Entry> = []
        package fileprivate(set) var children: [NavigatorID] = []
        package fileprivate(set) var overlays: [NavigatorID] = []
    }

    package let current: NavigatorID
    package let orphaned: [TypeName]
    package fileprivate(set) var pieces: [Piece] = []
    package fileprivate(set) var attachments: [Attachment] = []
    /// Nil in the last part.
    package fileprivate(set) var next: TreePosition?
}

/// How much a part may hold. It holds one item in any case, so that the next part begins further on.
package struct PartRoom: Sendable {
    private var items: Int
    /// Of text, roughly.
    private var bytes: Int

    package init(items: Int, bytes: Int = 1 << 20) { (self.items, self.bytes) = (items, bytes) }

    package var isLeft: Bool { items > 0 && bytes > 0 }

    /// - Parameter text: bytes of the texts that the item holds.
    package mutating func take(text: Int) {
        items -= 1
        bytes -= text + 128
    }

    fileprivate mutating func leaveOne() { (items, bytes) = (max(1, items), max(1, bytes)) }
}

extension TreePart {
    /// The types among those that no module provides which this part shows.
    package var ownOrphaned: [TypeName] {
        guard !orphaned.isEmpty else { return [] }
        var shown: Set<TypeName> = []
        for piece in pieces {
            if let root = piece.navigator.root { shown.insert(root.destination.type) }
            for entry in piece.path { shown.insert(entry.destination.type) }
        }
        return orphaned.filter(shown.contains)
    }
}

extension NavigationTree {
    /// The types that no module provides and that a navigator shows, or one below it.
    package func orphaned(below top: NavigatorID) -> [TypeName] {
        guard !orphaned.isEmpty else { return [] }
        return orphaned.filter { shows($0, below: top) }.sorted()
    }

    /// Whether a navigator, or one below it, shows a type. It looks at every entry there.
    package func shows(_ type: TypeName, below top: NavigatorID) -> Bool {
        subtree(of: top).contains { id in
            guard let navigator = self[id] else { return false }
            return navigator.root?.destination.type == type || navigator.path.contains { $0.destination.type == type }
        }
    }

    /// A part of a navigator and all below it: navigators in the order of ``subtree(of:)``, then attachments by age.
    ///
    /// - Parameter position: where the part before it ended; nil for the first part.
    /// - Returns: nil when no part can have ended there.
    package func part(from position: TreePosition?, below top: NavigatorID, _ room: PartRoom) -> TreePart? {
        let position = position ?? .path(top, 0)
        guard isPart(position, below: top) else { return nil }
        var part = TreePart(current: current, orphaned: orphaned.sorted())
        var room = room
        part.next = position
        while let next = part.next {
            switch next {
            case .path(let id, let start): part.next = add(id, from: start, behind: nil, below: top, to: &part, &room)
            case .below(let id, let last): part.next = add(id, from: .max, behind: last, below: top, to: &part, &room)
            case .attachments(let last): part.next = addAttachments(behind: last, below: top, to: &part, &room)
            }
            if !room.isLeft { break }
        }
        return part
    }

    /// Whether a part can end here.
    private func isPart(_ position: TreePosition, below top: NavigatorID) -> Bool {
        switch position {
        case .path(let id, let start):
            return navigators.contains(id) && isInside(id, top) && (0...self[existing: id].path.count).contains(start)
        case .below(let id, let last):
            guard navigators.contains(id), isInside(id, top), navigators.contains(last) else { return false }
            return self[existing: last].parent == id && self[existing: last].kind != .presentation
        case .attachments: return true
        }
    }

    /// Adds a navigator, or the rest of one. Answers where it goes on.
    private func add(
        _ id: NavigatorID,
        from start: Int,
        behind last: NavigatorID?,
        below top: NavigatorID,
        to part: inout TreePart,
        _ room: inout PartRoom
    ) -> TreePosition? {
        var bare = self[existing: id]
        bare.path = []
        room.take(text: bare.root?.weight ?? 0)
        if part.pieces.isEmpty { room.leaveOne() }
        part.pieces.append(TreePart.Piece(navigator: bare))
        let piece = part.pieces.count - 1
        let count = self[existing: id].path.count
        for position in min(start, count)..<count {
            guard room.isLeft else { return .path(id, position) }
            let entry = self[existing: id].path[position]
            room.take(text: entry.weight)
            part.pieces[piece].path.append(entry)
        }
        var reached = last
        while let next = reached.map({ following($0, below: id) }) ?? firstBelow(id) {
            guard room.isLeft else { return reached.map { .below(id, after: $0) } ?? .path(id, count) }
            room.take(text: 0)
            if self[existing: next].kind == .overlay {
                part.pieces[piece].overlays.append(next)
            } else {
                part.pieces[piece].children.append(next)
            }
            reached = next
        }
        return following(id, in: top).map { .path($0, 0) } ?? (attachments.isEmpty ? nil : .attachments(after: nil))
    }

    private func addAttachments(
        behind last: AttachmentID?,
        below top: NavigatorID,
        to part: inout TreePart,
        _ room: inout PartRoom
    ) -> TreePosition? {
        guard !attachments.isEmpty else { return nil }
        var reached = last
        for id in attachments.keys.filter({ id in last.map { $0 < id } ?? true }).sorted() {
            guard room.isLeft else { return .attachments(after: reached) }
            reached = id
            guard let attachment = attachments[id], top == root || isInside(attachment.navigator, top) else { continue }
            room.take(text: attachment.weight)
            part.attachments.append(attachment)
        }
        return nil
    }

    // MARK: The order of navigators

    /// The first stack of a navigator, else its first overlay.
    private func firstBelow(_ id: NavigatorID) -> NavigatorID? {
        self[existing: id].firstChild ?? (overlays.isEmpty ? nil : overlays[id]?.first)
    }

    /// The stack or overlay behind one of a navigator.
    private func following(_ id: NavigatorID, below parent: NavigatorID) -> NavigatorID? {
        if self[existing: id].kind == .stack {
            return self[existing: id].nextSibling ?? (overlays.isEmpty ? nil : overlays[parent]?.first)
        }
        guard let row = overlays[parent] else { return nil }
        let next = row.sortedIndex(of: id) + 1
        return next < row.count ? row[next] : nil
    }

    /// The navigator behind this one in the order of ``subtree(of:)``.
    private func following(_ id: NavigatorID, in top: NavigatorID) -> NavigatorID? {
        if let below = firstBelow(id) ?? self[existing: id].presented { return below }
        var id = id
        while id != top, let parent = self[existing: id].parent {
            if self[existing: id].kind != .presentation,
                let next = following(id, below: parent) ?? self[existing: parent].presented
            {
                return next
            }
            id = parent
        }
        return nil
    }
}

extension NavigationTree {
    /// Lets `body` see the tree as it was before the newest changes. It costs what they cost, and copies nothing.
    ///
    /// - Parameter changes: the newest changes, oldest first, without a gap.
    package mutating func withPast<Outcome, Failure: Error>(
        _ changes: [NavigationChange],
        _ body: (inout NavigationTree) throws(Failure) -> Outcome
    ) throws(Failure) -> Outcome {
        guard !changes.isEmpty else { return try body(&self) }
        precondition(transaction == nil, "there is no past within a transaction")
        let (newest, lastID, lastIDOfRevision, heaviness) = (revision, nextID, nextIDOfRevision, weight)
        // No step tells which arguments were judged.
        let judged = quarantined.compactMap { id in (try? entry(id)).map { (id, $0.isUnfit) } }
        for change in changes.reversed() { for step in change.steps.reversed() { undo(step) } }
        revision = changes.first.map { $0.revision - 1 } ?? revision
        defer {
            for change in changes { for step in change.steps { perform(step) } }
            for (id, isUnfit) in judged { setUnfit(id, isUnfit) }
            (revision, nextID, nextIDOfRevision, weight) = (newest, lastID, lastIDOfRevision, heaviness)
        }
        return try body(&self)
    }

    private mutating func setUnfit(_ id: EntryID, _ isUnfit: Bool) {
        guard let place = locations[id] else { return }
        if place.position < 0 {
            self[existing: place.navigator].root?.isUnfit = isUnfit
        } else {
            self[existing: place.navigator].path[Int(place.position)].isUnfit = isUnfit
        }
    }
}
