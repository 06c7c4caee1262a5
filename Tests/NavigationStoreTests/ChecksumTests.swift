import TestSupport
import Testing

@testable import NavigationStore

/// The checksum of the rows.
@Suite(.onSharedThreads)
struct ChecksumTests {
    /// The check value of the checksum's definition. RFC 3720 has those of zeros and ones.
    @Test func checksumIsTheKnownOne() {
        #expect(checksum(Array("123456789".utf8)) == 0xE306_9283)
        #expect(checksum([UInt8](repeating: 0, count: 32)) == 0x8A91_36AA)
        #expect(checksum([UInt8](repeating: 0xFF, count: 32)) == 0x62A8_AB43)
    }

    private func checksum(_ bytes: [UInt8]) -> Int64 {
        var checksum = CRC32C()
        bytes.withUnsafeBytes { checksum.add($0) }
        return checksum.value
    }
}
