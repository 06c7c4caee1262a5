import JSON
package import NavigationFleet

extension FleetHostID {
    /// Numbers that no other host gives to anything. Those of a host without a fleet are smaller, and those of the
    /// owners of shared scenes larger.
    package var numbers: Range<UInt64> {
        let first = (0x2000_0000 | Digest(of: description).value & 0x1FFF_FFFF) << 32
        return first..<first + 1 << 32
    }
}
