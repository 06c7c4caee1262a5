/// The requests of a scene that have an effect, in order. A request has one, however often it comes.
struct RequestTree {
    /// Those in the log, with their revisions.
    private var revisions: [String: UInt64] = [:]
    /// Those in turns that the log does not have yet, which are answered when it does.
    private var waiting: Set<String> = []

    /// The revision of a request in the log.
    func revision(of request: String) -> UInt64? { revisions[request] }

    /// Returns false when the request waits for the log already.
    mutating func begin(_ request: String) -> Bool { waiting.insert(request).inserted }

    /// The log has these. Returns those that are to be answered.
    mutating func add(_ requests: [String], from first: UInt64) -> [(String, UInt64)] {
        var answers: [(String, UInt64)] = []
        for (request, revision) in zip(requests, first...) {
            revisions[request] = revision
            if waiting.remove(request) != nil { answers.append((request, revision)) }
        }
        return answers
    }

    /// What the log does not have never happened.
    mutating func revoke() { waiting.removeAll() }
}
