import JSON
package import NavigationTree

extension Entry: WireComponent, WireObject {
    package static let componentName = "Entry"

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("id", "The entry's id.") { $0.id }
        object.member("type", "The destination type that it shows.") { $0.destination.type }
        object.member("arguments", "The destination's arguments, as the request wrote them.") {
            OpaqueObject($0.destination.arguments)
        }
        object.member("module", "The part of the type before the first dot.") { $0.destination.type.module }
        object.member("method", "How the entry is shown.") { $0.method }
        object.optional("hints", "The hints for renderers: the type's, with those of the request that showed it.") {
            $0.destination.hints.map(OpaqueObject.init)
        }
        object.optional("version", "The version of the arguments, from 1.") {
            $0.destination.version == 0 ? nil : $0.destination.version
        }
        object.optional("transient", "True when the entry goes as soon as another is pushed over it.") {
            $0.isTransient ? true : nil
        }
        object.optional("quarantined", "True when it was restored, and breaks a rule or has arguments that do not fit.")
        {
            $0.isQuarantined ? true : nil
        }
        object.optional("content", "The content that the module supplied for a renderer.") { $0.content?.content }
        object.optional("links", "Where the entry leads.") { entry -> [EntryLink]? in
            guard let links = entry.content?.links, !links.isEmpty else { return nil }
            return links
        }
        object.optional("contentState", "Whether there is content. Left out when the type supplies none and none came.")
        {
            $0.contentState
        }
        object.optional("contentFailure", "Why the content failed, for people.") { $0.content?.failure }
        object.member("cause", "The change that showed it.") { EntryCause(revision: $0.revision, session: $0.session) }
    }
}

extension ContentState: WireChoice {}

/// The change that showed an entry.
package struct EntryCause: WireObject {
    let revision: UInt64
    let session: SessionID?

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("revision", "The revision that showed it.") { $0.revision }
        object.optional("session", "The session that asked for it.") { $0.session }
    }
}

extension EntryLink: WireComponent, WireObject {
    package static let componentName = "Link"

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("link", "The link's name, unique in its entry.") { $0.name }
        object.optional("label", "The text that a person sees.") { $0.label }
        object.member("type", "The destination type that it leads to.") { $0.type }
        object.optional("arguments", "The arguments that it leads to; none when left out.") {
            $0.arguments.isEmptyObject ? nil : OpaqueObject($0.arguments)
        }
        object.optional("placeholders", "The arguments that `entry.follow` gives as `values`.") {
            $0.placeholders.isEmpty ? nil : $0.placeholders
        }
    }
}
