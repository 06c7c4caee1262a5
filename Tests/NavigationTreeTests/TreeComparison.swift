import JSON
import TestSupport
import Testing

@testable import NavigationTree

/// The properties of a navigator that both the tree and the model have.
struct NodeDescription: Equatable, CustomStringConvertible {
    let id: UInt64
    let kind: Navigator.Kind
    let name: String?
    let parent: UInt64?
    let anchor: UInt64?
    let method: NavigationMethod?
    let root: TreeModel.Item?
    let ephemeral: SessionID?
    let hasPath: Bool
    let path: [TreeModel.Item]
    let stacks: [UInt64]
    let selected: UInt64?
    let presented: UInt64?
    let overlays: [UInt64]
    let buttons: Buttons?
    let accepts: Acceptance?

    var description: String {
        """
        n\(id) \(kind) path \(path.map(\.id)) stacks \(stacks) selected \(selected ?? 0) \
        presented \(presented ?? 0) overlays \(overlays)
        """
    }

    init(_ node: TreeModel.Node) {
        id = node.id
        kind = node.kind
        name = node.name
        parent = node.parent?.id
        anchor = node.anchor
        method = node.method
        root = node.root
        ephemeral = node.ephemeral
        hasPath = node.hasPath
        path = node.path
        stacks = node.stacks.map(\.id)
        selected = node.selected
        presented = node.presented?.id
        overlays = node.overlays.map(\.id)
        buttons = node.buttons
        accepts = node.accepts
    }

    init(_ navigator: Navigator, in tree: NavigationTree) {
        id = navigator.id.rawValue
        kind = navigator.kind
        name = navigator.name
        parent = navigator.parent?.rawValue
        anchor = navigator.anchor?.rawValue
        method = navigator.method
        root = navigator.root.map(TreeModel.Item.init)
        ephemeral = navigator.ephemeral
        hasPath = navigator.hasPath
        path = navigator.path.map(TreeModel.Item.init)
        stacks = tree.children(of: navigator.id).map(\.rawValue)
        selected = navigator.selected?.rawValue
        presented = navigator.presented?.rawValue
        overlays = tree.overlays(of: navigator.id).map(\.rawValue)
        buttons = navigator.buttons
        accepts = navigator.accepts
    }
}

extension TreeModel.Item {
    init(_ entry: Entry) {
        self.init(
            id: entry.id.rawValue,
            destination: entry.destination,
            method: entry.method,
            isTransient: entry.isTransient
        )
    }
}

extension TreeModel {
    var description: [NodeDescription] { root.all.map { NodeDescription($0) } }
}

extension NavigationTree {
    /// Every navigator, in the order of the walk.
    var nodes: [NodeDescription] {
        subtree(of: root).compactMap { id in self[id].map { NodeDescription($0, in: self) } }
    }
}

/// Every index must agree with a walk of the whole tree.
func expectInvariants(of tree: NavigationTree, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
    let walk = tree.subtree(of: tree.root).compactMap { tree[$0] }
    #expect(walk.count == tree.navigatorCount, comment, sourceLocation: sourceLocation)
    expectEntryIndexes(of: tree, walk, comment, sourceLocation)
    expectNavigatorIndexes(of: tree, walk, comment, sourceLocation)
    expectAttachmentIndexes(of: tree, comment, sourceLocation)
    expectWeights(of: tree, walk, comment, sourceLocation)
    #expect(tree.steps.isEmpty, comment, sourceLocation: sourceLocation)
}

/// Where entries are, how many each type has, and which stacks are anchored to them.
private func expectEntryIndexes(
    of tree: NavigationTree,
    _ walk: [Navigator],
    _ comment: Comment,
    _ sourceLocation: SourceLocation
) {
    var locations = IDTable<EntryID, NavigationTree.EntryLocation>()
    var types: [TypeName: Int] = [:]
    var anchored: [EntryID: [NavigatorID]] = [:]
    for navigator in walk {
        for (position, entry) in navigator.path.enumerated() {
            locations[entry.id] = .init(navigator: navigator.id, position: Int32(position))
            types[entry.destination.type, default: 0] += 1
        }
        if let root = navigator.root {
            locations[root.id] = .init(navigator: navigator.id, position: -1)
            types[root.destination.type, default: 0] += 1
        }
        if let anchor = navigator.anchor, navigator.kind == .stack {
            anchored[anchor, default: []].append(navigator.id)
        }
    }
    #expect(tree.locations == locations, comment, sourceLocation: sourceLocation)
    #expect(tree.entriesOfType == types, comment, sourceLocation: sourceLocation)
    #expect(tree.anchoredStacks == anchored, comment, sourceLocation: sourceLocation)
    #expect(tree.orphaned.isSubset(of: Set(types.keys)), comment, sourceLocation: sourceLocation)
}

/// Parents, names, owners, and what is shown.
private func expectNavigatorIndexes(
    of tree: NavigationTree,
    _ walk: [Navigator],
    _ comment: Comment,
    _ sourceLocation: SourceLocation
) {
    var names = NameTable<NavigatorID>()
    var ephemerals: [SessionID: Set<NavigatorID>] = [:]
    for navigator in walk {
        if let name = navigator.name { names[name] = navigator.id }
        if let session = navigator.ephemeral { ephemerals[session, default: []].insert(navigator.id) }
        if let parent = navigator.parent { #expect(parent < navigator.id, comment, sourceLocation: sourceLocation) }
    }
    #expect(tree.names == names, comment, sourceLocation: sourceLocation)
    #expect(tree.ephemerals == ephemerals, comment, sourceLocation: sourceLocation)
    let nonEmpty = walk.filter { !$0.path.isEmpty }.map(\.id).sorted()
    #expect(tree.nonEmptyPaths.ids == nonEmpty, comment, sourceLocation: sourceLocation)
    let overlays = Dictionary(grouping: walk.filter { $0.kind == .overlay }) { $0.parent ?? tree.root }
    #expect(tree.overlays == overlays.mapValues { $0.map(\.id) }, comment, sourceLocation: sourceLocation)
    let passing = Set(walk.filter { $0.closesAfter != nil }.map(\.id))
    #expect(tree.passing == passing, comment, sourceLocation: sourceLocation)
    let presenting = Set(walk.filter { $0.presented != nil }.map(\.id)).union(overlays.keys)
    #expect(tree.presenting.ids == presenting.sorted(), comment, sourceLocation: sourceLocation)
    #expect(tree.current == tree.foremost(from: tree.root), comment, sourceLocation: sourceLocation)
}

private func expectAttachmentIndexes(of tree: NavigationTree, _ comment: Comment, _ sourceLocation: SourceLocation) {
    var at: [NavigatorID: [AttachmentID]] = [:]
    var of: [SessionID: Set<AttachmentID>] = [:]
    for attachment in tree.allAttachments {
        at[attachment.navigator, default: []].append(attachment.id)
        if attachment.endsWithSession, let session = attachment.session {
            of[session, default: []].insert(attachment.id)
        }
    }
    #expect(tree.attachmentsAt == at, comment, sourceLocation: sourceLocation)
    #expect(tree.attachmentsOf == of, comment, sourceLocation: sourceLocation)
    let locks = tree.allAttachments.filter { if case .lock = $0.content { true } else { false } }
    #expect(tree.heldLocks == locks, comment, sourceLocation: sourceLocation)
    #expect(tree.mappings == Set(tree.allAttachments.filter { $0.mapping != nil }.map(\.id)), comment)
    #expect(tree.flows == Set(tree.allAttachments.filter { $0.flow != nil }.map(\.id)), comment)
    #expect(tree.keptSignals == Set(tree.allAttachments.filter { $0.keptSignal != nil }.map(\.id)), comment)
}

/// The bytes that entries, buttons and attachments hold; nothing is left of a transaction.
private func expectWeights(
    of tree: NavigationTree,
    _ walk: [Navigator],
    _ comment: Comment,
    _ sourceLocation: SourceLocation
) {
    let bytes = walk.reduce(0) { sum, navigator in
        (navigator.path + [navigator.root].compactMap { $0 })
            .reduce(sum + (navigator.buttons?.text.count ?? 0) + (navigator.accepts?.weight ?? 0)) { $0 + $1.weight }
    }
    let text = tree.allAttachments.reduce(bytes) { $0 + $1.weight }
    #expect(tree.argumentBytes == text, comment, sourceLocation: sourceLocation)
    #expect(tree.weight == 0 && !tree.isInTransaction, comment, sourceLocation: sourceLocation)
}
