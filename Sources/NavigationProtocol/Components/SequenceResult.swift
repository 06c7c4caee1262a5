/// How a sequence ended: the answer to `send`, and to what is carried out as a sequence.
package struct SequenceResult: WireComponent, WireObject {
    package static let componentName = "SequenceResult"

    package static var definition: Schema { .anyObject }
    package static func members(_ object: inout some ObjectMembers<Self>) {}
}
