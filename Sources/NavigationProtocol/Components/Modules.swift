package import JSON
package import NavigationTree

/// The state of a module that the host can start.
package enum ModuleState: String, WireChoice {
    /// It has no process.
    case stopped
    /// Its process was started and has not registered the module.
    case starting
    /// The module is registered.
    case running
    /// The host has asked its process to end.
    case stopping
    /// It has failed, and the host waits before it starts it again.
    case backingOff
    /// It has failed too often, and the host does not start it any more.
    case failed
}

/// A module as lists show it.
package struct WireModule: WireComponent, WireObject {
    package static let componentName = "Module"

    /// How a module is that the host can start.
    package struct Supervised: Sendable {
        let state: ModuleState
        let pid: Int32?
        let restarts: Int
        let lastFailure: WireError?

        package init(_ state: ModuleState, pid: Int32?, restarts: Int, lastFailure: WireError?) {
            (self.state, self.pid, self.restarts, self.lastFailure) = (state, pid, restarts, lastFailure)
        }
    }

    /// A module that is registered.
    package struct Registered: Sendable {
        let version: String?
        let title: String?
        let session: SessionID
        private(set) var destinations: Int
        let presentations: [DefinedPresentation]

        /// - Parameter presentations: the methods of presentation that it defines.
        package init(_ module: RegisteredModule, presentations: [PresentationMethod] = []) {
            (version, title, session) = (module.version, module.title, module.owner)
            destinations = module.allTypes.count
            self.presentations = presentations.map(DefinedPresentation.init)
        }

        /// As another broker has written it; nil when the module is not registered there.
        package init?(_ element: JSONObject) {
            guard let session = element["session"]?.string.flatMap({ SessionID($0) }) else { return nil }
            (version, title, self.session) = (element["version"]?.string, element["title"]?.string, session)
            destinations = if case .integer(let count)? = element["destinations"] { Int(clamping: count) } else { 0 }
            let methods = element["presentations"]?.array ?? []
            presentations = methods.compactMap { $0.object.flatMap(DefinedPresentation.init) }
        }

        /// The module as two brokers know it: with the greater number of types, if both mean the same session.
        package func joined(with other: Self) -> Self {
            var joined = self
            if other.session == session { joined.destinations = max(destinations, other.destinations) }
            return joined
        }
    }

    private let name: String
    private let registered: Registered?
    private let supervised: Supervised?

    /// - Parameters:
    ///   - registered: nil for a module that is not registered.
    ///   - supervised: nil for a module that the host cannot start.
    package init(_ name: String, _ registered: Registered?, _ supervised: Supervised?) {
        (self.name, self.registered, self.supervised) = (name, registered, supervised)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("module", "The module's name.") { $0.name }
        object.optional("version", "Its version, as it was registered.") { $0.registered?.version }
        object.optional("title", "Its title for people.") { $0.registered?.title }
        object.optional("session", "The session that registered it.") { $0.registered?.session }
        object.member("destinations", "How many destination types it provides.") { $0.registered?.destinations ?? 0 }
        object.optional("presentations", "The methods of presentation that it defines, by name.") {
            $0.registered.flatMap { $0.presentations.isEmpty ? nil : $0.presentations }
        }
        object.optional("state", "Its state, when the host can start it.") { $0.supervised?.state }
        object.optional("pid", "Its process, when the host started it.") { $0.supervised?.pid }
        object.optional("restarts", "How often the host started it again because its process had ended.") {
            $0.supervised?.restarts
        }
        object.optional("lastFailure", "Why it failed the last time: an error.") { $0.supervised?.lastFailure }
    }
}

extension WireError: WireValue {
    package static var schema: Schema {
        .object([
            Schema.Member("code", "The error's number.", .integer()),
            Schema.Member("message", "The error, for people.", .string()),
            Schema.Member("data", "The error's name, and what a program needs.", .anyObject),
        ])
    }

    package func write(to writer: inout JSONWriter) { writer.error(self) }
}
