import JSON
package import NavigationTree

/// The parts of an entry that may be large. In a snapshot, a large entry has them in a row of its own. So a block of
/// entries stays small, and is cheap to write again when one of the others changes.
package struct EntryBody {
    /// An entry with this many bytes or more is large.
    package static let leastSize = 1024

    let arguments: RawJSON
    let hints: RawJSON?
    let content: EntryContent?
}

extension EntryBody {
    init(of entry: Entry) {
        self.init(arguments: entry.destination.arguments, hints: entry.destination.hints, content: entry.content)
    }
}

/// Where the bodies are that bytes leave out.
enum LeftOutBodies {
    /// Each large entry of a snapshot has a row for its body.
    case rows([EntryID: EntryBody])
    /// The tree before the change has them.
    case tree(NavigationTree)
    /// The change is older than the tree that is known. Its entries have no arguments.
    case unknown

    /// Nil when it is not there.
    func body(of id: EntryID) -> EntryBody? {
        switch self {
        case .rows(let rows): rows[id]
        case .tree(let tree): (try? tree.entry(id)).map { EntryBody(of: $0) }
        case .unknown: EntryBody(arguments: .emptyObject, hints: nil, content: nil)
        }
    }
}

extension Entry {
    /// Whether a snapshot gives it a row of its own.
    package var isLarge: Bool { weight >= EntryBody.leastSize }

    /// Whether the other entry has the same arguments, hints and content.
    package func hasSameBody(as other: Entry) -> Bool {
        destination.arguments == other.destination.arguments && destination.hints == other.destination.hints
            && content == other.content
    }
}
