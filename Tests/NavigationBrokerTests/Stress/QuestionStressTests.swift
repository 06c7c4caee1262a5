import JSON
import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Many questions and requests of others. A client costs nothing for what it does not own.
@Suite(.onSharedThreads)
struct QuestionStressTests {
    /// Questions of many clients to many modules.
    private func questions(_ count: Int) -> Questions {
        var questions = Questions()
        for number in 0..<UInt64(count) {
            var question = Question(
                .entry(EntryID(rawValue: number), scene: "main"),
                of: Material.session(2_000_000 + number),
                module: "shop",
                for: Material.place(1_000_000 + number),
                timeout: 5
            )
            question.token = RequestToken(user: .init(user: 7), name: "t\(number)", fingerprint: 0)
            _ = questions.ask(question, now: Material.start)
        }
        return questions
    }

    @Test func questionsOfOthers() throws {
        let request = try RawJSON(parsing: "9")
        try expectWork(.none, from: 500) { size in
            var questions = questions(size)
            let (own, entry) = (Material.session(1), EntryID(rawValue: 7))
            let token = RequestToken(user: .init(user: 7), name: "mine", fingerprint: 0)
            return {
                for _ in 0..<100 {
                    #expect(questions.asked(of: own).isEmpty && questions.asked(by: own).isEmpty)
                    #expect(questions.asked(as: request, by: own) == nil && questions.asked(with: token) == nil)
                    #expect(questions.leave(own).isEmpty && questions.about(entry, of: "rear").isEmpty)
                }
            }
        }
    }

    @Test func cancelledRequestBesidesResultsOfOthers() throws {
        try expectWork(.none, from: 500) { size in
            var results = Results()
            for number in 0..<UInt64(size) {
                let place = Results.Place(scene: "main", subject: .entry(EntryID(rawValue: number)))
                results.add(Results.Wait(asker: Material.place(100 + number), type: nil), for: place)
            }
            return { for _ in 0..<200 { #expect(results.remove(of: Material.session(1)).isEmpty) } }
        }
    }
}
