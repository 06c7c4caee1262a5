import NavigationProtocol

extension AccessDescribe: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard let rights = machines.sight(execution) else {
            return .done(Result(identity: nil, document: nil, grants: []))
        }
        return .done(
            Result(identity: rights.identity, document: rights.path, grants: rights.grants.map { DescribedGrant($0) })
        )
    }
}
