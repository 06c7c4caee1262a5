import JSON

/// Requests about a scene as a model knows it; most can be carried out, some cannot.
struct RandomRequests {
    private var dice: Dice
    private var model: WireModel

    init(seed: UInt64, model: WireModel) {
        dice = Dice(seed: seed)
        self.model = model
    }

    mutating func below(_ bound: Int) -> Int { dice.below(bound) }

    mutating func chance(_ percent: Int) -> Bool { dice.chance(percent) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { dice.pick(elements) }

    mutating func follow(_ model: WireModel) { self.model = model }

    // MARK: Parts

    private mutating func navigator() -> String {
        chance(2) ? "n9999" : pick(model.nodes.keys.sorted())
    }

    private mutating func on() -> String { chance(10) ? "" : #""navigator":"\#(navigator())","# }

    private mutating func entry() -> String {
        let pushed = model.nodes.values.flatMap { $0.path.compactMap { $0["id"]?.string } }
        let roots = model.nodes.values.compactMap { $0.fixed["root"]?["id"]?.string }
        let all = (pushed + roots).sorted()
        return all.isEmpty || chance(2) ? "e9999" : pick(all)
    }

    /// An attachment of one kind.
    private mutating func attachment(_ kind: String) -> JSONValue? {
        let all = model.attachments.filter { $0["kind"]?.string == kind }
        return all.isEmpty || chance(5) ? model.attachments.first : pick(all)
    }

    private mutating func id(of kind: String) -> String { attachment(kind)?["id"]?.string ?? "a9999" }

    static let types = [
        "shop.home", "shop.list", "shop.list", "shop.list", "shop.item", "shop.item", "shop.leaf", "shop.deep",
        "shop.end", "shop.ask", "guest.page", "guest.kept",
    ]

    private mutating func type() -> String { pick(Self.types) }

    private mutating func destination() -> String {
        let arguments = chance(40) ? "" : #","arguments":{"n":\#(below(3))}"#
        return #""type":"\#(type())"\#(arguments)"#
    }

    private mutating func path() -> String {
        let elements = (0..<below(5)).map { _ in "{\(destination())}" }
        return "[\(elements.joined(separator: ","))]"
    }

    private mutating func name() -> String { chance(70) ? "" : #","name":"\#(pick(["tab", "side", "pane", "box"]))""# }

    private mutating func presentation() -> String {
        let method = pick([
            "sheet", "cover", "managedSheet", "managedSheet", "managedCover", "popover", "alert", "dialog", "drawer",
            "toast", "panel",
        ])
        let isAlert = method == "alert" || method == "dialog"
        let buttons = isAlert && chance(70) ? #","buttons":[{"answer":"yes"},{"answer":"no"}]"# : ""
        let occupied = chance(10) ? #","ifOccupied":"refuse""# : ""
        return #""method":"\#(method)"\#(buttons)\#(occupied)\#(name())"#
    }

    private mutating func policy() -> String {
        let policy =
            chance(50) ? "" : #","ifPresent":"\#(pick(["push", "back", "raise", "single", "replaceTop", "clear"]))""#
        return policy + (chance(15) ? #","transient":true"# : "")
    }

    /// A checkpoint that there is, and its navigator.
    private mutating func established() -> String {
        let found = attachment("checkpoint")
        let place = found?["navigator"]?.string ?? navigator()
        return #""navigator":"\#(place)","checkpoint":"\#(found?["name"]?.string ?? "a")""#
    }

    private mutating func checkpoint() -> String { #""checkpoint":"\#(pick(["a", "b"]))""# }

    // MARK: Requests

    mutating func request() -> Step {
        guard chance(20) else { return operation() }
        let operations = (0...below(4)).map { _ in operation().operation }
        return Step("transaction", #"{"operations":[\#(operations.joined(separator: ","))]}"#)
    }

    /// An edit by the ids of entries.
    private mutating func edit() -> Step {
        let place = #""\#(pick(["before", "after"]))":"\#(entry())""#
        return switch below(5) {
        case 0: Step("path.insert", #"{\#(place),"path":\#(path())}"#)
        case 1: Step("path.insert", #"{"navigator":"\#(navigator())","at":\#(below(3)),"path":\#(path())}"#)
        case 2: Step("path.remove", #"{"entries":["\#(entry())","\#(entry())"]}"#)
        case 3: Step("path.move", #"{"entry":"\#(entry())",\#(place)}"#)
        default: Step("entry.update", #"{"entry":"\#(entry())","arguments":{"n":\#(below(3))},"hints":{"h":1}}"#)
        }
    }

    mutating func operation(isBound: Bool = false) -> Step {
        if chance(8) { return flowRequest() }
        return switch below(100) {
        case 0..<22: Step("push", "{\(on())\(destination())\(policy())}")
        case 22..<27: Step("navigate", "{\(on())\(destination())}")
        case 27..<37: Step("present", "{\(on())\(destination()),\(presentation())}")
        case 37..<40: Step("replace", #"{\#(destination()),"entry":"\#(entry())"}"#)
        case 40..<41: Step("replace", "{\(on())\(destination())}")
        case 41..<44: Step("pop", #"{"navigator":"\#(navigator())","count":\#(1 + below(2))}"#)
        case 44..<46: Step("pop", #"{"entry":"\#(entry())"}"#)
        case 46..<48: Step("back", #"{"navigator":"\#(navigator())"}"#)
        case 48..<50: Step("dismiss", #"{"navigator":"\#(navigator())"}"#)
        case 50..<53:
            Step(pick(["popAll", "dismissPresented", "dismissChildren"]), #"{"navigator":"\#(navigator())"}"#)
        case 53..<55: Step(pick(["popAny", "dismissAny", "reset"]))
        case 55..<58 where chance(60): edit()
        case 55..<58: Step(pick(["path.set", "path.append"]), #"{"navigator":"\#(navigator())","path":\#(path())}"#)
        case 58..<66: create()
        case 66..<68: Step("navigator.close", #"{"navigator":"\#(navigator())"}"#)
        case 68..<71: Step("navigator.select", #"{"navigator":"\#(navigator())"}"#)
        case 71..<72: Step("lock", #"{"navigator":"\#(navigator())","reason":"r"}"#)
        case 72..<74: Step("unlock", #"{"lock":"\#(id(of: "lock"))"}"#)
        case 74..<77: Step("checkpoint.establish", #"{"navigator":"\#(navigator())",\#(checkpoint())}"#)
        case 77..<79: Step("checkpoint.return", "{\(established()),\"value\":1}")
        case 79..<80: Step("checkpoint.remove", "{\(established())}")
        case 80..<82: Step("mapping.add", #"{"navigator":"\#(navigator())","from":"\#(type())","to":"\#(type())"}"#)
        case 82..<84: Step("mapping.remove", #"{"mapping":"\#(id(of: "mapping"))"}"#)
        case 84..<90 where !isBound: triggerRequest()
        case 84..<93: Step("column.show", #"{"navigator":"\#(column())",\#(destination())}"#)
        case 93..<94: Step("column.show", #"{"navigator":"\#(column())"}"#)
        case 94..<96: Step("answer", #"{"entry":"\#(alert())","answer":"\#(pick(["yes", "no", "maybe"]))"}"#)
        case 96..<98: Step("entry.close", #"{"entry":"\#(entry())","value":{"k":1}}"#)
        default: setState()
        }
    }

    private mutating func create() -> Step {
        let root = chance(50) ? #","root":{\#(destination())}"# : ""
        let ephemeral = chance(20) ? #","ephemeral":true"# : ""
        let parent = navigator()
        if chance(25) {
            let method = pick(["sheet", "managedSheet", "drawer", "toast", "panel"])
            return Step(
                "navigator.create",
                #"{"parent":"\#(parent)","kind":"presentation","method":"\#(method)"\#(name())\#(root)\#(ephemeral)}"#
            )
        }
        let path = model.nodes[parent]?.path.compactMap { $0["id"]?.string } ?? []
        let anchor = !path.isEmpty && chance(50) ? #","entry":"\#(pick(path))""# : ""
        let select = chance(30) ? #","select":\#(chance(70))"# : ""
        return Step("navigator.create", #"{"parent":"\#(parent)"\#(name())\#(root)\#(anchor)\#(select)\#(ephemeral)}"#)
    }

    private mutating func alert() -> String {
        let alerts = model.nodes.values.filter { $0.fixed["buttons"] != nil }
        let entries = alerts.compactMap { $0.fixed["root"]?["id"]?.string }.sorted()
        return entries.isEmpty ? entry() : pick(entries)
    }

    private mutating func column() -> String {
        let columns = model.nodes.values.flatMap { $0.children.dropLast() }.sorted()
        return columns.isEmpty ? navigator() : pick(columns)
    }

    private mutating func triggerRequest() -> Step {
        let name = #""trigger":"\#(pick(["go", "stop"]))""#
        if chance(40) {
            let operation = operation(isBound: true).operation
            return Step("trigger.bind", #"{"navigator":"\#(navigator())",\#(name),"operation":\#(operation)}"#)
        }
        let bound = attachment("trigger")
        let place = bound?["navigator"]?.string ?? navigator()
        let known = bound?["name"]?.string ?? "go"
        return Step(chance(75) ? "trigger.set" : "trigger.unbind", #"{"navigator":"\#(place)","trigger":"\#(known)"}"#)
    }

    private mutating func flowRequest() -> Step {
        let flow = id(of: "flow")
        switch below(6) {
        case 0, 1:
            let module = chance(50) ? #","module":"guest""# : ""
            let place = chance(50) ? ",\(checkpoint())" : ""
            return Step("flow.start", "{\(on())\"name\":\"tour\",\(destination())\(module)\(place)}")
        case 2: return Step("flow.next", #"{"flow":"\#(flow)",\#(destination()),"data":\#(below(3))}"#)
        case 3: return Step("flow.update", #"{"flow":"\#(flow)","data":\#(below(3))}"#)
        case 4: return Step("flow.complete", #"{"flow":"\#(flow)","value":1}"#)
        default: return Step("flow.cancel", #"{"flow":"\#(flow)"}"#)
        }
    }

    private mutating func setState() -> Step {
        let top = navigator()
        var elements = [model.nodes[top]?.fixed["hasPath"] == true ? #"{"path":\#(path())}"# : #"{"path":[]}"#]
        for index in 1..<(1 + below(4)) {
            let root = chance(50) ? #","root":{\#(destination())}"# : ""
            let parent = chance(30) ? #","parent":\#(below(index))"# : ""
            let method = chance(40) ? #","method":"\#(pick(["managedSheet", "drawer", "panel"]))""# : ""
            let selected = method.isEmpty && chance(20) ? #","selected":true"# : ""
            elements.append(#"{"path":\#(path())\#(root)\#(parent)\#(method)\#(selected)\#(name())}"#)
        }
        return Step("state.set", #"{"navigator":"\#(top)","state":[\#(elements.joined(separator: ","))]}"#)
    }
}
