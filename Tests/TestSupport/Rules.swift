import JSON

@testable package import NavigationTree

/// Five types whose rules use every part once.
package enum Rules {
    package static let types = ["a.one", "a.two", "b.one", "b.two", "b.three"].compactMap { TypeName($0) }
    package static let notTwice = Destination(type: types[2])

    package static let all: PathRules = {
        var rules = PathRules()
        for (type, definition) in zip(types, definitions) {
            rules.register(DestinationDefinition(type: type, roles: definition.roles, rule: definition.rule))
        }
        return rules
    }()

    private static let definitions: [(roles: Set<String>, rule: PathRule)] = {
        var two = PathRule()
        two.under = ["list", PathRule.beginning]
        two.methods = NavigationMethod.builtIn.filter { $0 != .popover }
        var once = PathRule()
        once.repeats = false
        once.most = 2
        var inside = PathRule()
        inside.within = ["list"]
        inside.last = true
        return [(["list"], PathRule()), ([], two), (["list"], once), ([], inside), ([], PathRule())]
    }()

    /// All methods of presentation, built-in ones and those of the module `a`. No test moves its clock so far that the
    /// toast closes.
    package static let presentations =
        NavigationMethod.builtIn.filter(\.isPresentation) + [
            .own(PresentationMethod(name: "drawer", hasPath: true)),
            .own(PresentationMethod(name: "toast", isExclusive: false, closesAfter: 86_400)),
            .own(PresentationMethod(name: "panel", hasPath: true, isExclusive: false)),
        ]

    private static let definitionsOfPresentations = """
        [{"method":"drawer","hasPath":true},{"method":"toast","exclusive":false,"closesAfter":86400},\
        {"method":"panel","hasPath":true,"exclusive":false}]
        """

    /// Requests that a client must send before those of a script: they register the types.
    static let registration = """
        {"method":"module.register","params":{"module":"a","destinations":[{"type":"a.one","roles":["list"]},\
        {"type":"a.two","rules":{"under":["list","root"],"methods":["push","sheet","cover","managedSheet","managedCover","alert","dialog"]}}],\
        "presentations":\(definitionsOfPresentations)}}
        {"method":"module.register","params":{"module":"b","destinations":[{"type":"b.one","roles":["list"],"rules":{"repeats":false,"most":2}},\
        {"type":"b.two","rules":{"within":["list"],"last":true}},{"type":"b.three"}]}}
        """

    static let registrationWithoutRules = """
        {"method":"module.register","params":{"module":"a","destinations":[{"type":"a.one"},{"type":"a.two"}],"presentations":\(definitionsOfPresentations)}}
        {"method":"module.register","params":{"module":"b","destinations":[{"type":"b.one"},{"type":"b.two"},{"type":"b.three"}]}}
        """
}
