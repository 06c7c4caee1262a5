import CNATS

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// The files of the options. The library reads those of certificates here, and the credentials for each connection.

extension EngineSettings {
    /// The library does not look at the beginning of an address.
    func setEncryption(_ options: EngineOptions, _ library: EngineLibrary) throws(EngineError) {
        guard options.isEncrypted else { return }
        let (functions, files) = (library.functions, options.files)
        // This makes the context of OpenSSL, with the authorities of the system.
        let secure =
            files.authorities == nil
            ? functions.natsOptions_SetSecure(pointer, true)
            : Self.withoutSystemAuthorities { functions.natsOptions_SetSecure(pointer, true) }
        guard secure == CNATS_OK else {
            throw EngineError(.tls, "no encrypted connection can be made: \(library.reason(of: secure))")
        }
        if let authorities = files.authorities {
            let status = functions.natsOptions_LoadCATrustedCertificates(pointer, authorities)
            guard status == CNATS_OK else {
                let reason = library.reason(of: status)
                throw EngineError(.file, "\(EngineFiles.Option.authorities): cannot use \(authorities): \(reason)")
            }
        }
        if let certificate = files.certificate, let key = files.key {
            let status = functions.natsOptions_LoadCertificatesChain(pointer, certificate, key)
            guard status == CNATS_OK else {
                let (option, reason) = (EngineFiles.Option.certificate, library.reason(of: status))
                guard !reason.contains("key values mismatch") else {
                    let wrong = "the key in \(key) is not that of the certificate in \(certificate)"
                    throw EngineError(.file, "\(option): \(wrong)")
                }
                throw EngineError(.file, "\(option): cannot use \(certificate) with the key in \(key): \(reason)")
            }
        }
    }

    func setCredentials(_ file: String?, _ library: EngineLibrary) throws(EngineError) {
        guard let file else { return }
        let status = library.functions.natsOptions_SetUserCredentialsFromFiles(pointer, file, nil)
        guard status == CNATS_OK else {
            let reason = library.reason(of: status)
            throw EngineError(.file, "\(EngineFiles.Option.credentials): cannot use \(file): \(reason)")
        }
    }

    /// Makes a context of OpenSSL that does not have the authorities of the system. libnats has no call for that, since
    /// its own call adds to them. OpenSSL looks at two variables of the environment when it makes a context.
    ///
    /// The host does this once, before it serves, and no other thread of it changes the environment at that time.
    private static func withoutSystemAuthorities(_ make: () -> cnats_status) -> cnats_status {
        let names = ["SSL_CERT_FILE", "SSL_CERT_DIR"]
        let former = names.map { name in (name, getenv(name).map { value in String(cString: value) }) }
        defer {
            for (name, value) in former {
                if let value { setenv(name, value, 1) } else { unsetenv(name) }
            }
        }
        for name in names { setenv(name, "/dev/null", 1) }
        return make()
    }
}
