import Glibc
import NavigationTree

/// How far a store has come, in a small file beside it.
///
/// The write-ahead log of a store may be lost or damaged. SQLite then opens the store as it was before that log, and
/// says nothing. The trace has the newest revision of each scene, so the next start can tell. The store writes it after
/// each commit and never syncs it: a trace that is behind the store does no harm, and a missing one tells nothing.
final class StoreTrace {
    /// The newest revision of each scene, by its number.
    typealias Revisions = [Int64: UInt64]

    /// The name of the file is the store's with this behind it.
    static let suffix = "-trace"

    private static let magic: UInt64 = 0x6E61_7674_7261_6365
    private static let slot = 16
    /// Slots behind this one are not read: a damaged file could name any length.
    private static let maximumLength = 1 << 24

    private let path: String
    private let descriptor: Int32
    /// The revisions in the file when it was opened.
    let former: Revisions

    /// Opens the trace of a store, or begins one. Nil when the file cannot be used; the store does without it then.
    ///
    /// - Parameter identity: The store's own number, by which a trace of another file is known.
    init?(of store: String, identity: Int64) {
        path = store + Self.suffix
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        let header = Self.bytes(of: Self.magic, UInt64(bitPattern: identity))
        let (found, bytes) = Self.read(descriptor)
        guard found == header else {
            former = [:]
            let isBegun =
                ftruncate(descriptor, 0) == 0 && pwrite(descriptor, header, header.count, 0) == header.count
            // The end of this value closes the file.
            guard isBegun else { return nil }
            return
        }
        former = Self.revisions(in: bytes)
    }

    deinit { close(descriptor) }

    /// Deletes the file: there is nothing to compare with.
    func remove() { unlink(path) }

    /// The newest revision of a scene; nil for one that is deleted.
    func note(_ scene: Int64, _ revision: UInt64?) {
        guard scene > 0, scene < Self.maximumLength / Self.slot else { return }
        let bytes =
            revision.map { Self.bytes(of: $0, Self.check(scene, $0)) } ?? [UInt8](repeating: 0, count: Self.slot)
        // A trace that cannot be written tells less, and nothing wrong.
        _ = pwrite(descriptor, bytes, bytes.count, Int(scene) * Self.slot)
    }

    // MARK: Bytes

    private static func read(_ descriptor: Int32) -> (header: [UInt8], slots: [UInt8]) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return ([], []) }
        var bytes = [UInt8](repeating: 0, count: min(Int(status.st_size), maximumLength))
        let count = pread(descriptor, &bytes, bytes.count, 0)
        return (Array(bytes.prefix(min(count, slot))), Array(bytes.prefix(max(0, count))))
    }

    private static func revisions(in bytes: [UInt8]) -> Revisions {
        var revisions: Revisions = [:]
        for start in stride(from: slot, to: bytes.count - slot + 1, by: slot) {
            let scene = Int64(start / slot)
            let (revision, sum) = (number(bytes, start), number(bytes, start + 8))
            if sum == check(scene, revision) { revisions[scene] = revision }
        }
        return revisions
    }

    /// Never 0, because a slot of zeros is empty.
    private static func check(_ scene: Int64, _ revision: UInt64) -> UInt64 {
        var sum = CRC32C()
        sum.add(scene)
        sum.add(Int64(bitPattern: revision))
        return UInt64(sum.value) | 1 << 63
    }

    private static func bytes(of numbers: UInt64...) -> [UInt8] {
        numbers.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
    }

    private static func number(_ bytes: [UInt8], _ start: Int) -> UInt64 {
        (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
    }
}

/// A scene that lost revisions in the store.
package struct RolledBackScene: Equatable, Sendable {
    /// Nil when the scene itself is lost.
    package let name: String?
    /// The newest revision that the store had.
    package let from: UInt64
    /// The newest revision that it has now; 0 when the scene is lost.
    package let to: UInt64
}
