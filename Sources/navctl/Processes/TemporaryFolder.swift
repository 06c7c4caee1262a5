import Glibc
import NavigationControl

/// A folder for a socket. It is removed together with this object.
final class TemporaryFolder {
    let path: String

    init() throws(Ending) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        // mkdtemp(3) replaces the last six characters, and requires that they are X.
        var template = Array("\(parent)/navctl-\(String(repeating: "X", count: 6))".utf8CString)
        guard mkdtemp(&template) != nil else {
            let why = String(cString: strerror(errno))
            throw Ending(status: .unreachable, complaint: "navctl: cannot make a folder in \(parent): \(why)")
        }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { rmdir(path) }
}
