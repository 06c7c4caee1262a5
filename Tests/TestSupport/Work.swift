import Glibc
package import Testing

/// How the cost of a piece of work may grow when its scenario becomes eight times as large.
package enum Growth: Double {
    /// The cost does not depend on the size. Work that visits all of it costs 8 times as much.
    case none = 3
    /// The cost grows as the size does. Quadratic work costs 64 times as much.
    case linear = 23
}

/// Compares the work of a scenario at one size and at eight times that size.
///
/// It counts the time that the processor works for this thread, and no time in which the thread waits. A busy machine
/// only adds to that time, so the least of up to five tries counts. The limit is in the middle between the permitted
/// growth and the next worse one. So the result depends on the code, and not on the speed of the machine.
///
/// - Parameters:
///   - growth: the growth that is permitted.
///   - size: the small size. The work at eight times that size should take a millisecond at least.
///   - prepare: builds the scenario of a size, and returns the work that is measured.
package func expectWork(
    _ growth: Growth,
    from size: Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    of prepare: (Int) throws -> () throws -> Void
) throws {
    var (small, large) = (Double.infinity, Double.infinity)
    for _ in 0..<5 {
        small = min(small, try workTime(prepare(size)))
        large = min(large, try workTime(prepare(8 * size)))
        if large <= growth.rawValue * small { return }
    }
    Issue.record(
        "8 times the size costs \(large / small) times the work, more than \(growth.rawValue) times",
        sourceLocation: sourceLocation
    )
}

/// The seconds that the processor works for this thread.
private func workTime(_ work: () throws -> Void) throws -> Double {
    let start = threadTime()
    try work()
    return threadTime() - start
}

private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
