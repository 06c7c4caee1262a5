/// The settings of a simulation. With the same settings it takes the same course.
struct SimulationOptions {
    let seed: UInt64
    var hosts = 3
    /// How long there is trouble.
    var length: Duration = .seconds(120)
    /// How long everything may take after the trouble.
    var patience: Duration = .seconds(30)
    /// Whether the engine looks at what it has stored some time ago, so that it may store two records with the same
    /// expectation.
    var isCheckWeak = false
    var planted: PlantedFault?

    init(seed: UInt64) { self.seed = seed }
}

/// A mistake in a host, which the simulation must find.
enum PlantedFault: CaseIterable {
    /// A request is answered when it is carried out.
    case answeredBeforeConfirmed
    /// An acknowledgement counts, whatever its sequence is.
    case sequenceNotCompared
    /// An attempt without an answer is repeated behind the last message of the moment.
    case expectationRenewed
    /// A claim is stored behind any message.
    case claimedWithoutExpectation
    /// A message without effect has one.
    case voidApplied
    case appliedTwice
    /// A request that is sent again has another number.
    case numberRenewed
    /// Requests of a host are carried out as they come.
    case orderIgnored
    /// A snapshot has another tree than that of the message which it names.
    case snapshotOfFormerTurn
    /// The host of a client does not wait until it has read what the answer tells of.
    case answeredBeforeRead

    /// The words with which a finding may begin.
    var findings: Set<String> {
        switch self {
        case .answeredBeforeConfirmed: ["lost"]
        case .claimedWithoutExpectation: ["lost", "forked"]
        case .sequenceNotCompared, .expectationRenewed: ["lost", "forked", "stale"]
        case .voidApplied, .appliedTwice, .snapshotOfFormerTurn: ["forked"]
        case .numberRenewed: ["doubled"]
        case .orderIgnored: ["reordered"]
        case .answeredBeforeRead: ["stale"]
        }
    }
}
