package import JSON
package import NavigationTree

/// `entry.ask`: a client's message to the module that provides an entry.
package struct EntryAskQuestion: QuestionDefinition {
    package static let name: StaticString = "entry.ask"
    package static let summary = """
        A client has sent a message about an entry that this module provides. The client waits for the answer.
        """
    package static let answer = Schema.any
    package static let answerSummary = "Any JSON; the client gets it as it is."

    let scene: String
    let navigator: NavigatorID
    let entry: Entry
    let name: String?
    let message: RawJSON
    let timeout: Double

    package init(
        scene: String,
        _ navigator: NavigatorID,
        _ entry: Entry,
        name: String?,
        message: RawJSON,
        timeout: Double
    ) {
        (self.scene, self.navigator, self.entry) = (scene, navigator, entry)
        (self.name, self.message, self.timeout) = (name, message, timeout)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("navigator", "The navigator that shows the entry.") { $0.navigator }
        object.member("entry", "The entry's id.") { $0.entry.id }
        object.member("type", "The entry's destination type.") { $0.entry.destination.type }
        object.member("arguments", "The entry's arguments.") { OpaqueObject($0.entry.destination.arguments) }
        object.optional("name", "The message's name, when the client gave one.") { $0.name }
        object.member("message", "The client's message, as it came.") { $0.message }
        object.member("timeout", "Seconds that the module has to answer.") { $0.timeout }
    }
}
