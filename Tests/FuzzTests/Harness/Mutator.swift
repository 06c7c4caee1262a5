import TestSupport

/// Makes inputs out of other ones, in the ways of libFuzzer. The same seed makes the same inputs.
struct Mutator {
    private var random: SeededGenerator
    private let inputs: [[UInt8]]
    private let words: [[UInt8]]
    private let maximumLength: Int

    init(_ target: FuzzTarget, inputs: [[UInt8]], seed: UInt64) {
        self.random = SeededGenerator(seed: seed)
        self.inputs = inputs.isEmpty ? [[]] : inputs
        self.words = target.words().map { Array($0.utf8) }
        self.maximumLength = target.maximumLength
    }

    /// One of the inputs with one to six changes.
    mutating func next() -> [UInt8] {
        var bytes = random.pick(inputs)
        for _ in 0..<Int.random(in: 1...6, using: &random) { change(&bytes) }
        return Array(bytes.prefix(maximumLength))
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...8, using: &random))
        switch Int.random(in: 0..<9, using: &random) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1 where place < bytes.count: bytes[place] = random.pick([0, 1, 0x20, 0x22, 0x2C, 0x7F, 0x80, 0xFF])
        case 2 where place < bytes.count: bytes[place] &+= random.pick([1, 255])
        case 3: bytes.removeSubrange(place..<end)
        case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 5: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
        case 6 where !words.isEmpty: bytes.insert(contentsOf: random.pick(words), at: place)
        case 7: bytes.replaceSubrange(place..<end, with: piece())
        default: bytes.insert(contentsOf: piece(), at: place)
        }
    }

    /// A part of another input.
    private mutating func piece() -> ArraySlice<UInt8> {
        let other = random.pick(inputs)
        let start = Int.random(in: 0...other.count, using: &random)
        return other[start..<min(other.count, start + Int.random(in: 1...40, using: &random))]
    }
}
