import NavigationFleet

/// The tree of a scene in these tests: the list of the requests that had an effect. A request that begins with `?` has
/// none.
struct RequestTree {
    /// The requests of this host's own clients, by the numbers that the host gave them.
    private var asked: [UInt64: String] = [:]

    mutating func ask(_ request: String, number: UInt64) { asked[number] = request }

    mutating func answer(_ number: UInt64) -> String? { asked.removeValue(forKey: number) }

    /// Carries a request out as the owner. The answer is the revision that its client may see.
    func carryOut(_ request: SceneRequest, on link: inout SceneLink, now: Duration) {
        guard request.body.first != UInt8(ascii: "?") else {
            return link.finished(request.id, Array("\(link.revision)".utf8), now: now)
        }
        let answer = Array("\(link.revision + 1)".utf8)
        let answers = [TurnContents.Answer(request.id, settled: request.settled, answer)]
        link.submit(TurnContents(changes: [request.body], answers: answers), now: now)
    }
}
