extension MethodDescription {
    /// The limits of a host that was started without options.

    package static let requestCancel = Self(
        .requestCancel,
        "Gives up a request of the same connection that waits for a module; that request then answers `cancelled`. An unknown id is no error.",
        [
            ParameterDescription(
                "request",
                "The id of the request.",
                required: true,
                schema: #"{"type":["string","number","null"]}"#
            )
        ],
        result: .object("outcome", "Whether such a request was waiting.", #""cancelled":{"type":"boolean"}"#),
        examples: [Example("nothing to cancel", #"{"request":7}"#, gives: #"{"cancelled":false}"#)]
    )
}
