import JSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The line with which a server begins each connection: `INFO {"version":"2.10.27",…}`. libnats reads it, and does not
/// give away what is in it.
struct ServerGreeting {
    /// Nil when the server does not say.
    let version: EngineVersion?
    /// Clients need a certificate.
    let demandsCertificate: Bool

    /// Asks a server. Nil when it says nothing, which a server that begins with TLS does not.
    init?(of address: EngineAddress) {
        guard let descriptor = Self.connect(to: address) else { return nil }
        defer { close(descriptor) }
        self.init(Self.firstLine(from: descriptor))
    }

    /// Nil for another line.
    init?(_ line: String) {
        guard line.hasPrefix("INFO "), let text = try? RawJSON(parsing: String(line.dropFirst(5))),
            let members = try? text.shortValue().object
        else { return nil }
        version = members["version"]?.string.flatMap { EngineVersion($0) }
        demandsCertificate = members["tls_verify"] == .bool(true)
    }

    /// Seconds that a server has for each step.
    private static let patience = 2
    /// Bytes of a greeting that are read at most.
    private static let longest = 1 << 16

    private static func connect(to address: EngineAddress) -> Int32? {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address.machine, address.port, &hints, &found) == 0 else { return nil }
        defer { freeaddrinfo(found) }
        var next = found
        while let place = next?.pointee {
            next = place.ai_next
            let descriptor = socket(
                place.ai_family,
                place.ai_socktype | Int32(SOCK_CLOEXEC.rawValue),
                place.ai_protocol
            )
            guard descriptor >= 0 else { continue }
            var time = timeval(tv_sec: patience, tv_usec: 0)
            for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
                setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
            }
            if Glibc.connect(descriptor, place.ai_addr, place.ai_addrlen) == 0 { return descriptor }
            close(descriptor)
        }
        return nil
    }

    private static func firstLine(from descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        while bytes.count < longest, bytes.last != UInt8(ascii: "\n") {
            let part = [UInt8](unsafeUninitializedCapacity: 4_096) { part, count in
                count = max(0, recv(descriptor, part.baseAddress, part.count, 0))
            }
            guard !part.isEmpty else { break }
            bytes += part
        }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
