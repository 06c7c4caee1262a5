import NavigationClient
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20)))
struct NavigationDestinationTests {
    @Test func caseIsATypeWithItsValuesAsArguments() throws {
        #expect(try Destination(ShopPlace.product(id: 7, color: nil)) == Destination("shop.product", ["id": 7]))
        #expect(try Destination(ShopPlace.cart) == Destination("shop.cart", [:]))
    }

    @Test(
        arguments: [
            .cart, .product(id: 7, color: "red"), .product(id: 0, color: nil),
            .search(words: ["a", "é"], price: 0.5, isNew: true, around: ShopPlace.Point(x: 1, y: 2)),
        ] as [ShopPlace]
    )
    func caseComesBackFromItsTypeAndArguments(place: ShopPlace) throws {
        let destination = try Destination(place)
        #expect(try ShopPlace(type: destination.type, arguments: destination.arguments ?? .null) == place)
    }

    @Test(
        arguments: [
            ("shop.product", ["id": "seven"]), ("shop.product", [:]), ("shop.basket", [:]),
            ("bakery.product", ["id": 7]),
            ("shop", [:]),
        ] as [(String, JSONPayload)]
    )
    func whatIsNoCaseIsRefused(type: String, arguments: JSONPayload) {
        let error = #expect(throws: NavigationClientError.self) { try ShopPlace(type: type, arguments: arguments) }
        guard case .invalidDestination? = error else {
            Issue.record("not an invalid destination: \(String(describing: error))")
            return
        }
    }

    @Test func typesAndSchemasComeFromTheSamples() throws {
        let types = try ShopPlace.types
        #expect(types.map(\.type) == ["shop.cart", "shop.product", "shop.search", "shop.help"])
        #expect(types.map(\.method) == ["managedSheet", nil, nil, nil])
        #expect(types.map(\.title) == ["Your cart", nil, nil, nil])
        let schemas = types.map { $0.arguments?.text ?? "" }
        #expect(schemas[0] == #"{"type":"object","properties":{},"additionalProperties":false}"#)
        #expect(
            schemas[1]
                == #"{"type":"object","properties":{"id":{"type":"integer"},"color":{"type":"string"}},"required":["id"],"additionalProperties":false}"#
        )
        let point =
            #"{"type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"}},"required":["x","y"]}"#
        #expect(
            schemas[2]
                == #"{"type":"object","properties":{"words":{"type":"array","items":{"type":"string"}},"price":{"type":"number"},"isNew":{"type":"boolean"},"around":\#(point)},"required":["words","price","isNew","around"],"additionalProperties":false}"#
        )
        #expect(schemas[3] == "true")
    }

    @Test func whatIsNotEncodedAsACaseIsRefused() {
        #expect(throws: NavigationClientError.self) { try Plain.types }
        #expect(throws: NavigationClientError.self) { try Destination(Plain()) }
    }

    @Test func moduleIsRegisteredAndShownByItsEnum() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let outcome = try await client.register(ShopPlace.self) { place, question in
            guard case .product(let id, _) = place else { throw QuestionRefusal(message: "no product") }
            return ["id": JSONPayload(id), "asked": question.message]
        }
        #expect(Set(outcome.registered) == ["shop.cart", "shop.product", "shop.search", "shop.help"])

        let entry = try #require(try await client.push(ShopPlace.product(id: 7, color: "red")).entry)
        let shown = try await client.tree().navigators[0].path[0]
        #expect(try ShopPlace(shown) == .product(id: 7, color: "red"))
        #expect(try await client.ask(entry, "title") == ["id": 7, "asked": "title"])

        let refused = await refusal {
            try await client.navigate(to: Destination("shop.product", ["id": 7, "colour": "red"]))
        }
        #expect(refused?.name == "invalid_arguments")
        #expect(try await client.navigate(to: ShopPlace.cart).navigator != "n1")
        await client.close()
    }
}

enum ShopPlace: NavigationDestination, Equatable {
    struct Point: Codable, Equatable {
        var x: Double
        var y: Double
    }

    static let module = "shop"
    static let samples: [Self] = [
        .cart, .product(id: 0, color: nil),
        .search(words: ["a"], price: 1, isNew: false, around: Point(x: 0, y: 0)), .help,
    ]

    case cart
    case product(id: Int, color: String?)
    case search(words: [String], price: Double, isNew: Bool, around: Point)
    case help

    var method: String? { self == .cart ? "managedSheet" : nil }
    var title: String? { self == .cart ? "Your cart" : nil }
    var schema: JSONPayload? { self == .help ? true : nil }
}

/// A structure: its encoding has no case.
struct Plain: NavigationDestination {
    static let module = "plain"
    static let samples = [Plain()]
    var a = 1
    var b = 2
}
