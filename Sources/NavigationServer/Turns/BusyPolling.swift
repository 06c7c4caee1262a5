/// Decides whether the server looks for events for a while before it sleeps.
///
/// A thread that sleeps goes on some 20 microseconds after an event. When the next event comes sooner than that,
/// looking for it is faster. But a look costs the processor's time. So the server looks only while its last waits were
/// short. After each look that has found nothing, twice as many waits must be short before the next one. Then a look
/// costs nothing where it cannot help: where events are rare, and where the clients need the same processor.
///
/// The Linux kernel decides in this way how long it looks for work before a virtual processor sleeps (`halt_poll_ns` of
/// KVM).
struct BusyPolling {
    /// How many waits must be short before the server looks.
    private var needed = Self.fewest
    /// The short waits since the last long one.
    private var short = 0

    private static let (fewest, most) = (16, 1 << 14)

    /// Whether the next wait begins with a look.
    var looks: Bool { short >= needed }

    /// A wait has ended.
    ///
    /// - Parameters:
    ///   - isShort: Whether it took no longer than a look may last.
    ///   - hasLooked: Whether it began with a look.
    mutating func waited(isShort: Bool, hasLooked: Bool) {
        if isShort {
            short = min(short + 1, Self.most)
            if hasLooked { needed = max(needed - 1, Self.fewest) }
        } else {
            short = 0
            if hasLooked { needed = min(needed * 2, Self.most) }
        }
    }
}
