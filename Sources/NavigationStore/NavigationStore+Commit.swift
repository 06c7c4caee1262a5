import GRDB
import JSON
import NavigationCodec
import NavigationTree

// Writing records, as one transaction.

extension NavigationStore {
    /// The writes of a commit, in order.
    private enum Write {
        case created(SceneRow)
        case deleted(Int64)
        case setAside(SceneRow)
        /// A place in the list of segments.
        case changes(Int)
        case tip(Int64, UInt64)
        case stateSetAside(Int64, SetAsideState)
        case stateForgotten(Int64, UInt64)
    }

    /// The records of one commit, checked and encoded.
    private struct Plan {
        var writes: [Write] = []
        var segments: [Rows.Segment] = []
        /// The scenes of these records, as they are afterwards (nil for a deleted one), each with the segment for
        /// further changes.
        var scenes: [String: Scene] = [:]
        var aside: [SceneRow]?
        /// Whether a change is written without what it removes, which format 1 does not know.
        var needsNewestFormat = false

        var deleted: [Int64] { writes.compactMap { if case .deleted(let scene) = $0 { scene } else { nil } } }

        struct Scene {
            var row: SceneRow?
            var revision: UInt64
            var segment: Int?
            /// The bytes of its changes in the store.
            var bytes = 0
        }
    }

    /// Writes all records; or it throws and writes nothing. When it returns, ``StoreOptions/durability`` says what
    /// the records survive.
    ///
    /// The revisions of a scene must follow each other without a gap.
    package func commit(_ records: [StoreRecord]) throws(StoreError) {
        try refuseUnlessLoaded()
        let plan = try plan(records)
        guard !plan.writes.isEmpty || meta != writtenMeta else { return }
        let left = left + plan.deleted
        do {
            try inTransaction { db in
                if plan.needsNewestFormat, format < Schema.version { try Schema.raise(in: db) }
                for write in plan.writes { try carryOut(write, plan.segments, in: db) }
                if meta != writtenMeta || !plan.deleted.isEmpty {
                    try Rows.write(meta: numbers(meta, left: left), in: db)
                }
            }
        } catch {
            overwriteFailedCommit()
            throw error
        }
        writtenMeta = meta
        if plan.needsNewestFormat { format = Schema.version }
        (self.left, isSweepPaused) = (left, false)
        note(plan)
        remember(records, plan)
    }

    /// A commit that was written but not synced is still in the log, and the next start would read it. So this writes
    /// rows that are stored already, in its place.
    private func overwriteFailedCommit() {
        try? inTransaction { try Rows.write(meta: numbers(writtenMeta), in: $0) }
    }

    private func carryOut(_ write: Write, _ segments: [Rows.Segment], in db: Database) throws {
        switch write {
        case .created(let row), .setAside(let row): try Rows.write(row, in: db)
        case .deleted(let scene): try Rows.deleteScene(scene, in: db)
        case .changes(let index): try Rows.write(segments[index], in: db)
        case .tip(let scene, let revision): try Rows.writeTip(scene, revision, in: db)
        case .stateSetAside(let scene, let state): try Rows.write(state, of: scene, in: db)
        case .stateForgotten(let scene, let revision):
            try Rows.deleteParts(from: .setAside(revision), of: scene, in: db)
        }
    }

    // MARK: Planning

    private func plan(_ records: [StoreRecord]) throws(StoreError) -> Plan {
        var plan = Plan()
        for record in records {
            switch record {
            case .change(let scene, let change, let cause):
                if !change.isEmpty { try add(change, cause, of: scene, to: &plan) }
            case .sceneCreated(let name, let key, let configuration):
                try create(name, key, configuration, &plan)
            case .sceneConfigured(let name, let configuration):
                _ = try configure(name, configuration, &plan)
            case .sceneRestored(let name, let configuration, let state, let forgotten):
                let row = try configure(name, configuration, &plan)
                plan.writes += forgotten.map { .stateForgotten(row.id, $0) }
                if let state { plan.writes.append(.stateSetAside(row.id, state)) }
            case .sceneClosed(let name):
                let row = try remove(name, &plan)
                plan.writes.append(.deleted(row.id))
            case .sceneSetAside(let name):
                var row = try remove(name, &plan)
                row.isOpen = false
                plan.writes.append(.setAside(row))
                plan.aside = (plan.aside ?? aside) + [row]
            }
        }
        for name in plan.scenes.keys { finish(name, &plan) }
        return plan
    }

    private func scene(_ name: String, _ plan: Plan) -> Plan.Scene? {
        plan.scenes[name] ?? scenes[name].map { Plan.Scene(row: $0.row, revision: $0.revision) }
    }

    private func add(
        _ change: NavigationChange,
        _ cause: RawJSON,
        of name: String,
        to plan: inout Plan
    ) throws(StoreError) {
        guard var scene = scene(name, plan), let row = scene.row else { throw .refused("there is no scene \(name)") }
        guard change.revision == scene.revision + 1, change.revision <= Rows.maximumRevision else {
            throw .refused("revision \(change.revision) of \(name) does not follow \(scene.revision)")
        }
        if scene.segment == nil {
            scene.segment = plan.segments.count
            plan.writes.append(.changes(plan.segments.count))
            let encoder = StepEncoder(near: change.revision)
            plan.segments.append(Rows.Segment(scene: row.id, first: change.revision, count: 0, encoder: encoder))
        }
        scene.revision = change.revision
        let segment = scene.segment ?? 0
        plan.segments[segment].count += 1
        let limit = options.snapshotBytes
        let before = plan.segments[segment].encoder.bytes.count
        let isWhole = plan.segments[segment].encoder.encode(change, cause: cause, withBodiesBelow: limit)
        let length = plan.segments[segment].encoder.bytes.count
        if isWhole {
            scene.bytes += length - before
        } else {
            // It counts with what it removes, so that the rows of that soon go.
            scene.bytes += change.weight
            plan.needsNewestFormat = true
        }
        if length > Self.segmentLength { scene.segment = nil }
        plan.scenes[name] = scene
    }

    /// The size in bytes at which a row takes no further revisions.
    private static let segmentLength = 1 << 18

    private func create(
        _ name: String,
        _ key: String,
        _ configuration: RawJSON,
        _ plan: inout Plan
    ) throws(StoreError) {
        guard scene(name, plan)?.row == nil else { throw .refused("there is a scene \(name) already") }
        let former = plan.aside ?? aside
        if let place = former.firstIndex(where: { $0.name == name && $0.restorationKey == key }) {
            plan.writes.append(.deleted(former[place].id))
            plan.aside = former
            plan.aside?.remove(at: place)
        }
        let row = SceneRow(
            id: try freeScene(),
            name: name,
            restorationKey: key,
            isOpen: true,
            configuration: configuration
        )
        plan.writes.append(.created(row))
        plan.writes.append(.tip(row.id, 0))
        plan.scenes[name] = Plan.Scene(row: row, revision: 0)
    }

    private func configure(
        _ name: String,
        _ configuration: RawJSON,
        _ plan: inout Plan
    ) throws(StoreError) -> SceneRow {
        guard var scene = scene(name, plan), var row = scene.row else { throw .refused("there is no scene \(name)") }
        row.configuration = configuration
        scene.row = row
        plan.writes.append(.created(row))
        plan.scenes[name] = scene
        return row
    }

    private func remove(_ name: String, _ plan: inout Plan) throws(StoreError) -> SceneRow {
        guard let row = scene(name, plan)?.row else { throw .refused("there is no scene \(name)") }
        finish(name, &plan)
        plan.scenes[name] = Plan.Scene(row: nil, revision: 0)
        return row
    }

    /// Writes the newest revision of a scene.
    private func finish(_ name: String, _ plan: inout Plan) {
        guard let scene = plan.scenes[name], let row = scene.row, scene.revision > 0 else { return }
        plan.writes.append(.tip(row.id, scene.revision))
    }

    // MARK: Afterwards

    /// Leaves a trace of what is written.
    private func note(_ plan: Plan) {
        for write in plan.writes {
            switch write {
            case .deleted(let scene): note(scene, nil)
            case .tip(let scene, let revision): note(scene, revision)
            case .created, .setAside, .changes, .stateSetAside, .stateForgotten: break
            }
        }
    }

    private func remember(_ records: [StoreRecord], _ plan: Plan) {
        if let aside = plan.aside { self.aside = aside }
        for record in records {
            switch record {
            case .sceneClosed(let name), .sceneSetAside(let name):
                scenes[name] = nil
                scenesDue.remove(name)
                scenesWithStrays.remove(name)
            case .sceneCreated(let name, _, _):
                if let row = plan.scenes[name]?.row { scenes[name] = SceneState(row: row, revision: 0) }
            case .sceneConfigured(let name, let configuration), .sceneRestored(let name, let configuration, _, _):
                if var row = scenes[name]?.row {
                    row.configuration = configuration
                    scenes[name]?.row = row
                }
            case .change(let name, let change, _):
                if !change.isEmpty { scenes[name]?.add(change) }
            }
        }
        for (name, planned) in plan.scenes where planned.bytes > 0 {
            scenes[name]?.bytes += planned.bytes
            if let scene = scenes[name], isDue(scene) { scenesDue.insert(name) }
        }
    }
}
