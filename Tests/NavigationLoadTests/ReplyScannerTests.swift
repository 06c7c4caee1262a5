internal import NavigationLoad
import Testing

@Suite struct ReplyScannerTests {
    private static let result =
        #"{"jsonrpc":"2.0","id":1,"result":{"scene":"main","revision":7,"changed":true}}"# + "\n"
    private static let answers = result + #"{"jsonrpc":"2.0","id":22,"result":{}}"# + "\n" + result
    private static let changes = change(8) + change(9) + change(10)
    private static let published = "*3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$5\r\n-oops\r\n"
    private static let subscribed = "*3\r\n$9\r\nsubscribe\r\n$1\r\nc\r\n:1\r\n"

    private static func change(_ revision: Int) -> String {
        #"{"jsonrpc":"2.0","method":"changed","params":{"watch":"w1","scene":"main","revision":\#(revision),"changes":[]}}"#
            + "\n"
    }

    private static func refused(_ id: Int) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":203,"message":"no such type","data":{}}}"# + "\n"
    }

    /// Each with three complete answers or deliveries.
    private static let streams: [(ReplyGrammar, String)] = [
        (.answers(HostAnswers(first: 1)), answers),
        (.changes(HostChanges(after: 7)), changes),
        (.refusals(HostRefusals(first: 1)), refused(1) + refused(22) + refused(1)),
        (.redis(RedisReplies()), "+OK\r\n:1000\r\n$5\r\n-oops\r\n"),
        (.redis(RedisReplies()), subscribed + published + published),
    ]

    @Test(arguments: streams) func everySplitPointCountsTheSame(_ grammar: ReplyGrammar, _ stream: String) throws {
        let bytes = Array(stream.utf8)
        for split in 0...bytes.count {
            var scanner = ReplyScanner(grammar)
            let first = try scanner.scan(text: bytes[..<split])
            let second = try scanner.scan(text: bytes[split...])
            #expect(first + second == 3, "split at \(split)")
        }
    }

    @Test(arguments: streams) func singleBytesCountTheSame(_ grammar: ReplyGrammar, _ stream: String) throws {
        var scanner = ReplyScanner(grammar)
        let count = try stream.utf8.reduce(0) { try $0 + scanner.scan(text: [$1]) }
        #expect(count == 3)
    }

    @Test func watcherReachesTheLastRevision() throws {
        var scanner = ReplyScanner(.changes(HostChanges(after: 7)))
        _ = try scanner.scan(text: Array(Self.changes.utf8))
        #expect(scanner.revision == 10)
    }

    @Test(arguments: [7, 9, 80]) func watcherRefusesAnyRevisionButTheNext(_ revision: Int) {
        var scanner = ReplyScanner(.changes(HostChanges(after: 7)))
        #expect(throws: ReplyFailure.outOfOrder(expected: 8, received: revision)) {
            try scanner.scan(text: Array(Self.change(revision).utf8))
        }
    }

    @Test func watcherRefusesAResynchronisation() {
        let lagged = #"{"jsonrpc":"2.0","method":"lagged","params":{"watch":"w1","scene":"main","revision":8}}"#
        var scanner = ReplyScanner(.changes(HostChanges(after: 7)))
        #expect(throws: ReplyFailure.unexpected(lagged)) { try scanner.scan(text: Array((lagged + "\n").utf8)) }
    }

    /// Refusals as a host may write them, the later ones with members in another order and with a misleading text.
    private static let refusals = [
        #"{"jsonrpc":"2.0","id":1,"error":{"code":203,"message":"no such type"}}"#,
        #"{"error":{"code":203,"message":"no such type"},"jsonrpc":"2.0","id":1}"#,
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x","data":{"result":1}}}"#,
    ]

    @Test(arguments: refusals) func firstAnswerMustBeAResult(_ refusal: String) {
        var scanner = ReplyScanner(.answers(HostAnswers(first: 1)))
        #expect(throws: ReplyFailure.refused(refusal)) { try scanner.scan(text: Array((refusal + "\n").utf8)) }
    }

    @Test(arguments: refusals) func laterAnswersMustBeResults(_ refusal: String) throws {
        var scanner = ReplyScanner(.answers(HostAnswers(first: 1)))
        _ = try scanner.scan(text: Array(Self.answers.utf8))
        #expect(throws: ReplyFailure.refused(refusal)) { try scanner.scan(text: Array((refusal + "\n").utf8)) }
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","id":2,"result":{"changed":true}}"#,
        #"{"jsonrpc":"2.0","id":1,"result":{"changed":false}}"#,
        #"{"jsonrpc":"2.0","result":{"changed":true}}"#,
    ])
    func firstAnswerMustBelongToTheFirstRequestAndChangeSomething(_ line: String) {
        var scanner = ReplyScanner(.answers(HostAnswers(first: 1)))
        #expect(throws: ReplyFailure.unexpected(line)) { try scanner.scan(text: Array((line + "\n").utf8)) }
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","id":1,"result":{"changed":true}}"#,
        #"{"jsonrpc":"2.0","id":1,"error":{"code":204,"message":"another error"}}"#,
        #"{"jsonrpc":"2.0","id":2,"error":{"code":203,"message":"another request"}}"#,
        #"{"jsonrpc":"2.0","method":"bye","params":{"reason":"slow_reader","message":"…"}}"#,
    ])
    func onlyTheExpectedRefusalCounts(_ line: String) {
        var scanner = ReplyScanner(.refusals(HostRefusals(first: 1)))
        #expect(throws: ReplyFailure.unexpected(line)) { try scanner.scan(text: Array((line + "\n").utf8)) }
    }

    @Test func answersOfAnotherMemberOrderCount() throws {
        var scanner = ReplyScanner(.answers(HostAnswers(first: 1)))
        let reordered = #"{"result":{"error":0},"id":1,"jsonrpc":"2.0"}"# + "\n"
        #expect(try scanner.scan(text: Array((reordered + reordered).utf8)) == 2)
    }

    @Test func goodbyeIsToldApart() throws {
        let bye = #"{"jsonrpc":"2.0","method":"bye","params":{"reason":"slow_reader","message":"…"}}"#
        var client = ReplyScanner(.answers(HostAnswers(first: 1)))
        var watcher = ReplyScanner(.changes(HostChanges(after: 7)))
        #expect(throws: ReplyFailure.dismissed(bye)) { try client.scan(text: Array((bye + "\n").utf8)) }
        #expect(throws: ReplyFailure.dismissed(bye)) { try watcher.scan(text: Array((bye + "\n").utf8)) }
    }

    @Test(arguments: ["-ERR no\r", "-NOAUTH\r"]) func redisErrorIsRefused(_ line: String) {
        var scanner = ReplyScanner(.redis(RedisReplies()))
        #expect(throws: ReplyFailure.refused(line)) { try scanner.scan(text: Array((line + "\n").utf8)) }
    }

    @Test(arguments: ["HTTP/1.1 400\r", "", "*x\r"]) func redisRefusesWhatIsNoReply(_ line: String) {
        var scanner = ReplyScanner(.redis(RedisReplies()))
        #expect(throws: ReplyFailure.unexpected(line)) { try scanner.scan(text: Array((line + "\n").utf8)) }
    }

    @Test func unfinishedLineIsKeptForAMessage() throws {
        var scanner = ReplyScanner(.redis(RedisReplies()))
        #expect(try scanner.scan(text: Array("+OK\r\n-ERR max".utf8)) == 1)
        #expect(scanner.unfinishedText == "-ERR max")
    }
}

extension ReplyScanner {
    fileprivate mutating func scan(text: some Collection<UInt8>) throws(ReplyFailure) -> Int {
        let bytes = Array(text)
        var scanner = self
        let outcome = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReplyFailure) in try scanner.scan(buffer) }
        }
        self = scanner
        return try outcome.get()
    }
}
