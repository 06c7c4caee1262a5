import JSON
package import NavigationTree

extension Signal.Kind: WireChoice {}

extension Signal: WireComponent, WireObject {
    package static let componentName = "Signal"

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("kind", "The kind of the event.") { $0.kind }
        object.member("navigator", "The navigator that it is about.") { $0.navigator }
        object.optional("entry", "The entry that it is about.") { $0.entry }
        object.optional("name", "The name of the checkpoint, trigger or flow; of an alert, the answer.") { $0.name }
        object.optional("value", "The value that came with it.") { $0.value }
        object.optional("flow", "The flow's id.") { $0.flow?.id }
        object.optional("module", "The module that drives the flow.") { $0.flow?.module }
        object.optional("reason", "Why a flow was cancelled or failed, for people.") { $0.flow?.reason }
    }
}

extension Cause: WireComponent, WireObject {
    package static let componentName = "Cause"

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("method", "The request's method, or `session.ended`, `host.started` or `time.passed`.") {
            $0.event.name
        }
        object.optional("session", "The session that made the request, or that ended.") { $0.session }
        object.optional("client", "The name that the session gave itself in `hello`, with its version.") {
            $0.author?.client
        }
        object.optional("module", "The module of that session, when it has exactly one.") { $0.author?.module }
        object.optional("request", "The request's id, as it was written.") { $0.request }
        object.optional("fromEntry", "The entry that the request came from.") { $0.fromEntry }
        object.optional("identity", "The identity that asked, by the access document.") { $0.author?.identity }
        object.optional("byPerson", "True when a person asked, as the client says.") {
            $0.author?.isByPerson == true ? true : nil
        }
        object.optional(
            "time",
            "When it happened: milliseconds since 1970 (UTC). Changes of an older host have none."
        ) { $0.time.map { Int($0) } }
        object.optional("traceparent", "The change's place in the distributed trace of the request, when it has one.") {
            $0.trace
        }
    }
}
