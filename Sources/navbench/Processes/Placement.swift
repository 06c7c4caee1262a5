internal import CLinux

/// The processors of the load and of the servers.
///
/// The scheduler may move two processes that talk in turns onto one processor or apart. A round trip takes several
/// times as long in one case as in the other, so that a comparison would only compare placements.
struct Placement {
    /// The processor that makes the load.
    enum Generator {
        /// A processor of its own, if there are two.
        case apart
        /// The processor of the servers.
        case together
    }

    /// The processor that servers are started on.
    let server: Int
    private let own: Int

    /// Takes the first and the last processor that this process may use.
    init() throws {
        let usable = (0..<clinux_processors).filter { clinux_may_use(Int32($0)) != 0 }
        guard let first = usable.first, let last = usable.last else {
            throw BenchFailure.lastCall("sched_getaffinity")
        }
        self.own = first
        self.server = last
    }

    /// The processor for a load process of its own.
    func processor(of generator: Generator) -> Int {
        switch generator {
        case .apart: own
        case .together: server
        }
    }

    /// Moves the load, which is this thread.
    func move(to generator: Generator) throws {
        guard clinux_pin(Int32(processor(of: generator))) == 0 else { throw BenchFailure.lastCall("sched_setaffinity") }
    }
}
