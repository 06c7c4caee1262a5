import NavigationBroker
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationSharing

@Suite struct ClientWordTests {
    private static let client = SharedClient(SessionID(rawValue: 7), PeerCredentials(pid: 5, uid: 1_000, gid: 100))

    private static let words: [ClientWord] = [
        .line(client, Array("{\"id\":1}\n\n".utf8)),
        .line(client, []),
        .line(SharedClient(client.session, client.peer, identity: "panel-1"), Array("{}".utf8), adding: 3),
        .line(client, Array("{}".utf8), adding: 1 << 62 - 1),
        .again(client, Array("{}".utf8), adding: 3),
        .again(client, Array("{}".utf8)),
        .ended(SessionID(rawValue: 7)),
        .inputEnded(SessionID(rawValue: 7)),
        .events(.silent),
        .events(.warning),
        .introduction([], isAnew: false),
        .introduction(
            [
                .init(
                    client: client,
                    lines: [.init(text: Array("a\nb".utf8)), .init(text: [], number: 7), .init(text: [0])]
                ), .init(client: client, lines: []),
            ],
            isAnew: true,
            events: .info
        ),
    ]

    @Test(arguments: words) func aWordIsReadAsItWasWritten(_ word: ClientWord) {
        #expect(ClientWord(word.bytes) == word)
    }

    @Test(arguments: [
        "", "l 1 2 3 4 -", "l 1 2 3 -\n", "l 1 2 3 4 - -5\n", "l 1 2 3 4 5\n", "l 1 2 3 4\n", "x 1\n",
        "i 0 silent\n1 2 3 4 - 1\n0 x\n", "i 0 silent\n1 2 3 4 - 1\n0 1 2\n", "i 0 silent\n1 2 3 4 1\n0\n",
        "i 2 silent\n", "i 0\n", "i 0 loud\n", "e -1\n", "e\n",
        "i 1 silent\n1 2 3 4 - 1\n9\nabc", "i 0 silent\n1 2 3 4 - -1\n", "s x\n", "s\n", "v\n", "v loud\n",
    ])
    func otherBytesAreNoWord(_ text: String) { #expect(ClientWord(Array(text.utf8)) == nil) }

    @Test(arguments: words) func aWordThatIsCutOffIsNotMisread(_ word: ClientWord) {
        for count in 0..<word.bytes.count {
            let part = ClientWord(Array(word.bytes.prefix(count)))
            // Nothing may be made of a part but a shorter line or a shorter list.
            switch part {
            case .ended, .inputEnded: Issue.record("the end of a session was read from \(count) bytes")
            default: break
            }
        }
    }
}
