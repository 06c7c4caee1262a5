package import NavigationTree

/// `watch.list`: the watches of all connections.
package struct WatchList: MethodDefinition {
    package static let method = Method.watchList
    package static let function = ClientFunction("watches")
    package static let summary = "The watches of all connections, by connection and number."
    package static let resultSummary = "The scene and filter of each watch, and whether its reader is behind."
    package static let errors: [ErrorCode] = [.unknownSession]
    package static let examples: [Example] = [
        Example(
            "one of a navigator's",
            after: [#"{"id":0,"method":"watch","params":{"navigator":"n1","kinds":["entry.added"]}}"#],
            "{}",
            gives:
                #"{"watches":[{"session":"s1","watch":1,"scene":"main","navigator":"n1","kinds":["entry.added"],"verbosity":"silent","isLagging":false}]}"#
        )
    ]

    /// As it was written; nil for all.
    package let session: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.session = try parameters.string("session", "Only the watches of this connection.", SessionID.schema)
    }

    /// The watches.
    package struct Result: WireObject {
        let watches: [WireWatch]

        package init(_ watches: [WireWatch]) { self.watches = watches }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("watches", "The watches.") { $0.watches }
        }
    }
}

/// A watch as `watch.list` shows it.
package struct WireWatch: WireComponent, WireObject {
    package static let componentName = "Watch"

    package let session: SessionID
    package let number: Int
    let scene: String?
    let navigator: NavigatorID?
    let kinds: Set<ChangeKind>?
    let verbosity: SceneConfiguration.Verbosity
    let isLagging: Bool
    let credit: Int?

    package init(
        _ number: Int,
        of session: SessionID,
        scene: String?,
        navigator: NavigatorID?,
        kinds: Set<ChangeKind>?,
        verbosity: SceneConfiguration.Verbosity,
        isLagging: Bool,
        credit: Int?
    ) {
        (self.number, self.session, self.scene, self.navigator) = (number, session, scene, navigator)
        (self.kinds, self.verbosity, self.isLagging, self.credit) = (kinds, verbosity, isLagging, credit)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("session", "The connection that watches.") { $0.session }
        object.member("watch", "The watch's number on that connection.") { $0.number }
        object.optional("scene", "The scene that it watches; left out for a watch of `host.watch`.") { $0.scene }
        object.optional("navigator", "The navigator that it watches, with all below it.") { $0.navigator }
        object.optional("kinds", "The kinds of change that it gets; all when left out.") { watch -> [ChangeKind]? in
            watch.kinds?.sorted { $0.rawValue < $1.rawValue }
        }
        object.member("verbosity", "Events up to this level come as well.") { $0.verbosity }
        object.member("isLagging", "Whether its reader is behind and gets the state instead of changes.") {
            $0.isLagging
        }
        object.optional("credit", "How many notifications it may still send; left out when it has no limit.") {
            $0.credit
        }
    }
}
