import ArgumentParser
import JSON
import NavigationBroker
import Testing

@testable import navhost

/// `navhost serve` reads plain options itself, and leaves the rest to the parser. Both must read the same.
struct PlainOptionsTests {
    /// A value for each option that is not its default.
    private static let words: [(option: String, word: String)] = {
        var listening = ListeningOptions.kinds.sorted { $0.key < $1.key }.map { name, kind in
            switch kind {
            case .text: (name, "word-of-\(name)")
            case .integer: (name, "4097")
            case .number: (name, "3.5")
            }
        }
        let choices = ["log-level": "error", "log-format": "json", "core-dumps": "allow", "durability": "memory"]
        for index in listening.indices {
            let option = listening[index].0
            if let choice = choices[option] { listening[index].1 = choice }
            if let limit = LimitDescription.all.first(where: { $0.option == option }) {
                listening[index].1 = word(for: limit)
            }
        }
        return listening + [("web-listen", "7071")]
    }()

    /// The least value of a limit, or the second one where that is the default.
    private static func word(for limit: LimitDescription) -> String {
        switch limit.property {
        case .count(let path, let range):
            "\(Limits()[keyPath: path] == range.lowerBound ? range.lowerBound + 1 : range.lowerBound)"
        case .seconds(let path, let range):
            "\(Limits()[keyPath: path] == range.lowerBound ? range.upperBound : range.lowerBound)"
        }
    }

    private func texts(_ serve: Serve) -> [String] {
        (serve.listening.values + serve.web.values).map { "\($0.option) \($0.value)" }
    }

    private func expectSame(_ arguments: [String], _ comment: Comment) throws {
        let parsed = try Serve.parse(arguments)
        let plain = try #require(Serve(plain: arguments), comment)
        #expect(texts(plain) == texts(parsed), comment)
    }

    @Test func everyOptionIsReadAsTheParserReadsIt() throws {
        let standard = try Serve.parse([])
        #expect(texts(try #require(Serve(plain: []))) == texts(standard))
        #expect(Self.words.count > 70)
        // Options of a fleet are of use together, and limits of the output must fit together.
        let apart = Set(FleetOptions.kinds.keys).union(["access", "output-soft", "output-hard"])
        for (option, word) in Self.words where !apart.contains(option) {
            let parsed = texts(try Serve.parse(["--\(option)", word]))
            #expect(parsed != texts(standard), "--\(option)")
            for arguments in [["--\(option)", word], ["--\(option)=\(word)"]] {
                #expect(texts(try #require(Serve(plain: arguments), "\(arguments)")) == parsed, "\(arguments)")
            }
        }
    }

    @Test func manyOptionsAreReadTogether() throws {
        let fleet = [
            "--fleet", "wall", "--nats=tls://one:4222,tls://two:4222", "--nats-ca", "ca.pem", "--nats-cert", "c.pem",
            "--nats-key", "k.pem", "--nats-creds", "u.creds", "--fleet-scenes", "main,side", "--fleet-host", "left",
            "--fleet-log-bytes", "33554432",
        ]
        try expectSame(fleet, "a fleet")
        try expectSame(["--output-soft", "8192", "--output-hard", "65536"], "output")
        try expectSame(["--socket", "a", "--max-line", "2048", "--socket=b", "--max-line=4096"], "the last one counts")
        try expectSame(["--access", "a.json", "--slow", "0", "--store", "none"], "others")
        let first = try #require(Serve(plain: ["serve", "--socket", "serve"]))
        #expect(first.listening.socket == "serve")
    }

    @Test(
        arguments: [
            ["--help"], ["--version"], ["help"], ["config"], ["demo"], ["--socket"], ["--max-line", "many"],
            ["--max-line", "1"],
            ["--max-lines", "4096"], ["-s", "path"], ["--slow", "-1"], ["--log-level", "loud"], ["--web"], ["word"],
            ["--"],
            ["--nats", "nats://one:4222"], ["--durability", "replicated"],
            ["--output-soft", "65536", "--output-hard", "2048"],
            ["serve", "serve"], ["-socket", "a"],
        ]
    )
    func everythingElseIsLeftToTheParser(arguments: [String]) {
        #expect(Serve(plain: arguments) == nil)
    }
}
