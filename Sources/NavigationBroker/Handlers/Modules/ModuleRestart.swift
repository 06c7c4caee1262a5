import NavigationProtocol

extension ModuleRestart: ModuleControl {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        try check(on: machines, execution)
        let effects = machines.activation.restart(module, now: execution.now)
        effects.carryOut(on: &machines, now: execution.now)
        return answer(on: machines, isChanged: true)
    }
}
