import JSON

/// A dictionary by name, for the two names that every request looks up: its type and its navigator.
///
/// Swift's own hash of a short text takes five times the instructions. Clients choose these names. Therefore this hash,
/// like Swift's, depends on a number that is new in every process, so that a client cannot choose names that collide.
struct NameTable<Value> {
    private var values: [Name: Value] = [:]

    var count: Int { values.count }
    var isEmpty: Bool { values.isEmpty }
    /// The names, in no order.
    var names: some Sequence<String> { values.keys.lazy.map(\.text) }
    var all: some Sequence<Value> { values.values }

    subscript(name: String) -> Value? {
        get { values[Name(text: name)] }
        set { values[Name(text: name)] = newValue }
    }

    /// Sets a value and returns the former one.
    mutating func updateValue(_ value: Value, forName name: String) -> Value? {
        values.updateValue(value, forKey: Name(text: name))
    }

    /// Removes a value and returns it.
    mutating func removeValue(forName name: String) -> Value? { values.removeValue(forKey: Name(text: name)) }
}

extension NameTable: Sendable where Value: Sendable {}
extension NameTable: Equatable where Value: Equatable {}

/// A text as the key of a ``NameTable``.
private struct Name: Hashable, Sendable {
    let text: String

    /// Random, new in every process.
    private static let secret = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))

    /// Equal only when the bytes are equal. Swift's own comparison also accepts another spelling of the same character,
    /// but a text in ASCII, as all names are, has no other spelling of the same length.
    static func == (one: Self, other: Self) -> Bool {
        one.text.utf8.count == other.text.utf8.count && one.text == other.text
    }

    /// For hashing outside of a dictionary.
    func hash(into hasher: inout Hasher) { JSONText.withBytes(of: text) { hasher.combine(bytes: $0) } }

    /// The position where a dictionary looks first.
    func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: JSONText.withBytes(of: text, Self.hash)) ^ seed }

    /// Mixes sixteen bytes at a time with the secret, by a multiplication whose two halves are folded together, as
    /// wyhash does.
    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return secret.0 }
        var (hash, rest) = (secret.1, bytes.count)
        var place = start
        while rest > 16 {
            hash = fold(word(at: place) ^ secret.0, word(at: place + 8) ^ hash)
            place += 16
            rest -= 16
        }
        // From eight bytes on, the last two words may cover some bytes twice; below eight, one short word covers all.
        let (first, last) =
            rest >= 8 ? (word(at: place), word(at: place + rest - 8)) : (shortWord(at: place, count: rest), 0)
        return fold(first ^ secret.0, last ^ hash ^ UInt64(truncatingIfNeeded: bytes.count))
    }

    @inline(always)
    private static func word(at place: UnsafeRawPointer) -> UInt64 { place.loadUnaligned(as: UInt64.self) }

    /// A number from one to seven bytes; different bytes of one length give different numbers.
    @inline(always)
    private static func shortWord(at place: UnsafeRawPointer, count: Int) -> UInt64 {
        guard count < 4 else {
            let (low, high) = (place.loadUnaligned(as: UInt32.self), (place + count - 4).loadUnaligned(as: UInt32.self))
            return UInt64(high) << 32 | UInt64(low)
        }
        let first = place.load(as: UInt8.self)
        let middle = place.load(fromByteOffset: count / 2, as: UInt8.self)
        let last = place.load(fromByteOffset: count - 1, as: UInt8.self)
        return UInt64(first) << 16 | UInt64(middle) << 8 | UInt64(last)
    }

    @inline(always)
    private static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}
