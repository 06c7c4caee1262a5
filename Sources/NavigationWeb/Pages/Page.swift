import CPages
import NIOCore

/// A file that is part of the program.
package struct Page: Sendable {
    package let mediaType: String
    let bytes: ByteBuffer

    /// The files by their path in a URL.
    package static let all: [String: Page] = {
        var pages: [String: Page] = [:]
        for number in 0..<cpages_count() {
            guard let file = cpages_at(number)?.pointee else { continue }
            let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.length)
            pages[String(cString: file.path)] = Page(
                mediaType: String(cString: file.media_type),
                bytes: ByteBuffer(bytes: bytes)
            )
        }
        return pages
    }()
}
