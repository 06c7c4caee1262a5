import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The registered types and their providers, without a host.
struct ModulesTests {
    private var modules = Modules(limits: Limits())
    private let shop = SessionID(rawValue: 1)
    private let clock = SessionID(rawValue: 2)

    private static let list = #"{"module":"shop","destinations":[{"type":"shop.list"}]}"#
    private static let type = TypeName("shop.list")

    private mutating func register(
        _ text: String = list,
        on scope: RegistrationScope? = nil,
        by session: SessionID? = nil,
        mayTakeOver: Bool = false
    ) throws -> DestinationRegistry.Registration {
        try modules.register(
            try ModuleRegister(parsing: text),
            on: scope,
            by: session ?? shop,
            mayTakeOver: mayTakeOver
        )
    }

    /// The error of a registration; nil when it is not refused.
    private mutating func refusal(_ text: String = list, by session: SessionID) throws -> ErrorCode? {
        let request = try ModuleRegister(parsing: text)
        do throws(RegistryError) {
            _ = try modules.register(request, on: nil, by: session, mayTakeOver: false)
            return nil
        } catch {
            return WireError(error, in: modules.registry).code
        }
    }

    private func owner() throws -> SessionID? { modules.registry.owner(of: try #require(Self.type)) }

    @Test mutating func aSessionProvidesWhatItRegistered() throws {
        #expect(try register().lostBy == nil)
        #expect(try owner() == shop && modules.registry.modules(of: shop) == ["shop"])
    }

    @Test mutating func aSessionMayHaveSeveralModules() throws {
        _ = try register()
        _ = try register(#"{"module":"bar","destinations":[]}"#)
        #expect(modules.registry.modules(of: shop) == ["bar", "shop"] && modules.registry.modules(of: clock).isEmpty)
    }

    @Test mutating func anotherSessionTakesOverOnlyWhenItMay() throws {
        _ = try register()
        #expect(try refusal(by: clock) == .nameTaken)
        #expect(try register(by: clock, mayTakeOver: true).lostBy == shop)
        #expect(try owner() == clock)
    }

    @Test mutating func removedTypesHaveNoProvider() throws {
        _ = try register()
        let gone = try modules.unregister(try ModuleUnregister(parsing: #"{"module":"shop"}"#), by: shop)
        #expect(gone.map(\.type) == [try #require(Self.type)] && modules.registry.modules.isEmpty)
    }

    @Test mutating func theEndOfASessionRemovesItsModules() throws {
        _ = try register()
        #expect(modules.sessionEnded(clock).isEmpty)
        #expect(modules.sessionEnded(shop).map(\.module) == ["shop"] && modules.registry.modules.isEmpty)
    }

    @Test mutating func aRegistrationForANavigatorEndsWithItAndIsRestored() throws {
        let navigator = NavigatorID(rawValue: 4)
        _ = try register(on: RegistrationScope(scene: "main", navigator: navigator))
        let undo = modules.navigatorsClosed([navigator], in: "main")
        #expect(modules.registry.typeCount == 0)
        modules.takeBack(undo)
        #expect(modules.registry.scopes(of: "shop.list").map(\.navigator) == [navigator])
    }

    @Test mutating func aRegistrationForAClosedSceneIsNotRestoredForAnEndedModule() throws {
        _ = try register(on: RegistrationScope(scene: "side", navigator: NavigatorID(rawValue: 4)))
        let undo = modules.sceneClosed("side")
        _ = modules.sessionEnded(shop)
        modules.takeBack(undo)
        #expect(!modules.registry.hasScopes)
    }

    @Test mutating func aNewLimitHoldsForTheNextRegistration() throws {
        _ = try register()
        var limits = Limits()
        limits.modules = 1
        modules.limitsChanged(limits)
        #expect(try refusal(#"{"module":"bar","destinations":[]}"#, by: shop) == .limitReached)
        #expect(try owner() == shop)
    }
}

extension MethodDefinition {
    /// Reads the parameters of a request from their text.
    fileprivate init(parsing text: String) throws {
        let bytes = Array(text.utf8)
        self = try bytes.withUnsafeBytes { text in
            var scanner = JSONScanner()
            try scanner.scan(text.bytes)
            var parameters = Parameters(text, members: scanner.outer.members, of: Self.method)
            return try Self(&parameters)
        }
    }
}
