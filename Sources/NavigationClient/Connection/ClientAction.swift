/// An action of the client in response to a message from the host or to the end of the connection.
enum ClientAction: Equatable, Sendable {
    /// Return this result to the caller of the request.
    case succeed(RequestID, JSONPayload)
    /// Fail the request with this error.
    case fail(RequestID, NavigationClientError)
    /// Return a new watch to the caller of the request; the payload is the host's answer.
    case openWatch(RequestID, WatchKey, JSONPayload)
    /// Put an event into a watch.
    case deliver(WatchKey, WatchSignal)
    /// End a watch for its reader, after the events that the reader has not read yet.
    case endWatch(WatchKey, NavigationClientError?)
    /// Call the handler for a question of the host.
    case ask(id: JSONPayload, HostQuestion)
    /// Cancel the answer to a question that the host does not wait for any longer.
    case endQuestion(id: JSONPayload)
    /// Send this line.
    case send([UInt8])
    /// Pass a notice of the host to the program.
    case notify(HostNotice)
    /// Close the connection. Earlier actions have failed all open requests.
    case close
}

/// The id of a watch on this connection, as the host wrote it.
struct WatchKey: Hashable, Sendable {
    let id: JSONPayload
}
