package import NavigationTree

/// `entry.links`: the links of an entry.
package struct EntryLinks: MethodDefinition {
    package static let method = Method.entryLinks
    package static let function = ClientFunction("links", "entry")
    package static let summary = "The links that an entry offers."
    package static let resultSummary = "The links, as they were supplied."
    package static let errors: [ErrorCode] = [.unknownScene, .unknownEntry]
    package static let examples: [Example] = [
        Example(
            "one",
            after: [Example.shop, Example.list, EntryFollow.provide],
            #"{"entry":"e2"}"#,
            gives: """
                {"scene":"main","revision":2,"entry":"e2","links":[{"link":"first","type":"shop.item","isLive":true}]}
                """
        )
    ]

    package let scene: SceneTarget
    package let entry: EntryID

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.entry = try parameters.requiredEntry()
    }

    /// The answer: the links, and whether each leads somewhere now.
    package struct Result: WireObject {
        let scene: SceneRevision
        let entry: EntryID
        let links: [Link]

        package init(_ scene: SceneRevision, _ entry: EntryID, _ links: [Link]) {
            (self.scene, self.entry, self.links) = (scene, entry, links)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("entry", "The entry's id.") { $0.entry }
            object.member("links", "The links, as they were supplied.") { $0.links }
        }
    }

    /// A link, with what is known of its type now.
    package struct Link: WireComponent, WireObject {
        package static let componentName = "LiveLink"

        let link: EntryLink
        let isLive: Bool

        package init(_ link: EntryLink, isLive: Bool) { (self.link, self.isLive) = (link, isLive) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.link }
            object.member("isLive", "Whether the type is registered where the entry is shown.") { $0.isLive }
        }
    }
}
