import NavigationClient

/// Puts the demo's modules together: the tabs, and the types that stand for the words which the modules share.
struct DemoApplication {
    let client: NavigationClient

    /// Types that modules ask for by a shared word, with those that are shown.
    private static let mappings = [("cafe.about", "house.drawer"), ("cafe.milk", "house.milk")]

    /// Builds the tabs of the modules that run.
    ///
    /// - Returns: The modules that have started.
    func build(of parts: [DemoModule: DemoModule.Command]) async throws -> Set<DemoModule> {
        var running: Set<DemoModule> = []
        for (module, command) in parts where command.missing == nil {
            if try await hasStarted(module) { running.insert(module) }
        }
        for (word, type) in Self.mappings {
            try await client.contract.addMapping(from: word, to: type, navigator: "n1")
        }
        if running.contains(.board) { try await makeTab("menu", of: "board.list") }
        if running.contains(.basket) { try await makeTab("order", of: "basket.page") }
        if running.contains(.cups) { try await makeColumns() }
        if running.contains(.kitchen) { try await makeTab("today", of: "kitchen.page") }
        return running
    }

    /// A tab whose first page stays.
    private func makeTab(_ name: String, of type: String, in parent: String? = nil) async throws {
        try await client.contract.createNavigator(name: name, parent: parent, root: Destination(type))
    }

    /// A tab with two columns, and the first cup of the list in the second one.
    private func makeColumns() async throws {
        try await client.contract.createNavigator(name: "cups")
        try await makeTab("cups-list", of: "cups.list", in: "cups")
        try await client.contract.createNavigator(name: "cups-page", parent: "cups")
        _ = try await client.send([.destination(Destination("cups.choice", ["index": 0]), navigator: "cups-list")])
    }

    /// Waits until the host has started a module, or has found that it cannot be started. A module gets 20 seconds.
    private func hasStarted(_ module: DemoModule) async throws -> Bool {
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end {
            let modules = try await client.contract.modules().modules
            if modules.first(where: { $0.module == module.rawValue })?.state == .running { return true }
            try await Task.sleep(for: .milliseconds(20))
        }
        return false
    }
}
