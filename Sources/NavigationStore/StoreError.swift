import GRDB

/// Why a store cannot be used, or did not take something. Nothing was changed then.
package enum StoreError: Error, Hashable, Sendable {
    /// Another host has it open.
    case inUse
    /// Written by a newer navhost: its format, and the newest that this one knows.
    case newer(found: Int, known: Int)
    /// There is something at this path that is no store.
    case foreign
    /// A store that was changed by something else: what is wrong first.
    case damaged(String)
    /// Nothing is at the path, and the call makes nothing.
    case missing
    /// Something is at the path, and the call only makes new files.
    case exists
    /// The system or SQLite could not: no space, no permission, a broken disk. It may be worth another try.
    case failed(String)
    /// A record that does not follow what is stored: our own mistake.
    case refused(String)

    /// What to make of an error from below.
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
        case .exists: "there is a file already"
        case .failed(let reason): "the store cannot be used: \(reason)"
        case .refused(let reason): "the store does not take this: \(reason)"
        }
    }
}
