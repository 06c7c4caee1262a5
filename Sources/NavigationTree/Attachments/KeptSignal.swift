package import JSON

/// A signal that waits for a module that is away.
package struct KeptSignal: Hashable, Sendable {
    package let signal: Signal
    /// The module that is told when it has registered again.
    package let module: String
    /// The revision that the signal belongs to.
    package let revision: UInt64
    /// The cause of that revision, as the wire writes it.
    package let cause: RawJSON

    package init(_ signal: Signal, for module: String, revision: UInt64, cause: RawJSON) {
        (self.signal, self.module, self.revision, self.cause) = (signal, module, revision, cause)
    }

    /// Bytes of text that it holds.
    var weight: Int {
        cause.count + (signal.value?.count ?? 0) + (signal.name?.utf8.count ?? 0)
            + (signal.flow?.reason?.utf8.count ?? 0)
    }
}
