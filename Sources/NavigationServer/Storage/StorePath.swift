/// The path of the store. Without an option it is a file of the user for each socket, so that two hosts never share
/// one.
package struct StorePath: Equatable, Sendable {
    /// Nil when the host keeps nothing.
    package let path: String?
    /// The variables of the environment that decided; empty when an option or the default did.
    package let variables: [String]

    /// - Parameters:
    ///   - option: The value of `--store`; `none` keeps nothing.
    ///   - socket: The value of `--socket`.
    ///   - environment: The variables of the process.
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
        // The path becomes one file name: a slash is percent-encoded, as in a URL.
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
