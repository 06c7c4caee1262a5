import ArgumentParser
import NavigationClient
import NavigationControl

/// The members of a request, in the order in which they are added. A member whose value is nil is left out.
struct RequestMembers {
    private var members: [(name: String, value: JSONPayload)] = []

    /// The object that these members make.
    var payload: JSONPayload { .object(members) }

    /// The object of a command line's `key=value` and `key:=json`. Wrong ones are a usage error.
    static func object(_ arguments: [String]) throws -> JSONPayload {
        do {
            return try MemberArguments.object(arguments)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// The list of the names in a text that separates them by commas.
    static func list(_ names: String?) -> JSONPayload? {
        names.map { .array($0.split(separator: ",").map { JSONPayload(String($0)) }) }
    }

    /// Adds a member, unless its value is nil.
    mutating func add(_ name: String, _ value: JSONPayload?) {
        if let value { members.append((name, value)) }
    }

    /// Adds a member with a string, unless that is nil.
    mutating func add(_ name: String, _ value: String?) {
        add(name, value.map { JSONPayload($0) })
    }

    /// Adds a member with a number, unless that is nil.
    mutating func add(_ name: String, _ value: Int?) {
        add(name, value.map { JSONPayload($0) })
    }

    /// Adds `type`, and `arguments` when there are any.
    mutating func add(_ destination: DestinationArguments) throws {
        add("type", destination.type)
        if !destination.arguments.isEmpty { add("arguments", try Self.object(destination.arguments)) }
    }

    /// Adds `navigator` and `scene`.
    mutating func add(_ place: PlaceOptions) {
        add("navigator", place.navigator)
        add("scene", place.scene.scene)
    }

    /// Adds `ifRevision` and `token`.
    mutating func add(_ safety: SafetyOptions) {
        add("ifRevision", safety.ifRevision)
        add("token", safety.token)
    }
}
