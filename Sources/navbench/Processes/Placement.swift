internal import CLinux

/// Which processors the load and the servers keep to.
///
/// Left alone, the scheduler moves a pair that talks in turns onto one processor or apart as it likes; a round trip takes several times as
/// long in one case as in the other, and a comparison would be one of placements.
struct Placement {
    /// Where the load is made.
    enum Generator {
        /// On a processor of its own, if there are two.
        case apart
        /// On that of the servers.
        case together
    }

    /// The processor that servers are started on.
    let server: Int
    private let own: Int

    /// Takes the first and the last processor that there are for us.
    init() throws {
        let usable = (0..<clinux_processors).filter { clinux_may_use(Int32($0)) != 0 }
        guard let first = usable.first, let last = usable.last else {
            throw BenchFailure.lastCall("sched_getaffinity")
        }
        self.own = first
        self.server = last
    }

    /// The processor for what makes load in a process of its own.
    func processor(of generator: Generator) -> Int {
        switch generator {
        case .apart: own
        case .together: server
        }
    }

    /// Moves the generator, which is this thread.
    func move(to generator: Generator) throws {
        guard clinux_pin(Int32(processor(of: generator))) == 0 else { throw BenchFailure.lastCall("sched_setaffinity") }
    }
}
