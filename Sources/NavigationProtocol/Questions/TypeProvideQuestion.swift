package import NavigationTree

/// `type.provide`: a module supplies the content of entries.
package struct TypeProvideQuestion: QuestionDefinition {
    package static let name: StaticString = "type.provide"
    package static let summary = """
        A scene shows entries of a type that this module registered with `provides`. Each question is about 256 entries at most. \
        Content must fit the schema that the type declares for it; content that does not is `failed`, as after an error or a missing answer.
        """
    package static let answerSummary =
        "A list as long as `entries`: the content and the links of each, or null for neither."
    package static let answer = Schema.array(
        of: .nullable(
            .object([
                Schema.Member("content", "The content that a renderer shows.", isRequired: false, .any),
                Schema.Member("links", "Where the entry leads.", isRequired: false, .array(of: EntryLink.schema)),
            ])
        )
    )

    let scene: String
    let type: TypeName
    let entries: [(navigator: NavigatorID, entry: Entry)]
    let timeout: Double

    package init(scene: String, _ type: TypeName, _ entries: [(navigator: NavigatorID, entry: Entry)], timeout: Double)
    {
        (self.scene, self.type, self.entries, self.timeout) = (scene, type, entries, timeout)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("type", "The destination type.") { $0.type }
        object.member("entries", "The entries without content.") {
            $0.entries.map { NewEntry(navigator: $0, entry: $1) }
        }
        object.member("timeout", "Seconds that the module has to answer.") { $0.timeout }
    }

    private struct NewEntry: WireObject {
        let navigator: NavigatorID
        let entry: Entry

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("entry", "The entry's id.") { $0.entry.id }
            object.member("navigator", "The navigator that shows the entry.") { $0.navigator }
            object.member("arguments", "The entry's arguments.") { OpaqueObject($0.entry.destination.arguments) }
        }
    }
}
