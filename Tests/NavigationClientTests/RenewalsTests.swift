import Testing

@testable import NavigationClient

/// The registrations that a client renews after a reconnection.
struct RenewalsTests {
    private var renewals = Renewals()

    private mutating func add(
        _ number: Int,
        _ subject: Renewals.Subject,
        _ parameters: String,
        replacing: Bool = false
    ) {
        renewals.add(
            Renewals.Renewal(
                number: number,
                subject: subject,
                method: "module.register",
                parameters: Array(parameters.utf8),
                answer: [:]
            ),
            replacing: replacing
        )
    }

    private var parameters: [String] { renewals.all.map { String(decoding: $0.parameters, as: UTF8.self) } }

    @Test mutating func typesThatWereGivenUpAreNotRenewed() {
        add(
            1,
            .module("shop"),
            #"{"module":"shop","destinations":[{"type":"shop.list"},{"type":"shop.item","version":2}]}"#
        )
        add(2, .module("shop"), #"{"module":"shop","destinations":[{"type":"shop.list"}]}"#)
        add(3, .module("help"), #"{"module":"help","destinations":[{"type":"shop.list"}]}"#)
        renewals.forget(types: ["shop.list"], of: "shop")
        #expect(
            parameters == [
                #"{"module":"shop","destinations":[{"type":"shop.item","version":2}]}"#,
                #"{"module":"shop","destinations":[]}"#, #"{"module":"help","destinations":[{"type":"shop.list"}]}"#,
            ]
        )
    }

    @Test mutating func moduleThatWasGivenUpTakesItsPatternsAlong() {
        add(1, .module("shop"), "{}")
        add(2, .pattern("/a", module: "shop"), "{}")
        add(3, .pattern("/b", module: "help"), "{}")
        add(4, .voter, "{}")
        renewals.forget(.module("shop"))
        #expect(renewals.all.map(\.number) == [3, 4])
    }

    @Test mutating func wholeModuleTakesThePlaceOfEarlierRegistrations() {
        add(1, .module("shop"), #"{"module":"shop"}"#)
        add(2, .module("help"), #"{"module":"help"}"#)
        add(3, .pattern("/a", module: "shop"), "{}")
        add(4, .module("shop"), #"{"module":"shop","replaces":true}"#, replacing: true)
        #expect(renewals.all.map(\.number) == [2, 3, 4])
    }

    @Test mutating func repeatedRegistrationIsRenewedOnce() {
        add(1, .module("shop"), #"{"module":"shop"}"#)
        add(2, .module("shop"), #"{"module":"shop","version":"2"}"#)
        add(3, .module("shop"), #"{"module":"shop"}"#)
        #expect(renewals.all.map(\.number) == [2, 3])
    }
}
