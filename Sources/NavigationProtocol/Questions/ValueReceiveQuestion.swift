import JSON
package import NavigationTree

/// `value.receive`: a receiver takes an item of a sequence.
package struct ValueReceiveQuestion: QuestionDefinition {
    package static let name: StaticString = "value.receive"
    package static let summary = """
        A sequence sends a value, a destination or a route to a receiver of this session. The sequence waits for the answer.
        """
    package static let answerSummary =
        "How the sequence goes on: `auto` when `resume` is left out, or the answer is null."
    package static let answer = Schema.nullable(
        .object([Schema.Member("resume", "How the sequence goes on.", isRequired: false, ResumeRule.schema)])
    )

    let scene: String
    let sequence: SequenceID
    let index: Int
    let navigator: NavigatorID
    let receiver: ReceiverID
    let name: ReceivedName
    let item: SentItem
    let timeout: Double

    /// - Parameter name: what the item has for receivers.
    package init(
        scene: String,
        _ sequence: SequenceID,
        index: Int,
        on navigator: NavigatorID,
        _ receiver: ReceiverID,
        _ name: ReceivedName,
        _ item: SentItem,
        timeout: Double
    ) {
        (self.scene, self.sequence, self.index, self.navigator) = (scene, sequence, index, navigator)
        (self.receiver, self.name, self.item, self.timeout) = (receiver, name, item, timeout)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("sequence", "The sequence's id.") { $0.sequence }
        object.member("index", "The item's number in the sequence.") { $0.index }
        object.member("navigator", "The navigator where the receiver stands, else where the search for it began.") {
            $0.navigator
        }
        object.member("receiver", "The receiver's id.") { $0.receiver }
        object.variant { SentValue($0) }
        object.variant { SentDestination($0) }
        object.variant { SentRoute($0) }
        object.member("timeout", "Seconds that the receiver has to answer.") { $0.timeout }
    }

    private struct SentValue: WireObject {
        let (name, data): (TypeName, RawJSON)

        init?(_ question: ValueReceiveQuestion) {
            guard question.name.kind == .value, case .value(let name, let data) = question.item.content else {
                return nil
            }
            (self.name, self.data) = (name.name, data)
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("value", "The value's name.") { $0.name }
            object.member("data", "The data that the sender gave with it; null when it gave none.") { $0.data }
        }
    }

    private struct SentDestination: WireObject {
        let (name, arguments, method): (TypeName, RawJSON, NavigationMethod?)

        init?(_ question: ValueReceiveQuestion) {
            guard case .destination(let name, let arguments, let method) = question.item.content else { return nil }
            (self.name, self.arguments) = (name, arguments)
            if case .show(let method)? = method { self.method = method } else { self.method = nil }
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("type", "The destination type.") { $0.name }
            object.member("arguments", "The destination's arguments.") { OpaqueObject($0.arguments) }
            object.optional("method", "How the sender wants the destination shown.") { $0.method }
        }
    }

    private struct SentRoute: WireObject {
        let (name, data): (TypeName, RawJSON)

        init?(_ question: ValueReceiveQuestion) {
            guard question.name.kind == .route, case .value(let name, let data) = question.item.content else {
                return nil
            }
            (self.name, self.data) = (name.name, data)
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("route", "The route's name.") { $0.name }
            object.member("data", "The data that the sender gave with it; null when it gave none.") { $0.data }
        }
    }
}
