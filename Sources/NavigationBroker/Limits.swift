package import NavigationProtocol

/// Everything that a client can make the host hold, in one place. Sizes are bytes, times are seconds
/// unless it says otherwise.
///
/// A limit has two lines: its property here, with the default, and its row in ``LimitDescription/all``. Options, the
/// configuration file, the answers of `hello` and `host.status` and the documents follow from the rows.
package struct Limits: Equatable, Sendable {
    package var line = 1 << 20
    package var lineStrikes = 3
    package var depth = 128
    package var batch = 256
    package var elements = 1 << 13
    package var inFlight = 64
    package var messagesPerTurn = 64
    package var timePerTurn = 0.005
    /// Microseconds.
    package var busyPoll = 50

    package var outputSoft = 4 << 20
    package var outputHard = 16 << 20
    package var outputStall = 10.0

    package var connections = 4096
    package var connectionsPerUser = 1024

    package var question = 5.0
    package var questionMaximum = 60.0
    package var shutdown = 5.0

    package var history = 4096
    package var historyBytes = 16 << 20
    package var watches = 64
    package var snapshot = 4 << 20

    package var scenes = 1024
    package var restorationKeys = 16
    package var restorationBytes = 16 << 20
    package var modules = 64
    package var destinations = 1024
    package var presentations = 64
    package var navigators = 1 << 14
    package var entries = 1 << 16
    package var argumentBytes = 1 << 28
    package var attachments = 1 << 16
    package var flowData = 1 << 16
    package var keptSignals = 64
    package var formerModules = 1024
    package var tokens = 1024
    package var results = 1024
    package var guards = 256
    package var lastingGuards = 1024
    package var guardMisses = 3
    package var guardPause = 10.0
    package var guardPauseMaximum = 300.0

    package var urlPatterns = 1024
    package var urlBytes = 8192
    package var urlSegments = 32
    package var registrationBytes = 1 << 24

    package var monitors = 8
    package var monitorLine = 4096
    package var renderers = 256

    package var sequences = 4096
    package var sequencesPerSession = 64
    package var sequenceItems = 256
    package var sequenceBytes = 4 << 20
    package var receivers = 1024

    package init() {}
}

extension Limits {
    package typealias Value = LimitValues.Value

    /// As `hello` and `host.status` tell them.
    var values: LimitValues { LimitValues(named) }

    /// How many bytes a whole scene may have in an answer.
    var snapshotBytes: Int { min(snapshot, outputHard) }

    /// Every limit by its name, as `hello` and `host.status` write them.
    package var named: [(name: String, value: Value)] {
        LimitDescription.all.map { ($0.name, $0.value(in: self)) }
    }
}
