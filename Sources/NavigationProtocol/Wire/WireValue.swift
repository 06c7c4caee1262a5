package import JSON
package import NavigationTree

/// A value with one form on the wire: it writes itself, and the contract knows its schema.
package protocol WireValue: JSONWritable {
    static var schema: Schema { get }
}

extension String: WireValue { package static var schema: Schema { .string() } }
extension Bool: WireValue { package static var schema: Schema { .boolean } }
extension Int: WireValue { package static var schema: Schema { .integer() } }
extension Int32: WireValue { package static var schema: Schema { .integer() } }
extension UInt32: WireValue { package static var schema: Schema { .count } }
extension UInt64: WireValue { package static var schema: Schema { .count } }
extension Double: WireValue { package static var schema: Schema { .number() } }
extension RawJSON: WireValue { package static var schema: Schema { .any } }
extension Array: WireValue where Element: WireValue {
    package static var schema: Schema { .array(of: Element.schema) }
}

/// A string that is written often: its text on the wire, made once.
package struct WireText: WireValue {
    private let text: [UInt8]

    package init(_ string: String) {
        var writer = JSONWriter()
        writer.string(string)
        self.text = writer.bytes
    }

    package static var schema: Schema { .string() }

    @inline(__always)
    package func write(to writer: inout JSONWriter) { writer.raw(text) }
}

/// A value that is one of a list of names.
package protocol WireChoice: WireValue, RawRepresentable<String>, CaseIterable {}

extension WireChoice {
    package static var schema: Schema { .choice(allCases.map(\.rawValue)) }

    @inline(__always)
    package func write(to writer: inout JSONWriter) { writer.string(plain: rawValue) }
}

/// An object that the host passes on as it came.
package struct OpaqueObject: WireValue {
    package let text: RawJSON

    package init(_ text: RawJSON) { self.text = text }

    package static var schema: Schema { .anyObject }
    package func write(to writer: inout JSONWriter) { writer.raw(text) }
}

/// A value, or null.
package struct Nullable<Value: WireValue>: WireValue {
    package let value: Value?

    package init(_ value: Value?) { self.value = value }

    package static var schema: Schema { .nullable(Value.schema) }
    package func write(to writer: inout JSONWriter) {
        if let value { value.write(to: &writer) } else { writer.raw(.null) }
    }
}

// MARK: Ids

extension NumberedID {
    package static var schema: Schema { .text("^\(prefix)[0-9]+$") }

    package func write(to writer: inout JSONWriter) { writer.number(rawValue, quotedBehind: UInt8(ascii: Self.prefix)) }
}

extension NavigatorID: WireValue {}
extension EntryID: WireValue {}
extension SessionID: WireValue {}
extension AttachmentID: WireValue {}

extension SequenceID: WireValue {
    package static var schema: Schema { .text("^s[0-9]+\\.[0-9]+$") }
    package func write(to writer: inout JSONWriter) { writer.string(plain: description) }
}

extension ReceiverID: WireValue {
    package static var schema: Schema { .text("^r[0-9]+\\.[0-9]+$") }
    package func write(to writer: inout JSONWriter) { writer.string(plain: description) }
}

extension TypeName: WireValue {
    package static var schema: Schema { .string() }
    package func write(to writer: inout JSONWriter) { writer.string(plain: description) }
}

extension NavigationMethod: WireValue {
    /// A built-in method, or a name that a module has defined.
    package static var schema: Schema { .name(as: builtIn.map(\.rawValue)) }

    @inline(__always)
    package func write(to writer: inout JSONWriter) { writer.string(plain: rawValue) }

    /// The names of the built-in methods, for texts.
    package static var builtInNames: String { builtIn.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") }
}
