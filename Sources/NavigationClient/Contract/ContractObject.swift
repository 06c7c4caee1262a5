/// Members of the contract's types.
extension PayloadObject {
    /// A member; throws when it is missing or of another type.
    func value<Value: ContractValue>(_ name: String) throws(NavigationClientError) -> Value {
        try read(name, try required(name))
    }

    /// A member; nil when it is missing.
    func valueIfGiven<Value: ContractValue>(_ name: String) throws(NavigationClientError) -> Value? {
        guard let payload = optional(name) else { return nil }
        return try read(name, payload) as Value
    }

    // The commonest types are read in place. Other values are copied out of the text, and scanned again.

    func value(_ name: String) throws(NavigationClientError) -> String { try string(name) }

    func valueIfGiven(_ name: String) throws(NavigationClientError) -> String? { has(name) ? try string(name) : nil }

    func value(_ name: String) throws(NavigationClientError) -> Int { try integer(name) }

    func valueIfGiven(_ name: String) throws(NavigationClientError) -> Int? { has(name) ? try integer(name) : nil }

    /// Throws unless the member is this word.
    func require(_ name: String, _ word: String) throws(NavigationClientError) {
        guard try string(name) == word else { throw NavigationClientError.badAnswer("\"\(name)\" is not \"\(word)\"") }
    }

    private func read<Value: ContractValue>(
        _ name: String,
        _ payload: JSONPayload
    ) throws(NavigationClientError) -> Value {
        do {
            return try Value(reading: payload)
        } catch {
            throw error.inside("\"\(name)\"")
        }
    }
}

/// Writes the members of an object of the contract.
struct ContractWriter: Sendable {
    private var members: [(name: String, value: JSONPayload)] = []

    /// Adds a member.
    mutating func add<Value: ContractValue>(_ name: String, _ value: Value) {
        members.append((name: name, value: value.encoded))
    }

    /// Adds a member, unless it is nil.
    mutating func addIfGiven<Value: ContractValue>(_ name: String, _ value: Value?) {
        if let value { add(name, value) }
    }

    /// The object.
    var payload: JSONPayload { .object(members) }
}

/// Tells the forms of a value apart by the members of an object, and by their words.
struct ContractShape {
    private let object: PayloadObject?

    init(_ payload: JSONPayload) { object = payload.isObject ? try? PayloadObject(payload, of: "a form") : nil }

    /// The word of a member; throws when it is missing.
    func word(_ name: String) throws(NavigationClientError) -> String {
        guard let object else { throw .badAnswer("not an object") }
        return try object.string(name)
    }

    /// Whether a member is this word.
    func has(_ name: String, _ word: String) -> Bool { object?.optional(name)?.string == word }

    /// Whether all of these members are there.
    func hasAll(_ names: [String]) -> Bool { names.allSatisfy { object?.optional($0) != nil } }
}
