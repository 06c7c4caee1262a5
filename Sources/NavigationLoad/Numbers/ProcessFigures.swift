/// Reads the figures of a process from the text of its files under `/proc`.
package enum ProcessFigures {
    /// Clock ticks that a process has spent on a processor, in user and kernel mode, from the text of its `stat`.
    ///
    /// The command's name stands in parentheses and may contain spaces and parentheses. Counting therefore starts
    /// after the last parenthesis.
    package static func processorTicks(stat: String) -> Int? {
        guard let end = stat.lastIndex(of: ")") else { return nil }
        let fields = stat[stat.index(after: end)...].split(separator: " ")
        // The first field here is the third of proc(5); user time is the 14th and kernel time the 15th.
        guard fields.count > 12, let user = Int(fields[11]), let kernel = Int(fields[12]) else { return nil }
        return user + kernel
    }

    /// Resident bytes of a process, from the text of its `smaps_rollup`.
    package static func residentBytes(smapsRollup: String) -> Int? {
        kilobytes(of: "Rss", in: smapsRollup).map { $0 * 1024 }
    }

    /// The number of a `Name:   123 kB` line.
    static func kilobytes(of name: String, in text: String) -> Int? {
        for line in text.split(separator: "\n") where line.hasPrefix(name + ":") {
            return line.dropFirst(name.count + 1).split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) }
        }
        return nil
    }
}
