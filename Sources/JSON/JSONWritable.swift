/// A value that can write itself as JSON.
public protocol JSONWritable {
    /// Appends exactly one JSON value.
    func write(to writer: inout JSONWriter)
}

extension String: JSONWritable {
    /// Appends the value.
    public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Bool: JSONWritable {
    /// Appends the value.
    @inlinable
    @inline(always)
    public func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Int: JSONWritable {
    /// Appends the value.
    @inlinable
    public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Int32: JSONWritable {
    /// Appends the value.
    public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension UInt32: JSONWritable {
    /// Appends the value.
    public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Int64: JSONWritable {
    /// Appends the value.
    public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension UInt64: JSONWritable {
    /// Appends the value.
    @inlinable
    public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: JSONWritable {
    /// Appends the value.
    public func write(to writer: inout JSONWriter) { writer.double(self) }
}

extension RawJSON: JSONWritable {
    /// Appends the value.
    @inlinable
    public func write(to writer: inout JSONWriter) { writer.raw(self) }
}

extension JSONValue: JSONWritable {
    /// Appends the value.
    public func write(to writer: inout JSONWriter) { writer.raw(serialized()) }
}

extension Array: JSONWritable where Element: JSONWritable {
    /// Appends the value.
    public func write(to writer: inout JSONWriter) {
        writer.raw(UInt8(ascii: "["))
        for element in self { writer.element(element) }
        writer.raw(UInt8(ascii: "]"))
    }
}

extension RawJSON {
    /// The text of a value.
    public init(writing value: some JSONWritable) {
        var writer = JSONWriter()
        value.write(to: &writer)
        self.init(writer)
    }

    /// A string. Most need no escapes, and no writer.
    package init(writing string: String) {
        if JSONWriter.isPlain(string) {
            self.init(quoting: string)
        } else {
            var writer = JSONWriter()
            writer.string(string)
            self.init(writer)
        }
    }

    /// The text of an object whose members `body` writes.
    public init(_ body: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        writer.object(body)
        self.init(writer)
    }
}
