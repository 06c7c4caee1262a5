package import JSON

/// A part of a screen that a renderer cannot show as it is meant.
package struct ScreenProblem: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of problems, as they are called in the output.
    package enum Kind: String, Sendable {
        /// A required member is missing, or a member has a value of another kind.
        case wrong
        /// A renderer does not know it, and shows something else or nothing.
        case unknown
        /// It is more than a renderer draws.
        case cut
        /// It names a link, an action or a block that does not exist.
        case dangling
    }

    package let kind: Kind
    /// A JSON Pointer into the content.
    package let path: String
    /// The problem, and what a renderer does about it.
    package let reason: String

    /// The problem as one line for people.
    package var description: String { "\(path.isEmpty ? "/" : path): \(reason) (\(kind.rawValue))" }

    /// The members of the problem as a line of JSON.
    package var members: [(String, JSONValue)] {
        [("problem", .string(kind.rawValue)), ("path", .string(path)), ("reason", .string(reason))]
    }
}

/// Finds the parts of an entry's content that a renderer of `screen` 1 would cut, or would not understand.
package struct ScreenCheck: Sendable {
    /// The problems in the order of the content.
    package private(set) var problems: [ScreenProblem] = []
    /// The names of the entry's links; nil when they are not known.
    private let links: [String: Set<String>]?
    /// The messages that the entry's type accepts; nil when it accepts any, or is not known.
    private let messages: Set<String>?
    private var actions: Set<String> = []
    private var ids: Set<String> = []

    /// Checks content.
    ///
    /// - Parameters:
    ///   - content: the content of an entry.
    ///   - links: the entry's links, as `entry.provide` and `entry.get` have them; nil when they are not known.
    ///   - messages: the names of the messages that the entry's type accepts; nil when it accepts any.
    package init(_ content: JSONValue, links: [JSONValue]? = nil, messages: Set<String>? = nil) {
        self.links = links.map { links in
            var names: [String: Set<String>] = [:]
            for link in links {
                guard let name = link["link"]?.string else { continue }
                names[name] = Set((link["placeholders"]?.array ?? []).compactMap(\.string))
            }
            return names
        }
        self.messages = messages
        check(content)
    }

    private mutating func add(_ kind: ScreenProblem.Kind, _ path: String, _ reason: String) {
        problems.append(ScreenProblem(kind: kind, path: path, reason: reason))
    }

    // MARK: The screen

    private mutating func check(_ content: JSONValue) {
        guard let version = content["screen"]?.integer else {
            return add(.unknown, "", "there is no \"screen\"; a renderer shows the type's title and folds the JSON")
        }
        guard version <= ScreenSchema.version else {
            return add(
                .unknown,
                "/screen",
                "version \(version); a renderer of 1 shows the title, the summary and the links"
            )
        }
        guard fits(content, "screen", "", without: ["blocks", "actions"]) else { return }
        noteUnknown(in: content, "screen", "")
        checkTone(of: content, "")
        checkTexts(of: content, "", ["title", "summary", "empty", "busy"])
        if let notice = content["notice"] { checkNotice(notice) }
        let actions = content["actions"]?.array ?? []
        self.actions = Set(actions.compactMap { $0["action"]?.string })
        let blocks = content["blocks"]?.array ?? []
        for (index, block) in blocks.prefix(ScreenLimits.blocks).enumerated() {
            check(block, at: "/blocks/\(index)", isFallback: false)
        }
        cut(blocks.count, ScreenLimits.blocks, "blocks", "/blocks")
        for (index, action) in actions.prefix(ScreenLimits.actions).enumerated() {
            check(action: action, at: "/actions/\(index)")
        }
        cut(actions.count, ScreenLimits.actions, "actions", "/actions")
        if let focus = content["focus"]?.string, !ids.contains(focus) {
            add(.dangling, "/focus", "no block has the id \"\(focus)\"; the first control gets the focus")
        }
    }

    private mutating func checkNotice(_ notice: JSONValue) {
        noteUnknown(in: notice, "notice", "/notice")
        checkTone(of: notice, "/notice")
        checkTexts(of: notice, "/notice", ["text"])
    }

    private mutating func check(action: JSONValue, at path: String) {
        guard fits(action, "action", path) else { return }
        noteUnknown(in: action, "action", path)
        checkTexts(of: action, path, ["label"])
        checkWord(action["role"], "\(path)/role", ScreenWords.roles, "it has no role")
        checkWord(action["sends"], "\(path)/sends", ["fields"], "it sends no values")
        checkWord(action["on"], "\(path)/on", ["item"], "it stands below the screen")
        guard let name = action["action"]?.string, let messages, !messages.contains(name) else { return }
        let known = messages.sorted().joined(separator: ", ")
        add(.dangling, "\(path)/action", "the type accepts no message \"\(name)\"; it accepts \(known)")
    }

    // MARK: Blocks

    private mutating func check(_ block: JSONValue, at path: String, isFallback: Bool) {
        guard let kind = block["block"]?.string else { return add(.wrong, path, "a block needs a \"block\"") }
        if let id = block["id"]?.string, !isFallback, !ids.insert(id).inserted {
            add(.wrong, "\(path)/id", "another block has the id \"\(id)\"")
        }
        guard ScreenWords.blocks.contains(kind) else { return checkUnknown(block, kind, path, isFallback) }
        guard fits(block, kind, path, without: ["items", "facts"]) else { return }
        noteUnknown(in: block, kind, path)
        checkTone(of: block, path)
        checkTexts(of: block, path, ["text", "title", "label", "hint", "error"])
        switch kind {
        case "list": check(list: block, at: path)
        case "facts": check(facts: block, at: path)
        case "field": checkInput(of: block, path)
        case "image": checkImage(block, path)
        default: break
        }
    }

    /// A block of a later version: its fallback is drawn, else its texts, else nothing.
    private mutating func checkUnknown(_ block: JSONValue, _ kind: String, _ path: String, _ isFallback: Bool) {
        let isReadable = ["title", "label", "text"].contains { block[$0]?.string != nil }
        let instead = isReadable ? "its text is drawn" : "nothing is drawn"
        guard !isFallback, let fallback = block["fallback"] else {
            return add(.unknown, path, "a renderer of 1 does not know the block \"\(kind)\"; \(instead)")
        }
        add(.unknown, path, "a renderer of 1 does not know the block \"\(kind)\"; its fallback is drawn")
        if fallback.object != nil { check(fallback, at: "\(path)/fallback", isFallback: true) }
    }

    private mutating func check(list: JSONValue, at path: String) {
        guard let items = list["items"]?.array else { return add(.wrong, path, "a list needs \"items\"") }
        var names: Set<String> = []
        for (index, item) in items.prefix(ScreenLimits.items).enumerated() {
            let path = "\(path)/items/\(index)"
            guard fits(item, "item", path) else { continue }
            noteUnknown(in: item, "item", path)
            checkTone(of: item, path)
            checkLink(of: item, path)
            checkTexts(of: item, path, ["title", "detail", "value", "badge"])
            if let id = item["id"]?.string, !names.insert(id).inserted {
                add(.wrong, "\(path)/id", "another item has the id \"\(id)\"")
            }
            for (index, name) in (item["actions"]?.array ?? []).enumerated() {
                checkAction(name.string, "\(path)/actions/\(index)")
            }
        }
        cut(items.count, ScreenLimits.items, "items", "\(path)/items")
        if let more = list["more"] { checkAction(more.string, "\(path)/more") }
    }

    private mutating func check(facts block: JSONValue, at path: String) {
        guard let facts = block["facts"]?.array else { return add(.wrong, path, "a block of facts needs \"facts\"") }
        for (index, fact) in facts.prefix(ScreenLimits.items).enumerated() {
            let path = "\(path)/facts/\(index)"
            guard fits(fact, "fact", path) else { continue }
            noteUnknown(in: fact, "fact", path)
            checkTone(of: fact, path)
            checkLink(of: fact, path)
            checkTexts(of: fact, path, ["label", "value"])
        }
        cut(facts.count, ScreenLimits.items, "facts", "\(path)/facts")
    }

    private mutating func checkInput(of field: JSONValue, _ path: String) {
        let isRequired = field["required"] == true
        let instead =
            isRequired ? "it is drawn as a fact, and actions that send fields are disabled" : "it is drawn as a fact"
        checkWord(field["input"], "\(path)/input", ScreenWords.inputs, instead)
    }

    private mutating func checkImage(_ image: JSONValue, _ path: String) {
        guard let source = image["source"]?.string else { return }
        let kinds = ["png", "jpeg", "webp"]
        if !kinds.contains(where: { source.hasPrefix("data:image/\($0);base64,") }) {
            add(
                .unknown,
                "\(path)/source",
                "it is not \"data:image/…;base64,…\" of png, jpeg or webp; its \"alt\" is drawn"
            )
        } else if source.utf8.count > ScreenLimits.image {
            add(.cut, "\(path)/source", "it is longer than \(ScreenLimits.image) characters; its \"alt\" is drawn")
        }
    }

    // MARK: Names

    private mutating func checkAction(_ name: String?, _ path: String) {
        guard let name, !actions.contains(name) else { return }
        add(.dangling, path, "there is no action \"\(name)\"; nothing is drawn for it")
    }

    /// A link by its name, and the values that it needs.
    private mutating func checkLink(of part: JSONValue, _ path: String) {
        guard let name = part["link"]?.string, let links else { return }
        guard let placeholders = links[name] else {
            return add(.dangling, "\(path)/link", "the entry has no link \"\(name)\"; it is drawn as plain text")
        }
        let given = Set(part["values"]?.object?.members.map(\.key) ?? [])
        guard given != placeholders else { return }
        let needed = placeholders.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        add(
            .dangling,
            "\(path)/values",
            "the link \"\(name)\" takes \(needed.isEmpty ? "no values" : "the values \(needed)")"
        )
    }

    // MARK: Words, members and amounts

    /// Whether a part fits its schema. A violation is reported.
    ///
    /// - Parameter others: members that are checked one by one.
    private mutating func fits(_ part: JSONValue, _ name: String, _ path: String, without others: Set<String> = [])
        -> Bool
    {
        var part = part
        if var object = part.object {
            for other in others where object[other]?.array != nil { object.set(other, []) }
            part = .object(object)
        }
        guard let violation = Self.schemas[name]?.check(part) else { return true }
        // The reason begins with the path within the part.
        let isPlaced = !violation.path.isEmpty && violation.reason.hasPrefix("\(violation.path): ")
        let reason = isPlaced ? String(violation.reason.dropFirst(violation.path.count + 2)) : violation.reason
        add(.wrong, path + violation.path, reason)
        return false
    }

    /// The compiled schemas of all parts. The vocabulary's own schemas are valid, and a test checks that.
    private static let schemas: [String: JSONSchema] = {
        var schemas: [String: JSONSchema] = [:]
        for part in ScreenWords.members.keys { schemas[part] = try? JSONSchema(ScreenSchema.schema(of: part)) }
        return schemas
    }()

    private mutating func noteUnknown(in part: JSONValue, _ name: String, _ path: String) {
        let known = ScreenWords.members[name, default: []]
        let isBlock = ScreenWords.blocks.contains(name)
        for member in part.object?.members ?? [] {
            guard !known.contains(member.key), !(isBlock && ScreenWords.ofBlocks.contains(member.key)) else { continue }
            add(.unknown, "\(path)/\(JSONValue.token(member.key))", "a renderer of 1 ignores \"\(member.key)\"")
        }
    }

    private mutating func checkWord(_ word: JSONValue?, _ path: String, _ known: Set<String>, _ instead: String) {
        guard let word = word?.string, !known.contains(word) else { return }
        add(.unknown, path, "a renderer of 1 does not know \"\(word)\"; \(instead)")
    }

    private mutating func checkTone(of part: JSONValue, _ path: String) {
        checkWord(part["tone"], "\(path)/tone", ScreenWords.tones, "it is plain")
    }

    private mutating func checkTexts(of part: JSONValue, _ path: String, _ names: [String]) {
        for name in names {
            guard let text = part[name]?.string, text.utf8.count > ScreenLimits.text else { continue }
            add(.cut, "\(path)/\(name)", "it has \(text.utf8.count) bytes; a renderer draws \(ScreenLimits.text)")
        }
    }

    private mutating func cut(_ count: Int, _ limit: Int, _ what: String, _ path: String) {
        guard count > limit else { return }
        add(.cut, path, "there are \(count) \(what); a renderer draws \(limit) and counts the others")
    }
}
