import NavigationClient

/// A navigator with a path, unless the arguments say otherwise.
func navigator(
    _ kind: Contract.NavigatorKind,
    _ id: String,
    name: String? = nil,
    parent: String? = nil,
    method: String? = nil,
    root: Contract.Entry? = nil,
    buttons: [Contract.Button]? = nil,
    hasPath: Bool = true,
    children: [String] = [],
    selected: String? = nil,
    presented: String? = nil,
    path: [Contract.Entry] = []
) -> Contract.Navigator {
    Contract.Navigator(
        id: id,
        kind: kind,
        hasPath: hasPath,
        children: children,
        path: path,
        name: name,
        parent: parent,
        method: method,
        root: root,
        buttons: buttons,
        selected: selected,
        presented: presented
    )
}

/// An entry that a push has shown.
func entry(
    _ id: String,
    _ type: String,
    _ arguments: JSONPayload = .emptyObject,
    transient: Bool? = nil
) -> Contract.Entry {
    Contract.Entry(
        id: id,
        type: type,
        arguments: arguments,
        module: "shop",
        method: "push",
        cause: .init(revision: 1),
        transient: transient
    )
}
