import NavigationTree

/// The part of a tree that one row of a snapshot holds, or a whole tree that is set aside.
enum PartKey: Hashable {
    /// The number of entries of a path in one row.
    static let blockLength = 512

    /// The navigator itself, with the stack that it selects.
    case navigator(NavigatorID)
    case path(NavigatorID, block: Int)
    case attachment(AttachmentID)
    /// The state under a former restoration key of the scene, by its last revision. It belongs to no snapshot.
    case setAside(UInt64)
    /// The arguments, hints and content of a large entry. Its block then has the rest of it.
    case body(EntryID)

    /// The kind of the states that are set aside. All other kinds belong to the snapshot.
    static let setAsideKind: Int64 = 3
    static let bodyKind: Int64 = 4

    func numbers(_ scene: Int64) -> [Int64] {
        switch self {
        case .navigator(let id): [scene, 0, Int64(id.rawValue), 0]
        case .path(let id, let block): [scene, 1, Int64(id.rawValue), Int64(block)]
        case .attachment(let id): [scene, 2, Int64(id.rawValue), 0]
        case .setAside(let revision): [scene, Self.setAsideKind, Int64(revision), 0]
        case .body(let id): [scene, Self.bodyKind, Int64(id.rawValue), 0]
        }
    }

    /// Nil when the kind is unknown.
    init?(_ numbers: [Int64]) {
        guard numbers[2] >= 0 else { return nil }
        switch numbers[1] {
        case 0: self = .navigator(NavigatorID(rawValue: UInt64(numbers[2])))
        case 1: self = .path(NavigatorID(rawValue: UInt64(numbers[2])), block: Int(numbers[3]))
        case 2: self = .attachment(AttachmentID(rawValue: UInt64(numbers[2])))
        case Self.setAsideKind: self = .setAside(UInt64(numbers[2]))
        case Self.bodyKind: self = .body(EntryID(rawValue: UInt64(numbers[2])))
        default: return nil
        }
    }
}
