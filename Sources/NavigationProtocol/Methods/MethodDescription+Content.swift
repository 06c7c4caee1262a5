extension MethodDescription {
    package static let entryAsk = Self(
        .entryAsk,
        "Sends a message to the module that provides an entry, and answers what it answered.",
        [
            .scene, .entry.required,
            ParameterDescription("message", "Any JSON; passed on as it is.", required: true, schema: "true"),
            ParameterDescription(
                "timeout",
                "Seconds until `provider_timeout`; 5 when left out.",
                schema: #"{"type":"number","minimum":0.001,"maximum":60}"#
            ),
        ],
        result: .object("answer", "What the module answered.", #""answer":true"#),
        errors: [
            .unknownScene, .unknownEntry, .providerGone, .providerTimeout, .providerError, .cancelled, .questionCycle,
            .unknownQuestion,
        ],
        examples: [
            Example(
                "a title",
                after: [Example.shop, Example.list],
                #"{"entry":"e2","message":{"get":"title"}}"#,
                answering: #"{"id":"q1","result":"Shop"}"#,
                gives: #"{"answer":"Shop"}"#
            )
        ]
    )
}
