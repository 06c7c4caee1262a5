import NavigationClient
import NavigationTesting
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// The Swift code of docs/testing.md.
struct GuideTests {
    @Test func titleIsAsked() throws {
        try withTestHost { host in
            let shop = host.connect()
            try shop.register("shop", [["type": "shop.list"], ["type": "shop.item", "method": "sheet"]])

            let client = host.connect()
            let shown = try client.call("push", ["type": "shop.list", "arguments": ["page": 2]])
            try host.expect { $0.root.path.append(TestEntry("shop.list", ["page": 2])) }

            let title = client.request("entry.ask", ["entry": shown["entry"] ?? .null, "message": ["get": "title"]])
            try shop.question("entry.ask").answer("The shop")
            #expect(try title.result()["answer"] == "The shop")

            let late = client.request("entry.ask", ["entry": shown["entry"] ?? .null, "message": 1, "timeout": 3])
            let question = try shop.question("entry.ask")
            host.advance(by: 3)
            #expect(throws: HostRefusal.self) { try late.result() }
            question.answer("nobody waits for this any more")
        }
    }

    @Test func guideShowsThisVeryCode() throws {
        let here = try lines(of: #filePath)
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let guide = try lines(of: "/\(root)/docs/testing.md")
        let start = try #require(guide.firstIndex(of: "```swift"))
        let code = guide[(start + 1)...].prefix { $0 != "```" }
        #expect(code.count > 10)
        let indented = code.map { $0.isEmpty ? "" : "    \($0)" }
        #expect(here.indices.contains { here[$0...].starts(with: indented) })
    }

    private func lines(of path: String) throws -> [String] {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        )
    }
}
