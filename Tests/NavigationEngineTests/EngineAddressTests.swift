import NavigationEngine
import Testing

struct EngineAddressTests {
    @Test(arguments: [
        ("nats://one:4222", "nats://one:4222", false), ("nats://one", "nats://one:4222", false),
        ("tls://one.two:7", "tls://one.two:7", true), ("nats://[::1]:9", "nats://[::1]:9", false),
        ("nats://[::1]", "nats://[::1]:4222", false), ("nats://user@one:1", "nats://user@one:1", false),
        ("nats://user:secret@one", "nats://user:…@one:4222", false), ("tls://u:a:b@c@one:2", "tls://u:…@one:2", true),
    ])
    func anAddressIsShownWithoutItsPassword(_ text: String, _ shown: String, _ isEncrypted: Bool) throws {
        let address = try EngineAddress(text)
        #expect("\(address)" == shown && address.isEncrypted == isEncrypted)
    }

    @Test(arguments: [
        "", "one", "one:4222", "http://one", "nats:/one", "nats://", "nats://:4222", "nats://one:", "nats://one:0",
        "nats://one:65536", "nats://one:x", "nats://a b", "nats://one/two", "nats://[::1]x", "nats://[::1",
        "nats://[]:1",
    ])
    func anotherTextIsRefused(_ text: String) { expectRefusal(of: text, shown: text) }

    @Test(arguments: [("http://user:secret@one", "…@one"), ("nats://@one", "…@one")])
    func aRefusalDoesNotShowThePassword(_ text: String, _ shown: String) { expectRefusal(of: text, shown: shown) }

    private func expectRefusal(of text: String, shown: String) {
        let words = "is no address of a server; nats://MACHINE:PORT and tls://MACHINE:PORT are"
        #expect(throws: EngineError(.options, "\"\(shown)\" \(words)")) { try EngineAddress(text) }
    }
}
