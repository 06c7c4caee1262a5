import JSON

/// One method as the OpenRPC document describes it. Schemas and examples are JSON texts; a test checks them and runs the examples.
package struct MethodDescription: Sendable {
    package let name: String
    package let summary: String
    package let parameters: [ParameterDescription]
    package let result: ResultDescription
    package let errors: [ErrorCode]
    package let examples: [Example]

    package init(
        _ method: Method,
        _ summary: String,
        _ parameters: [ParameterDescription] = [],
        result: ResultDescription,
        errors: [ErrorCode] = [],
        examples: [Example]
    ) {
        self.name = method.rawValue
        self.summary = summary
        self.parameters = parameters
        self.result = result
        self.errors = errors
        self.examples = examples
    }

    package typealias Example = NavigationProtocol.Example

    /// What a definition says.
    init(_ definition: any MethodDefinition.Type) {
        self.name = definition.method.rawValue
        self.summary = definition.summary
        self.parameters = definition.allParameters.map { member in
            ParameterDescription(
                member.name,
                member.summary,
                required: member.isRequired,
                schema: "\(RawJSON(writing: member.schema))"
            )
        }
        self.result = ResultDescription(
            "result",
            definition.resultSummary,
            schema: "\(RawJSON(writing: definition.fullResultSchema))"
        )
        self.errors = definition.errors
        self.examples = definition.examples
    }
}

/// A parameter of a method.
package struct ParameterDescription: Sendable {
    package let name: String
    package let summary: String
    package let isRequired: Bool
    package let schema: String

    package init(_ name: String, _ summary: String, required: Bool = false, schema: String) {
        self.name = name
        self.summary = summary
        self.isRequired = required
        self.schema = schema
    }

    /// The same parameter where it must be given.
    package var required: Self { Self(name, summary, required: true, schema: schema) }

    package static let scene = Self(
        "scene",
        "The scene to act on; `main` when left out.",
        schema: #"{"type":"string"}"#
    )
    package static let navigator = Self(
        "navigator",
        "Id or name of the navigator to act on; the current one when left out.",
        schema: #"{"type":"string"}"#
    )
    package static let ifRevision = Self(
        "ifRevision",
        "Refuse unless the scene is at this revision.",
        schema: #"{"type":"integer","minimum":0}"#
    )
    package static let token = Self(
        "token",
        "1 to 128 bytes, new for each request. The same request with the same token gets the same answer, and not a second effect.",
        schema: #"{"type":"string","minLength":1}"#
    )
    /// What every method takes, besides its own parameters.
    package static let during = Self(
        "during",
        "The question of the host that this client is answering, for which it makes this request; so a cycle of questions is seen.",
        schema: #"{"type":"string","pattern":"^q[0-9]+$"}"#
    )
    /// What every operation on a navigator takes.
    package static let onNavigator: [Self] = [.scene, .navigator, .ifRevision, .token]
    package static let buttons = Self(
        "buttons",
        "What an alert or a dialog may be answered with: 1 to 16, their answers all different.",
        schema: ##"{"type":"array","minItems":1,"maxItems":16,"items":{"$ref":"#/components/schemas/Button"}}"##
    )
    package static let ifPresent = Self(
        "ifPresent",
        "What a push does when the path shows the same already: `push` another (the default), go `back` to it, `raise` it to the top, keep a `single` one, `replaceTop`, or `clear` the path.",
        schema: #"{"enum":["push","back","raise","single","replaceTop","clear"]}"#
    )
    package static let forResult = Self(
        "forResult",
        "Whether the answer waits for what becomes of the entry: `answered` with a value, `dismissed`, `replaced`, `provider_gone`, or `redirected` by a guard.",
        schema: #"{"type":"boolean"}"#
    )
    package static let transient = Self(
        "transient",
        "Whether the entry goes as soon as another is pushed over it.",
        schema: #"{"type":"boolean"}"#
    )
    package static let type = Self(
        "type",
        "The destination type, `module.name`.",
        required: true,
        schema: #"{"type":"string"}"#
    )
    package static let arguments = Self("arguments", "Arguments of the destination.", schema: #"{"type":"object"}"#)
    package static let entry = Self("entry", "An entry's id.", schema: #"{"type":"string","examples":["e9"]}"#)
    package static let presentationName = Self(
        "name",
        "A name for the new navigator, unique in the scene.",
        schema: #"{"type":"string"}"#
    )
    package static let ifOccupied = Self(
        "ifOccupied",
        "What to do when the navigator presents something already; `replace` when left out.",
        schema: #"{"enum":["replace","refuse"]}"#
    )
    package static func method(_ summary: String) -> Self {
        Self("method", summary, schema: ##"{"$ref":"#/components/schemas/NavigationMethod"}"##)
    }
}

/// What a method answers.
package struct ResultDescription: Sendable {
    package let name: String
    package let summary: String
    package let schema: String

    package init(_ name: String, _ summary: String, schema: String) {
        self.name = name
        self.summary = summary
        self.schema = schema
    }

    /// An object with these members, as JSON text `"a":{…},"b":{…}`.
    package static func object(_ name: String, _ summary: String, _ members: String, optional: [String] = []) -> Self {
        Self(name, summary, schema: ##"{"type":"object","properties":{\##(members)}}"##)
    }

    static let changeMembers =
        #""scene":{"type":"string"},"revision":{"type":"integer"},"changed":{"type":"boolean"},"durability":{"enum":["synced","written","memory"]}"#

    package static let shown = object(
        "shown",
        "Where the destination is shown now, and under which id; with `forResult` what became of it.",
        changeMembers
            + ##","navigator":{"type":"string"},"entry":{"type":"string"},"outcome":{"enum":["answered","dismissed","replaced","provider_gone","redirected"]},"redirected":{"type":"array","items":{"$ref":"#/components/schemas/Redirection"}},"value":true,"answer":{"type":"string"},"by":{"$ref":"#/components/schemas/Cause"}"##
    )
    package static let created = object(
        "created",
        "The new navigator.",
        changeMembers + #","navigator":{"type":"string"},"entry":{"type":"string"}"#
    )
    package static let removed = object(
        "removed",
        "How much is gone.",
        changeMembers + ##","removed":{"$ref":"#/components/schemas/Removed"}"##
    )
    package static let changed = object("changed", "The scene's revision afterwards.", changeMembers)
    package static let pathIDs = object(
        "path",
        "The ids of the entries.",
        changeMembers
            + ##","navigator":{"type":"string"},"path":{"type":"array","items":{"type":"string"}},"removed":{"$ref":"#/components/schemas/Removed"}"##
    )
    package static let checkpoint = object(
        "checkpoint",
        "The place it names.",
        changeMembers + #","navigator":{"type":"string"},"position":{"type":"integer"}"#
    )
    package static let checkpointReturned = object(
        "returned",
        "The place that was returned to, and how much is gone.",
        changeMembers
            + ##","navigator":{"type":"string"},"position":{"type":"integer"},"removed":{"$ref":"#/components/schemas/Removed"}"##
    )
    package static let snapshot = Self(
        "snapshot",
        "The scene, or a part of it.",
        schema: ##"{"$ref":"#/components/schemas/Snapshot"}"##
    )
    package static let navigatorState = Self(
        "navigator",
        "The navigator without its path.",
        schema: ##"{"$ref":"#/components/schemas/NavigatorState"}"##
    )
}
