/// A request with its answer, on a fresh host whose clock stands still. An example in a fleet is at one of three hosts,
/// `one`, `two` and `three`, which share the scene `wall`.
package struct Example: Sendable {
    package let name: String
    /// Request lines that come before, on the same connection.
    package let setup: [String]
    /// Other clients that are connected: `s2` and on.
    package let others: Int
    /// Manifests of the modules that the host starts.
    package let manifests: [String]
    package let params: String
    package let result: String
    /// The answer of the module that the host asks; nil when the host asks no module.
    package let answer: String?
    /// Whether the result is all of it; else it has more members than are shown.
    package let isComplete: Bool
    /// Whether the host is in a fleet.
    package let isInFleet: Bool

    package init(
        _ name: String,
        besides others: Int = 0,
        supervising manifests: [String] = [],
        after setup: [String] = [],
        _ params: String,
        answering answer: String? = nil,
        gives result: String,
        isComplete: Bool = true,
        inFleet isInFleet: Bool = false
    ) {
        self.isInFleet = isInFleet
        self.answer = answer
        self.isComplete = isComplete
        self.name = name
        self.setup = setup
        self.others = others
        self.manifests = manifests
        self.params = params
        self.result = result
    }

    /// Two destination types of a module `shop`, for examples that navigate.
    package static let shop = """
        {"id":0,"method":"module.register","params":{"module":"shop","destinations":\
        [{"type":"shop.list"},{"type":"shop.item","method":"sheet"}]}}
        """
    /// A module that the host starts.
    package static let clock = #"{"module":"clock","command":["/usr/bin/clock"],"destinations":["clock.face"]}"#
    package static let list = #"{"id":0,"method":"push","params":{"type":"shop.list"}}"#
    package static let item = #"{"id":0,"method":"present","params":{"type":"shop.item"}}"#
    /// A module whose items stand on a list.
    package static let ruled = """
        {"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list","roles":["list"]},\
        {"type":"shop.item","rules":{"under":["list"]}}]}}
        """
    /// The default limits, as `hello` and `host.status` tell them.
    package static let limits = """
        {"line":1048576,"lineStrikes":3,"depth":128,"batch":256,"elements":8192,"inFlight":64,"messagesPerTurn":64,\
        "timePerTurn":0.005,"busyPoll":50,"outputSoft":4194304,"outputHard":16777216,"outputStall":10,"connections":4096,\
        "connectionsPerUser":1024,"question":5,"questionMaximum":60,"shutdown":5,"history":4096,\
        "historyBytes":16777216,"watches":64,"snapshot":4194304,"scenes":1024,"restorationKeys":16,"restorationBytes":16777216,"modules":64,"destinations":1024,"presentations":64,\
        "navigators":16384,"entries":65536,"argumentBytes":268435456,"attachments":65536,"flowData":65536,\
        "keptSignals":64,"formerModules":1024,"tokens":1024,"results":1024,\
        "guards":256,"lastingGuards":1024,"guardMisses":3,"guardPause":10,"guardPauseMaximum":300,"urlPatterns":1024,"urlBytes":8192,"urlSegments":32,"registrationBytes":16777216,"monitors":8,"monitorLine":4096,"renderers":256,\
        "sequences":4096,"sequencesPerSession":64,"sequenceItems":256,"sequenceBytes":4194304,"receivers":1024}
        """
}
