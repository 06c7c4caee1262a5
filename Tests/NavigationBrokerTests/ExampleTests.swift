import JSON
import NavigationProtocol
import Testing

/// Every example of the OpenRPC document, carried out on a fresh host. Those in a fleet are carried out by
/// `NavigationSharingTests`.
struct ExampleTests {
    private static let examples = Method.allCases.flatMap { method in
        method.definition.examples.filter { !$0.isInFleet }.map { (method, $0) }
    }

    @Test(arguments: examples)
    func exampleGivesItsResult(method: Method, example: Example) throws {
        let host = Harness()
        try host.read(manifests: example.manifests)
        let client = host.connect()
        for _ in 0..<example.others { _ = host.connect() }
        for line in example.setup {
            let answer = try #require(host.send(line, from: client).last)
            #expect(answer.contains(#""result":"#), "setup of \(example.name): \(line) gives \(answer)")
        }
        let request = #"{"id":1,"method":"\#(method.rawValue)","params":\#(example.params)}"#
        var answer = host.send(request, from: client).last
        if let line = example.answer { answer = host.send(line, from: client).last }
        let expected = #"{"jsonrpc":"2.0","id":1,"result":\#(example.result)}"#
        if example.isComplete {
            #expect(answer == expected)
        } else {
            #expect(answer?.hasPrefix(expected.dropLast(2)) == true)
        }
    }
}
