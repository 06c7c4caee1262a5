/// What a message from the host, or the end of the connection, makes the client do.
enum ClientAction: Equatable, Sendable {
    /// Give the result to whoever waits for this request.
    case succeed(RequestID, JSONPayload)
    /// Fail whoever waits for this request.
    case fail(RequestID, NavigationClientError)
    /// Give a new watch to whoever waits for this request; the payload is the host's answer.
    case openWatch(RequestID, WatchKey, JSONPayload)
    /// Put an event into a watch.
    case deliver(WatchKey, WatchSignal)
    /// End a watch for its reader, after what it has not read yet.
    case endWatch(WatchKey, NavigationClientError?)
    /// Let a handler answer a question of the host.
    case ask(id: JSONPayload, HostQuestion)
    /// Send this line.
    case send([UInt8])
    /// Tell the program what the host said unasked.
    case notify(HostNotice)
    /// Close the connection; what waited has been failed by the actions before this one.
    case close
}

/// A watch as the host names it on this connection, in the host's own text.
struct WatchKey: Hashable, Sendable {
    let id: JSONPayload
}
