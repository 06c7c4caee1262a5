import JSON
import NavigationProtocol
import NavigationTree

extension Resume: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let resumed = try paused.found(in: machines)
        for sequence in resumed where machines.sequences.resume(sequence.id) {
            HostEvent.sequenceResumed(sequence.id, by: execution.session)
                .tell(of: sequence, on: &machines, now: execution.now)
        }
        return .done(Result(resumed.map(\.id)))
    }
}

extension PausedSequences {
    /// The paused sequences that are meant, oldest first. A sequence that has gone on already is not among them.
    func found(in machines: borrowing Machines) throws(WireError) -> [SentSequence] {
        guard let id = sequence else {
            let scene = scene ?? SceneTarget.defaultScene
            try machines.check(SceneTarget(scene: scene))
            return machines.sequences.filter { $0.isPaused && $0.scene == scene }
        }
        guard let sequence = machines.sequences[id], scene == nil || scene == sequence.scene else {
            throw WireError(
                .unknownSequence,
                "There is no sequence \(id) (any more); \"sequence.list\" lists them",
                ["sequence": .id(id)]
            )
        }
        return sequence.isPaused ? [sequence] : []
    }
}
