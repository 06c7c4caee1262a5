import NavigationProtocol
import NavigationTree

// Requests that show a destination, in a path or over a navigator.

extension Handler where Result == ShownResult {
    /// - Parameter buttons: refused, because they belong to alerts and dialogs only.
    func showInPath(
        _ destination: consuming Destination,
        on navigator: NavigatorID,
        in scene: Scene,
        _ options: PushOptions,
        buttons: Buttons? = nil,
        isForResult: Bool,
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Outcome<ShownResult> {
        if buttons != nil { throw Parameters.invalid("buttons", "left out, except for an alert or a dialog") }
        let awaited = isForResult ? destination.type : nil
        let session = execution.session
        // Moved into the tree: a copy would count the references of all that it holds.
        var moved: Destination? = consume destination
        let shown = try machines.operate(on: scene) { tree throws(NavigationError) in
            guard let destination = moved.take() else { preconditionFailure("an operation is carried out once") }
            return try tree.push(
                destination,
                on: navigator,
                ifPresent: options.ifPresent,
                isTransient: options.isTransient,
                by: session
            )
        }
        let (shownOn, entry) = (shown.navigator, shown.entry)
        let change = machines.finish((consume shown).change, in: scene, execution)
        guard !isForResult else {
            return .later(
                .waitingForResult(
                    Results.Awaited(place: Results.Place(scene: scene.name, subject: .entry(entry)), type: awaited)
                )
            )
        }
        return .done(ShownResult(change, shownOn, entry))
    }

    /// - Parameters:
    ///   - declared: what the type brings for its presentations.
    ///   - push: refused, because it belongs to pushes only.
    func showOver(
        _ destination: Destination,
        by method: NavigationMethod,
        over navigator: NavigatorID,
        in scene: Scene,
        _ options: PresentationOptions,
        _ declared: DeclaredPresentation?,
        _ push: PushOptions,
        isForResult: Bool,
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Outcome<ShownResult> {
        if options.buttons != nil, !method.hasButtons {
            throw Parameters.invalid("buttons", "left out, except for an alert or a dialog")
        }
        if push.isTransient { throw Parameters.invalid("transient", "left out, except for a push") }
        if push.ifPresent != .push { throw Parameters.invalid("ifPresent", "left out, except for a push") }
        let presentation = Presentation(
            destination,
            method: try machines.defined(method),
            name: options.name,
            ifOccupied: options.ifOccupied,
            buttons: options.buttons ?? (method.hasButtons ? declared?.buttons : nil),
            preferredName: declared?.name
        )
        let session = execution.session
        let created = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.present(presentation, over: navigator, by: session)
        }
        let (shownOn, entry) = (created.navigator, created.entry)
        let change = machines.finish((consume created).change, in: scene, execution)
        guard isForResult, let entry else { return .done(ShownResult(change, shownOn, entry)) }
        let place = Results.Place(scene: scene.name, subject: .entry(entry))
        return .later(.waitingForResult(Results.Awaited(place: place, type: destination.type)))
    }
}

extension NavigationMethod {
    /// Whether its presentation may have buttons.
    var hasButtons: Bool { self == .alert || self == .dialog }
}
