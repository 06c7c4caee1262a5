import JSON

/// The rules on the head of a request, which hold before anything else happens, for every path and method.
package struct HeadRules: Sendable {
    /// How the request came.
    package enum Listener: Equatable, Sendable {
        /// Over a loopback address with this port.
        case loopback(port: Int)
        /// Over a Unix socket, where no browser comes from.
        case unixSocket
    }

    package let listener: Listener
    /// The paths that may also be opened by a link from elsewhere: pages without secrets.
    package let pages: Set<String>

    package init(_ listener: Listener, pages: Set<String>) {
        self.listener = listener
        self.pages = pages
    }

    /// Throws the refusal of the first rule that the request breaks.
    package func check(_ head: RequestHead) throws(Refusal) {
        let host = try checkHost(head)
        try checkOrigin(head, host)
        try checkFetch(head)
        try checkMethod(head)
        try checkQuery(head)
    }

    /// Stops DNS rebinding: a page of `evil.example`, whose name was pointed at this machine, sends its own name.
    private func checkHost(_ head: RequestHead) throws(Refusal) -> String {
        guard head.hosts.count == 1, let host = head.hosts.first else {
            throw Refusal(.host, "There are \(head.hosts.count) Host headers, expected one")
        }
        guard names.contains(host.lowercased()) else {
            throw Refusal(.host, "Host is \(host.forMessage), expected \(names[0])")
        }
        return host.lowercased()
    }

    /// Stops pages of other sites and of other local ports. `null` is the origin of sandboxed frames and of files.
    private func checkOrigin(_ head: RequestHead, _ host: String) throws(Refusal) {
        guard let origin = head.origin, origin.lowercased() != "http://\(host)" || listener == .unixSocket else {
            return
        }
        throw Refusal(.origin, "Origin is \(origin.forMessage), expected http://\(host)")
    }

    /// Stops scripts, images, forms and frames of other sites, which have no `Origin` where they read. Other ports of
    /// this machine count as the same site, so only the same origin passes.
    private func checkFetch(_ head: RequestHead) throws(Refusal) {
        guard let site = head.fetchSite, site != "same-origin" else { return }
        if pages.contains(head.path), head.method == "GET", head.fetchMode == "navigate",
            head.fetchDestination == "document"
        {
            return
        }
        throw Refusal(.fetchSite, "Sec-Fetch-Site is \(site.forMessage), expected same-origin")
    }

    private func checkMethod(_ head: RequestHead) throws(Refusal) {
        guard head.method == "GET" || head.method == "POST" else {
            throw Refusal(.method, "The method is \(head.method.forMessage), expected GET or POST")
        }
        guard head.method == "POST" else { return }
        // A form can send text/plain to another site without asking first, but not JSON.
        let type = head.contentType?.split(separator: ";").first.map { $0.lowercased().filter { $0 != " " } }
        guard type == "application/json" else {
            let given = head.contentType.map { "Content-Type is \($0.forMessage)" } ?? "There is no Content-Type"
            throw Refusal(.mediaType, "\(given), expected application/json")
        }
    }

    /// A token in an address would end in the browser's history, in logs, and in `Referer`.
    private func checkQuery(_ head: RequestHead) throws(Refusal) {
        let names = head.query?.split(separator: "&").compactMap { $0.split(separator: "=").first?.lowercased() } ?? []
        guard names.allSatisfy({ !["token", "access_token", "authorization", "ticket"].contains($0) }) else {
            throw Refusal(.token, "A token stands in the query, expected it in the Authorization header")
        }
    }

    /// The names that are ours; the first is for messages.
    private var names: [String] {
        switch listener {
        case .loopback(let port):
            ["localhost", "127.0.0.1", "[::1]"].flatMap { name in
                port == 80 ? ["\(name):80", name] : ["\(name):\(port)"]
            }
        case .unixSocket: ["localhost"]
        }
    }
}

extension String {
    /// The start of a text that came from elsewhere.
    var forMessage: String { VisibleText.of(String(unicodeScalars.prefix(100))) }
}
