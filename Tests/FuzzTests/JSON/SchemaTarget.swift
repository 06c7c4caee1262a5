import JSON

extension FuzzTarget {
    /// A schema of a module, and values that a client sends. The first line is the schema, each other line a value.
    /// When the first byte is below 32, the other bytes choose both; see ``SchemaSource``.
    static let schema = FuzzTarget(
        name: "schema",
        maximumLength: 512,
        mutations: 15_000,
        words: { SchemaSource.keywords.map { "\"\($0)\":" } + ["true", "false", "\"#/$defs/a\"", "\n", "[]", "{}"] },
        seeds: { SchemaSource.examples.map { Array($0.utf8) } + (0..<24).map { SchemaSource.chosen(by: $0) } },
        check: { try SchemaRules($0).check() }
    )
}

/// A compiled schema agrees with the document that it was compiled from, or says that the check took too long.
private struct SchemaRules {
    private let schema: String
    private let values: [String]

    init(_ bytes: [UInt8]) {
        if let first = bytes.first, first < 0x20, first != 0x0A {
            var source = SchemaSource(bytes.dropFirst())
            schema = source.schema(depth: 0)
            values = (0..<6).map { _ in source.value(depth: 0) }
        } else {
            let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
            (schema, values) = (lines.first ?? "", lines.dropFirst().prefix(8).map { $0 })
        }
    }

    func check() throws {
        guard let document = try? RawJSON(parsing: schema).value() else { return }
        let compiled: JSONSchema
        do { compiled = try JSONSchema(document) } catch {
            try require(!error.reason.isEmpty, "no reason for \(error.path)")
            return
        }
        for text in values {
            guard let value = try? RawJSON(parsing: text).value() else { continue }
            try check(value, against: compiled, of: document)
        }
    }

    private func check(_ value: JSONValue, against compiled: JSONSchema, of document: JSONValue) throws {
        let violation = compiled.check(value)
        if let violation {
            try require(
                !violation.reason.isEmpty && place(violation.path, in: value),
                "no place \(violation) in \(value)"
            )
        }
        var reference = ReferenceSchema(document)
        guard let fits = try? reference.fits(value, document) else { return }
        if let violation, violation.reason.contains("to check this") {
            return try require(reference.visits > 200, "gives up after few visits: \(violation)")
        }
        try require(fits == (violation == nil), "\(schema) and \(value.serialized()): \(violation as Any)")
    }

    /// Whether a JSON Pointer names a part of a value.
    private func place(_ path: String, in value: JSONValue) -> Bool {
        var part = value
        for token in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let name = String(token.replacing("~1", with: "/").replacing("~0", with: "~"))
            let next =
                part.object?[name]
                ?? part.array.flatMap { list in
                    Int(name).flatMap { list.indices.contains($0) ? list[$0] : nil }
                }
            guard let next else { return false }
            part = next
        }
        return true
    }
}
