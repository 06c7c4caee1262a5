import JSON
import NavigationProtocol
import NavigationTree

// Events: what happens besides changes, for those whose watch asks to hear of it. Navigator's event logging.

extension Machines {
    /// Tells the watches that want to know. Nobody waits for an event: a reader who is behind does not get it.
    ///
    /// - Parameters:
    ///   - scene: where it happened; nil when it concerns all.
    ///   - piece: whether it holds if the store fails.
    ///   - write: the members that this kind has, each with a comma before it.
    mutating func tell(
        _ level: SceneConfiguration.Verbosity,
        _ kind: StaticString,
        in scene: String? = nil,
        as piece: OpenTurn.Piece.Kind = .certain,
        now: MonotonicTime,
        _ write: (inout JSONWriter) -> Void
    ) {
        if let scene {
            guard let scene = self.scene(scene) else { return }
            return tell(level, kind, of: scene, as: piece, now: now, write)
        }
        for scene in scenes.all where scene.mostTalkative >= level {
            tell(level, kind, of: scene, as: piece, now: now, write)
        }
    }

    private mutating func tell(
        _ level: SceneConfiguration.Verbosity,
        _ kind: StaticString,
        of scene: Scene,
        as piece: OpenTurn.Piece.Kind,
        now: MonotonicTime,
        _ write: (inout JSONWriter) -> Void
    ) {
        guard scene.mostTalkative >= level, scene.configuration.verbosity >= level else { return }
        for subscription in scene.subscriptions where subscription.verbosity >= level {
            guard let session = sessions[subscription.session], session.queued <= limits.outputSoft else { continue }
            let start = output.count
            output.raw("{\"jsonrpc\":\"2.0\",\"method\":\"event\",\"params\":{\"watch\":")
            output.integer(subscription.number)
            output.raw(",\"scene\":")
            output.string(scene.name)
            output.raw(",\"level\":")
            output.string(level.rawValue)
            output.raw(",\"kind\":\"")
            output.raw(kind)
            output.raw("\"")
            write(&output)
            output.raw("}}\n")
            queue(start..<output.count, to: session, as: piece, now: now)
        }
    }

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

extension JSONWriter {
    mutating func idMember(_ key: StaticString, _ session: SessionID) {
        raw(key)
        id(session)
    }

    mutating func textMember(_ key: StaticString, _ text: String) {
        raw(key)
        string(text)
    }
}
