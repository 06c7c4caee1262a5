import NavigationBroker
import NavigationProtocol

// Operations that take something back.

extension OperationCase {
    private static let lock = [Step("lock", #"{"navigator":"side","reason":"payment"}"#)]
    private static let locked = Refusal("locked", "{}", after: lock)

    private static let lockSheet = [Step("lock", #"{"navigator":"sheet"}"#)]
    private static let lockAlert = [Step("lock", #"{"navigator":"alert"}"#)]

    private static let leafOnDetail = Step("push", #"{"navigator":"detail","type":"shop.leaf"}"#)

    static let takingBack = [
        OperationCase(
            .pop,
            #"{"navigator":"n1"}"#,
            makes: ["entry.removed", "navigator.closed", "navigator.closed"],
            idle: .refused(Refusal("at_root", #"{"navigator":"side"}"#)),
            refusals: [
                Refusal("out_of_range", #"{"navigator":"n1","count":3}"#),
                Refusal("out_of_range", #"{"navigator":"n1","to":2}"#),
                Refusal("unknown_entry", #"{"entry":"e99"}"#),
                Refusal("unknown_entry", #"{"fromEntry":"e99"}"#),
                Refusal("at_root", #"{"entry":"e10"}"#),
                Refusal("type_not_shown", #"{"fromEntry":"e7","toType":"shop.item"}"#),
                Refusal("invalid_params", #"{"fromEntry":"e7","navigator":"n1"}"#),
                Refusal("invalid_params", #"{"toType":"shop.item","count":1}"#),
                Refusal("invalid_params", #"{"toType":"item"}"#),
                Refusal("invalid_params", #"{"presenters":true}"#),
                Refusal("invalid_params", #"{"navigator":"n1","count":1,"to":1}"#),
                Refusal("invalid_params", #"{"navigator":"n1","count":0}"#),
                Refusal("locked", #"{"navigator":"n1"}"#, after: lockSheet),
            ]
        ),
        OperationCase(
            .pathRemove,
            #"{"entries":["e2"]}"#,
            makes: ["entry.removed"],
            idle: .unchanged(#"{"entries":[]}"#),
            refusals: [
                Refusal("unknown_entry", #"{"entries":["e2","e99"]}"#),
                Refusal("at_root", #"{"entries":["e2","e10"]}"#),
                Refusal("path_refused", #"{"entries":["e7"]}"#, after: [leafOnDetail]),
                Refusal("locked", #"{"entries":["e2","e3"]}"#, after: lockSheet),
                Refusal("invalid_params", #"{"entries":["n4"]}"#),
                Refusal("invalid_params", #"{"entries":"e2"}"#),
                Refusal("invalid_params", "{}"),
            ]
        ),
        OperationCase(
            .pathMove,
            #"{"entry":"e2","after":"e3"}"#,
            makes: ["entry.added", "entry.removed"],
            idle: .unchanged(#"{"entry":"e2","before":"e3"}"#),
            refusals: [
                Refusal("unknown_entry", #"{"entry":"e99","after":"e3"}"#),
                Refusal("unknown_entry", #"{"entry":"e2","after":"e99"}"#),
                Refusal("unknown_entry", #"{"entry":"e2","after":"e7"}"#),
                Refusal("at_root", #"{"entry":"e10","after":"e3"}"#),
                Refusal("no_stack", #"{"entry":"e2","after":"e10"}"#),
                Refusal("path_refused", #"{"entry":"e13","before":"e7"}"#, after: [leafOnDetail]),
                Refusal("invalid_params", #"{"entry":"e2"}"#),
                Refusal("invalid_params", #"{"entry":"e2","before":"e3","after":"e3"}"#),
            ]
        ),
        OperationCase(
            .popAll,
            #"{"navigator":"n1"}"#,
            makes: ["entry.removed", "entry.removed", "navigator.closed", "navigator.closed"],
            idle: .unchanged(#"{"navigator":"side"}"#),
            refusals: [Refusal("locked", #"{"navigator":"n1"}"#, after: lockSheet)]
        ),
        OperationCase(
            .popAny,
            "{}",
            makes: [
                "entry.removed", "entry.removed", "entry.removed", "entry.removed", "navigator.closed",
                "navigator.closed",
            ],
            idle: .unchangedWhenEmpty,
            refusals: [locked]
        ),
        OperationCase(
            .back,
            #"{"navigator":"detail"}"#,
            makes: ["entry.removed"],
            idle: .refused(Refusal("at_root", #"{"navigator":"side"}"#)),
            refusals: [Refusal("locked", #"{"navigator":"n1"}"#, after: lockSheet)]
        ),
        OperationCase(
            .dismiss,
            #"{"navigator":"sheet"}"#,
            makes: ["navigator.closed", "navigator.closed"],
            idle: .refused(Refusal("not_presented", #"{"navigator":"side"}"#)),
            refusals: [Refusal("locked", #"{"navigator":"sheet"}"#, after: lockAlert)]
        ),
        OperationCase(
            .dismissPresented,
            #"{"navigator":"n1"}"#,
            makes: ["navigator.closed", "navigator.closed"],
            idle: .unchanged(#"{"navigator":"alert"}"#),
            refusals: [Refusal("locked", #"{"navigator":"n1"}"#, after: lockAlert)]
        ),
        OperationCase(
            .dismissChildren,
            #"{"navigator":"sheet"}"#,
            makes: ["navigator.closed"],
            idle: .unchanged(#"{"navigator":"side"}"#),
            refusals: [Refusal("locked", #"{"navigator":"n1"}"#, after: lockAlert)]
        ),
        OperationCase(
            .dismissAny,
            "{}",
            makes: ["navigator.closed", "navigator.closed"],
            idle: .unchangedWhenEmpty,
            refusals: [locked]
        ),
        OperationCase(
            .reset,
            "{}",
            makes: [
                "entry.removed", "entry.removed", "entry.removed", "entry.removed", "navigator.closed",
                "navigator.closed",
            ],
            idle: .unchangedWhenEmpty,
            refusals: [locked]
        ),
    ]

    /// Operations that make, close and choose navigators.
    static let arranging = [
        OperationCase(
            .navigatorCreate,
            #"{"name":"fresh","select":true}"#,
            makes: ["navigator.created", "navigator.selected"],
            idle: .unchanged(
                #"{"parent":"n1","kind":"presentation","method":"sheet","root":{"type":"shop.item"}}"#
            ),
            refusals: [
                Refusal("unknown_navigator", #"{"parent":"nobody"}"#),
                Refusal("unknown_entry", #"{"entry":"e99"}"#),
                Refusal("unknown_entry", #"{"parent":"n1","entry":"e7"}"#),
                Refusal("unknown_destination", #"{"root":{"type":"shop.none"}}"#),
                Refusal("invalid_arguments", #"{"root":{"type":"shop.strict","arguments":{"id":"x"}}}"#),
                Refusal("name_in_use", #"{"name":"side"}"#),
                Refusal("occupied", #"{"kind":"presentation","ifOccupied":"refuse"}"#),
                Refusal("path_refused", #"{"root":{"type":"shop.leaf"}}"#),
                Refusal("limit_reached", #"{"name":"fresh"}"#) { $0.navigators = OperationStage.navigators },
                Refusal("locked", #"{"parent":"n1","kind":"presentation"}"#, after: lockAlert),
                Refusal("invalid_params", #"{"name":"n7"}"#),
                Refusal("invalid_params", #"{"method":"sheet"}"#),
                Refusal("invalid_params", #"{"kind":"presentation","select":true}"#),
            ]
        ),
        OperationCase(
            .navigatorClose,
            #"{"navigator":"extra"}"#,
            makes: ["entry.removed", "navigator.closed"],
            idle: .refused(
                Refusal(
                    "unknown_navigator",
                    #"{"navigator":"n6"}"#,
                    after: [Step("navigator.close", #"{"navigator":"n6"}"#)]
                )
            ),
            refusals: [
                Refusal("root_fixed", #"{"navigator":"n1"}"#), Refusal("invalid_params", "{}"),
                Refusal("locked", #"{"navigator":"sheet"}"#, after: lockAlert),
            ]
        ),
        OperationCase(
            .navigatorSelect,
            #"{"navigator":"extra"}"#,
            makes: ["navigator.selected"],
            idle: .unchanged(#"{"navigator":"side"}"#),
            refusals: [
                Refusal("not_selectable", #"{"navigator":"n1"}"#),
                Refusal("not_selectable", #"{"navigator":"sheet"}"#), Refusal("invalid_params", "{}"),
            ]
        ),
    ]
}
