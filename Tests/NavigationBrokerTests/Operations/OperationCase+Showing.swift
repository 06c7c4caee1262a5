import NavigationBroker
import NavigationProtocol

// Operations that show something.

extension OperationCase {
    private static let lock = [Step("lock", #"{"navigator":"sheet"}"#)]
    private static let lockAlert = [Step("lock", #"{"navigator":"alert"}"#)]
    /// Something locked over the top entry of a stack.
    private static func lock(over stack: String) -> [Step] {
        [
            Step("push", #"{"navigator":"\#(stack)","type":"shop.list","transient":true}"#),
            Step("present", #"{"navigator":"\#(stack)","type":"shop.item","name":"over"}"#),
            Step("lock", #"{"navigator":"over"}"#),
        ]
    }
    private typealias Stage = OperationStage

    /// The refusals of an operation that shows one destination on a navigator without presenting it.
    private static func refusals(on navigator: String, more: String = "") -> [Refusal] {
        [
            Refusal("unknown_destination", #"{"navigator":"\#(navigator)","type":"shop.none"\#(more)}"#),
            Refusal(
                "invalid_arguments",
                #"{"navigator":"\#(navigator)","type":"shop.strict","arguments":{"id":"x"}\#(more)}"#
            ),
            Refusal("limit_reached", #"{"navigator":"\#(navigator)","type":"shop.list","arguments":{"a":1}\#(more)}"#) {
                $0.argumentBytes = Stage.argumentBytes
            },
        ]
    }

    private static let tooManyEntries = Refusal("limit_reached", #"{"navigator":"side","type":"shop.list"}"#) {
        $0.entries = Stage.entries
    }
    private static let noStack = Refusal("no_stack", #"{"navigator":"sheet","type":"shop.list","method":"push"}"#)
    private static let leafOnNothing = Refusal("path_refused", #"{"navigator":"side","type":"shop.leaf"}"#)
    private static let presenting = [
        Refusal(
            "occupied",
            #"{"navigator":"n1","type":"shop.list","method":"cover","ifOccupied":"refuse"}"#
        ),
        Refusal("name_in_use", #"{"navigator":"side","type":"shop.list","method":"sheet","name":"detail"}"#),
        Refusal("limit_reached", #"{"navigator":"side","type":"shop.list","method":"sheet"}"#) {
            $0.navigators = Stage.navigators
        },
        Refusal("invalid_params", #"{"navigator":"side","type":"shop.list","method":"sheet","ifPresent":"back"}"#),
        Refusal("invalid_params", #"{"navigator":"side","type":"shop.list","method":"sheet","transient":true}"#),
        Refusal(
            "invalid_params",
            #"{"navigator":"side","type":"shop.list","method":"sheet","buttons":[{"answer":"yes"}]}"#
        ),
        Refusal("invalid_params", #"{"navigator":"side","type":"shop.list","method":"alert","buttons":[]}"#),
        Refusal(
            "invalid_params",
            #"{"navigator":"side","type":"shop.list","method":"alert","buttons":[{"answer":"a"},{"answer":"a"}]}"#
        ),
        Refusal(
            "invalid_params",
            #"{"navigator":"side","type":"shop.list","method":"alert","buttons":[{"answer":"a","role":"big"}]}"#
        ),
        Refusal("path_refused", #"{"navigator":"side","type":"shop.leaf","method":"sheet"}"#),
    ]

    static let showing = [
        OperationCase(
            .navigate,
            #"{"navigator":"detail","type":"shop.item"}"#,
            makes: ["navigator.created"],
            idle: .unchanged(#"{"navigator":"n1","type":"shop.item"}"#),
            refusals: refusals(on: "side") + presenting + [
                leafOnNothing, tooManyEntries, noStack,
                Refusal("invalid_params", #"{"navigator":"side","type":"shop.list","buttons":[{"answer":"yes"}]}"#),
                Refusal("invalid_params", #"{"navigator":"side","type":"shop.list","ifPresent":"never"}"#),
                Refusal("locked", #"{"navigator":"n1","type":"shop.list","method":"cover"}"#, after: lockAlert),
            ]
        ),
        OperationCase(
            .push,
            #"{"navigator":"detail","type":"shop.list"}"#,
            makes: ["entry.added"],
            idle: .unchanged(#"{"navigator":"detail","type":"shop.list","ifPresent":"single"}"#),
            refusals: refusals(on: "side") + [
                leafOnNothing, tooManyEntries,
                Refusal("no_stack", #"{"navigator":"sheet","type":"shop.list"}"#),
                Refusal("invalid_params", #"{"navigator":"side","type":"shop.list","buttons":[{"answer":"yes"}]}"#),
                Refusal("invalid_params", #"{"navigator":"side","type":"shop.list","transient":"yes"}"#),
                Refusal("locked", #"{"navigator":"n1","type":"shop.item","ifPresent":"replaceTop"}"#, after: lock),
            ]
        ),
        OperationCase(
            .present,
            #"{"navigator":"detail","type":"shop.list","method":"cover"}"#,
            makes: ["navigator.created"],
            idle: .unchanged(#"{"navigator":"n1","type":"shop.item"}"#),
            refusals: refusals(on: "side") + presenting + [
                Refusal("invalid_params", #"{"navigator":"side","type":"shop.list","method":"push"}"#),
                Refusal("locked", #"{"navigator":"n1","type":"shop.list"}"#, after: lockAlert),
            ]
        ),
        OperationCase(
            .replace,
            #"{"navigator":"detail","type":"shop.list","arguments":{"new":1}}"#,
            makes: ["entry.added", "entry.removed"],
            idle: .refused(Refusal("at_root", #"{"navigator":"side","type":"shop.list"}"#)),
            refusals: refusals(on: "detail") + [
                Refusal("path_refused", #"{"navigator":"detail","type":"shop.leaf"}"#),
                Refusal("no_stack", #"{"navigator":"sheet","type":"shop.list"}"#),
                Refusal("unknown_entry", #"{"type":"shop.list","entry":"e99"}"#),
                Refusal("at_root", #"{"type":"shop.list","entry":"e10"}"#),
                Refusal("invalid_params", #"{"type":"shop.list","entry":"n9"}"#),
                Refusal("locked", #"{"navigator":"n1","type":"shop.item"}"#, after: lock),
            ]
        ),
        OperationCase(
            .pathSet,
            #"{"navigator":"n1","path":[{"type":"shop.list"}]}"#,
            makes: ["entry.removed", "navigator.closed", "navigator.closed"],
            idle: .unchanged(#"{"navigator":"detail","path":[{"type":"shop.list"}]}"#),
            refusals: pathRefusals + [Refusal("locked", #"{"navigator":"n1","path":[]}"#, after: lock)]
        ),
        OperationCase(
            .pathAppend,
            #"{"navigator":"side","path":[{"type":"shop.list"},{"type":"shop.leaf"}]}"#,
            makes: ["entry.added", "entry.added"],
            idle: .unchanged(#"{"navigator":"side","path":[]}"#),
            refusals: pathRefusals + [
                Refusal("locked", #"{"navigator":"side","path":[{"type":"shop.list"}]}"#, after: lock(over: "side"))
            ]
        ),
        OperationCase(
            .pathInsert,
            #"{"navigator":"n1","at":1,"path":[{"type":"shop.list"},{"type":"shop.leaf"}]}"#,
            makes: ["entry.added", "entry.added"],
            idle: .unchanged(#"{"navigator":"side","at":0,"path":[]}"#),
            refusals: insertRefusals
        ),
        OperationCase(
            .columnShow,
            #"{"navigator":"side","type":"shop.list","arguments":{"pick":1}}"#,
            makes: ["entry.added", "entry.removed", "entry.removed", "navigator.selected"],
            idle: .unchanged(
                #"{"navigator":"side","type":"shop.list"}"#,
                after: [Step("column.show", #"{"navigator":"side","type":"shop.list"}"#)]
            ),
            refusals: refusals(on: "side") + [
                Refusal("path_refused", #"{"navigator":"side","type":"shop.leaf"}"#),
                Refusal("no_column", #"{"navigator":"extra","type":"shop.list"}"#),
                Refusal("no_column", #"{"navigator":"n1","type":"shop.list"}"#),
                Refusal("no_column", #"{"navigator":"sheet"}"#),
                Refusal("invalid_params", #"{"navigator":"side","type":7}"#),
                Refusal("locked", #"{"navigator":"side"}"#, after: lock(over: "extra")),
            ]
        ),
        OperationCase(
            .stateSet,
            #"{"navigator":"detail","state":[{"path":[{"type":"shop.list"},{"type":"shop.leaf"}]}]}"#,
            makes: ["entry.added"],
            idle: .unchanged(#"{"navigator":"detail","state":[{"path":[{"type":"shop.list"}]}]}"#),
            refusals: [
                Refusal("invalid_state", #"{"navigator":"detail","state":[{"path":[{"type":"shop.none"}]}]}"#),
                Refusal("invalid_state", #"{"navigator":"detail","state":[{"path":[{"type":"shop.leaf"}]}]}"#),
                Refusal("invalid_state", #"{"navigator":"detail","state":[{"path":[],"name":"other"}]}"#),
                Refusal("invalid_state", #"{"navigator":"detail","state":[{"path":[]},{"path":[],"name":"side"}]}"#),
                Refusal("invalid_state", #"{"navigator":"detail","state":[{"path":[]},{"path":[],"parent":1}]}"#),
                Refusal("invalid_state", #"{"navigator":"detail","state":[{"path":[]},{"path":[],"anchor":0}]}"#),
                Refusal("invalid_params", #"{"navigator":"detail","state":[]}"#),
                Refusal("locked", #"{"navigator":"n1","state":[{"path":[]}]}"#, after: lock),
                Refusal("invalid_params", #"{"navigator":"detail","state":[{"path":[],"method":"push"}]}"#),
                Refusal("invalid_params", #"{"navigator":"detail","state":[{"pth":[]}]}"#),
                Refusal(
                    "limit_reached",
                    #"{"navigator":"detail","state":[{"path":[{"type":"shop.list"},{"type":"shop.list"}]}]}"#
                ) { $0.entries = Stage.entries },
                Refusal("limit_reached", #"{"navigator":"side","state":[{"path":[]},{"path":[]}]}"#) {
                    $0.navigators = Stage.navigators
                },
            ]
        ),
    ]

    private static let insertRefusals = [
        Refusal("unknown_destination", #"{"navigator":"side","at":0,"path":[{"type":"shop.none"}]}"#),
        Refusal(
            "invalid_arguments",
            #"{"after":"e7","path":[{"type":"shop.strict","arguments":{"id":"x"}}]}"#
        ),
        Refusal("no_stack", #"{"after":"e10","path":[{"type":"shop.list"}]}"#),
        Refusal("path_refused", #"{"before":"e2","path":[{"type":"shop.leaf"}]}"#),
        Refusal("limit_reached", #"{"navigator":"side","at":0,"path":[{"type":"shop.list"}]}"#) {
            $0.entries = Stage.entries
        },
        Refusal("unknown_entry", #"{"before":"e99","path":[{"type":"shop.list"}]}"#),
        Refusal("at_root", #"{"before":"e10","path":[{"type":"shop.list"}]}"#),
        Refusal("out_of_range", #"{"navigator":"detail","at":2,"path":[{"type":"shop.list"}]}"#),
        Refusal("invalid_params", #"{"path":[{"type":"shop.list"}]}"#),
        Refusal("invalid_params", #"{"at":0,"before":"e2","path":[{"type":"shop.list"}]}"#),
        Refusal("invalid_params", #"{"after":"e2","before":"e3","path":[{"type":"shop.list"}]}"#),
        Refusal("invalid_params", #"{"navigator":"n1","before":"e3","path":[{"type":"shop.list"}]}"#),
    ]

    private static let pathRefusals = [
        Refusal("unknown_destination", #"{"navigator":"side","path":[{"type":"shop.list"},{"type":"shop.none"}]}"#),
        Refusal(
            "invalid_arguments",
            #"{"navigator":"side","path":[{"type":"shop.list"},{"type":"shop.strict","arguments":{"id":"x"}}]}"#
        ),
        Refusal("no_stack", #"{"navigator":"sheet","path":[{"type":"shop.list"}]}"#),
        Refusal("path_refused", #"{"navigator":"side","path":[{"type":"shop.leaf"}]}"#),
        Refusal("limit_reached", #"{"navigator":"side","path":[{"type":"shop.list"}]}"#) {
            $0.entries = Stage.entries
        },
        Refusal("invalid_params", #"{"navigator":"side","path":[{"type":"shop.list","arguments":[]}]}"#),
        Refusal("invalid_params", #"{"navigator":"side"}"#),
    ]
}
