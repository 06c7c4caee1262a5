import ArgumentParser
import NavigationBroker

/// Every field of ``Limits`` as an option.
struct LimitOptions: ParsableArguments, Sendable {
    private static let standard = Limits()

    @Option(help: "Longest line read, in bytes: 1024 to 1073741824.") var maxLine = standard.line
    @Option(help: "Lines too long or not UTF-8 until a connection is closed: 1 to 1000.") var maxLineStrikes = standard
        .lineStrikes
    @Option(help: "Levels of arrays and objects in a line: 8 to 1000.") var maxDepth = standard.depth
    @Option(help: "Requests in a batch: 1 to 100000.") var maxBatch = standard.batch
    @Option(help: "Requests of a connection that wait for modules: 1 to 100000.") var maxInFlight = standard.inFlight
    @Option(help: "Messages of a connection before the others: 1 to 100000.") var turnMessages = standard
        .messagesPerTurn
    @Option(help: "Seconds that a connection is served before the others: 0.0001 to 1.") var turnTime = standard
        .timePerTurn
    @Option(help: "Bytes of unread output above which watches are resynchronised: 4096 to 1073741824.")
    var outputSoft = standard.outputSoft
    @Option(help: "Bytes of unread output, and of one answer, that are never exceeded: 65536 to 2147483647.")
    var outputHard = standard.outputHard
    @Option(help: "Seconds without progress after which a reader is cut off: 0.1 to 3600.") var outputStall = standard
        .outputStall
    @Option(help: "Connections: 1 to 1000000.") var maxConnections = standard.connections
    @Option(help: "Connections of one user: 1 to 1000000.") var maxConnectionsPerUser = standard.connectionsPerUser
    @Option(help: "Seconds that a module has to answer: 0.001 to 3600.") var questionTimeout = standard.question
    @Option(help: "Longest timeout that a request may ask for, in seconds: 0.001 to 86400.")
    var maxQuestionTimeout = standard.questionMaximum
    @Option(help: "Seconds that a shutdown waits for output to leave: 0 to 3600.") var shutdownTime = standard.shutdown
    @Option(help: "Revisions of a scene kept for watches that resume: 0 to 100000000.") var history = standard.history
    @Option(help: "Bytes that they may take: 0 to 1099511627776.") var historyBytes = standard.historyBytes
    @Option(help: "Watches of a connection: 1 to 1000000.") var maxWatches = standard.watches
    @Option(help: "Scenes: 1 to 1000000.") var maxScenes = standard.scenes
    @Option(help: "Modules of a connection: 1 to 1000000.") var maxModules = standard.modules
    @Option(help: "Destination types of a module: 1 to 1000000.") var maxDestinations = standard.destinations
    @Option(help: "Navigators of a scene: 1 to 1000000000.") var maxNavigators = standard.navigators
    @Option(help: "Entries of a scene: 1 to 1000000000.") var maxEntries = standard.entries

    @Option(help: "Bytes of the arguments of a scene's entries: 1024 to 1099511627776.")
    var maxArgumentBytes = standard.argumentBytes
    @Option(help: "Locks, checkpoints, mappings, triggers and flows of a scene: 1 to 1000000000.")
    var maxAttachments = standard.attachments
    @Option(help: "Bytes that a flow keeps for whoever drives it: 0 to 1073741824.")
    var maxFlowData = standard.flowData
    @Option(help: "Answers of a user's requests with a token that are kept: 0 to 1000000.")
    var maxTokens = standard.tokens
    @Option(help: "Requests of a connection that wait for what becomes of an entry: 0 to 1000000.")
    var maxResults = standard.results
    @Option(help: "Guards of a connection: 0 to 1000000.")
    var maxGuards = standard.guards
    @Option(help: "URL patterns of a connection: 0 to 1000000.") var maxUrlPatterns = standard.urlPatterns
    @Option(help: "Bytes of a URL or a pattern: 64 to 1048576.") var maxUrlBytes = standard.urlBytes
    @Option(help: "Segments of a URL's path: 1 to 256.") var maxUrlSegments = standard.urlSegments
    @Option(help: "Bytes of text that a connection may register: 1024 to 1099511627776.")
    var maxRegistrationBytes = standard.registrationBytes
    @Option(help: "Monitors of one user: 0 to 1000.") var maxMonitors = standard.monitors
    @Option(help: "Bytes of a line that a monitor shows: 0 to 1073741824.") var maxMonitorLine = standard.monitorLine

    @Option(help: "Sequences that have not ended: 0 to 1000000.") var maxSequences = standard.sequences
    @Option(help: "Sequences of a connection that have not ended: 0 to 1000000.")
    var maxSequencesPerSession = standard.sequencesPerSession
    @Option(help: "Values of a sequence: 1 to 100000.") var maxSequenceItems = standard.sequenceItems
    @Option(help: "Bytes of the values of a sequence: 1024 to 1073741824.")
    var maxSequenceBytes = standard.sequenceBytes
    @Option(help: "Receivers of a connection: 0 to 1000000.") var maxReceivers = standard.receivers

    func validate() throws {
        try Self.check("--max-line", maxLine, 1024...(1 << 30))
        try Self.check("--max-line-strikes", maxLineStrikes, 1...1000)
        try Self.check("--max-depth", maxDepth, 8...1000)
        try Self.check("--max-batch", maxBatch, 1...100_000)
        try Self.check("--max-in-flight", maxInFlight, 1...100_000)
        try Self.check("--turn-messages", turnMessages, 1...100_000)
        try Self.check("--turn-time", turnTime, 0.0001...1)
        try Self.check("--output-soft", outputSoft, 4096...(1 << 30))
        try Self.check("--output-hard", outputHard, 65_536...Int(Int32.max))
        try Self.check("--output-stall", outputStall, 0.1...3600)
        try Self.check("--max-connections", maxConnections, 1...1_000_000)
        try Self.check("--max-connections-per-user", maxConnectionsPerUser, 1...1_000_000)
        try Self.check("--question-timeout", questionTimeout, 0.001...3600)
        try Self.check("--max-question-timeout", maxQuestionTimeout, 0.001...86_400)
        try Self.check("--shutdown-time", shutdownTime, 0...3600)
        try Self.check("--history", history, 0...100_000_000)
        try Self.check("--history-bytes", historyBytes, 0...(1 << 40))
        try Self.check("--max-watches", maxWatches, 1...1_000_000)
        try Self.check("--max-scenes", maxScenes, 1...1_000_000)
        try Self.check("--max-modules", maxModules, 1...1_000_000)
        try Self.check("--max-destinations", maxDestinations, 1...1_000_000)
        try Self.check("--max-navigators", maxNavigators, 1...1_000_000_000)
        try Self.check("--max-entries", maxEntries, 1...1_000_000_000)
        try Self.check("--max-attachments", maxAttachments, 1...1_000_000_000)
        try Self.check("--max-flow-data", maxFlowData, 0...(1 << 30))
        try Self.check("--max-tokens", maxTokens, 0...1_000_000)
        try Self.check("--max-results", maxResults, 0...1_000_000)
        try Self.check("--max-guards", maxGuards, 0...1_000_000)
        try Self.check("--max-url-patterns", maxUrlPatterns, 0...1_000_000)
        try Self.check("--max-url-bytes", maxUrlBytes, 64...(1 << 20))
        try Self.check("--max-url-segments", maxUrlSegments, 1...256)
        try Self.check("--max-argument-bytes", maxArgumentBytes, 1024...(1 << 40))
        try Self.check("--max-registration-bytes", maxRegistrationBytes, 1024...(1 << 40))
        try Self.check("--max-sequences", maxSequences, 0...1_000_000)
        try Self.check("--max-sequences-per-session", maxSequencesPerSession, 0...1_000_000)
        try Self.check("--max-sequence-items", maxSequenceItems, 1...100_000)
        try Self.check("--max-sequence-bytes", maxSequenceBytes, 1024...(1 << 30))
        try Self.check("--max-receivers", maxReceivers, 0...1_000_000)
        try Self.check("--max-monitors", maxMonitors, 0...1000)
        try Self.check("--max-monitor-line", maxMonitorLine, 0...(1 << 30))
        guard outputSoft <= outputHard else {
            throw ValidationError("--output-soft (\(outputSoft)) must not be above --output-hard (\(outputHard)).")
        }
    }

    private static func check<Value>(_ option: String, _ value: Value, _ range: ClosedRange<Value>) throws {
        guard range.contains(value) else {
            throw ValidationError("\(option) is \(value), and must be \(range.lowerBound) to \(range.upperBound).")
        }
    }

    var limits: Limits {
        var limits = Limits()
        limits.line = maxLine
        limits.lineStrikes = maxLineStrikes
        limits.depth = maxDepth
        limits.batch = maxBatch
        limits.inFlight = maxInFlight
        limits.messagesPerTurn = turnMessages
        limits.timePerTurn = turnTime
        limits.outputSoft = outputSoft
        limits.outputHard = outputHard
        limits.outputStall = outputStall
        limits.connections = maxConnections
        limits.connectionsPerUser = maxConnectionsPerUser
        limits.question = questionTimeout
        limits.questionMaximum = maxQuestionTimeout
        limits.shutdown = shutdownTime
        limits.history = history
        limits.historyBytes = historyBytes
        limits.watches = maxWatches
        limits.scenes = maxScenes
        limits.modules = maxModules
        limits.destinations = maxDestinations
        limits.navigators = maxNavigators
        limits.entries = maxEntries
        limits.argumentBytes = maxArgumentBytes
        limits.attachments = maxAttachments
        limits.flowData = maxFlowData
        limits.tokens = maxTokens
        limits.results = maxResults
        limits.guards = maxGuards
        limits.urlPatterns = maxUrlPatterns
        limits.urlBytes = maxUrlBytes
        limits.urlSegments = maxUrlSegments
        limits.registrationBytes = maxRegistrationBytes
        limits.sequences = maxSequences
        limits.sequencesPerSession = maxSequencesPerSession
        limits.sequenceItems = maxSequenceItems
        limits.sequenceBytes = maxSequenceBytes
        limits.receivers = maxReceivers
        limits.monitors = maxMonitors
        limits.monitorLine = maxMonitorLine
        return limits
    }
}
