import JSON

/// A named schema of the OpenRPC document, as JSON text.
package struct ComponentSchema: Sendable {
    package let name: String
    package let schema: String

    /// Those that are described by values, and those that are not yet.
    package static let joined: [Self] =
        Contract.components.map { Self(name: $0.name, schema: "\(RawJSON(writing: $0.schema))") }
        + all.filter { Contract.component($0.name) == nil }

    package static let all: [Self] = [
        Self(
            name: "NavigationMethod",
            schema: #"{"enum":["push","sheet","cover","managedSheet","managedCover","popover","alert","dialog"]}"#
        ),
        Self(
            name: "RequestedMethod",
            schema:
                #"{"enum":["push","sheet","cover","managedSheet","managedCover","popover","alert","dialog","send"]}"#
        ),
        Self(
            name: "SentItem",
            schema: """
                {"type":"object","additionalProperties":false,"properties":{"value":{"type":"string"},"data":true,\
                "type":{"type":"string"},"arguments":{"type":"object"},"method":{"type":"string"},"route":{"type":"string"},\
                "action":{"enum":["dismissAny","popAny","popAll","reset","perform","send","pause","cancel","cancelIfLocked","empty"]},\
                "navigator":{"type":"string"},"params":{"type":"object"},"values":{"type":"array"}}}
                """
        ),
        Self(
            name: "Step",
            schema: """
                {"type":"object","required":["index","item","outcome"],"properties":{"index":{"type":"integer","minimum":0},\
                "item":{"$ref":"#/components/schemas/SentItem"},"addedBy":{"type":"integer"},\
                "outcome":{"enum":["received","shown","selected","performed","replaced","failed","notSent"]},\
                "by":{"type":"object","properties":{"session":{"type":"string"},"receiver":{"type":"string"}}},\
                "resume":{"enum":["auto","immediately","after","inserting","appending","replacing","pause","cancel"]},\
                "revision":{"type":"integer"},"navigator":{"type":"string"},"entry":{"type":"string"},"error":{"type":"object"}}}
                """
        ),
        Self(
            name: "Receiver",
            schema: """
                {"type":"object","required":["receiver","session"],"properties":{"receiver":{"type":"string"},\
                "session":{"type":"string"},"value":{"type":"string"},"type":{"type":"string"},"route":{"type":"string"},\
                "scene":{"type":"string"},"navigator":{"type":"string"},"timeout":{"type":"number"},\
                "auto":{"type":"object","properties":{"navigate":{"type":"string"},"select":{"type":"string"},\
                "method":{"$ref":"#/components/schemas/NavigationMethod"},"resume":true}}}}
                """
        ),
        Self(
            name: "SequenceState",
            schema: """
                {"type":"object","required":["sequence","scene","session","state","done","left"],"properties":{\
                "sequence":{"type":"string"},"scene":{"type":"string"},"session":{"type":"string"},"name":{"type":"string"},\
                "state":{"enum":["running","asking","waiting","paused"]},"index":{"type":"integer"},"done":{"type":"integer"},\
                "left":{"type":"integer"},"receiver":{"type":"string"}}}
                """
        ),
        Self(
            name: "Destination",
            schema: """
                {"type":"object","required":["type"],"properties":{"type":{"type":"string"},"module":{"type":"string"},\
                "title":{"type":"string"},"description":{"type":"string"},"arguments":{"type":["object","boolean"]},\
                "version":{"type":"integer","minimum":0},\
                "method":{"$ref":"#/components/schemas/RequestedMethod"},"hints":{"type":"object"},"orphan":{"enum":["keep","close"]},"provides":{"type":"boolean"},\
                "roles":{"type":"array","items":{"type":"string"}},"rules":{"$ref":"#/components/schemas/PathRule"}}}
                """
        ),
        Self(
            name: "PathRule",
            schema: """
                {"type":"object","additionalProperties":false,"properties":{"under":{"type":"array","items":{"type":"string"}},\
                "within":{"type":"array","items":{"type":"string"}},"most":{"type":"integer","minimum":1},"repeats":{"type":"boolean"},\
                "first":{"type":"boolean"},"last":{"type":"boolean"},\
                "methods":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/NavigationMethod"}}}}
                """
        ),
        Self(
            name: "URLPattern",
            schema: """
                {"type":"object","required":["pattern","module","isLive"],"properties":{"pattern":{"type":"string"},\
                "module":{"type":"string"},"session":{"type":"string"},"to":{"type":"array","items":{"type":"object"}},\
                "ask":{"type":"boolean"},"scene":{"type":"string"},"navigator":{"type":"string"},"isLive":{"type":"boolean"}}}
                """
        ),
    ]
}
