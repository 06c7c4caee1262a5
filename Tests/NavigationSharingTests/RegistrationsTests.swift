import JSON
import Testing

@testable import NavigationSharing

/// The lines of a module that its host says again to the next owner.
@Suite struct RegistrationsTests {
    private var registrations = Registrations()
    private var scanner = JSONScanner()

    private mutating func accept(_ method: String, _ parameters: String, numbers: Range<UInt64> = 0..<0) throws {
        let text = Array(#"{"id":1,"method":"module.\#(method)","params":{"module":"m",\#(parameters)}}"#.utf8)
        let line = try #require(ClientLine(text.span.bytes, scanner: &scanner))
        registrations.accept(Registration(line: line, text: text, numbers: numbers))
    }

    private mutating func register(_ types: [String], _ others: String = "", numbers: Range<UInt64> = 0..<0) throws {
        let destinations = types.map { #"{"type":"m.\#($0)"}"# }.joined(separator: ",")
        try accept("register", #""destinations":[\#(destinations)]\#(others)"#, numbers: numbers)
    }

    private var types: [[String]] {
        registrations.lines.map { line in
            let message = try? RawJSON(parsing: String(decoding: line.text, as: UTF8.self)).value().object
            let destinations = message?["params"]?.object?["destinations"]?.array ?? []
            return destinations.compactMap { $0.object?["type"]?.string }
        }
    }

    private static let guards = #","guards":[{"name":"a","on":"enter"}]"#

    @Test mutating func theSameLineIsKeptOnce() throws {
        for number in 1...100 as ClosedRange<UInt64> {
            try register(["a", "b"])
            try register(["c"], Self.guards, numbers: number..<number + 1)
        }
        #expect(types == [["m.a", "m.b"], ["m.c"]])
        let numbers = registrations.lines.map(\.number)
        #expect(numbers == [nil, 100])
        #expect(registrations[99] == nil)
    }

    @Test mutating func typesThatEndAreNotSaidAgain() throws {
        try register(["a", "b"])
        try register(["c"])
        for _ in 1...100 {
            try accept("unregister", #""types":["m.a","m.c"]"#)
            try register(["a"])
        }
        #expect(types == [["m.b"], ["m.a"]])
        try accept("unregister", #""types":["m.a","m.b"]"#)
        // The module is there without a type.
        #expect(registrations.hasModule("m"))
        #expect(Set(types) == [[]])
    }

    @Test mutating func partsStayUntilTheirListIsGivenAgain() throws {
        let receivers = #","receivers":[{"value":"m.x"}]"#
        try register(["a"], Self.guards + receivers, numbers: 5..<7)
        try register(["a"])
        #expect(types == [[], ["m.a"]])
        // Their numbers follow each other.
        try register([], Self.guards, numbers: 8..<9)
        #expect(registrations[5] != nil && registrations[6] != nil && registrations[8] != nil)
        try register([], Self.guards + receivers, numbers: 10..<12)
        let numbers = registrations.lines.compactMap(\.number)
        #expect(numbers == [10])
    }

    /// The next owner would refuse what belongs to a module that it does not know.
    @Test mutating func aModuleIsSaidBeforeWhatBelongsToIt() throws {
        try register(["a"])
        let text = Array(#"{"id":1,"method":"url.register","params":{"pattern":"m://a","to":[{"type":"m.a"}]}}"#.utf8)
        let line = try #require(ClientLine(text.span.bytes, scanner: &scanner))
        registrations.accept(Registration(line: line, text: text))
        try register(["a"])
        let methods = registrations.lines.map { String(decoding: $0.text, as: UTF8.self).contains("module.register") }
        #expect(methods == [true, false])
    }

    @Test mutating func theEndOfAListedPartGoesWithItsList() throws {
        for number in 1...20 as ClosedRange<UInt64> {
            try register(["a"], Self.guards, numbers: number..<number + 1)
            let text = Array(#"{"id":1,"method":"guard.remove","params":{"guard":"g\#(number)"}}"#.utf8)
            let line = try #require(ClientLine(text.span.bytes, scanner: &scanner))
            registrations.accept(Registration(line: line, text: text))
            #expect(registrations.lines.count == 2)
        }
    }

    @Test mutating func aGuardThatStaysIsKeptOnce() throws {
        try register(["a"])
        for (number, name) in zip(1... as PartialRangeFrom<UInt64>, ["door", "gate", "door", "door"]) {
            let members = #""name":"\#(name)","on":"enter","away":"deny","order":\#(number)"#
            let text = Array(#"{"id":1,"method":"guard.add","params":{\#(members)}}"#.utf8)
            let line = try #require(ClientLine(text.span.bytes, scanner: &scanner))
            registrations.accept(Registration(line: line, text: text, numbers: number..<number + 1))
        }
        let numbers = registrations.lines.compactMap(\.number)
        #expect(numbers == [2, 4])
    }

    @Test mutating func typesForAnotherNavigatorStay() throws {
        try register(["a"], #","scene":"wall","navigator":"n1""#)
        try register(["a"], #","scene":"wall","navigator":"n2""#)
        #expect(types == [["m.a"], ["m.a"]])
        try accept("unregister", #""types":["m.a"]"#)
        #expect(types == [[], []])
    }
}
