import HeapModule

/// When things are due, the earliest first.
///
/// A subject that is settled before its time stays in the heap until its time comes; the caller then finds nothing to
/// do. The heap is cleaned when most of it is settled, so that a client that asks and cancels does not make it grow.
struct Deadlines<Subject: Comparable> {
    private struct Deadline: Comparable {
        let time: MonotonicTime
        let subject: Subject

        static func < (one: Self, other: Self) -> Bool {
            one.time == other.time ? one.subject < other.subject : one.time < other.time
        }
    }

    private var heap = Heap<Deadline>()

    /// Those of settled subjects included.
    var count: Int { heap.count }

    /// The earliest.
    var next: MonotonicTime? { heap.min?.time }

    /// - Parameters:
    ///   - open: how many subjects are not settled.
    ///   - isOpen: whether a subject still waits for this time.
    mutating func insert(
        _ subject: Subject,
        at time: MonotonicTime,
        open: Int,
        isOpen: (Subject, MonotonicTime) -> Bool
    ) {
        heap.insert(Deadline(time: time, subject: subject))
        guard heap.count > 1_024 + 2 * open else { return }
        heap = Heap(heap.unordered.filter { isOpen($0.subject, $0.time) })
    }

    /// The next subject whose time has come; nil when none has. Of one moment the lowest comes first.
    mutating func takeDue(now: MonotonicTime) -> Subject? {
        guard let first = heap.min, first.time <= now else { return nil }
        return heap.removeMin().subject
    }
}
