import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// The checks of one request share their steps.
struct SchemaBudgetTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        let copies = Array(repeating: "{}", count: 300).joined(separator: ",")
        host.send(
            #"{"id":0,"method":"module.register","params":{"module":"m","destinations":[{"type":"m.costly","arguments":{"properties":{"list":{"items":{"allOf":[\#(copies)]}}}}}]}}"#,
            from: client
        )
    }

    /// An item takes 301 steps.
    private func path(_ count: Int, items: Int) -> String {
        let list = Array(repeating: "0", count: items).joined(separator: ",")
        let destination = #"{"type":"m.costly","arguments":{"list":[\#(list)]}}"#
        return #"{"path":[\#(Array(repeating: destination, count: count).joined(separator: ","))]}"#
    }

    @Test(arguments: [(1, 300, true), (3, 100, true), (1, 350, false), (4, 100, false)])
    func destinationsOfOneRequestShareTheBudget(count: Int, items: Int, fits: Bool) {
        let error = host.error("path.set", path(count, items: items), from: client)
        #expect((error == nil) == fits)
        if !fits { #expect(error?["data"]?["name"] == "invalid_arguments") }
    }

    @Test func everyRequestHasItsOwnBudget() {
        for _ in 0..<3 { #expect(host.error("path.set", path(1, items: 300), from: client) == nil) }
    }
}
