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
                "method":{"$ref":"#/components/schemas/NavigationMethod"},"hints":{"type":"object"},"orphan":{"enum":["keep","close"]}}}
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
                "method":{"$ref":"#/components/schemas/NavigationMethod"},"hints":{"type":"object"},\
                "cause":{"type":"object","required":["revision"],"properties":{"revision":{"type":"integer"},"session":{"type":"string"}}}}}
                """
        ),
        Self(
            name: "Navigator",
            schema: """
                {"type":"object","required":["id","kind","hasPath","children","path"],"properties":{"id":{"type":"string"},\
                "kind":{"enum":["root","stack","presentation"]},"name":{"type":"string"},"parent":{"type":"string"},\
                "method":{"$ref":"#/components/schemas/NavigationMethod"},"anchor":{"type":"string"},\
                "root":{"$ref":"#/components/schemas/Entry"},"ephemeral":{"type":"string"},"hasPath":{"type":"boolean"},\
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
            name: "Snapshot",
            schema: """
                {"type":"object","required":["scene","revision","instance","current","configuration","orphaned","navigators"],\
                "properties":{"scene":{"type":"string"},"revision":{"type":"integer"},"instance":{"type":"string"},\
                "current":{"type":"string"},"configuration":{"$ref":"#/components/schemas/Configuration"},\
                "orphaned":{"type":"array","items":{"type":"string"}},\
                "navigators":{"type":"array","items":{"$ref":"#/components/schemas/Navigator"}}}}
                """
        ),
    ]
}
