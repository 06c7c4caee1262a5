import NavigationClient

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// cups: the coffees that a person has put together, in two columns: a list, and the form of one of them.
///
/// A cup that was changed and not saved asks the person before it goes. A cup is ordered by the value `order.add`. This
/// module does not know who receives it.
///
/// The cups are arguments of the list's entry, and a draft is an argument of the form's entry. So the host keeps both,
/// and a process that is started again finds them there.
@main
struct Cups {
    let client: NavigationClient
    /// Tells renderers that the stacks which show these types are columns, and not tabs.
    private static let columns: JSONPayload = ["layout": "columns"]

    static func main() async {
        do {
            let client = try await NavigationClient.connect()
            try await Cups(client: client).register()
            _ = await client.closed()
        } catch {
            print("cups: \(error)")
            exit(1)
        }
    }

    private func register() async throws {
        client.contract.answerTypeProvide { question in
            question.entries.map { Self.content(of: question.type, $0.arguments) }
        }
        await client.answerQuestions { try await press($0) }
        try await client.register(
            ModuleRegistration(
                module: "cups",
                title: "Your cups",
                destinations: [
                    .init(type: "cups.list", title: "Your cups", hints: Self.columns, provides: true),
                    .init(
                        type: "cups.page",
                        title: "A cup",
                        hints: Self.columns,
                        provides: true,
                        messages: ["try": true, "save": true, "order": true]
                    ),
                    // A link to it goes to the receiver, which knows the column for it.
                    .init(type: "cups.choice", title: "A cup", method: "send"),
                    .init(type: "cups.unsaved", title: "Not saved", method: "dialog", provides: true),
                ],
                guards: [
                    ModuleGuard(.init(name: "unsaved", on: .leave, types: ["cups.page"], timeout: 60)) {
                        try await vote($0)
                    }
                ],
                receivers: [ModuleReceiver(.type("cups.choice")) { try await choose($0) }]
            )
        )
    }

    // Content

    private static func content(of type: String, _ arguments: JSONPayload) -> Contract.TypeProvideAnswerItem {
        switch type {
        case "cups.list": list(cups(in: arguments))
        case "cups.page": .init(content: page(arguments))
        default:
            .init(content: [
                "screen": 1, "title": JSONPayload("Save “\(arguments["name"]?.string ?? "")”?"),
                "blocks": [["block": "text", "text": "You have changed this cup, and not saved it."]],
            ])
        }
    }

    private static func cups(in arguments: JSONPayload) -> [Cup] {
        arguments["cups"]?.elements?.map { Cup().with($0) } ?? Cup.samples
    }

    private static func list(_ cups: [Cup]) -> Contract.TypeProvideAnswerItem {
        var items: [JSONPayload] = cups.enumerated().map { index, cup in
            [
                "id": JSONPayload("\(index)"), "title": JSONPayload(cup.name), "detail": JSONPayload(cup.detail),
                "value": cup.price, "link": "cup", "values": ["index": JSONPayload(index)],
            ]
        }
        items.append(["id": "new", "title": "A new cup", "link": "cup", "values": ["index": JSONPayload(cups.count)]])
        return .init(
            content: [
                "screen": 1, "title": "Your cups", "summary": "Coffees as you like them.",
                "blocks": [["block": "list", "id": "cups", "items": .array(items)]],
            ],
            links: [.init(link: "cup", type: "cups.choice", placeholders: ["index"])]
        )
    }

    private static func page(_ arguments: JSONPayload) -> JSONPayload {
        let saved = Cup().with(arguments["saved"])
        let cup = saved.with(arguments["draft"])
        let facts: JSONPayload = ["block": "facts", "id": "price", "facts": [["label": "Price", "value": cup.price]]]
        var content: [(name: String, value: JSONPayload)] = [
            ("screen", 1), ("title", JSONPayload(cup.name)), ("summary", JSONPayload("\(cup.detail).")),
            ("blocks", .array(cup.fields + [facts])),
            (
                "actions",
                [
                    ["action": "save", "label": "Save", "role": "primary", "sends": "fields"],
                    ["action": "try", "label": "Show the price", "sends": "fields"],
                    ["action": "order", "label": "Order this cup", "sends": "fields"],
                ]
            ),
        ]
        if cup != saved { content.append(("notice", ["text": "Not saved yet", "tone": "warning"])) }
        return .object(content)
    }

    // Links and buttons

    /// A link of the list: the form comes into the next column, in the place of what is there.
    private func choose(
        _ question: Contract.ValueReceiveQuestion
    ) async throws -> Contract.ValueReceiveAnswerResume {
        let index = question.arguments?["index"]?.integer ?? 0
        let cups = try await shownList().map { Self.cups(in: $0.arguments) } ?? []
        let cup = cups.indices.contains(index) ? cups[index] : Cup()
        let page: JSONPayload = [
            "navigator": JSONPayload(question.navigator ?? ""), "type": "cups.page",
            "arguments": ["index": JSONPayload(index), "saved": cup.payload],
        ]
        // The host shows it, and not this module: a guard that asks this module would wait for this answer.
        return .replacing([.actionMethod("column.show", params: page)])
    }

    /// A button of the form.
    private func press(_ question: Contract.EntryAskQuestion) async throws -> JSONPayload {
        let saved = Cup().with(question.arguments["saved"])
        let cup = saved.with(question.arguments["draft"]).with(question.message["values"])
        switch question.name {
        case "save":
            try await save(cup, as: question.arguments["index"]?.integer ?? 0)
            try await keep(cup, in: question, isSaved: true)
            return ["toast": ["text": JSONPayload("“\(cup.name)” is saved"), "tone": "good"]]
        case "order":
            let data: JSONPayload = [
                "name": JSONPayload(cup.name), "detail": JSONPayload(cup.detail), "cents": JSONPayload(cup.cents),
            ]
            _ = try await client.send([.value("order.add", data: data)])
        default:
            try await keep(cup, in: question, isSaved: cup == saved)
        }
        return .null
    }

    private func keep(_ cup: Cup, in question: Contract.EntryAskQuestion, isSaved: Bool) async throws {
        let index = question.arguments["index"] ?? 0
        let saved = isSaved ? cup.payload : question.arguments["saved"] ?? .null
        var arguments: [(name: String, value: JSONPayload)] = [("index", index), ("saved", saved)]
        if !isSaved { arguments.append(("draft", cup.payload)) }
        try await client.contract.updateEntry(entry: question.entry, arguments: .object(arguments))
    }

    /// Puts a cup into the list.
    private func save(_ cup: Cup, as index: Int) async throws {
        guard let list = try await shownList() else { return }
        var cups = Self.cups(in: list.arguments)
        if cups.indices.contains(index) { cups[index] = cup } else { cups.append(cup) }
        try await client.contract.updateEntry(entry: list.id, arguments: ["cups": .array(cups.map(\.payload))])
    }

    private func shownList() async throws -> Contract.Entry? {
        let navigators = try await client.tree().navigators
        return navigators.flatMap { [$0.root].compactMap(\.self) + $0.path }.first { $0.type == "cups.list" }
    }

    // The guard

    /// A form would go. Without a draft it may; otherwise the person decides.
    private func vote(_ question: Contract.GuardAskQuestion) async throws -> Contract.GuardAskAnswer {
        for item in question.entries {
            guard let draft = item.arguments["draft"] else { continue }
            let cup = Cup().with(draft)
            switch try await ask(about: cup, at: item.navigator) {
            case "save": try await save(cup, as: item.arguments["index"]?.integer ?? 0)
            case "discard": break
            default: return .deny(reason: "“\(cup.name)” is not saved")
            }
        }
        return .allow
    }

    /// Shows the dialog, and waits for the person. Closes it when the request has ended before.
    private func ask(about cup: Cup, at navigator: String?) async throws -> String? {
        let place = Place(navigator: navigator)
        let buttons: [Contract.Button] = [
            .init(answer: "save", label: "Save", role: .default),
            .init(answer: "discard", label: "Discard", role: .destructive),
            .init(answer: "keep", label: "Keep editing", role: .cancel),
        ]
        do {
            let dialog = Destination("cups.unsaved", ["name": JSONPayload(cup.name)])
            return try await client.result(of: dialog, at: place, buttons: buttons, name: "unsaved").answer
        } catch {
            Task.detached { try await client.contract.closeNavigator(navigator: "unsaved") }
            throw error
        }
    }
}
