package import NavigationTree

/// `scene.list`: all scenes.
package struct SceneList: MethodDefinition {
    package static let method = Method.sceneList
    package static let function = ClientFunction("scenes")
    package static let summary = "All scenes, by name: those of the host, and those that its fleet shares."
    package static let resultSummary = "The scenes, by name."
    package static let examples: [Example] = [
        Example(
            "a fresh host",
            "{}",
            gives: #"{"scenes":[{"scene":"main","revision":0,"navigators":1,"entries":0,"current":"n1"}]}"#
        )
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {}

    /// The answer: scenes.
    package struct Result: WireObject {
        let scenes: [Element]

        package init(_ scenes: [Element]) { self.scenes = scenes }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("scenes", "The scenes, by name.") { $0.scenes }
        }
    }

    /// A scene with its size.
    package struct Element: WireComponent, WireObject {
        package static let componentName = "SceneInformation"

        let scene: SceneRevision
        let navigators: Int
        let entries: Int
        let current: NavigatorID
        let restorationKey: String?
        let setAside: [String]
        let isShared: Bool

        package var name: String { scene.scene }

        /// - Parameters:
        ///   - setAside: the keys whose states are set aside, oldest first.
        ///   - isShared: whether a fleet shares the scene.
        package init(
            _ tree: borrowing NavigationTree,
            restorationKey: String? = nil,
            setAside: [String] = [],
            isShared: Bool = false
        ) {
            self.isShared = isShared
            self.scene = SceneRevision(tree)
            (self.navigators, self.entries) = (tree.navigatorCount, tree.entryCount)
            self.current = tree.current
            (self.restorationKey, self.setAside) = (restorationKey, setAside)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("navigators", "How many navigators it has.") { $0.navigators }
            object.member("entries", "How many entries it has.") { $0.entries }
            object.member("current", "The navigator in front.") { $0.current }
            object.optional("restorationKey", "The key of its state; left out when it has none.") { $0.restorationKey }
            object.optional(
                "setAside",
                "The keys whose states `scene.restore` can bring back, oldest first; left out for an empty list."
            ) { $0.setAside.isEmpty ? nil : $0.setAside }
            object.optional("shared", "True when a fleet shares the scene; left out for one of this host alone.") {
                $0.isShared ? true : nil
            }
        }
    }
}
