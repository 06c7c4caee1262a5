/// A check of a text as it stands, without a value made of it.
///
/// It knows the keywords that most schemas consist of, and texts as most clients write them. It only ever finds that a
/// text fits. Where it is not sure, the check of the value decides, and finds the reason; see `JSONSchemaCheck`. So it
/// may be as narrow as it likes, but never wider than the other one.
///
/// It reads the text once, from the front. It does not know the keywords that hold a schema for the same value, so it
/// reads no schema twice at one place.
struct JSONSchemaQuickCheck: Sendable {
    /// By the numbers of the schemas; nil where a schema has another keyword.
    private let nodes: [Node?]

    /// Nested values that are looked into.
    private static let maximumNesting = 32
    /// Names and choices that a schema may have. They are compared one by one.
    private static let maximumNames = 64
    /// Bytes of a text.
    private static let maximumLength = 16 << 10

    /// Nil when it would find nothing.
    init?(_ schemas: [JSONSchemaNode]) {
        nodes = schemas.map { Node($0.keywords, any: schemas.count) } + [Node.any]
        guard nodes[0] != nil else { return nil }
    }

    /// Whether the text surely fits.
    func fits(_ text: RawJSON, within budget: inout JSONSchemaBudget) -> Bool {
        // Eight bytes hold a member or two, which take about a step.
        let steps = 1 + text.count / 8
        guard text.count <= Self.maximumLength, steps <= budget.stepsLeft else { return false }
        budget.take(steps)
        return text.withUnsafeBytes { bytes in
            var place = 0
            return fits(JSONBytes(bytes), &place, 0, inside: 0)
        }
    }

    /// Whether the value at a place surely fits. The place is behind it afterwards.
    private func fits(_ bytes: JSONBytes, _ place: inout Int, _ schema: Int, inside depth: Int) -> Bool {
        guard depth < Self.maximumNesting, let node = nodes[schema] else { return false }
        if node.isAny { return skip(bytes, &place, maximumDepth: JSONScanner.depthLimit) != nil }
        switch bytes[place] {
        case UInt8(ascii: "{"): return node.types.contains(.object) && object(bytes, &place, node, inside: depth)
        case UInt8(ascii: "["): return node.types.contains(.array) && array(bytes, &place, node, inside: depth)
        default:
            guard let value = skip(bytes, &place, maximumDepth: 0) else { return false }
            return node.accepts(value, in: bytes)
        }
    }

    private func skip(_ bytes: JSONBytes, _ place: inout Int, maximumDepth: Int) -> JSONSlice? {
        guard let value = try? bytes.value(at: place, inside: 0, maximumDepth: maximumDepth) else { return nil }
        place = value.end
        return value
    }

    private func object(_ bytes: JSONBytes, _ place: inout Int, _ node: Node, inside depth: Int) -> Bool {
        var missing = node.required
        place = bytes.behindWhitespace(at: place &+ 1)
        if bytes[place] == UInt8(ascii: "}") {
            place &+= 1
            return missing == 0
        }
        while true {
            guard let key = try? bytes.key(at: place), !key.hasEscapes, let value = try? bytes.behindColon(at: key.end)
            else { return false }
            place = value
            // A name that stands twice counts once, with its last value. Here both must fit.
            if let index = node.properties.firstIndex(where: { bytes.equals(key, $0.name) }) {
                missing &= ~(1 << UInt64(index))
                guard fits(bytes, &place, node.properties[index].schema, inside: depth + 1) else { return false }
            } else {
                guard let schema = node.additional, fits(bytes, &place, schema, inside: depth + 1) else { return false }
            }
            guard let isEnd = isEnd(bytes, &place, UInt8(ascii: "}")) else { return false }
            if isEnd { return missing == 0 }
        }
    }

    private func array(_ bytes: JSONBytes, _ place: inout Int, _ node: Node, inside depth: Int) -> Bool {
        var count = 0
        place = bytes.behindWhitespace(at: place &+ 1)
        if bytes[place] == UInt8(ascii: "]") {
            place &+= 1
            return node.itemCounts.contains(0)
        }
        while true {
            place = bytes.behindWhitespace(at: place)
            guard fits(bytes, &place, node.items, inside: depth + 1) else { return false }
            count += 1
            guard let isEnd = isEnd(bytes, &place, UInt8(ascii: "]")) else { return false }
            if isEnd { return node.itemCounts.contains(count) }
        }
    }

    /// Goes past a comma or a closing bracket. Returns whether it was the bracket.
    private func isEnd(_ bytes: JSONBytes, _ place: inout Int, _ bracket: UInt8) -> Bool? {
        place = bytes.behindWhitespace(at: place)
        defer { place &+= 1 }
        return try? bytes.isEnd(at: place, closing: bracket)
    }
}

extension JSONSchemaQuickCheck {
    /// One schema whose keywords are all known here.
    fileprivate struct Node: Sendable {
        private(set) var isAny = false
        private(set) var types: Types = .all
        /// The strings and numbers of an `enum` or a `const`.
        private var choices: [Choice]?
        private var integers = Int64.min...Int64.max
        private var lengths = 0...Int.max
        /// The members with a schema of their own, and those that are required.
        private(set) var properties: [(name: JSONName, schema: Int)] = []
        /// One bit for each of the properties.
        private(set) var required: UInt64 = 0
        /// The schema of all other members; nil when there may be none.
        private(set) var additional: Int?
        private(set) var items = 0
        private(set) var itemCounts = 0...Int.max

        static let any = Node(isAny: true)

        private init(isAny: Bool) { self.isAny = isAny }

        private enum Choice: Sendable {
            case text(JSONName)
            case integer(Int64)
        }

        struct Types: OptionSet, Sendable {
            let rawValue: UInt8

            static let object = Self(rawValue: 1)
            static let array = Self(rawValue: 2)
            static let string = Self(rawValue: 4)
            static let integer = Self(rawValue: 8)
            static let number = Self(rawValue: 16)
            static let boolean = Self(rawValue: 32)
            static let null = Self(rawValue: 64)
            static let all = Self(rawValue: 127)

            init(rawValue: UInt8) { self.rawValue = rawValue }

            init(_ type: JSONSchemaType) {
                switch type {
                case .object: self = .object
                case .array: self = .array
                case .string: self = .string
                case .integer: self = .integer
                case .number: self = .number
                case .boolean: self = .boolean
                case .null: self = .null
                }
            }
        }
    }
}

extension JSONSchemaQuickCheck.Node {
    /// - Parameter any: the number of a schema that everything fits.
    fileprivate init?(_ keywords: JSONSchemaKeywords, any: Int) {
        if let verdict = keywords.verdict {
            guard verdict else { return nil }
            isAny = true
            return
        }
        guard keywords.inPlace.isEmpty, keywords.multipleOf == nil, keywords.prefixItems.isEmpty,
            keywords.contains == nil, !keywords.areItemsUnique, keywords.propertyNames == nil,
            keywords.dependentRequired.isEmpty, keywords.minProperties == nil, keywords.maxProperties == nil,
            takeBounds(keywords), takeChoices(keywords), takeMembers(keywords, any: any)
        else { return nil }
        if let types = keywords.types { self.types.formIntersection(types.reduce(into: []) { $0.insert(.init($1)) }) }
        items = keywords.items ?? any
    }

    private mutating func takeBounds(_ keywords: JSONSchemaKeywords) -> Bool {
        var (least, most) = (Int64.min, Int64.max)
        for (bound, isLeast, step) in [
            (keywords.minimum, true, 0), (keywords.exclusiveMinimum, true, 1),
            (keywords.maximum, false, 0), (keywords.exclusiveMaximum, false, -1),
        ] as [(JSONValue?, Bool, Int64)] {
            guard let bound else { continue }
            guard case .integer(let value) = bound else { return false }
            let (end, isBeyond) = value.addingReportingOverflow(step)
            if isBeyond { return false }
            if isLeast { least = max(least, end) } else { most = min(most, end) }
        }
        let (shortest, longest) = (keywords.minLength ?? 0, keywords.maxLength ?? .max)
        let (fewest, largest) = (keywords.minItems ?? 0, keywords.maxItems ?? .max)
        guard least <= most, shortest <= longest, fewest <= largest else { return false }
        (integers, lengths, itemCounts) = (least...most, shortest...longest, fewest...largest)
        return true
    }

    private mutating func takeChoices(_ keywords: JSONSchemaKeywords) -> Bool {
        guard keywords.constant == nil || keywords.choices == nil else { return false }
        guard let values = keywords.choices?.values ?? keywords.constant.map({ [$0] }) else { return true }
        guard values.count <= JSONSchemaQuickCheck.maximumNames else { return false }
        let choices = values.compactMap { value -> Choice? in
            switch value {
            case .string(let text): .text(JSONName(text))
            case .integer(let number): .integer(number)
            case .null, .bool, .number, .array, .object: nil
            }
        }
        self.choices = choices
        types = [.string, .integer, .number]
        return choices.count == values.count
    }

    private mutating func takeMembers(_ keywords: JSONSchemaKeywords, any: Int) -> Bool {
        additional = keywords.additionalProperties ?? any
        properties = keywords.properties.map { (name: $0.key, schema: $0.value) }
        for name in keywords.required.map(JSONName.init) where !properties.contains(where: { $0.name == name }) {
            properties.append((name: name, schema: additional ?? any))
        }
        for (index, property) in properties.enumerated() where keywords.required.contains(property.name.text) {
            required |= 1 << UInt64(index)
        }
        return properties.count <= JSONSchemaQuickCheck.maximumNames
    }

    /// Whether a string, a number or a literal surely fits.
    fileprivate func accepts(_ value: JSONSlice, in bytes: JSONBytes) -> Bool {
        switch value.kind {
        case .string: types.contains(.string) && acceptsText(value, in: bytes)
        case .number: acceptsNumber(value, in: bytes)
        case .true, .false: types.contains(.boolean)
        case .null: types.contains(.null)
        case .object, .array: false
        }
    }

    private func acceptsText(_ value: JSONSlice, in bytes: JSONBytes) -> Bool {
        if lengths != 0...Int.max {
            guard !value.hasEscapes, lengths.contains(bytes.characterCount(of: value)) else { return false }
        }
        guard let choices else { return true }
        return !value.hasEscapes
            && choices.contains { if case .text(let name) = $0 { bytes.equals(value, name) } else { false } }
    }

    private func acceptsNumber(_ value: JSONSlice, in bytes: JSONBytes) -> Bool {
        guard let number = bytes.shortInteger(value) else {
            return types.contains(.number) && choices == nil && integers == Int64.min...Int64.max
        }
        guard !types.isDisjoint(with: [.integer, .number]), integers.contains(number) else { return false }
        return choices?.contains { if case .integer(number) = $0 { true } else { false } } ?? true
    }
}

extension JSONBytes {
    /// The characters of a string without escapes: its bytes, but for those that go on with a character.
    fileprivate func characterCount(of string: JSONSlice) -> Int {
        var count = string.contentCount
        for place in string.contentStart..<string.contentStart + string.contentCount
        where self[place].map({ $0 & 0xC0 == 0x80 }) == true {
            count -= 1
        }
        return count
    }

    /// A number that is written with up to 18 digits and nothing else but a sign.
    fileprivate func shortInteger(_ number: JSONSlice) -> Int64? {
        let isNegative = self[number.start] == UInt8(ascii: "-")
        let digits = (isNegative ? number.start + 1 : number.start)..<number.end
        guard digits.count <= 18 else { return nil }
        var value: Int64 = 0
        for place in digits {
            guard let byte = self[place], (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int64(byte - UInt8(ascii: "0"))
        }
        return isNegative ? -value : value
    }
}
