import JSON
import NavigationTree

/// Identities and grants, from a file of the person who runs the host. `docs/access.md` explains the format.
package struct AccessDocument: Equatable, Sendable {
    package let identities: [AccessIdentity]
    package let grants: [AccessGrant]

    package init(_ parameters: inout Parameters) throws(WireError) {
        let whole = parameters.text
        let identities = try parameters.list("identities", "The identities, each name once.") {
            (element) throws(WireError) in try AccessIdentity(&element)
        }
        let grants = try parameters.list("grants", "The grants. The host refuses what none of them allows.") {
            (element) throws(WireError) in try AccessGrant(&element, line: element.line(in: whole))
        }
        self.identities = identities ?? []
        self.grants = try parameters.required("grants", "a list of {\"to\":[…],\"allow\":[…]}", grants)
        try checkNames()
    }

    /// Refuses identities that cannot be told apart, and grants to unknown names.
    private func checkNames() throws(WireError) {
        var names: Set<String> = []
        var signs: Set<AccessIdentity.Sign> = []
        for identity in identities {
            guard names.insert(identity.name).inserted else {
                throw Parameters.invalid("identities", "a list that names \"\(identity.name)\" once")
            }
            guard signs.insert(identity.sign).inserted else {
                throw Parameters.invalid(
                    "identities",
                    "a list in which each has a sign of its own; \(identity.sign) comes twice"
                )
            }
        }
        for grant in grants {
            for holder in (grant.holders ?? []).sorted() where !names.contains(holder) {
                let hint = Spelling.nearest(to: holder, among: names.sorted()).map { "; did you mean \"\($0)\"?" } ?? ""
                throw Parameters.invalid(
                    "to",
                    "a list of identities of this document; \"\(holder)\" in line \(grant.line) is none\(hint)"
                )
            }
        }
    }

    /// The names of its members, for refusals.
    package static let memberNames = Parameters.members { (parameters) throws(WireError) in
        try Self(&parameters)
    }.map(\.name)
}

/// Somebody who may be granted something: a name, and the sign by which the host knows who is asking.
package struct AccessIdentity: Equatable, Sendable {
    package enum Sign: Hashable, Sendable, CustomStringConvertible {
        /// The process that the host started for this module.
        case module(String)
        /// A client that knows the secret in this file.
        case secretFile(String)
        /// A user of the machine, by name or number.
        case user(String)
        /// The primary group of the process, by name or number.
        case group(String)

        package var description: String {
            switch self {
            case .module(let name): "the module \"\(name)\""
            case .secretFile(let path): "the secret \(path)"
            case .user(let name): "the user \"\(name)\""
            case .group(let name): "the group \"\(name)\""
            }
        }
    }

    package let name: String
    package let sign: Sign

    package init(name: String, sign: Sign) { (self.name, self.sign) = (name, sign) }

    init(_ parameters: inout Parameters) throws(WireError) {
        let name = try parameters.requiredString("name", "The name in grants, errors, logs and causes.", .name)
        try parameters.check(Names.isValid(name), else: Parameters.invalid("name", "a name, as \"panel\""))
        let signs: [Sign?] = [
            try parameters.string("module", "The module whose process the host started.").map { .module($0) },
            try parameters.string(
                "secretFile",
                "The path of a file with a secret, which `hello` presents; from the folder of the document."
            )
            .map { .secretFile($0) },
            try parameters.string("user", "A user of the machine, by name or number.").map { .user($0) },
            try parameters.string("group", "The primary group of the process, by name or number.").map { .group($0) },
        ]
        let given = signs.compactMap { $0 }
        let expected = "an identity with one of \"module\", \"secretFile\", \"user\" and \"group\""
        try parameters.check(given.count == 1, else: Parameters.invalid("identities", expected))
        self.init(name: name, sign: given.first ?? .user(""))
        if case .module(let module) = sign, !Names.isValid(module) {
            throw Parameters.invalid("module", "a name, as \"shop\"")
        }
    }
}
