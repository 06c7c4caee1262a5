import NavigationClient
import NavigationTesting
import Testing

/// The host for tests: which tests pass, and the failures of those that do not.
struct TestHostTests {
    private static let shop: JSONPayload = [
        ["type": "shop.list"],
        ["type": "shop.item", "method": "sheet", "arguments": ["required": ["id"]]],
    ]

    /// The text of the failure that a test ends with.
    private func failure(_ body: (TestHost, TestSession) throws -> Void) -> String? {
        do {
            try withTestHost { host in
                let shop = host.connect()
                try shop.register("shop", Self.shop)
                try body(host, shop)
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func expectedChangesPass() throws {
        try withTestHost { host in
            let shop = host.connect()
            try shop.register("shop", Self.shop)
            try host.expect()
            try shop.call("push", ["type": "shop.list", "arguments": ["page": 2, "sort": "name"]])
            try host.expect { $0.root.path.append(TestEntry("shop.list", ["sort": "name", "page": 2])) }
            try shop.call("navigate", ["type": "shop.item", "arguments": ["id": 1]])
            try shop.call("lock", ["reason": "saving"])
            try host.expect {
                $0.root.presented = .presentation("sheet", TestEntry("shop.item", ["id": 1]))
                $0.current.attachments = ["lock: saving"]
            }
            #expect(
                "\(host.tree())" == """
                    root
                      shop.list {"page":2,"sort":"name"}
                      sheet · shop.item {"id":1} [lock: saving]
                    """
            )
            try shop.call("navigator.create", ["name": "tab"])
            try shop.call("push", ["type": "shop.list", "navigator": "tab"])
            try host.expect {
                $0.root.stacks = [TestNavigator(name: "tab", path: ["shop.list"])]
                $0.root.selected = 0
            }
            try shop.call("popAll", ["navigator": "tab"])
            try host.expect { $0["tab"]?.path = [] }
            shop.close()
            try host.expect {
                $0.orphaned = ["shop.item", "shop.list"]
                $0.root.presented?.attachments = []
            }
        }
    }

    @Test func toastIsExpectedUntilItsTimeIsOver() throws {
        try withTestHost { host in
            let shop = host.connect()
            try shop.call(
                "module.register",
                [
                    "module": "shop", "destinations": [["type": "shop.saved", "method": "toast"]],
                    "presentations": [["method": "toast", "exclusive": false, "closesAfter": 4]],
                ]
            )
            try shop.call("navigate", ["type": "shop.saved", "name": "note"])
            try host.expect { $0.root.overlays = [.presentation("toast", "shop.saved", name: "note")] }
            #expect(host.tree()["note"]?.destination == "shop.saved")
            #expect("\(host.tree())" == "root\n  toast note · shop.saved")
            host.advance(by: 4)
            try host.expect { $0.root.overlays = [] }
        }
    }

    @Test func difference() {
        let text = failure { host, shop in
            try shop.call("push", ["type": "shop.list", "arguments": ["page": 2]])
            try host.expect { $0.root.path.append(TestEntry("shop.list", ["page": 1])) }
        }
        #expect(
            text?.hasPrefix(
                """
                The scene main is not as expected (− expected, + found):
                  root
                −   shop.list {"page":1}
                +   shop.list {"page":2}
                  at NavigationTestingTests/TestHostTests.swift:
                """
            ) == true,
            "\(text ?? "")"
        )
    }

    @Test func whatChangedAndWasNotExpectedIsLeftOver() {
        let text = failure { _, shop in try shop.call("push", ["type": "shop.list"]) }
        #expect(text?.contains("The scene main has changed, and the test did not expect it") == true)
        #expect(text?.contains("\n+   shop.list\n") == true)
    }

    @Test func changeThatDidNotComeIsTold() {
        let text = failure { host, _ in try host.expect { $0.root.path.append("shop.list") } }
        #expect(text?.contains("\n−   shop.list\n") == true)
    }

    @Test func refusalIsThrown() throws {
        try withTestHost { host in
            let client = host.connect()
            let refusal = #expect(throws: HostRefusal.self) { try client.call("pop") }
            #expect(refusal?.name == "at_root")
            #expect(refusal?.data?["navigator"] == "n1")
        }
    }

    @Test func questionsAreAnsweredInTheTest() throws {
        try withTestHost { host in
            let (shop, client) = (host.connect(), host.connect())
            try shop.register("shop", Self.shop)
            let entry = try client.call("push", ["type": "shop.list"])["entry"] ?? .null
            try host.expect { $0.root.path = ["shop.list"] }
            let request = client.request("entry.ask", ["entry": entry, "message": ["get": "title"]])
            #expect(!request.isAnswered)
            let question = try shop.question("entry.ask")
            #expect(question.params["message"]?["get"] == "title")
            question.answer("Shop")
            #expect(try request.result()["answer"] == "Shop")

            let refused = client.request("entry.ask", ["entry": entry, "message": 1])
            try shop.question("entry.ask").refuse("closed")
            #expect(throws: HostRefusal.self) { try refused.result() }
        }
    }

    @Test func deadlinesPassWithTheClock() throws {
        try withTestHost { host in
            let (shop, client) = (host.connect(), host.connect())
            try shop.register("shop", Self.shop)
            let entry = try client.call("push", ["type": "shop.list"])["entry"] ?? .null
            try host.expect { $0.root.path = ["shop.list"] }
            let request = client.request("entry.ask", ["entry": entry, "message": 1, "timeout": 3])
            host.advance(by: 2.9)
            #expect(!request.isAnswered)
            host.advance(by: 0.2)
            let refusal = #expect(throws: HostRefusal.self) { try request.result() }
            #expect(refusal?.name == "provider_timeout")
            // The host takes a late answer and drops it.
            try shop.question("entry.ask").answer(1)
        }
    }

    @Test func whatIsOpenAtTheEndIsLeftOver() {
        let text = failure { host, shop in
            let client = host.connect()
            let entry = try client.call("push", ["type": "shop.list"])["entry"] ?? .null
            try host.expect { $0.root.path = ["shop.list"] }
            try client.call("watch")
            _ = client.request("entry.ask", ["entry": entry, "message": 1])
            try shop.call("pop")
            _ = client.request("ping")
            try host.expect { $0.root.path = [] }
        }
        for line in [
            "s2 still waits for the answer to entry.ask", "s1 has not answered entry.ask {", "s2 got changed {",
            #"s2 got an answer that the test did not take: {"pong":true}"#,
        ] {
            #expect(text?.contains(line) == true, "\(line) is not in \(text ?? "")")
        }
    }

    @Test func whatIsNotThereIsSaidWithWhatIs() {
        let text = failure { host, shop in
            try shop.call("watch")
            try shop.call("push", ["type": "shop.list"])
            try shop.notification("signal")
        }
        #expect(text?.hasPrefix("No signal has come, but changed\n") == true)
        #expect(
            failure { _, shop in _ = try shop.question("entry.ask") }?.hasPrefix("The host does not ask entry.ask\n")
                == true
        )
        let early = failure { _, shop in
            try shop.call("push", ["type": "shop.list", "forResult": true])
        }
        #expect(early?.hasPrefix("push is not answered yet\n") == true)
    }

    @Test func withoutExhaustivityOnlyWhatIsSaidHasToHold() throws {
        try withTestHost(exhaustivity: .off) { host in
            let shop = host.connect()
            try shop.register("shop", Self.shop)
            try shop.call("watch")
            try shop.call("push", ["type": "shop.list"])
            try shop.call("push", ["type": "shop.list", "arguments": ["page": 2]])
            try host.expect { $0.root.path[0] = "shop.list" }
            #expect(throws: TestFailure.self) { try host.expect { $0.root.path[1] = "shop.list" } }
        }
    }

    @Test func partWithoutExhaustivityIsPassedOver() throws {
        try withTestHost { host in
            let shop = host.connect()
            try shop.register("shop", Self.shop)
            try host.withExhaustivity(.off) {
                try shop.call("watch")
                try shop.call("push", ["type": "shop.list"])
            }
            try shop.call("push", ["type": "shop.list"])
            try shop.notification("changed")
            try host.expect { $0.root.path.append("shop.list") }
        }
    }

    @Test func scenesAreExpectedOneByOne() throws {
        try withTestHost { host in
            let shop = host.connect()
            try shop.register("shop", Self.shop)
            try shop.call("scene.create", ["scene": "side"])
            try shop.call("push", ["type": "shop.list", "scene": "side"])
            try host.expect()
            try host.expect(scene: "side") { $0.root.path = ["shop.list"] }
        }
    }
}
