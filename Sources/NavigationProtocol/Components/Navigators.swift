package import JSON
package import NavigationTree

extension Navigator.Kind: WireChoice, CaseIterable {
    package static var allCases: [Self] { [.root, .stack, .presentation, .overlay] }
}

/// A navigator without its path, for objects that say more.
package struct NavigatorMembers: WireObject {
    let navigator: Navigator
    let children: [NavigatorID]
    let overlays: [NavigatorID]

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("id", "The navigator's id.") { $0.navigator.id }
        object.member("kind", "Its kind in the tree.") { $0.navigator.kind }
        object.optional("name", "Its name, unique in the scene.") { $0.navigator.name }
        object.optional("parent", "The navigator around it; the root has none.") { $0.navigator.parent }
        object.optional("method", "How a presentation is shown.") { $0.navigator.method }
        object.optional("closesAfter", "Seconds after which the host closes it; it stays when left out.") {
            $0.navigator.closesAfter
        }
        object.optional("anchor", "The entry of its parent with which it goes.") { $0.navigator.anchor }
        object.optional("root", "The entry that it shows below its path.") { $0.navigator.root }
        object.optional("ephemeral", "The session with which it goes.") { $0.navigator.ephemeral }
        object.optional("buttons", "The buttons with which a person can answer an alert or a dialog.") {
            $0.navigator.buttons.map(WireButtons.init)
        }
        object.member("hasPath", "Whether destinations can be pushed on it.") { $0.navigator.hasPath }
        object.optional("accepts", "The types and roles that its path accepts; all when left out.") {
            $0.navigator.accepts
        }
        object.member("children", "The stacks below it, in order.") { $0.children }
        object.optional("selected", "The stack below it that is in front.") { $0.navigator.selected }
        object.optional("presented", "The navigator that is shown over it.") { $0.navigator.presented }
        object.optional("overlays", "The overlays that are shown over it beside that, oldest first.") {
            $0.overlays.isEmpty ? nil : $0.overlays
        }
    }
}

/// A navigator as snapshots and changes have it.
package struct WireNavigator: WireComponent, WireObject {
    package static let componentName = "Navigator"

    let navigator: Navigator
    let children: [NavigatorID]
    let overlays: [NavigatorID]
    let path: PagedArray<Entry>

    package init(_ navigator: Navigator, children: [NavigatorID] = [], overlays: [NavigatorID] = []) {
        (self.navigator, self.children, self.overlays) = (navigator, children, overlays)
        self.path = navigator.path
    }

    /// A navigator in a part of a scene.
    init(_ piece: TreePart.Piece) {
        (self.navigator, self.children, self.overlays) = (piece.navigator, piece.children, piece.overlays)
        self.path = piece.path
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.include { NavigatorMembers(navigator: $0.navigator, children: $0.children, overlays: $0.overlays) }
        object.member("path", "The entries pushed on it, oldest first.") { $0.path }
    }
}

/// The buttons of an alert or a dialog, as they came.
package struct WireButtons: WireValue {
    let buttons: Buttons

    package init(_ buttons: Buttons) { self.buttons = buttons }

    package static var schema: Schema { .array(of: Button.schema, minimum: 1, maximum: 16) }
    package func write(to writer: inout JSONWriter) { writer.raw(buttons.text) }
}

/// A button of an alert or a dialog.
package struct Button: ParameterObject {
    package static let componentName = "Button"
    package static let sample = Button(answer: .sample)

    package let answer: String

    private init(answer: String) { self.answer = answer }

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.answer = try parameters.requiredString("answer", "The answer when a person chooses the button.")
        _ = try parameters.string("label", "The text that a person sees; the answer when left out.")
        let _: ButtonRole? = try parameters.choice("role", "How a renderer shows the button.")
    }

    package func write(to writer: inout JSONWriter) { writer.object { $0.member("answer", answer) } }
}

/// How a renderer shows a button.
enum ButtonRole: String, CaseIterable { case `default`, cancel, destructive }

extension NavigationChange.Removed: WireComponent, WireObject {
    package static let componentName = "Removed"

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("entries", "How many entries went.") { $0.entries }
        object.member("navigators", "How many navigators were closed.") { $0.navigators }
    }
}
