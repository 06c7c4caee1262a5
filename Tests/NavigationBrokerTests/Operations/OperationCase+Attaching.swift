import NavigationBroker
import NavigationProtocol

// Operations on what hangs on navigators, and on entries at their end.

extension OperationCase {
    private static let id = "a\(OperationStage.nextID)"
    private static let lock = Step("lock", #"{"navigator":"side","reason":"payment"}"#)
    private static let checkpoint = Step("checkpoint.establish", #"{"navigator":"n1","checkpoint":"here"}"#)
    private static let picky = Step(
        "checkpoint.establish",
        #"{"navigator":"n1","checkpoint":"here","value":{"type":"integer"}}"#
    )
    private static let mapping = Step("mapping.add", #"{"navigator":"side","from":"shop.item","to":"shop.list"}"#)
    private static let trigger = Step(
        "trigger.bind",
        #"{"navigator":"side","trigger":"go","operation":{"method":"push","params":{"type":"shop.list"}}}"#
    )

    private static func full(_ params: String) -> Refusal {
        Refusal("limit_reached", params) { $0.attachments = 0 }
    }

    static let attaching = [
        OperationCase(
            .lock,
            lock.params,
            makes: ["attachment.added"],
            idle: .never,
            refusals: [full(lock.params), Refusal("invalid_params", #"{"reason":7}"#)]
        ),
        OperationCase(
            .unlock,
            after: [lock],
            #"{"lock":"\#(id)"}"#,
            makes: ["attachment.removed"],
            idle: .refused(
                Refusal(
                    "unknown_attachment",
                    #"{"lock":"\#(id)"}"#,
                    after: [lock, Step("unlock", #"{"lock":"\#(id)"}"#)]
                )
            ),
            refusals: [
                Refusal("unknown_attachment", #"{"lock":"\#(id)"}"#, after: [mapping]),
                Refusal("invalid_params", #"{"lock":"n1"}"#),
                Refusal("invalid_params", "{}"),
            ]
        ),
        OperationCase(
            .checkpointEstablish,
            checkpoint.params,
            makes: ["attachment.added"],
            idle: .unchanged(checkpoint.params, after: [checkpoint]),
            refusals: [
                full(checkpoint.params),
                Refusal("invalid_schema", #"{"navigator":"n1","checkpoint":"here","value":{"type":"whole"}}"#),
                Refusal("invalid_params", #"{"navigator":"n1","checkpoint":"here","value":7}"#),
                Refusal("invalid_params", #"{"navigator":"n1","checkpoint":"2"}"#),
                Refusal("limit_reached", picky.params) { $0.argumentBytes = OperationStage.argumentBytes },
            ]
        ),
        OperationCase(
            .checkpointReturn,
            after: [checkpoint],
            #"{"navigator":"n1","checkpoint":"here","value":1}"#,
            makes: ["navigator.closed", "navigator.closed", "signal"],
            idle: .refused(
                Refusal(
                    "cannot_return",
                    #"{"navigator":"n1","checkpoint":"here"}"#,
                    after: [checkpoint, Step("dismissAny")]
                )
            ),
            refusals: [
                Refusal("cannot_return", #"{"navigator":"n1","checkpoint":"there"}"#),
                Refusal("invalid_arguments", #"{"navigator":"n1","checkpoint":"here","value":"x"}"#, after: [picky]),
                Refusal("invalid_arguments", #"{"navigator":"n1","checkpoint":"here"}"#, after: [picky]),
                Refusal("invalid_params", #"{"navigator":"n1"}"#),
            ]
        ),
        OperationCase(
            .checkpointRemove,
            after: [checkpoint],
            #"{"navigator":"n1","checkpoint":"here"}"#,
            makes: ["attachment.removed"],
            idle: .refused(Refusal("cannot_return", #"{"navigator":"n1","checkpoint":"here"}"#)),
            refusals: [
                Refusal("cannot_return", #"{"navigator":"side","checkpoint":"here"}"#, after: [checkpoint]),
                Refusal("invalid_params", #"{"navigator":"n1"}"#),
            ]
        ),
        OperationCase(
            .mappingAdd,
            mapping.params,
            makes: ["attachment.added"],
            idle: .unchanged(mapping.params, after: [mapping]),
            refusals: [
                full(mapping.params),
                Refusal("invalid_params", #"{"from":"item","to":"shop.list"}"#),
                Refusal("invalid_params", #"{"from":"shop.item"}"#),
                Refusal("invalid_params", #"{"from":"shop.item","to":"shop.list","arguments":1}"#),
                Refusal(
                    "limit_reached",
                    #"{"navigator":"side","from":"shop.item","to":"shop.list","arguments":{"a":1}}"#
                ) { $0.argumentBytes = OperationStage.argumentBytes },
            ]
        ),
        OperationCase(
            .mappingRemove,
            after: [mapping],
            #"{"mapping":"\#(id)"}"#,
            makes: ["attachment.removed"],
            idle: .refused(
                Refusal(
                    "unknown_attachment",
                    #"{"mapping":"\#(id)"}"#,
                    after: [mapping, Step("mapping.remove", #"{"mapping":"\#(id)"}"#)]
                )
            ),
            refusals: [
                Refusal("unknown_attachment", #"{"mapping":"\#(id)"}"#, after: [lock]),
                Refusal("invalid_params", #"{"mapping":7}"#),
            ]
        ),
        OperationCase(
            .triggerBind,
            trigger.params,
            makes: ["attachment.added"],
            idle: .unchanged(trigger.params, after: [trigger]),
            refusals: [
                full(trigger.params),
                Refusal("limit_reached", trigger.params) { $0.argumentBytes = OperationStage.argumentBytes },
                bad(#"{"method":"push"}"#),
                bad(#"{"method":"push","params":{"typ":"shop.list"}}"#),
                bad(#"{"method":"tree.get"}"#),
                bad(#"{"method":"transaction","params":{"operations":[{"method":"reset"}]}}"#),
                bad(#"{"method":"trigger.set","params":{"trigger":"go"}}"#),
                bad(#"{"method":"push","params":{"scene":"rear","type":"shop.list"}}"#),
                bad(#"{"method":"present","params":{"type":"shop.list","method":"push"}}"#),
                Refusal(
                    "invalid_schema",
                    #"{"navigator":"side","trigger":"go","operation":{"method":"checkpoint.establish","params":{"checkpoint":"here","value":{"type":"whole"}}}}"#
                ),
                Refusal("invalid_params", #"{"navigator":"side","trigger":"go"}"#),
                Refusal("invalid_params", #"{"navigator":"side","trigger":"1","operation":{"method":"reset"}}"#),
            ]
        ),
        OperationCase(
            .triggerSet,
            after: [trigger],
            #"{"navigator":"side","trigger":"go"}"#,
            makes: ["entry.added", "signal"],
            idle: .refused(Refusal("unknown_trigger", #"{"navigator":"side","trigger":"go"}"#)),
            refusals: [
                Refusal("unknown_trigger", #"{"navigator":"detail","trigger":"go"}"#, after: [trigger]),
                Refusal("limit_reached", #"{"navigator":"side","trigger":"go"}"#, after: [trigger]) {
                    $0.entries = OperationStage.entries
                },
                Refusal("invalid_params", #"{"navigator":"side"}"#),
            ]
        ),
        OperationCase(
            .triggerUnbind,
            after: [trigger],
            #"{"navigator":"side","trigger":"go"}"#,
            makes: ["attachment.removed"],
            idle: .refused(Refusal("unknown_trigger", #"{"navigator":"side","trigger":"go"}"#)),
            refusals: [
                Refusal("unknown_trigger", #"{"navigator":"side","trigger":"og"}"#, after: [trigger]),
                Refusal("invalid_params", #"{"navigator":"side"}"#),
            ]
        ),
    ]

    private static func bad(_ operation: String) -> Refusal {
        Refusal("invalid_params", #"{"navigator":"side","trigger":"go","operation":\#(operation)}"#)
    }

    static let ending = [
        OperationCase(
            .answer,
            #"{"entry":"e12","answer":"yes","value":[1]}"#,
            makes: ["navigator.closed", "signal"],
            idle: .refused(
                Refusal(
                    "unknown_entry",
                    #"{"entry":"e12","answer":"yes"}"#,
                    after: [Step("answer", #"{"entry":"e12","answer":"no"}"#)]
                )
            ),
            refusals: [
                Refusal("unknown_answer", #"{"entry":"e12","answer":"maybe"}"#),
                Refusal("no_alert", #"{"entry":"e10","answer":"yes"}"#),
                Refusal("no_alert", #"{"entry":"e2","answer":"yes"}"#),
                Refusal("invalid_params", #"{"entry":"e12"}"#),
                Refusal("invalid_params", #"{"answer":"yes"}"#),
                Refusal(
                    "locked",
                    #"{"entry":"e12","answer":"yes"}"#,
                    after: [
                        Step("present", #"{"navigator":"alert","type":"shop.item","name":"over"}"#),
                        Step("lock", #"{"navigator":"over"}"#),
                    ]
                ),
            ]
        ),
        OperationCase(
            .entryClose,
            #"{"entry":"e10","value":{"saved":true}}"#,
            makes: ["navigator.closed", "navigator.closed", "signal"],
            idle: .refused(
                Refusal("unknown_entry", #"{"entry":"e10"}"#, after: [Step("entry.close", #"{"entry":"e10"}"#)])
            ),
            refusals: [
                Refusal(
                    "at_root",
                    #"{"entry":"e14"}"#,
                    after: [Step("navigator.create", #"{"root":{"type":"shop.list"}}"#)]
                ),
                Refusal("invalid_params", #"{"entry":"sheet"}"#),
                Refusal("locked", #"{"entry":"e3"}"#, after: [Step("lock", #"{"navigator":"sheet"}"#)]),
            ]
        ),
    ]
}
