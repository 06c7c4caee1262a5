import NavigationBroker
import NavigationCodec
import NavigationFleet
import NavigationTree

// The tree of a scene in a snapshot, and the tokens. The link has the log and the answers there; this adds the others,
// and takes them.

extension SharedScene {
    /// The kinds of the items: what the tree is, the pieces of its bytes, and the tokens.
    private static let (about, piece, token): (Character, Character, Character) = ("t", "b", "k")
    /// About so many bytes of the tree are written in one go.
    private static let bytesOfPiece = 128 << 10

    // MARK: Writing

    func writeSnapshotIfDue(now: MonotonicTime) {
        guard link.isSnapshotDue(now: now.duration), let tree = follower?.tree(of: name),
            tree.revision == link.member.log.revision
        else { return }
        written = TreeWriter(tree)
        link.beginSnapshot(now: now.duration)
    }

    func carryOutSnapshot(_ output: SceneLink.Output, now: MonotonicTime) {
        switch output {
        case .snapshotWanted: writeMore(now: now)
        case .snapshotStored(let bytes):
            written = nil
            outputs.append(.note(.snapshotStored(bytes: bytes)))
        case .snapshotBegins: read = (nil, 0, [])
        case .snapshotItem(let item): take(item)
        case .snapshotEnds(let revision): goOn(from: revision, now: now)
        case .snapshotMissing(let begin): outputs.append(.note(.snapshotMissing(logBegins: begin)))
        default: break
        }
    }

    private func writeMore(now: MonotonicTime) {
        var items = Items()
        if let tree = written?.tree, written?.isAtStart == true {
            items.add(Self.about, "\(tree.nextIdentifier)")
            for token in follower?.keptTokens ?? [] { items.add(Self.token, token.bytes) }
        }
        let piece = written?.next(bytes: Self.bytesOfPiece)
        if let piece { items.add(Self.piece, piece) }
        link.snapshot(items, isLast: piece == nil, now: now.duration)
    }

    // MARK: Reading

    private func take(_ item: ItemReader.Item) {
        switch item.kind {
        case Self.about:
            guard let nextID = UInt64(String(decoding: item.content, as: UTF8.self)) else { return }
            read = (TreeReader(scene: name, limits: limits), nextID, [])
        case Self.piece:
            // A reader that has failed is of no use, and the snapshot with it.
            if (try? read?.tree?.add(item.content)) == nil { read?.tree = nil }
        case Self.token: if let token = KeptToken(item.content) { read?.tokens.append(token) }
        default: break
        }
    }

    private func goOn(from revision: UInt64, now: MonotonicTime) {
        let (reader, nextID, tokens) = read ?? (nil, 0, [])
        read = nil
        do throws(RestorationError) {
            guard let reader else { throw RestorationError("it does not have the tree") }
            let tree = try reader.finish(revision: revision, nextID: nextID)
            link.restore(now: now.duration)
            endRegistrations(without: tree)
            if follower == nil { makeFollower(from: tree, now: now) } else { follower?.goOn(from: tree, now: now) }
            for token in tokens { follower?.keep(token) }
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
