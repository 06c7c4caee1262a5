/// Counts and checks what a server sends on one connection.
///
/// Fed with whatever a read returned, it cuts lines at LF, keeps an unfinished one until the rest arrives, and hands each to the grammar,
/// which knows when an answer is complete and which ones mean failure. A load loop spends most of its time here, so a line that looks as
/// most do is judged by its first bytes, in place; only another one is looked at closely.
package struct ReplyScanner {
    private var grammar: ReplyGrammar
    private var unfinished: [UInt8] = []

    package init(_ grammar: ReplyGrammar) {
        self.grammar = grammar
    }

    /// What has arrived of a line that is not finished, as text.
    package var unfinishedText: String { String(decoding: unfinished, as: UTF8.self) }

    /// The revision that a watcher has reached; nil when this is no watcher's connection.
    package var revision: Int? {
        if case .changes(let changes) = grammar { changes.revision } else { nil }
    }

    /// The number of answers, or deliveries, that these bytes complete.
    package mutating func scan(_ bytes: UnsafeRawBufferPointer) throws(ReplyFailure) -> Int {
        var completed = 0
        var rest = bytes
        while let end = rest.offset(of: UInt8(ascii: "\n"), from: 0) {
            let piece = UnsafeRawBufferPointer(rebasing: rest[..<end])
            if try unfinished.isEmpty ? grammar.completes(piece) : completesUnfinished(with: piece) { completed += 1 }
            rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
        }
        unfinished.append(contentsOf: rest)
        return completed
    }

    private mutating func completesUnfinished(with piece: UnsafeRawBufferPointer) throws(ReplyFailure) -> Bool {
        unfinished.append(contentsOf: piece)
        let line = unfinished
        unfinished.removeAll(keepingCapacity: true)
        // Typed throws cannot pass through `withUnsafeBytes`, so the outcome does.
        var grammar = self.grammar
        let outcome = line.withUnsafeBytes { bytes in
            Result { () throws(ReplyFailure) in try grammar.completes(bytes) }
        }
        self.grammar = grammar
        return try outcome.get()
    }
}
