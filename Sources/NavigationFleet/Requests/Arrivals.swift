/// The order of the requests of one host, for the owner. A message may be lost and come again later. The requests
/// behind it wait for it, so that a client's requests are carried out in its order.
struct Arrivals: Sendable {
    /// Those that the owner has begun or answered, as far as one may come again.
    private var passed: Set<UInt64> = []
    /// Those that came early, by the request that they wait for.
    private var early: [UInt64: SceneRequest] = [:]
    private var settled: UInt64 = 0

    /// As many requests as a host may have open.
    private static let mostEarly = 256

    /// The host waits for no request with a lower number.
    mutating func settle(upTo number: UInt64) {
        guard number > settled else { return }
        settled = number
        passed = passed.filter { $0 >= number }
        early = early.filter { $0.value.id.number >= number }
    }

    /// Whether nothing is missing before a request. Otherwise it is kept, if there is room; its host sends it again in
    /// any case.
    mutating func isNext(_ request: SceneRequest) -> Bool {
        if request.after < settled || passed.contains(request.after) { return true }
        if early.count < Self.mostEarly { early[request.after] = request }
        return false
    }

    /// The owner has begun or answered a request. Returns the one that has waited for it.
    mutating func passed(_ request: SceneRequest) -> SceneRequest? {
        passed.insert(request.id.number)
        return early.removeValue(forKey: request.id.number)
    }
}
