import JSON

/// The visitor that writes the members of an object.
///
/// It lives within one call of ``WireObject/writeMembers(to:)``, which lends it the object and the writer.
package struct ObjectWriter<Object>: ObjectMembers {
    private let object: UnsafePointer<Object>
    private let writer: UnsafeMutablePointer<JSONWriter>

    @inline(__always)
    init(object: UnsafePointer<Object>, writer: UnsafeMutablePointer<JSONWriter>) {
        self.object = object
        self.writer = writer
    }

    @inline(__always)
    package mutating func constant(_ name: StaticString, _ value: StaticString, _ summary: StaticString) {
        writer.pointee.key(name)
        writer.pointee.name(value)
    }

    @inline(__always)
    package mutating func member<Value: WireValue>(
        _ name: StaticString,
        _ summary: StaticString,
        _ value: (Object) -> Value
    ) {
        writer.pointee.key(name)
        value(object.pointee).write(to: &writer.pointee)
    }

    @inline(__always)
    package mutating func optional<Value: WireValue>(
        _ name: StaticString,
        _ summary: StaticString,
        _ value: (Object) -> Value?
    ) {
        guard let value = value(object.pointee) else { return }
        writer.pointee.key(name)
        value.write(to: &writer.pointee)
    }

    @inline(__always)
    package mutating func include<Part: WireObject>(_ part: (Object) -> Part) {
        part(object.pointee).writeMembers(to: &writer.pointee)
    }

    @inline(__always)
    package mutating func variant<Part: WireObject>(_ part: (Object) -> Part?) {
        part(object.pointee)?.writeMembers(to: &writer.pointee)
    }
}

/// The visitor that describes the members of an object.
struct ObjectDescriber<Object>: ObjectMembers {
    private var members: [Schema.Member] = []
    private var variants: [[Schema.Member]] = []

    /// The members that all variants have come first in each.
    var schema: Schema {
        variants.isEmpty ? .object(members) : .oneOf(variants.map { .object(members + $0) })
    }

    mutating func constant(_ name: StaticString, _ value: StaticString, _ summary: StaticString) {
        members.append(Schema.Member("\(name)", "\(summary)", .constant("\(value)")))
    }

    mutating func member<Value: WireValue>(_ name: StaticString, _ summary: StaticString, _ value: (Object) -> Value) {
        members.append(Schema.Member("\(name)", "\(summary)", Value.schema))
    }

    mutating func optional<Value: WireValue>(
        _ name: StaticString,
        _ summary: StaticString,
        _ value: (Object) -> Value?
    ) {
        members.append(Schema.Member("\(name)", "\(summary)", isRequired: false, Value.schema))
    }

    mutating func include<Part: WireObject>(_ part: (Object) -> Part) {
        var describer = ObjectDescriber<Part>()
        Part.members(&describer)
        members += describer.members
        variants += describer.variants
    }

    mutating func variant<Part: WireObject>(_ part: (Object) -> Part?) {
        var describer = ObjectDescriber<Part>()
        Part.members(&describer)
        variants += describer.alternatives
    }

    /// Each form that the object can have.
    private var alternatives: [[Schema.Member]] {
        variants.isEmpty ? [members] : variants.map { members + $0 }
    }
}
