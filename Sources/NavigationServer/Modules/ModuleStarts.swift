import NavigationProtocol

/// The modules that the host has started: their processes begin at once, and end after the turn that ends them.
struct ModuleStarts {
    private let processes: ModuleProcesses
    /// Modules whose processes were asked for, and whose ends have not been reported.
    private var running: Set<String> = []
    /// Modules whose processes end after this turn.
    private var ending: [String] = []

    init(_ processes: ModuleProcesses) { self.processes = processes }

    /// Whether no process is left.
    var isEmpty: Bool { running.isEmpty }

    /// Starts the process of a module.
    mutating func start(_ manifest: ModuleManifest) {
        running.insert(manifest.module)
        processes.start(manifest)
    }

    /// Ends the process of a module once this turn is sent, so that the module gets its last line first.
    mutating func end(_ module: String) { ending.append(module) }

    /// The turn is sent.
    mutating func turnSent() {
        guard !ending.isEmpty else { return }
        for module in ending { processes.stop(module) }
        ending.removeAll(keepingCapacity: true)
    }

    /// The process of a module has ended, or did not start.
    mutating func ended(_ module: String) { running.remove(module) }
}
