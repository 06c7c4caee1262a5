/// The conditions of a destination type for the paths that it stands in. They name roles. A nil member sets no
/// condition.
///
/// The host refuses a request that would break a rule with `path_refused` and suggests a legal path. The host's
/// configuration may add to these rules or lift them.
public struct PathRules: Equatable, Sendable {
    /// Roles; the entry directly below it must have one of them. `root` stands for the beginning of a path.
    public var under: [String]?
    /// Roles; an entry below it, in its path or in what presents it, must have one of them.
    public var within: [String]?
    /// How many times a path may contain it; at least 1.
    public var most: Int?
    /// False forbids it directly on itself.
    public var repeats: Bool?
    /// True requires it to be the first of its path.
    public var first: Bool?
    /// True requires it to be the last of its path.
    public var last: Bool?
    /// The methods by which it may be shown, such as `push`.
    public var methods: [String]?

    /// Rules; a nil member sets no condition.
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

    /// The rules as the protocol writes them.
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
