/// The address of a server: `nats://MACHINE:PORT`, or `tls://MACHINE:PORT` for an encrypted connection.
/// `USER:PASSWORD@` may stand before the machine. The port is 4222 when it is left out.
package struct EngineAddress: Hashable, Sendable, CustomStringConvertible {
    package let isEncrypted: Bool
    private let user: String?
    private let password: String?
    /// A name, or a number of IPv4 or IPv6.
    let machine: String
    let port: String

    /// - Throws: ``EngineError`` for another text.
    package init(_ text: String) throws(EngineError) {
        guard let address = Self(parsing: text) else {
            throw EngineError(
                .options,
                "\"\(Self.withoutPassword(text))\" is no address of a server; nats://MACHINE:PORT and tls://MACHINE:PORT are"
            )
        }
        self = address
    }

    private init?(parsing text: String) {
        guard let separator = text.firstRange(of: "://") else { return nil }
        switch text[..<separator.lowerBound] {
        case "nats": isEncrypted = false
        case "tls": isEncrypted = true
        default: return nil
        }
        var rest = text[separator.upperBound...]
        if let at = rest.lastIndex(of: "@") {
            let parts = rest[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init
            )
            guard let name = parts.first, !name.isEmpty else { return nil }
            (user, password) = (name, parts.count > 1 ? parts[1] : nil)
            rest = rest[rest.index(after: at)...]
        } else {
            (user, password) = (nil, nil)
        }
        guard let (machine, port) = Self.place(rest) else { return nil }
        (self.machine, self.port) = (machine, port)
    }

    /// A machine and its port. A number of IPv6 stands in brackets.
    private static func place(_ text: Substring) -> (machine: String, port: String)? {
        let isBracketed = text.hasPrefix("[")
        let bracket = isBracketed ? text.firstIndex(of: "]") : nil
        guard isBracketed == (bracket != nil) else { return nil }
        let end = bracket.map { text.index(after: $0) } ?? text.firstIndex(of: ":") ?? text.endIndex
        let machine = bracket.map { text[text.index(after: text.startIndex)..<$0] } ?? text[..<end]
        let isName = machine.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 < 0x7F }
        guard !machine.isEmpty, isName else { return nil }
        let port = text[end...]
        guard !port.isEmpty else { return (String(machine), "4222") }
        guard port.hasPrefix(":"), let number = UInt16(port.dropFirst()), number > 0 else { return nil }
        return (String(machine), "\(number)")
    }

    var hasUser: Bool { user != nil }

    /// Without the password.
    package var description: String { url(password.map { _ in "…" }) }

    /// As libnats takes it.
    var url: String { url(password) }

    private func url(_ password: String?) -> String {
        let name = user.map { $0 + (password.map { ":" + $0 } ?? "") + "@" } ?? ""
        let place = machine.contains(":") ? "[\(machine)]" : machine
        return (isEncrypted ? "tls" : "nats") + "://" + name + place + ":" + port
    }

    /// Any text, without what may be a password.
    private static func withoutPassword(_ text: String) -> String {
        guard let at = text.lastIndex(of: "@") else { return text }
        return "…" + text[at...]
    }
}
