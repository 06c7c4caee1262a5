package import NavigationTree

/// `accessChanged`: a session has other rights than before.
package struct AccessChanged: NotificationDefinition {
    package static let name: StaticString = "accessChanged"
    package static let summary = """
        The rights of this session have changed. The members name what has ended with them.
        """

    package let identity: String?
    package var watches: [Int] = []
    package var monitors: [Int] = []
    package var guards: [GuardID] = []
    package var attachments: [AttachmentID] = []

    package init(identity: String?) { self.identity = identity }

    /// Whether it has ended something.
    package var endedSomething: Bool {
        !watches.isEmpty || !monitors.isEmpty || !guards.isEmpty || !attachments.isEmpty
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.optional("identity", "The identity of the session.") { $0.identity }
        object.member("watches", "Its watches that have ended.") { $0.watches }
        object.member("monitors", "Its monitors that have ended.") { $0.monitors }
        object.member("guards", "Its guards that have ended.") { $0.guards }
        object.member("attachments", "Its locks, mappings and triggers that have ended.") { $0.attachments }
    }
}
