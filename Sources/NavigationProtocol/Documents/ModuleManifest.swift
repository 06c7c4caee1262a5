import JSON
package import NavigationTree

/// How and when the host starts one module, as the person who runs the host says.
///
/// Its form is that of `docs/activation.md`. Times are in seconds.
package struct ModuleManifest: Equatable, Sendable {
    /// When the module is started.
    package enum Start: String, CaseIterable, Sendable {
        /// When a request wants to show one of its destinations.
        case onDemand
        /// With the host.
        case atStart
    }

    /// Whether it is started again when its process has ended.
    package enum Restart: String, CaseIterable, Sendable {
        case never
        /// When a signal ended it, or its exit status was not 0.
        case onFailure
        case always
    }

    package let module: String
    /// The program, an absolute path or a name to be looked for in `$PATH`, and its arguments. No shell reads them.
    package var command: [String]
    /// Set besides, or instead of, what the host's environment has.
    package var environment: [String: String] = [:]
    /// Whether it has the variables of the host's environment.
    package var inheritsEnvironment = true
    /// An absolute path; the host's own when nil.
    package var workingDirectory: String?
    /// Whose process it is; only root may say so.
    package var user: String?
    /// The permissions that files which it makes do not get; the host's own when nil.
    package var umask: UInt16?
    /// How many files it may have open; as many as the host might before it raised its own limit when nil.
    package var descriptors: Int?
    /// Whether the system may write its memory to a file when it crashes.
    package var dumpsCore = false
    /// The types that start it; when nil, every type with its name.
    package var destinations: Set<String>?
    package var start = Start.onDemand
    package var restart = Restart.onFailure
    /// How long it may take to register.
    package var startTimeout = 20.0
    /// How long it may take to end after SIGTERM, until SIGKILL.
    package var stopTimeout = 5.0
    /// How long it is left alone after a failure. Each further one within ``crashWindow`` doubles it.
    package var backOff = 0.2
    package var backOffMaximum = 30.0
    /// So many failures within ``crashWindow`` are too many.
    package var crashes = 5
    package var crashWindow = 60.0

    package init(module: String, command: [String]) {
        self.module = module
        self.command = command
    }

    /// Whether it is there for this type.
    package func provides(_ type: TypeName) -> Bool {
        type.module == module && (destinations?.contains(type.description) ?? true)
    }
}

extension ModuleManifest {
    /// The names of its members, for refusals.
    package static let memberNames = Parameters.members { (parameters) throws(WireError) in
        try Self(&parameters)
    }.map(\.name)

    /// Set by the host for every module.
    package static let hostVariables = ["NAVHOST_SOCKET", "NAVHOST_MODULE"]

    private static let times = 0.01...3600.0

    package init(_ parameters: inout Parameters) throws(WireError) {
        let name = try parameters.requiredString("module", "The module's name.", .name)
        guard Names.isValid(name) else { throw Parameters.invalid("module", "a name, as \"shop\"") }
        self.init(module: name, command: try Self.command(&parameters))
        environment = try parameters.environment() ?? [:]
        inheritsEnvironment =
            try parameters.bool(
                "inheritEnvironment",
                "Whether it has the host's variables; true when left out."
            ) ?? inheritsEnvironment
        umask = try parameters.umask()
        descriptors = try parameters.integer(
            "descriptors",
            "How many files it may have open; what the host was started with when left out.",
            in: 16...1_048_576
        )
        dumpsCore =
            try parameters.bool(
                "coreDumps",
                "Whether the system may write its memory to a file when it crashes; false when left out."
            ) ?? dumpsCore
        workingDirectory = try parameters.workingDirectory()
        user = try parameters.string("user", "Whose process it is; the host's user when left out.")
        if user == "" { throw Parameters.invalid("user", "a user's name") }
        destinations = try parameters.types(of: name)
        start = try parameters.choice("start", "When the host starts it; `onDemand` when left out.") ?? start
        restart =
            try parameters.choice("restart", "Whether the host starts it again; `onFailure` when left out.") ?? restart
        try readTimes(&parameters)
    }

    private mutating func readTimes(_ parameters: inout Parameters) throws(WireError) {
        let times = Self.times
        startTimeout =
            try parameters.number("startTimeout", "Seconds that it may take to register; 20 when left out.", in: times)
            ?? startTimeout
        stopTimeout =
            try parameters.number("stopTimeout", "Seconds from SIGTERM to SIGKILL; 5 when left out.", in: times)
            ?? stopTimeout
        backOff =
            try parameters.number("backOff", "Seconds to wait after a failure; 0.2 when left out.", in: times)
            ?? backOff
        backOffMaximum =
            try parameters.number("backOffMaximum", "The longest such wait in seconds; 30 when left out.", in: times)
            ?? max(backOff, backOffMaximum)
        guard backOff <= backOffMaximum else { throw Parameters.invalid("backOff", "at most backOffMaximum") }
        crashes =
            try parameters.integer(
                "crashes",
                "The failures within `crashWindow` after which the host gives up; 5 when left out.",
                in: 1...1000
            ) ?? crashes
        crashWindow =
            try parameters.number("crashWindow", "Seconds; 60 when left out.", in: 0.01...86_400) ?? crashWindow
    }

    private static func command(_ parameters: inout Parameters) throws(WireError) -> [String] {
        let expected = "a list: a program (an absolute path, or a name to be found in $PATH) and its arguments"
        let given = try parameters.strings("command", "The program and its arguments.")
        let command = try parameters.required("command", expected, given)
        let isProgram = command.first.map { !$0.isEmpty && ($0.hasPrefix("/") || !$0.utf8.contains(0x2F)) } ?? false
        try parameters.check(
            isProgram && !command.contains { $0.utf8.contains(0) },
            else: Parameters.invalid("command", expected)
        )
        return command
    }
}

extension Parameters {
    fileprivate mutating func environment() throws(WireError) -> [String: String]? {
        guard slice("environment") != nil else {
            return absent("environment", "Variables to set for the process.", .map(of: .string()))
        }
        guard let text = try object("environment") else { return nil }
        let refusal = Self.invalid("environment", "an object of strings by the names of variables")
        guard let members = (try? text.value())?.object?.members else { throw refusal }
        var environment: [String: String] = [:]
        for member in members {
            guard let value = member.value.string, !value.utf8.contains(0), !member.key.isEmpty,
                !member.key.utf8.contains(0), !member.key.utf8.contains(UInt8(ascii: "="))
            else { throw refusal }
            guard !ModuleManifest.hostVariables.contains(member.key) else {
                throw Self.invalid("environment", "without \(member.key), which the host sets")
            }
            environment[member.key] = value
        }
        return environment
    }

    fileprivate mutating func umask() throws(WireError) -> UInt16? {
        let summary: StaticString = "The permissions that its files do not get, in octal; the host's own when left out."
        guard let text = try string("umask", summary) else { return nil }
        guard (3...4).contains(text.utf8.count), let mask = UInt16(text, radix: 8), mask <= 0o777 else {
            throw Self.invalid("umask", "three octal digits, as \"027\"")
        }
        return mask
    }

    fileprivate mutating func workingDirectory() throws(WireError) -> String? {
        let path = try string("workingDirectory", "An absolute path; the host's own directory when left out.")
        if let path, !path.hasPrefix("/") || path.utf8.contains(0) {
            throw Self.invalid("workingDirectory", "an absolute path")
        }
        return path
    }

    fileprivate mutating func types(of module: String) throws(WireError) -> Set<String>? {
        let types = try strings("destinations", "The types that start it; every type of the module when left out.")
        guard let types else { return nil }
        for type in types where TypeName(type)?.module != module {
            throw Self.invalid(
                "destinations",
                "a list of types of the module, as \"\(module).list\"; \"\(type)\" is none"
            )
        }
        return Set(types)
    }
}
