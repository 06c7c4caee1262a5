import NavigationProtocol
import NavigationURLs

extension URLResolve: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let match = try machines.modules.links.match(target.url, limits: machines.limits)
        try machines.requireSight(of: match, target.url, execution)
        let request = LinkRequest(target: target, purpose: .resolve)
        guard let items = match.items else { return .later(try request.ask(match, on: &machines, execution)) }
        return .done(request.resolved(match, items: items))
    }
}
