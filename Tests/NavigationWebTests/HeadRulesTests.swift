import NavigationWeb
import TestSupport
import Testing

/// Each rule on a head, with the attack that it stops.
@Suite(.onSharedThreads)
struct HeadRulesTests {
    private let rules = HeadRules(.loopback(port: 7070), pages: ["/", "/inspect"])

    private func refusal(_ head: RequestHead, by rules: HeadRules? = nil) -> Refusal? {
        do throws(Refusal) {
            try (rules ?? self.rules).check(head)
            return nil
        } catch { return error }
    }

    private func browser(
        _ method: String = "GET",
        _ target: String = "/watch",
        _ change: (inout RequestHead) -> Void = { _ in }
    ) -> RequestHead {
        var head = RequestHead(method: method, target: target, host: "127.0.0.1:7070")
        if method == "POST" {
            head.origin = "http://127.0.0.1:7070"
            head.contentType = "application/json"
        }
        head.fetchSite = "same-origin"
        change(&head)
        return head
    }

    @Test(arguments: ["127.0.0.1:7070", "[::1]:7070", "localhost:7070", "LOCALHOST:7070"])
    func ownNamesPass(host: String) {
        #expect(refusal(RequestHead(host: host)) == nil)
    }

    /// DNS rebinding: the browser sends the name under which it loaded the page.
    @Test(arguments: [
        "evil.example", "evil.example:7070", "127.0.0.1", "127.0.0.1:8080", "127.0.0.2:7070", "localhost.:7070", "",
        "127.0.0.1:7070.evil.example", "localhost:7070@evil.example", "0.0.0.0:7070",
    ])
    func otherHostIsRefused(host: String) {
        for target in ["/", "/inspect", "/assets/tree.js", "/rpc", "/none"] {
            #expect(refusal(RequestHead(target: target, host: host))?.rule == .host)
        }
    }

    /// The message is written to logs and terminals.
    @Test func refusalEscapesWhatCame() {
        let found = refusal(RequestHead(host: "a\u{9B}\r\n\u{202E}b"))
        #expect(found?.message == #"Host is a\u{9b}\u{d}\u{a}\u{202e}b, expected localhost:7070"#)
    }

    @Test func refusalNamesWhatCameAndWhatWouldBeRight() {
        let found = refusal(RequestHead(host: "evil.example"))
        #expect(found?.message == "Host is evil.example, expected localhost:7070")
    }

    @Test func noHostAndTwoHostsAreRefused() {
        #expect(refusal(browser { $0.hosts = [] })?.rule == .host)
        #expect(refusal(browser { $0.hosts = ["127.0.0.1:7070", "evil.example"] })?.rule == .host)
    }

    /// Pages of other sites and of other local ports, sandboxed frames, and addresses as origins.
    @Test(arguments: [
        "https://evil.example", "null", "http://127.0.0.1:8080", "http://localhost:7070", "https://127.0.0.1:7070",
        "http://127.0.0.1", "http://192.168.1.2:7070", "",
    ])
    func otherOriginIsRefused(origin: String) {
        #expect(refusal(browser("POST", "/rpc") { $0.origin = origin })?.rule == .origin)
        #expect(refusal(browser { $0.origin = origin })?.rule == .origin)
    }

    @Test func ownOriginPasses() {
        #expect(refusal(browser("POST", "/rpc")) == nil)
    }

    /// Scripts, images, frames and forms of other pages. `same-site` is another port of this machine.
    @Test(arguments: ["cross-site", "same-site", "none", "", "unknown"])
    func otherFetchSiteIsRefused(site: String) {
        #expect(refusal(browser { $0.fetchSite = site })?.rule == .fetchSite)
        #expect(refusal(browser("POST", "/rpc") { $0.fetchSite = site })?.rule == .fetchSite)
    }

    @Test(arguments: ["cross-site", "same-site", "none"])
    func startPagesMayBeOpenedFromElsewhere(site: String) {
        func opened(_ target: String, _ destination: String) -> RequestHead {
            browser("GET", target) { head in
                head.fetchSite = site
                head.fetchMode = "navigate"
                head.fetchDestination = destination
            }
        }
        #expect(refusal(opened("/", "document")) == nil)
        #expect(refusal(opened("/inspect?scene=main", "document")) == nil)
        #expect(refusal(opened("/", "iframe"))?.rule == .fetchSite)
        #expect(refusal(opened("/watch", "document"))?.rule == .fetchSite)
    }

    @Test(arguments: ["OPTIONS", "HEAD", "PUT", "DELETE", "TRACE", "CONNECT", "get"])
    func otherMethodsAreRefused(method: String) {
        #expect(refusal(browser(method))?.rule == .method)
    }

    /// A form can send these types to another site without a question.
    @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", nil, ""])
    func onlyJSONIsPosted(type: String?) {
        #expect(refusal(browser("POST", "/rpc") { $0.contentType = type })?.rule == .mediaType)
    }

    @Test func parametersOfTheMediaTypeDoNotMatter() {
        #expect(refusal(browser("POST", "/rpc") { $0.contentType = "Application/JSON; charset=utf-8" }) == nil)
    }

    /// It would end in histories, logs and `Referer`.
    @Test(arguments: ["token=1", "scene=main&TOKEN=1", "access_token=1", "ticket=1"])
    func tokensInTheQueryAreRefused(query: String) {
        #expect(refusal(browser("GET", "/watch?\(query)"))?.rule == .token)
    }

    @Test func unixSocketHasOneNameAndNoBrowsers() {
        let rules = HeadRules(.unixSocket, pages: ["/"])
        #expect(refusal(RequestHead(host: "localhost"), by: rules) == nil)
        #expect(refusal(RequestHead(host: "evil.example"), by: rules)?.rule == .host)
        var head = RequestHead(host: "localhost")
        head.origin = "http://localhost"
        #expect(refusal(head, by: rules)?.rule == .origin)
    }
}
