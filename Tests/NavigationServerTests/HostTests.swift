import Glibc
import Logging
import NavigationBroker
import NavigationServer
import NavigationStore
import TestSupport
import Testing

/// A real host on a real socket, in this process.
@Suite(.onOwnThread)
struct HostTests {
    /// A limit that no slow machine reaches.
    private static let seconds = Double(patience.components.seconds)

    /// Runs a host for as long as `body` takes, and checks that it ends cleanly.
    private func withHost(
        _ adjust: (inout Limits) -> Void = { _ in },
        _ body: (String) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        var limits = Limits()
        adjust(&limits)
        let path = "\(folder.path)/h.sock"
        let socket = SocketPath(option: path, environment: [:], uid: getuid())
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let host = try await Host.start(.init(socket: socket, limits: limits), logger: logger)
        do {
            try await body(path)
        } catch {
            host.shutDown()
            await host.waitUntilClosed()
            throw error
        }
        host.shutDown()
        await host.waitUntilClosed()
        #expect(access(path, F_OK) != 0, "the socket file stays behind")
    }

    private static let ping = #"{"id":1,"method":"ping"}"#
    private static let pong = #"{"jsonrpc":"2.0","id":1,"result":{"pong":true}}"#
    private static let register = """
        {"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list"}]}}
        """
    private static let push =
        #"{"id":1,"method":"push","params":{"type":"shop.list","arguments":{"text":"\#(String(repeating: "x", count: 2_000))"}}}"#

    @Test func halfClosedClientGetsItsAnswersAndThenTheEnd() async throws {
        try await withHost { path in
            let client = try TestSocket(path)
            client.send(line: Self.ping)
            client.write(Array(Self.ping.utf8))
            client.endInput()
            #expect(try client.readAll() == [Self.pong, Self.pong])
        }
    }

    /// A script sends requests and does not wait for answers. There are more lines than one share and than one read.
    @Test func whatAClientSentBeforeItWentAwayIsCarriedOut() async throws {
        try await withHost { path in
            let module = try TestSocket(path)
            _ = try module.request(Self.register)
            module.send(line: #"{"id":1,"method":"watch"}"#)
            _ = try module.readLine()
            do {
                let hurried = try TestSocket(path)
                let lines = Array(repeatElement(Self.push + "\n", count: 90).joined().utf8)
                #expect(hurried.write(lines) == lines.count)
            }
            for revision in 1...90 {
                #expect(try module.readLine()?.contains(#""revision":\#(revision),"#) == true)
            }
        }
    }

    @Test func everySplitOfTwoLinesGivesTwoAnswers() async throws {
        try await withHost { path in
            let bytes = Array("\(Self.ping)\r\n\n\(Self.ping)\n".utf8)
            for split in 1..<bytes.count {
                let client = try TestSocket(path)
                client.write(bytes[..<split])
                client.write(bytes[split...])
                client.endInput()
                #expect(try client.readAll() == [Self.pong, Self.pong], "split at \(split)")
            }
        }
    }

    @Test func socketIsPrivate() async throws {
        try await withHost { path in
            var status = stat()
            #expect(lstat(path, &status) == 0)
            #expect(status.st_mode & 0o777 == 0o600 && status.st_mode & S_IFMT == S_IFSOCK)
        }
    }

    @Test func peerIsNamedByTheKernel() async throws {
        try await withHost { path in
            let answer = try TestSocket(path).request(#"{"id":1,"method":"host.sessions"}"#)
            #expect(answer.contains(#""pid":\#(getpid()),"uid":\#(getuid()),"gid":\#(getgid())"#))
        }
    }

    @Test func secondHostIsRefusedWhileTheFirstAnswers() async throws {
        try await withHost { path in
            let socket = SocketPath(option: path, environment: [:], uid: getuid())
            await #expect(throws: ListeningError.alreadyRunning(path)) {
                _ = try await Host.start(.init(socket: socket), logger: Logger(label: "second"))
            }
            let answer = try TestSocket(path).request(Self.ping)
            #expect(answer == Self.pong)
        }
    }

    @Test func deadSocketIsReplaced() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/h.sock"
        try folder.leaveDeadSocket(at: path)
        let socket = SocketPath(option: path, environment: [:], uid: getuid())
        let host = try await Host.start(.init(socket: socket), logger: Logger(label: "test"))
        #expect(try TestSocket(path).request(Self.ping) == Self.pong)
        host.shutDown()
        await host.waitUntilClosed()
    }

    @Test func fileThatIsNoSocketIsLeftAlone() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/h.sock"
        let file = try #require(fopen(path, "w"))
        fclose(file)
        let socket = SocketPath(option: path, environment: [:], uid: getuid())
        await #expect(throws: ListeningError.notASocket(path)) {
            _ = try await Host.start(.init(socket: socket), logger: Logger(label: "test"))
        }
        #expect(access(path, F_OK) == 0)
    }

    @Test func lockFileThatIsALinkIsNotFollowed() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/h.sock"
        #expect(symlink("\(folder.path)/target", "\(path).lock") == 0)
        let socket = SocketPath(option: path, environment: [:], uid: getuid())
        await #expect(throws: ListeningError.lockIsLink("\(path).lock")) {
            _ = try await Host.start(.init(socket: socket), logger: Logger(label: "test"))
        }
        #expect(access("\(folder.path)/target", F_OK) != 0)
        unlink("\(path).lock")
    }

    /// No client may connect to a host that cannot open its store.
    @Test func nothingListensBeforeTheStoreIsOpen() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/h.sock"
        try folder.leaveDeadSocket(at: path)
        var before = stat()
        #expect(stat(path, &before) == 0)
        let socket = SocketPath(option: path, environment: [:], uid: getuid())
        await #expect(throws: StoreError.foreign) {
            let store = StoreConfiguration(path: folder.path)
            _ = try await Host.start(.init(socket: socket, store: store), logger: Logger(label: "test"))
        }
        var after = stat()
        #expect(stat(path, &after) == 0 && after.st_ino == before.st_ino, "the path was not taken")
    }

    @Test func anotherSocketInItsPlaceIsNotRemoved() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/h.sock"
        let socket = SocketPath(option: path, environment: [:], uid: getuid())
        let host = try await Host.start(.init(socket: socket), logger: Logger(label: "test"))
        unlink(path)
        try folder.leaveDeadSocket(at: path)
        host.shutDown()
        await host.waitUntilClosed()
        #expect(access(path, F_OK) == 0)
    }

    @Test func pathThatIsTooLongIsRefused() async {
        let path = "/tmp/" + String(repeating: "x", count: 120)
        await #expect(throws: ListeningError.pathTooLong(path)) {
            let socket = SocketPath(option: path, environment: [:], uid: getuid())
            _ = try await Host.start(.init(socket: socket), logger: Logger(label: "test"))
        }
    }

    @Test func folderThatOthersMayEnterIsRefused() async throws {
        let folder = try TemporaryFolder()
        let socket = SocketPath(option: nil, environment: ["TMPDIR": folder.path], uid: getuid())
        let own = try #require(socket.ownFolder)
        #expect(mkdir(own, 0o755) == 0 && chmod(own, 0o755) == 0)
        await #expect(throws: ListeningError.unsafeFolder(own)) {
            _ = try await Host.start(.init(socket: socket), logger: Logger(label: "test"))
        }
    }

    // MARK: Rude clients

    @Test func lineWithoutEndGetsOneErrorAndNobodyElseNotices() async throws {
        try await withHost({ $0.line = 10_000 }) { path in
            let (rude, polite) = (try TestSocket(path), try TestSocket(path))
            rude.write(repeatElement(UInt8(ascii: "x"), count: 5_000_000))
            #expect(try polite.request(Self.ping) == Self.pong)
            #expect(try rude.readLine()?.contains(#""name":"line_too_long","limit":10000"#) == true)
            rude.send(line: "")
            #expect(try rude.request(Self.ping) == Self.pong)
        }
    }

    @Test func silenceAndHalfALineHarmNobody() async throws {
        try await withHost { path in
            let silent = try (0..<50).map { _ in try TestSocket(path) }
            silent[0].write(Array(#"{"id":1,"meth"#.utf8))
            #expect(try TestSocket(path).request(Self.ping) == Self.pong)
            silent[0].write(Array("od\":\"ping\"}\n".utf8))
            #expect(try silent[0].readLine() == Self.pong)
        }
    }

    @Test func watcherThatNeverReadsIsCutOffAndTheOthersGoOn() async throws {
        try await withHost({
            $0.outputSoft = 64 << 10
            $0.outputStall = 1
        }) { path in
            let (deaf, module) = (try TestSocket(path), try TestSocket(path))
            deaf.send(line: #"{"id":1,"method":"watch"}"#)
            _ = try module.request(Self.register)
            for _ in 0..<1_000 { _ = try module.request(Self.push) }
            let end = ContinuousClock.now + patience
            var isCutOff = false
            while !isCutOff, ContinuousClock.now < end {
                isCutOff = try module.request(#"{"id":1,"method":"host.status"}"#).contains(#""sessions":1"#)
                if !isCutOff { usleep(10_000) }
            }
            #expect(isCutOff)
        }
    }

    @Test func moduleThatNeverReadsItsQuestionsIsToldWhyItIsClosed() async throws {
        try await withHost({
            $0.outputSoft = 64 << 10
            $0.outputHard = 1 << 20
            ($0.question, $0.outputStall) = (Self.seconds, Self.seconds)
        }) { path in
            let (deaf, client) = (try TestSocket(path), try TestSocket(path))
            _ = try deaf.request(Self.register)
            _ = try client.request(Self.push)
            let message = String(repeating: "x", count: 100_000)
            for id in 0..<30 {
                client.send(
                    line: #"{"id":\#(id),"method":"entry.ask","params":{"entry":"e2","message":"\#(message)"}}"#
                )
            }
            for _ in 0..<30 { #expect(try client.readLine()?.contains(#""name":"provider_gone""#) == true) }
            #expect(try client.request(Self.ping) == Self.pong)
            let lines = try deaf.readAll()
            #expect(lines.last?.contains(#""method":"bye","params":{"reason":"slow_reader""#) == true)
            #expect(lines.dropLast().allSatisfy { $0.contains(#""method":"entry.ask""#) })
        }
    }

    /// Also when the answer is large: each part that the client reads counts as progress.
    ///
    /// If the machine pauses, the host may be right to cut the client off. Then the test takes a longer limit, at which
    /// the client reads as much more slowly.
    @Test func clientThatReadsSteadilyIsNotCutOff() async throws {
        for limit in [2.0, 8, 32, 128] {
            var isAnswered = false
            try await withHost({ $0.outputStall = limit }) { isAnswered = try Self.readSteadily($0, limit) }
            if isAnswered { return }
        }
        Issue.record("the client was cut off at each limit")
    }

    /// Reads a large answer for longer than the limit, at a pace that takes only a part of it in that time. Returns
    /// whether the whole answer came.
    private static func readSteadily(_ path: String, _ limit: Double) throws -> Bool {
        let (slow, module) = (try TestSocket(path), try TestSocket(path))
        _ = try module.request(register)
        let entries = repeatElement(#"{"type":"shop.list"}"#, count: 8_000).joined(separator: ",")
        for _ in 0..<2 { _ = try module.request(#"{"id":1,"method":"path.append","params":{"path":[\#(entries)]}}"#) }
        slow.send(line: #"{"id":1,"method":"tree.get"}"#)
        for _ in 0..<30 {
            guard try slow.read(upTo: 40 << 10) > 0 else { return false }
            usleep(UInt32(limit / 20 * 1_000_000))
        }
        return try slow.readLine()?.hasSuffix("}}") == true
    }

    @Test func slowWatcherIsResynchronised() async throws {
        try await withHost({ ($0.outputSoft, $0.outputStall) = (64 << 10, Self.seconds) }) { path in
            let (slow, module) = (try TestSocket(path), try TestSocket(path))
            slow.send(line: #"{"id":1,"method":"watch"}"#)
            _ = try module.request(Self.register)
            for _ in 0..<1_000 { _ = try module.request(Self.push) }
            var last: UInt64 = 0
            var lagged = 0
            _ = try slow.readLine()
            while last < 1_000, let line = try slow.readLine() {
                let revision = try #require(line.firstMatch(of: /"revision":(\d+)/).flatMap { UInt64($0.1) })
                if line.contains(#""method":"lagged""#) {
                    lagged += 1
                    #expect(revision > last)
                } else {
                    #expect(revision == last + 1)
                }
                last = revision
            }
            #expect(last == 1_000 && lagged > 0)
        }
    }

    @Test func manyRequestsAtOnceAreAllAnsweredInOrder() async throws {
        try await withHost { path in
            let (busy, other) = (try TestSocket(path), try TestSocket(path))
            let requests = (1...5_000).map { "{\"id\":\($0),\"method\":\"ping\"}\n" }.joined()
            busy.write(Array(requests.utf8))
            #expect(try other.request(Self.ping) == Self.pong)
            for id in 1...5_000 {
                #expect(try busy.readLine() == #"{"jsonrpc":"2.0","id":\#(id),"result":{"pong":true}}"#)
            }
        }
    }

    @Test func oneConnectionTooManyIsTold() async throws {
        try await withHost({ $0.connections = 2 }) { path in
            let kept = [try TestSocket(path), try TestSocket(path)]
            #expect(try kept[1].request(Self.ping) == Self.pong)
            let lines = try TestSocket(path).readAll()
            #expect(lines.count == 1 && lines[0].contains(#""reason":"too_many_connections""#))
            #expect(try kept[0].request(Self.ping) == Self.pong)
        }
    }

    // MARK: The end

    @Test func shutDownSaysGoodbyeAndAStalledClientCannotHoldItUp() async throws {
        let folder = try TemporaryFolder()
        var limits = Limits()
        limits.shutdown = 0.5
        let path = "\(folder.path)/h.sock"
        let socket = SocketPath(option: path, environment: [:], uid: getuid())
        let host = try await Host.start(.init(socket: socket, limits: limits), logger: Logger(label: "test"))
        let (stalled, polite) = (try TestSocket(path), try TestSocket(path))
        stalled.write(
            Array(String(repeating: #"{"id":1,"method":"rpc.discover"}"# + "\n", count: 200).utf8),
            seconds: 1
        )
        #expect(try polite.request(Self.ping) == Self.pong)
        host.shutDown()
        await host.waitUntilClosed()
        let lines = try polite.readAll()
        #expect(lines.count == 1 && lines[0].contains(#""method":"bye","params":{"reason":"shutting_down""#))
        #expect(access(path, F_OK) != 0)
    }
}
