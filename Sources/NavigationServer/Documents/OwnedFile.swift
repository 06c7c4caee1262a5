import NavigationFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file or a folder by which a user can command the host. It must belong to root or to the host's user.
enum OwnedFile {
    /// Says what no other user may do.
    enum Protection {
        /// Not every user may write to it; its group may.
        case fromWriting
        /// No other user may do anything with it.
        case fromReading
    }

    typealias Refusal = RegularFile.Refusal

    /// Refuses an open file or folder that others may change or read, or that belongs to another user.
    static func check(_ descriptor: Int32, _ protection: Protection) throws(Refusal) {
        try check(RegularFile.status(of: descriptor), protection)
    }

    private static func check(_ status: stat, _ protection: Protection) throws(Refusal) {
        switch protection {
        case .fromWriting where status.st_mode & S_IWOTH != 0:
            throw Refusal("every user may write to it; chmod o-w removes that")
        case .fromReading where status.isOpenToOthers:
            throw Refusal("others may read it; chmod 600 removes that")
        case .fromWriting, .fromReading: break
        }
        guard status.st_uid == 0 || status.st_uid == geteuid() else {
            throw Refusal("it belongs to user \(status.st_uid), neither to root nor to the host's user \(geteuid())")
        }
    }

    /// The bytes of a file, unless it is refused.
    static func read(
        _ path: String,
        upTo maximumSize: Int,
        _ protection: Protection
    ) throws(Refusal) -> [UInt8] {
        try RegularFile.read(path, upTo: maximumSize) { (status) throws(Refusal) in try check(status, protection) }
    }
}
