import NavigationLoad

/// A navhost with the types of the benchmark registered. The connection that registered them stays open with this
/// value.
final class BenchHost {
    let server: ServerProcess
    private let registrar: HostSession
    private var stacks = 0

    init(_ server: ServerProcess) throws {
        self.server = server
        self.registrar = HostSession(try server.connect())
        try registrar.call(HostRequests.register)
    }

    /// The revision of the main scene.
    func revision() throws -> Int {
        try registrar.revision()
    }

    /// A new connection for one request after another.
    func connect() throws -> HostSession {
        HostSession(try server.connect())
    }

    /// Makes an empty stack below the root and returns its name.
    func makeStack() throws -> String {
        stacks += 1
        let name = "bench\(stacks)"
        try registrar.call(HostRequests.createStack(name))
        return name
    }

    /// Pushes entries without arguments, in as few requests as the limit for a line allows.
    func append(_ count: Int, on stack: String) throws {
        var rest = count
        while rest > 0 {
            let part = min(rest, HostRequests.entriesInOneLine)
            try registrar.call(HostRequests.append(part, on: stack))
            rest -= part
        }
    }

    /// Pushes the two entries that ``HostRequests/raises(on:pipelined:)`` moves, the first to be moved below.
    func pushTwo(on stack: String) throws {
        for id in [1, 0] { try registrar.call(HostRequests.raise(id, on: stack)) }
    }

    /// Removes a stack with all that is on it.
    func close(_ stack: String) throws {
        try registrar.call(HostRequests.closeNavigator(stack))
    }
}
