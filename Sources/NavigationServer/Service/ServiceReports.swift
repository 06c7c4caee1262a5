import Logging
import NavigationBroker

/// Tells a service manager, if there is one, the state of the event loop.
///
/// The signs of life come from the event loop itself: a loop that is stuck sends none.
struct ServiceReports {
    /// Nil without a service manager.
    private let notifier: ServiceNotifier?
    private let path: String
    private let logger: Logger

    /// - Parameter path: Where the host listens.
    init(_ notifier: ServiceNotifier?, path: String, logger: Logger) {
        self.notifier = notifier
        self.path = path
        self.logger = logger
    }

    /// Seconds between two signs of life; nil when the manager expects none.
    var interval: Double? { notifier?.interval.map { Double($0) / 1e9 } }

    /// A client can connect.
    func ready() {
        guard let notifier, !notifier.tell(.ready, .status("Listening on \(path)")) else { return }
        logger.warning("cannot tell the service manager that the host is ready")
    }

    /// The event loop runs.
    ///
    /// - Parameter connections: How many there are; nil during a shutdown, whose status stays.
    func alive(connections: Int?) {
        if let connections {
            notifier?.tell(.alive, .status("Listening on \(path), \(connections) connections"))
        } else {
            notifier?.tell(.alive)
        }
    }

    /// A shutdown has begun.
    func stopping(connections: Int) { notifier?.tell(.stopping, .status("Closing \(connections) connections")) }
}
