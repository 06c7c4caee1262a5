/// A guard that this client has added. It is the argument of ``NavigationClient/removeGuard(_:)``.
public struct AddedGuard: Hashable, Sendable {
    /// The id that the host gave it when it was added. After a reconnection it has another id.
    public let id: String
    let number: Int
}

/// Guards: handlers that decide about requests before they are carried out.
extension NavigationClient {
    /// Adds a guard. `handler` decides before an entry that the guard concerns is shown or removed. The request waits
    /// for the verdict; the handler may navigate meanwhile.
    ///
    /// The guard ends with ``removeGuard(_:)``, with its navigator or scene, and with the client. A guard with `away`
    /// stays in force without the client. After a reconnection it is added again. Refused with `unknown_scene`,
    /// `unknown_navigator` and `limit_reached`.
    @discardableResult
    public func addGuard(
        _ item: Contract.RegisterGuardsItem,
        voting handler: @escaping GuardHandler
    ) async throws(NavigationClientError) -> AddedGuard {
        // Set before the request is sent, because a question may follow the answer in the same read.
        core.handlers.set(PartHandler("guard.ask", about: item, handler))
        let number = core.newNumber()
        let added = try await renewed(number, { _ in .voter }).addGuard(
            name: item.name,
            on: item.on,
            types: item.types,
            roles: item.roles,
            scene: item.scene,
            navigator: item.navigator,
            order: item.order,
            timeout: item.timeout,
            default: item.default,
            away: item.away,
            module: item.module
        )
        return AddedGuard(id: added.guard, number: number)
    }

    /// Removes a guard of this client. A request that waits for its verdict continues without it. Refused with
    /// `unknown_guard` when it has ended.
    public func removeGuard(_ guard: AddedGuard) async throws(NavigationClientError) {
        let id = core.answer(`guard`.number)?["guard"]?.string ?? `guard`.id
        core.forget(`guard`.number)
        try await contract.removeGuard(guard: id)
    }
}
