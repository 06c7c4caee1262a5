/// A request with its answer, on a fresh host whose clock stands still.
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
    /// What the module that is asked answers; nil when none is.
    package let answer: String?
    /// Whether the result is all of it; else it has more members than are shown.
    package let isComplete: Bool

    package init(
        _ name: String,
        besides others: Int = 0,
        supervising manifests: [String] = [],
        after setup: [String] = [],
        _ params: String,
        answering answer: String? = nil,
        gives result: String,
        isComplete: Bool = true
    ) {
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
}
