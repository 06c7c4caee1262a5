extension Collection where Element: BinaryFloatingPoint {
    /// The middle value, or the mean of the two middle ones; nil for an empty list.
    package var median: Element? {
        guard !isEmpty else { return nil }
        let ordered = sorted()
        let middle = ordered.count / 2
        return ordered.count.isMultiple(of: 2) ? (ordered[middle - 1] + ordered[middle]) / 2 : ordered[middle]
    }
}
