import NavigationClient
import NavigationControl
import Testing

struct CompletionSubjectTests {
    @Test(arguments: [
        (CompletionSubject.module, #"{"modules":[{"module":"shop"},{"module":"clock"}]}"#, ["clock", "shop"]),
        (.method, #"{"methods":[{"name":"pop"},{"name":"back"}]}"#, ["back", "pop"]),
        (.destination, #"{"destinations":[{"type":"a.b"},{"type":"a.b"}]}"#, ["a.b"]),
        (.navigator, #"{"navigators":[{"id":"n1"},{"id":"n2","name":"left"}]}"#, ["left", "n1", "n2"]),
        (.scene, #"{"scenes":[{"scene":"main"},{"scene":"a\nb"}]}"#, ["main"]),
        (.scene, "[]", []),
    ])
    func answerHasTheCandidates(subject: CompletionSubject, answer: String, expected: [String]) throws {
        #expect(subject.candidates(in: try JSONPayload(text: answer)) == expected)
    }

    @Test(arguments: [
        (["navctl", "push", "-s", "/a"], "/a"), (["navctl", "--socket", "/a", "push"], "/a"),
        (["navctl", "--socket=/a"], "/a"), (["navctl", "-s"], nil), (["navctl"], nil),
    ])
    func wordsNameTheSocket(words: [String], expected: String?) {
        #expect(CompletionSubject.socket(in: words) == expected)
    }

    @Test func navigatorsAreThoseOfTheSceneThatIsTyped() {
        let words = ["navctl", "pop", "--scene", "s", "--navigator", ""]
        #expect(CompletionSubject.navigator.parameters(after: words).text == #"{"scene":"s"}"#)
        #expect(CompletionSubject.scene.parameters(after: words).text == "{}")
    }
}
