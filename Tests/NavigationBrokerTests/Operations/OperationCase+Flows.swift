import NavigationBroker
import NavigationProtocol

// Operations on flows: the module `shop` drives those of the stage.

extension OperationCase {
    private static let id = "a\(OperationStage.nextID)"
    private static let start = Step("flow.start", #"{"navigator":"side","name":"order"}"#)
    private static let started = Step("flow.start", #"{"navigator":"side","name":"order","type":"shop.list"}"#)
    private static let picky = Step("flow.start", #"{"navigator":"side","name":"order","schema":{"type":"integer"}}"#)
    private static let away = [start, Step("module.unregister", #"{"module":"shop"}"#)]
    private static let lock = [Step("lock", #"{"navigator":"alert"}"#)]
    private static let gone = [start, Step("flow.cancel", #"{"flow":"\#(id)"}"#)]

    /// Every method that names a flow refuses an unknown flow, and an attachment that is not a flow.
    private static func refusals(_ more: String = "") -> [Refusal] {
        let params = #"{"flow":"\#(id)"\#(more)}"#
        return [
            Refusal("unknown_attachment", params), Refusal("unknown_attachment", params, after: gone),
            Refusal("unknown_attachment", params, after: [Step("lock", #"{"navigator":"side"}"#)]),
            Refusal("invalid_params", #"{"flow":"n1"\#(more)}"#),
        ]
    }

    private static func notOwned(_ more: String = "") -> Refusal {
        Refusal("not_flow_owner", #"{"flow":"\#(id)"\#(more)}"#, after: away)
    }

    static let flows = [
        OperationCase(
            .flowStart,
            #"{"navigator":"side","name":"order","type":"shop.item","data":{"step":1}}"#,
            makes: ["attachment.added", "navigator.created"],
            idle: .never,
            refusals: [
                Refusal("limit_reached", start.params) { $0.attachments = 0 },
                Refusal("limit_reached", started.params) { $0.entries = OperationStage.entries },
                Refusal("limit_reached", #"{"navigator":"side","name":"order","data":123}"#) { $0.flowData = 2 },
                Refusal("limit_reached", #"{"navigator":"side","name":"order","data":123}"#) {
                    $0.argumentBytes = OperationStage.argumentBytes
                },
                Refusal("unknown_destination", #"{"navigator":"side","name":"order","type":"shop.none"}"#),
                Refusal(
                    "invalid_arguments",
                    #"{"navigator":"side","name":"order","type":"shop.strict","arguments":{"id":"x"}}"#
                ),
                Refusal("path_refused", #"{"navigator":"side","name":"order","type":"shop.leaf"}"#),
                Refusal("no_stack", #"{"navigator":"sheet","name":"order","type":"shop.list"}"#),
                Refusal("cannot_return", #"{"navigator":"side","name":"order","checkpoint":"here"}"#),
                Refusal("invalid_schema", #"{"navigator":"side","name":"order","schema":{"type":"whole"}}"#),
                Refusal("unknown_module", #"{"navigator":"side","name":"order","module":"shap"}"#),
                Refusal("invalid_params", #"{"navigator":"side"}"#),
                Refusal("invalid_params", #"{"navigator":"side","name":"order","arguments":{}}"#),
                Refusal("invalid_params", #"{"navigator":"side","name":"order","schema":7}"#),
                Refusal(
                    "locked",
                    #"{"navigator":"n1","name":"order","type":"shop.item","arguments":{"a":1}}"#,
                    after: lock
                ),
            ]
        ),
        OperationCase(
            .flowNext,
            after: [start],
            #"{"flow":"\#(id)","type":"shop.list","data":{"step":2}}"#,
            makes: ["attachment.changed", "entry.added"],
            idle: .unchanged(
                #"{"flow":"\#(id)","navigator":"side","type":"shop.item","data":2}"#,
                after: [start, Step("flow.next", #"{"flow":"\#(id)","type":"shop.item","data":2}"#)]
            ),
            refusals: refusals(#","type":"shop.list""#) + [
                notOwned(#","type":"shop.list""#),
                Refusal(
                    "outside_flow",
                    #"{"flow":"\#(id)","navigator":"detail","type":"shop.list"}"#,
                    after: [start]
                ),
                Refusal(
                    "unknown_navigator",
                    #"{"flow":"\#(id)","navigator":"nobody","type":"shop.list"}"#,
                    after: [start]
                ),
                Refusal("unknown_destination", #"{"flow":"\#(id)","type":"shop.none"}"#, after: [start]),
                Refusal(
                    "invalid_arguments",
                    #"{"flow":"\#(id)","type":"shop.strict","arguments":{"id":"x"}}"#,
                    after: [start]
                ),
                Refusal("path_refused", #"{"flow":"\#(id)","type":"shop.leaf"}"#, after: [start]),
                Refusal(
                    "no_stack",
                    #"{"flow":"\#(id)","type":"shop.list"}"#,
                    after: [
                        Step("flow.start", #"{"navigator":"sheet","name":"order"}"#),
                        Step("dismissPresented", #"{"navigator":"sheet"}"#),
                    ]
                ),
                Refusal("limit_reached", #"{"flow":"\#(id)","type":"shop.list","data":123}"#, after: [start]) {
                    $0.flowData = 2
                },
                Refusal("limit_reached", #"{"flow":"\#(id)","type":"shop.list"}"#, after: [start]) {
                    $0.entries = OperationStage.entries
                },
                Refusal("invalid_params", #"{"flow":"\#(id)"}"#, after: [start]),
                Refusal(
                    "locked",
                    #"{"flow":"\#(id)","navigator":"n1","type":"shop.item","arguments":{"a":1}}"#,
                    after: [Step("flow.start", #"{"navigator":"n1","name":"order"}"#)] + lock
                ),
            ]
        ),
        OperationCase(
            .flowUpdate,
            after: [start],
            #"{"flow":"\#(id)","data":[1,2]}"#,
            makes: ["attachment.changed"],
            idle: .unchanged(#"{"flow":"\#(id)","data":null}"#, after: [start]),
            refusals: refusals(#","data":1"#) + [
                notOwned(#","data":1"#),
                Refusal("limit_reached", #"{"flow":"\#(id)","data":123}"#, after: [start]) { $0.flowData = 2 },
                Refusal("limit_reached", #"{"flow":"\#(id)","data":123}"#, after: [start]) {
                    $0.argumentBytes = OperationStage.argumentBytes
                },
                Refusal("invalid_params", #"{"flow":"\#(id)"}"#, after: [start]),
            ]
        ),
        OperationCase(
            .flowComplete,
            after: [started],
            #"{"flow":"\#(id)","value":7}"#,
            makes: ["attachment.removed", "entry.removed", "signal"],
            idle: .never,
            refusals: refusals() + [
                notOwned(), Refusal("invalid_arguments", #"{"flow":"\#(id)","value":"x"}"#, after: [picky]),
                Refusal("invalid_arguments", #"{"flow":"\#(id)"}"#, after: [picky]),
            ]
        ),
        OperationCase(
            .flowCancel,
            after: [started],
            #"{"flow":"\#(id)","reason":"enough"}"#,
            makes: ["attachment.removed", "entry.removed", "signal"],
            idle: .never,
            refusals: refusals() + [Refusal("invalid_params", #"{"flow":"\#(id)","reason":7}"#, after: [start])]
        ),
        OperationCase(
            .flowFail,
            after: [started],
            #"{"flow":"\#(id)","reason":"no paper","data":[1]}"#,
            makes: ["attachment.removed", "entry.removed", "signal"],
            idle: .never,
            refusals: refusals(#","reason":"no""#) + [
                notOwned(#","reason":"no""#),
                Refusal("limit_reached", #"{"flow":"\#(id)","reason":"no","data":123}"#, after: [start]) {
                    $0.flowData = 2
                },
                Refusal("invalid_params", #"{"flow":"\#(id)"}"#, after: [start]),
            ]
        ),
    ]
}
