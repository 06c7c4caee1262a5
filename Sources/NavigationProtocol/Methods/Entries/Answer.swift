package import JSON
package import NavigationTree

/// `answer`: a button of an alert or a dialog was chosen.
package struct Answer: MethodDefinition {
    package static let method = Method.answer
    package static let function = ClientFunction("answer", "entry", "answer")
    package static let summary = """
        Answers an alert or a dialog with one of its buttons, which closes it. The session that showed it \
        gets a signal. The request names the entry, so that an answer for another alert never closes this \
        one.
        """
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.unknownEntry, .noAlert, .unknownAnswer, .locked]
    package static let examples: [Example] = [
        Example(
            "delete",
            after: [
                Example.shop,
                """
                {"id":0,"method":"present","params":{"type":"shop.item","method":"alert",\
                "buttons":[{"answer":"delete","role":"destructive"},{"answer":"keep","role":"cancel"}]}}
                """,
            ],
            #"{"entry":"e3","answer":"delete"}"#,
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":1}}"#
        )
    ]

    package let scene: SceneTarget
    package let entry: EntryID
    package let answer: String
    package let value: RawJSON?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.entry = try parameters.requiredEntry()
        self.answer = try parameters.requiredString("answer", "The `answer` of the button.")
        self.value = parameters.raw("value", "Any JSON; the signal has it.")
    }

    package typealias Result = RemovedResult
}
