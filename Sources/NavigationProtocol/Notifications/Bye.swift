/// `bye`: the last line of a connection that the host closes.
package struct Bye: NotificationDefinition {
    package static let name: StaticString = "bye"
    package static let summary = "The host closes the connection, and says why. Nothing follows."

    let reason: String
    let message: String

    package init(_ reason: ErrorCode, _ message: String) {
        (self.reason, self.message) = (reason.name, message)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("reason", "The name of an error.") { $0.reason }
        object.member("message", "The reason in a sentence, for people.") { $0.message }
    }
}
