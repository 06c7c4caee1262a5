/// The most bytes that one part of a tree has had so far.
///
/// It depends on the past of a tree, and trees with different pasts may be equal. So all values of this type are equal.
struct PeakBytes: Hashable, Sendable {
    var bytes = 0

    static func == (_: PeakBytes, _: PeakBytes) -> Bool { true }

    func hash(into _: inout Hasher) {}
}
