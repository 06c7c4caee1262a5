package import JSON
package import NavigationTree

/// Notes what a reader of parameters reads, in order.
package final class ParameterRecorder {
    package private(set) var members: [Schema.Member] = []

    func note(_ name: String, _ summary: String, _ schema: Schema) {
        guard !members.contains(where: { $0.name == name }) else { return }
        members.append(Schema.Member(name, summary, isRequired: false, schema))
    }

    /// The member with this name must be there.
    func require(_ name: String) {
        guard let index = members.firstIndex(where: { $0.name == name }) else { return }
        members[index] = Schema.Member(name, members[index].summary, members[index].schema)
    }
}

extension Parameters {
    /// The members that `reader` reads, in order.
    package static func members(
        of reader: (inout Parameters) throws(WireError) -> some Any
    ) -> [Schema.Member] {
        let recorder = ParameterRecorder()
        var parameters = Parameters(describing: recorder)
        do { _ = try reader(&parameters) } catch {
            preconditionFailure("a reader refuses to be described: \(error.message)")
        }
        return recorder.members
    }
}

/// A type with a value that stands for any, while a reader of it is described.
package protocol Sampled {
    static var sample: Self { get }
}

extension String: Sampled { package static var sample: String { "sample" } }
extension Bool: Sampled { package static var sample: Bool { false } }
extension Int: Sampled { package static var sample: Int { 1 } }
extension Double: Sampled { package static var sample: Double { 1 } }
extension RawJSON: Sampled { package static var sample: RawJSON { .emptyObject } }
extension Array: Sampled { package static var sample: [Element] { [] } }
extension EntryID: Sampled { package static var sample: EntryID { EntryID(rawValue: 1) } }
extension AttachmentID: Sampled { package static var sample: AttachmentID { AttachmentID(rawValue: 1) } }
extension TypeName: Sampled {
    package static var sample: TypeName {
        guard let sample = TypeName("sample.type") else { preconditionFailure("a type is a name, a dot and a name") }
        return sample
    }
}

extension Sampled where Self: CaseIterable {
    package static var sample: Self { allCases[allCases.startIndex] }
}

extension ReceivedName: Sampled { package static var sample: ReceivedName { ReceivedName(.value, .sample) } }

extension Operation: Sampled {
    package static var sample: Operation {
        Operation(method: .ping, parameters: Parameters(describing: ParameterRecorder()), text: .emptyObject)
    }
}
