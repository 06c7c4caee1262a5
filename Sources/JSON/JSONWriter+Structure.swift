// Objects and arrays. The writer adds a separator unless the byte before is the opening bracket. So it keeps no state
// about nesting.

extension JSONWriter {
    /// The byte that was written last; a bracket, when nothing was.
    @inlinable
    @inline(always)
    var lastByte: UInt8 {
        guard written > 0, let start else { return UInt8(ascii: "{") }
        return start.load(fromByteOffset: written - 1, as: UInt8.self)
    }

    /// Writes an object whose members `body` writes.
    @inlinable
    @inline(always)
    public mutating func object<Failure: Error>(_ body: (inout Self) throws(Failure) -> Void) throws(Failure) {
        beginElement()
        raw(UInt8(ascii: "{"))
        try body(&self)
        raw(UInt8(ascii: "}"))
    }

    /// Writes an array whose elements `body` writes.
    @inlinable
    @inline(always)
    public mutating func array<Failure: Error>(_ body: (inout Self) throws(Failure) -> Void) throws(Failure) {
        beginElement()
        raw(UInt8(ascii: "["))
        try body(&self)
        raw(UInt8(ascii: "]"))
    }

    /// Writes an array with what `write` writes for each item: an object, an array or an element.
    @inlinable
    @inline(always)
    public mutating func array<Items: Sequence>(_ items: Items, _ write: (inout Self, Items.Element) -> Void) {
        array { writer in
            for item in items {
                guard !writer.isTooLong else { return }
                write(&writer, item)
            }
        }
    }

    /// Writes the comma between two values. Writes none before the first value, or before the value of a member.
    @inlinable
    @inline(always)
    mutating func beginElement() {
        switch lastByte {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\n"): break
        default: raw(UInt8(ascii: ","))
        }
    }

    /// Writes the name of a member; its value comes next.
    @inlinable
    @inline(always)
    public mutating func key(_ name: StaticString) {
        let length = name.utf8CodeUnitCount
        let isFirst = lastByte == UInt8(ascii: "{")
        var place = room(for: length + 4)
        if !isFirst {
            place.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
            place += 1
        }
        place.storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
        (place + 1).copyMemory(from: name.utf8Start, byteCount: length)
        place.storeBytes(of: UInt8(ascii: "\""), toByteOffset: length + 1, as: UInt8.self)
        place.storeBytes(of: UInt8(ascii: ":"), toByteOffset: length + 2, as: UInt8.self)
        written += isFirst ? length + 3 : length + 4
    }

    /// Writes a string that needs no escapes: a name of the protocol.
    @inlinable
    @inline(always)
    public mutating func name(_ name: StaticString) {
        let length = name.utf8CodeUnitCount
        let place = room(for: length + 2)
        place.storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
        (place + 1).copyMemory(from: name.utf8Start, byteCount: length)
        place.storeBytes(of: UInt8(ascii: "\""), toByteOffset: length + 1, as: UInt8.self)
        written += length + 2
    }

    /// Writes the name of a member that is not known to the compiler; its value comes next.
    ///
    /// The label keeps literals away from it: a literal would be a `String` first, and searched for escapes.
    public mutating func key(escaping name: String) {
        if lastByte != UInt8(ascii: "{") { raw(UInt8(ascii: ",")) }
        string(name)
        raw(UInt8(ascii: ":"))
    }

    /// Writes the name of a member as it came in a line, with its escapes; its value comes next.
    public mutating func key(copying name: UnsafeRawBufferPointer) {
        if lastByte != UInt8(ascii: "{") { raw(UInt8(ascii: ",")) }
        string(copying: name)
        raw(UInt8(ascii: ":"))
    }

    /// Writes a string whose characters are escaped already, or need no escapes.
    public mutating func string(copying characters: UnsafeRawBufferPointer) {
        raw(UInt8(ascii: "\""))
        raw(characters)
        raw(UInt8(ascii: "\""))
    }

    /// Writes a member.
    @inlinable
    @inline(always)
    public mutating func member<Value: JSONWritable>(_ name: StaticString, _ value: borrowing Value) {
        key(name)
        value.write(to: &self)
    }

    /// Writes a member, unless it has no value.
    @inlinable
    @inline(always)
    public mutating func member<Value: JSONWritable>(_ name: StaticString, ifPresent value: Value?) {
        if let value { member(name, value) }
    }

    /// Writes an element of an array.
    @inlinable
    @inline(always)
    public mutating func element<Value: JSONWritable>(_ value: borrowing Value) {
        beginElement()
        value.write(to: &self)
    }

    /// Adds members to the object that was written last; the writer must end with its brace.
    public mutating func extendObject(_ body: (inout Self) -> Void) {
        precondition(lastByte == UInt8(ascii: "}"), "no object ends here")
        truncate(to: count - 1)
        body(&self)
        raw(UInt8(ascii: "}"))
    }
}
