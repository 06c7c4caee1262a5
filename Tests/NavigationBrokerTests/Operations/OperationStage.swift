import NavigationBroker
import NavigationTree
import Testing

/// A scene in which every operation finds something to act on.
///
///     n1            e2 shop.list, e3 shop.list {"page":2}
///     ├ n4 side     (selected)
///     ├ n5 detail   e7 shop.list
///     ├ n6 extra    e8 shop.list
///     └ n9 sheet    over n1, goes with e3, made for e10 shop.item
///       └ n11 alert over the sheet, made for e12 shop.item {"ask":1}
struct OperationStage {
    let host: Harness
    let client: SessionID
    let watcher: SessionID

    /// Entries, navigators and bytes of arguments and buttons on the stage; nothing hangs on its navigators.
    static let entries = 6
    static let navigators = 6
    static let argumentBytes = 27 + #"[{"answer":"yes","label":"Yes"},{"answer":"no","role":"cancel"}]"#.utf8.count
    /// The id that comes next: `n13`, `e13` or `a13`.
    static let nextID = 13
    static let revision: Int64 = 9

    private static let steps = [
        Step(
            "module.register",
            """
            {"module":"shop","destinations":[{"type":"shop.list","roles":["list"]},{"type":"shop.item","method":"sheet"},\
            {"type":"shop.strict","arguments":{"type":"object","properties":{"id":{"type":"integer"}}}}]}
            """
        ),
        Step("push", #"{"type":"shop.list"}"#),
        Step("push", #"{"type":"shop.list","arguments":{"page":2}}"#),
        Step("navigator.create", #"{"name":"side"}"#),
        Step("navigator.create", #"{"name":"detail"}"#),
        Step("navigator.create", #"{"name":"extra"}"#),
        Step("push", #"{"navigator":"detail","type":"shop.list"}"#),
        Step("push", #"{"navigator":"extra","type":"shop.list"}"#),
        Step("present", #"{"navigator":"n1","type":"shop.item","name":"sheet"}"#),
        Step(
            "present",
            """
            {"navigator":"sheet","type":"shop.item","arguments":{"ask":1},"method":"alert","name":"alert",\
            "buttons":[{"answer":"yes","label":"Yes"},{"answer":"no","role":"cancel"}]}
            """
        ),
    ]

    /// `shop.leaf` stands on something with the role `list`.
    private static let rules = Step(
        "module.register",
        #"{"module":"shop","destinations":[{"type":"shop.leaf","rules":{"under":["list"]}}]}"#
    )

    init(withRules: Bool = true, after: [Step] = [], _ limits: (inout Limits) -> Void = { _ in }) {
        host = Harness(limits)
        client = host.connect()
        host.prepare(Self.steps + (withRules ? [Self.rules] : []) + after, from: client)
        watcher = host.watcher()
    }

    var tree: String { host.tree(from: client) }
}
