import JSON
import NavigationProtocol
import NavigationTree

/// The machines of the broker, side by side.
///
/// A handler may use several machines, because its request concerns all of them. A machine knows no other machine. When
/// several must hear of an event, `Machines+LifeCycle.swift` tells each in turn.
///
/// | file | room |
/// |---|---|
/// | `Machines+LifeCycle` | events that several machines hear of, and the turn that is taken back |
/// | `Machines+Requests` | a request from its parameters to its answer, and requests that wait |
/// | `Machines+Scenes` | steps that all requests on a tree share |
/// | `Machines+Output` | lines and answers on their way out |
struct Machines: ~Copyable {
    var configuration: NavigationBroker.Configuration
    var reading: Reading
    var sessions: Sessions
    var access: Access
    var outbox: Outbox
    var answers = PendingAnswers()
    var questions: Questions
    var admission: Admission
    var sequences: Sequences
    var watches: Watches
    var modules: Modules
    var activation = Activation()
    var scenes: Scenes
    var tokens = Tokens()
    var traces: Traces
    var telemetry: Telemetry
    /// What the host says of its fleet; nil without one.
    var fleet: FleetDescribe.Result?
    /// The scenes that the host shares with a fleet.
    var shared = SharedInformation()
    /// See ``NavigationBroker/age``.
    var age: Duration?
    /// The number of the first guard or receiver that this line adds; nil when the host counts. See
    /// ``NavigationBroker/receive(_:from:adding:taking:elsewhere:now:)``.
    var givenNumber: UInt64?
    /// The parts of this line that the broker takes.
    var partScope = PartScope.all
    /// The results of this line in scenes of other brokers.
    var elsewhere = Elsewhere()
    /// The reviews that have more to look at, oldest first.
    var contentReviews: [ContentReview] = []
    /// The steps that checks of schemas may still take for the line that is being dealt with.
    var schemaBudget = JSONSchemaBudget()
    /// The part of this turn that the store has still to write, and the changes to take back if it cannot.
    var turn = OpenTurn()

    init(configuration: NavigationBroker.Configuration, restoring restoration: Restoration, now: MonotonicTime) {
        let limits = configuration.limits
        self.configuration = configuration
        self.traces = Traces(instance: configuration.isTracing ? configuration.instance : nil)
        self.telemetry = Telemetry(startedAt: now, wallClock: configuration.wallClock)
        self.reading = Reading(limits: limits)
        let last = configuration.share.map { $0.firstNumber - 1 } ?? 0
        let lastQuestion = configuration.share == nil ? configuration.firstQuestion - 1 : last
        let isOneOfSeveral = configuration.isInFleet || configuration.share != nil
        self.questions = Questions(after: lastQuestion, isOneOfSeveral: isOneOfSeveral)
        self.sequences = Sequences(after: last)
        self.watches =
            configuration.share.map { Watches(first: Int($0.firstNumber), numbers: $0.watchNumbers) } ?? Watches()
        self.sessions = Sessions(
            last: restoration.lastSession,
            FormerModules(restoration.formerModules, maximum: limits.formerModules)
        )
        self.access = Access(configuration.access)
        self.outbox = Outbox(limits: limits, isJournaling: configuration.isJournaling)
        self.modules = Modules(bindings: configuration.bindings, limits: limits)
        self.scenes = Scenes(restoring: restoration, limits: limits)
        let kept = scenes.all.compactMap(\.configuration.guards).flatMap(KeptGuard.list)
        self.admission = Admission(restoring: kept, after: last)
        let main = scenes.main
        if !restoration.scenes.contains(where: { $0.tree.scene == main.name }) {
            note(.sceneCreated(main.name, main.configuration), .scenes(.configured(main, main.configuration)))
        }
    }

    var limits: Limits { configuration.limits }

    /// Whether the scenes change only by the log that others write.
    var isFollower: Bool { configuration.share?.isFollower == true }

    /// The destination types that are registered.
    var registry: DestinationRegistry {
        @inline(__always) _read { yield modules.registry }
    }

    /// When ``timePassed(now:)`` wants to be called next; nil when nothing waits.
    var nextDeadline: MonotonicTime? {
        .earlier(
            .earlier(.earlier(questions.nextDeadline, sequences.nextDeadline), admission.waiting.nextDeadline),
            .earlier(
                .earlier(scenes.nextDeadline, contentReviews.isEmpty ? nil : MonotonicTime(nanoseconds: 0)),
                .earlier(outbox.nextSweep, activation.nextDeadline)
            )
        )
    }

    // MARK: The turn

    /// Notes what the store has to write.
    mutating func note(_ record: JournalRecord, _ undo: OpenTurn.Undo) {
        if configuration.isJournaling { turn.note(record, undo) }
    }

    /// Notes what goes with the changes of this turn; before the first one there is nothing that it could go with.
    mutating func note(_ undo: OpenTurn.Undo) { turn.note(undo) }
}
