package import NavigationProtocol

/// Everything a client can make the host hold, in one place. Sizes are bytes, times are seconds.
package struct Limits: Equatable, Sendable {
    /// The longest line read, without its LF.
    package var line = 1 << 20
    /// Lines over the limit, or not UTF-8, after which a connection is closed.
    package var lineStrikes = 3
    /// Levels of arrays and objects in a line.
    package var depth = 128
    /// Requests of one batch.
    package var batch = 256
    /// Requests of one session that wait for an answer; at this many the host stops reading from it.
    package var inFlight = 64
    /// Messages of one session before the others have their turn.
    package var messagesPerTurn = 64
    /// How long one session may be served before the others have their turn.
    package var timePerTurn = 0.005
    /// Queued output of a session above which its watches are resynchronised from state instead.
    package var outputSoft = 4 << 20
    /// Queued output of a session at which it is closed; also the largest single answer.
    package var outputHard = 16 << 20
    /// How long queued output may stay without progress before the connection is closed.
    package var outputStall = 10.0
    /// Connections of all users together.
    package var connections = 4096
    /// Connections of one user.
    package var connectionsPerUser = 1024
    /// Deadline of a question to a module.
    package var question = 5.0
    /// The longest deadline that a request may ask for.
    package var questionMaximum = 60.0
    /// How long a shutdown waits for output to leave.
    package var shutdown = 5.0
    /// Revisions of a scene kept for `watch` with `since`.
    package var history = 4096
    /// Bytes of encoded changes that the kept revisions of a scene may take.
    package var historyBytes = 16 << 20
    /// Watches of one session.
    package var watches = 64
    package var scenes = 1024
    /// Modules of one session.
    package var modules = 64
    /// Destination types of one module.
    package var destinations = 1024
    /// Navigators of one scene.
    package var navigators = 1 << 20
    /// Entries of one scene.
    package var entries = 1 << 24
    /// Bytes of the arguments of one scene's entries.
    package var argumentBytes = 1 << 28
    /// Locks, checkpoints, mappings, triggers and flows of one scene.
    package var attachments = 1 << 16
    /// Bytes that a flow keeps for whoever drives it.
    package var flowData = 1 << 16
    /// Requests of one session that wait for what becomes of an entry.
    package var results = 1024
    /// Guards of one session.
    package var guards = 256
    /// URL patterns of one session.
    package var urlPatterns = 1024
    /// The longest URL, and the longest pattern.
    package var urlBytes = 8192
    /// Segments of a URL's path, and of a pattern's.
    package var urlSegments = 32
    /// Answers of one user's requests with a `token` that are kept.
    package var tokens = 1024
    /// Bytes of text that one session may register, and of its URL patterns as they are kept.
    package var registrationBytes = 1 << 24
    /// Monitors of one user.
    package var monitors = 8
    /// Bytes of a line that a monitor shows.
    package var monitorLine = 4096

    /// Sequences that have not ended, of all sessions together.
    package var sequences = 4096
    /// Sequences of one session that have not ended.
    package var sequencesPerSession = 64
    /// Items of one sequence, those included that receivers add.
    package var sequenceItems = 256
    /// Bytes of text of the items of one sequence.
    package var sequenceBytes = 4 << 20
    /// Receivers of one session.
    package var receivers = 1024

    package init() {}
}

extension Limits {
    package typealias Value = LimitValues.Value

    /// As `hello` and `host.status` tell them.
    var values: LimitValues { LimitValues(named) }

    /// Every limit by its name, as `hello` and `host.status` tell them.
    package var named: [(name: String, value: Value)] {
        [
            ("line", .count(line)), ("lineStrikes", .count(lineStrikes)), ("depth", .count(depth)),
            ("batch", .count(batch)), ("inFlight", .count(inFlight)), ("messagesPerTurn", .count(messagesPerTurn)),
            ("timePerTurn", .seconds(timePerTurn)), ("outputSoft", .count(outputSoft)),
            ("outputHard", .count(outputHard)), ("outputStall", .seconds(outputStall)),
            ("connections", .count(connections)), ("connectionsPerUser", .count(connectionsPerUser)),
            ("question", .seconds(question)), ("questionMaximum", .seconds(questionMaximum)),
            ("shutdown", .seconds(shutdown)), ("history", .count(history)), ("historyBytes", .count(historyBytes)),
            ("watches", .count(watches)), ("scenes", .count(scenes)), ("modules", .count(modules)),
            ("destinations", .count(destinations)), ("navigators", .count(navigators)), ("entries", .count(entries)),
            ("argumentBytes", .count(argumentBytes)), ("attachments", .count(attachments)),
            ("flowData", .count(flowData)),
            ("tokens", .count(tokens)),
            ("results", .count(results)), ("guards", .count(guards)),
            ("urlPatterns", .count(urlPatterns)), ("urlBytes", .count(urlBytes)), ("urlSegments", .count(urlSegments)),
            ("registrationBytes", .count(registrationBytes)),
            ("monitors", .count(monitors)), ("monitorLine", .count(monitorLine)),
            ("sequences", .count(sequences)),
            ("sequencesPerSession", .count(sequencesPerSession)), ("sequenceItems", .count(sequenceItems)),
            ("sequenceBytes", .count(sequenceBytes)), ("receivers", .count(receivers)),
        ]
    }
}
