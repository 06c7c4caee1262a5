package import NavigationTree

// A tree as pieces of bytes that mean the same on any host. Each piece has steps that build the tree from an empty one;
// `docs/store.md` describes them.

/// Writes a tree piece by piece, so that a large one stops nobody for long.
package struct TreeWriter: Sendable {
    private enum Place {
        case navigators(Int)
        case path(navigator: Int, position: Int)
        case selections(Int)
        case attachments(Int)
        case orphaned
        case end
    }

    package let tree: NavigationTree
    private let navigators: [NavigatorID]
    private let attachments: [Attachment]
    private var place = Place.navigators(0)

    package init(_ tree: NavigationTree) {
        self.tree = tree
        navigators = tree.navigatorIDs
        attachments = tree.allAttachments
    }

    /// Whether nothing was written yet.
    package private(set) var isAtStart = true

    /// The next piece: as many steps as have about so many bytes, and one at least. Nil at the end.
    package mutating func next(bytes: Int) -> [UInt8]? {
        if case .end = place { return nil }
        isAtStart = false
        var encoder = StepEncoder()
        while step(&encoder), encoder.bytes.count < bytes {}
        return encoder.bytes
    }

    /// Writes what comes next. Returns whether more follows.
    private mutating func step(_ encoder: inout StepEncoder) -> Bool {
        switch place {
        case .navigators(let index) where index < navigators.count:
            if let step = tree.creation(of: navigators[index]) { encoder.encode(step) }
            place = .navigators(index + 1)
        case .navigators: place = .path(navigator: 0, position: 0)
        case .path(let index, let position) where index < navigators.count:
            let some = tree.entrySteps(of: navigators[index], from: position, count: Self.entries)
            for step in some { encoder.encode(step) }
            let isWhole = some.count < Self.entries
            place =
                isWhole
                ? .path(navigator: index + 1, position: 0) : .path(navigator: index, position: position + some.count)
        case .path: place = .selections(0)
        case .selections(let index) where index < navigators.count:
            if let step = tree.selection(of: navigators[index]) { encoder.encode(step) }
            place = .selections(index + 1)
        case .selections: place = .attachments(0)
        case .attachments(let index) where index < attachments.count:
            encoder.encode(.attached(attachments[index]))
            place = .attachments(index + 1)
        case .attachments: place = .orphaned
        case .orphaned:
            for type in tree.orphaned.sorted() { encoder.encode(.typeOrphaned(type)) }
            place = .end
        case .end: break
        }
        if case .end = place { return false }
        return true
    }

    /// Entries that are written together. Each may be large.
    private static let entries = 16
}

/// Builds a tree from the pieces of a ``TreeWriter``. They may come from anywhere.
package struct TreeReader: Sendable {
    private var restoration: NavigationTree.Restoration
    private var pool = TypePool()

    package init(scene: String, limits: NavigationTree.Limits) {
        restoration = NavigationTree.Restoration(scene: scene, limits: limits)
    }

    /// - Throws: ``RestorationError`` for bytes that are no piece, or the wrong one. The reader is of no use then.
    package mutating func add(_ piece: [UInt8]) throws(RestorationError) {
        do {
            try piece.withUnsafeBytes { bytes in
                var decoder = try StepDecoder(bytes, checksJSON: true)
                while !decoder.isAtEnd { try restoration.add(try decoder.step(&pool)) }
            }
        } catch let error as CodecError { throw RestorationError("\(error)") } catch {
            throw RestorationError("\(error)")
        }
    }

    /// The tree.
    ///
    /// - Throws: ``RestorationError`` for pieces that make no sound tree.
    package consuming func finish(revision: UInt64, nextID: UInt64) throws(RestorationError) -> NavigationTree {
        let tree = try restoration.finish(revision: revision, nextID: nextID)
        if let reason = tree.brokenInvariant() { throw RestorationError(reason) }
        return tree
    }
}
