package import JSON

/// An object of the wire. ``members(_:)`` names each member once, with its meaning and its value.
///
/// Both the written object and its description follow from that list.
///
/// ```swift
/// package static func members(_ object: inout some ObjectMembers<Self>) {
///     object.member("guard", "The guard's id.") { $0.id }
///     object.optional("module", "The module of its session.") { $0.module }
/// }
/// ```
package protocol WireObject: WireValue {
    /// Visits each member, in the order in which they are written.
    ///
    /// It must visit the same members every time. A member that may be left out is ``ObjectMembers/optional(_:_:_:)``.
    static func members(_ object: inout some ObjectMembers<Self>)
}

/// A visitor of an object's members: one writes them, another describes them.
package protocol ObjectMembers<Object> {
    associatedtype Object

    /// A member that always has this value; it tells the variants of an object apart.
    mutating func constant(_ name: StaticString, _ value: StaticString, _ summary: StaticString)
    /// A member that is always there.
    mutating func member<Value: WireValue>(_ name: StaticString, _ summary: StaticString, _ value: (Object) -> Value)
    /// A member that is left out when it has no value.
    mutating func optional<Value: WireValue>(_ name: StaticString, _ summary: StaticString, _ value: (Object) -> Value?)
    /// The members of a part, without an object of their own.
    mutating func include<Part: WireObject>(_ part: (Object) -> Part)
    /// The members of one form of this object; nil when the object has another form.
    ///
    /// An object with variants always has exactly one of them.
    mutating func variant<Part: WireObject>(_ part: (Object) -> Part?)
}

extension WireObject {
    package static var schema: Schema {
        var describer = ObjectDescriber<Self>()
        members(&describer)
        return describer.schema
    }

    @inline(__always)
    package func write(to writer: inout JSONWriter) {
        writer.object { writeMembers(to: &$0) }
    }

    /// Writes the members without the braces.
    @inline(__always)
    package func writeMembers(to writer: inout JSONWriter) {
        // Both pointers are good for as long as the call lasts, and `members` keeps neither.
        withUnsafePointer(to: self) { object in
            withUnsafeMutablePointer(to: &writer) { writer in
                var members = ObjectWriter(object: object, writer: writer)
                Self.members(&members)
            }
        }
    }
}

/// An object without members.
package struct Nothing: WireObject {
    package init() {}
    package static func members(_ object: inout some ObjectMembers<Self>) {}
}

/// A schema with a name, which others refer to by it.
package protocol WireComponent: WireValue {
    static var componentName: String { get }
    /// The schema that the name stands for.
    static var definition: Schema { get }
}

extension WireComponent {
    package static var schema: Schema { .reference(componentName) }
}

extension WireComponent where Self: WireObject {
    package static var schema: Schema { .reference(componentName) }

    package static var definition: Schema {
        var describer = ObjectDescriber<Self>()
        members(&describer)
        return describer.schema
    }
}
