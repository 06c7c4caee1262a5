import DequeModule
import NavigationProtocol
import NavigationTree

/// The changes of the host's scenes, modules and renderers, for watches that resume.
///
/// It begins with the first watch, so that a host without one spends nothing on it.
struct HostLog {
    struct Record {
        let revision: UInt64
        let cause: Cause
        let changes: [HostChange]
    }

    /// How many changes are kept.
    var maximum: Int {
        didSet { trim() }
    }
    private var records: Deque<Record> = []
    private(set) var newest: UInt64 = 0
    /// The current navigator of each scene.
    private(set) var scenes: [String: NavigatorID]
    /// The session of each module.
    private(set) var modules: [String: SessionID]
    /// The reports of those that draw scenes.
    private(set) var renderers: [Renderers.Key: Renderer]

    init(
        scenes: [String: NavigatorID],
        modules: [String: SessionID],
        renderers: [Renderers.Key: Renderer],
        maximum: Int
    ) {
        (self.scenes, self.modules, self.renderers) = (scenes, modules, renderers)
        self.maximum = maximum
    }

    /// The oldest revision from which a client can go on.
    var oldest: UInt64 { newest - UInt64(records.count) }

    var snapshot: HostSnapshot {
        let renderers = renderers.sorted { $0.key < $1.key }.map(\.value)
        return HostSnapshot(scenes: scenes, modules: modules, renderers: renderers)
    }

    /// The changes after a revision that is kept, oldest first.
    func records(after revision: UInt64) -> [Record] { Array(records.suffix(Int(newest - revision))) }

    /// Removes the changes that are kept, and returns them, oldest first. After that no watch can go on from them.
    mutating func takeRecords() -> [Record] {
        guard !records.isEmpty else { return [] }
        defer { records.removeAll() }
        return Array(records)
    }

    /// The difference.
    func changes(
        to scenes: [String: NavigatorID],
        _ modules: [String: SessionID],
        _ renderers: [Renderers.Key: Renderer]
    ) -> [HostChange] {
        var changes: [HostChange] = []
        for name in Set(self.scenes.keys).union(scenes.keys).sorted() {
            switch (self.scenes[name], scenes[name]) {
            case (nil, let current?): changes.append(.sceneOpened(name, current: current))
            case (let former?, nil): changes.append(.sceneClosed(name, current: former))
            case (let former?, let current?) where former != current:
                changes.append(.currentChanged(name, current, from: former))
            case (_, _): break
            }
        }
        for name in Set(self.modules.keys).union(modules.keys).sorted() {
            switch (self.modules[name], modules[name]) {
            case (let former, let owner?) where former != owner:
                changes.append(.moduleRegistered(name, owner, from: former))
            case (let former?, nil): changes.append(.moduleUnregistered(name, former))
            case (_, _): break
            }
        }
        return changes + self.changes(to: renderers)
    }

    private func changes(to renderers: [Renderers.Key: Renderer]) -> [HostChange] {
        guard renderers != self.renderers else { return [] }
        return Set(self.renderers.keys).union(renderers.keys).sorted().compactMap { key in
            switch (self.renderers[key], renderers[key]) {
            case (let former, let report?) where former != report: .rendererReported(report, from: former)
            case (let former?, nil): .rendererLeft(former)
            case (_, _): nil
            }
        }
    }

    /// These changes have happened, as one revision.
    mutating func add(_ changes: [HostChange], _ cause: Cause) -> Record {
        newest += 1
        let record = Record(revision: newest, cause: cause, changes: changes)
        for change in changes { take(change) }
        records.append(record)
        trim()
        return record
    }

    /// The newest revision was not written.
    mutating func takeBack(_ record: Record) {
        newest -= 1
        for change in record.changes.reversed() { takeBack(change) }
        if records.last?.revision == record.revision { records.removeLast() }
    }

    private mutating func take(_ change: HostChange) {
        switch change {
        case .sceneOpened(let name, let current), .currentChanged(let name, let current, _): scenes[name] = current
        case .sceneClosed(let name, _): scenes[name] = nil
        case .moduleRegistered(let name, let owner, _): modules[name] = owner
        case .moduleUnregistered(let name, _): modules[name] = nil
        case .rendererReported(let report, _): renderers[Renderers.Key(report)] = report
        case .rendererLeft(let report): renderers[Renderers.Key(report)] = nil
        }
    }

    private mutating func takeBack(_ change: HostChange) {
        switch change {
        case .sceneOpened(let name, _): scenes[name] = nil
        case .sceneClosed(let name, let former), .currentChanged(let name, _, let former): scenes[name] = former
        case .moduleRegistered(let name, _, let former): modules[name] = former
        case .moduleUnregistered(let name, let former): modules[name] = former
        case .rendererReported(let report, let former): renderers[Renderers.Key(report)] = former
        case .rendererLeft(let report): renderers[Renderers.Key(report)] = report
        }
    }

    private mutating func trim() {
        if records.count > maximum { records.removeFirst(records.count - maximum) }
    }
}
