import NavigationClient
import TestSupport
import Testing

/// The client and the real host, together.
@Suite(.timeLimit(.minutes(20)))
struct LiveTests {
    private let shop = ModuleRegistration(
        module: "shop",
        destinations: [
            Contract.RegisteredDestination(type: "shop.list"),
            Contract.RegisteredDestination(
                type: "shop.item",
                arguments: ["type": "object", "properties": ["id": ["type": "integer"]], "required": ["id"]]
            ),
            Contract.RegisteredDestination(type: "shop.cart", method: "sheet"),
        ]
    )

    @Test func moduleAndNavigatorMeet() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        #expect(Set(try await module.register(shop).registered) == ["shop.list", "shop.item", "shop.cart"])
        let pushed = try await client.navigate(to: Destination("shop.item", ["id": 42]))
        #expect(pushed.revision == 1)
        #expect(pushed.changed == true)
        let path = try await client.contract.path()
        #expect(path.path.map(\.id) == [try #require(pushed.entry)])
        #expect(path.path.first?.arguments.text == #"{"id":42}"#)
        #expect(try await client.contract.back().removed?.entries == 1)
        #expect(await refusal { try await client.contract.back() }?.name == "at_root")
    }

    @Test func refusalsCarryTheirData() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        let unknown = await refusal { try await client.push(Destination("shop.lits")) }
        #expect(unknown?.code == 203)
        #expect(unknown?.data?["nearest"]?.string == "shop.list")
        let invalid = await refusal { try await client.push(Destination("shop.item", ["id": "x"])) }
        #expect(invalid?.name == "invalid_arguments")
        #expect(invalid?.data?["path"]?.string == "/id")
        let stale = await refusal { try await client.push(Destination("shop.list"), at: Place(ifRevision: 9)) }
        #expect(stale?.name == "revision_mismatch")
        #expect(stale?.data?["revision"]?.integer == 0)
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func appliedChangesMakeTheNextSnapshot(seed: UInt64) async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let watcher = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        var events = try await watcher.watch().makeAsyncIterator()
        guard case .started(let start)? = try await events.next(), let tree = start.snapshot else {
            throw NavigationClientError.badAnswer("no snapshot")
        }
        var snapshot = try Snapshot(tree)
        var random = SeededGenerator(seed: seed)
        var applied = 0
        for step in 0..<150 {
            let before = snapshot.revision
            await RandomRequest.send(on: client, snapshot, &random)
            let tree = try await client.tree()
            while snapshot.revision < tree.revision, case .changed(let change)? = try await events.next() {
                try snapshot.apply(change)
            }
            #expect(snapshot == tree, "seed \(seed), step \(step)")
            applied += snapshot.revision - before
        }
        #expect(applied > 50)
    }

    @Test func watchGoesOnWhereItStopped() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        for _ in 1...3 { try await client.push(Destination("shop.list")) }
        let instance = try await client.tree().instance
        var events = try await client.watch(WatchRequest(since: 1, instance: instance)).makeAsyncIterator()
        guard case .started(let start)? = try await events.next() else {
            throw NavigationClientError.badAnswer("no start")
        }
        #expect(start.resumed)
        var revisions: [Int] = []
        while revisions.count < 2, case .changed(let change)? = try await events.next() {
            revisions.append(change.revision)
        }
        #expect(revisions == [2, 3])
    }

    @Test func questionReachesTheModuleAndItsAnswerComesBack() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop) { question in
            guard question.message.string == "title" else { throw QuestionRefusal(code: 9, message: "No such thing.") }
            return ["title": .array([question.arguments["id"] ?? .null])]
        }
        let entry = try #require(try await client.push(Destination("shop.item", ["id": 7])).entry)
        #expect(try await client.ask(entry, "title").text == #"{"title":[7]}"#)
        let refusal = await refusal { _ = try await client.ask(entry, "price") }
        #expect(refusal?.name == "provider_error")
        #expect(refusal?.data?["error"]?["code"]?.integer == 9)
    }

    @Test func moduleThatVanishesFailsItsQuestionAndOrphansItsEntries() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let asked = Mailbox<Bool>()
        try await module.register(shop) { _ in
            asked.put(true)
            await untilCancelled()
            return .null
        }
        let entry = try #require(try await client.push(Destination("shop.list")).entry)
        async let failed = refusal { _ = try await client.ask(entry, "anything") }
        #expect(await asked.next() == true)
        await module.close()
        #expect(await failed?.name == "provider_gone")
        #expect(try await client.tree().orphaned == ["shop.list"])
        #expect(try await client.register(shop).revived == ["shop.list"])
        #expect(try await client.tree().orphaned == [])
    }

    @Test func cancelledQuestionFreesTheConnection() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let asked = Mailbox<Bool>()
        try await module.register(shop) { _ in
            asked.put(true)
            await untilCancelled()
            return .null
        }
        let entry = try #require(try await client.push(Destination("shop.list")).entry)
        let task = Task { try await client.ask(entry, "anything") }
        #expect(await asked.next() == true)
        task.cancel()
        await #expect(throws: NavigationClientError.cancelled) { try await task.value }
        _ = try await client.call("ping")
        await module.close()
    }

    @Test func moduleThatIsTakenOverIsTold() async throws {
        let host = try LiveHost()
        let notices = Mailbox<HostNotice>()
        let old = try await NavigationClient.connect(to: host.path, timeout: patience, onNotice: { notices.put($0) })
        let new = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await old.register(shop)
        #expect(await refusal { try await new.register(shop) }?.name == "name_taken")
        var taking = shop
        taking.takeOver = true
        try await new.register(taking)
        guard case .moduleLost(let lost)? = try await notices.next()?.details(), lost.module == "shop" else {
            throw NavigationClientError.badAnswer("no moduleLost")
        }
        _ = try await old.call("ping")
    }

    @Test func watchOfAClosedSceneEnds() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.contract.createScene(scene: "side")
        var events = try await client.watch(WatchRequest(scene: "side")).makeAsyncIterator()
        _ = try await events.next()
        try await client.contract.closeScene(scene: "side")
        var last: WatchEvent?
        while let event = try await events.next() { last = event }
        guard case .ended(let end)? = last else { throw NavigationClientError.badAnswer("no end") }
        #expect(end.reason == .sceneClosed)
    }

    @Test func navctlSteersTheHost() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop)
        let shown = try await NavctlProcess.run(["navigate", "shop.item", "id:=42", "-s", host.path, "-q"])
        #expect(shown == NavctlProcess.Outcome(status: 0, output: "", errors: ""))
        let drawn = try NavctlProcess(["tree", "-s", host.path], environment: ["NO_COLOR=1"], terminalColumns: 80)
        #expect(
            await onThread { drawn.end() }.output == "main revision 1\r\nroot n1 *\r\n└─ shop.item {\"id\":42} e2\r\n"
        )
        let refused = try await NavctlProcess.run(["navigate", "shop.item", "id=42", "-s", host.path])
        #expect(refused.status == 1)
        #expect(refused.errors.hasPrefix("navctl: refused: invalid_arguments (204): "))
        for command in ["modules", "destinations", "sessions", "ping", "status"] {
            #expect(try await NavctlProcess.run([command, "-s", host.path]).status == 0, "\(command)")
        }
    }
}
