import JSON
import NavigationTree
import Testing

struct DestinationRegistryTests {
    private let owner = SessionID(rawValue: 1)
    private let other = SessionID(rawValue: 2)

    private func definitions(_ names: String...) throws -> [DestinationDefinition] {
        try names.map { DestinationDefinition(type: try #require(TypeName($0))) }
    }

    @discardableResult
    private func register(
        _ registry: inout DestinationRegistry,
        _ names: [String],
        by session: SessionID,
        mayTakeOver: Bool = false
    ) throws -> DestinationRegistry.Registration {
        let definitions = try names.map { DestinationDefinition(type: try #require(TypeName($0))) }
        return try registry.register(
            module: "m",
            version: nil,
            title: nil,
            definitions,
            by: session,
            mayTakeOver: mayTakeOver
        )
    }

    @Test func secondClaimIsRefusedAndChangesNothing() throws {
        var registry = DestinationRegistry()
        try register(&registry, ["m.a"], by: owner)
        #expect(throws: RegistryError.self) { try register(&registry, ["m.b"], by: other) }
        #expect(registry.definitions().map(\.type.description) == ["m.a"] && registry.modules["m"]?.owner == owner)
    }

    @Test func takeOverDropsWhatTheNewOwnerDoesNotProvide() throws {
        var registry = DestinationRegistry()
        try register(&registry, ["m.a", "m.b"], by: owner)
        let registration = try register(&registry, ["m.b", "m.c"], by: other, mayTakeOver: true)
        #expect(registration.lostBy == owner && registration.gone.map(\.type.description) == ["m.a"])
        #expect(registry.definitions().map(\.type.description) == ["m.b", "m.c"] && registry.modules(of: owner) == [])
    }

    @Test func limitsAreChecked() throws {
        var registry = DestinationRegistry(maximumModulesPerSession: 1, maximumTypesPerModule: 2)
        #expect(throws: RegistryError.self) { try register(&registry, ["m.a", "m.b", "m.c"], by: owner) }
        #expect(registry.typeCount == 0 && registry.modules.isEmpty)
        try register(&registry, ["m.a"], by: owner)
        #expect(throws: RegistryError.self) {
            try registry.register(module: "n", version: nil, title: nil, [], by: owner, mayTakeOver: false)
        }
    }

    @Test func textOfASessionIsCountedAndGivenBack() throws {
        var registry = DestinationRegistry(maximumBytesPerSession: 600)
        try register(&registry, ["m.a", "m.b"], by: owner)
        try register(&registry, ["m.a", "m.b"], by: owner)
        #expect(throws: RegistryError.self) { try register(&registry, ["m.c"], by: owner) }
        _ = try registry.unregister(module: "m", types: ["m.a"], by: owner)
        try register(&registry, ["m.c"], by: owner)
        #expect(registry.typeCount == 2)
    }

    @Test func onlyTheOwnerTakesBack() throws {
        var registry = DestinationRegistry()
        try register(&registry, ["m.a", "m.b"], by: owner)
        #expect(throws: RegistryError.self) { try registry.unregister(module: "m", types: nil, by: other) }
        #expect(throws: RegistryError.self) { try registry.unregister(module: "m", types: ["m.a", "m.x"], by: owner) }
        #expect(registry.typeCount == 2)
        #expect(try registry.unregister(module: "m", types: ["m.a"], by: owner).map(\.type.description) == ["m.a"])
    }

    @Test func endOfASessionTakesAll() throws {
        var registry = DestinationRegistry()
        try register(&registry, ["m.a"], by: owner)
        let gone = registry.removeAll(of: owner)
        #expect(gone.map(\.module) == ["m"] && registry.typeCount == 0 && registry.modules.isEmpty)
    }

    @Test(arguments: [
        ("m.a", true), ("m.a.b", true), ("_m.a-1", true), ("m", false), ("m.", false), (".a", false), ("m..a", false),
        ("m.a b", false), ("1m.a", false),
        ("m.é", false), (String(repeating: "m", count: 64) + ".a", true),
        (String(repeating: "m", count: 65) + ".a", false),
    ])
    func typeNamesHaveTwoParts(name: String, isValid: Bool) {
        #expect((TypeName(name) != nil) == isValid)
    }

    @Test(arguments: [
        ("n4", 4 as UInt64?), ("n0", 0), ("n04", nil), ("n", nil), ("4", nil), ("n4x", nil), ("e4", nil),
        ("n99999999999999999999", nil),
    ])
    func idsHaveOneSpelling(text: String, number: UInt64?) {
        #expect(NavigatorID(text)?.rawValue == number)
    }
}
