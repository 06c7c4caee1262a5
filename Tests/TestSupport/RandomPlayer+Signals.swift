import JSON

@testable import NavigationTree

/// Signals of modules that are away: kept with the change that they belong to, and released when the module is back.
extension RandomPlayer {
    /// How many signals of a module are kept.
    private static let maximum = 3

    /// Keeps the signals of a change, for a module that is away.
    ///
    /// - Parameter before: the model before the change.
    mutating func keepSignals(of played: Played, _ before: TreeModel) -> Played {
        guard let change = played.change, change.hasSignals, change.revision == tree.revision else { return played }
        var signals: [NavigationTree.AwaySignal] = []
        for case .signalled(let signal) in change.steps {
            for module in ["a", "b"] where !chance(3) { signals.append((signal, module)) }
        }
        guard !signals.isEmpty else { return played }
        lines.append("# \(signals.map { "\($0.signal.kind) is kept for \($0.module)" })")
        let keeping = tree.keep(signals, of: change, cause: .emptyObject, maximum: Self.maximum)
        let lost = model.keep(signals, of: change.revision, before, maximum: Self.maximum)
        precondition(keeping.lost == lost, "\(keeping.lost) are lost instead of \(lost):\n\(script)")
        var played = played
        played.change = keeping.change
        return played
    }

    /// A module comes back, and gets its signals.
    mutating func releaseSignals() -> Operation {
        let module = pick(["a", "b"])
        return Operation("# \(module) gets its signals") { tree in
            let waiting = tree.allKeptSignals.compactMap(\.keptSignal).filter { $0.module == module }
            let (change, released) = tree.releaseSignals { $0 == module }
            precondition(released == waiting, "\(released) instead of \(waiting)")
            return change
        } _: { model in
            model.attachments.removeAll { $0.keptSignal?.module == module }
        }
    }
}

extension TreeModel {
    /// Each signal is attached to its navigator, or to the nearest one above it that the change has left.
    fileprivate func keep(
        _ signals: [NavigationTree.AwaySignal],
        of revision: UInt64,
        _ before: TreeModel,
        maximum: Int
    ) -> [KeptSignal] {
        var lost: [KeptSignal] = []
        for (signal, module) in signals {
            let waiting = attachments.filter { $0.keptSignal?.module == module }
            let surplus = waiting.prefix(max(0, waiting.count + 1 - maximum))
            attachments.removeAll { surplus.contains($0) }
            lost += surplus.compactMap(\.keptSignal)
            let former = before.node(signal.navigator)
            let places = former.map { Array(($0.ancestors + [$0]).reversed()) } ?? []
            let holder = places.first { node(NavigatorID(rawValue: $0.id)) != nil } ?? root
            attachments.append(
                Attachment(
                    id: AttachmentID(rawValue: takeID()),
                    navigator: NavigatorID(rawValue: holder.id),
                    session: nil,
                    content: .signal(KeptSignal(signal, for: module, revision: revision, cause: .emptyObject))
                )
            )
        }
        return lost
    }
}
