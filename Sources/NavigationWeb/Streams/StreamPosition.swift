/// How far a stream has come: the `id` of its events, and `Last-Event-ID`.
///
/// As text it is `<instance>/<scene>:<revision>,<scene>:<revision>,host:<revision>`.
package struct StreamPosition: Equatable, Sendable {
    /// The life of the host to which the revisions belong; nil before the first.
    package private(set) var instance: String?
    private var revisions: [StreamRequest.Target: Int] = [:]
    private let targets: [StreamRequest.Target]

    /// At the beginning.
    package init(_ request: StreamRequest) {
        // A scene called "host" and the host itself would have the same name. Then the host has none and begins anew.
        targets = request.scenes.contains("host") ? request.scenes.map { .scene($0) } : request.targets
    }

    /// The place where an earlier stream ended. A watch whose part cannot be read begins with a snapshot.
    package init(_ request: StreamRequest, lastEventID: String?) {
        self.init(request)
        guard let parts = lastEventID?.split(separator: "/", maxSplits: 1), parts.count == 2,
            (1...64).contains(parts[0].utf8.count)
        else { return }
        instance = String(parts[0])
        for item in parts[1].split(separator: ",") {
            let pair = item.split(separator: ":", maxSplits: 1)
            guard pair.count == 2, let revision = Int(pair[1]), revision >= 0,
                let target = targets.first(where: { $0.name == pair[0] })
            else { continue }
            revisions[target] = revision
        }
    }

    /// The revision up to which a watch has come; nil when it begins.
    package func revision(of target: StreamRequest.Target) -> Int? { revisions[target] }

    /// A watch has begun or gone on at this revision. Another life of the host makes all earlier revisions void.
    package mutating func begin(_ target: StreamRequest.Target, at revision: Int, instance: String) {
        if self.instance != instance { revisions = [:] }
        self.instance = instance
        revisions[target] = revision
    }

    /// A watch has come to this revision.
    package mutating func advance(_ target: StreamRequest.Target, to revision: Int) {
        revisions[target] = revision
    }

    /// Forgets all revisions, so that every watch begins with a snapshot.
    package mutating func clear() { (instance, revisions) = (nil, [:]) }

    /// The id of an event; nil before the first revision.
    package var text: String? {
        guard let instance else { return nil }
        let items = targets.compactMap { target in revisions[target].map { "\(target.name):\($0)" } }
        return items.isEmpty ? nil : "\(instance)/\(items.joined(separator: ","))"
    }
}
