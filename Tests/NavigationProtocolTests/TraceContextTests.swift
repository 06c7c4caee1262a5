import JSON
import NavigationProtocol
import Testing

/// The `traceparent` of W3C Trace Context.
struct TraceContextTests {
    private static let trace = "0af7651916cd43dd8448eb211c80319c"
    private static let span = "b7ad6b7169203331"

    @Test(arguments: ["00", "01", "03", "ff"]) func isWrittenAsItCame(_ flags: String) throws {
        let text = "00-\(Self.trace)-\(Self.span)-\(flags)"
        let context = try #require(TraceContext(text))
        #expect("\(context)" == text && RawJSON(writing: context) == RawJSON(writing: text))
        #expect("\(context.trace)" == Self.trace && "\(context.span)" == Self.span)
        #expect(context.isSampled == (flags != "00"))
    }

    @Test func zerosInFrontStay() {
        let text = "00-00000000000000000000000000000001-000000000000000a-00"
        #expect(TraceContext(text).map { "\($0)" } == text)
    }

    @Test func higherVersionIsReadByItsBeginningAndWrittenAs00() {
        let expected = "00-\(Self.trace)-\(Self.span)-01"
        for text in ["01-\(Self.trace)-\(Self.span)-05", "cc-\(Self.trace)-\(Self.span)-01-what-comes-later"] {
            #expect(TraceContext(text).map { "\($0)" } == expected)
        }
    }

    @Test(
        arguments: [
            "", "00", "00-\(trace)-\(span)", "00-\(trace)-\(span)-1", "00-\(trace)-\(span)-01-",
            "00-\(trace)-\(span)-01-x",
            "ff-\(trace)-\(span)-01", "0-\(trace)-\(span)-001", "01-\(trace)-\(span)-01x", "01-\(trace)-\(span)-01\n",
            "00-\(trace)-\(span)-0g", "00-\(trace)-\(span)-0A", "0A-\(trace)-\(span)-01", " 00-\(trace)-\(span)-01",
            "00-0AF7651916CD43DD8448EB211C80319C-\(span)-01", "00-\(trace)-B7AD6B7169203331-01",
            "00-00000000000000000000000000000000-\(span)-01", "00-\(trace)-0000000000000000-01",
            "00_\(trace)-\(span)-01", "00-\(trace)_\(span)-01", "00-\(trace)-\(span)_01",
            "00-0af7651916cd43dd8448eb211c8031é-\(span)-01",
        ]
    ) func whatBreaksTheRulesIsNone(_ text: String) {
        #expect(TraceContext(text) == nil)
        var check = SchemaCheck()
        // The description does not tell the versions apart.
        guard !text.hasPrefix("00-\(Self.trace)-\(Self.span)-01-") else { return }
        #expect(check.violation(of: .string(text), in: TraceContext.schema) != nil)
    }

    @Test func childHasTheHostsSpanAndTheFlagsThatTheHostKnows() throws {
        let context = try #require(TraceContext("00-\(Self.trace)-\(Self.span)-ff"))
        #expect("\(context.child(SpanID(rawValue: 10)))" == "00-\(Self.trace)-000000000000000a-03")
    }

    @Test func causeIsReadAgain() throws {
        let context = try #require(TraceContext("00-\(Self.trace)-\(Self.span)-01"))
        let cause = Cause(.request(.push), session: nil, time: 5, trace: context)
        var authors: Set<Cause.Author> = []
        #expect(Cause(RawJSON(writing: cause), sharing: &authors) == cause)
    }

    @Test func causeOfAnOlderHostIsReadAsWell() throws {
        var authors: Set<Cause.Author> = []
        let cause = Cause(try RawJSON(parsing: #"{"method":"push","session":"s1"}"#), sharing: &authors)
        #expect(cause != nil && cause?.trace == nil)
    }
}
