package import JSON

/// The place of a request in a distributed trace: the `traceparent` of W3C Trace Context.
///
/// It is a reference. Requests, causes and questions hand it on, and nearly all of them have none.
package final class TraceContext: Hashable, Sendable {
    package let trace: TraceID
    /// The span that made the request. It is the parent of every span that follows from the request.
    package let span: SpanID
    package let flags: UInt8

    /// The flags that version 00 defines: sampled, and a random trace id.
    private static let knownFlags: UInt8 = 0b11
    /// The bytes of version 00. A higher version may have more.
    private static let length = 55

    package init(trace: TraceID, span: SpanID, flags: UInt8) {
        (self.trace, self.span, self.flags) = (trace, span, flags)
    }

    /// Reads a `traceparent`; nil when it breaks the rules.
    ///
    /// The version 00 is this form exactly. A higher version is read by its first 55 characters, and written as 00.
    package convenience init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= Self.length, let version = Self.hexadecimal(bytes[0..<2]), version != 0xff,
            bytes.count == Self.length || version > 0 && bytes[Self.length] == UInt8(ascii: "-"),
            [2, 35, 52].allSatisfy({ bytes[$0] == UInt8(ascii: "-") }),
            let high = Self.hexadecimal(bytes[3..<19]), let low = Self.hexadecimal(bytes[19..<35]), high | low != 0,
            let span = Self.hexadecimal(bytes[36..<52]), span != 0,
            let flags = Self.hexadecimal(bytes[53..<55])
        else { return nil }
        self.init(
            trace: TraceID(high: high, low: low),
            span: SpanID(rawValue: span),
            flags: UInt8(flags) & (version == 0 ? .max : Self.knownFlags)
        )
    }

    /// The value of lower-case digits; nil when another character is among them.
    private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return value
    }

    /// Whether the one who began the trace wants its spans to be kept.
    package var isSampled: Bool { flags & 1 != 0 }

    /// The context that the host passes on when it has made a span of its own.
    package func child(_ span: SpanID) -> TraceContext {
        TraceContext(trace: trace, span: span, flags: flags & Self.knownFlags)
    }

    package static func == (one: TraceContext, other: TraceContext) -> Bool {
        one.trace == other.trace && one.span == other.span && one.flags == other.flags
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(trace)
        hasher.combine(span)
    }
}

extension TraceContext: CustomStringConvertible {
    /// The `traceparent`.
    package var description: String { "00-\(trace)-\(span)-\(String(hexadecimal: UInt64(flags), digits: 2))" }
}

extension TraceContext: WireValue {
    package static var schema: Schema {
        // The lookaheads refuse the version ff, and ids that are all zero.
        .text("^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?=-|$)")
    }

    package func write(to writer: inout JSONWriter) { writer.string(plain: description) }
}

/// The id of a trace: 16 bytes that are not all zero.
package struct TraceID: Hashable, Sendable, CustomStringConvertible {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    /// 32 hexadecimal digits.
    package var description: String { String(hexadecimal: high, digits: 16) + String(hexadecimal: low, digits: 16) }
}

/// The id of a span: 8 bytes that are not all zero.
package struct SpanID: Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// 16 hexadecimal digits.
    package var description: String { String(hexadecimal: rawValue, digits: 16) }
}

extension String {
    /// Lower-case digits, with zeros in front.
    package init(hexadecimal value: UInt64, digits: Int) {
        let text = String(value, radix: 16)
        self = String(repeating: "0", count: digits - text.count) + text
    }
}

extension Parameters {
    /// The place of the request in a trace.
    mutating func traceContext(_ name: StaticString) throws(WireError) -> TraceContext? {
        guard let text = try string(name) else { return nil }
        guard let context = TraceContext(text) else {
            throw Self.invalid(
                name,
                "the traceparent of W3C Trace Context, such as \"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\""
            )
        }
        return context
    }
}

extension Schema.Member {
    /// The parameter of every method that says to which trace the request belongs.
    package static let traceparent = Self(
        "traceparent",
        "The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its questions and in the causes of changes.",
        isRequired: false,
        TraceContext.schema
    )
}
