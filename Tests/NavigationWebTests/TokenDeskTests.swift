import NavigationWeb
import TestSupport
import Testing

/// Tokens and tickets, with a clock that the tests set.
@Suite(.onSharedThreads)
struct TokenDeskTests {
    private final class Box {
        var desk: TokenDesk

        init(_ desk: TokenDesk) { self.desk = desk }
    }

    private let token = Secret()
    private let box: Box

    init() {
        box = Box(TokenDesk(token: token, rights: [.look, .operate]))
    }

    private var desk: TokenDesk {
        get { box.desk }
        nonmutating set { box.desk = newValue }
    }

    private func rule(_ authorization: String?, at now: Duration = .zero) -> Refusal.Rule? {
        do throws(Refusal) {
            _ = try desk.holder(authorization: authorization, at: now)
            return nil
        } catch { return error.rule }
    }

    private func rule(trading ticket: Secret, at now: Duration) -> Refusal.Rule? {
        do throws(Refusal) {
            _ = try desk.trade(ticket, at: now)
            return nil
        } catch { return error.rule }
    }

    @Test func tokenGivesItsRights() throws {
        let holder = try desk.holder(authorization: "Bearer \(token.text)", at: .zero)
        #expect(holder.rights == [.look, .operate])
        #expect(rule("bearer \(token.text)") == nil)
    }

    @Test(arguments: [nil, "", "Bearer", "Bearer ", "Basic abc", "Bearer a b"])
    func othersAreRefused(authorization: String?) {
        #expect(rule(authorization) == .token)
    }

    @Test func partsOfTheTokenAreRefused() {
        #expect(rule("Bearer \(token.text.dropLast())") == .token)
        #expect(rule("Bearer \(token.text)0") == .token)
        #expect(rule("Bearer \(token.text)\(token.text)") == .token)
        #expect(rule(token.text) == .token)
    }

    /// Guessing: five a second, then a pause. Its holder is not locked out.
    @Test func fiveWrongTokensBeginAPause() {
        for _ in 0..<5 {
            let found = rule("Bearer no")
            #expect(found == .token)
        }
        #expect(rule("Bearer no", at: .milliseconds(500)) == .tokenPause)
        #expect(rule("Bearer \(token.text)", at: .milliseconds(500)) == nil)
        #expect(rule("Bearer no", at: .seconds(1)) == .token)
    }

    @Test func slowMistakesBeginNoPause() {
        for second in 0..<20 {
            let found = rule("Bearer no", at: .seconds(second))
            #expect(found == .token)
        }
    }

    @Test func ticketWorksOnce() throws {
        let holder = try desk.holder(authorization: "Bearer \(token.text)", at: .zero)
        let ticket = try desk.makeTicket(for: holder, at: .zero)
        let traded = try desk.trade(ticket, at: .seconds(29))
        let other = try desk.holder(authorization: "Bearer \(traded.token.text)", at: .seconds(29))
        #expect(other.number != holder.number && other.rights == holder.rights)
        #expect(rule(trading: ticket, at: .seconds(29)) == .ticket)
    }

    @Test func ticketEndsAfterThirtySeconds() throws {
        let holder = try desk.holder(authorization: "Bearer \(token.text)", at: .zero)
        let ticket = try desk.makeTicket(for: holder, at: .seconds(5))
        #expect(rule(trading: ticket, at: .seconds(35)) == .ticket)
    }

    @Test func ticketThatWasNeverGivenIsRefused() {
        #expect(rule(trading: Secret(), at: .zero) == .ticket)
        #expect(rule(trading: token, at: .zero) == .ticket)
    }

    @Test func oldestTicketGivesWay() throws {
        let holder = try desk.holder(authorization: "Bearer \(token.text)", at: .zero)
        let first = try desk.makeTicket(for: holder, at: .zero)
        for _ in 0..<TokenDesk.ticketLimit { _ = try desk.makeTicket(for: holder, at: .zero) }
        #expect(rule(trading: first, at: .zero) == .ticket)
    }

    @Test func ticketCanNarrowTheRights() throws {
        let holder = try desk.holder(authorization: "Bearer \(token.text)", at: .zero)
        let ticket = try desk.makeTicket(for: holder, rights: [.look], at: .zero)
        let traded = try desk.trade(ticket, at: .zero)
        #expect(traded.rights == [.look] && traded.token != token)
        let narrow = try desk.holder(authorization: "Bearer \(traded.token.text)", at: .zero)
        #expect(narrow.rights == [.look] && narrow.number != holder.number)
        #expect(throws: Refusal.self) { try desk.makeTicket(for: narrow, rights: [.operate], at: .zero) }
    }

    @Test func tokenThatIsNotUsedGivesWay() throws {
        let holder = try desk.holder(authorization: "Bearer \(token.text)", at: .zero)
        func trade(at now: Duration) throws -> Secret {
            try desk.trade(try desk.makeTicket(for: holder, at: now), at: now).token
        }
        let (unused, used) = (try trade(at: .seconds(1)), try trade(at: .seconds(2)))
        for second in 3..<TokenDesk.tokenLimit { _ = try trade(at: .seconds(second)) }
        #expect(rule("Bearer \(used.text)", at: .seconds(100)) == nil)
        _ = try trade(at: .seconds(101))
        #expect(rule("Bearer \(unused.text)", at: .seconds(102)) == .token)
        #expect(rule("Bearer \(used.text)", at: .seconds(102)) == nil)
        #expect(rule("Bearer \(token.text)", at: .seconds(102)) == nil)
    }

    @Test func secretsAreLongAndDifferent() {
        #expect(Secret().text.utf8.count == 64)
        #expect(Set((0..<100).map { _ in Secret() }).count == 100)
    }

    /// The comparison looks at every byte, wherever the first difference is.
    @Test func secretsAreComparedWhole() {
        let secret = Secret()
        #expect(secret.isSame(as: Secret(secret.text)))
        for place in 0..<64 {
            var text = Array(secret.text)
            text[place] = text[place] == "0" ? "1" : "0"
            #expect(!secret.isSame(as: Secret(String(text))))
        }
        #expect(!secret.isSame(as: Secret("")) && !Secret("").isSame(as: secret))
    }
}
