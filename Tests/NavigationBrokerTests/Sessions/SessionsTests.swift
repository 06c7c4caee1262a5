import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine alone: who is connected, who is heard, and what waits.
struct SessionsTests {
    private var sessions = Sessions()
    private var limits = Limits()

    private mutating func open(_ user: UInt32 = 1000) -> (id: SessionID, refusal: Sessions.Refusal?) {
        sessions.open(PeerCredentials(pid: 100, uid: user, gid: user), limits: limits, now: Material.start)
    }

    /// Connects each of these users. Answers why they are turned away; nil for each that is not.
    private mutating func connect(_ users: [UInt32]) -> [ErrorCode?] {
        var reasons: [ErrorCode?] = []
        for user in users { reasons.append(open(user).refusal?.reason) }
        return reasons
    }

    // MARK: Coming and going

    @Test mutating func numberIsGivenOnce() {
        let first = open().id
        _ = sessions.remove(first, limits: Limits())
        let second = open().id
        #expect(first == Material.session(1) && second == Material.session(2))
        #expect(sessions[first] == nil && sessions.count == 1 && sessions.last == 2)
    }

    @Test mutating func numbersGoOnAfterAFormerLife() {
        sessions = Sessions(last: 7)
        let id = open().id
        #expect(id == Material.session(8) && sessions.count == 1)
    }

    @Test mutating func aClientOfAnotherHostIsCountedThere() {
        (limits.connections, limits.connectionsPerUser) = (1, 1)
        let far = SessionID(rawValue: 1 << 50)
        for number in 0...2 as ClosedRange<UInt64> {
            let peer = PeerCredentials(pid: 100, uid: 1000, gid: 1000)
            let given = SessionID(rawValue: far.rawValue + number)
            let (id, refusal) = sessions.open(peer, as: given, limits: limits, now: Material.start)
            #expect(id == given && refusal == nil)
        }
        let own = open().id
        #expect(own == Material.session(1) && sessions[far] != nil)
    }

    @Test mutating func newSessionHasDoneNothing() throws {
        let peer = PeerCredentials(pid: 100, uid: 1000, gid: 1001, processGroup: 99)
        let id = sessions.open(peer, limits: limits, now: Material.start + 2).id
        let session = try #require(sessions[id])
        #expect(session.id == id && session.peer == peer && session.openedAt == Material.start + 2)
        #expect(session.lines == 0 && session.requests == 0 && session.strikes == 0)
        #expect(session.inFlight == 0 && session.results == 0 && session.name == nil && session.module == nil)
        #expect(session.canAnswer && !session.isClosing && !session.hasInputEnded)
    }

    @Test mutating func sessionsAreListedByAge() {
        for _ in 1...20 { _ = open() }
        _ = sessions.remove(Material.session(4), limits: Limits())
        let expected: [UInt64] = [1, 2, 3] + Array(5...20)
        #expect(sessions.all.map(\.id.rawValue) == expected)
    }

    @Test mutating func connectionsAreLimited() {
        limits.connections = 2
        let reasons = connect([1, 2, 3])
        #expect(reasons == [nil, nil, ErrorCode.tooManyConnections])
        #expect(sessions[Material.session(3)] != nil && sessions.last == 3, "it is numbered all the same")
        for number in [1, 3] as [UInt64] { _ = sessions.remove(Material.session(number), limits: Limits()) }
        let again = connect([4, 5])
        #expect(again == [nil, ErrorCode.tooManyConnections])
    }

    @Test mutating func connectionsOfAUserAreLimited() {
        limits.connectionsPerUser = 2
        let reasons = connect([1, 1, 2, 1, 2])
        #expect(reasons == [nil, nil, nil, ErrorCode.tooManyConnections, nil])
    }

    @Test mutating func removedConnectionMakesRoomForItsUserOnce() {
        limits.connectionsPerUser = 2
        _ = connect([1, 1, 2])
        for _ in 1...2 { _ = sessions.remove(Material.session(1), limits: Limits()) }
        let reasons = connect([1, 1, 2, 2])
        #expect(reasons == [nil, ErrorCode.tooManyConnections, nil, ErrorCode.tooManyConnections])
    }

    @Test mutating func hostThatShutsDownTurnsEveryoneAway() {
        let before = open()
        #expect(before.refusal == nil && !sessions.isShuttingDown)
        sessions.shutDown()
        let reasons = connect([1000, 1])
        #expect(reasons == [ErrorCode.shuttingDown, ErrorCode.shuttingDown] && sessions.isShuttingDown)
        #expect(sessions.last == 3 && sessions[before.id] != nil, "those that are there stay until they are removed")
    }

    // MARK: Lines

    @Test mutating func linesOfASessionAreCounted() {
        let (id, other) = (open().id, open().id)
        let spoken = [sessions.speak(id), sessions.speak(other), sessions.speak(id)]
        #expect(spoken.map { $0?.id } == [id, other, id])
        #expect(sessions[id]?.lines == 2 && sessions[other]?.lines == 1)
    }

    @Test mutating func unknownSessionSaysNothing() {
        let id = open().id
        _ = sessions.speak(id)
        let unknown = sessions.speak(Material.session(9))
        #expect(unknown == nil && sessions[Material.session(9)] == nil && sessions[id]?.lines == 1)
    }

    @Test mutating func closingSessionIsNotHeard() {
        let id = open().id
        _ = sessions.speak(id)
        sessions.close(id)
        let spoken = sessions.speak(id)
        #expect(spoken == nil && sessions[id]?.lines == 1)
        #expect(sessions[id]?.isClosing == true && !sessions.canAnswer(id))
    }

    @Test mutating func sessionWithoutInputCannotAnswer() {
        let (id, other) = (open().id, open().id)
        sessions.endInput(of: id)
        #expect(sessions[id]?.hasInputEnded == true && sessions[id]?.isClosing == false)
        #expect(!sessions.canAnswer(id) && sessions.canAnswer(other) && !sessions.canAnswer(Material.session(9)))
    }

    @Test mutating func removedSpeakerIsForgotten() {
        let (id, other) = (open().id, open().id)
        _ = sessions.speak(id)
        let removed = [sessions.remove(id, limits: Limits())?.id, sessions.remove(id, limits: Limits())?.id]
        #expect(removed == [id, nil])
        #expect(sessions[id] == nil && !sessions.canAnswer(id) && sessions[other]?.id == other)
        let spoken = sessions.speak(id)
        #expect(spoken == nil)
    }

    @Test mutating func speakerStaysWhenAnotherIsRemoved() {
        let (id, other) = (open().id, open().id)
        _ = sessions.speak(id)
        _ = sessions.remove(other, limits: Limits())
        #expect(sessions[id]?.lines == 1 && sessions[other] == nil)
    }

    @Test mutating func strikesAreCounted() {
        let (id, other) = (open().id, open().id)
        let strikes = [sessions.strike(id), sessions.strike(id), sessions.strike(other)]
        #expect(strikes == [1, 2, 1] && sessions[id]?.strikes == 2)
    }

    @Test mutating func requestsAreCountedApartFromLines() throws {
        let id = open().id
        let spoken = sessions.speak(id)
        let session = try #require(spoken)
        for _ in 1...3 { sessions.count(requestOf: session) }
        #expect(sessions[id]?.requests == 3 && sessions[id]?.lines == 1)
    }

    // MARK: Whose they are

    @Test mutating func sessionIsDescribedWhileItIsThere() throws {
        let id = open(1001).id
        let unnamed = try #require(sessions.described(id)?.object)
        #expect(unnamed["session"] == "s1" && unnamed["pid"] == 100 && unnamed["uid"] == 1001)
        #expect(unnamed["name"] == nil && unnamed.count == 3)
        sessions.introduce(id, as: "shop", isByPerson: nil)
        #expect(sessions.described(id)?.object?["name"] == "shop")
        _ = sessions.remove(id, limits: Limits())
        let isDescribed = sessions.described(id) != nil
        #expect(!isDescribed)
    }

    @Test mutating func moduleComesAndGoes() {
        let id = open().id
        sessions.modulesChanged(of: id, ["shop"])
        #expect(sessions[id]?.module == "shop" && sessions.modules(of: id) == ["shop"])
        sessions.modulesChanged(of: id, ["cart", "shop"])
        #expect(sessions[id]?.module == nil && sessions.modules(of: id) == ["cart", "shop"])
        sessions.modulesChanged(of: id, [])
        #expect(sessions[id]?.module == nil)
    }

    @Test mutating func usersAreToldApart() {
        let (one, same, other) = (open(1).id, open(1).id, open(2).id)
        #expect(sessions.isSameUser(one, same) && !sessions.isSameUser(one, other))
    }

    @Test(
        arguments: [(1000, 1000, false), (1001, 1000, true), (1000, 0, true), (0, 1000, false)]
            as [(UInt32, UInt32, Bool)]
    )
    mutating func onlyTheSameUserOrRootMay(user: UInt32, targetUser: UInt32, isRefused: Bool) throws {
        let (asker, id) = (open(user).id, open(targetUser).id)
        let target = try #require(sessions[id])
        var code: ErrorCode?
        do throws(WireError) { try sessions.requireSameUser(target, as: asker) } catch { code = error.code }
        #expect((code == .otherUser) == isRefused && (code == nil) != isRefused)
    }

    @Test(arguments: [1, 3] as [UInt64])
    mutating func sessionThatWasThereIsKnown(number: UInt64) throws {
        sessions = Sessions(last: 2)
        let id = open().id
        _ = sessions.remove(id, limits: Limits())
        #expect(try sessions.check(Material.session(number), named: "s\(number)") == Material.session(number))
    }

    @Test(arguments: [nil, 0, 4] as [UInt64?])
    mutating func sessionThatNeverWasIsUnknown(number: UInt64?) {
        sessions = Sessions(last: 2)
        _ = open()
        let error = #expect(throws: WireError.self) { try sessions.check(number.map(Material.session), named: "s4") }
        #expect(error?.code == .unknownSession)
    }

    // MARK: Requests that wait

    @Test mutating func requestsThatWaitAreLimited() {
        limits.inFlight = 2
        let (id, other) = (open().id, open().id)
        sessions.hold(1, of: id)
        #expect(throws: Never.self) { try sessions.checkRoom(of: id, limits: limits) }
        sessions.hold(1, of: id)
        let error = #expect(throws: WireError.self) { try sessions.checkRoom(of: id, limits: limits) }
        #expect(error == WireError.limitReached("inFlight", 2) && sessions[id]?.inFlight == 2)
        #expect(throws: Never.self) { try sessions.checkRoom(of: other, limits: limits) }
        sessions.hold(-1, of: id)
        #expect(throws: Never.self) { try sessions.checkRoom(of: id, limits: limits) }
    }

    @Test mutating func requestDoesNotWaitForItsOwnPlace() {
        limits.inFlight = 2
        let id = open().id
        sessions.hold(2, of: id)
        #expect(throws: Never.self) { try sessions.checkRoom(of: id, without: 1, limits: limits) }
        sessions.hold(1, of: id)
        let error = #expect(throws: WireError.self) { try sessions.checkRoom(of: id, without: 1, limits: limits) }
        #expect(error?.code == .limitReached)
    }

    @Test mutating func requestsThatWaitForResultsAreLimited() {
        limits.results = 2
        let id = open().id
        sessions.holdResults(1, of: id)
        #expect(throws: Never.self) { try sessions.checkRoomForResult(of: id, limits: limits) }
        sessions.holdResults(1, of: id)
        let error = #expect(throws: WireError.self) { try sessions.checkRoomForResult(of: id, limits: limits) }
        #expect(error == WireError.limitReached("results", 2) && sessions[id]?.results == 2)
        sessions.holdResults(-1, of: id)
        #expect(throws: Never.self) { try sessions.checkRoomForResult(of: id, limits: limits) }
    }

    @Test mutating func twoKindsOfWaitingAreCountedApart() {
        (limits.inFlight, limits.results) = (1, 1)
        let id = open().id
        sessions.holdResults(1, of: id)
        #expect(throws: Never.self) { try sessions.checkRoom(of: id, limits: limits) }
        sessions.holdResults(-1, of: id)
        sessions.hold(1, of: id)
        #expect(throws: Never.self) { try sessions.checkRoomForResult(of: id, limits: limits) }
    }

    @Test mutating func resultsMayBeForbidden() {
        limits.results = 0
        let id = open().id
        let error = #expect(throws: WireError.self) { try sessions.checkRoomForResult(of: id, limits: limits) }
        #expect(error?.code == .limitReached)
    }
}
