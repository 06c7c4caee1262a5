import CNATS

// Failures of the engine in words, with what people can do about them.

extension EngineBox {
    /// - Parameters:
    ///   - words: Of the library or of the server.
    ///   - what: The failure, as the beginning of a sentence.
    func failure(_ status: cnats_status, _ words: String, _ what: String = "") -> EngineError {
        // With several servers, the status may be that of another server than the words.
        if let refusal = CertificateRefusal(words) {
            return EngineError(.tls, what + refusal.sentence(authorities: options.files.authorities))
        }
        // A server refuses a client's certificate after the client has taken the server's, and says nothing.
        if status == CNATS_PROTOCOL_ERROR, options.isEncrypted,
            options.servers.contains(where: { ServerGreeting(of: $0)?.demandsCertificate ?? false })
        {
            return EngineError(.tls, what + options.files.adviceOnCertificate)
        }
        let reason = library.reason(of: status, words)
        let advice = status == CNATS_CONNECTION_AUTH_FAILED ? options.adviceOnUser : nil
        return EngineError(library.kind(of: status), what + reason + (advice.map { "; \($0)" } ?? ""))
    }
}

extension EngineFiles {
    /// The server demands a certificate of the host.
    fileprivate var adviceOnCertificate: String {
        guard let certificate else {
            return """
                the server demands a certificate of this host; name its file with \(Option.certificate), and the file of its \
                key with \(Option.key)
                """
        }
        return """
            the server does not accept this host's certificate in \(certificate); use one that is valid now, and that an \
            authority of the server has signed
            """
    }
}

extension EngineOptions {
    /// The server refuses the user.
    fileprivate var adviceOnUser: String {
        if let file = files.credentials {
            let credentials = (try? EngineFiles.text(of: file, .credentials)).flatMap { EngineCredentials($0) }
            return credentials?.hasExpired == true
                ? "the user in \(file) has expired; replace it by a new file of `nsc generate creds`"
                : "the user in \(file) may be revoked, or be of an account that the server does not know"
        }
        return servers.contains(where: \.hasUser)
            ? "check the user and the password in the address"
            : "the server demands a user; name a credentials file with \(EngineFiles.Option.credentials)"
    }
}

/// Why the host does not accept the certificate of a server. libnats tells it in one of two forms:
/// `SSL handshake error: 20:unable to get local issuer certificate:depth=0:cert=/CN=server:issuer=/CN=authority` and
/// `SSL handshake error: 62:hostname mismatch:expected=machine:cert=/CN=server`.
struct CertificateRefusal: Equatable {
    /// A number of OpenSSL: `X509_V_ERR_…`.
    let number: Int
    let reason: String
    let subject: String
    /// Empty when the name of the server is the reason.
    let issuer: String

    /// Nil for other words.
    init?(_ words: String) {
        guard let begin = words.firstRange(of: "SSL handshake error: ")?.upperBound,
            let certificate = words[begin...].firstRange(of: ":cert=")
        else { return nil }
        // The number, the reason, and what belongs to the form.
        let parts = words[begin..<certificate.lowerBound].split(separator: ":", maxSplits: 2)
        guard parts.count == 3, let number = Int(parts[0]) else { return nil }
        (self.number, reason) = (number, String(parts[1]))
        let names = words[certificate.upperBound...]
        let issuer = names.firstRange(of: ":issuer=")
        subject = String(names[..<(issuer?.lowerBound ?? names.endIndex)])
        self.issuer = issuer.map { String(names[$0.upperBound...]) } ?? ""
    }

    /// - Parameter authorities: The file of the option, if it is given.
    func sentence(authorities: String?) -> String {
        let certificate = "the server's certificate \(subject)"
        switch number {
        case 2, 18, 19, 20, 21:
            let hint = "name a file with it with \(EngineFiles.Option.authorities)"
            let advice = authorities.map { "\($0) does not have it" } ?? hint
            return "\(certificate) is signed by an authority that this host does not know, \(issuer); \(advice)"
        case 9: return "\(certificate) is not valid yet; compare the clocks of the machines"
        case 10: return "\(certificate) has expired; give the server a new one"
        case 62, 64:
            return """
                \(certificate) is for another name than the one in the address; use a name that the certificate has, or give \
                the server a certificate with this name
                """
        default: return "\(certificate) cannot be used: \(reason)"
        }
    }
}
