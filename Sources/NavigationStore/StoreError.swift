import GRDB

/// Why a store cannot be used, or refused a record. Nothing was changed then.
package enum StoreError: Error, Hashable, Sendable {
    /// Another host has the store open.
    case inUse
    /// A newer navhost wrote the store: its format, and the newest format that this navhost knows.
    case newer(found: Int, known: Int)
    /// The file at this path is not a store.
    case foreign
    /// Something else changed the store: the first damage.
    case damaged(String)
    /// The path has no file, and the call does not make one.
    case missing
    /// The path is a symbolic link to a file that does not exist.
    case danglingLink(to: String)
    /// There is a file at the path, and the call only makes new files.
    case exists
    /// The system or SQLite failed: no space, no permission, a broken disk. The caller may try again.
    case failed(String)
    /// A record that does not follow the stored ones. This is an error of the host.
    case refused(String)

    /// The error for one of SQLite or of the codec.
    init(_ error: any Error) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError: self = Self(error)
        default: self = .damaged("\(error)")
        }
    }

    private init(_ error: DatabaseError) {
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .inUse
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(error.message ?? "\(error.resultCode)")
        default: self = .failed(error.message ?? "\(error.resultCode)")
        }
    }
}

extension StoreError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .inUse: "another host has the store open"
        case .newer(let found, let known):
            "the store has format \(found), and this navhost knows formats up to \(known)"
        case .foreign: "the file is not a store of navhost"
        case .damaged(let reason): "the store is damaged: \(reason)"
        case .missing: "there is no store"
        case .danglingLink(let target): "the path is a link to \(target), and there is no file"
        case .exists: "there is a file already"
        case .failed(let reason): "the store cannot be used: \(reason)"
        case .refused(let reason): "the store does not take this: \(reason)"
        }
    }
}
