import NavigationProtocol

extension Transaction: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        try machines.limits.checkCount(of: operations)
        let (results, change) = try machines.together(on: scene, &execution) { machines, execution throws(WireError) in
            try machines.perform(operations, &execution)
        }
        return .done(Result(results, machines.result(of: change, in: scene)))
    }
}

extension Limits {
    func checkCount(of operations: [Operation]) throws(WireError) {
        guard (1...batch).contains(operations.count) else {
            throw Parameters.invalid("operations", "a list of 1 to \(batch) operations")
        }
    }
}
