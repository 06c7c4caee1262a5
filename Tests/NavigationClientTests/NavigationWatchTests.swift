import NavigationClient
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20)))
struct NavigationWatchTests {
    @Test func snapshotComesFirstThenEveryChange() async throws {
        let host = try FakeHost { host in
            host.answer(started)
            for revision in 1...3 { host.writeLine(changed(revision)) }
            host.writeLine(#"{"jsonrpc":"2.0","method":"watchEnded","params":{"watch":1,"reason":"scene_closed"}}"#)
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        var revisions: [Int] = []
        var last: WatchEvent?
        for try await event in try await client.watch() {
            if case .started(let start) = event { revisions.append(start.snapshot?.revision ?? -1) }
            if case .changed(let change) = event { revisions.append(change.revision) }
            last = event
        }
        #expect(revisions == [0, 1, 2, 3])
        guard case .ended(let end)? = last else { throw NavigationClientError.badAnswer("no end") }
        #expect(end.reason == .sceneClosed)
    }

    @Test func everyFilterIsSent() async throws {
        let lines = Mailbox<String>()
        let host = try FakeHost { host in
            lines.put(host.readLine() ?? "nothing")
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let request = WatchRequest(
            scene: "s",
            navigator: "n1",
            kinds: [.entryAdded],
            since: 4,
            instance: "aa",
            verbosity: .info
        )
        let task = Task { try await client.watch(request) }
        let params =
            #"{"scene":"s","navigator":"n1","since":4,"instance":"aa","verbosity":"info","kinds":["entry.added"]}"#
        #expect(await lines.next() == #"{"jsonrpc":"2.0","id":1,"method":"watch","params":\#(params)}"#)
        task.cancel()
    }

    @Test func resumedWatchHasNoSnapshot() async throws {
        let host = try FakeHost { host in
            host.answer(#"{"watch":1,"scene":"main","instance":"aa","revision":4,"resumed":true,\#(window)}"#)
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        var events = try await client.watch(WatchRequest(since: 4, instance: "aa")).makeAsyncIterator()
        guard case .started(let start)? = try await events.next() else {
            throw NavigationClientError.badAnswer("no start")
        }
        #expect(start.resumed)
        #expect(start.snapshot == nil)
        #expect(start.revision == 4)
    }

    @Test func eventsComeBesideTheChanges() async throws {
        let host = try FakeHost { host in
            host.answer(started)
            host.writeLine(
                #"{"jsonrpc":"2.0","method":"event","params":{"watch":1,"scene":"main","level":"info","kind":"module.registered","session":"s1","module":"shop","types":[]}}"#
            )
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        var events = try await client.watch(WatchRequest(verbosity: .info)).makeAsyncIterator()
        _ = try await events.next()
        guard case .happened(.moduleRegistered(let event))? = try await events.next() else {
            throw NavigationClientError.badAnswer("no event")
        }
        #expect(event.level == .info && event.module == "shop")
    }

    @Test func lagBringsTheStateNow() async throws {
        let host = try FakeHost { host in
            host.answer(started)
            host.writeLine(
                #"{"jsonrpc":"2.0","method":"lagged","params":{"watch":1,"scene":"main","revision":9,"snapshot":\#(snapshot(9))}}"#
            )
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        var events = try await client.watch().makeAsyncIterator()
        _ = try await events.next()
        guard case .lagged(let lagged)? = try await events.next() else {
            throw NavigationClientError.badAnswer("no lag")
        }
        #expect(try Snapshot(lagged.snapshot) == Snapshot(JSONPayload(text: snapshot(9))))
    }

    @Test func lostConnectionIsThrownAfterTheLastEvent() async throws {
        let host = try FakeHost { host in
            host.answer(started)
            host.writeLine(changed(1))
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        var events = try await client.watch().makeAsyncIterator()
        _ = try await events.next()
        #expect(try await events.next() != nil)
        await #expect(throws: NavigationClientError.connectionLost(reason: "the host closed the connection")) {
            try await events.next()
        }
    }

    @Test func releasedWatchIsUnwatched() async throws {
        let lines = Mailbox<String>()
        let host = try FakeHost { host in
            host.answer(started)
            while let line = host.readLine() { lines.put(line) }
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        for try await _ in try await client.watch() { break }
        #expect(await lines.next() == #"{"jsonrpc":"2.0","method":"unwatch","params":{"watch":1}}"#)
        await client.close()
    }

    @Test func cancelledReaderStopsAndIsUnwatched() async throws {
        let lines = Mailbox<String>()
        let host = try FakeHost { host in
            host.answer(started)
            while let line = host.readLine() { lines.put(line) }
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let watch = try await client.watch()
        let seen = Mailbox<Bool>()
        let task = Task {
            for try await _ in watch { seen.put(true) }
        }
        #expect(await seen.next() == true)
        task.cancel()
        try await task.value
        #expect(await lines.next() == #"{"jsonrpc":"2.0","method":"unwatch","params":{"watch":1}}"#)
    }

    @Test func readerThatIsTooSlowGetsAClearErrorAndTheRestOfTheConnectionLives() async throws {
        let limit = NavigationWatch.bufferLimit
        let lines = Mailbox<String>()
        let host = try FakeHost { host in
            host.answer(started)
            // The snapshot takes one place of the buffer.
            for first in stride(from: 1, through: limit, by: 1000) {
                host.write((first..<min(first + 1000, limit + 1)).map { changed($0) + "\n" }.joined())
            }
            while let line = host.readLine() {
                lines.put(line)
                if let id = line.requestID { host.writeLine(#"{"id":\#(id),"result":{}}"#) }
            }
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let watch = try await client.watch()
        #expect(await lines.next() == #"{"jsonrpc":"2.0","method":"unwatch","params":{"watch":1}}"#)
        _ = try await client.call("ping")
        var events = watch.makeAsyncIterator()
        for _ in 0..<limit { #expect(try await events.nextSignal() != nil) }
        await #expect(throws: NavigationClientError.watchOverflowed(limit: limit)) { try await events.nextSignal() }
    }
}

private let window = #""window":{"from":0,"to":4}"#

private let started =
    #"{"watch":1,"scene":"main","instance":"aa","revision":0,"resumed":false,\#(window),"snapshot":\#(snapshot(0))}"#

private func snapshot(_ revision: Int) -> String {
    #"{"scene":"main","revision":\#(revision),"instance":"aa","current":"n1","configuration":{"executionDelay":0,"verbosity":"info"},"orphaned":[],"attachments":[],"#
        + #""navigators":[{"id":"n1","kind":"root","hasPath":true,"children":[],"path":[]}]}"#
}

private func changed(_ revision: Int) -> String {
    #"{"jsonrpc":"2.0","method":"changed","params":{"watch":1,"scene":"main","revision":\#(revision),"#
        + #""cause":{"method":"popAll"},"changes":[]}}"#
}
