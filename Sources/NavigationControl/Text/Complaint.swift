package import NavigationClient

/// The words of navctl about an error, for a person on a terminal: a sentence, and a hint where there is one.
package enum Complaint {
    /// The lines for an error.
    ///
    /// - Parameter arguments: the words of the command line.
    package static func lines(for error: NavigationClientError, arguments: [String]) -> [String] {
        guard case .refused(let refusal) = error else { return [error.complaint] }
        return ["navctl: \(refusal.message)"] + [hint(for: refusal, arguments)].compactMap { $0 }
            + ["(\(refusal.name), navctl describe \(refusal.name))"]
    }

    /// A word of the command line is a text, and the schema wants something else.
    private static func hint(for refusal: HostRefusal, _ arguments: [String]) -> String? {
        guard refusal.data?["keyword"]?.string == "type", let path = refusal.data?["path"]?.string else { return nil }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        guard let word = arguments.first(where: { $0.hasPrefix("\(name)=") }) else { return nil }
        let value = word.dropFirst(name.count + 1)
        guard let json = try? JSONPayload(text: String(value)), json.string == nil else { return nil }
        return "With = the value is a text. Write \(name):=\(value) for JSON."
    }
}
