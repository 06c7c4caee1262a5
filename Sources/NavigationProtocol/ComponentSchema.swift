import JSON

/// A named schema of the OpenRPC document, as JSON text.
package struct ComponentSchema: Sendable {
    package let name: String
    package let schema: String

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
            name: "Configuration",
            schema: """
                {"type":"object","additionalProperties":false,"properties":{"restorationKey":{"type":"string"},\
                "executionDelay":{"type":"number","minimum":0,"maximum":5},"verbosity":{"enum":["silent","error","warning","info","debug"]}}}
                """
        ),
        Self(
            name: "RequestedDestination",
            schema: """
                {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string"},\
                "arguments":{"type":"object"}}}
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
            name: "Link",
            schema: """
                {"type":"object","additionalProperties":false,"required":["link","type"],"properties":{"link":{"type":"string"},\
                "label":{"type":"string"},"type":{"type":"string"},"arguments":{"type":"object"},"isLive":{"type":"boolean"}}}
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
        Self(
            name: "Button",
            schema: """
                {"type":"object","additionalProperties":false,"required":["answer"],"properties":{"answer":{"type":"string"},\
                "label":{"type":"string"},"role":{"enum":["default","cancel","destructive"]}}}
                """
        ),
        Self(
            name: "Operation",
            schema: """
                {"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string"},\
                "params":{"type":"object"}}}
                """
        ),
        Self(
            name: "Attachment",
            schema: """
                {"type":"object","required":["id","kind","navigator"],"properties":{"id":{"type":"string"},\
                "kind":{"enum":["lock","checkpoint","mapping","trigger","flow"]},"navigator":{"type":"string"},"session":{"type":"string"}}}
                """
        ),
        Self(
            name: "Flow",
            schema: """
                {"type":"object","required":["id","kind","navigator","name","position","state"],"properties":{"id":{"type":"string"},\
                "kind":{"const":"flow"},"navigator":{"type":"string"},"session":{"type":"string"},"name":{"type":"string"},\
                "module":{"type":"string"},"position":{"type":"integer","minimum":0},"checkpoint":{"type":"string"},\
                "schema":{"type":["object","boolean"]},"data":true,"state":{"enum":["running","suspended"]},"scene":{"type":"string"}}}
                """
        ),
        Self(
            name: "Cause",
            schema: """
                {"type":"object","required":["method"],"properties":{"method":{"type":"string"},"session":{"type":"string"},\
                "module":{"type":"string"},"request":true}}
                """
        ),
        Self(
            name: "Redirection",
            schema: """
                {"type":"object","required":["type","arguments"],"properties":{"type":{"type":"string"},"arguments":{"type":"object"},\
                "guard":{"type":"string"},"name":{"type":"string"},"module":{"type":"string"}}}
                """
        ),
        Self(
            name: "State",
            schema: """
                {"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{\
                "parent":{"type":"integer","minimum":0},"method":{"$ref":"#/components/schemas/NavigationMethod"},\
                "name":{"type":"string"},"root":{"$ref":"#/components/schemas/RequestedDestination"},\
                "path":{"type":"array","items":{"$ref":"#/components/schemas/RequestedDestination"}},\
                "anchor":{"type":["integer","null"]},"selected":{"type":"boolean"},\
                "buttons":{"type":"array","items":{"$ref":"#/components/schemas/Button"}}}}}
                """
        ),
        Self(
            name: "Removed",
            schema: #"{"type":"object","properties":{"entries":{"type":"integer"},"navigators":{"type":"integer"}}}"#
        ),
        Self(
            name: "Entry",
            schema: """
                {"type":"object","required":["id","type","arguments","module","method","cause"],"properties":{"id":{"type":"string"},\
                "type":{"type":"string"},"arguments":{"type":"object"},"module":{"type":"string"},\
                "method":{"$ref":"#/components/schemas/NavigationMethod"},"hints":{"type":"object"},"transient":{"type":"boolean"},\
                "version":{"type":"integer"},"content":true,\
                "links":{"type":"array","items":{"$ref":"#/components/schemas/Link"}},"cause":{"type":"object","required":["revision"],"properties":{"revision":{"type":"integer"},"session":{"type":"string"}}}}}
                """
        ),
        Self(
            name: "Navigator",
            schema: """
                {"type":"object","required":["id","kind","hasPath","children","path"],"properties":{"id":{"type":"string"},\
                "kind":{"enum":["root","stack","presentation"]},"name":{"type":"string"},"parent":{"type":"string"},\
                "method":{"$ref":"#/components/schemas/NavigationMethod"},"anchor":{"type":"string"},\
                "root":{"$ref":"#/components/schemas/Entry"},"ephemeral":{"type":"string"},\
                "buttons":{"type":"array","items":{"$ref":"#/components/schemas/Button"}},"hasPath":{"type":"boolean"},\
                "children":{"type":"array","items":{"type":"string"}},"selected":{"type":"string"},"presented":{"type":"string"},\
                "path":{"type":"array","items":{"$ref":"#/components/schemas/Entry"}}}}
                """
        ),
        Self(
            name: "NavigatorState",
            schema: """
                {"type":"object","required":["scene","revision","id","kind","hasPath","children","count","isPresented","isPresenting",\
                "isAnyChildPresenting","depth","current"],"properties":{"scene":{"type":"string"},"revision":{"type":"integer"},\
                "id":{"type":"string"},"kind":{"enum":["root","stack","presentation"]},"name":{"type":"string"},"parent":{"type":"string"},\
                "method":{"$ref":"#/components/schemas/NavigationMethod"},"anchor":{"type":"string"},\
                "root":{"$ref":"#/components/schemas/Entry"},"ephemeral":{"type":"string"},"hasPath":{"type":"boolean"},\
                "children":{"type":"array","items":{"type":"string"}},"selected":{"type":"string"},"presented":{"type":"string"},\
                "count":{"type":"integer"},"isPresented":{"type":"boolean"},"isPresenting":{"type":"boolean"},\
                "isAnyChildPresenting":{"type":"boolean"},"depth":{"type":"integer"},"current":{"type":"boolean"}}}
                """
        ),
        Self(
            name: "Guard",
            schema: """
                {"type":"object","required":["guard","name","session","on","types","order","timeout","default"],"properties":\
                {"guard":{"type":"string"},"name":{"type":"string"},"session":{"type":"string"},"module":{"type":"string"},\
                "on":{"enum":["enter","leave"]},"types":{"type":"array","items":{"type":"string"}},\
                "roles":{"type":"array","items":{"type":"string"}},"scene":{"type":"string"},"navigator":{"type":"string"},\
                "order":{"type":"integer"},"timeout":{"type":"number"},"default":{"enum":["allow","deny"]}}}
                """
        ),
        Self(
            name: "Snapshot",
            schema: """
                {"type":"object","required":["scene","revision","instance","current","configuration","orphaned","navigators",\
                "attachments"],\
                "properties":{"scene":{"type":"string"},"revision":{"type":"integer"},"instance":{"type":"string"},\
                "current":{"type":"string"},"configuration":{"$ref":"#/components/schemas/Configuration"},\
                "orphaned":{"type":"array","items":{"type":"string"}},\
                "navigators":{"type":"array","items":{"$ref":"#/components/schemas/Navigator"}},\
                "attachments":{"type":"array","items":{"$ref":"#/components/schemas/Attachment"}}}}
                """
        ),
    ]
}
