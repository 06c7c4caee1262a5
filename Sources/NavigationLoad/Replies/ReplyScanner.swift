/// Counts and checks what a server sends on one connection.
///
/// The scanner cuts the received bytes into lines at LF, and keeps an unfinished line until the rest arrives. The
/// grammar decides for each line whether it completes an answer, and whether it is a failure.
///
/// A load loop spends most of its time here. A line of the usual form is therefore recognised by its first bytes, in
/// place. Only other lines are inspected.
package struct ReplyScanner {
    private var grammar: ReplyGrammar
    private var unfinished: [UInt8] = []

    package init(_ grammar: ReplyGrammar) {
        self.grammar = grammar
    }

    /// The received part of an unfinished line, as text.
    package var unfinishedText: String { String(decoding: unfinished, as: UTF8.self) }

    /// The last revision that a watcher has received; nil for a client that does not watch.
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
