import JSON

/// Writes numbers and texts as bytes, for ``StepEncoder``.
///
/// A number is a LEB128 varint: seven bits in each byte, the lowest bits first. The length stands before bytes and
/// texts.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    mutating func clear() { bytes.removeAll(keepingCapacity: true) }

    mutating func byte(_ byte: UInt8) { bytes.append(byte) }

    package mutating func number(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest &>>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func count(_ count: Int) { number(UInt64(count)) }

    /// Writes the difference from an earlier number. Small differences are short, in both directions.
    mutating func difference(_ one: UInt64, from base: UInt64) {
        let difference = Int64(bitPattern: one &- base)
        number(UInt64(bitPattern: (difference &<< 1) ^ (difference &>> 63)))
    }

    mutating func data(_ data: [UInt8]) {
        count(data.count)
        bytes.append(contentsOf: data)
    }

    mutating func json(_ json: RawJSON) {
        count(json.count)
        json.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    package mutating func text(_ text: String) {
        count(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }
}
