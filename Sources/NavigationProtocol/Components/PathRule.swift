package import NavigationTree

/// The rule of a type, as registrations and bindings write it and as answers show it.
extension PathRule: ParameterObject, WireObject {
    package static let componentName = "PathRule"
    package static let sample = PathRule()

    package static var definition: Schema {
        .object(Parameters.members { (parameters) throws(WireError) in try Self(&parameters) })
    }

    package init(_ parameters: inout Parameters) throws(WireError) { try self.init(&parameters, nullLifts: false) }

    /// - Parameter nullLifts: whether null stands for no rule, as in the document of bindings. Elsewhere it is refused.
    package init(_ parameters: inout Parameters, nullLifts: Bool) throws(WireError) {
        self.init()
        func lifts(_ name: StaticString) -> Bool { nullLifts && parameters.isNull(name) }
        under = try lifts("under") ? nil : parameters.roles("under", Meaning.under, withBeginning: true)
        within = try lifts("within") ? nil : parameters.roles("within", Meaning.within)
        most = try lifts("most") ? nil : parameters.integer("most", Meaning.most, in: Self.counts)
        repeats = try lifts("repeats") ? nil : parameters.bool("repeats", Meaning.repeats)
        first = try lifts("first") ? nil : parameters.bool("first", Meaning.first)
        last = try lifts("last") ? nil : parameters.bool("last", Meaning.last)
        methods = try lifts("methods") ? nil : parameters.methods()
    }

    private static let counts = 1...Int64(Int32.max)

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.optional("under", Meaning.under) { $0.under }
        object.optional("within", Meaning.within) { $0.within }
        object.optional("most", Meaning.most) { $0.most }
        object.optional("repeats", Meaning.repeats) { $0.repeats }
        object.optional("first", Meaning.first) { $0.first }
        object.optional("last", Meaning.last) { $0.last }
        object.optional("methods", Meaning.methods) { $0.methods }
    }
}

extension Parameters {
    /// A list of roles. No type may have the role `root`, which stands for the beginning of a path.
    package mutating func roles(
        _ name: StaticString,
        _ summary: StaticString,
        withBeginning: Bool = false
    ) throws(WireError) -> [String]? {
        guard let roles = try strings(name, summary, of: .name) else { return nil }
        guard roles.allSatisfy({ Names.isValid($0) && (withBeginning || $0 != PathRule.beginning) }) else {
            let beginning = withBeginning ? ", or \"root\" for the beginning of a path" : "; \"root\" is taken"
            throw Self.invalid(name, "a list of names (1 to 64 of A-Z a-z 0-9 _ -, a letter or _ first)\(beginning)")
        }
        return roles
    }

    /// The conditions of a type for the paths that it stands in.
    package mutating func pathRule(_ name: StaticString, _ summary: StaticString) throws(WireError) -> PathRule? {
        try object(name, summary, as: PathRule.self)
    }

    fileprivate mutating func methods() throws(WireError) -> [NavigationMethod]? {
        guard slice("methods") != nil else {
            return absent("methods", Meaning.methods, .array(of: NavigationMethod.schema, minimum: 1))
        }
        let names = try strings("methods") ?? []
        let methods = names.compactMap(NavigationMethod.init(rawValue:))
        guard methods.count == names.count, !methods.isEmpty else {
            let known = NavigationMethod.builtInNames
            throw Self.invalid("methods", "a list of some of \(known), or of methods that modules define")
        }
        return methods
    }
}

/// The meanings of a rule's parts, in requests and in answers.
private enum Meaning {
    static let under: StaticString = "It stands directly on a type with one of these roles, or on `root`."
    static let within: StaticString = "Something below it in the path has one of these roles."
    static let most: StaticString = "How many of it a path may hold."
    static let repeats: StaticString = "Whether it may stand on itself."
    static let first: StaticString = "Whether it must be the first of its path."
    static let last: StaticString = "Whether nothing may stand on it."
    static let methods: StaticString = "The methods by which it may be shown."
}
