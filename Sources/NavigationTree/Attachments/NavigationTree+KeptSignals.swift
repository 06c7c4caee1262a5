// Signals that wait for a module that is away. Each is an attachment, and so ends with the navigator that it is about.

package import JSON

extension NavigationTree {
    /// A signal of a change, and the module that is away.
    package typealias AwaySignal = (signal: Signal, module: String)

    /// The result of keeping signals.
    package struct Keeping: Sendable {
        /// The change with the steps that keep the signals.
        package let change: NavigationChange
        /// Signals that are lost, oldest first: older ones that made room, and new ones that the limits of the scene
        /// leave no room for.
        package let lost: [KeptSignal]
    }

    /// Whether any signal waits for its module.
    package var hasKeptSignals: Bool { !keptSignals.isEmpty }

    /// The signals that wait for their modules, oldest first.
    package var allKeptSignals: [Attachment] { keptSignals.sorted().compactMap { attachments[$0] } }

    /// Keeps signals of the newest change, as a part of that change. The change must not have been published yet.
    ///
    /// A kept signal hangs on the navigator that the signal is about. If the change closed that navigator, the signal
    /// hangs on the nearest one above it that is still there.
    ///
    /// - Parameters:
    ///   - cause: the change's cause, as the wire writes it.
    ///   - maximum: how many signals of a module are kept. The oldest make room.
    package mutating func keep(
        _ signals: [AwaySignal],
        of change: consuming NavigationChange,
        cause: RawJSON,
        maximum: Int
    ) -> Keeping {
        precondition(!isInTransaction && change.revision == revision, "only signals of the newest change can be kept")
        var parents: [NavigatorID: NavigatorID] = [:]
        for case .navigatorClosed(let navigator, _) in change.steps { parents[navigator.id] = navigator.parent }
        var lost: [KeptSignal] = []
        for (signal, module) in signals {
            let kept = KeptSignal(signal, for: module, revision: revision, cause: cause)
            lost += makeRoom(for: module, maximum: maximum)
            guard maximum > 0, (try? checkRoom(forText: kept.weight)) != nil else {
                lost.append(kept)
                continue
            }
            var holder = signal.navigator
            while !navigators.contains(holder) { holder = parents[holder] ?? root }
            let id = AttachmentID(rawValue: takeID())
            take(.attached(Attachment(id: id, navigator: holder, session: nil, content: .signal(kept))))
        }
        return Keeping(change: extend(change), lost: lost)
    }

    /// Removes the oldest signals of a module until there is room for one more.
    private mutating func makeRoom(for module: String, maximum: Int) -> [KeptSignal] {
        let waiting = allKeptSignals.filter { $0.keptSignal?.module == module }
        let surplus = waiting.prefix(max(0, waiting.count + 1 - maximum))
        for attachment in surplus { take(.detached(attachment)) }
        return surplus.compactMap(\.keptSignal)
    }

    /// Adds the steps of the running operation to the newest change.
    mutating func extend(_ change: consuming NavigationChange) -> NavigationChange {
        var added: [NavigationChange.Step] = []
        swap(&added, &steps)
        defer {
            weight = 0
            nextIDOfRevision = nextID
        }
        return change.extended(by: added, weight: 192 * added.count + weight)
    }

    /// Removes the signals that waited for modules that are there now.
    ///
    /// - Returns: the signals to tell, oldest first.
    package mutating func releaseSignals(
        isThere: (String) -> Bool
    ) -> (change: NavigationChange, released: [KeptSignal]) {
        var released: [KeptSignal] = []
        for attachment in allKeptSignals {
            guard let kept = attachment.keptSignal, isThere(kept.module) else { continue }
            take(.detached(attachment))
            released.append(kept)
        }
        return (finish(), released)
    }
}
