import NavigationFleet

// The troubles: hosts die and sleep, connections break, the engine has no leader, and people move the scene.

extension Simulation {
    mutating func makeTrouble() {
        queue.add(.trouble, at: now + delay(300, 6_000))
        let owner = hostsThatOwn().first
        let isForOwner = hasLuck(0.7)
        let index = isForOwner ? owner ?? 0 : Int.random(in: hosts.indices, using: &dice)
        guard isAlive[index], !hosts[index].isPaused else { return }
        let life = hosts[index].id.life
        switch Int.random(in: 0..<7, using: &dice) {
        case 0:
            isAlive[index] = false
            forgetRequests(of: index)
            queue.add(.restarted(index), at: now + delay(50, 10_000))
        case 1:
            hosts[index].isPaused = true
            queue.add(.resumed(index, life: life), at: now + delay(50, 20_000))
        case 2: cut(index, [SimulatedHost.Cut.allCases.randomElement(using: &dice) ?? .toEngine])
        case 3: cut(index, Set(SimulatedHost.Cut.allCases))
        case 4: silentUntil = max(silentUntil, now + delay(4_000, 12_000))
        case 5:
            let heir = hosts[Int.random(in: hosts.indices, using: &dice)].id.name
            if let owner, isAlive[owner], !hosts[owner].isPaused {
                act(owner) { $0.member.handOver(to: heir, now: $1) }
            }
        default: hosts[index].reader.isDead = true
        }
    }

    private mutating func cut(_ index: Int, _ directions: Set<SimulatedHost.Cut>) {
        let life = hosts[index].id.life
        hosts[index].cut = directions
        queue.add(.disconnected(index, life: life), at: now + delay(0, 3_000))
        queue.add(.healed(index, life: life), at: now + delay(100, 15_000))
    }

    mutating func heal(_ index: Int, _ life: UInt64) {
        guard hosts[index].id.life == life, isAlive[index], !hosts[index].cut.isEmpty else { return }
        hosts[index].cut = []
        // Behind a late word of the disconnection.
        queue.add(.disconnected(index, life: life), at: now + .seconds(3))
        queue.add(.connected(index, life: life), at: now + .seconds(3) + delay(1, 1_000))
    }

    mutating func resume(_ index: Int, _ life: UInt64) {
        guard hosts[index].id.life == life, isAlive[index], hosts[index].isPaused else { return }
        hosts[index].isPaused = false
        let events = backlog[index]
        backlog[index] = []
        for event in events { queue.add(event, at: now) }
    }

    mutating func restart(_ index: Int) {
        guard !isAlive[index] else { return }
        isAlive[index] = true
        backlog[index] = []
        hosts[index] = start(index)
    }

    mutating func healAll() {
        isQuiet = true
        silentUntil = now
        for index in hosts.indices {
            restart(index)
            resume(index, hosts[index].id.life)
            heal(index, hosts[index].id.life)
        }
    }
}
