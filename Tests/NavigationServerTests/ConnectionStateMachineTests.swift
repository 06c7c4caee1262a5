import NavigationServer
import Testing

/// Every event in every state.
struct ConnectionStateMachineTests {
    enum State: CaseIterable { case open, paused, inputEnded, reported, closing, closed }

    private func machine(in state: State) -> ConnectionStateMachine {
        var machine = ConnectionStateMachine()
        switch state {
        case .open: break
        case .paused: machine.pauseRequested()
        case .inputEnded: machine.inputClosed()
        case .reported:
            machine.inputClosed()
            _ = machine.linesExhausted()
        case .closing: _ = machine.closeRequested(hasOutput: true)
        case .closed: _ = machine.aborted()
        }
        return machine
    }

    @Test(arguments: zip(State.allCases, [true, false, true, false, false, false]))
    func linesAreTakenWhileThereMayBeMore(state: State, takesLines: Bool) {
        let machine = machine(in: state)
        #expect(machine.takesLines == takesLines)
    }

    @Test(arguments: zip(State.allCases, [true, false, false, false, false, false]))
    func onlyAnOpenConnectionReads(state: State, reads: Bool) {
        let machine = machine(in: state)
        #expect(machine.reads == reads)
    }

    @Test(arguments: zip(State.allCases, [false, false, true, false, false, false]))
    func endOfInputIsReportedOnce(state: State, isReported: Bool) {
        var machine = machine(in: state)
        let first = machine.linesExhausted()
        let second = machine.linesExhausted()
        #expect((first == .reportEndOfInput) == isReported)
        #expect(second == .doNothing)
    }

    @Test(arguments: zip(State.allCases, [false, false, true, true, false, false]))
    func endOfInputIsReportedAgainWhenLinesRemain(state: State, isReported: Bool) {
        var machine = machine(in: state)
        machine.linesRemained()
        let action = machine.linesExhausted()
        #expect((action == .reportEndOfInput) == isReported)
    }

    @Test(arguments: zip(State.allCases, [false, false, false, false, true, false]))
    func onlyAClosingConnectionClosesWhenItsOutputIsOut(state: State, closes: Bool) {
        var machine = machine(in: state)
        let action = machine.outputDrained()
        #expect((action == .closeSocket) == closes)
    }

    @Test(arguments: zip(State.allCases, [true, true, true, true, true, false]))
    func closeWithoutOutputClosesAtOnce(state: State, closes: Bool) {
        var machine = machine(in: state)
        let action = machine.closeRequested(hasOutput: false)
        #expect((action == .closeSocket) == closes)
        let takesLines = machine.takesLines
        #expect(!takesLines)
    }

    @Test(arguments: State.allCases)
    func closeWithOutputWaitsForIt(state: State) {
        var machine = machine(in: state)
        let action = machine.closeRequested(hasOutput: true)
        #expect(action == .doNothing)
    }

    @Test(arguments: zip(State.allCases, [true, true, true, true, true, false]))
    func theSocketIsClosedOnce(state: State, closes: Bool) {
        var machine = machine(in: state)
        let action = machine.aborted()
        #expect((action == .closeSocket) == closes)
        let isClosed = machine.isClosed
        #expect(isClosed)
    }

    @Test func pauseOutlivesTheEndOfInput() {
        var machine = machine(in: .paused)
        machine.inputClosed()
        let before = machine.takesLines
        machine.resumeRequested()
        let after = machine.takesLines
        #expect(!before && after)
    }
}
