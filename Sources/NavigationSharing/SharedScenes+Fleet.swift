import JSON
package import NavigationBroker
import NavigationFleet
package import NavigationProtocol
import NavigationTree

// The fleet, for people who ask about it.

extension SharedScenes {
    /// Tells the other hosts how this one is.
    ///
    /// - Parameter own: Without what is about scenes.
    package func report(_ own: HostReport, now: MonotonicTime) {
        var own = own
        own.report.owns = scenes.count { $0.link.member.isOwner }
        own.report.behind = scenes.reduce(0) { $0 + Int(clamping: $1.link.behind) }
        own.report.halted = scenes.count { $0.link.member.isHalted }
        own.scenes = members.scenes
        members.heard(names.host, now: now)
        _ = members.reported(own, of: names.host)
        outputs.append(.publish(own.message(names)))
    }

    /// These limits hold from now on, also for shared scenes on this host.
    package func use(_ limits: Limits, now: MonotonicTime) {
        scanner = JSONScanner(maximumDepth: limits.depth)
        for place in scenes.indices {
            scenes[place].use(limits, now: now)
            gather(from: place, now: now)
        }
    }

    /// The answer to `fleet.describe`.
    package func describe(_ engine: FleetEngine, now: MonotonicTime) -> FleetDescribe.Result {
        var result = FleetDescribe.Result()
        result.fleet = names.fleet
        result.host = names.host.name
        result.engine = engine
        (result.hosts, result.modules) = members.describe(on: names.host, now: now)
        result.scenes = scenes.map { $0.description(now: now) }
        return result
    }

    /// The scenes that this host can show, and the watches that its clients have there.
    ///
    /// - Parameter lists: Whether a request lists them.
    package func information(lists: Bool) -> SharedInformation {
        var all = SharedInformation()
        for scene in scenes {
            guard let tree = scene.follower?.tree(of: scene.name) else { continue }
            let settings = scene.follower?.settings(of: scene.name) ?? SceneSettings()
            let element = SceneList.Element(
                tree,
                restorationKey: settings.configuration.restorationKey,
                setAside: settings.setAside.map(\.key),
                isShared: true
            )
            all.scenes.append(element)
            all.watches += scene.follower?.watchCount ?? 0
            guard lists else { continue }
            all.lists.watches += scene.follower?.watchList ?? []
            all.lists.renderers += scene.follower?.rendererList ?? []
        }
        return all
    }
}

extension SharedScene {
    fileprivate func description(now: MonotonicTime) -> FleetScene {
        let log = link.member.log
        let state: FleetScene.State =
            if link.member.isHalted {
                .halted
            } else if touch.age(now: now.duration) != nil {
                .away
            } else if !link.hasReadAll, !link.member.isOwner {
                .reading
            } else {
                log.owner == nil ? .waiting : .ready
            }
        return FleetScene(
            name,
            state,
            owner: log.owner?.name,
            epoch: log.epoch,
            revision: log.revision,
            behind: link.behind,
            open: asked.count
        )
    }
}
