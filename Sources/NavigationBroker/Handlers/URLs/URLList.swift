import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

extension URLList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let registry = machines.registry
        if let module, registry.modules[module] == nil { throw WireError(.unknownModule(module), in: registry) }
        var patterns: [WireURLPattern] = []
        for registered in machines.modules.links.patterns(of: module) {
            let items = if case .items(let template) = registered.target { template.source } else { RawJSON?.none }
            let pattern = WireURLPattern(
                registered.pattern.text,
                of: registered.module,
                registry.modules[registered.module]?.owner,
                items: items,
                scene: registered.scene,
                navigator: registered.navigator,
                isLive: registered.isLive(in: machines)
            )
            patterns.append(pattern)
        }
        return .done(Result(patterns))
    }
}
