/// A value of the contract, as it is read from the wire and written to it.
package protocol ContractValue: Sendable {
    /// Reads a value. Throws ``NavigationClientError/badAnswer(_:)`` for JSON that the contract does not allow here.
    init(reading payload: JSONPayload) throws(NavigationClientError)

    /// The value as JSON.
    var encoded: JSONPayload { get }
}

/// A word of the contract. A newer host may say words that the contract did not have.
package protocol ContractWord: ContractValue, RawRepresentable<String> {
    init(rawValue: String)
}

extension ContractWord {
    package init(reading payload: JSONPayload) throws(NavigationClientError) {
        self.init(rawValue: try String(reading: payload))
    }

    package var encoded: JSONPayload { JSONPayload(rawValue) }
}

extension JSONPayload: ContractValue {
    package init(reading payload: JSONPayload) throws(NavigationClientError) { self = payload }

    package var encoded: JSONPayload { self }
}

extension String: ContractValue {
    package init(reading payload: JSONPayload) throws(NavigationClientError) {
        self = try given(payload.string, "a string")
    }

    package var encoded: JSONPayload { JSONPayload(self) }
}

extension Int: ContractValue {
    package init(reading payload: JSONPayload) throws(NavigationClientError) {
        self = try given(payload.integer, "an integer")
    }

    package var encoded: JSONPayload { JSONPayload(self) }
}

extension Double: ContractValue {
    package init(reading payload: JSONPayload) throws(NavigationClientError) {
        self = try given(payload.double, "a number")
    }

    package var encoded: JSONPayload { JSONPayload(self) }
}

extension Bool: ContractValue {
    package init(reading payload: JSONPayload) throws(NavigationClientError) {
        self = try given(payload.bool, "a Boolean")
    }

    package var encoded: JSONPayload { JSONPayload(self) }
}

extension Array: ContractValue where Element: ContractValue {
    package init(reading payload: JSONPayload) throws(NavigationClientError) {
        let elements = try given(payload.elements, "a list")
        self = try elements.map { element throws(NavigationClientError) in try Element(reading: element) }
    }

    package var encoded: JSONPayload { .array(map(\.encoded)) }
}

extension Dictionary: ContractValue where Key == String, Value: ContractValue {
    package init(reading payload: JSONPayload) throws(NavigationClientError) {
        self = [:]
        for member in try given(payload.members, "an object") {
            self[member.name] = try Value(reading: member.value)
        }
    }

    /// The members in the order of their names.
    package var encoded: JSONPayload {
        .object(sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value.encoded) })
    }
}

/// JSON's null is nil.
extension Optional: ContractValue where Wrapped: ContractValue {
    package init(reading payload: JSONPayload) throws(NavigationClientError) {
        self = payload.isNull ? nil : try Wrapped(reading: payload)
    }

    package var encoded: JSONPayload { self?.encoded ?? JSONPayload.null }
}

extension Contract.Nullable: ContractValue where Value: ContractValue {
    package init(reading payload: JSONPayload) throws(NavigationClientError) {
        self = payload.isNull ? .null : .value(try Value(reading: payload))
    }

    package var encoded: JSONPayload {
        switch self {
        case .null: JSONPayload.null
        case .value(let value): value.encoded
        }
    }
}

/// The value, if it is of the expected kind. The error does not have the value, which may be private.
private func given<Value>(_ value: Value?, _ expected: String) throws(NavigationClientError) -> Value {
    guard let value else { throw .badAnswer("not \(expected)") }
    return value
}

extension NavigationClientError {
    /// This error about a value, as one about the place where the value stands.
    func inside(_ place: String) -> NavigationClientError {
        guard case .badAnswer(let problem) = self else { return self }
        return .badAnswer("\(place): \(problem)")
    }
}
