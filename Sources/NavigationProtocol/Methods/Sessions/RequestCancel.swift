package import JSON

/// `request.cancel`: a request is not waited for any more.
package struct RequestCancel: MethodDefinition {
    package static let method = Method.requestCancel
    package static let function = ClientFunction("cancelRequest", "request")
    package static let summary = """
        Cancels a request of the same connection that waits; that request then fails with `cancelled`. An unknown id is not an error.
        """
    package static let resultSummary = "Whether such a request was waiting."
    package static let examples = [
        Example("nothing to cancel", #"{"request":7}"#, gives: #"{"cancelled":false}"#)
    ]

    /// The id as it was written.
    package let request: RawJSON

    package init(_ parameters: inout Parameters) throws(WireError) {
        let id = try parameters.requestID("request", "The id of the request.")
        self.request = try parameters.required("request", "the id of a request", id)
    }

    /// The answer: whether a request was cancelled.
    package struct Result: WireObject {
        let isCancelled: Bool

        package init(_ isCancelled: Bool) { self.isCancelled = isCancelled }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("cancelled", "Whether such a request was waiting.") { $0.isCancelled }
        }
    }
}
