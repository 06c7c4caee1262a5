import JSON
import NavigationBroker
import NavigationFleet
import NavigationTree
import Testing

@testable import NavigationSharing

/// Modules of a host, as the own brokers of the other hosts know them.
@Suite struct ModuleExchangeTests {
    /// Some hosts, and the messages between them.
    private struct Hosts {
        var names: [FleetNames]
        var exchanges: [ModuleExchange]
        var now = MonotonicTime(nanoseconds: 1_000_000_000)
        /// All that were published.
        private(set) var messages: [EngineMessage] = []
        /// The hosts that nothing reaches.
        var deaf: Set<Int> = []
        /// For each host, the events of its guests.
        var heard: [[String]]
        /// For each host, the guests that have said something.
        var guests: [Set<SessionID>]
        /// For each host, the lines that its clients are sent.
        var lines: [[String]]

        init(_ count: Int = 2) {
            names = (0..<count).map { FleetNames(fleet: "f", host: FleetHostID(name: "h\($0)", life: 1)) }
            exchanges = names.map { ModuleExchange($0) }
            guests = Array(repeating: [], count: count)
            (heard, lines) = ([[String]](repeating: [], count: count), [[String]](repeating: [], count: count))
        }

        /// Messages go their way, until there are no more.
        mutating func settle() {
            while let place = exchanges.indices.first(where: { !exchanges[$0].outputs.isEmpty }) {
                let outputs = exchanges[place].outputs
                exchanges[place].outputs = []
                for output in outputs { carryOut(output, of: place) }
            }
        }

        private mutating func carryOut(_ output: ModuleExchange.Output, of place: Int) {
            switch output {
            case .publish(let message):
                messages.append(message)
                for other in exchanges.indices where !deaf.contains(other) && !deaf.contains(place) {
                    _ = exchanges[other].received(message)
                }
            case .guest(.line(let client, let text, _)):
                if guests[place].insert(client.session).inserted { heard[place].append("+\(client.session)") }
                heard[place].append("\(client.session) " + String(decoding: text, as: UTF8.self))
            case .guest(.answer(let session, let text)):
                heard[place].append("\(session) cannot: " + String(decoding: text, as: UTF8.self))
            case .guest(.closed(let session)):
                guests[place].remove(session)
                heard[place].append("-\(session)")
            case .lines(let session, let text):
                lines[place].append("\(session) " + String(decoding: text, as: UTF8.self))
            }
        }

        /// All hosts beat for a while.
        mutating func beat(for seconds: Double = 0.1) {
            let end = now + seconds
            while now < end {
                now = now + 0.1
                for place in exchanges.indices {
                    for (other, name) in names.enumerated() where !deaf.contains(other) && !deaf.contains(place) {
                        let number = FleetNames.modules(of: name.beat(modules: exchanges[other].number))
                        exchanges[place].heard(name.host, number: number, now: now)
                    }
                    exchanges[place].alarmed(now: now)
                }
                settle()
            }
        }

        /// A client says a line that its owners have accepted.
        mutating func say(_ line: String, from session: UInt64, at place: Int = 0) {
            var scanner = JSONScanner()
            let text = Array(line.utf8)
            guard let line = ClientLine(text.span.bytes, scanner: &scanner) else { return }
            exchanges[place].registered(Registration(line: line, text: text), by: Self.client(session))
            settle()
        }

        /// Whether the question is one of another host.
        mutating func answer(_ question: UInt64, _ line: String, from session: UInt64, at place: Int) -> Bool {
            let text = Array(line.utf8)
            defer { settle() }
            return exchanges[place].answered(question, text.span.bytes, by: Self.client(session))
        }

        static func client(_ session: UInt64) -> SharedClient {
            SharedClient(SessionID(rawValue: session), PeerCredentials(pid: 1, uid: 2, gid: 3))
        }

        mutating func takeHeard(at place: Int = 1) -> [String] {
            defer { heard[place] = [] }
            return heard[place]
        }
    }

    private static let hello = #"{"id":1,"method":"hello","params":{"name":"shop"}}"#
    private static let shop = SharedScenesTests.register("shop")
    private static let cart = SharedScenesTests.register("cart")
    private static let unregister = #"{"id":2,"method":"module.unregister","params":{"module":"cart"}}"#

    private static func stage(_ count: Int = 2) -> Hosts {
        var hosts = Hosts(count)
        hosts.beat()
        return hosts
    }

    // MARK: Registrations

    @Test func aModuleIsKnownToAllHosts() {
        var hosts = Self.stage(3)
        hosts.say(Self.hello, from: 7)
        #expect(hosts.takeHeard() == [], "a client without a module is of no use elsewhere")
        hosts.say(Self.shop, from: 7)
        for place in 1...2 {
            #expect(hosts.takeHeard(at: place) == ["+s7", "s7 " + Self.hello, "s7 " + Self.shop])
        }
        #expect(hosts.takeHeard(at: 0) == [])
        hosts.exchanges[0].ended(SessionID(rawValue: 7))
        hosts.settle()
        #expect(hosts.takeHeard() == ["-s7"])
        hosts.beat(for: 2)
        #expect(hosts.takeHeard() == [])
    }

    @Test func guardsAndReceiversStayAtHome() {
        var hosts = Self.stage()
        hosts.say(#"{"id":1,"method":"guard.add","params":{"name":"door","on":"enter"}}"#, from: 7)
        #expect(hosts.takeHeard() == [])
    }

    @Test func aHostThatBeginsLaterIsToldAll() {
        var hosts = Hosts()
        hosts.deaf = [1]
        hosts.say(Self.shop, from: 7)
        hosts.say(Self.cart, from: 8)
        hosts.deaf = []
        #expect(hosts.takeHeard() == [])
        hosts.beat()
        #expect(hosts.takeHeard() == ["+s7", "s7 " + Self.shop, "+s8", "s8 " + Self.cart])
    }

    @Test func whatGotLostIsMadeGood() {
        var hosts = Self.stage()
        hosts.say(Self.shop, from: 7)
        _ = hosts.takeHeard()
        hosts.deaf = [1]
        hosts.say(Self.cart, from: 7)
        hosts.deaf = []
        // Not in its place, so it waits for the whole.
        hosts.say(Self.hello, from: 7)
        #expect(hosts.takeHeard() == [])
        hosts.beat()
        #expect(hosts.takeHeard() == ["s7 " + Self.cart, "s7 " + Self.hello])
    }

    @Test func aModuleThatEndedUnheardEnds() {
        var hosts = Self.stage()
        for line in [Self.shop, Self.cart] { hosts.say(line, from: 7) }
        hosts.say(SharedScenesTests.register("yard"), from: 8)
        _ = hosts.takeHeard()
        hosts.deaf = [1]
        hosts.say(Self.unregister, from: 7)
        hosts.exchanges[0].ended(SessionID(rawValue: 8))
        hosts.settle()
        hosts.deaf = []
        hosts.beat()
        #expect(hosts.takeHeard() == ["-s8", "-s7", "+s7", "s7 " + Self.shop])
    }

    @Test func theQuestionForAllMayGetLost() {
        var hosts = Hosts()
        hosts.deaf = [1]
        hosts.say(Self.shop, from: 7)
        hosts.exchanges[1].heard(hosts.names[0].host, number: 1, now: hosts.now)
        hosts.settle()
        hosts.deaf = []
        hosts.beat(for: 0.5)
        #expect(hosts.takeHeard() == [], "it is asked again after a second")
        hosts.beat(for: 1)
        #expect(hosts.takeHeard() == ["+s7", "s7 " + Self.shop])
    }

    // MARK: Hosts

    @Test func theGuestsOfAHostEndWithIt() {
        var hosts = Self.stage()
        hosts.say(Self.shop, from: 7)
        hosts.exchanges[1].gone(hosts.names[0].host)
        hosts.settle()
        #expect(hosts.takeHeard().last == "-s7")
    }

    @Test func aHostThatWasSilentIsHeardAgain() {
        var hosts = Self.stage()
        hosts.say(Self.shop, from: 7)
        _ = hosts.takeHeard()
        hosts.deaf = [0]
        hosts.beat(for: 4.5)
        #expect(hosts.takeHeard() == [])
        hosts.beat(for: 1)
        #expect(hosts.takeHeard() == ["-s7"])
        hosts.deaf = []
        hosts.beat()
        #expect(hosts.takeHeard() == ["+s7", "s7 " + Self.shop])
    }

    @Test func aHostThatBeginsAnewHasLostItsClients() {
        var hosts = Self.stage()
        hosts.say(Self.shop, from: 7)
        _ = hosts.takeHeard()
        hosts.names[0] = FleetNames(fleet: "f", host: FleetHostID(name: "h0", life: 2))
        hosts.exchanges[0] = ModuleExchange(hosts.names[0])
        hosts.beat()
        #expect(hosts.takeHeard() == ["-s7"])
        hosts.say(Self.shop, from: 9)
        #expect(hosts.takeHeard() == ["+s9", "s9 " + Self.shop])
    }

    // MARK: Names

    @Test func aModuleThatComesHereHasItsName() {
        var hosts = Self.stage()
        hosts.say(Self.shop, from: 7)
        hosts.say(Self.cart, from: 8)
        _ = hosts.takeHeard()
        hosts.exchanges[1].freeName(of: "shop", for: SessionID(rawValue: 99))
        hosts.settle()
        #expect(hosts.takeHeard() == ["-s7"])
        // Its host still has it, and says so. The own broker knows which of the two was first.
        hosts.beat()
        #expect(hosts.takeHeard() == ["+s7", "s7 " + Self.shop])
    }

    /// Its host may not have heard yet that it has lost the name.
    @Test(arguments: [false, true]) func aNewOwnerOfANameGetsIt(_ isHeard: Bool) {
        var hosts = Self.stage()
        let taking = Self.shop.replacing("\"destinations\"", with: "\"takeOver\":true,\"destinations\"")
        hosts.say(taking, from: 7)
        _ = hosts.takeHeard()
        hosts.say(taking, from: 8)
        #expect(hosts.exchanges[0].clients(with: "shop").map(\.rawValue) == [7, 8])
        if isHeard { hosts.exchanges[0].lost("shop", of: SessionID(rawValue: 7)) }
        #expect(hosts.takeHeard() == ["-s7", "+s8", "s8 " + taking])
        hosts.beat()
        // The own broker refuses the former owner now.
        #expect(hosts.takeHeard() == (isHeard ? [] : ["+s7", "s7 " + Self.shop]))
    }

    @Test func aCopyOfAFormerMessageIsNotNew() {
        var hosts = Self.stage()
        let taking = Self.shop.replacing("\"destinations\"", with: "\"takeOver\":true,\"destinations\"")
        let before = hosts.messages.count
        hosts.say(taking, from: 7)
        hosts.say(taking, from: 8)
        hosts.beat()
        _ = hosts.exchanges[1].received(hosts.messages[before])
        _ = hosts.takeHeard()
        hosts.exchanges[1].refused("shop", of: SessionID(rawValue: 7))
        hosts.beat(for: 2)
        #expect(hosts.takeHeard() == ["-s7", "+s7", "s7 " + Self.shop])
    }

    /// This host asks for all once more, and then goes on without that module.
    @Test func aModuleThatIsRefusedLeavesTheOthers() {
        var hosts = Self.stage()
        hosts.say(Self.shop, from: 7)
        hosts.say(Self.cart, from: 7)
        _ = hosts.takeHeard()
        for _ in 1...2 {
            hosts.exchanges[1].refused("shop", of: SessionID(rawValue: 7))
            hosts.settle()
            hosts.beat(for: 2)
        }
        #expect(hosts.takeHeard().suffix(3) == ["-s7", "+s7", "s7 " + Self.cart])
        let messages = hosts.messages.count
        hosts.beat(for: 5)
        #expect(hosts.messages.count == messages)
    }

    @Test func noMoreIsToldThanAMessageTakes() {
        var hosts = Self.stage()
        let long = #"{"id":1,"method":"module.register","params":{"module":"long","destinations":[],"title":"%"}}"#
        hosts.say(long.replacing("%", with: String(repeating: "x", count: 600 << 10)), from: 6)
        hosts.say(Self.shop, from: 7)
        #expect(hosts.takeHeard() == ["+s7", "s7 " + Self.shop])
    }

    // MARK: Questions

    @Test func aQuestionReachesTheClientAndItsAnswerComesBack() {
        var hosts = Self.stage(3)
        hosts.say(Self.shop, from: 7)
        for place in 1...2 { _ = hosts.takeHeard(at: place) }
        let number = hosts.names[1].host.numbers.lowerBound + 5
        let question = #"{"id":"q\#(number)","method":"entry.ask","params":{}}"#
        let others = #"{"id":1,"result":{}}"# + "\n" + #"{"method":"bye","params":{}}"# + "\n"
        hosts.exchanges[1].say(Array((others + question + "\n").utf8), to: SessionID(rawValue: 7))
        hosts.settle()
        #expect(hosts.lines == [["s7 \(question)\n"], [], []])
        let answer = #"{"id":"q\#(number)","result":{"answer":1}}"#
        let isOfOther = hosts.answer(number, answer, from: 7, at: 0)
        #expect(isOfOther)
        #expect(hosts.takeHeard(at: 1) == ["s7 " + answer] && hosts.takeHeard(at: 2) == [])
    }

    /// The engine does not take it. So it fails at once, and not at its deadline.
    @Test func aQuestionOrAnAnswerThatIsTooLongFails() {
        var hosts = Self.stage()
        hosts.say(Self.shop, from: 7)
        _ = hosts.takeHeard()
        let number = hosts.names[1].host.numbers.lowerBound + 5
        let text = String(repeating: "x", count: 800 << 10)
        let question = #"{"id":"q\#(number)","method":"entry.ask","params":{"message":"\#(text)"}}"#
        hosts.exchanges[1].say(Array((question + "\n").utf8), to: SessionID(rawValue: 7))
        hosts.settle()
        #expect(hosts.lines == [[], []])
        var heard = hosts.takeHeard()
        #expect(heard.count == 1 && heard[0].contains(#""id":"q\#(number)","error":{"code":100"#), "\(heard)")
        let isOfOther = hosts.answer(number, #"{"id":"q\#(number)","result":"\#(text)"}"#, from: 7, at: 0)
        #expect(isOfOther)
        heard = hosts.takeHeard()
        #expect(heard.count == 1 && heard[0].contains(#""id":"q\#(number)","error":{"code":100"#), "\(heard)")
    }

    @Test func severalLinesThatAreTooLongTogetherGoOneByOne() {
        var hosts = Self.stage()
        hosts.say(Self.shop, from: 7)
        let number = hosts.names[1].host.numbers.lowerBound
        let text = String(repeating: "x", count: 500 << 10)
        let lines = (1...3 as ClosedRange<UInt64>).map {
            #"{"id":"q\#(number + $0)","method":"entry.ask","params":{"message":"\#(text)"}}"# + "\n"
        }
        hosts.exchanges[1].say(Array(lines.joined().utf8), to: SessionID(rawValue: 7))
        hosts.settle()
        #expect(hosts.lines[0] == lines.map { "s7 " + $0 })
    }

    @Test func otherQuestionsAreNotForOtherHosts() {
        var hosts = Self.stage()
        let own = hosts.names[0].host.numbers.lowerBound + 1
        for number in [1, own, 1 << 62] as [UInt64] {
            let isOfOther = hosts.answer(number, "{}", from: 7, at: 0)
            #expect(!isOfOther)
        }
    }

    /// Another host may not answer for a client.
    @Test func anAnswerIsOfTheHostOfItsClient() {
        var hosts = Self.stage(3)
        hosts.say(Self.shop, from: 7)
        for place in 0...2 { _ = hosts.takeHeard(at: place) }
        let number = hosts.names[1].host.numbers.lowerBound + 5
        let isOfOther = hosts.answer(number, "{}", from: 7, at: 2)
        #expect(isOfOther)
        #expect(hosts.takeHeard(at: 1) == [])
    }
}
