import NavigationClient

/// A coffee that a person has put together.
struct Cup: Equatable {
    var name = "My cup"
    var size = "small"
    var shots = 1
    var milk = "whole"
    var hasSyrup = false

    /// The cups that a new list begins with.
    static let samples = [
        Cup(name: "Monday", size: "large", shots: 3, milk: "oat"),
        Cup(name: "After lunch", milk: "none"),
        Cup(name: "Sunday", size: "large", hasSyrup: true),
    ]
    static let sizes = [("small", "Small"), ("large", "Large")]
    static let milks = [("whole", "Whole milk"), ("oat", "Oat milk"), ("none", "No milk")]

    /// The price in cents.
    var cents: Int {
        (size == "large" ? 320 : 260) + 60 * (shots - 1) + (milk == "oat" ? 40 : 0) + (hasSyrup ? 30 : 0)
    }

    var price: JSONPayload {
        let rest = cents % 100
        return JSONPayload("\(cents / 100).\(rest < 10 ? "0" : "")\(rest) €")
    }

    /// Its contents, as "Large, 3 shots, oat milk".
    var detail: String {
        let size = Self.sizes.first { $0.0 == self.size }?.1 ?? self.size
        let milk = Self.milks.first { $0.0 == self.milk }?.1.lowercased() ?? self.milk
        return "\(size), \(shots == 1 ? "1 shot" : "\(shots) shots"), \(milk)\(hasSyrup ? ", vanilla" : "")"
    }

    /// The cup as arguments of an entry.
    var payload: JSONPayload {
        [
            "name": JSONPayload(name), "size": JSONPayload(size), "shots": JSONPayload(shots),
            "milk": JSONPayload(milk), "syrup": JSONPayload(hasSyrup),
        ]
    }
}

extension Cup {
    /// This cup with the values of a form or of arguments. Other values stay.
    func with(_ values: JSONPayload?) -> Cup {
        var cup = self
        if let name = values?["name"]?.string, !name.isEmpty { cup.name = name }
        cup.size = values?["size"]?.string ?? size
        cup.shots = min(max(values?["shots"]?.integer ?? shots, 1), 4)
        cup.milk = values?["milk"]?.string ?? milk
        cup.hasSyrup = values?["syrup"]?.bool ?? hasSyrup
        return cup
    }

    /// The form for it.
    var fields: [JSONPayload] {
        [
            Self.field("name", "Name", "text", JSONPayload(name), [("required", true)]),
            Self.field("size", "Size", "choice", JSONPayload(size), [("options", Self.options(Self.sizes))]),
            Self.field("shots", "Shots", "number", JSONPayload(shots), [("min", 1), ("max", 4)]),
            Self.field("milk", "Milk", "choice", JSONPayload(milk), [("options", Self.options(Self.milks))]),
            Self.field("syrup", "Vanilla syrup", "switch", JSONPayload(hasSyrup), []),
        ]
    }

    private static func field(
        _ id: String,
        _ label: String,
        _ input: String,
        _ value: JSONPayload,
        _ others: [(name: String, value: JSONPayload)]
    ) -> JSONPayload {
        let members: [(name: String, value: JSONPayload)] = [
            ("block", "field"), ("id", JSONPayload(id)), ("label", JSONPayload(label)), ("input", JSONPayload(input)),
            ("value", value),
        ]
        return .object(members + others)
    }

    private static func options(_ options: [(String, String)]) -> JSONPayload {
        .array(options.map { ["value": JSONPayload($0.0), "label": JSONPayload($0.1)] })
    }
}
