import NavigationClient
import NavigationControl
import Testing

struct CompletionTests {
    @Test func commandsComplete() async {
        #expect(await texts("", "p") == ["push"])
        #expect(await texts("module", "") == ["start"])
        #expect(await texts("help", "c") == ["call"])
        #expect(await texts("help module", "") == ["start"])
    }

    @Test func optionsCompleteOnce() async {
        #expect(await texts("push", "--") == ["--navigator", "--scene"])
        #expect(await texts("push --scene main", "--") == ["--navigator"])
        #expect(await texts("push --", "--") == [])
    }

    @Test func valuesOfOptionsComplete() async {
        #expect(await texts("push --navigator", "n") == ["n1", "n2"])
        #expect(await texts("push", "--navigator=n1") == ["--navigator=n1"])
        #expect(await texts("call --json", "") == ["compact", "pretty"])
    }

    @Test func methodsAndTypesHaveSummaries() async {
        #expect(await candidates("call", "po").map(\.line) == ["pop\tRemoves entries."])
        #expect(await candidates("push", "").map(\.line) == ["shop.item\tAn item"])
    }

    @Test func parametersOfAMethodComplete() async {
        #expect(await texts("call pop", "") == ["count:=", "entry=", "mode=", "navigator="])
        #expect(await texts("call pop count:=1", "") == ["entry=", "mode=", "navigator="])
        #expect(await texts("call pop", "mode=") == ["mode=all", "mode=some"])
        #expect(await texts("call pop", "navigator=") == ["navigator=n1", "navigator=n2"])
        #expect(await texts("call pop", "entry=e") == ["entry=e3", "entry=e4"])
        #expect(await candidates("call pop", "cou").map(\.isWhole) == [false])
    }

    @Test func argumentsOfATypeComplete() async {
        #expect(await texts("push shop.item", "") == ["gift:=", "id:="])
        #expect(await texts("push shop.item", "gift:=") == ["gift:=false", "gift:=true"])
    }

    @Test func withoutAHostCommandsStillComplete() async throws {
        let types = Completion(["push"], current: "", in: try form()) { _, _ in nil }
        let commands = Completion([], current: "pu", in: try form()) { _, _ in nil }
        #expect(await types.candidates() == [])
        #expect(await commands.candidates().map(\.text) == ["push"])
    }

    @Test func namesWithControlCharactersAreLeftOut() async throws {
        let completion = Completion(["push"], current: "", in: try form()) { _, _ in
            ["destinations": [["type": "a\u{1B}[2J"], ["type": "b"]]]
        }
        #expect(await completion.candidates().map(\.text) == ["b"])
    }

    @Test func namesOfFilesAreFoundInTheWord() throws {
        func fileName(_ words: [String], _ current: String) throws -> String? {
            Completion(words, current: current, in: try form()) { _, _ in nil }.fileName
        }
        #expect(try fileName(["mock"], "da") == "da")
        #expect(try fileName(["mock"], "-") == nil)
        #expect(try fileName(["mock", "--from"], "/tmp/") == "/tmp/")
        #expect(try fileName(["mock"], "--from=/tmp/") == "/tmp/")
        #expect(try fileName(["mock"], "--from") == nil)
        #expect(try fileName(["mock", "--"], "-a=b") == "-a=b")
        #expect(try fileName(["push", "--scene"], "da") == nil)
    }

    @Test func explanationsAreOfTheMethodTheTypeOrTheCommand() async throws {
        #expect(await explanation("call pop", "cou").contains("  Removes entries."))
        #expect(await explanation("call", "pop").first == "pop  a method: Paths")
        #expect(await explanation("push", "shop.item").first == "shop.item  a destination type of shop")
        #expect(await explanation("", "pus").first == "navctl  Controls a host.")
        #expect(await explanation("", "push").first == "push  Push it.")
        #expect(await explanation("push", "").contains { $0.contains("--navigator") })
    }

    @Test func beginningsInCommon() async {
        #expect(Candidate.commonBeginning(await candidates("call pop", "mode=")) == "mode=")
        #expect(Candidate.commonBeginning([]) == "")
    }

    @Test func aTableFitsTheTerminal() async {
        let types = await candidates("push shop.item", "")
        #expect(Candidate.table(types, width: 24, rows: 2, inColour: false) == ["gift:=  As a present", "id:="])
        #expect(Candidate.table(types, width: 13, rows: 2, inColour: false) == ["gift:=  As a…", "id:="])
        let parameters = await candidates("call pop", "")
        #expect(
            Candidate.table(parameters, width: 60, rows: 3, inColour: false)
                == ["count:=", "entry=", "and 2 more; type more of the word"]
        )
    }

    @Test func entriesAndSessionsComplete() async {
        #expect(await candidates("history --entry", "").map(\.line) == ["e3\tshop.item", "e4"])
        // The session that asks is not offered.
        #expect(await candidates("monitor --session", "").map(\.line) == ["s1\ttill, shop", "s2"])
    }
}

struct ShellLineTests {
    @Test func linesAreCommandsCommentsOrTheEnd() throws {
        #expect(
            try ShellLine("push shop.item 'title=A lamp' # why") == .command(["push", "shop.item", "title=A lamp"])
        )
        #expect(try ShellLine("navctl tree") == .command(["tree"]))
        #expect(try ShellLine("  # nothing") == .nothing)
        #expect(try ShellLine("") == .nothing)
        #expect(try ShellLine("exit") == .exit)
        #expect(try ShellLine("push a#b") == .command(["push", "a#b"]))
        #expect(throws: Words.OpenQuote.self) { try ShellLine("push 'a") }
    }

    @Test func optionsOfTheShellGoToCommandsThatAcceptThem() throws {
        func arguments(_ words: [String]) throws -> [String] {
            ShellLine.arguments(words, options: [("--scene", "other"), ("--json", "pretty")], in: try form())
        }
        #expect(try arguments(["push", "a"]) == ["push", "--scene", "other", "a"])
        #expect(try arguments(["push", "--scene=main"]) == ["push", "--scene=main"])
        #expect(try arguments(["call", "--", "a"]) == ["call", "--json", "pretty", "--", "a"])
        #expect(try arguments(["help", "push"]) == ["help", "push"])
    }

    @Test func aTypedLineEndsAtTheCursor() {
        let typed = TypedLine("push 'shop list' na\\ me=\"x y")
        #expect(typed.words == ["push", "shop list"])
        #expect(typed.current == "na me=x y")
        #expect(typed.typedLength == 11)
        #expect(TypedLine("push ").current == "")
    }

    @Test func thePromptSaysWhatTheHostHas() {
        let answer: JSONPayload = ["scenes": [["scene": "main", "revision": 17]]]
        #expect(ShellPrompt(answer, scene: "main").text(scene: "main") == "main@17> ")
        #expect(ShellPrompt(answer, scene: "b").text(scene: "b") == "b (no such scene)> ")
        #expect(ShellPrompt(nil, scene: "main").text(scene: "main") == "main (no host)> ")
    }
}

private func form() throws -> CommandForm {
    try #require(
        CommandForm(
            description: #"""
                {"command":{"commandName":"navctl","abstract":"Controls a host.","arguments":[],"subcommands":[
                {"commandName":"push","abstract":"Push it.","arguments":[
                {"kind":"positional","valueName":"type","completionKind":{"list":{"values":["host:destination"]}}},
                {"kind":"positional","valueName":"arguments","isRepeating":true},
                {"kind":"option","valueName":"navigator","names":[{"kind":"long","name":"navigator"}],
                "completionKind":{"list":{"values":["host:navigator"]}}},
                {"kind":"option","valueName":"scene","names":[{"kind":"long","name":"scene"}]}]},
                {"commandName":"call","arguments":[
                {"kind":"positional","valueName":"method","completionKind":{"list":{"values":["host:method"]}}},
                {"kind":"positional","valueName":"parameters","isRepeating":true},
                {"kind":"option","valueName":"json","names":[{"kind":"long","name":"json"}],
                "allValues":["pretty","compact"]}]},
                {"commandName":"module","subcommands":[{"commandName":"start"}]},
                {"commandName":"mock","arguments":[{"kind":"positional","completionKind":{"file":{}}},
                {"kind":"option","names":[{"kind":"long","name":"from"}],"completionKind":{"file":{}}}]},
                {"commandName":"history","arguments":[
                {"kind":"option","valueName":"entry","names":[{"kind":"long","name":"entry"}],
                "completionKind":{"list":{"values":["host:entry"]}}}]},
                {"commandName":"monitor","arguments":[
                {"kind":"option","valueName":"session","names":[{"kind":"long","name":"session"}],
                "completionKind":{"list":{"values":["host:session"]}}}]},
                {"commandName":"help","arguments":[{"kind":"positional","isRepeating":true}]},
                {"commandName":"hidden","shouldDisplay":false}]}}
                """#
        )
    )
}

private let answers: [String: JSONPayload] = [
    "rpc.discover": [
        "methods": [
            [
                "name": "pop", "summary": "Removes entries.", "tags": [["name": "Paths"]],
                "params": [
                    ["name": "count", "required": false, "schema": ["type": "integer"]],
                    ["name": "navigator", "required": false, "schema": ["type": "string"]],
                    ["name": "entry", "required": false, "schema": ["type": "string"]],
                    ["name": "mode", "required": false, "schema": ["$ref": "#/components/schemas/Mode"]],
                ],
            ]
        ],
        "components": ["schemas": ["Mode": ["enum": ["all", "some"]]]],
    ],
    "destination.list": ["destinations": [["type": "shop.item", "title": "An item"]]],
    "destination.get": [
        "type": "shop.item", "module": "shop",
        "arguments": [
            "properties": ["id": ["type": "integer"], "gift": ["type": "boolean", "description": "As a present"]]
        ],
    ],
    "tree.get": [
        "navigators": [
            ["id": "n1", "path": [["id": "e3", "type": "shop.item"]]], ["id": "n2", "root": ["id": "e4"], "path": []],
        ]
    ],
    "host.sessions": [
        "sessions": [
            ["session": "s1", "name": "till", "modules": ["shop"]], ["session": "s2", "modules": []],
            ["session": "s3", "isSelf": true, "modules": []],
        ]
    ],
]

private func completion(_ words: String, _ current: String) -> Completion? {
    let words = words.split(separator: " ").map(String.init)
    return (try? form()).map { Completion(words, current: current, in: $0) { method, _ in answers[method] } }
}

private func candidates(_ words: String, _ current: String) async -> [Candidate] {
    await completion(words, current)?.candidates() ?? []
}

private func texts(_ words: String, _ current: String) async -> [String] {
    await candidates(words, current).map(\.text)
}

private func explanation(_ words: String, _ current: String) async -> [String] {
    await completion(words, current)?.explanation(width: 80, inColour: false) ?? []
}
