package import NavigationTree

/// The parameters that every method has.
///
/// They are read together, since the broker wants all of them for every request, and nearly every request has none.
package struct RequestOptions {
    /// The question for which the client makes the request.
    package let during: QuestionNumber?
    /// Whether a person asked; nil when the session says it.
    package let isByPerson: Bool?
    /// The entry that the request comes from, whatever else is wrong with it.
    package let fromEntry: EntryID?
    /// Whether the request replaces those of its connection that still wait. A part of another request has no say.
    package let replacesPending: Bool
    /// The place of the request in a trace. A part of another request has no place of its own.
    package let trace: TraceContext?

    // The properties are set when nothing can be refused any more. An initializer that may stop half way keeps what it
    // makes in memory, and returns a copy.
    fileprivate init(_ parameters: inout Parameters, of method: Method) throws(WireError) {
        let during = try parameters.question("during")
        let isByPerson = try parameters.bool("byPerson")
        var replacesPending = false
        if parameters.mayHave("replacesPending"), parameters.context == nil, method.mayBeGuarded {
            replacesPending = try parameters.bool("replacesPending") ?? false
        }
        var trace: TraceContext?
        if parameters.mayHave("traceparent"), parameters.context == nil {
            trace = try parameters.traceContext("traceparent")
        }
        self.during = during
        self.isByPerson = isByPerson
        self.fromEntry = parameters.fromEntry
        self.replacesPending = replacesPending
        self.trace = trace
    }
}

extension Parameters {
    /// The options of a request; nil when it has none, which costs less to find out than to read them.
    package mutating func options(of method: Method) throws(WireError) -> RequestOptions? {
        guard
            mayHave("during") || mayHave("byPerson") || mayHave("fromEntry") || mayHave("replacesPending")
                || mayHave("traceparent")
        else { return nil }
        return try RequestOptions(&self, of: method)
    }
}
