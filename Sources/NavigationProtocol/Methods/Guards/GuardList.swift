package import NavigationTree

/// `guard.list`: the guards.
package struct GuardList: MethodDefinition {
    package static let method = Method.guardList
    package static let function = ClientFunction("guards")
    package static let summary = "Lists the guards, in the order in which they are asked."
    package static let resultSummary = "The guards, in the order in which they are asked."
    package static let errors: [ErrorCode] = [.unknownScene]
    package static let examples = [
        Example(
            "one",
            after: [#"{"id":0,"method":"guard.add","params":{"name":"login","on":"enter","roles":["private"]}}"#],
            "{}",
            gives: """
                {"guards":[{"guard":"g1","name":"login","session":"s1","on":"enter","types":[],"roles":["private"],\
                "order":0,"timeout":5,"default":"deny"}]}
                """
        )
    ]

    /// All when nil.
    package let scene: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.string("scene", "Only the guards that are asked about this scene.")
    }

    /// The answer: the guards in their order.
    package struct Result: WireObject {
        let guards: [Listed<WireGuard>]

        package init(_ guards: [Listed<WireGuard>]) { self.guards = guards }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("guards", "The guards.") { $0.guards }
        }
    }
}

/// A guard as lists and plans show it.
package struct WireGuard: WireComponent, WireObject {
    package static let componentName = "Guard"

    package let id: GuardID
    let guardAdd: GuardAdd
    let session: SessionID?
    let module: String?
    let types: [String]
    let navigator: NavigatorID?
    let scene: String?
    let timeout: Double
    let pause: GuardPause?

    /// Guards with a lower number are asked first.
    package var order: Int { guardAdd.order }

    /// - Parameter pause: nil for a guard that is asked as usual.
    package init(
        _ id: GuardID,
        _ request: GuardAdd,
        of session: SessionID?,
        module: String?,
        types: [String],
        scene: String?,
        navigator: NavigatorID?,
        timeout: Double,
        pause: GuardPause?
    ) {
        (self.id, self.guardAdd, self.session, self.module) = (id, request, session, module)
        (self.types, self.scene, self.navigator, self.timeout) = (types, scene, navigator, timeout)
        self.pause = pause
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("guard", "The guard's id.") { $0.id }
        object.member("name", "Its name for people.") { $0.guardAdd.name }
        object.optional("session", "The session that is asked; left out while the guard's module is away.") {
            $0.session
        }
        object.optional("module", "The guard's module, or that of its session when it has exactly one.") { $0.module }
        object.member("on", "Whether it is asked before something is shown, goes, or is selected.") {
            $0.guardAdd.moment
        }
        object.member("types", "The types that it is about.") { $0.types }
        object.optional("roles", "The roles that it is about.") { $0.guardAdd.roles.map { Set($0).sorted() } }
        object.optional("scene", "The scene that it is about; all when left out.") { $0.scene }
        object.optional("navigator", "The navigator that it is about, with all below it.") { $0.navigator }
        object.member("order", "Guards with a lower number are asked first.") { $0.guardAdd.order }
        object.member("timeout", "Seconds that it has to answer.") { $0.timeout }
        object.member("default", "The verdict when it does not answer.") { $0.guardAdd.defaultVerdict }
        object.optional("away", "The verdict while its module is away; left out when it ends with its session.") {
            $0.guardAdd.absence
        }
        object.optional(
            "pause",
            "Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual."
        ) { $0.pause }
    }
}

/// The pause of a guard that has missed its deadlines.
package struct GuardPause: WireObject {
    let misses: Int
    let until: Int64

    /// - Parameter until: milliseconds since 1970.
    package init(misses: Int, until: Int64) { (self.misses, self.until) = (misses, until) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("misses", "How many deadlines it has missed in a row.") { $0.misses }
        object.member(
            "until",
            "When one request may be put to it: milliseconds since 1970 (UTC). After that time the pause lasts until the guard answers."
        ) { Int($0.until) }
    }
}
