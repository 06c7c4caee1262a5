package import NavigationTree

/// `type.migrate`: a module brings old arguments into the form of its version.
package struct TypeMigrateQuestion: QuestionDefinition {
    package static let name: StaticString = "type.migrate"
    package static let summary = """
        This module registered a newer version of a type, and a scene shows entries with arguments of older ones. Each question is about 256 entries at most.
        """
    package static let answerSummary = """
        A list as long as `entries`: the arguments in the new form, or null for an entry that the module cannot migrate.
        """
    package static let answer = Schema.array(of: .nullable(.anyObject))

    let scene: String
    let type: TypeName
    let version: Int32
    let entries: [NavigationTree.Outdated]
    let timeout: Double

    package init(
        scene: String,
        _ type: TypeName,
        to version: Int32,
        _ entries: [NavigationTree.Outdated],
        timeout: Double
    ) {
        (self.scene, self.type, self.version, self.entries) = (scene, type, version, entries)
        self.timeout = timeout
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("type", "The destination type.") { $0.type }
        object.member("to", "The version to migrate to.") { $0.version }
        object.member("entries", "The entries with older arguments.") {
            $0.entries.map { OldEntry(navigator: $0.navigator, entry: $0.entry) }
        }
        object.member("timeout", "Seconds that the module has to answer.") { $0.timeout }
    }

    private struct OldEntry: WireObject {
        let navigator: NavigatorID
        let entry: Entry

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("entry", "The entry's id.") { $0.entry.id }
            object.member("navigator", "The navigator that shows the entry.") { $0.navigator }
            object.member("from", "The version of its arguments; 0 when they have none.") {
                $0.entry.destination.version
            }
            object.member("arguments", "The entry's arguments.") { OpaqueObject($0.entry.destination.arguments) }
        }
    }
}
