package import JSON
package import NavigationTree

/// A URL pattern as lists show it.
package struct WireURLPattern: WireComponent, WireObject {
    package static let componentName = "URLPattern"

    let pattern: String
    let module: String
    let session: SessionID?
    let items: ItemTemplates?
    let scene: String?
    let navigator: String?
    let isLive: Bool

    /// - Parameter items: the templates that it becomes; nil when the module is asked.
    package init(
        _ pattern: String,
        of module: String,
        _ session: SessionID?,
        items: RawJSON?,
        scene: String?,
        navigator: String?,
        isLive: Bool
    ) {
        (self.pattern, self.module, self.session) = (pattern, module, session)
        self.items = items.map(ItemTemplates.init)
        (self.scene, self.navigator, self.isLive) = (scene, navigator, isLive)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("pattern", "The pattern as it was registered.") { $0.pattern }
        object.member("module", "The module that registered it.") { $0.module }
        object.optional("session", "The session of that module.") { $0.session }
        object.optional("to", "The items that a URL becomes; the module is asked when left out.") { $0.items }
        object.optional("ask", "True when the module is asked what a URL becomes.") { $0.items == nil ? true : nil }
        object.optional("scene", "The scene where the items go when the request names none.") { $0.scene }
        object.optional("navigator", "The navigator where they go when the request names none.") { $0.navigator }
        object.member("isLive", "Whether every type that it shows is registered, or received.") { $0.isLive }
    }
}

/// Items of a sequence as a pattern or a URL gives them, passed on as they came. With placeholders in them they are
/// items as well, because a placeholder is a string and stands only where an item may have any.
struct ItemTemplates: WireValue {
    let text: RawJSON

    static var schema: Schema { .array(of: SentItem.schema, minimum: 1) }
    func write(to writer: inout JSONWriter) { writer.raw(text) }
}
