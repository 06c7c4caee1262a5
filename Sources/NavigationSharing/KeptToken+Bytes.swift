import NavigationBroker

// Tokens in the log of a scene, and in its snapshots.

extension KeptToken {
    /// The most bytes of an answer that the log keeps for a repetition.
    static let mostBytesOfAnswer = 16 << 10

    /// The numbers of the user and the request, the number of bytes of the name, the identity if there is one, a line
    /// break, the name and the answer.
    var bytes: [UInt8] {
        let kept = answer.count <= Self.mostBytesOfAnswer ? answer : []
        let identity = identity.map { " \($0)" } ?? ""
        return Array("\(user) \(fingerprint) \(name.utf8.count)\(identity)\n\(name)".utf8) + kept
    }

    /// Nil for bytes that are not written as ``bytes`` are.
    init?(_ bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        guard (3...4).contains(words.count), let user = UInt32(words[0]), let fingerprint = UInt64(words[1]),
            let count = Int(words[2]), count > 0, count < bytes.count - end,
            let name = String(validating: bytes[(end + 1)...].prefix(count), as: UTF8.self)
        else { return nil }
        self.init(
            user: user,
            identity: words.dropFirst(3).first.map(String.init),
            name: name,
            fingerprint: fingerprint,
            answer: Array(bytes[(end + 1 + count)...])
        )
    }
}
