/// The version of a nats-server.
package struct EngineVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let major: Int
    package let minor: Int
    package let patch: Int

    package init(_ major: Int, _ minor: Int, _ patch: Int) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Reads a text such as `2.10.27` or `2.12.0-RC.1`; nil for another one.
    package init?(_ text: String) {
        let release = text.prefix { $0 != "-" && $0 != "+" }
        let numbers = release.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 3, let major = numbers[0], let minor = numbers[1], let patch = numbers[2] else {
            return nil
        }
        self.init(major, minor, patch)
    }

    package var description: String { "\(major).\(minor).\(patch)" }

    package static func < (one: Self, other: Self) -> Bool {
        (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }

    /// The first version that a fleet can be trusted to.
    package static let recommended = EngineVersion(2, 10, 27)

    /// A weakness that people should know; nil for a version that can be trusted.
    package var warning: String? {
        guard self < Self.recommended else { return nil }
        let loss =
            self < EngineVersion(2, 10, 0)
            ? "it writes acknowledged records to the disk every two minutes only, so a loss of power can take them"
            : "a server of this version that is killed can lose a stream"
        return "nats-server \(self) is old: \(loss). Use \(Self.recommended) or newer, with sync_interval: always"
    }
}
