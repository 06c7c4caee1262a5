import CNATS

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The options of libnats for the connections of a host. The caller that makes them destroys them.
struct EngineSettings {
    let pointer: OpaquePointer?
    private let library: EngineLibrary

    func destroy() { library.functions.natsOptions_Destroy(pointer) }

    /// - Parameter box: Gets what the library tells. It must outlive the connection.
    init(_ box: EngineBox) throws(EngineError) {
        let (library, options) = (box.library, box.options)
        let functions = library.functions
        // The library starts its threads when they are needed. -1 is its own number of spins before a lock waits.
        try library.check(functions.nats_Open(-1), "cannot start libnats")
        var pointer: OpaquePointer?
        try library.check(functions.natsOptions_Create(&pointer), "cannot make options")
        self.library = library
        self.pointer = pointer
        do throws(EngineError) {
            try setAddress(options)
            try setEncryption(options, library)
            try setCredentials(options.files.credentials, library)
            try setTimes()
            try setCallbacks(Unmanaged.passUnretained(box).toOpaque())
        } catch {
            destroy()
            throw error
        }
    }

    private func setAddress(_ options: EngineOptions) throws(EngineError) {
        let functions = library.functions
        var servers = options.servers.map { UnsafePointer(strdup($0.url)) }
        defer { for server in servers { free(UnsafeMutablePointer(mutating: server)) } }
        let status = functions.natsOptions_SetServers(pointer, &servers, Int32(servers.count))
        try check(status, "the addresses of the servers cannot be used")
        try check(functions.natsOptions_SetName(pointer, options.name), "the name \(options.name) is wrong")
    }

    /// Sets the times in milliseconds. A lost connection is noticed within three seconds, and tried without end.
    private func setTimes() throws(EngineError) {
        let functions = library.functions
        let statuses = [
            functions.natsOptions_SetTimeout(pointer, 2_000),
            functions.natsOptions_SetPingInterval(pointer, 1_000),
            functions.natsOptions_SetMaxPingsOut(pointer, 2),
            functions.natsOptions_SetMaxReconnect(pointer, -1),
            functions.natsOptions_SetReconnectWait(pointer, 100),
            functions.natsOptions_SetReconnectJitter(pointer, 100, 100),
            // Nothing is kept while the connection is away: it would arrive late.
            functions.natsOptions_SetReconnectBufSize(pointer, 0),
            functions.natsOptions_SetSendAsap(pointer, true),
        ]
        for status in statuses { try check(status, "a setting is wrong") }
    }

    private func setCallbacks(_ box: UnsafeMutableRawPointer) throws(EngineError) {
        let functions = library.functions
        let statuses = [
            functions.natsOptions_SetDisconnectedCB(pointer, { _, box in Self.owner(box)?.post(.disconnected) }, box),
            functions.natsOptions_SetReconnectedCB(
                pointer,
                { connection, box in
                    guard let owner = Self.owner(box) else { return }
                    OpenConnection.tell(owner, of: connection)
                },
                box
            ),
            functions.natsOptions_SetClosedCB(pointer, { _, box in Self.owner(box)?.gaveUp() }, box),
            functions.natsOptions_SetErrorHandler(pointer, Self.failed, box),
        ]
        for status in statuses { try check(status, "a callback cannot be set") }
    }

    private static let failed: cnats_error_handler = { connection, _, status, box in
        guard let owner = owner(box) else { return }
        guard status != CNATS_SLOW_CONSUMER else { return owner.post(.dropped) }
        var last: UnsafePointer<CChar>?
        _ = owner.library.functions.natsConnection_GetLastError(connection, &last)
        owner.post(.failed(owner.failure(status, last.map { String(cString: $0) } ?? "")))
    }

    private static func owner(_ box: UnsafeMutableRawPointer?) -> EngineBox? {
        box.map { Unmanaged<EngineBox>.fromOpaque($0).takeUnretainedValue() }
    }

    private func check(_ status: cnats_status, _ what: String) throws(EngineError) {
        guard status != CNATS_OK else { return }
        let kind = library.kind(of: status)
        throw EngineError(kind == .tls ? .tls : .options, "\(what): \(library.reason(of: status))")
    }
}
