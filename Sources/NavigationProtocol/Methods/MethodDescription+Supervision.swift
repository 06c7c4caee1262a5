extension MethodDescription {
    package static let moduleStart = Self(
        .moduleStart,
        """
        Starts a module of the host's manifests now, however often it has failed before. Answered at once; whether it comes up is told by `module.list`, \
        and by the events of a watch.
        """,
        [supervisedModule],
        result: moduleState,
        errors: [.unknownModule, .notSupervised, .otherUser],
        examples: [
            Example(
                "one that is not there",
                supervising: [Example.clock],
                #"{"module":"clock"}"#,
                gives: #"{"module":"clock","state":"starting","changed":true}"#
            )
        ]
    )

    package static let moduleStop = Self(
        .moduleStop,
        "Ends the process of a module that the host started. It is started again when somebody needs it.",
        [supervisedModule],
        result: moduleState,
        errors: [.unknownModule, .notSupervised, .otherUser],
        examples: [
            Example(
                "one that is being started",
                supervising: [Example.clock],
                after: [#"{"id":0,"method":"module.start","params":{"module":"clock"}}"#],
                #"{"module":"clock"}"#,
                gives: #"{"module":"clock","state":"stopping","changed":true}"#
            )
        ]
    )

    package static let moduleRestart = Self(
        .moduleRestart,
        "Ends the process of a module that the host started, and starts it again by its manifest as that is now.",
        [supervisedModule],
        result: moduleState,
        errors: [.unknownModule, .notSupervised, .otherUser],
        examples: [
            Example(
                "one that is not there",
                supervising: [Example.clock],
                #"{"module":"clock"}"#,
                gives: #"{"module":"clock","state":"starting","changed":true}"#
            )
        ]
    )

    private static let supervisedModule = ParameterDescription(
        "module",
        "A module with a manifest.",
        required: true,
        schema: #"{"type":"string"}"#
    )

    private static let moduleState = ResultDescription.object(
        "module",
        "What it does now.",
        #""module":{"type":"string"},"state":{"enum":["stopped","starting","running","stopping","backingOff","failed"]},"changed":{"type":"boolean"}"#
    )
}
