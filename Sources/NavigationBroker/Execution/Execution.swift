import JSON
import NavigationProtocol
import NavigationTree

/// A watch that begins with the answer of its request.
///
/// A reference, because nearly every request has none, and room for one would be moved with each.
final class OpenedWatch {
    let watch: Subscription
    let start: Watch.Start

    init(_ watch: Subscription, _ start: Watch.Start) { (self.watch, self.start) = (watch, start) }
}

/// One request that is being carried out: the handler's inputs besides the parameters, and the work it leaves for the
/// end.
///
/// It is passed along and never copied, and nothing of it outlives the request.
struct Execution: ~Copyable {
    let method: Method
    /// Also says to which trace the request belongs.
    var place: AnswerPlace
    let now: MonotonicTime
    /// Whose right it is done with: a trigger's operation is its binder's.
    let authority: SessionID
    /// Whether it has waited, and counts among its session's requests that wait.
    var isHeld = false
    /// The number of the question for which the client makes the request, as the client states it.
    /// ``Questions/refuseCycle(_:askedBy:)`` checks it.
    var during: QuestionNumber?
    /// Whether a person asked, as the request says. Nil when it leaves that to its session.
    var isByPerson: Bool?
    /// The entry that the request comes from, as its client says.
    var fromEntry: EntryID?
    /// Whether it replaces the requests of its session that still wait.
    var replacesPending = false
    /// The token under which the broker must keep the answer, so that it can be given twice.
    var token: RequestToken?
    /// Whether the answer of a registration holds whatever becomes of the turn's changes.
    var isCertain = true
    /// The elements that the lists of the operations in the request may still have; nil for a request without any.
    var lists: ListBudget?
    /// Types that the request needs and that no module provides.
    var unprovided: [String] = []
    /// The watch that begins with the answer.
    var opened: OpenedWatch?
    /// The text of the result.
    var result = JSONWriter()

    init(_ method: Method, _ place: consuming AnswerPlace, _ now: MonotonicTime, authority: SessionID? = nil) {
        self.method = method
        self.now = now
        self.authority = authority ?? place.session
        self.place = place
    }

    var session: SessionID { place.session }

    /// Takes what a request says besides the parameters of its method. A request that the host kept may have a question
    /// already.
    mutating func use(_ options: RequestOptions) {
        during = during ?? options.during
        isByPerson = options.isByPerson ?? isByPerson
        fromEntry = options.fromEntry
        replacesPending = options.replacesPending
    }

    /// For an operation within this request: it has no answer of its own.
    ///
    /// - Parameter authority: whose right it has; nil for that of the request.
    func within(_ method: Method, authority: SessionID? = nil) -> Execution {
        var execution = Execution(method, place, now, authority: authority ?? self.authority)
        (execution.during, execution.isByPerson, execution.token) = (during, isByPerson, token)
        return execution
    }
}
