import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationSharing

/// Grants hold in shared scenes as in those of a host, for the clients of all hosts.
@Suite struct AccessTests {
    private static func grants(_ text: String) throws -> [AccessGrant] {
        let bytes = Array(#"{"identities":\#(identities),"grants":[\#(text)]}"#.utf8)
        var scanner = JSONScanner()
        try scanner.scan(bytes.span.bytes)
        return try bytes.span.bytes.withUnsafeBytes { text in
            var parameters = Parameters(document: text, members: scanner.outer.members) { AccessDocument.memberNames }
            return try AccessDocument(&parameters).grants
        }
    }

    private static let names = ["shop", "panel", "viewer"]
    private static let identities =
        "[" + names.map { #"{"name":"\#($0)","group":"\#($0)"}"# }.joined(separator: ",") + "]"

    /// These hosts have no process with such a group: the hosts of the clients say who they are.
    private static func policy(_ text: String) throws -> AccessPolicy {
        let identities = names.enumerated().map { AccessPolicy.Identity(name: $1, sign: .group(UInt32(70_000 + $0))) }
        return AccessPolicy(path: "/etc/access.json", identities: identities, grants: try grants(text))
    }

    private static let few = #"""
        {"to":["shop"],"allow":["register","read"]},
        {"to":["panel"],"allow":["navigate","read","watch","lock"],"scenes":["wall"]},
        {"to":["viewer"],"allow":["read"],"scenes":["wall"]}
        """#

    private static func host(_ index: Int) -> UInt64 { UInt64(index + 1) * 10 }

    /// A fleet with the module `shop`, and at each host a panel, a viewer, and a stranger. Their sessions are 1, 2
    /// and 3 more than ``host(_:)``.
    private static func fleet() throws -> SimulatedFleet {
        var fleet = SimulatedFleet(access: try policy(few))
        for index in fleet.hosts.indices {
            for (number, identity) in ["shop", "panel", "viewer", nil].enumerated() {
                fleet.connect(host(index) + UInt64(number), to: index, as: identity)
            }
        }
        let shop = host(fleet.others[0])
        fleet.send(SharedScenesTests.register("shop"), from: shop)
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        _ = fleet.take(shop)
        return fleet
    }

    /// The token of a client with an identity is known to the next owner, and is that client's own.
    @Test func aTokenIsKeptForAnIdentity() throws {
        var fleet = try Self.fleet()
        let owner = try #require(fleet.owner)
        let panel = Self.host(fleet.others[1]) + 1
        func push(_ id: Int, _ text: String) -> String {
            #"{"id":\#(id),"method":"push","params":{"scene":"wall","type":"shop.item","arguments":{"text":"\#(text)"},"token":"a"}}"#
        }
        let first = fleet.ask(push(1, "x"), from: panel)
        fleet.kill(owner)
        fleet.runUntil("another owner") { fleet in fleet.owner.map { $0 != owner } ?? false }
        #expect(first.contains(#""revision":1"#) && fleet.ask(push(1, "x"), from: panel) == first)
        #expect(Self.refusal(push(2, "y"), from: panel, of: &fleet) == "token_reused")
    }

    /// The name of the error that answers a line; nil for a result.
    private static func refusal(_ line: String, from session: UInt64, of fleet: inout SimulatedFleet) -> String? {
        let error = SharedScenesTests.members(fleet.ask(line, from: session))?["error"]?.object
        return error.map { $0["data"]?.object?["name"]?.string ?? "without a name" }
    }

    private static func request(_ method: String, _ parameters: String = "") -> String {
        #"{"id":5,"method":"\#(method)","params":{"scene":"wall"\#(parameters)}}"#
    }

    @Test func grantsHoldForTheClientsOfAllHosts() throws {
        var fleet = try Self.fleet()
        let requests = [
            SharedScenesTests.push("shop.item"), Self.request("tree.get"), Self.request("watch"),
            Self.request("scene.move"), Self.request("scene.configure", #","executionDelay":1"#),
            Self.request("history.list"),
        ]
        let missing = "not_allowed" as String?
        for index in fleet.hosts.indices {
            for (number, expected) in [
                [nil, nil, nil, missing, missing, nil], [missing, nil, missing, missing, missing, nil],
                [missing, missing, missing, missing, missing, missing],
            ].enumerated() {
                let session = Self.host(index) + UInt64(number + 1)
                let answers = requests.map { Self.refusal($0, from: session, of: &fleet) }
                #expect(answers == expected, "client \(number) of host \(index)")
            }
        }
    }

    /// Its rights are not known yet.
    @Test func aHostThatHasReadNothingMovesNoScene() throws {
        var fleet = try Self.fleet()
        let host = fleet.others[1]
        fleet.kill(host)
        fleet.start(host)
        fleet.connect(99, to: host, as: "viewer")
        #expect(Self.refusal(Self.request("scene.move"), from: 99, of: &fleet) == "engine_away")
        fleet.run(for: 5)
        #expect(Self.refusal(Self.request("scene.move"), from: 99, of: &fleet) == "not_allowed")
    }

    @Test func theCauseNamesTheIdentity() throws {
        var fleet = try Self.fleet()
        let (owner, other) = (fleet.owner ?? 0, fleet.others[1])
        _ = fleet.ask(Self.request("watch"), from: Self.host(owner) + 1)
        #expect(Self.refusal(SharedScenesTests.push("shop.item"), from: Self.host(other) + 1, of: &fleet) == nil)
        fleet.run(for: 1)
        let event = fleet.take(Self.host(owner) + 1).compactMap(SharedScenesTests.members).last
        #expect(event?["params"]?.object?["cause"]?.object?["identity"] == "panel")
    }

    @Test func whatAnIdentityMayDoIsAsked() throws {
        var fleet = try Self.fleet()
        let session = Self.host(fleet.others[1]) + 1
        _ = fleet.ask(SharedScenesTests.push("shop.item"), from: session)
        let check = Self.request("access.check", #","verb":"navigate","navigator":"n1""#)
        let result = SharedScenesTests.members(fleet.ask(check, from: session))?["result"]?.object
        #expect(result?["allowed"] == true)
    }

    @Test func aClientThatBecomesSomebodyElseHasOtherRights() throws {
        var fleet = try Self.fleet()
        for index in fleet.hosts.indices {
            let session = Self.host(index) + 1
            #expect(Self.refusal(SharedScenesTests.push("shop.item"), from: session, of: &fleet) == nil)
            fleet.identify(session, as: "viewer")
            #expect(Self.refusal(SharedScenesTests.push("shop.item"), from: session, of: &fleet) == "not_allowed")
            #expect(Self.refusal(Self.request("tree.get"), from: session, of: &fleet) == nil)
        }
    }

    @Test func whatRestsOnWithdrawnGrantsEnds() throws {
        var fleet = try Self.fleet()
        let (owner, other) = (fleet.owner ?? 0, fleet.others[1])
        let panels = [owner, other].map { Self.host($0) + 1 }
        for panel in panels { _ = fleet.ask(Self.request("watch"), from: panel) }
        _ = fleet.ask(Self.request("lock", #","reason":"cleaning""#), from: panels[1])
        #expect(fleet.tree(for: Self.host(owner) + 2).contains("cleaning"))
        for panel in panels { _ = fleet.take(panel) }
        fleet.use(try Self.policy(#"{"to":["panel","viewer"],"allow":["read"],"scenes":["wall"]}"#))
        fleet.run(for: 1)
        #expect(!fleet.tree(for: Self.host(owner) + 2).contains("cleaning"))
        for panel in panels {
            let told = fleet.take(panel).filter { $0.contains("accessChanged") }
            #expect(told.contains { $0.contains(#""watches":["#) }, "\(told)")
            #expect(Self.refusal(SharedScenesTests.push("shop.item"), from: panel, of: &fleet) == "not_allowed")
        }
    }

    @Test func theNextOwnerKnowsWhoAClientIs() throws {
        var fleet = try Self.fleet()
        let panel = Self.host(fleet.others[1]) + 1
        #expect(Self.refusal(SharedScenesTests.push("shop.item"), from: panel, of: &fleet) == nil)
        fleet.kill(fleet.owner ?? 0)
        fleet.runUntil("another host owns the scene") { $0.owner != nil }
        #expect(Self.refusal(SharedScenesTests.push("shop.item"), from: panel, of: &fleet) == nil)
        #expect(Self.refusal(SharedScenesTests.push("shop.item"), from: panel + 1, of: &fleet) == "not_allowed")
    }

    @Test func aSecretStaysOnItsHost() throws {
        var scanner = JSONScanner()
        func passed(_ line: String) -> String? {
            let bytes = Array(line.utf8)
            let read = ClientLine(bytes.span.bytes, scanner: &scanner)
            return read.map { String(decoding: $0.withoutSecret(bytes.span.bytes), as: UTF8.self) }
        }
        let line = #"{"id":1,"method":"hello","params":{"client":"x","secret":"a-long-secret-text","version":"1"}}"#
        #expect(passed(line) == line.replacing(#""secret":"a-long-secret-text","#, with: ""))
        let other = #"{"id":1, "method":"hello","params":{"client":"secret"}}"#
        #expect(passed(other) == other)
    }
}
