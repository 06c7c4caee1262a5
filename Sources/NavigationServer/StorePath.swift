/// Where the store is when nobody says: a file of the user's own for each socket, so that two hosts never want the same.
package struct StorePath: Equatable, Sendable {
    /// Nil when nothing is to be kept.
    package let path: String?
    /// The variables of the environment that decided; none when an option did, or nothing.
    package let variables: [String]

    /// - Parameters:
    ///   - option: what `--store` says; `none` for nothing.
    ///   - socket: what `--socket` says.
    ///   - environment: the variables that matter here.
    package init(option: String?, socket: String?, environment: [String: String], uid: UInt32) {
        func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let given = option ?? variable("NAVHOST_STORE") {
            path = given == "none" ? nil : given
            variables = option == nil ? ["NAVHOST_STORE"] : []
            return
        }
        let state = variable("XDG_STATE_HOME") ?? variable("HOME").map { "\($0)/.local/state" } ?? "/tmp/navhost-\(uid)"
        let folder = ["XDG_STATE_HOME", "HOME"].first { variable($0) != nil }
        let name = socket == nil && variable("NAVHOST_SOCKET") != nil ? "NAVHOST_SOCKET" : nil
        variables = [folder, name].compactMap { $0 }
        guard let socket = socket ?? variable("NAVHOST_SOCKET") else {
            path = "\(state)/navhost/navhost.db"
            return
        }
        // The path in one name: a slash becomes a percent sign's escape, as in a URL.
        var file = ""
        for character in socket {
            switch character {
            case "/": file += "%2F"
            case "%": file += "%25"
            default: file.append(character)
            }
        }
        path = "\(state)/navhost/\(file).db"
    }
}
