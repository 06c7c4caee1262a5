import CNATS
import NavigationFleet

/// A connection of libnats, with its subscriptions. It belongs to one thread.
final class OpenConnection {
    private let library: EngineLibrary
    private let box: Unmanaged<EngineBox>
    private var connection: OpaquePointer?
    /// By their subjects.
    private var subscriptions: [String: OpaquePointer] = [:]
    /// Subscriptions that have ended, oldest first, and when.
    private var ended: [(subscription: OpaquePointer, at: ContinuousClock.Instant)] = []

    /// The time after which the memory of a subscription is given back.
    ///
    /// A thread of libnats 3.4 that has found the subscription of a message does not hold it until it has added the
    /// message. If the memory is given back meanwhile, the library ends the process. Newer ones hold it.
    private static let grace = Duration.seconds(10)

    private var functions: cnats_functions { library.functions }

    /// Connects, and waits until that has succeeded or failed.
    init(_ settings: EngineSettings, _ subjects: [String], _ box: EngineBox) throws(EngineError) {
        library = box.library
        self.box = Unmanaged.passUnretained(box)
        let status = functions.natsConnection_Connect(&connection, settings.pointer)
        if status != CNATS_OK {
            let servers = box.options.servers.map(\.description).joined(separator: ", ")
            throw box.failure(status, library.lastWords, "cannot connect to \(servers): ")
        }
        guard functions.natsConnection_HasHeaderSupport(connection) == CNATS_OK else {
            throw EngineError(.other, "the server knows no headers; a fleet needs nats-server 2.9 or newer")
        }
        for subject in subjects { try subscribe(to: subject) }
        Self.tell(box, of: connection)
    }

    deinit {
        // This waits for the library's threads, which may have a subscription in their hands.
        functions.natsConnection_Close(connection)
        let ended = ended.map(\.subscription) + subscriptions.values
        for subscription in ended { functions.natsSubscription_Destroy(subscription) }
        functions.natsConnection_Destroy(connection)
    }

    /// Ends the connection. The library tells when that is done, as when it gives a connection up.
    func close() { functions.natsConnection_Close(connection) }

    /// Whether it has ended. The library also gives it up when the server refuses the user twice.
    var isClosed: Bool { functions.natsConnection_IsClosed(connection) }

    private func subscribe(to subject: String) throws(EngineError) {
        var subscription: OpaquePointer?
        let status = functions.natsConnection_Subscribe(&subscription, connection, subject, received, box.toOpaque())
        try library.check(status, "cannot subscribe to \(subject)")
        subscriptions[subject] = subscription
    }

    /// Subscribes while the connection is used. A failure is told like other failures.
    func subscribeLater(to subject: String) {
        do throws(EngineError) { try subscribe(to: subject) } catch { box.takeUnretainedValue().post(.failed(error)) }
    }

    func unsubscribe(from subject: String) {
        guard let subscription = subscriptions.removeValue(forKey: subject) else { return }
        // A failure means that the connection is away, and the subscription with it.
        _ = functions.natsSubscription_Unsubscribe(subscription)
        let now = ContinuousClock.now
        let old = ended.prefix { now - $0.at > Self.grace }
        for (subscription, _) in old { functions.natsSubscription_Destroy(subscription) }
        ended.removeFirst(old.count)
        ended.append((subscription, now))
    }

    /// Sends a message. While the connection is away, the message is lost, as on the way.
    func publish(_ message: EngineMessage) {
        var pointer: OpaquePointer?
        let status = message.body.withUnsafeBytes { body in
            functions.natsMsg_Create(
                &pointer,
                message.subject,
                message.reply,
                body.bindMemory(to: CChar.self).baseAddress,
                Int32(body.count)
            )
        }
        guard status == CNATS_OK, let pointer else { return }
        defer { functions.natsMsg_Destroy(pointer) }
        for (name, value) in message.headers {
            guard functions.natsMsgHeader_Set(pointer, name, value) == CNATS_OK else { return }
        }
        let published = functions.natsConnection_PublishMsg(connection, pointer)
        guard published != CNATS_OK, library.kind(of: published) != .other else { return }
        box.takeUnretainedValue().post(.failed(EngineError(library.kind(of: published), library.reason(of: published))))
    }

    /// Tells the host which server this is.
    static func tell(_ box: EngineBox, of connection: OpaquePointer?) {
        let url = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { text in
            let status = box.library.functions.natsConnection_GetConnectedUrl(connection, text.baseAddress, text.count)
            return status == CNATS_OK ? text.baseAddress.map { String(cString: $0) } ?? "" : ""
        }
        let address = try? EngineAddress(url)
        let mostBytes = Int(box.library.functions.natsConnection_GetMaxPayload(connection))
        box.post(.connected(to: address.map { "\($0)" } ?? "a server", mostBytes: mostBytes))
        if let version = address.flatMap(ServerGreeting.init(of:))?.version { box.post(.version(version)) }
    }
}

/// Called on a thread of the library, one message of a subscription after the other.
private func received(
    _: OpaquePointer?,
    _: OpaquePointer?,
    _ pointer: OpaquePointer?,
    _ box: UnsafeMutableRawPointer?
) {
    guard let pointer, let box else { return }
    let owner = Unmanaged<EngineBox>.fromOpaque(box).takeUnretainedValue()
    let message = EngineMessage(reading: pointer, owner.library)
    owner.library.functions.natsMsg_Destroy(pointer)
    owner.post(.message(message), bytes: message.body.count + 1_024)
}

extension EngineMessage {
    fileprivate init(reading pointer: OpaquePointer, _ library: EngineLibrary) {
        let functions = library.functions
        let body = UnsafeRawBufferPointer(
            start: functions.natsMsg_GetData(pointer),
            count: Int(functions.natsMsg_GetDataLength(pointer))
        )
        self.init(
            functions.natsMsg_GetSubject(pointer).map { String(cString: $0) } ?? "",
            reply: functions.natsMsg_GetReply(pointer).map { String(cString: $0) },
            headers: Self.headers(of: pointer, functions),
            body: Array(body)
        )
    }

    private static func headers(of pointer: OpaquePointer, _ functions: cnats_functions) -> [String: String] {
        var names: UnsafeMutablePointer<UnsafePointer<CChar>?>?
        var count: Int32 = 0
        guard functions.natsMsgHeader_Keys(pointer, &names, &count) == CNATS_OK else { return [:] }
        defer { cnats_free(names) }
        var headers: [String: String] = [:]
        for index in 0..<Int(count) {
            guard let name = names?[index] else { continue }
            var value: UnsafePointer<CChar>?
            guard functions.natsMsgHeader_Get(pointer, name, &value) == CNATS_OK, let value else { continue }
            headers[String(cString: name)] = String(cString: value)
        }
        return headers
    }
}
