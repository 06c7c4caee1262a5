import NavigationProtocol

/// Makes the ids of the host's spans: a counter from a start of this host's own, mixed.
///
/// The mixing gives different numbers for different ones. So no id of a host comes twice, and those of two hosts are as
/// unlikely to be the same as random ones. (It is the end of SplitMix64.)
struct SpanIDs {
    private var last: UInt64

    /// - Parameter instance: 16 hexadecimal digits, random for every start of the host.
    init(instance: String) { last = UInt64(instance, radix: 16) ?? 0 }

    mutating func next() -> SpanID {
        var mixed: UInt64 = 0
        while mixed == 0 {
            last &+= 0x9e37_79b9_7f4a_7c15
            mixed = last
            mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
            mixed ^= mixed >> 31
        }
        return SpanID(rawValue: mixed)
    }
}
