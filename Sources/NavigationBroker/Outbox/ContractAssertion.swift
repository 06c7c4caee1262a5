import JSON
import NavigationProtocol

#if DEBUG
/// Checks in debug builds that each line of the host follows its contract. A violation is a bug in the host and ends
/// the process.
struct ContractAssertion {
    private var check = ContractCheck()

    /// - Parameter line: one message, or the answers of a batch, which have been checked one by one.
    mutating func assertFits(_ line: UnsafeRawBufferPointer, answering method: Method?) {
        guard line.first != UInt8(ascii: "[") else { return }
        // A member's name in a client's own value may hold U+0000, and libjson-c cannot read it. The host passes it on
        // as text.
        let text = String(decoding: line, as: UTF8.self).replacing(#"\u0000"#, with: #"\u0001"#)
        let violation: String?
        do {
            let message = try RawJSON(parsing: text, maximumDepth: 1 << 12).value()
            violation = check.violation(of: message, answering: method)
        } catch { violation = "\(error)" }
        if let violation { preconditionFailure("the host breaks its contract: \(violation) in \(text.prefix(4096))") }
    }
}
#endif
