/// Turns a schema document into nodes. Node 0 is the document itself.
///
/// It does not recurse, so neither nesting nor a chain of references costs stack: each schema that the compiler reads
/// gets its number at once, and is compiled later.
struct JSONSchemaCompiler {
    let document: JSONValue
    private var compiled: [JSONSchemaKeywords] = []
    /// The schema of each node: first those that are compiled, then those that wait.
    private var sources: [(schema: JSONValue, path: JSONPointer)] = []
    /// The node of each place that the compiler has read.
    private var known: [JSONPointer: Int] = [:]

    init(_ document: JSONValue) {
        self.document = document
    }

    mutating func compile() throws(JSONSchemaError) -> [JSONSchemaNode] {
        _ = try node(for: document, at: JSONPointer())
        while compiled.count < sources.count {
            let (schema, path) = sources[compiled.count]
            compiled.append(try keywords(of: schema, at: path))
        }
        try refuseCycles()
        var uses = [Int](repeating: 0, count: compiled.count)
        uses[0] = 1
        for node in compiled.flatMap({ $0.inPlace + $0.below }) { uses[node] += 1 }
        return zip(compiled, uses).map { JSONSchemaNode($0, isShared: $1 > 1) }
    }

    /// The node of the schema at a place; it is compiled later.
    mutating func node(for schema: JSONValue, at path: JSONPointer) throws(JSONSchemaError) -> Int {
        if let index = known[path] { return index }
        guard sources.count < JSONSchema.maximumNodes else {
            throw Self.error(path, "the schema holds more than \(JSONSchema.maximumNodes) schemas")
        }
        guard path.description.utf8.count <= JSONSchema.maximumPathLength else {
            throw Self.error(
                JSONPointer(),
                "the names around one of its schemas have more than \(JSONSchema.maximumPathLength) bytes together"
            )
        }
        known[path] = sources.count
        sources.append((schema, path))
        return sources.count - 1
    }

    private mutating func keywords(
        of schema: JSONValue,
        at path: JSONPointer
    ) throws(JSONSchemaError) -> JSONSchemaKeywords {
        var node = JSONSchemaKeywords()
        switch schema {
        case .bool(let verdict): node.verdict = verdict
        case .object(let members):
            for member in members.members {
                try compile(member.key, member.value, at: path.appending(member.key), into: &node)
            }
        case .null, .integer, .number, .string, .array: throw Self.error(path, "a schema is an object, true or false")
        }
        return node
    }

    static func error(_ path: JSONPointer, _ reason: String) -> JSONSchemaError {
        JSONSchemaError(path: path.description, reason: reason)
    }

    /// A schema that leads back to itself without going down into the value would never come to an end.
    private func refuseCycles() throws(JSONSchemaError) {
        var finished = Set<Int>()
        for start in compiled.indices where !finished.contains(start) {
            var onPath: Set<Int> = [start]
            var stack: [(node: Int, next: [Int])] = [(start, compiled[start].inPlace)]
            while var top = stack.popLast() {
                guard let next = top.next.popLast() else {
                    onPath.remove(top.node)
                    finished.insert(top.node)
                    continue
                }
                stack.append(top)
                guard !onPath.contains(next) else {
                    throw Self.error(sources[next].path, "this schema refers back to itself for the same value")
                }
                if !finished.contains(next) {
                    onPath.insert(next)
                    stack.append((next, compiled[next].inPlace))
                }
            }
        }
    }
}
