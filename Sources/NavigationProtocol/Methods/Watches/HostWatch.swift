package import NavigationTree

/// `host.watch`: the scenes and modules of the host now, and each of their changes from here on.
package struct HostWatch: MethodDefinition {
    package static let method = Method.hostWatch
    package static let function = ClientFunction("watchHost")
    package static let summary = """
        Answers with the scenes and their current navigators, the modules, and the renderers. Every later change of these comes as one `hostChanged` notification. \
        The host counts these changes by revisions of their own, from 0 at the first `host.watch` of its life. `unwatch` ends the watch.
        """
    package static let resultSummary = "The watch's number on this connection, and where it begins."
    package static let errors: [ErrorCode] = [.limitReached, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "a host with one module",
            after: [Example.shop],
            "{}",
            gives: """
                {"watch":1,"instance":"0123456789abcdef","revision":0,"resumed":false,"window":{"from":0,"to":0},\
                "snapshot":{"scenes":[{"scene":"main","navigator":"n1"}],"modules":[{"module":"shop","session":"s1"}],"renderers":[]}}
                """
        )
    ]

    package let since: UInt64?
    package let instance: String?
    package let credit: Int?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.since = try parameters.integer("since", "The last revision that the client has seen.", in: 0...Int64.max)
            .map { UInt64($0) }
        self.instance = try parameters.string("instance", "The instance under which the client saw it.")
        self.credit = try parameters.integer(
            "credit",
            "How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number.",
            in: 0...Int64(Int32.max)
        )
    }

    /// Where the watch begins.
    package struct Result: WireObject {
        let number: Int
        let instance: String
        let revision: UInt64
        let start: Watch.Start
        let window: Window
        /// Nil when the watch is resumed.
        let snapshot: HostSnapshot?

        package init(
            _ number: Int,
            instance: String,
            revision: UInt64,
            start: Watch.Start,
            window: Window,
            snapshot: HostSnapshot?
        ) {
            (self.number, self.instance, self.revision) = (number, instance, revision)
            (self.start, self.window, self.snapshot) = (start, window, snapshot)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("watch", "The watch's number on this connection.") { $0.number }
            object.member("instance", "This life of the host: 16 hexadecimal digits.") { $0.instance }
            object.member("revision", "The host's present revision.") { $0.revision }
            object.member("resumed", "Whether it goes on after `from`; else it begins with the snapshot.") {
                if case .resumed = $0.start { true } else { false }
            }
            object.optional("from", "The revision after which a resumed watch goes on.") {
                if case .resumed(let from) = $0.start { from } else { nil }
            }
            object.optional("reason", "Why it could not go on after `since`.") {
                if case .lost(let reason) = $0.start { reason } else { nil }
            }
            object.member("window", "The revisions after which a watch can go on.") { $0.window }
            object.optional("snapshot", "The scenes, modules and renderers, unless the watch is resumed.") {
                $0.snapshot
            }
        }
    }
}

/// The scenes, modules and renderers of the host.
package struct HostSnapshot: WireComponent, WireObject {
    package static let componentName = "HostSnapshot"

    let scenes: [OpenScene]
    let modules: [PresentModule]
    let renderers: [Renderer]

    package init(scenes: [String: NavigatorID], modules: [String: SessionID], renderers: [Renderer]) {
        self.renderers = renderers
        self.scenes = scenes.sorted { $0.key < $1.key }.map { OpenScene(name: $0.key, current: $0.value) }
        self.modules = modules.sorted { $0.key < $1.key }.map { PresentModule(name: $0.key, session: $0.value) }
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scenes", "The scenes, by name.") { $0.scenes }
        object.member("modules", "The modules that are registered, by name.") { $0.modules }
        object.member("renderers", "The last reports of those that draw scenes, by scene.") { $0.renderers }
    }

    struct OpenScene: WireObject {
        let name: String
        let current: NavigatorID

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("scene", "The scene's name.") { $0.name }
            object.member("navigator", "The scene's current navigator.") { $0.current }
        }
    }

    struct PresentModule: WireObject {
        let name: String
        let session: SessionID

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("module", "The module's name.") { $0.name }
            object.member("session", "The connection that has it.") { $0.session }
        }
    }
}
