package import NavigationTree

/// `navigate`, `push` and `present`: show a destination.
package struct Navigate: Equatable, Sendable {
    package let target: NavigatorTarget
    package let destination: RequestedDestination
    /// The request's own word; nil leaves it to the type.
    package let method: NavigationMethod?
    /// Whether whoever receives the type is to show it.
    package let isSent: Bool
    package let name: String?
    package let ifOccupied: OccupiedPolicy
    package let ifPresent: PresentPolicy
    package let isTransient: Bool
    package let buttons: Buttons?
    /// Whether the answer waits for what becomes of the entry.
    package let isForResult: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        let target = try NavigatorTarget(&parameters)
        let destination = try RequestedDestination(&parameters)
        let requested = try parameters.requestedMethod()
        let name = try parameters.navigatorName()
        let ifOccupied: OccupiedPolicy? = try parameters.choice("ifOccupied")
        let ifPresent: PresentPolicy? = try parameters.choice("ifPresent")
        let isTransient = try parameters.bool("transient")
        let buttons = try parameters.buttons()
        let isForResult = try parameters.forResult()
        // Only now, when nothing can fail any more: what fails half-way is kept on the side, and copied in the end.
        self.target = target
        self.destination = destination
        self.method = if case .show(let method)? = requested { method } else { nil }
        self.isSent = if case .send? = requested { true } else { false }
        self.name = name
        self.ifOccupied = ifOccupied ?? .replace
        self.ifPresent = ifPresent ?? .push
        self.isTransient = isTransient ?? false
        self.buttons = buttons
        self.isForResult = isForResult
    }

    /// What a link of an entry asks for.
    package init(following link: EntryLink, in scene: SceneTarget, on navigator: NavigatorID) {
        self.target = NavigatorTarget(scene: scene, navigator: "\(navigator)")
        self.destination = RequestedDestination(type: link.type, arguments: link.arguments)
        self.method = nil
        self.isSent = false
        self.name = nil
        self.ifOccupied = .replace
        self.ifPresent = .push
        self.isTransient = false
        self.buttons = nil
        self.isForResult = false
    }

    /// `push` knows only where and what.
    package init(push parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.destination = try RequestedDestination(&parameters)
        self.method = .push
        self.isSent = false
        self.name = nil
        self.ifOccupied = .replace
        self.ifPresent = try parameters.choice("ifPresent") ?? .push
        self.isTransient = try parameters.bool("transient") ?? false
        self.buttons = nil
        self.isForResult = try parameters.forResult()
    }
}

extension Parameters {
    mutating func forResult() throws(WireError) -> Bool {
        guard try bool("forResult") == true else { return false }
        guard context == nil else {
            throw Self.invalid("forResult", "left out within another request: only a request of its own can wait")
        }
        return true
    }
}
