/// What a destination type asks of the paths that it stands in, in terms of roles. What is nil is not asked.
///
/// The host refuses with `path_refused` what would break a rule, and names a path that would be legal; its configuration may add to these rules, or lift
/// them.
public struct PathRules: Equatable, Sendable {
    /// What it stands directly on must have one of these roles; `root` stands for the beginning of a path.
    public var under: [String]?
    /// Something below it, in its path or in what presents that, must have one of these roles.
    public var within: [String]?
    /// How often a path may hold it, 1 at least.
    public var most: Int?
    /// False: it may not stand directly on itself.
    public var repeats: Bool?
    /// True: nothing may be below it in its path.
    public var first: Bool?
    /// True: nothing may be above it in its path.
    public var last: Bool?
    /// The ways in which it may be shown.
    public var methods: [String]?

    /// Rules; what is left out is not asked.
    public init(
        under: [String]? = nil,
        within: [String]? = nil,
        most: Int? = nil,
        repeats: Bool? = nil,
        first: Bool? = nil,
        last: Bool? = nil,
        methods: [String]? = nil
    ) {
        self.under = under
        self.within = within
        self.most = most
        self.repeats = repeats
        self.first = first
        self.last = last
        self.methods = methods
    }

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "rules of a path")
        self.init(
            under: try object.optionalStrings("under"),
            within: try object.optionalStrings("within"),
            most: try object.optionalInteger("most"),
            repeats: try object.optionalFlag("repeats"),
            first: try object.optionalFlag("first"),
            last: try object.optionalFlag("last"),
            methods: try object.optionalStrings("methods")
        )
    }

    var payload: JSONPayload {
        var parameters = ParameterWriter()
        parameters.add("under", under)
        parameters.add("within", within)
        parameters.add("most", most)
        parameters.add("repeats", repeats)
        parameters.add("first", first)
        parameters.add("last", last)
        parameters.add("methods", methods)
        return parameters.payload()
    }
}
