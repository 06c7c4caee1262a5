package import NavigationProtocol

/// An access document, with its names resolved for this machine: users and groups are numbers, secrets are bytes.
package struct AccessPolicy: Equatable, Sendable {
    /// How the host knows who is asking.
    package enum Sign: Equatable, Sendable {
        case module(String)
        case secret([UInt8])
        case user(UInt32)
        case group(UInt32)
    }

    package struct Identity: Equatable, Sendable {
        package let name: String
        package let sign: Sign

        package init(name: String, sign: Sign) { (self.name, self.sign) = (name, sign) }
    }

    /// The file, for people who are refused.
    package let path: String
    package let identities: [Identity]
    package let grants: [AccessGrant]

    package init(path: String, identities: [Identity], grants: [AccessGrant]) {
        (self.path, self.identities, self.grants) = (path, identities, grants)
    }
}
