import NavigationFiles

/// The files for the encryption of connections, and for the user of the engine. None of them has to be there.
package struct EngineFiles: Hashable, Sendable {
    /// The certificates of the authorities that count in place of those of the system.
    package var authorities: String?
    /// The certificate of this host, and those between it and its authority.
    package var certificate: String?
    /// The key of ``certificate``.
    package var key: String?
    /// The JWT and the seed of the user.
    package var credentials: String?

    /// The options that name the files, for messages.
    package enum Option: String, CaseIterable, CustomStringConvertible {
        case authorities = "nats-ca"
        case certificate = "nats-cert"
        case key = "nats-key"
        case credentials = "nats-creds"

        package var description: String { "--\(rawValue)" }
    }

    package init(
        authorities: String? = nil,
        certificate: String? = nil,
        key: String? = nil,
        credentials: String? = nil
    ) {
        (self.authorities, self.certificate, self.key, self.credentials) = (authorities, certificate, key, credentials)
    }

    /// Reads all files, and returns warnings about those that others can read as well.
    ///
    /// - Throws: ``EngineError`` for the first file that cannot be used.
    package func check() throws(EngineError) -> [String] {
        if let authorities { try checkCertificates(authorities, .authorities) }
        if let certificate { try checkCertificates(certificate, .certificate) }
        return [try key.flatMap(checkKey), try credentials.flatMap(checkCredentials)].compactMap { $0 }
    }

    /// The text of a file that an option names.
    static func text(of path: String, _ option: Option) throws(EngineError) -> String {
        try EngineFile(path, option).text
    }

    private func checkCertificates(_ path: String, _ option: Option) throws(EngineError) {
        guard try EngineFile(path, option).text.contains("CERTIFICATE-----") else {
            throw EngineError(
                .file,
                "\(option): \(path) has no certificate; it has to be a PEM file, with \"-----BEGIN CERTIFICATE-----\""
            )
        }
    }

    private func checkKey(_ path: String) throws(EngineError) -> String? {
        let file = try EngineFile(path, .key)
        guard file.text.contains("PRIVATE KEY-----") else {
            throw EngineError(
                .file,
                "\(Option.key): \(path) has no private key; it has to be a PEM file, with \"-----BEGIN PRIVATE KEY-----\""
            )
        }
        // OpenSSL would ask for the password at the terminal.
        guard !file.text.contains("ENCRYPTED") else {
            throw EngineError(.file, "\(Option.key): the key in \(path) has a password; the host needs one without")
        }
        return file.warning
    }

    private func checkCredentials(_ path: String) throws(EngineError) -> String? {
        let file = try EngineFile(path, .credentials)
        guard let credentials = EngineCredentials(file.text) else {
            throw EngineError(
                .file,
                "\(Option.credentials): \(path) does not have both a user JWT and its seed; `nsc generate creds` writes such files"
            )
        }
        guard !credentials.hasExpired else {
            return "the user in \(path) has expired; make a new file with `nsc generate creds`"
        }
        return file.warning
    }
}

/// A file that an option names.
private struct EngineFile {
    let text: String
    /// For a file with a secret that others can read.
    let warning: String?

    private static let largest = 1 << 20

    init(_ path: String, _ option: EngineFiles.Option) throws(EngineError) {
        var isOpenToOthers = false
        do throws(RegularFile.Refusal) {
            let bytes = try RegularFile.read(path, upTo: Self.largest) { isOpenToOthers = $0.isOpenToOthers }
            text = String(decoding: bytes, as: UTF8.self)
        } catch { throw EngineError(.file, "\(option): cannot read \(path): \(error.reason)") }
        warning = isOpenToOthers ? "\(option): other users can read \(path); `chmod 600` prevents that" : nil
    }
}
