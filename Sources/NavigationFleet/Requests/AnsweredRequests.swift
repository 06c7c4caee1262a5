/// The answers of the requests that changed a scene, as far as a request may still come again. Every host folds it from
/// the log, so a new owner has it.
///
/// A host says with each request which ones are settled, and has few open ones. But one of them may wait for a person
/// while many others are answered. So the answers of one host have a limit of their own.
package struct AnsweredRequests: Hashable, Sendable {
    package init() {}

    private struct Origin: Hashable {
        init() {}

        init(settled: UInt64, forgotten: UInt64, lastUse: UInt64) {
            (self.settled, self.forgotten, self.lastUse) = (settled, forgotten, lastUse)
        }

        var settled: UInt64 = 0
        /// Requests with lower numbers whose answers are not here may have had one.
        var forgotten: UInt64 = 0
        private(set) var answers: [UInt64: Answer] = [:]
        /// The bytes of all answers.
        private var bytes = 0
        /// When it had an answer last, by ``AnsweredRequests/count``.
        var lastUse: UInt64 = 0

        mutating func add(_ answer: TurnContents.Answer, at revision: UInt64, _ count: UInt64) {
            lastUse = count
            keep(Answer(answer: answer.answer, revision: revision), to: answer.id.number)
            settle(upTo: answer.settled)
            if answers.count > 2 * AnsweredRequests.kept.answers || bytes > 2 * AnsweredRequests.kept.bytes { forget() }
        }

        mutating func keep(_ answer: Answer?, to number: UInt64) {
            bytes += (answer?.answer.count ?? 0) - (answers[number]?.answer.count ?? 0)
            answers[number] = answer
        }

        private mutating func settle(upTo number: UInt64) {
            guard number > settled else { return }
            // Mostly a few numbers. A host that says a far one is not worth a walk to it.
            if number - settled <= answers.count {
                for settled in settled..<number { keep(nil, to: settled) }
            } else {
                for settled in answers.keys where settled < number { keep(nil, to: settled) }
            }
            settled = number
        }

        /// Keeps the last answers only, and the very last one in any case.
        private mutating func forget() {
            for number in answers.keys.sorted().dropLast()
            where answers.count > AnsweredRequests.kept.answers || bytes > AnsweredRequests.kept.bytes {
                forgotten = number + 1
                keep(nil, to: number)
            }
        }
    }

    struct Answer: Hashable, Sendable {
        let answer: [UInt8]
        let revision: UInt64
    }

    /// The state of a request, as far as the log tells.
    enum Knowledge: Hashable {
        case new
        case answered(Answer)
        /// Its host waits for it no more: it comes late.
        case settled
        /// It may have had an effect.
        case forgotten
    }

    private var origins: [FleetHostID: Origin] = [:]
    private var count: UInt64 = 0

    /// Lives of hosts whose answers are kept. A life that had none for longer than this many others is over.
    private static let mostOrigins = 64
    /// The last answers of a host that are kept in any case, and their bytes. Twice as many are there at most.
    private static let kept = (answers: 1_024, bytes: 2 << 20)

    func knowledge(of id: RequestID) -> Knowledge {
        guard let origin = origins[id.origin] else { return .new }
        if id.number < origin.settled { return .settled }
        if let answer = origin.answers[id.number] { return .answered(answer) }
        return id.number < origin.forgotten ? .forgotten : .new
    }

    // MARK: Snapshots

    private static let (origin, answer): (Character, Character) = ("o", "a")

    /// All of it, for a snapshot.
    func write(to items: inout Items) {
        items.add(Self.origin, "\(count)")
        for (host, origin) in origins.sorted(by: { $0.key < $1.key }) {
            items.add(Self.origin, "\(host) \(origin.settled) \(origin.forgotten) \(origin.lastUse)")
            for (number, answer) in origin.answers.sorted(by: { $0.key < $1.key }) {
                items.add(Self.answer, Array("\(host)#\(number) \(answer.revision) ".utf8) + answer.answer)
            }
        }
    }

    /// Takes an item of ``write(to:)``. Returns whether it is one.
    mutating func take(_ item: ItemReader.Item) -> Bool {
        let parts = item.content.split(separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
        let words = parts.prefix(2).map { String(decoding: $0, as: UTF8.self) }
        switch (item.kind, parts.count) {
        case (Self.origin, 1):
            guard let number = UInt64(words[0]) else { return false }
            count = number
        case (Self.origin, 4):
            let numbers = parts[1...].compactMap { UInt64(String(decoding: $0, as: UTF8.self)) }
            guard let host = FleetHostID(words[0]), numbers.count == 3 else { return false }
            origins[host] = Origin(settled: numbers[0], forgotten: numbers[1], lastUse: numbers[2])
        case (Self.answer, 3...):
            guard let id = RequestID(words[0]), let revision = UInt64(words[1]), origins[id.origin] != nil else {
                return false
            }
            let text = item.content.dropFirst(parts[0].count + parts[1].count + 2)
            origins[id.origin]?.keep(Answer(answer: Array(text), revision: revision), to: id.number)
        default: return false
        }
        return true
    }

    // MARK: The log

    /// The log has this answer.
    mutating func add(_ answer: TurnContents.Answer, at revision: UInt64) {
        count += 1
        if origins[answer.id.origin] == nil, origins.count == Self.mostOrigins {
            let oldest = origins.min { $0.value.lastUse < $1.value.lastUse }
            if let oldest { origins[oldest.key] = nil }
        }
        origins[answer.id.origin, default: Origin()].add(answer, at: revision, count)
    }
}
