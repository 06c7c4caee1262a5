package import NavigationTree

/// `entry.get`: one entry.
package struct EntryGet: MethodDefinition {
    package static let method = Method.entryGet
    package static let function = ClientFunction("entry", "entry")
    package static let summary = "One entry, and where it is shown."
    package static let resultSummary = "The entry and its place."
    package static let errors: [ErrorCode] = [.unknownScene, .unknownEntry]
    package static let examples: [Example] = [
        Example(
            "the root of a sheet",
            after: [Example.shop, Example.item],
            #"{"entry":"e3"}"#,
            gives: """
                {"scene":"main","revision":1,"navigator":"n2","position":-1,"id":"e3","type":"shop.item","arguments":{},"module":"shop",\
                "method":"sheet","cause":{"revision":1,"session":"s1"}}
                """
        )
    ]

    package let scene: SceneTarget
    package let entry: EntryID

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.entry = try parameters.requiredEntry()
    }

    /// The answer: the entry with its place.
    package struct Result: WireObject {
        let scene: SceneRevision
        let navigator: NavigatorID
        let position: Int
        let entry: Entry

        package init(_ scene: SceneRevision, _ navigator: NavigatorID, _ position: Int, _ entry: Entry) {
            (self.scene, self.navigator, self.position, self.entry) = (scene, navigator, position, entry)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("navigator", "The navigator that shows it.") { $0.navigator }
            object.member("position", "Its place in the path, from 0; -1 for the destination below the path.") {
                $0.position
            }
            object.include { $0.entry }
        }
    }
}
