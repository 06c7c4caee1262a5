import NavigationClient
import NavigationControl
import Testing

/// Pages of the contract, for people.
struct ContractPageTests {
    private let document: JSONPayload = [
        "methods": [
            [
                "name": "thing.move", "tags": [["name": "Things"]],
                "summary": "Moves a thing to another place, if nothing is in the way there and nobody has locked it.",
                "params": [
                    [
                        "name": "speed", "summary": "How fast.", "required": false,
                        "schema": ["type": "number", "minimum": 0],
                    ],
                    ["name": "thing", "summary": "Its id.", "required": true, "schema": ["type": "string"]],
                ],
                "result": ["summary": "Where it is now.", "schema": ["$ref": "#/components/schemas/Place"]],
                "errors": [["$ref": "#/components/errors/locked"], ["$ref": "#/components/errors/unknown_thing"]],
                "examples": [
                    ["x-params": ["thing": "old lamp", "to": ["x": 1], "by": "you"], "result": ["value": ["x": 1]]]
                ],
            ]
        ],
        "x-errors": [
            [
                "name": "locked", "code": 205, "summary": "It is locked.",
                "data": [
                    "required": ["name"], "properties": ["name": ["enum": ["locked"], "description": "Its name."]],
                ],
            ]
        ],
        "x-notifications": [
            ["name": "moved", "summary": "It moved.", "params": ["properties": ["to": ["type": "object"]]]]
        ],
        "x-questions": [
            [
                "name": "thing.ask", "summary": "May it move?", "params": ["properties": [:]],
                "answer": [
                    "summary": "The vote.", "schema": ["oneOf": [["properties": ["yes": true]], ["type": "null"]]],
                ],
            ]
        ],
        "components": ["schemas": ["Place": ["properties": ["x": ["type": "integer", "minimum": 0, "maximum": 9]]]]],
    ]

    private func lines(_ name: String, width: Int = 50) -> [String]? {
        ContractPage(of: name, in: document)?.lines(width: width, inColour: false)
    }

    @Test func ofAMethod() {
        #expect(
            lines("thing.move") == [
                "thing.move  a method: Things",
                "  Moves a thing to another place, if nothing is in",
                "  the way there and nobody has locked it.",
                "",
                "Parameters",
                "  thing  text, required",
                "      Its id.",
                "  speed  number from 0",
                "      How fast.",
                "",
                "Result",
                "  Where it is now.",
                "  Place",
                "",
                "Errors",
                "  locked, unknown_thing",
                "",
                "Example",
                #"  navctl call thing.move 'thing=old lamp' 'to:={"x":1}' by=you"#,
                #"  {"x":1}"#,
            ]
        )
    }

    @Test(arguments: ["locked", "205"])
    func ofAnError(name: String) {
        #expect(
            lines(name) == [
                "locked  an error: 205", "  It is locked.", "", "Data", #"  name  "locked""#, "      Its name.",
            ]
        )
    }

    @Test func ofWhatTheHostSays() {
        #expect(
            lines("moved") == [
                "moved  a notification of the host", "  It moved.", "", "Parameters", "  to  object, may be left out",
            ]
        )
        #expect(
            lines("thing.ask")?.suffix(4) == ["Answer", "  The vote.", "  yes  any JSON, may be left out", "  null"]
        )
    }

    @Test func ofAPart() {
        #expect(lines("Place") == ["Place  a part of messages", "  x  whole number from 0 to 9, may be left out"])
    }

    @Test func ofNothing() {
        #expect(lines("thing.stop") == nil)
        #expect(ContractPage.names(like: "move", in: document) == ["thing.move", "moved"])
        #expect(ContractPage.names(like: "THINGS", in: document) == ["thing.move", "thing.ask"])
        #expect(ContractPage.names(like: "wall", in: document) == [])
    }

    @Test func noLineIsWiderButWhatIsCopied() throws {
        let page = try #require(lines("thing.move", width: 24))
        let wide = page.filter { DisplayWidth.columns(of: $0) > 24 }
        #expect(wide.count == 1 && wide.allSatisfy { $0.hasPrefix("  navctl call") })
    }

    @Test func coloursDoNotCount() throws {
        let page = try #require(ContractPage(of: "locked", in: document)).lines(width: 50, inColour: true)
        #expect(page.first == "\u{1B}[1mlocked\u{1B}[0m\u{1B}[2m  an error: 205\u{1B}[0m")
    }

    @Test func ofADestinationType() {
        let type: JSONPayload = [
            "type": "shop.item", "module": "shop", "title": "Item", "method": "sheet",
            "arguments": [
                "properties": ["id": ["type": "integer", "description": "Its number."]], "required": ["id"],
            ],
            "messages": ["title": ["type": "object"]],
        ]
        #expect(
            TypePage(type).lines(width: 60, inColour: false) == [
                "shop.item  a destination type of shop",
                "  Item",
                "  It is shown by sheet, unless a request says otherwise.",
                "",
                "Arguments",
                "  id  whole number",
                "      Its number.",
                "",
                "Messages",
                "  title  object",
            ]
        )
    }
}
