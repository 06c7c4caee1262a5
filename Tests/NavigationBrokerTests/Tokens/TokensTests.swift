import NavigationProtocol
import Testing

@testable import NavigationBroker

/// The machine alone: the same token, the same answer.
struct TokensTests {
    private var tokens = Tokens()
    private let token = RequestToken(user: .init(user: 1), name: "a", fingerprint: 5)

    @Test mutating func rememberedAnswerIsGivenAgain() throws {
        #expect(try tokens.recall(token) == nil)
        _ = tokens.remember(token, [1, 2], limits: Limits())
        #expect(try tokens.recall(token) == [1, 2])
    }

    @Test mutating func tokenBelongsToOneRequest() {
        _ = tokens.remember(token, [1], limits: Limits())
        let error = #expect(throws: WireError.self) {
            try tokens.recall(RequestToken(user: .init(user: 1), name: "a", fingerprint: 6))
        }
        #expect(error?.code == .tokenReused)
    }

    @Test mutating func usersHaveTheirOwn() throws {
        _ = tokens.remember(token, [1], limits: Limits())
        #expect(try tokens.recall(RequestToken(user: .init(user: 2), name: "a", fingerprint: 6)) == nil)
    }

    @Test mutating func answerIsForgottenWithItsTurn() throws {
        let undo = tokens.remember(token, [1], limits: Limits())
        tokens.takeBack(undo)
        #expect(try tokens.recall(token) == nil)
    }

    @Test mutating func anotherBrokerGivesTheSameAnswer() throws {
        let undo = tokens.remember(token, [1, 2], limits: Limits())
        let named = RequestToken(user: .init(user: 1, identity: "x"), name: "c", fingerprint: 5)
        _ = tokens.remember(named, [3], limits: Limits())
        #expect(tokens.remembered(undo) == tokens.all.first && tokens.all.count == 2)
        var other = Tokens()
        for _ in 1...2 { for kept in tokens.all { other.add(kept, limits: Limits()) } }
        #expect(try other.recall(token) == [1, 2] && other.all == tokens.all)
        #expect(try other.recall(named) == [3])
        tokens.takeBack(undo)
        #expect(tokens.remembered(undo) == nil)
    }

    @Test mutating func anAnswerThatWasNotKeptSaysSo() throws {
        tokens.add(KeptToken(user: 1, name: "a", fingerprint: 5, answer: []), limits: Limits())
        let error = #expect(throws: WireError.self) { try tokens.recall(token) }
        #expect(error?.code == .answerTooLarge)
    }

    @Test mutating func lowerLimitForgetsTheOldest() throws {
        let other = RequestToken(user: .init(user: 1), name: "b", fingerprint: 5)
        var limits = Limits()
        _ = tokens.remember(token, [1], limits: limits)
        _ = tokens.remember(other, [2], limits: limits)
        limits.tokens = 1
        tokens.use(limits)
        #expect(try tokens.recall(token) == nil && tokens.recall(other) == [2])
    }
}
