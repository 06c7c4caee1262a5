import JSON
import Testing

/// Objects, arrays and their punctuation.
struct JSONWriterTests {
    private func text(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func commasStandBetweenMembersAndElements() {
        let written = text { writer in
            writer.object { writer in
                writer.member("text", "{")
                writer.member("none", ifPresent: nil as Int?)
                writer.key("empty")
                writer.object { _ in }
                writer.key("lists")
                writer.array([[], [1], [2, 3]]) { $0.element($1) }
                writer.key("objects")
                writer.array(0..<2) { writer, index in writer.object { $0.member("index", index) } }
            }
        }
        #expect(
            written == #"{"text":"{","empty":{},"lists":[[],[1],[2,3]],"objects":[{"index":0},{"index":1}]}"#
        )
    }

    @Test func linesFollowEachOtherWithoutCommas() {
        let written = text { writer in
            for _ in 0..<2 {
                writer.object { $0.member("a", true) }
                writer.raw("\n")
            }
        }
        #expect(written == "{\"a\":true}\n{\"a\":true}\n")
    }

    @Test func anObjectIsExtended() {
        let written = text { writer in
            writer.object { _ in }
            writer.extendObject { _ in }
            writer.extendObject { $0.member("a", 1) }
            writer.extendObject { writer in
                writer.member("b", "}")
                writer.key("c")
                writer.object { _ in }
            }
        }
        #expect(written == #"{"a":1,"b":"}","c":{}}"#)
    }

    @Test func namesAreEscapedWhenTheyMustBe() {
        let written = text { writer in
            writer.object { writer in
                writer.key("known")
                writer.name("name")
                writer.key(escaping: "a\"b")
                writer.integer(1)
                Array(#"c\u0064"#.utf8).withUnsafeBytes { writer.key(copying: $0) }
                Array(#"e\""#.utf8).withUnsafeBytes { writer.string(copying: $0) }
                writer.key("empty")
                writer.string(copying: UnsafeRawBufferPointer(start: nil, count: 0))
            }
        }
        #expect(written == #"{"known":"name","a\"b":1,"c\u0064":"e\"","empty":""}"#)
    }

    /// Whether a byte needs an escape is asked for several bytes at once, so each place in a string matters.
    @Test(arguments: 0..<20)
    func everyPlaceOfAStringIsLookedAt(length: Int) {
        let escapes = ["\"": #"\""#, "\\": #"\\"#, "\n": #"\n"#, "\u{1f}": #"\u001f"#]
        let plain = [" ", "!", "#", "[", "]", "~", "\u{7f}", "é", "\u{ff}"]
        for place in 0..<length {
            let (before, after) = (String(repeating: "a", count: place), String(repeating: "b", count: length - place))
            for (character, escape) in escapes {
                #expect(text { $0.string(before + character + after) } == "\"\(before)\(escape)\(after)\"")
            }
            for character in plain {
                #expect(text { $0.string(before + character + after) } == "\"\(before)\(character)\(after)\"")
            }
        }
    }
}
