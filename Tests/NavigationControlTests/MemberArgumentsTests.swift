import NavigationClient
import NavigationControl
import Testing

struct MemberArgumentsTests {
    @Test(
        arguments: [
            ([], "{}"),
            (["a=1"], #"{"a":"1"}"#),
            (["a:=1", "b:=[true, {}]"], #"{"a":1,"b":[true, {}]}"#),
            (["a="], #"{"a":""}"#),
            (["a=b=c:=d"], #"{"a":"b=c:=d"}"#),
            (["a.b:=1"], #"{"a.b":1}"#),
            (["a:b=c"], #"{"a:b":"c"}"#),
            ([#"q="\$(x)"#], #"{"q":"\"\\$(x)"}"#),
            (["ä=\u{301}x\n"], "{\"ä\":\"\u{301}x\\n\"}"),
        ] as [([String], String)]
    )
    func argumentsBecomeMembers(arguments: [String], expected: String) throws {
        #expect(try MemberArguments.object(arguments).text == expected)
    }

    @Test(arguments: ["", "a", "=1", ":=1", "a:"])
    func whatIsNoMemberIsRefused(argument: String) {
        #expect(throws: MemberArguments.Problem.noMember(argument)) { try MemberArguments.object([argument]) }
    }

    @Test func brokenJSONIsRefused() {
        #expect { try MemberArguments.object(["a:=nope"]) } throws: { error in
            guard case .invalidJSON("a", _)? = error as? MemberArguments.Problem else { return false }
            return true
        }
    }

    @Test func repeatedKeyIsRefused() {
        #expect(throws: MemberArguments.Problem.repeated(key: "a")) { try MemberArguments.object(["a=1", "a:=1"]) }
    }
}
