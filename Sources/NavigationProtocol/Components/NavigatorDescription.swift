package import NavigationTree

/// A navigator without its path, with what is known of its place in the tree.
package struct NavigatorDescription: WireComponent, WireObject {
    package static let componentName = "NavigatorState"

    let scene: SceneRevision
    let members: NavigatorMembers
    let count: Int
    let isAnyChildPresenting: Bool
    let depth: Int
    let isCurrent: Bool

    package init(_ navigator: Navigator, in tree: borrowing NavigationTree) {
        self.scene = SceneRevision(tree)
        self.members = NavigatorMembers(
            navigator: navigator,
            children: tree.children(of: navigator.id),
            overlays: tree.overlays(of: navigator.id)
        )
        self.count = navigator.path.count
        self.isAnyChildPresenting = tree.isAnyPresenting(atOrBelow: navigator.id)
        self.depth = tree.depth(of: navigator.id)
        self.isCurrent = tree.current == navigator.id
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.include { $0.scene }
        object.include { $0.members }
        object.member("count", "How many entries its path has.") { $0.count }
        object.member("isPresented", "Whether it is shown over another one.") { $0.members.navigator.kind.isShownOver }
        object.member("isPresenting", "Whether a navigator is shown over it.") {
            $0.members.navigator.presented != nil || !$0.members.overlays.isEmpty
        }
        object.member("isAnyChildPresenting", "Whether it, or a navigator below it, presents something.") {
            $0.isAnyChildPresenting
        }
        object.member("depth", "How many navigators are above it.") { $0.depth }
        object.member("current", "Whether it is the navigator in front.") { $0.isCurrent }
    }
}
