import ArgumentParser
import NavigationClient
import NavigationControl

/// Which scene a request is about.
struct SceneOptions: ParsableArguments {
    @Option(help: "The scene. Default: main.", completion: .host(.scene))
    var scene: String?
}

/// Where in a tree a request acts.
struct PlaceOptions: ParsableArguments {
    @Option(help: "Id or name of the navigator to act on. Default: the current one.", completion: .host(.navigator))
    var navigator: String?

    @OptionGroup var scene: SceneOptions
}

/// What makes a change safe to ask for, and to ask for again.
struct SafetyOptions: ParsableArguments {
    @Option(help: "Refuse unless the scene is at this revision.")
    var ifRevision: Int?

    @Option(help: "The same request with the same token takes effect once.")
    var token: String?
}

/// What to show, and its arguments.
struct DestinationArguments: ParsableArguments {
    @Argument(help: "The destination type, module.name.", completion: .host(.destination))
    var type: String

    @Argument(help: "Its arguments: key=value is a string, key:=json any JSON.")
    var arguments: [String] = []
}

/// The members of a request, in the order in which they are added. What is nil is left out.
struct RequestMembers {
    private var members: [(name: String, value: JSONPayload)] = []

    var payload: JSONPayload { .object(members) }

    mutating func add(_ name: String, _ value: JSONPayload?) {
        if let value { members.append((name, value)) }
    }

    mutating func add(_ name: String, _ value: String?) {
        add(name, value.map { JSONPayload($0) })
    }

    mutating func add(_ name: String, _ value: Int?) {
        add(name, value.map { JSONPayload($0) })
    }

    mutating func add(_ destination: DestinationArguments) throws {
        add("type", destination.type)
        if !destination.arguments.isEmpty { add("arguments", try memberObject(destination.arguments)) }
    }

    mutating func add(_ place: PlaceOptions) {
        add("navigator", place.navigator)
        add("scene", place.scene.scene)
    }

    mutating func add(_ safety: SafetyOptions) {
        add("ifRevision", safety.ifRevision)
        add("token", safety.token)
    }
}

/// The members of a command line; wrong ones are wrong usage.
func memberObject(_ arguments: [String]) throws -> JSONPayload {
    do {
        return try MemberArguments.object(arguments)
    } catch {
        throw ValidationError("\(error)")
    }
}
