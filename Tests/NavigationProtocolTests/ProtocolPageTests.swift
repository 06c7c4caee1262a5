import Foundation
import NavigationProtocol
import NavigationTree
import Testing

/// `docs/protocol.md` and the code say the same.
struct ProtocolPageTests {
    private let page: String

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        page = try String(contentsOf: root.appending(path: "docs/protocol.md"), encoding: .utf8)
    }

    /// The rows of the tables, as their cells.
    private var rows: [[String]] {
        page.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
            line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    private func codes(in cell: String) -> [String] { cell.matches(of: /`([^`]+)`/).map { String($0.1) } }

    /// The section on methods only: other tables have other rows.
    private var methodRows: [[String]] {
        let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("4. Methods") } ?? ""
        return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    @Test func methodsAreThoseOfTheCode() {
        let named = methodRows.flatMap { codes(in: $0[0]) }
        #expect(named.sorted() == Method.allCases.map(\.rawValue).sorted())
    }

    /// *nav* stands for the four common parameters; what stands in brackets are values, not parameters.
    private func parameters(in cell: String) -> Set<String> {
        var names: Set<String> = cell.contains("*nav*") ? ["scene", "navigator", "ifRevision", "token"] : []
        for code in codes(in: cell.replacing(/\([^)]*\)/, with: "")) {
            let name = code.prefix { $0 != " " && $0 != "?" }
            names.insert(String(name))
        }
        return names
    }

    @Test func parametersAreThoseOfTheCode() {
        for row in methodRows where !row[1].contains("as `navigate`") {
            let named = parameters(in: row[1])
            for name in codes(in: row[0]) {
                let method = Method.allCases.first { $0.rawValue == name }
                let known = Set(method?.description.parameters.map(\.name) ?? [])
                #expect(named == known, "\(name)")
            }
        }
    }

    @Test func errorsAreThoseOfTheCode() {
        var table: [String] = []
        for row in rows where Int(row[0]) != nil && row.count == 3 {
            table += codes(in: row[1]).map { "\(row[0]) \($0)" }
        }
        #expect(table == ErrorCode.names.map { "\($0.code.rawValue) \($0.name)" })
    }

    @Test func changeKindsAreThoseOfTheCode() {
        let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("6. Changes") } ?? ""
        let named = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap {
            codes(in: String($0.dropFirst().prefix { $0 != "|" }))
        }
        #expect(
            Set(named).subtracting(["kind"])
                == Set(ChangeKind.allCases.map(\.rawValue) + Signal.Kind.allCases.map(\.rawValue))
        )
    }
}
