import NavigationBroker
import NavigationProtocol

extension OperationCase {
    private static let links =
        #"{"entry":"e2","links":[{"link":"item","type":"shop.list"},{"link":"out","type":"other.place"}]}"#

    private static let strictContent = Step(
        "module.register",
        #"{"module":"shop","destinations":[{"type":"shop.list","content":{"required":["title"]}}]}"#
    )

    static let content: [OperationCase] = [
        OperationCase(
            .entryProvide,
            #"{"entry":"e2","content":{"title":"Shop"}}"#,
            makes: ["entry.changed"],
            idle: .unchanged(
                #"{"entry":"e2","content":{"title":"Shop"}}"#,
                after: [Step("entry.provide", #"{"entry":"e2","content":{"title":"Shop"}}"#)]
            ),
            refusals: [
                Refusal("unknown_entry", #"{"entry":"e99","content":1}"#),
                Refusal("invalid_params", #"{"entry":"e2","links":[{"link":"a"}]}"#),
                Refusal(
                    "not_owner",
                    #"{"entry":"e2","content":1}"#,
                    after: [Step("module.unregister", #"{"module":"shop"}"#)]
                ),
                Refusal("invalid_arguments", #"{"entry":"e2","content":{"titel":"Shop"}}"#, after: [strictContent]),
                Refusal("limit_reached", #"{"entry":"e2","content":"x"}"#) {
                    $0.argumentBytes = OperationStage.argumentBytes
                },
            ]
        ),
        OperationCase(
            .entryUpdate,
            #"{"entry":"e2","arguments":{"page":1}}"#,
            makes: ["entry.changed"],
            idle: .unchanged(#"{"entry":"e3","arguments":{"page":2.0}}"#),
            refusals: [
                Refusal("unknown_entry", #"{"entry":"e99","arguments":{}}"#),
                Refusal("invalid_params", #"{"entry":"e2","arguments":[]}"#),
                Refusal("invalid_params", #"{"entry":"e2","hints":7}"#),
                Refusal(
                    "unknown_destination",
                    #"{"entry":"e2","arguments":{}}"#,
                    after: [Step("module.unregister", #"{"module":"shop"}"#)]
                ),
                Refusal(
                    "invalid_arguments",
                    #"{"entry":"e13","arguments":{"id":"x"}}"#,
                    after: [Step("push", #"{"navigator":"side","type":"shop.strict"}"#)]
                ),
                Refusal("limit_reached", #"{"entry":"e2","arguments":{"page":1}}"#) {
                    $0.argumentBytes = OperationStage.argumentBytes
                },
            ]
        ),
        OperationCase(
            .entryFollow,
            after: [Step("entry.provide", links)],
            #"{"entry":"e2","link":"item"}"#,
            makes: ["entry.added"],
            idle: .never,
            refusals: [
                Refusal("unknown_entry", #"{"entry":"e99","link":"item"}"#),
                Refusal("unknown_link", #"{"entry":"e2","link":"nothing"}"#),
                Refusal("unknown_destination", #"{"entry":"e2","link":"out"}"#, after: [Step("entry.provide", links)]),
                Refusal(
                    "invalid_arguments",
                    #"{"entry":"e2","link":"a"}"#,
                    after: [link(from: "e2", to: #""type":"shop.strict","arguments":{"id":"x"}"#)]
                ),
                Refusal(
                    "no_stack",
                    #"{"entry":"e10","link":"a"}"#,
                    after: [link(from: "e10", to: #""type":"shop.list""#)]
                ),
                Refusal(
                    "path_refused",
                    #"{"entry":"e13","link":"a"}"#,
                    after: [
                        Step("push", #"{"navigator":"side","type":"shop.item"}"#),
                        link(from: "e13", to: #""type":"shop.leaf""#),
                    ]
                ),
                Refusal(
                    "locked",
                    #"{"entry":"e3","link":"a"}"#,
                    after: [
                        Step("lock", #"{"navigator":"sheet"}"#),
                        link(from: "e3", to: #""type":"shop.item","arguments":{"id":9}"#),
                    ]
                ),
                Refusal("limit_reached", #"{"entry":"e2","link":"item"}"#, after: [Step("entry.provide", links)]) {
                    $0.entries = OperationStage.entries
                },
            ]
        ),
    ]

    private static func link(from entry: String, to place: String) -> Step {
        Step("entry.provide", #"{"entry":"\#(entry)","links":[{"link":"a",\#(place)}]}"#)
    }
}
