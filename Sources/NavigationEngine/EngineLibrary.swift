import CNATS

/// The functions of libnats. The library is loaded once, and stays loaded.
struct EngineLibrary: Sendable {
    let functions: cnats_functions

    private static let loaded: Result<EngineLibrary, EngineError> = {
        var functions = cnats_functions()
        guard let reason = cnats_load(&functions) else { return .success(EngineLibrary(functions: functions)) }
        return .failure(
            EngineError(
                .noLibrary,
                "\(String(cString: reason)). A fleet needs the library \(CNATS_LIBRARY); Debian has it in the package libnats3.4"
            )
        )
    }()

    static func load() throws(EngineError) -> EngineLibrary { try loaded.get() }

    /// Throws when a call has failed.
    ///
    /// - Parameter what: The failure, as the beginning of a sentence.
    func check(_ status: cnats_status, _ what: String) throws(EngineError) {
        guard status != CNATS_OK else { return }
        throw EngineError(kind(of: status), "\(what): \(reason(of: status))")
    }

    /// The meaning of a status, with the library's last error on this thread.
    func reason(of status: cnats_status) -> String { reason(of: status, lastWords) }

    /// The library's last error on this thread; empty without one.
    var lastWords: String { functions.nats_GetLastError(nil).map { String(cString: $0) } ?? "" }

    /// The meaning of a status, with the words of the library or of the server. The library's own words begin with a
    /// place in its source: "(conn.c:12): ".
    func reason(of status: cnats_status, _ words: String) -> String {
        let meaning = functions.natsStatus_GetText(status).map { String(cString: $0) } ?? "\(status)"
        let place = words.hasPrefix("(") ? words.firstRange(of: "): ")?.upperBound : nil
        let words = words[(place ?? words.startIndex)...]
        return words.isEmpty || words == meaning ? meaning : "\(meaning) (\(words))"
    }

    func kind(of status: cnats_status) -> EngineError.Kind {
        switch status {
        case CNATS_NO_SERVER, CNATS_TIMEOUT, CNATS_IO_ERROR: .noServer
        case CNATS_CONNECTION_AUTH_FAILED, CNATS_NOT_PERMITTED: .notAllowed
        case CNATS_SSL_ERROR, CNATS_SECURE_CONNECTION_WANTED, CNATS_SECURE_CONNECTION_REQUIRED: .tls
        case CNATS_ADDRESS_MISSING, CNATS_INVALID_ARG, CNATS_MAX_PAYLOAD: .options
        default: .other
        }
    }
}
