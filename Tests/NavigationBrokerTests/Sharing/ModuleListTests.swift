import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// `module.list` on a host that shares scenes. Their owners know modules that the host's own broker does not.
@Suite struct ModuleListTests {
    private let host = Harness()
    private let session: SessionID

    init() { session = host.connect() }

    /// - Parameter listed: The modules as owners list them.
    private func list(_ listed: String...) -> String {
        var elsewhere = Elsewhere()
        elsewhere.listed = listed.compactMap { try? RawJSON(parsing: $0).value().object }
        let line = #"{"id":7,"method":"module.list"}"#
        let answer = host.send(line, from: session, adding: nil, taking: .all, elsewhere).last ?? ""
        return String(answer.dropFirst(#"{"jsonrpc":"2.0","id":7,"result":{"modules":["#.count).dropLast(3))
    }

    private func register(_ session: SessionID) {
        let types = #"[{"type":"shop.item"},{"type":"shop.list"}]"#
        host.ask("module.register", #"{"module":"shop","destinations":\#(types)}"#, from: session)
    }

    @Test func aModuleOfSharedScenesAloneIsListed() {
        register(session)
        let cart = #"""
            {"module":"cart","version":"2","title":"Cart","session":"s9","destinations":1,"presentations":\#
            [{"method":"drawer","hasPath":true,"exclusive":false,"closesAfter":2.5}]}
            """#
        #expect(list(cart, cart) == cart + #",{"module":"shop","session":"s1","destinations":2}"#)
    }

    @Test func aModuleHasTheTypesOfSharedScenesAsWell() {
        register(session)
        let others = ["3", "1"].map { #"{"module":"shop","session":"s1","destinations":\#($0)}"# }
        #expect(list(others[0], others[1]) == others[0])
        // Another session had it there before.
        #expect(
            list(others[0].replacing("s1", with: "s9")) == #"{"module":"shop","session":"s1","destinations":2}"#
        )
    }

    /// Each host says whether it can start a module itself.
    @Test func theStateOfAModuleIsThatOfTheHost() {
        let state = #","state":"stopped","restarts":0}"#
        let cart = #"{"module":"cart","session":"s9","destinations":1"#
        #expect(list(cart + #","state":"failed","restarts":3}"#) == cart + "}")
        #expect(list(#"{"module":"cart","destinations":0\#(state)"#) == "")
        host.read([ModuleManifest(module: "cart", command: ["/cart"])])
        #expect(list(cart + #","state":"failed","restarts":3}"#) == cart + state)
    }
}
