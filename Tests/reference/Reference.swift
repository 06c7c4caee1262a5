import Foundation
package import NavigationProtocol

/// The pages of `docs/reference`, written from the contract. `Tests/reference/write` runs it; a test compares the pages
/// with those that are committed.
@main
package struct Reference {
    /// A page by the name of its file.
    package let pages: [(name: String, text: String)]

    package init() {
        pages =
            [("README.md", Self.index), ("notifications.md", Self.notifications), ("questions.md", Self.questions)]
            + [("errors.md", Self.errors), ("components.md", Self.components)]
            + Area.allCases.map { ($0.file, Self.page(of: $0)) }
    }

    package static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("usage: reference FOLDER\n".utf8))
            exit(64)
        }
        let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
        let pages = Self().pages
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        for name in names where name.hasSuffix(".md") && !pages.contains(where: { $0.name == name }) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
        for page in pages {
            try Data(page.text.utf8).write(to: folder.appending(path: page.name), options: .atomic)
        }
    }
}

extension Area {
    /// The name of its page.
    var file: String { rawValue.lowercased() + ".md" }
    /// Its methods, in the order of the document.
    package var methods: [Method] { Method.allCases.filter { $0.area == self } }
}

// MARK: The table of contents

extension Reference {
    private static var index: String {
        var page = MarkdownPage("Reference")
        page.paragraph(
            """
            All that navhost's wire consists of. [protocol.md](../protocol.md) explains how it works, in reading order. A running host answers \
            `rpc.discover` with the same as an OpenRPC document.
            """
        )
        page.paragraph(
            """
            In the tables, a name with `?` may be left out. The form of a value is a link when several methods share it. Every method also takes \
            three parameters. `during`: \(Schema.Member.during.summary.lowercasingFirst) \
            `byPerson`: \(Schema.Member.byPerson.summary.lowercasingFirst) \
            `traceparent`: \(Schema.Member.traceparent.summary.lowercasingFirst)
            """
        )
        page.table(
            ["Page", "Methods"],
            Area.allCases.map { area in
                ["[\(area.title)](\(area.file))", area.methods.map { $0.link(from: nil) }.joined(separator: ", ")]
            }
        )
        page.table(
            ["Page", "What is in it"],
            [
                ["[Notifications](notifications.md)", "Lines of the host that need no answer."],
                ["[Questions](questions.md)", "Requests of the host, which a module answers."],
                ["[Errors](errors.md)", "Every code with its meaning and its data."],
                ["[Named forms](components.md)", "Objects and values that several methods share."],
                ["[Limits](../operations.md#limits)", "How much of everything the host holds."],
            ]
        )
        return page.text
    }
}

extension Method {
    /// Its heading on the page of its area.
    func link(from area: Area?) -> String {
        let file = area == self.area ? "" : self.area.file
        return "[\(rawValue)](\(file)#\(rawValue.anchor))"
    }
}

extension String {
    /// How a heading is linked to.
    var anchor: String { lowercased().filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } }

    var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}
