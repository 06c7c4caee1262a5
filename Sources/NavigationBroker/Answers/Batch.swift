import JSON
import NavigationProtocol
import NavigationTree

/// Answers of one batch, gathered until the last is known.
struct Batch {
    let session: SessionID
    /// The answers so far.
    private(set) var answers: [Answer] = []
    /// Bytes of those answers.
    private(set) var size = 0
    /// An answer did not fit any more: what comes after it is not carried out.
    var isFull = false
    /// The ids of its requests, which are open until all are answered.
    var requests: [RawJSON] = []
    /// Requests that wait for a module, and one while the batch is being read.
    var waiting = 1

    struct Answer {
        var text: [UInt8]
        /// Whose answer it is.
        let place: AnswerPlace
        /// Whether the answer may rest on a change that is not written.
        var isUncertain: Bool
    }

    /// Whether a store that fails changes something here.
    var isUncertain: Bool { answers.contains(where: \.isUncertain) }

    init(session: SessionID) { self.session = session }

    mutating func add(_ answer: Answer) {
        answers.append(answer)
        size += answer.text.count
    }

    /// The answers so far are certain.
    mutating func settle() {
        for index in answers.indices { answers[index].isUncertain = false }
    }

    /// Answers that rest on changes that were not written become refusals.
    mutating func refuse(_ error: WireError) {
        for index in answers.indices {
            guard answers[index].isUncertain, let id = answers[index].place.id else { continue }
            var writer = JSONWriter()
            writer.refusal(of: id, error)
            answers[index].text = writer.bytes
            answers[index].isUncertain = false
        }
    }
}

/// The rest of a batch's line. A batch is read like as many lines: only its sender waits for the end of it.
struct UnreadBatch {
    let batch: BatchID
    let text: [UInt8]
    var elements: ArraySlice<JSONSlice>
}

extension JSONWriter {
    /// A line with the answers of a batch.
    mutating func batch(_ batch: Batch) {
        array(batch.answers) { writer, answer in writer.element(RawAnswer(text: answer.text)) }
        raw("\n")
    }
}

/// An answer that is written already.
private struct RawAnswer: JSONWritable {
    let text: [UInt8]

    func write(to writer: inout JSONWriter) { writer.raw(text) }
}
