/// SplitMix64: the same seed throws the same, everywhere.
///
/// Bytes can stand before the seed: then they are thrown first, so that a fuzzer decides.
struct Dice {
    private var state: UInt64
    private var bytes: ArraySlice<UInt8> = []

    init(seed: UInt64) {
        // Far from each other: the generator goes on in steps of another constant.
        state = seed &* 0xD134_2543_DE82_EF95
    }

    init(bytes: [UInt8]) {
        self.init(seed: 1)
        self.bytes = bytes[...]
    }

    /// Whether all bytes have been thrown.
    var isOutOfBytes: Bool { bytes.isEmpty }

    mutating func below(_ bound: Int) -> Int {
        if let byte = bytes.popFirst() { return (Int(byte) | (bound > 256 ? below(256) << 8 : 0)) % bound }
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
