import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs
import Testing

@testable import NavigationBroker

/// The machine alone: patterns, URLs, and back.
struct LinksTests {
    private var links = Links()
    private var limits = Limits()

    private static let product =
        #""pattern":"shop://product/:id(int)","to":[{"type":"shop.item","arguments":{"id":"{id}"}}]"#

    @discardableResult
    private mutating func register(_ members: String = product, schema: String? = nil) throws -> RegisteredURL {
        let request = try Material.read(URLRegister.self, "{\(members)}")
        let schema = try schema.map { text in try RawJSON(parsing: text) }
        let new = try links.pattern(request, of: "shop", among: ["shop"], limits: limits) { _ in schema }
        try links.register(new)
        return new
    }

    private func code(_ body: () throws -> Void) -> ErrorCode? {
        do { try body() } catch { return (error as? WireError)?.code }
        return nil
    }

    @Test mutating func urlBecomesItsItemsAndBack() throws {
        try register()
        let match = try links.match("shop://product/12", limits: limits)
        let items = try #require(match.items)
        #expect(items.first?.object?["arguments"]?.object?["id"] == .integer(12))
        let found = try links.url(for: items, isPlace: false, limits: limits)
        #expect(found.url == "shop://product/12" && found.registered.module == "shop")
    }

    @Test mutating func otherURLsAreUnknown() throws {
        try register()
        let (links, limits) = (links, limits)
        #expect(code { _ = try links.match("shop://product/twelve", limits: limits) } == .unknownURL)
        #expect(code { _ = try links.match("::", limits: limits) } == .invalidURL)
        #expect(code { _ = try links.url(for: [], isPlace: true, limits: limits) } == .noURL)
    }

    @Test(
        arguments: [
            #""pattern":"/a#b","ask":true"#, #""pattern":"/a","to":[{"type":"shop.list","arguments":{"id":"{id}"}}]"#,
        ]
    )
    mutating func patternsWithMistakesAreRefused(members: String) throws {
        var copy = self
        let code = code { try copy.register(members) }
        #expect(code == .invalidURLPattern)
    }

    @Test mutating func argumentsThatNeverFitAreRefused() throws {
        var copy = self
        let schema = #"{"properties":{"id":{"type":"boolean"}}}"#
        let code = code { try copy.register(Self.product, schema: schema) }
        #expect(code == .invalidURLPattern)
    }

    @Test mutating func samePatternIsRedefinedWithinTheLimit() throws {
        limits.urlPatterns = 1
        try register()
        try register()
        var copy = self
        let code = code { try copy.register(#""pattern":"/other","ask":true"#) }
        #expect(code == .limitReached)
    }

    @Test mutating func patternsEndWithTheirModule() throws {
        let new = try register()
        let gone = try links.unregister(new.pattern.text, of: "shop")
        var copy = links
        let again = code { _ = try copy.unregister(new.pattern.text, of: "shop") }
        #expect(gone == [new.pattern.text] && again == .unknownURL)
        try register()
        links.moduleEnded("shop")
        #expect(links.patterns(of: nil).isEmpty)
    }
}
