/// FNV-1a with 64 bits: the same number for the same bytes on every host. It finds accidents. It does not stop those
/// who look for two texts with one number.
package struct Digest: Hashable, Sendable {
    package private(set) var value: UInt64

    /// - Parameter value: A digest that goes on, or that of nothing.
    package init(_ value: UInt64 = 0xCBF2_9CE4_8422_2325) { self.value = value }

    /// The digest of a text.
    package init(of text: String) {
        self.init()
        add(text.utf8)
    }

    package mutating func add(_ bytes: some Sequence<UInt8>) {
        // Other modules have no copy of this for their kind of sequence. There, each step of a loop over it is a call.
        guard bytes.withContiguousStorageIfAvailable({ add(all: $0) }) == nil else { return }
        for byte in bytes { add(byte) }
    }

    private mutating func add(all bytes: UnsafeBufferPointer<UInt8>) { for byte in bytes { add(byte) } }

    @inline(__always)
    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    /// Adds a number as eight bytes, the lowest first.
    package mutating func add(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
    }
}
