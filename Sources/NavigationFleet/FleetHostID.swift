/// One life of a host: a host that starts again is another one. The name is for people, and the same in each life.
package struct FleetHostID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let name: String
    /// A number that no other life of this host has.
    package let life: UInt64

    package init(name: String, life: UInt64) {
        self.name = name
        self.life = life
    }

    /// Reads a ``description``.
    package init?(_ description: String) {
        let words = description.parts(by: ".")
        guard words.count == 2, FleetNames.isWord(String(words[0])), let life = UInt64(words[1]) else { return nil }
        self.init(name: String(words[0]), life: life)
    }

    package var description: String { "\(name).\(life)" }

    package static func < (one: Self, other: Self) -> Bool { (one.name, one.life) < (other.name, other.life) }
}
