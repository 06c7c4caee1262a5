import JSON
import TestSupport
import Testing

/// The scanner accepts the texts of RFC 8259 and no others.
@Suite(.onSharedThreads)
struct JSONScannerTests {
    private func scan(_ text: String) throws(JSONSyntaxError) { try scan(Array(text.utf8)) }

    private func scan(_ bytes: [UInt8]) throws(JSONSyntaxError) {
        var scanner = JSONScanner()
        try scanner.scan(bytes.span.bytes)
    }

    private func failure(_ bytes: [UInt8]) -> JSONSyntaxError? {
        do { try scan(bytes) } catch { return error }
        return nil
    }

    static let valid = [
        "null", "true", "false", "0", "-0", "10", "-1.5e+10", "1E-2", "0.1", "1e400", "123456789012345678901234567890",
        #""""#, #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\uD834\uDD1E""#, "\"é€𝄞\u{7F}\"", "[]", "[ ]",
        "[1,[2,[3]],{}]", "{}",
        #"{"":0}"#, #"{ "a" : { "b" : [ null ] } , "c" : "d" }"#, " \t\r\n1\n ", #"{"a\u0000b":1}"#,
        #"{"params":{"arguments":{"a":1,"a":2}}}"#, #"[{"a":1,"a":2}]"#,
        #""plain text that is longer than eight bytes, to its end""#,
    ]

    @Test(arguments: valid)
    func validTextIsAccepted(text: String) throws { try scan(text) }

    @Test(arguments: valid)
    func everyBeginningIsRefusedOrCompleteInItself(text: String) {
        let bytes = Array(text.utf8)
        for end in 0..<bytes.count {
            let isAccepted = failure(Array(bytes[..<end])) == nil
            #expect(isAccepted == SlowJSONChecker.accepts(Array(bytes[..<end])), "the first \(end) bytes of \(text)")
        }
    }

    /// Texts that are not JSON. libjson-c accepts some of them in its strict mode.
    @Test(arguments: [
        ("", JSONSyntaxError.Reason.unexpectedEnd, 0), (" ", .unexpectedEnd, 1),
        ("NaN", .unexpectedByte, 0), ("nan", .unexpectedByte, 1), ("Infinity", .unexpectedByte, 0),
        ("-Infinity", .invalidNumber, 1), ("'a'", .unexpectedByte, 0), ("{'a':1}", .unexpectedByte, 1),
        ("\"\u{1}\"", .controlCharacter, 1), ("\"a\nb\"", .controlCharacter, 2),
        ("\"12345678\tx\"", .controlCharacter, 9),
        ("01", .invalidNumber, 1), ("-01", .invalidNumber, 2), ("2.", .unexpectedEnd, 2), ("2.e1", .invalidNumber, 2),
        ("[2.]", .invalidNumber, 3), ("-.5", .invalidNumber, 1), (".5", .invalidNumber, 0), ("+1", .invalidNumber, 0),
        ("-", .unexpectedEnd, 1),
        ("1e", .unexpectedEnd, 2), ("1e+", .unexpectedEnd, 3), ("[1e]", .invalidNumber, 3), ("0x10", .trailingBytes, 1),
        ("[1,]", .unexpectedByte, 3), ("[,1]", .unexpectedByte, 1), ("[1 2]", .unexpectedByte, 3),
        ("[", .unexpectedEnd, 1),
        (#"{"a":1,}"#, .unexpectedByte, 7), (#"{"a"}"#, .unexpectedByte, 4), (#"{"a":}"#, .unexpectedByte, 5),
        ("{a:1}", .unexpectedByte, 1),
        (#"{"a":1"#, .unexpectedEnd, 6), (#"{"a":1]"#, .unexpectedByte, 6), ("[1}", .unexpectedByte, 2),
        ("]", .unexpectedByte, 0),
        ("/* c */ 1", .unexpectedByte, 0), ("1 // c", .trailingBytes, 2), ("1 1", .trailingBytes, 2),
        ("{}{}", .trailingBytes, 2),
        ("tru", .unexpectedEnd, 3), ("True", .unexpectedByte, 0), ("trux", .unexpectedByte, 3),
        ("nul", .unexpectedEnd, 3),
        (#""\x""#, .invalidEscape, 2), (#""\u12G4""#, .invalidEscape, 5), (#""\u12"#, .unexpectedEnd, 5),
        (#""\"#, .unexpectedEnd, 2),
        (#""\uD800""#, .loneSurrogate, 1), (#""\uDC00""#, .loneSurrogate, 1), (#""\uD800\n""#, .loneSurrogate, 1),
        (#""\uD800\uD800""#, .loneSurrogate, 1),
        ("\u{FEFF}1", .unexpectedByte, 0), ("1\u{0}", .trailingBytes, 1), ("\u{B}1", .unexpectedByte, 0),
        (#"{"a":1,"a":2}"#, .duplicateMember, 8), (#"{"a":1,"\u0061":2}"#, .duplicateMember, 8),
        (#"{"params":{"x":1,"x":1}}"#, .duplicateMember, 18), (#"{"p\u0061rams":{"x":1,"x":1}}"#, .duplicateMember, 23),
    ])
    func invalidTextIsRefusedAtItsPlace(text: String, reason: JSONSyntaxError.Reason, offset: Int) {
        #expect(failure(Array(text.utf8)) == JSONSyntaxError(reason, at: offset))
    }

    // MARK: Names that stand twice

    /// The text, the value of `id`, and the name that stands twice.
    @Test(
        arguments: [
            (#"{"a":1,"a":2,"id":7}"#, "7", "a"), (#"{"id":"x","params":{"b":1,"b":2},"method":"m"}"#, #""x""#, "b"),
            (#"{"id":7,"id":8}"#, nil, "id"), (#"{"id":7,"a":1,"a":2,"\u0069d":8}"#, nil, "a"),
            (#"{"\u0069d":7,"a":1,"id":8}"#, nil, "id"), (#"{"params":{"b":1,"b":2},"a":1,"a":1}"#, nil, "b"),
            (#"{"params":{"id":1,"id":2},"\u0069d":[3]}"#, "[3]", "id"), (#"{"id":1,"\u00e9":1,"\u00E9":2}"#, "1", "é"),
            (#"{"params":{},"id":4,"params":{"c":1}}"#, "4", "params"),
        ] as [(String, String?, String)]
    )
    func messageWithADoubledNameKeepsItsID(text: String, id: String?, name: String) throws {
        let bytes = Array(text.utf8)
        var scanner = JSONScanner()
        let error = #expect(throws: JSONSyntaxError.self) { try scanner.scan(bytes.span.bytes) }
        #expect(error?.reason == .duplicateMember)
        #expect(error?.reason.isAboutMessages == true)
        #expect(scanner.refusedName(in: bytes.span.bytes) == name)
        let value = scanner.value(of: "id", in: bytes.span.bytes).map {
            String(decoding: bytes[$0.range], as: UTF8.self)
        }
        #expect(value == id)
        #expect(scanner.top.range == 0..<bytes.count)
    }

    /// A text that is not JSON is reported as such, also behind a doubled name.
    @Test(arguments: [
        (#"{"a":1,"a":2"#, JSONSyntaxError.Reason.unexpectedEnd, 12), (#"{"a":1,"a":2,}"#, .unexpectedByte, 13),
        (#"{"a":1,"a":2} x"#, .trailingBytes, 14), (#"{"a":1,"a":01}"#, .invalidNumber, 12),
        (#"{"params":{"a":1,"a":2},"b":"\x"}"#, .invalidEscape, 30),
    ])
    func errorBehindADoubledNameCountsFirst(text: String, reason: JSONSyntaxError.Reason, offset: Int) {
        #expect(failure(Array(text.utf8)) == JSONSyntaxError(reason, at: offset))
        #expect(!reason.isAboutMessages)
    }

    @Test func doubledNamesOfOneTextAreForgottenInTheNext() throws {
        var scanner = JSONScanner()
        let bytes = Array(#"{"id":1,"id":2,"\u0062":1,"b":1}"#.utf8)
        #expect(throws: JSONSyntaxError.self) { try scanner.scan(bytes.span.bytes) }
        let next = Array(#"{"id":3,"b":1}"#.utf8)
        try scanner.scan(next.span.bytes)
        #expect(scanner.value(of: "id", in: next.span.bytes)?.range == 6..<7)
        #expect(scanner.refusedName(in: next.span.bytes) == nil)
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x22], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
            [0xED, 0xA0, 0x80],
            [0xED, 0xBF, 0xBF], [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9D, 0x84], [0xFE], [0xFF],
        ] as [[UInt8]]
    )
    func whatIsNotUTF8IsRefused(bytes: [UInt8]) {
        #expect(failure([0x22] + bytes + [0x22]) == JSONSyntaxError(.invalidUTF8, at: 1))
        #expect(failure([0x22] + Array("12345678".utf8) + bytes + [0x22]) == JSONSyntaxError(.invalidUTF8, at: 9))
    }

    @Test(arguments: [("[", "]"), (#"{"a":"#, "}")], [127, 128, 129, 100_000])
    func depthIsLimitedWithoutRecursion(brackets: (String, String), depth: Int) {
        let text = String(repeating: brackets.0, count: depth) + "1" + String(repeating: brackets.1, count: depth)
        let error = failure(Array(text.utf8))
        #expect(error == (depth <= 128 ? nil : JSONSyntaxError(.tooDeep, at: 128 * brackets.0.utf8.count)))
    }

    @Test func tooManyMembersAreRefused() {
        let members = (0..<65).map { "\"m\($0)\":0" }
        #expect(failure(Array("{\(members.dropLast().joined(separator: ","))}".utf8)) == nil)
        #expect(failure(Array("{\(members.joined(separator: ","))}".utf8))?.reason == .tooManyMembers)
        #expect(failure(Array("{\(members.joined(separator: ","))".utf8))?.reason == .unexpectedEnd)
    }

    @Test(arguments: [(#""id":7"#, true), (#""id":7,"m0":1"#, true), (#""id":7,"id":8"#, false)])
    func messageWithTooManyMembersKeepsItsID(first: String, isKept: Bool) {
        let bytes = Array("{\(first),\((0..<100).map { "\"m\($0)\":0" }.joined(separator: ","))}".utf8)
        var scanner = JSONScanner()
        let error = #expect(throws: JSONSyntaxError.self) { try scanner.scan(bytes.span.bytes) }
        #expect(error?.reason.isAboutMessages == true)
        #expect((scanner.value(of: "id", in: bytes.span.bytes)?.range == 6..<7) == isKept)
        #expect(scanner.outer.members.count == 64)
    }

    // MARK: Members and elements

    @Test func membersOfTheEnvelopeAndOfParams() throws {
        let text = #" {"id": 7, "method":"x", "params" : {"a": [1, {"z":2}], "b\n":"c"}, "tail":{"q":1}} "#
        let bytes = Array(text.utf8)
        var scanner = JSONScanner()
        try scanner.scan(Array(#"{"stale":1,"params":{"stale":2}}"#.utf8).span.bytes)
        try scanner.scan(bytes.span.bytes)
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        #expect(scanner.outer.members.map { part($0.key) } == ["id", "method", "params", "tail"])
        #expect(
            scanner.outer.members.map { part($0.value.range) } == [
                "7", #""x""#, #"{"a": [1, {"z":2}], "b\n":"c"}"#, #"{"q":1}"#,
            ]
        )
        #expect(scanner.outer.members.map(\.value.kind) == [.number, .string, .object, .object])
        #expect(scanner.inner.members.map { part($0.key) } == ["a", #"b\n"#])
        #expect(scanner.inner.members.map { part($0.value.range) } == [#"[1, {"z":2}]"#, #""c""#])
        #expect(scanner.inner.members.map(\.keyHasEscapes) == [false, true])
        #expect(part(scanner.top.range) == text.trimming())
    }

    @Test func elementsOfAnArray() throws {
        let bytes = Array(#"[1,{"params":{"a":1}}, [2] ,"x"]"#.utf8)
        var scanner = JSONScanner()
        try scanner.scan(bytes.span.bytes)
        let parts = scanner.elements.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        #expect(parts == ["1", #"{"params":{"a":1}}"#, "[2]", #""x""#])
        #expect(scanner.outer.members.isEmpty && scanner.inner.members.isEmpty)
    }

    @Test(arguments: [#"{"params":[{"a":1}]}"#, #"{"x":{"a":1},"params":3}"#, #"{"params":{},"x":{"a":1}}"#])
    func onlyTheObjectParamsHasParameters(text: String) throws {
        var scanner = JSONScanner()
        try scanner.scan(Array(text.utf8).span.bytes)
        #expect(scanner.inner.members.isEmpty)
    }

    // MARK: Against another checker

    @Test(arguments: 0..<20 as Range<UInt64>)
    func mutatedTextsAreJudgedAsByTheSlowChecker(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet =
            Array("{}[]\",:\\ut0123456789eE+-. nulltruefalse\n\t".utf8) + [
                0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xA9, 0xED, 0xF0, 0xFF,
            ]
        for _ in 0..<2_000 {
            var bytes = Array(Self.valid[Int.random(in: 0..<Self.valid.count, using: &random)].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.insert(byte, at: place)
                case 1 where place < bytes.count: bytes[place] = byte
                default: if place < bytes.count { bytes.remove(at: place) }
                }
            }
            guard let judgement = failure(bytes)?.reason else {
                #expect(SlowJSONChecker.accepts(bytes), "seed \(seed): \(bytes)")
                continue
            }
            #expect(SlowJSONChecker.accepts(bytes) == judgement.isAboutMessages, "seed \(seed): \(bytes)")
        }
    }
}

extension String {
    fileprivate func trimming() -> String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
