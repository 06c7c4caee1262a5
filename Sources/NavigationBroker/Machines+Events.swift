import JSON
import NavigationProtocol
import NavigationTree

// Events: what happens besides changes, for watches that ask for it. Navigator's event logging.

extension Machines {
    /// Tells the watches that want to know. A reader that is behind does not get it.
    ///
    /// - Parameters:
    ///   - scene: where it happened; nil when it concerns all.
    ///   - piece: whether it holds if the store fails.
    mutating func tell(
        _ event: HostEvent,
        in scene: String? = nil,
        as piece: OpenTurn.Piece.Kind = .certain,
        now: MonotonicTime
    ) {
        let level = event.level
        if let scene {
            guard let scene = self.scene(scene) else { return }
            return tell(event, level, of: scene, as: piece, now: now)
        }
        for scene in scenes.all where scene.mostTalkative >= level {
            tell(event, level, of: scene, as: piece, now: now)
        }
    }

    private mutating func tell(
        _ event: HostEvent,
        _ level: SceneConfiguration.Verbosity,
        of scene: Scene,
        as piece: OpenTurn.Piece.Kind,
        now: MonotonicTime
    ) {
        guard scene.mostTalkative >= level, scene.configuration.verbosity >= level else { return }
        for subscription in scene.subscriptions where subscription.verbosity >= level {
            guard let session = sessions[subscription.session], session.queued <= limits.outputSoft else { continue }
            let start = output.count
            output.line(EventNotification(watch: subscription.number, scene: scene.name, event))
            queue(start..<output.count, to: session, as: piece, now: now)
        }
    }

    /// A request was refused; in the scene that it names, if it names one.
    mutating func tellRefusal(_ error: WireError, _ context: Execution, scene: String) {
        tell(.requestRefused(context.session, context.method, error: error.code.name), in: scene, now: context.now)
    }
}
