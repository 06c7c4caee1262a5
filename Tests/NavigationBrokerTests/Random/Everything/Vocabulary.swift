import JSON
import NavigationProtocol
import NavigationTree

/// Requests of every method, with parameters made from their descriptions.
///
/// Most parameters have the right kind and name things that exist.
struct Vocabulary {
    var dice: Dice
    /// Ids that lines have named, by their first letter; the newest last.
    private var ids: [Character: [String]] = [:]
    private var tokens = 0

    init(_ dice: Dice) { self.dice = dice }

    private static let methods: [(method: Method, weight: Int)] = Method.allCases.map { method in
        switch method {
        case .navigate, .push, .present: (method, 24)
        case .send, .transaction, .guardAdd, .receiverAdd, .flowStart, .moduleRegister, .entryAsk, .urlOpen:
            (method, 14)
        case .urlRegister, .triggerBind, .triggerSet, .undo, .guardRemove, .resume, .watch, .stateSet: (method, 8)
        case .sceneClose, .reset, .sessionClose, .discover, .moduleUnregister, .hostMetrics: (method, 2)
        case let method where method.isOperation: (method, 5)
        default: (method, 3)
        }
    }
    private static let total = methods.reduce(0) { $0 + $1.weight }
    private static let operations = Method.allCases.filter(\.isOperation)
    private static let schemas: [String: JSONValue] = Dictionary(
        uniqueKeysWithValues: Method.allCases.flatMap { method in
            (method.definition.allParameters + Schema.Member.shared).map { parameter in
                let schema = (try? RawJSON(writing: parameter.schema).value()) ?? .bool(true)
                return ("\(method.rawValue) \(parameter.name)", schema)
            }
        }
    )
    private static let components: [String: JSONValue] = Dictionary(
        uniqueKeysWithValues: Contract.components.map { component in
            (component.name, (try? RawJSON(writing: component.schema).value()) ?? .bool(true))
        }
    )

    // MARK: Known ids

    /// Learns the ids that a line names: `"n7"`, `"r3.1"`.
    mutating func read(_ line: String) {
        let bytes = Array(line.utf8)
        var start: Int?
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
            defer { start = index + 1 }
            guard let start, (2...8).contains(index - start) else { continue }
            let text = bytes[start..<index]
            guard let first = text.first, "neagrsq".utf8.contains(first),
                text.dropFirst().allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") })
            else { continue }
            learn(String(decoding: text, as: UTF8.self), Character(Unicode.Scalar(first)))
        }
    }

    private mutating func learn(_ id: String, _ kind: Character) {
        if ids[kind]?.contains(id) == true { return }
        ids[kind, default: []].append(id)
        if ids[kind, default: []].count > 12 { ids[kind]?.removeFirst() }
    }

    /// Replaces the ids that were received with the ids that exist now.
    mutating func know(_ known: [String], as kind: Character) { ids[kind] = known }

    private mutating func id(_ kind: Character) -> String {
        guard let known = ids[kind], !known.isEmpty, !dice.chance(3) else { return "\(kind)\(dice.below(40))" }
        return dice.pick(known)
    }

    // MARK: Requests

    mutating func request() -> Step {
        var chosen = dice.below(Self.total)
        let method = Self.methods.first { _, weight in
            chosen -= weight
            return chosen < 0
        }
        return request(method?.method ?? .ping)
    }

    mutating func request(_ method: Method, isPart: Bool = false) -> Step {
        if method == .moduleRegister, !dice.chance(5) { return registration() }
        var members: [String] = []
        for parameter in method.definition.allParameters where !isPart || parameter.name != "token" {
            let isGiven =
                parameter.isRequired ? !dice.chance(1) : dice.chance(Self.likelihood(of: parameter.name, method))
            guard isGiven else { continue }
            let schema = Self.schemas["\(method.rawValue) \(parameter.name)"] ?? .bool(true)
            members.append("\"\(parameter.name)\":\(value(parameter.name, schema, method, depth: 0))")
        }
        if dice.chance(4), let question = ids["q"]?.last { members.append("\"during\":\"\(question)\"") }
        if dice.chance(1) { members.append("\"other\":1") }
        return Step(method.rawValue, "{\(members.joined(separator: ","))}")
    }

    /// In percent: what is in the way of most others is given seldom.
    private static func likelihood(of name: String, _ method: Method) -> Int {
        switch name {
        case "ifRevision", "token", "fromEntry", "presenters", "kinds", "methods", "directions": 4
        case "scene": 12
        case "forResult", "transient", "ifPresent", "buttons": 15
        case "timeout", "default", "order", "ephemeral": 30
        case "type", "value", "route", "action": 50
        case "to" where method == .pop: 20
        case "toType", "replacesPending", "accepts": 15
        default: 40
        }
    }

    private mutating func value(_ name: String, _ schema: JSONValue, _ method: Method, depth: Int) -> String {
        if dice.chance(1) {
            return dice.pick(["null", "-1", "\"\"", "[]", "{}", "9223372036854775807", "1e300", "true"])
        }
        if let value = reference(name) { return value }
        if let value = part(name, method, depth: depth) { return value }
        if let value = detail(name) { return value }
        return described(name, schema, method, depth: depth)
    }

    /// A value for a parameter that says which one of several is meant.
    private mutating func reference(_ name: String) -> String? {
        switch name {
        case "navigator", "parent", "below", "navigate", "select": return dice.chance(8) ? "\"tab\"" : quoted(id("n"))
        case "entry", "before", "after", "fromEntry": return quoted(id("e"))
        case "entries": return "[\(quoted(id("e"))),\(quoted(id("e")))]"
        case "lock", "mapping", "flow": return quoted(id("a"))
        case "guard": return quoted(id("g"))
        case "receiver": return quoted(id("r"))
        case "sequence": return dice.chance(50) ? "\"s\(1 + dice.below(12)).\(1 + dice.below(4))\"" : quoted(id("s"))
        case "session": return "\"s\(1 + dice.below(14))\""
        case "watch", "monitor": return "\(1 + dice.below(3))"
        case "request": return "\(dice.below(60))"
        case "scene": return dice.pick(["\"main\"", "\"side\"", "\"side\"", "\"other\""])
        case "module": return quoted(dice.pick(Self.modules))
        case "name": return quoted(dice.pick(["tab", "side", "pane", "box", "tour"]))
        case "checkpoint", "trigger": return quoted(dice.pick(["a", "b"]))
        case "link": return quoted(dice.pick(["next", "back"]))
        case "instance": return quoted(Harness.instance)
        default: return nil
        }
    }

    /// A value for a parameter that says what to show or to do.
    private mutating func part(_ name: String, _ method: Method, depth: Int) -> String? {
        switch name {
        case "type", "toType": return quoted(type())
        case "from" where method == .mappingAdd, "to" where method == .mappingAdd: return quoted(type())
        case "from" where method == .urlRegister, "to" where method == .urlRegister: return items(depth)
        case "types": return "[\(quoted(dice.pick(["*", "shop.*", type(), type()])))]"
        case "roles": return #"["list"]"#
        case "value" where method == .receiverAdd: return quoted(dice.pick(Self.values))
        case "route": return #""shop.route""#
        case "values" where method == .entryFollow: return "{\"n\":\(dice.below(3))}"
        case "values", "items": return items(depth)
        case "operation": return operation(depth)
        case "operations": return list(1 + dice.below(3)) { $0.operation(depth) }
        case "path": return list(dice.below(4)) { $0.destination() }
        case "state": return state()
        case "root": return destination()
        case "arguments": return "{\"n\":\(dice.below(3))}"
        case "links": return #"[{"link":"next","type":"\#(type())"}]"#
        case "accepts":
            return dice.pick([
                #"{"types":["shop.*"]}"#, #"{"roles":["list"]}"#, #"{"types":["guest.page"],"roles":["list"]}"#,
            ])
        case "content": return "{\"text\":\(dice.below(9))}"
        case "data": return "\(dice.below(9))"
        default: return nil
        }
    }

    /// A value for a parameter that says how or when.
    private mutating func detail(_ name: String) -> String? {
        switch name {
        case "answer": return quoted(dice.pick(["yes", "no", "maybe"]))
        case "buttons": return #"[{"answer":"yes"},{"answer":"no"}]"#
        case "timeout": return dice.pick(["0.5", "2", "10", "60"])
        case "revision", "since", "ifRevision": return "\(dice.below(30))"
        case "count", "limit", "offset": return "\(dice.below(5))"
        case "token":
            tokens += 1
            return quoted("t\(dice.chance(30) ? dice.below(tokens) : tokens)")
        case "restorationKey": return quoted(dice.pick(["", "a", "b", "c"]))
        case "verbosity": return quoted(dice.pick(["silent", "error", "warning", "info", "debug"]))
        case "executionDelay": return dice.pick(["0", "0.3", "2"])
        case "pattern": return quoted(dice.pick(Self.patterns))
        case "url": return quoted(dice.pick(Self.urls))
        case "auto":
            let resume = dice.pick(["", #","resume":"pause""#, #","resume":"cancel""#, #","resume":{"after":1}"#])
            return dice.chance(50) ? #"{"navigate":"\#(id("n"))"\#(resume)}"# : #"{"select":"\#(id("n"))"\#(resume)}"#
        case "required": return #"["push"]"#
        case "method": return quoted(method())
        default: return nil
        }
    }

    /// Something that a schema allows, or nearly.
    private mutating func described(_ name: String, _ schema: JSONValue, _ method: Method, depth: Int) -> String {
        if let reference = schema["$ref"]?.string, let last = reference.split(separator: "/").last {
            return described(name, Self.components[String(last)] ?? .bool(true), method, depth: depth + 1)
        }
        if let constant = schema["const"] { return constant.serialized().description }
        if let choices = schema["enum"]?.array ?? schema["examples"]?.array {
            return dice.pick(choices).serialized().description
        }
        let type = schema["type"]?.string ?? schema["type"]?.array?.compactMap(\.string).first
        switch type {
        case "string": return quoted(dice.pick(["x", "shop.list", "n1", "a"]))
        case "integer", "number": return "\(dice.below(4))"
        case "boolean": return dice.pick(["true", "true", "false"])
        case "array":
            guard depth < 3 else { return "[]" }
            let items = schema["items"] ?? .bool(true)
            return list(1 + dice.below(2)) { $0.described(name, items, method, depth: depth + 1) }
        case "object":
            guard depth < 3 else { return "{}" }
            let members = (schema["properties"]?.object?.members ?? []).filter { _ in dice.chance(60) }
            return
                "{\(members.map { "\"\($0.key)\":\(value($0.key, $0.value, method, depth: depth + 1))" }.joined(separator: ","))}"
        default: return dice.pick(["1", "\"x\"", "{\"k\":[1]}", "null"])
        }
    }

    // MARK: Parts

    static let modules = ["shop", "guest", "clock", "club"]
    private static let values = ["shop.voucher", "guest.token", "club.card"]
    private static let patterns = ["app:///list/{n:int}", "app:///item/{n:int}", "app:///ask/{rest*}", "app:///go"]
    private static let urls = [
        "app:///list/1", "app:///item/2", "app:///ask/a/b", "app:///go", "app:///none", "app://[",
    ]
    private static let types = [
        "shop.list", "shop.list", "shop.item", "shop.alert", "shop.sent", "guest.page", "guest.kept", "guest.sent",
        "clock.face", "clock.hand", "club.room", "club.late",
    ]

    mutating func type() -> String { dice.pick(Self.types) }

    mutating func destination() -> String { #"{"type":"\#(type())","arguments":{"n":\#(dice.below(3))}}"# }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }

    /// A way of showing. No module defines the last one.
    private mutating func method() -> String {
        guard !dice.chance(30) else { return dice.pick(["drawer", "toast", "toast", "panel", "shelf"]) }
        return dice.pick(NavigationMethod.builtIn.map(\.rawValue) + ["send"])
    }

    /// Some methods of presentation, mostly as other modules define them.
    private mutating func presentations() -> String {
        let time = dice.chance(10) ? 1 : 3
        let known = [
            #"{"method":"drawer","hasPath":true}"#, #"{"method":"toast","exclusive":false,"closesAfter":\#(time)}"#,
            #"{"method":"panel","hasPath":true,"exclusive":false}"#,
        ]
        return "[\(known.filter { _ in dice.chance(70) }.joined(separator: ","))]"
    }

    private mutating func list(_ count: Int, _ element: (inout Self) -> String) -> String {
        var elements: [String] = []
        for _ in 0..<count { elements.append(element(&self)) }
        return "[\(elements.joined(separator: ","))]"
    }

    private mutating func operation(_ depth: Int) -> String {
        let shows = dice.chance(40)
        let method = shows ? dice.pick([Method.navigate, .push, .present]) : dice.pick(Self.operations)
        guard depth < 3 else { return Step("push", destination()).operation }
        return request(method, isPart: !dice.chance(3)).operation
    }

    /// Values of a sequence.
    mutating func items(_ depth: Int = 0) -> String {
        guard depth < 3 else { return #"[{"action":"empty"}]"# }
        return list(1 + dice.below(4)) { vocabulary in
            switch vocabulary.dice.below(12) {
            case 0...3: return #"{"value":"\#(vocabulary.dice.pick(Self.values))","data":1}"#
            case 4...6:
                let method = vocabulary.dice.pick(["", #","method":"send""#, #","method":"sheet""#])
                return #"{"type":"\#(vocabulary.type())"\#(method)}"#
            case 7: return #"{"action":"perform","method":"\#(vocabulary.dice.pick(Self.operations).rawValue)"}"#
            case 8:
                let step = vocabulary.request(vocabulary.dice.pick(Self.operations), isPart: true)
                return #"{"action":"perform","method":"\#(step.method)","params":\#(step.params)}"#
            case 9: return #"{"action":"send","values":\#(vocabulary.items(depth + 1))}"#
            default:
                let actions = ["pause", "cancelIfLocked", "popAny", "dismissAny", "reset", "empty", "popAll"]
                return #"{"action":"\#(vocabulary.dice.pick(actions))"}"#
            }
        }
    }

    private mutating func state() -> String {
        var count = 0
        return list(1 + dice.below(3)) { vocabulary in
            defer { count += 1 }
            let path = vocabulary.list(vocabulary.dice.below(3)) { $0.destination() }
            guard count > 0 else { return #"{"path":\#(path)}"# }
            let method = vocabulary.dice.chance(40) ? ",\"method\":\(vocabulary.quoted(vocabulary.method()))" : ""
            return
                #"{"path":\#(path),"parent":\#(vocabulary.dice.below(count)),"root":\#(vocabulary.destination())\#(method)}"#
        }
    }

    /// Some of a module's types, in one of their forms.
    mutating func registration(of module: String? = nil) -> Step {
        let module = module ?? dice.pick(Self.modules)
        let own = Set(Self.types).filter { $0.hasPrefix(module + ".") }.sorted()
        let isWhole = dice.chance(70)
        var destinations: [String] = []
        for type in own where isWhole || dice.chance(60) {
            var members = [#""type":"\#(type)""#]
            if type.hasSuffix(".sent") { members.append(#""method":"send""#) }
            if type.hasSuffix(".alert") { members.append(#""method":"alert""#) }
            if type == "shop.list" { members.append(#""roles":["list"]"#) }
            if dice.chance(25) { members.append(#""orphan":"close""#) }
            if dice.chance(20) { members.append(#""provides":true"#) }
            if dice.chance(6) { members.append(#""presentation":"tab","buttons":[{"answer":"yes"}]"#) }
            if dice.chance(10) { members.append(#""content":{"required":["\#(dice.pick(["t", "u"]))"]}"#) }
            if dice.chance(6) { members.append(#""messages":{"tab":true,"side":{"type":"string"}}"#) }
            if dice.chance(15) { members.append(#""version":\#(1 + dice.below(3))"#) }
            if dice.chance(6) { members.append(#""rules":{"most":2}"#) }
            destinations.append("{\(members.joined(separator: ","))}")
        }
        let takeOver = dice.chance(50) ? #","takeOver":true"# : ""
        let methods = dice.chance(60) ? #","presentations":\#(presentations())"# : ""
        let scope = dice.chance(10) ? #","navigator":"\#(id("n"))""# : ""
        return Step(
            "module.register",
            #"{"module":"\#(module)","destinations":[\#(destinations.joined(separator: ","))]\#(takeOver)\#(scope)\#(methods)\#(parts())}"#
        )
    }

    /// The lists of a registration besides types; most registrations have none.
    private mutating func parts() -> String {
        guard dice.chance(30) else { return "" }
        var members = dice.chance(20) ? #","replaces":true"# : ""
        let lists: [(String, Method)] = [
            ("guards", .guardAdd), ("receivers", .receiverAdd), ("urls", .urlRegister), ("mappings", .mappingAdd),
        ]
        for (list, method) in lists where dice.chance(50) {
            let parts = self.list(dice.below(3)) { $0.request(method, isPart: true).params }
            members += #","\#(list)":\#(parts)"#
        }
        if dice.chance(30) { members += #","flows":[{"name":"tour","type":"\#(type())"}]"# }
        return members
    }

    // MARK: Answers to the host

    /// A possible answer of a module to a question; most answers are valid.
    mutating func answer(to question: JSONValue) -> String {
        let id = question["id"]?.serialized().description ?? "1"
        if dice.chance(8) { return #"{"id":\#(id),"error":{"code":-1,"message":"no"}}"# }
        return
            #"{"id":\#(id),"result":\#(dice.chance(6) ? dice.pick(["7", "{}", "[]", "null", "[1,2]"]) : fit(question))}"#
    }

    private mutating func fit(_ question: JSONValue) -> String {
        let count = question["params"]?["entries"]?.array?.count ?? 0
        switch question["method"] {
        case "guard.ask":
            let redirect = #"{"verdict":"redirect","type":"\#(type())"}"#
            return dice.pick([#"{"verdict":"allow"}"#, #"{"verdict":"allow"}"#, #"{"verdict":"deny"}"#, redirect])
        case "value.receive":
            let rules = [
                #""auto""#, #""immediately""#, #""pause""#, #""cancel""#, #"{"after":1}"#,
                #"{"inserting":\#(items(1))}"#,
                #"{"appending":\#(items(1))}"#, #"{"replacing":\#(items(1))}"#,
            ]
            return #"{"resume":\#(dice.pick(rules))}"#
        case "type.migrate": return list(count) { "{\"n\":\($0.dice.below(3))}" }
        case "type.provide":
            return list(count) { vocabulary in
                let filled = vocabulary.dice.chance(40) ? #","placeholders":["n"]"# : ""
                return #"{"content":{"t":1},"links":[{"link":"next","type":"\#(vocabulary.type())"\#(filled)}]}"#
            }
        case "url.resolve": return items(1)
        default: return "{\"k\":1}"
        }
    }
}
