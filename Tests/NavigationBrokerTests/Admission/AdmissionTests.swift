import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine alone: who is asked, and what a vote means.
struct AdmissionTests {
    private var admission = Admission()
    private var tree = NavigationTree(scene: "main")

    @discardableResult
    private mutating func guarding(_ text: String, by session: UInt64 = 2) throws -> NavigationGuard {
        let request = try Material.read(GuardAdd.self, text)
        let new = NavigationGuard(
            admission.guards.makeID(),
            request,
            in: request.scene,
            on: nil,
            of: Material.session(session),
            timeout: 5
        )
        admission.guards.add(new)
        return new
    }

    private mutating func steps(showing type: String) throws -> [NavigationChange.Step] {
        try tree.push(Destination(type: try Material.type(type)), on: tree.root, by: nil).change.steps
    }

    private func next(_ steps: [NavigationChange.Step], _ passage: Passage = Passage()) -> Admission.Hearing? {
        admission.nextHearing(about: steps, in: tree, passage) { _ in ["private"] }
    }

    /// A request that waits for the vote of a guard on a type.
    private mutating func wait(for asked: NavigationGuard, _ type: String) throws -> SuspensionNumber {
        let steps = try steps(showing: type)
        let hearing = try #require(next(steps))
        var request = try suspension("main")
        let number = admission.waiting.makeNumber()
        request.passage.number = number
        request.passage.wanted = GuardedEntry.wanted(by: steps)
        request.reason = .vote(asked, Set(hearing.entries.map { Passage.Hearing(asked.id, $0) }))
        admission.waiting.add(request)
        return number
    }

    private func suspension(_ scene: String) throws -> Suspension {
        let text = Array(#"{"navigator":"n1"}"#.utf8)
        return try text.span.bytes.withUnsafeBytes { bytes in
            var scanner = JSONScanner()
            try scanner.scan(bytes.bytes)
            let parameters = Parameters(bytes, members: scanner.outer.members, of: .push)
            return Suspension(
                parameters,
                nil,
                Execution(.push, Material.place(1), Material.start),
                in: scene,
                Passage()
            )
        }
    }

    @Test mutating func guardsAreAskedByTheirOrder() throws {
        try guarding(#"{"name":"second","on":"enter","order":2}"#)
        let first = try guarding(#"{"name":"first","on":"enter","order":1}"#)
        let steps = try steps(showing: "shop.list")
        let asked = admission.guardsToAsk(about: steps, in: tree) { _ in [] }
        #expect(next(steps)?.asked.id == first.id && asked.map(\.name) == ["first", "second"])
    }

    @Test(
        arguments: [
            (#"{"name":"g","on":"enter","types":["shop.*"]}"#, true),
            (#"{"name":"g","on":"enter","types":["other.*"]}"#, false),
            (#"{"name":"g","on":"leave"}"#, false), (#"{"name":"g","on":"enter","roles":["private"]}"#, true),
            (#"{"name":"g","on":"enter","scene":"other"}"#, false),
        ]
    )
    mutating func guardIsAskedAboutWhatItNames(text: String, isAsked: Bool) throws {
        try guarding(text)
        let steps = try steps(showing: "shop.list")
        #expect((next(steps) != nil) == isAsked)
    }

    @Test mutating func allowedRequestGoesOnAndIsNotAskedAgain() throws {
        let asked = try guarding(#"{"name":"g","on":"enter"}"#)
        let number = try wait(for: asked, "shop.list")
        _ = try admission.vote(RawJSON(parsing: #"{"verdict":"allow"}"#), on: number, module: nil)
        let due = admission.waiting.takeDue()
        let request = try #require(due)
        let steps = try steps(showing: "shop.list")
        #expect(request.number == number && next(steps, request.passage) == nil)
    }

    @Test mutating func deniedRequestIsRefused() throws {
        let asked = try guarding(#"{"name":"g","on":"enter"}"#)
        let number = try wait(for: asked, "shop.list")
        let answer = try RawJSON(parsing: #"{"verdict":"deny","reason":"no"}"#)
        guard case .isRefused(let error)? = try admission.vote(answer, on: number, module: "login") else {
            Issue.record("it goes on")
            return
        }
        #expect(error.code == .denied && error.message.hasSuffix("denies entering shop.list: no"))
        #expect(!admission.waiting.hasDue)
    }

    @Test(arguments: ["7", #"{"verdict":"perhaps"}"#, #"{"verdict":"redirect"}"#])
    mutating func otherAnswersAreNoVotes(text: String) throws {
        let asked = try guarding(#"{"name":"g","on":"enter"}"#)
        let number = try wait(for: asked, "shop.list")
        let answer = try RawJSON(parsing: text)
        var copy = admission
        #expect(throws: WireError.self) { try copy.vote(answer, on: number, module: nil) }
    }

    @Test(arguments: [("allow", true), ("deny", false)])
    mutating func defaultCountsWithoutAVote(verdict: String, goesOn: Bool) throws {
        let asked = try guarding(#"{"name":"g","on":"enter","default":"\#(verdict)"}"#)
        let number = try wait(for: asked, "shop.list")
        _ = admission.voteMissed(on: number, reason: "late", module: nil)
        #expect(admission.waiting.hasDue == goesOn)
    }

    @Test mutating func redirectedRequestBecomesANavigation() throws {
        let asked = try guarding(#"{"name":"g","on":"enter"}"#)
        let number = try wait(for: asked, "shop.list")
        let answer = try RawJSON(parsing: #"{"verdict":"redirect","type":"login.form"}"#)
        _ = try admission.vote(answer, on: number, module: "login")
        let due = admission.waiting.takeDue()
        let request = try #require(due)
        #expect(request.method == .navigate && request.passage.chain.count == 2)
        let expected = #"{"scene":"main","navigator":"n1","type":"login.form","arguments":{}}"#
        #expect("\(request.parameters)" == expected)
    }

    @Test mutating func redirectInACircleIsRefused() throws {
        let asked = try guarding(#"{"name":"g","on":"enter"}"#)
        let number = try wait(for: asked, "shop.list")
        let answer = try RawJSON(parsing: #"{"verdict":"redirect","type":"shop.list"}"#)
        guard case .isRefused(let error)? = try admission.vote(answer, on: number, module: nil) else {
            Issue.record("it goes on")
            return
        }
        #expect(error.code == .redirectLoop)
    }

    @Test mutating func requestGoesOnWithoutARemovedGuard() throws {
        let asked = try guarding(#"{"name":"g","on":"enter"}"#)
        let number = try wait(for: asked, "shop.list")
        let numbers = admission.remove(asked.id)
        #expect(numbers == [number] && admission.waiting.hasDue && admission.guards.isEmpty)
    }

    @Test(arguments: [true, false])
    mutating func removedGuardsComeBackWithTheirTurn(isConnected: Bool) throws {
        try guarding(#"{"name":"g","on":"enter","scene":"other"}"#)
        let removed = [admission.sceneClosed("main"), admission.sceneClosed("other")]
        #expect(removed.map(\.count) == [0, 1])
        #expect(admission.guards.isEmpty && !admission.mayHoldUp)
        admission.takeBack(.guardsRemoved(removed[1])) { _ in isConnected }
        #expect(admission.guards.isEmpty != isConnected)
    }

    @Test mutating func laterRequestWaitsBehindTheSameNavigators() throws {
        var first = try suspension("main")
        first.passage.number = admission.waiting.makeNumber()
        first.touches = Touches(changing: tree.root)
        admission.waiting.add(first)
        var second = try suspension("main")
        second.touches = Touches(changing: NavigatorID(rawValue: 9))
        #expect(admission.waiting.blocker(of: second) { _ in Touches() } == nil)
        second.touches = Touches(changing: tree.root)
        #expect(admission.waiting.blocker(of: second) { _ in Touches() } == first.number)
    }

    @Test mutating func followersAreDueWhenTheFirstIsForgotten() throws {
        var first = try suspension("main")
        first.passage.number = admission.waiting.makeNumber()
        var second = try suspension("main")
        second.passage.number = admission.waiting.makeNumber()
        second.reason = .turn(after: first.number)
        admission.waiting.add(first)
        admission.waiting.add(second)
        admission.waiting.forget([first.number])
        let due = admission.waiting.takeDue()
        #expect(due?.number == second.number && admission.waiting.isEmpty)
    }
}
