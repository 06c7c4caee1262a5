import Foundation
import NavigationBroker
import NavigationProtocol
import Testing

/// A limit is a property and a row; both exist for every limit, and `docs/operations.md` has the same rows.
struct LimitsTests {
    /// The value of every property, by its name and in the order of the declaration.
    private func properties(of limits: Limits) -> [(name: String, value: String)] {
        Mirror(reflecting: limits).children.map { ($0.label ?? "", "\($0.value)") }
    }

    @Test func everyPropertyHasARow() {
        #expect(LimitDescription.all.map(\.name) == properties(of: Limits()).map(\.name))
    }

    @Test(arguments: LimitDescription.all)
    func rowChangesThePropertyOfItsName(limit: LimitDescription) {
        var limits = Limits()
        switch limit.property {
        case .count(let path, _): limits[keyPath: path] += 1
        case .seconds(let path, _): limits[keyPath: path] += 1
        }
        let changed = zip(properties(of: Limits()), properties(of: limits)).filter { $0.value != $1.value }
        #expect(changed.map(\.0.name) == [limit.name])
    }

    @Test(arguments: LimitDescription.all)
    func defaultIsInTheRange(limit: LimitDescription) {
        switch limit.property {
        case .count(let path, let range): #expect(range.contains(Limits()[keyPath: path]))
        case .seconds(let path, let range): #expect(range.contains(Limits()[keyPath: path]))
        }
    }

    @Test func optionsHaveNamesOfTheirOwn() {
        #expect(Set(LimitDescription.all.map(\.option)).count == LimitDescription.all.count)
    }

    /// The table in the section on limits, without its head.
    private func documentedRows() throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "docs/operations.md"), encoding: .utf8)
        let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("Limits\n") } ?? ""
        return section.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") }
    }

    @Test func documentHasTheRows() throws {
        let rows = LimitDescription.all.map { limit in
            let standard =
                switch limit.value(in: Limits()) {
                case .count(let count): "\(count)"
                case .seconds(let seconds): Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
                }
            let unit = limit.unit.isEmpty ? "" : "\(limit.unit) "
            return "| `\(limit.name)` | \(standard) | \(unit)| `--\(limit.option)` |"
        }
        #expect(try documentedRows() == rows)
    }
}
