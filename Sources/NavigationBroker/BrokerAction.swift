package import JSON
package import NavigationProtocol
package import NavigationTree

/// The shell must carry out these actions for the broker, in this order.
///
/// A change with a thousand watches makes a thousand actions. So rare and large payloads are held by reference.
package enum BrokerAction: Equatable, Sendable {
    /// Queue these bytes of the turn's text: one or more whole lines.
    case send(SessionID, Range<Int>)
    /// Stop reading, flush what is queued, then close.
    case close(SessionID)
    /// Close without waiting for the queue.
    case abort(SessionID)
    /// Take no more lines from this session until it is resumed; what was read stays where it is.
    case pauseReading(SessionID)
    case resumeReading(SessionID)
    /// Call ``NavigationBroker/sendOwedState(to:now:)`` for this session as long as it is owed one, beside other work:
    /// a state may be large.
    case catchUp(SessionID)
    /// Start the process of this module. The answer is ``NavigationBroker/moduleStarted(_:pid:now:)`` and later
    /// ``NavigationBroker/moduleExited(_:_:now:)``, or ``NavigationBroker/moduleFailedToStart(_:_:now:)``.
    indirect case startModule(ModuleManifest)
    /// End the process of this module, once what was sent before has left: it is asked, and after its time made to.
    indirect case stopModule(String)
    /// Tell the host's own broker that this one needs a module; see ``NavigationBroker/moduleNeeded(_:now:)``.
    indirect case needModule(String)
    /// Tell the brokers of shared scenes about a module that this one starts.
    indirect case moduleNews(String, ModuleNews)
    /// Watches of other brokers ask for this event; see ``NavigationBroker/tellOthers(events:of:)``. Unless it is
    /// certain, it is left out when the turn is not written.
    indirect case event(HostEvent, isCertain: Bool)
    /// Free the memory of this tree beside other work.
    case discard(DiscardedTree)
    /// A module answered slowly. Only sent when the configuration asks for it.
    indirect case slow(SlowQuestion)
    /// A request or a question of a trace is over. Only sent when the configuration asks for it.
    indirect case span(Span)
    /// Something for the log that is not in any answer.
    indirect case log(BrokerLogEntry)
}

/// News of a module that a host starts, for the brokers of the shared scenes that it owns.
package enum ModuleNews: Equatable, Sendable {
    /// It cannot be started.
    case refused(WireError)
    /// Requests that wait for it are tried again.
    case changed
    /// It has registered, and not for what was asked.
    case elsewhere
}

/// One line for the host's log.
package struct BrokerLogEntry: Hashable, Sendable {
    /// By whose fault: the host's own life, or a client that broke the protocol.
    package enum Level: Hashable, Sendable { case debug, info, notice }

    package let level: Level
    package let session: SessionID?
    /// The module that it is about.
    package let module: String?
    package let message: String

    init(level: Level, session: SessionID?, module: String? = nil, message: String) {
        self.level = level
        self.session = session
        self.module = module
        self.message = message
    }
}

/// All that one turn of the loop produced: the text of every line, and who gets which part of it.
///
/// The same range may go to many sessions, so a change is encoded once however many watch it.
package struct BrokerTurn: ~Copyable {
    package internal(set) var text = JSONWriter()
    package internal(set) var actions: [BrokerAction] = []

    /// The bytes of storage that stay allocated for later turns. One large answer must not hold its memory for good.
    package static let keptCapacity = 1 << 20

    package init() {}

    package var isEmpty: Bool { actions.isEmpty }

    /// Forgets the contents and keeps the storage for the next turn, unless it is larger than most will need.
    package mutating func removeAll() {
        text.removeAll(keepingUpTo: Self.keptCapacity)
        // One by one: most turns have one action, and then `removeAll` costs several times as much.
        while actions.popLast() != nil {}
    }
}
