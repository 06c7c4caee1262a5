// A state that comes to another scene than the one that it was in.

extension SetAsideState {
    /// The state as a part of another scene, as if all of it came with the scene's next revision.
    ///
    /// All ids grow by as much as the scene has counted up, so that no id of it means two things. In a scene that was
    /// never used they stay as they are. Ids that arguments or parameters have as text are not known here. Sessions are
    /// those of another host, so nothing belongs to one.
    ///
    /// - Returns: nil when an id is too large to be moved.
    package func moved(to tree: borrowing NavigationTree) -> SetAsideState? {
        let distance = tree.nextIdentifier - NavigationTree.firstIdentifier
        guard steps.allSatisfy({ $0.largestID <= Self.largestID - min(distance, Self.largestID) }) else { return nil }
        let move = Move(distance: distance, root: tree.root, revision: tree.revision + 1)
        return SetAsideState(key: key, revision: move.revision, steps: steps.map { move($0) }, weight: weight)
    }

    /// A scene can still count up from here.
    private static let largestID: UInt64 = 1 << 62
}

extension NavigationChange.Step {
    /// The largest id in a step that adds something; those of its parents and siblings are not larger than all others.
    fileprivate var largestID: UInt64 {
        switch self {
        case .navigatorCreated(let navigator): max(navigator.id.rawValue, navigator.root?.id.rawValue ?? 0)
        case .entryAdded(_, _, let entry): entry.id.rawValue
        case .attached(let attachment):
            max(attachment.id.rawValue, attachment.keptSignal?.signal.largestID ?? 0)
        default: 0
        }
    }
}

extension Signal {
    /// The largest id in it. Its subject may be gone.
    fileprivate var largestID: UInt64 {
        max(navigator.rawValue, entry?.rawValue ?? 0, flow?.id.rawValue ?? 0)
    }
}

/// How a state is moved.
private struct Move {
    /// The number that is added to all ids but the root's.
    let distance: UInt64
    let root: NavigatorID
    let revision: UInt64

    func callAsFunction(_ step: NavigationChange.Step) -> NavigationChange.Step {
        switch step {
        case .navigatorCreated(let navigator): .navigatorCreated(self(navigator))
        case .entryAdded(let navigator, let position, let entry):
            .entryAdded(self(navigator), position: position, self(entry))
        case .navigatorSelected(let parent, let child, let previous):
            .navigatorSelected(parent: self(parent), child: child.map { self($0) }, previous: previous.map { self($0) })
        case .attached(let attachment): .attached(self(attachment))
        case .typeOrphaned: step
        case .navigatorClosed, .entryRemoved, .entryChanged, .typeRevived, .detached, .attachmentChanged, .signalled:
            preconditionFailure("a state is built of steps that add")
        }
    }

    // MARK: Ids

    private func callAsFunction(_ id: NavigatorID) -> NavigatorID {
        id == root ? root : NavigatorID(rawValue: id.rawValue + distance)
    }

    private func callAsFunction(_ id: EntryID) -> EntryID { EntryID(rawValue: id.rawValue + distance) }

    private func callAsFunction(_ id: AttachmentID) -> AttachmentID { AttachmentID(rawValue: id.rawValue + distance) }

    // MARK: Things

    private func callAsFunction(_ navigator: Navigator) -> Navigator {
        var links = Navigator.Links()
        links.previousSibling = navigator.previousSibling.map { self($0) }
        links.nextSibling = navigator.nextSibling.map { self($0) }
        return Navigator(
            restoring: self(navigator.id),
            kind: navigator.kind,
            name: navigator.name,
            parent: navigator.parent.map { self($0) },
            anchor: navigator.anchor.map { self($0) },
            method: navigator.method,
            root: navigator.root.map { self($0) },
            ephemeral: nil,
            buttons: navigator.buttons,
            hasPath: navigator.hasPath,
            accepts: navigator.accepts,
            path: [],
            links: links
        )
    }

    private func callAsFunction(_ entry: Entry) -> Entry {
        Entry(
            id: self(entry.id),
            destination: entry.destination,
            method: entry.method,
            revision: revision,
            session: nil,
            isTransient: entry.isTransient,
            isQuarantined: entry.isQuarantined,
            content: entry.content
        )
    }

    private func callAsFunction(_ attachment: Attachment) -> Attachment {
        let content: Attachment.Content =
            if case .signal(let kept) = attachment.content { .signal(self(kept)) } else { attachment.content }
        return Attachment(restoring: self(attachment.id), on: self(attachment.navigator), by: nil, content)
    }

    private func callAsFunction(_ kept: KeptSignal) -> KeptSignal {
        let signal = kept.signal
        let flow = signal.flow.map { Signal.Flow(id: self($0.id), module: $0.module, reason: $0.reason) }
        let moved = Signal(
            signal.kind,
            navigator: self(signal.navigator),
            entry: signal.entry.map { self($0) },
            name: signal.name,
            value: signal.value,
            flow: flow,
            recipient: nil,
            recipientModule: signal.recipientModule
        )
        return KeptSignal(moved, for: kept.module, revision: revision, cause: kept.cause)
    }
}
