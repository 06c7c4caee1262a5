// By bytes: names and numbers have one for each letter, and to find whole characters takes longer.

extension StringProtocol {
    /// The rest behind a beginning; nil for a text that does not begin so.
    func rest(behind beginning: String) -> Substring? {
        guard utf8.starts(with: beginning.utf8) else { return nil }
        return Substring(Substring(self).utf8.dropFirst(beginning.utf8.count))
    }

    /// The parts between these letters, also empty ones.
    func parts(by letter: Unicode.Scalar) -> [Substring] {
        let bytes = Substring(self).utf8
        return bytes.split(separator: UInt8(ascii: letter), omittingEmptySubsequences: false).map { Substring($0) }
    }
}
