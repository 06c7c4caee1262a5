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
            name: "Link",
            schema: """
                {"type":"object","additionalProperties":false,"required":["link","type"],"properties":{"link":{"type":"string"},\
                "label":{"type":"string"},"type":{"type":"string"},"arguments":{"type":"object"},"isLive":{"type":"boolean"}}}
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
