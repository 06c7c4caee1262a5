import NavigationBroker
import NavigationCodec
import NavigationFleet
import NavigationTree

// The tree of a scene in a snapshot, the tokens, and the settings. The link has the log and the answers there; this
// adds the others, and takes them.

extension SharedScene {
    private enum Kind {
        /// The description of the tree, which is the first of these items.
        static let about: Character = "t"
        /// A piece of its bytes.
        static let piece: Character = "b"
        static let token: Character = "k"
        static let settings: Character = "s"
    }

    /// A snapshot that is written: all of it at one revision.
    struct Departing {
        var tree: TreeWriter
        let nextID: UInt64
        let tokens: [KeptToken]
        let settings: SceneSettings
    }

    /// A snapshot that comes.
    struct Arriving {
        /// Nil before the description of the tree, and after bytes that are of no use.
        var tree: TreeReader?
        /// As the snapshot says it of the tree.
        var nextID: UInt64 = 0
        var tokens: [KeptToken] = []
        var settings = SceneSettings()
    }

    /// About so many bytes of the tree are written in one go.
    private static let bytesOfPiece = 128 << 10

    // MARK: Writing

    func writeSnapshotIfDue(now: MonotonicTime) {
        guard link.isSnapshotDue(now: now.duration), let tree = follower?.tree(of: name),
            tree.revision == link.member.log.revision
        else { return }
        departing = Departing(
            tree: TreeWriter(tree),
            nextID: tree.nextIdentifier,
            tokens: follower?.keptTokens ?? [],
            settings: follower?.settings(of: name) ?? SceneSettings()
        )
        link.beginSnapshot(now: now.duration)
    }

    func carryOutSnapshot(_ output: SceneLink.Output, now: MonotonicTime) {
        switch output {
        case .snapshotWanted: writeMore(now: now)
        case .snapshotStored(let bytes):
            departing = nil
            outputs.append(.note(.snapshotStored(bytes: bytes)))
        case .snapshotBegins: arriving = Arriving()
        case .snapshotItem(let item): take(item)
        case .snapshotEnds(let revision): goOn(from: revision, now: now)
        case .snapshotMissing(let begin): outputs.append(.note(.snapshotMissing(logBegins: begin)))
        default: break
        }
    }

    private func writeMore(now: MonotonicTime) {
        var items = Items()
        if let departing, departing.tree.isAtStart {
            items.add(Kind.about, "\(departing.nextID)")
            for token in departing.tokens { items.add(Kind.token, token.bytes) }
            for change in departing.settings.changes { items.add(Kind.settings, change.bytes) }
        }
        let piece = departing?.tree.next(bytes: Self.bytesOfPiece)
        if let piece { items.add(Kind.piece, piece) }
        link.snapshot(items, isLast: piece == nil, now: now.duration)
    }

    // MARK: Reading

    private func take(_ item: ItemReader.Item) {
        switch item.kind {
        case Kind.about:
            guard let nextID = UInt64(String(decoding: item.content, as: UTF8.self)) else { return }
            arriving = Arriving(tree: TreeReader(scene: name, limits: limits), nextID: nextID)
        case Kind.piece:
            // A reader that has failed is of no use, and the snapshot with it.
            if (try? arriving?.tree?.add(item.content)) == nil { arriving?.tree = nil }
        case Kind.token: if let token = KeptToken(item.content) { arriving?.tokens.append(token) }
        case Kind.settings:
            guard let change = SettingsChange(item.content) else { arriving?.tree = nil; return }
            arriving?.settings.apply(change)
        default: break
        }
    }

    private func goOn(from revision: UInt64, now: MonotonicTime) {
        let arrived = arriving
        arriving = nil
        do throws(RestorationError) {
            guard let arrived, let reader = arrived.tree else {
                throw RestorationError("it does not have the tree")
            }
            let tree = try reader.finish(revision: revision, nextID: arrived.nextID)
            link.restore(now: now.duration)
            endRegistrations(without: tree)
            if follower == nil { makeFollower(from: tree, now: now) } else { follower?.goOn(from: tree, now: now) }
            for token in arrived.tokens { follower?.keep(token) }
            follower?.follow(arrived.settings, in: name)
        } catch {
            outputs.append(.note(.snapshotUnreadable(error.description)))
            return link.rejectSnapshot(now: now.duration)
        }
        outputs.append(.note(.restored(revision: revision)))
        releaseLines(now: now)
        drainFollower(now: now)
        // The scene may have another owner than before.
        introduceClients(isAnew: false, now: now)
        settleMoves(now: now)
    }
}
