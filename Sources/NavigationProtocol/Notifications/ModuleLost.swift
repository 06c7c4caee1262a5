package import NavigationTree

/// `moduleLost`: another session has taken a module over.
package struct ModuleLost: NotificationDefinition {
    package static let name: StaticString = "moduleLost"
    package static let summary = "Another session of the same user has taken over a module of this one."

    let module: String
    let session: SessionID

    package init(_ module: String, to session: SessionID) { (self.module, self.session) = (module, session) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("module", "The module's name.") { $0.module }
        object.member("session", "The session that has it now.") { $0.session }
    }
}
