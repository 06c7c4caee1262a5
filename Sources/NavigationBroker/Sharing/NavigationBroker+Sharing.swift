package import JSON
package import NavigationProtocol
package import NavigationTree

// A scene that several hosts share. Each host has a broker that follows the log of the scene, and answers what only
// reads. The owner has one more, which carries out the requests; its changes make the log.

extension NavigationBroker {
    /// A client of some host speaks, under the number that it has on all hosts.
    ///
    /// - Parameter identity: The identity by which its own host knows it. This broker looks for no sign of its own.
    package mutating func speaks(_ id: SessionID, _ peer: PeerCredentials, as identity: String?, now: MonotonicTime) {
        if machines.sessions[id] == nil { _ = machines.connectionOpened(peer, as: id, now: now) }
        machines.identityTold(identity, of: id, now: now)
    }

    /// The identity of a session; nil when it has none, or is not connected.
    package func identity(of id: SessionID) -> String? { machines.sessions[id]?.identity }

    /// Why a client may not use a method in a scene; nil when it may.
    package func refusal(of method: Method, in scene: String, to id: SessionID) -> WireError? {
        machines.refusal(of: method, in: scene, to: id)
    }

    /// As ``receive(_:from:now:)``, for a line that adds a guard or a receiver, or lists several. Several brokers know
    /// them by the same numbers, from this one on: first the guards, then the receivers. A line that comes again adds
    /// nothing.
    ///
    /// - Parameters:
    ///   - parts: The parts of a module's lists that this broker takes.
    ///   - elsewhere: The results of the line in scenes of other brokers, for the answer.
    package mutating func receive(
        _ line: RawSpan,
        from session: SessionID,
        adding number: UInt64?,
        taking parts: PartScope,
        elsewhere: Elsewhere = Elsewhere(),
        now: MonotonicTime
    ) {
        machines.beginShared(adding: number, taking: parts, elsewhere)
        receive(line, from: session, now: now)
        machines.endShared()
    }

    /// Why this broker would refuse the registration of a module; nil when it would accept it. Nothing changes.
    ///
    /// The parameters are those of ``receive(_:from:adding:taking:elsewhere:now:)``.
    package mutating func refusal(
        ofModuleIn line: RawSpan,
        from session: SessionID,
        adding number: UInt64?,
        taking parts: PartScope,
        now: MonotonicTime
    ) -> WireError? {
        var scanner = JSONScanner(maximumDepth: limits.depth)
        guard (try? scanner.scan(line)) != nil else { return nil }
        machines.beginShared(adding: number, taking: parts, Elsewhere())
        defer { machines.endShared() }
        return line.withUnsafeBytes { text in
            var parameters = Parameters(text, members: scanner.inner.members, of: .moduleRegister)
            let place = AnswerPlace(session: session, id: nil, batch: nil)
            do throws(WireError) {
                let request = try ModuleRegister(&parameters)
                try parameters.finish()
                try request.check(on: &machines, Execution(.moduleRegister, place, now))
                return nil
            } catch { return error }
        }
    }

    /// Whether a session monitors traffic.
    package var isMonitored: Bool { machines.isMonitored }

    /// Shows monitors a line of a client that other brokers carry out.
    package mutating func monitor(_ line: RawSpan, from session: SessionID, now: MonotonicTime) {
        var scanner = JSONScanner(maximumDepth: limits.depth)
        guard (try? scanner.scan(line)) != nil, let envelope = try? Envelope(line, members: scanner.outer.members)
        else { return }
        line.withUnsafeBytes { TrafficLine.showPassing($0, envelope, from: session, on: &machines, now: now) }
    }

    /// Shows monitors whole lines that other brokers have for a client.
    package mutating func monitor(_ lines: [UInt8], to session: SessionID, now: MonotonicTime) {
        for line in lines.split(separator: UInt8(ascii: "\n")) {
            line.withUnsafeBytes { TrafficLine.showPassing($0, to: session, on: &machines, now: now) }
        }
    }

    /// Whether a guard or a receiver of this number is there.
    package func hasPart(_ number: UInt64, of session: SessionID) -> Bool {
        machines.admission.guards[GuardID(rawValue: number)] != nil
            || machines.sequences.receivers[ReceiverID(session: session, number: number)] != nil
    }

    /// Whether a session has registered a module.
    package func hasModule(_ name: String, of session: SessionID) -> Bool {
        machines.registry.modules[name]?.owner == session
    }

    /// The scene that the pattern of a URL names; nil when no pattern fits, or when the pattern leaves it out.
    package func scene(ofURL url: String) -> String? {
        machines.modules.links.scene(of: url, limits: machines.limits)
    }

    /// The open flows that a module drives.
    package func openFlows(of module: String) -> [WireFlow] { machines.openFlows(of: module) }

    /// Sets the answer to `fleet.describe`, and the shared scenes that `scene.list` and `host.status` know besides the
    /// host's own.
    package mutating func note(_ fleet: FleetDescribe.Result, _ shared: SharedInformation) {
        (machines.fleet, machines.shared) = (fleet, shared)
    }

    /// The watches, as `watch.list` shows them.
    package var watchList: [WireWatch] { machines.watches.all.map(\.described) }

    /// The renderers, as `renderer.list` shows them.
    package var rendererList: [Renderer] { machines.renderers(of: nil) }

    /// How many watches there are.
    package var watchCount: Int { machines.watches.count }

    /// The modules that are connected, with their sessions and the numbers of their destination types, by name.
    package var connectedModules: [(module: String, session: SessionID, destinations: Int)] {
        machines.registry.modules.sorted { $0.key < $1.key }.map { ($0.key, $0.value.owner, $0.value.allTypes.count) }
    }

    /// For how long the host has not been in touch with the log of a scene; nil while it is. Results of methods that
    /// only read say it.
    package var age: Duration? {
        get { machines.age }
        set { machines.age = newValue }
    }

    /// Whose process a session is; nil when it is not connected.
    package func peer(of id: SessionID) -> PeerCredentials? { machines.sessions[id]?.peer }

    /// Whether a session with this number is connected.
    package func isConnected(_ id: SessionID) -> Bool { machines.sessions[id] != nil }

    /// The log has the next change of a scene. The scene must be there.
    ///
    /// - Throws: ``RestorationError`` when the change does not fit the tree. The tree is of no use then.
    package mutating func follow(
        _ change: NavigationChange,
        because cause: Cause,
        in name: String,
        now: MonotonicTime
    ) throws(RestorationError) {
        let scene = machines[scene: name]
        try scene.withTree { tree throws(RestorationError) in try tree.replay(change) }
        machines.follow(change, in: scene, because: cause, now: now)
    }

    /// The log has other settings of a scene. The scene must be there.
    package mutating func follow(_ settings: SceneSettings, in name: String) {
        let scene = machines[scene: name]
        (scene.configuration, scene.setAside) = (settings.configuration, SetAsideStates(settings.setAside))
    }

    /// The settings of a scene; nil when it does not exist.
    package func settings(of name: String) -> SceneSettings? {
        machines.scene(name).map { SceneSettings(configuration: $0.configuration, setAside: $0.setAside.all) }
    }

    /// Watches that other brokers have of a scene want events up to a level. They come as ``BrokerAction/event(_:)``,
    /// also those that concern all scenes.
    package mutating func tellOthers(events verbosity: SceneConfiguration.Verbosity, of scene: String) {
        machines.watches.others = verbosity == .silent ? nil : Watches.Others(scene: scene, verbosity: verbosity)
    }

    /// The highest level of events that any watch of a scene wants.
    package func mostTalkativeWatch(of scene: String) -> SceneConfiguration.Verbosity {
        machines.watches.mostTalkative(of: scene)
    }

    /// Another broker has an event of a scene: tells the watches that want to know.
    ///
    /// - Parameter notification: its `event` notification. Each watch gets it with its own number.
    package mutating func pass(_ notification: JSONObject, of scene: String, now: MonotonicTime) {
        guard let parameters = notification["params"]?.object,
            let level = parameters["level"]?.string.flatMap(SceneConfiguration.Verbosity.init)
        else { return }
        for watch in machines.watches.of(scene) where watch.verbosity >= level {
            guard watch.hasCredit, !machines.outbox.isBehind(watch.session) else { continue }
            var (line, numbered) = (notification, parameters)
            numbered.set("watch", .integer(Int64(watch.number)))
            line.set("params", .object(numbered))
            let range = machines.outbox.write { writer in
                writer.raw(RawJSON(writing: JSONValue.object(line)))
                writer.raw("\n")
            }
            machines.send(range, to: watch.session, as: .certain, now: now)
            watch.spend(on: &machines)
        }
    }

    /// A guard was removed from the shared scenes. If its module is away, it ends in this host's own scenes as well.
    package mutating func forgetGuard(_ number: UInt64, now: MonotonicTime) {
        guard let found = machines.admission.guards[GuardID(rawValue: number)], found.session == nil else { return }
        machines.removeGuard(found, now: now)
        machines.goOn(now: now)
    }

    /// The scene goes on with this tree of a later revision, without the changes between. Its watches get the state.
    /// The scene must be there.
    package mutating func goOn(from tree: NavigationTree, now: MonotonicTime) {
        machines[scene: tree.scene].goOn(from: tree)
        machines.watches.endLog()
        let watches = machines.watches.of(tree.scene)
        for watch in watches { machines.watches.lag(watch) }
        for session in Set(watches.map(\.session)) { machines.outputShrank(session) }
    }

    /// Navigators of a scene close by themselves at these times. The history says when others were shown.
    package mutating func closes(_ times: [NavigatorID: MonotonicTime], in name: String) {
        if let scene = machines.scene(name) { machines.scenes.startPassing(times, in: scene) }
    }

    /// A scene as it is now, for another broker to go on with; nil when it does not exist.
    package func restoration(of name: String) -> Restoration.Scene? {
        machines.scene(name).map { scene in
            let records = scene.history.records(after: scene.history.oldest)
            return Restoration.Scene(
                configuration: scene.configuration,
                tree: scene.tree,
                history: records.map { ($0.change, $0.cause) },
                setAside: scene.setAside.all
            )
        }
    }
}

extension Machines {
    /// A line comes that several brokers carry out.
    mutating func beginShared(adding number: UInt64?, taking parts: PartScope, _ elsewhere: Elsewhere) {
        (givenNumber, partScope, self.elsewhere) = (number, parts, elsewhere)
    }

    mutating func endShared() { beginShared(adding: nil, taking: .all, Elsewhere()) }
}
