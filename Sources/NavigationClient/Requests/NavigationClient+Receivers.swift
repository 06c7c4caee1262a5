/// A receiver that this client has added. It is the argument of ``NavigationClient/stopReceiving(_:)``.
public struct AddedReceiver: Hashable, Sendable {
    /// The id that the host gave it when it was added. After a reconnection it has another id.
    public let id: String
    let number: Int
}

/// Receivers of sent items.
extension NavigationClient {
    /// Adds a receiver: `handler` receives the items that are sent by this name, unless another receiver is nearer.
    /// Without a handler, the host serves the receiver itself.
    ///
    /// The host searches on the navigator where the search begins, then on those around it, then elsewhere in the
    /// scene, then among receivers without a navigator. Without `scene` and `navigator` the receiver serves every
    /// scene, after all others.
    ///
    /// The receiver ends with ``stopReceiving(_:)``, with its navigator or scene, and with the client. After a
    /// reconnection it is added again. Receivers of one client for the same name share a handler; the question says
    /// which one is asked. Refused with `unknown_scene`, `unknown_navigator` and `limit_reached`.
    @discardableResult
    public func receive(
        _ item: Contract.RegisterReceiversItem,
        by handler: ReceiverHandler? = nil
    ) async throws(NavigationClientError) -> AddedReceiver {
        // Set before the request is sent, because a question may follow the answer in the same read.
        if let handler = ModuleReceiver(item, by: handler).handler { core.handlers.set(handler) }
        let number = core.newNumber()
        let added = try await renewed(number, { _ in .voter }).addReceiver(
            value: item.value,
            type: item.type,
            route: item.route,
            navigator: item.navigator,
            scene: item.scene,
            timeout: item.timeout,
            auto: item.auto
        )
        guard let id = added.receiver else { throw .badAnswer("a receiver without an id") }
        return AddedReceiver(id: id, number: number)
    }

    /// Removes a receiver of this client. It may still answer questions that it was asked before. Refused with
    /// `unknown_receiver` when it has ended.
    public func stopReceiving(_ receiver: AddedReceiver) async throws(NavigationClientError) {
        let id = core.answer(receiver.number)?["receiver"]?.string ?? receiver.id
        core.forget(receiver.number)
        try await contract.removeReceiver(receiver: id)
    }
}
