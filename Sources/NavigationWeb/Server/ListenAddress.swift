/// Where the gateway listens.
package enum ListenAddress: Equatable, Sendable {
    /// Addresses that only this machine reaches, as numbers, so that no name service decides; 0 is any free port.
    case loopback(hosts: [String], port: Int)
    /// A Unix socket, for programs of the same user.
    case unixSocket(String)

    /// The reason why a text is not an address.
    package struct Problem: Error, Equatable, CustomStringConvertible, Sendable {
        package let description: String
    }

    /// Reads `7070`, `127.0.0.1:7070`, `[::1]:7070`, `localhost:7070` or `unix:PATH`.
    package init(_ text: String) throws(Problem) {
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst("unix:".count))
            guard !path.isEmpty else { throw Problem(description: "unix: needs a path") }
            self = .unixSocket(path)
            return
        }
        let colon = text.lastIndex(of: ":")
        let digits = colon.map { text[text.index(after: $0)...] } ?? text[...]
        guard let port = Int(digits), (0...65535).contains(port) else {
            throw Problem(description: "\"\(text)\" has no port; use 7070, 127.0.0.1:7070, [::1]:7070 or unix:PATH")
        }
        switch colon.map({ String(text[..<$0]) }) ?? "localhost" {
        case "localhost": self = .loopback(hosts: ["127.0.0.1", "[::1]"], port: port)
        case "127.0.0.1": self = .loopback(hosts: ["127.0.0.1"], port: port)
        case "[::1]": self = .loopback(hosts: ["[::1]"], port: port)
        case let other:
            throw Problem(
                description:
                    "\(other) can be reached from other machines, and the gateway has no TLS; use 127.0.0.1, [::1] or unix:PATH, and reach it by ssh -L"
            )
        }
    }
}
