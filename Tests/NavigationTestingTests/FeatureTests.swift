import NavigationClient
import NavigationTesting
import Testing

/// Tests a feature as its author would: a shop whose orders require a login, open by a deep link, and ask before
/// anything is deleted.
struct FeatureTests {
    enum Shop: NavigationDestination {
        static let module = "shop"
        static let samples: [Self] = [.list, .order(id: 0), .delete(id: 0)]

        case list
        case order(id: Int)
        case delete(id: Int)

        var method: String? {
            if case .delete = self { "alert" } else { nil }
        }

        var roles: [String] {
            if case .order = self { ["private"] } else { [] }
        }
    }

    enum Account: NavigationDestination {
        static let module = "account"
        static let samples: [Self] = [.login]

        case login

        var method: String? { "sheet" }
    }

    @Test func deepLinkWaitsForTheLogin() throws {
        try withTestHost { host in
            let (shop, account, person) = (host.connect(), host.connect(), host.connect())
            try shop.register(Shop.self)
            try account.register(Account.self)
            try account.call("guard.add", ["name": "login", "on": "enter", "roles": ["private"]])
            try shop.call("receiver.add", ["route": "shop.latest"])

            // The link is a route; the shop decides where it leads.
            let link = person.request("send", ["values": [["action": "popAll"], ["route": "shop.latest"]]])
            try shop.question("value.receive").answer(
                .inserting([try .destination(Shop.list), try .destination(Shop.order(id: 7))])
            )
            try host.expect { $0.root.path = [try TestEntry(Shop.list)] }

            // The order requires a login, which a person must make first.
            let vote = try account.question("guard.ask")
            #expect(vote.params["entries"]?[0]?["arguments"] == ["id": 7])
            let login = account.request("navigate", ["type": "account.login", "forResult": true])
            try host.expect { $0.root.presented = .presentation("sheet", try TestEntry(Account.login)) }
            #expect(!login.isAnswered && !link.isAnswered)
            let entry = try #require(host.tree().current.destination)
            #expect(entry == "account.login")
            try account.call("dismiss")
            try host.expect { $0.root.presented = nil }
            #expect(try login.result()["outcome"] == "dismissed")

            vote.answer(.allow)
            try host.expect { $0.root.path.append(try TestEntry(Shop.order(id: 7))) }
            let steps = try link.result()["steps"]?.elements?.map { $0["outcome"] }
            #expect(steps == ["performed", "received", "shown", "shown"])
        }
    }

    @Test func strangerIsTurnedAway() throws {
        try withTestHost { host in
            let (shop, account, person) = (host.connect(), host.connect(), host.connect())
            try shop.register(Shop.self)
            try account.call("guard.add", ["name": "login", "on": "enter", "roles": ["private"], "timeout": 2])

            let denied = person.request("push", ["type": "shop.order", "arguments": ["id": 7]])
            try account.question("guard.ask").answer(.deny(reason: "not yours"))
            let refusal = #expect(throws: HostRefusal.self) { try denied.result() }
            #expect(refusal?.data?["reason"] == "not yours")

            // A guard that does not answer in time counts as a refusal.
            let late = person.request("push", ["type": "shop.order", "arguments": ["id": 8]])
            let question = try account.question("guard.ask")
            host.advance(by: 2)
            #expect(throws: HostRefusal.self) { try late.result() }
            question.answer(.allow)
            try host.expect()
        }
    }

    @Test func deletingIsAsked() throws {
        try withTestHost { host in
            let (shop, person) = (host.connect(), host.connect())
            try shop.register(Shop.self)
            let buttons: JSONPayload = [["answer": "delete", "role": "destructive"], ["answer": "keep"]]
            let answer = shop.request(
                "navigate",
                ["type": "shop.delete", "arguments": ["id": 7], "buttons": buttons, "forResult": true]
            )
            try host.expect {
                $0.root.presented = .presentation(
                    "alert",
                    try TestEntry(Shop.delete(id: 7)),
                    buttons: [.init(answer: "delete", role: .destructive), .init(answer: "keep")]
                )
            }
            let entry = try person.call("navigator.get")["root"]?["id"] ?? .null
            try person.call("answer", ["entry": entry, "answer": "delete"])
            try host.expect { $0.root.presented = nil }
            #expect(try answer.result()["answer"] == "delete")
            // The session that showed the alert is told as well.
            #expect(try shop.notification("signal")["name"] == "delete")
        }
    }

    @Test func contentThatBreaksItsSchemaIsExpectedAsFailed() throws {
        try withTestHost { host in
            let shop = host.connect()
            let list: JSONPayload = ["type": "shop.list", "provides": true, "content": ["required": ["title"]]]
            try shop.call("module.register", ["module": "shop", "destinations": [list]])
            try shop.call("push", ["type": "shop.list"])
            try host.expect { $0.root.path = ["shop.list"] }
            try shop.question("type.provide").answer([["content": ["titel": "Shop"]]])
            try host.expect { $0.root.path[0].hasFailedContent = true }
        }
    }

    @Test func contentAndItsLinksAreExpected() throws {
        try withTestHost { host in
            let shop = host.connect()
            try shop.register(Shop.self)
            let entry = try shop.call("push", ["type": "shop.list", "transient": true])["entry"] ?? .null
            try host.expect { $0.root.path = [TestEntry("shop.list", isTransient: true)] }
            let link: JSONPayload = ["link": "first", "type": "shop.order", "arguments": ["id": 7]]
            try shop.call("entry.provide", ["entry": entry, "content": ["title": "Shop"], "links": [link]])
            try host.expect {
                $0.root.path[0].content = ["title": "Shop"]
                $0.root.path[0].links = [.init(link: "first", type: "shop.order", arguments: ["id": 7])]
            }
            #expect(
                "\(host.tree())" == """
                    root
                      shop.list (transient) = {"title":"Shop"} → first: shop.order {"id":7}
                    """
            )
        }
    }
}
