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
        #expect(try owner() == shop && modules.onlyModule(of: shop) == "shop")
    }

    @Test mutating func aSessionWithTwoModulesHasNoOnlyOne() throws {
        _ = try register()
        _ = try register(#"{"module":"bar","destinations":[]}"#)
        #expect(modules.onlyModule(of: shop) == nil && modules.onlyModule(of: clock) == nil)
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

/// The entries that modules are asked about.
struct InquiryTests {
    private var modules = Modules(limits: Limits())
    private var tree = NavigationTree(scene: "main")
    private let shop = SessionID(rawValue: 1)

    private mutating func register(_ members: String) throws -> TypeName {
        let text = #"{"module":"shop","destinations":[{"type":"shop.item"\#(members)}]}"#
        _ = try modules.register(try ModuleRegister(parsing: text), on: nil, by: shop, mayTakeOver: false)
        return try #require(TypeName("shop.item"))
    }

    private mutating func push(_ type: TypeName) throws -> NavigationChange {
        try tree.push(Destination(type: type), on: tree.root, by: nil).change
    }

    @Test mutating func theProviderIsAskedForContent() throws {
        let type = try register(#","provides":true"#)
        let asked = modules.lackingContent(after: try push(type))
        #expect(asked.map(\.provider) == [shop] && asked.flatMap(\.entries).map(\.destination.type) == [type])
        #expect(modules.lackingContent(of: type, in: tree).flatMap(\.entries).count == 1)
    }

    @Test mutating func aTypeWithoutContentIsNotAskedAbout() throws {
        let type = try register("")
        #expect(modules.lackingContent(after: try push(type)).isEmpty)
        #expect(modules.lackingContent(of: type, in: tree).isEmpty)
    }

    @Test mutating func oneQuestionIsAbout256Entries() throws {
        let type = try register(#","provides":true"#)
        for _ in 0..<257 { _ = try push(type) }
        #expect(modules.lackingContent(of: type, in: tree).map(\.entries.count) == [256, 1])
    }

    @Test mutating func entriesWithOlderArgumentsAreMigrated() throws {
        var type = try register("")
        _ = try push(type)
        #expect(modules.migration(of: type, in: tree) == nil)
        type = try register(#","version":2"#)
        let migration = try #require(modules.migration(of: type, in: tree))
        #expect(migration.provider == shop && migration.version == 2 && migration.entries.count == 1)
    }

    @Test mutating func aTypeWithoutProviderIsNotMigrated() throws {
        let type = try register(#","version":2"#)
        _ = try push(type)
        _ = modules.sessionEnded(shop)
        #expect(modules.migration(of: type, in: tree) == nil)
    }
}

extension MethodDefinition {
    /// Reads the parameters of a request from their text.
    fileprivate init(parsing text: String) throws {
        let bytes = Array(text.utf8)
        self = try bytes.withUnsafeBytes { text in
            var scanner = JSONScanner()
            try scanner.scan(text.bytes)
            var parameters = Parameters(text, members: scanner.members, of: Self.method)
            return try Self(&parameters)
        }
    }
}
