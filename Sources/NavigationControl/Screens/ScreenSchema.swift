package import JSON

/// The vocabulary `screen` 1 as a JSON Schema, which `docs/screen.md` describes for people.
///
/// It uses only keywords that a host knows, so a module may register it as the `content` schema of a type. It is open:
/// unknown members, words and blocks are legal, because a later version may add them. ``ScreenCheck`` reports them.
package enum ScreenSchema {
    /// The version that it describes.
    package static let version: Int64 = 1

    /// The schema of a screen. Its `$defs` also have the message of an action (`message`) and the answer (`answer`).
    package static let document = schema(of: "screen")

    /// The schema of a screen on one line.
    package static var line: String { document.text }

    /// The schema of one part, such as `field`, with all definitions.
    static func schema(of part: String) -> JSONValue {
        ["$ref": .string("#/$defs/\(part)"), "$defs": .object(JSONObject(definitions))]
    }

    private static let definitions: [(String, JSONValue)] =
        [
            ("screen", screen), ("notice", notice), ("action", action), ("block", block), ("fallback", fallback),
            ("message", message), ("answer", answer), ("fact", fact), ("item", item),
        ] + blocks

    private static let text: JSONValue = ["type": "string"]
    private static let count: JSONValue = ["type": "integer", "minimum": 0]
    private static let number: JSONValue = ["type": "number"]
    private static let flag: JSONValue = ["type": "boolean"]

    private static func object(_ required: [String], _ members: [(String, JSONValue)]) -> JSONValue {
        let names = JSONValue.array(required.map { .string($0) })
        return ["type": "object", "required": names, "properties": .object(JSONObject(members))]
    }

    private static func list(of part: String) -> JSONValue { ["type": "array", "items": reference(part)] }

    private static func reference(_ part: String) -> JSONValue { ["$ref": .string("#/$defs/\(part)")] }

    // MARK: A screen

    private static let screen = object(
        ["screen", "title"],
        [
            ("screen", ["type": "integer", "minimum": 1]), ("title", text), ("summary", text), ("tone", text),
            ("notice", reference("notice")), ("blocks", list(of: "block")), ("actions", list(of: "action")),
            ("focus", text), ("empty", text), ("busy", text),
        ]
    )

    private static let notice = object(["text"], [("text", text), ("tone", text)])

    private static let action = object(
        ["action", "label"],
        [
            ("action", text), ("label", text), ("role", text), ("sends", text), ("on", text),
            (
                "confirm",
                object(["title", "yes", "no"], [("title", text), ("text", text), ("yes", text), ("no", text)])
            ),
        ]
    )

    // MARK: Blocks

    /// A block of any kind. The definition of a known kind has its requirements.
    private static let block: JSONValue = {
        let kinds: [JSONValue] = blocks.map { name, _ in
            ["if": ["properties": ["block": ["const": .string(name)]]], "then": reference(name)]
        }
        return [
            "type": "object", "required": ["block"],
            "properties": ["block": text, "id": text, "fallback": reference("fallback")], "allOf": .array(kinds),
        ]
    }()

    private static let fallback: JSONValue = ["anyOf": [text, ["type": "object", "required": ["block"]]]]

    private static let blocks: [(String, JSONValue)] = [
        ("text", object(["text"], [("text", text), ("tone", text)])),
        ("section", object(["title"], [("title", text), ("text", text)])),
        ("facts", object(["facts"], [("facts", list(of: "fact"))])),
        ("list", object(["items"], [("items", list(of: "item")), ("total", count), ("more", text)])),
        ("field", field),
        (
            "image",
            object(["alt", "source"], [("alt", text), ("source", text), ("width", count), ("height", count)])
        ),
        ("progress", object(["label"], [("label", text), ("value", number), ("of", number)])),
    ]

    private static let fact = object(
        ["label", "value"],
        [("label", text), ("value", text), ("tone", text), ("link", text), ("values", ["type": "object"])]
    )

    private static let item = object(
        ["id", "title"],
        [
            ("id", text), ("title", text), ("detail", text), ("value", text), ("badge", text), ("tone", text),
            ("link", text), ("values", ["type": "object"]), ("actions", ["type": "array", "items": text]),
        ]
    )

    /// A field, with the kind of value that each input has.
    private static let field: JSONValue = {
        let option = object(["value", "label"], [("value", text), ("label", text)])
        let members = object(
            ["id", "label", "input"],
            [
                ("label", text), ("input", text), ("options", ["type": "array", "items": option]), ("required", flag),
                ("min", number), ("max", number), ("lines", count), ("hint", text), ("error", text), ("fill", text),
            ]
        )
        let texts: JSONValue = ["type": "array", "items": text]
        let values: [(inputs: JSONValue, value: JSONValue)] = [
            (["text", "secret", "date", "time", "choice"], text), (["number"], number), (["switch"], flag),
            (["choices"], texts),
        ]
        let rules: [JSONValue] = values.map { inputs, value in
            ["if": ["properties": ["input": ["enum": inputs]]], "then": ["properties": ["value": value]]]
        }
        let choices: JSONValue = [
            "if": ["properties": ["input": ["enum": ["choice", "choices"]]]], "then": ["required": ["options"]],
        ]
        return ["allOf": .array([members] + rules + [choices])]
    }()

    // MARK: An action's message and answer

    private static let message = object(
        ["screen", "press", "action"],
        [
            ("screen", ["type": "integer", "minimum": 1]), ("press", text), ("action", text), ("item", text),
            ("values", ["type": "object"]),
        ]
    )

    private static let answer = object(
        [],
        [
            ("errors", ["type": "object", "additionalProperties": text]), ("notice", reference("notice")),
            ("toast", reference("notice")), ("values", ["type": "object"]),
        ]
    )
}

/// The words and members that `screen` 1 knows.
enum ScreenWords {
    static let tones: Set = ["plain", "quiet", "good", "warning", "danger"]
    static let roles: Set = ["primary", "cancel", "destructive"]
    static let inputs: Set = ["text", "secret", "number", "date", "time", "choice", "choices", "switch"]

    /// The members of each part.
    static let members: [String: Set<String>] = [
        "screen": [
            "screen", "title", "summary", "tone", "notice", "blocks", "actions", "focus", "empty", "busy",
        ],
        "notice": ["text", "tone"],
        "action": ["action", "label", "role", "sends", "on", "confirm"],
        "text": ["text", "tone"],
        "section": ["title", "text"],
        "facts": ["facts"],
        "fact": ["label", "value", "tone", "link", "values"],
        "list": ["items", "total", "more"],
        "item": ["id", "title", "detail", "value", "badge", "tone", "link", "values", "actions"],
        "field": [
            "label", "input", "value", "options", "required", "min", "max", "lines", "hint", "error", "fill",
        ],
        "image": ["alt", "source", "width", "height"],
        "progress": ["label", "value", "of"],
    ]
    static let blocks: Set = ["text", "section", "facts", "list", "field", "image", "progress"]
    /// The members of every block, besides its own.
    static let ofBlocks: Set = ["block", "id", "fallback"]
}

/// The amounts that a renderer draws. It cuts the rest and says so.
package enum ScreenLimits {
    package static let blocks = 200
    package static let items = 200
    package static let actions = 12
    /// UTF-8 bytes of one text.
    package static let text = 8_192
    /// Characters of an image's `source`.
    package static let image = 65_536
}
