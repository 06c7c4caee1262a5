/// `access.describe`: what the session that asks may do.
package struct AccessDescribe: MethodDefinition {
    package static let method = Method.accessDescribe
    package static let function = ClientFunction("rights")
    package static let summary = """
        Answers the identity of this session, and its grants in the host's access document. Without such a document, everything is allowed.
        """
    package static let resultSummary = "The identity and its grants."
    package static let examples: [Example] = [
        Example("a host without an access document", "{}", gives: #"{"everything":true,"grants":[]}"#)
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {}

    /// The rights of the session.
    package struct Result: WireObject {
        let identity: String?
        let document: String?
        let grants: [DescribedGrant]

        package init(identity: String?, document: String?, grants: [DescribedGrant]) {
            (self.identity, self.document, self.grants) = (identity, document, grants)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("everything", "True when the host has no access document.") { $0.document == nil }
            object.optional("identity", "The identity of the session.") { $0.identity }
            object.optional("document", "The file with the grants.") { $0.document }
            object.member("grants", "The grants that it has, in the order of the document.") { $0.grants }
        }
    }
}

/// A grant as a session that has it sees it.
package struct DescribedGrant: WireComponent, WireObject {
    package static let componentName = "Grant"

    let grant: AccessGrant

    package init(_ grant: AccessGrant) { self.grant = grant }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("allow", "The verbs that it allows.") { $0.grant.verbs }
        object.optional("scenes", "The scenes where it holds, as names or beginnings; all when left out.") {
            $0.grant.scenes?.map(\.description)
        }
        object.optional("navigators", "The navigators where it holds, with what is below them; all when left out.") {
            $0.grant.navigators
        }
        object.optional("types", "The types that it is about, as names or beginnings; all when left out.") {
            $0.grant.types?.map(\.description)
        }
        object.optional("modules", "The modules that it is about, as names or beginnings; all when left out.") {
            $0.grant.modules?.map(\.description)
        }
        object.member("line", "The line of the document where it begins.") { $0.grant.line }
    }
}
