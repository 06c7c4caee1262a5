import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree

@testable import NavigationBrokerTests

extension FuzzTarget {
    /// Lines of clients, as text. A line that begins with 1, 2 or 3 is sent by that client, each other line by the
    /// first one. A line that begins with `+` has a number of seconds, which pass.
    static let lines = FuzzTarget(
        name: "lines",
        maximumLength: 768,
        mutations: 1_500,
        words: {
            Method.allCases.map { #"{"id":1,"method":"\#($0.rawValue)","params":{}}"# }
                + [
                    "\n", "[{", "}]", #","id":2"#, #""result":"#, #""error":"#, #""jsonrpc":"2.0","#, "\n+9\n", "\n2",
                    "\n3",
                ]
        },
        seeds: { LineRules.seeds() },
        check: { bytes in
            var rules = LineRules(bytes)
            try rules.check()
        }
    )
}

/// Each line gets as many answers as JSON-RPC says, and a refused request changes no tree.
private struct LineRules {
    private let lines: ArraySlice<ArraySlice<UInt8>>
    private let host: Harness
    private let clients: [SessionID]
    /// Answers that lines are owed, by client.
    private var owed: [SessionID: Int] = [:]
    private static let batch = 4

    init(_ bytes: [UInt8]) {
        lines = bytes.split(separator: 0x0A).prefix(12)
        host = Harness { limits in (limits.batch, limits.depth) = (Self.batch, 8) }
        clients = (0..<3).map { [host] _ in host.connect() }
    }

    /// Each example of a method, behind its set-up.
    static func seeds() -> [[UInt8]] {
        Method.allCases.flatMap { method in
            method.definition.examples.map { example in
                let line = #"{"id":9,"method":"\#(method.rawValue)","params":\#(example.params)}"#
                let lines = example.setup.map { "3" + $0 } + [line, "2" + #"[{"id":1,"method":"ping"},7]"#]
                return Array(lines.joined(separator: "\n").utf8)
            }
        }
    }

    private static let start = [
        Example.shop, Example.list, #"{"id":0,"method":"present","params":{"type":"shop.item","arguments":{"n":1}}}"#,
        #"{"id":0,"method":"navigator.create","params":{"parent":"n1","kind":"stack","name":"tab"}}"#,
        #"{"id":0,"method":"url.register","params":{"pattern":"/a/:b(int)","to":[{"type":"shop.list","arguments":{"b":"{b}"}}]}}"#,
    ]

    mutating func check() throws {
        for line in Self.start { host.send(line, from: clients[2]) }
        for line in lines {
            if line.first == UInt8(ascii: "+") {
                host.advance(seconds: Double(String(decoding: line.dropFirst().prefix(3), as: UTF8.self)) ?? 1)
                for client in clients { try note(host.take(client), to: client) }
            } else {
                let (index, text) = Self.sender(of: line)
                try send(text, from: clients[index])
            }
        }
        for _ in 0..<4 {
            host.advance(seconds: 61)
            for client in clients { try note(host.take(client), to: client) }
        }
        guard host.held.isEmpty else { return }
        for client in clients where !host.isClosed(client) {
            try require(owed[client, default: 0] == 0, "\(owed[client, default: 0]) answers are missing")
        }
    }

    private static func sender(of line: ArraySlice<UInt8>) -> (index: Int, text: [UInt8]) {
        guard let first = line.first, (0x31...0x33).contains(first) else { return (0, Array(line)) }
        return (Int(first - 0x31), Array(line.dropFirst()))
    }

    private mutating func send(_ line: [UInt8], from client: SessionID) throws {
        guard !host.isClosed(client), host.takesInput(from: client) else { return }
        let before = host.trees
        let expected = Self.answers(to: line)
        owed[client, default: 0] += expected
        let lines = host.send(line, from: client)
        try note(lines, to: client)
        for other in clients where other != client { try note(host.take(other), to: other) }
        let answers = lines.filter { !Self.hasMethod($0) }
        guard expected == 1, answers.count == 1, answers[0].contains(#""error":{"#), line.first != UInt8(ascii: "[")
        else { return }
        for (name, tree) in host.trees {
            try require(tree == before[name], "\(answers[0]) to \(String(decoding: line, as: UTF8.self)), and a change")
        }
    }

    private mutating func note(_ lines: [String], to client: SessionID) throws {
        for line in lines where !Self.hasMethod(line) {
            let value = try RawJSON(parsing: line).value()
            owed[client, default: 0] -= value.array?.count ?? 1
            try require(
                owed[client, default: 0] >= 0 || host.isClosed(client),
                "an answer that nobody waits for: \(line)"
            )
        }
    }

    private static func hasMethod(_ line: String) -> Bool {
        (try? RawJSON(parsing: line).value())?["method"] != nil
    }

    // MARK: JSON-RPC

    /// How many answers a line gets.
    private static func answers(to line: [UInt8]) -> Int {
        guard let value = ReferenceJSON(line).value else { return 1 }
        guard case .array(let elements) = value else { return answers(to: value) }
        guard (1...batch).contains(elements.count), ReferenceJSON(line).deepest <= 8 else { return 1 }
        return elements.reduce(0) { $0 + answers(to: $1) }
    }

    /// None for a notification and for an answer to a question of the host.
    private static func answers(to message: ReferenceValue) -> Int {
        guard case .object(let members) = message, members.count <= 64 else { return 1 }
        let named = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        guard named.count == members.count, Set(named.keys).isSubset(of: names), isOfVersion2(named["jsonrpc"]),
            !hasDoubles(named["params"])
        else { return 1 }
        let isAnswer = named["result"] != nil || named["error"] != nil
        guard let method = named["method"] else { return isAnswer && isUsable(named["id"]) ? 0 : 1 }
        guard case .string = method, !isAnswer else { return 1 }
        return named["id"] == nil ? 0 : 1
    }

    private static let names: Set = ["id", "method", "params", "jsonrpc", "result", "error"]

    private static func isOfVersion2(_ version: ReferenceValue?) -> Bool {
        guard let version else { return true }
        if case .string("2.0") = version { return true }
        return false
    }

    private static func hasDoubles(_ parameters: ReferenceValue?) -> Bool {
        guard case .object(let members)? = parameters else { return false }
        return Set(members.map { Array($0.key.utf8) }).count < members.count || members.count > 64
    }

    /// Whether an id is a string, a number or null. Ids of inputs are never too long.
    private static func isUsable(_ id: ReferenceValue?) -> Bool {
        switch id {
        case .string, .number, .null: true
        case .bool, .array, .object, nil: false
        }
    }
}
