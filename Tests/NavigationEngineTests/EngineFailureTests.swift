import Testing

@testable import NavigationEngine

struct CertificateRefusalTests {
    @Test func theWordsOfTheLibraryAreRead() throws {
        let words =
            "SSL handshake error: 20:unable to get local issuer certificate:depth=0:cert=/CN=a:issuer=/O=b/CN=c:d"
        let refusal = try #require(CertificateRefusal(words))
        #expect(refusal.number == 20 && refusal.reason == "unable to get local issuer certificate")
        #expect(refusal.subject == "/CN=a" && refusal.issuer == "/O=b/CN=c:d")
    }

    @Test func aWrongNameHasAnotherForm() throws {
        let refusal = try #require(
            CertificateRefusal("SSL handshake error: 62:hostname mismatch:expected=fd00::1:cert=/CN=a")
        )
        #expect(refusal.number == 62 && refusal.reason == "hostname mismatch")
        #expect(refusal.subject == "/CN=a" && refusal.issuer.isEmpty)
    }

    @Test(
        arguments: [
            "", "SSL handshake error: ", "SSL handshake error: 20:x", "SSL handshake error: 20:cert=/CN=a",
            "SSL handshake error: x:y:depth=0:cert=/CN=a:issuer=/CN=b", ":cert=/CN=a: SSL handshake error: 1:x:y",
            "Connection refused",
        ]
    )
    func otherWordsAreNone(_ words: String) { #expect(CertificateRefusal(words) == nil) }

    @Test(
        arguments: [
            (9, "is not valid yet; compare the clocks of the machines"),
            (10, "has expired; give the server a new one"),
            (62, "is for another name than the one in the address"),
            (64, "is for another name than the one in the address"),
            (23, "cannot be used: the reason"),
        ]
    )
    func theSentenceSaysWhatToDo(_ number: Int, _ end: String) throws {
        let refusal = try #require(
            CertificateRefusal("SSL handshake error: \(number):the reason:depth=0:cert=/CN=a:issuer=/CN=b")
        )
        #expect(refusal.sentence(authorities: nil).hasPrefix("the server's certificate /CN=a \(end)"))
    }

    @Test(arguments: [2, 18, 19, 20, 21])
    func anUnknownAuthorityIsAMatterOfTheOption(_ number: Int) throws {
        let refusal = try #require(
            CertificateRefusal("SSL handshake error: \(number):x:depth=0:cert=/CN=a:issuer=/CN=b")
        )
        let begin = "the server's certificate /CN=a is signed by an authority that this host does not know, /CN=b; "
        #expect(refusal.sentence(authorities: nil) == begin + "name a file with it with --nats-ca")
        #expect(refusal.sentence(authorities: "/ca.pem") == begin + "/ca.pem does not have it")
    }
}

struct EngineCredentialsTests {
    /// `{"exp":7}`, `{"exp":0}`, `{}`, as a JWT has them.
    private static let (seven, zero, none) = ("eyJleHAiOjd9", "eyJleHAiOjB9", "e30")

    private func file(_ jwt: String, seed: String = "SUAB") -> String {
        """
        -----BEGIN NATS USER JWT-----
        \(jwt)
        ------END NATS USER JWT------

        -----BEGIN USER NKEY SEED-----
        \(seed)
        ------END USER NKEY SEED------

        """
    }

    @Test func theEndOfAUserIsRead() throws {
        let ended = try #require(EngineCredentials(file("a.\(Self.seven).b")))
        #expect(ended.expiry == 7 && ended.hasExpired)
    }

    @Test(arguments: [zero, none])
    func aUserNeedNotEnd(_ claims: String) throws {
        let credentials = try #require(EngineCredentials(file("a.\(claims).b")))
        #expect(credentials.expiry == nil && !credentials.hasExpired)
    }

    @Test func theLinesMayEndAsOnOtherSystems() {
        let text = file("a.\(Self.seven).b").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(EngineCredentials(text.joined(separator: "\r\n"))?.expiry == 7)
    }

    @Test(arguments: ["", "a.\(none)", "a.\(none).b.c", "a.!.b", "a.e3.b", "a.W10.b"])
    func whatIsNoTokenIsRefused(_ jwt: String) { #expect(EngineCredentials(file(jwt)) == nil) }

    @Test func bothPartsHaveToBeThere() {
        #expect(EngineCredentials(file("a.\(Self.none).b", seed: "hello")) == nil)
        let parts = file("a.\(Self.none).b").split(separator: "\n\n").map { String($0) }
        #expect(parts.count == 2 && parts.allSatisfy { EngineCredentials($0) == nil })
    }
}

struct DemandTests {
    @Test(
        arguments: [
            (#"INFO {"tls_required":true,"tls_verify":true}"#, true), (#"INFO {"tls_required":true}"#, false),
            (#"INFO {"tls_verify":false}"#, false), (#"INFO {"tls_verify":1}"#, false),
        ]
    )
    func aGreetingSaysWhetherCertificatesAreDemanded(_ line: String, _ demands: Bool) {
        #expect(ServerGreeting(line)?.demandsCertificate == demands)
    }
}
