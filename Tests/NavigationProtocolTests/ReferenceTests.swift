import Foundation
import NavigationProtocol
import Testing

@testable import reference

/// The pages of `docs/reference` are what the generator writes.
struct ReferenceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let folder = root.appending(path: "docs/reference")
    private static let pages = Reference().pages

    @Test(arguments: pages.map(\.name))
    func pageIsWhatTheGeneratorWrites(name: String) throws {
        let page = try #require(Self.pages.first { $0.name == name })
        let committed = try? String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        #expect(committed == page.text, "docs/reference/\(name) is out of date: run Tests/reference/write")
    }

    @Test func folderHasNoOtherPages() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        #expect(names.sorted() == Self.pages.map(\.name).sorted(), "run Tests/reference/write")
    }

    @Test func everyMethodIsOnItsPageOnce() {
        for method in Method.allCases {
            let heading = "\n## \(method.rawValue)\n"
            // A question of the host may have the name of a method.
            let found = Self.pages.filter { $0.name != "questions.md" && $0.text.contains(heading) }.map(\.name)
            #expect(found == [method.area.file], "\(method.rawValue)")
        }
    }

    /// A definition lies in the folder of its area.
    @Test(arguments: Method.allCases)
    func definitionLiesInItsArea(method: Method) throws {
        let definition = method.definition
        let file = "Sources/NavigationProtocol/Methods/\(method.area.rawValue)/\(definition).swift"
        #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: file).path()), "\(file)")
    }

    /// A link within the reference leads to a page and a heading.
    @Test func linksLeadSomewhere() {
        let headings = Dictionary(
            uniqueKeysWithValues: Self.pages.map { page in
                (page.name, Set(page.text.matches(of: /\n#+ ([^\n]+)\n/).map { Self.anchor(String($0.1)) }))
            }
        )
        for page in Self.pages {
            for link in page.text.matches(of: /\]\(([a-z]*(?:\.md)?)#([^)]+)\)/) {
                let target = link.1.isEmpty ? page.name : String(link.1)
                #expect(headings[target]?.contains(String(link.2)) == true, "\(page.name): \(link.0)")
            }
        }
    }

    /// How a heading is linked to.
    private static func anchor(_ heading: String) -> String {
        heading.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || "_-".contains($0) }
    }
}
