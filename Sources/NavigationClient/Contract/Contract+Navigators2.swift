// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `navigator.get`. The navigator.
    public struct NavigatorState: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// The navigator's id.
        public let id: String
        /// Its kind in the tree.
        public let kind: NavigatorKind
        /// Its name, unique in the scene.
        public let name: String?
        /// The navigator around it; the root has none.
        public let parent: String?
        /// How a presentation is shown.
        public let method: String?
        /// Seconds after which the host closes it; it stays when left out.
        public let closesAfter: Double?
        /// The entry of its parent with which it goes.
        public let anchor: String?
        /// The entry that it shows below its path.
        public let root: Entry?
        /// The session with which it goes.
        public let ephemeral: String?
        /// The buttons with which a person can answer an alert or a dialog.
        public let buttons: [Button]?
        /// Whether destinations can be pushed on it.
        public let hasPath: Bool
        /// The types and roles that its path accepts; all when left out.
        public let accepts: Acceptance?
        /// The stacks below it, in order.
        public let children: [String]
        /// The stack below it that is in front.
        public let selected: String?
        /// The navigator that is shown over it.
        public let presented: String?
        /// The overlays that are shown over it beside that, oldest first.
        public let overlays: [String]?
        /// How many entries its path has.
        public let count: Int
        /// Whether it is shown over another one.
        public let isPresented: Bool
        /// Whether a navigator is shown over it.
        public let isPresenting: Bool
        /// Whether it, or a navigator below it, presents something.
        public let isAnyChildPresenting: Bool
        /// How many navigators are above it.
        public let depth: Int
        /// Whether it is the navigator in front.
        public let current: Bool

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NavigatorState")
            scene = try object.value("scene")
            revision = try object.value("revision")
            id = try object.value("id")
            kind = try object.value("kind")
            name = try object.valueIfGiven("name")
            parent = try object.valueIfGiven("parent")
            method = try object.valueIfGiven("method")
            closesAfter = try object.valueIfGiven("closesAfter")
            anchor = try object.valueIfGiven("anchor")
            root = try object.valueIfGiven("root")
            ephemeral = try object.valueIfGiven("ephemeral")
            buttons = try object.valueIfGiven("buttons")
            hasPath = try object.value("hasPath")
            accepts = try object.valueIfGiven("accepts")
            children = try object.value("children")
            selected = try object.valueIfGiven("selected")
            presented = try object.valueIfGiven("presented")
            overlays = try object.valueIfGiven("overlays")
            count = try object.value("count")
            isPresented = try object.value("isPresented")
            isPresenting = try object.value("isPresenting")
            isAnyChildPresenting = try object.value("isAnyChildPresenting")
            depth = try object.value("depth")
            current = try object.value("current")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("id", id)
            object.add("kind", kind)
            object.addIfGiven("name", name)
            object.addIfGiven("parent", parent)
            object.addIfGiven("method", method)
            object.addIfGiven("closesAfter", closesAfter)
            object.addIfGiven("anchor", anchor)
            object.addIfGiven("root", root)
            object.addIfGiven("ephemeral", ephemeral)
            object.addIfGiven("buttons", buttons)
            object.add("hasPath", hasPath)
            object.addIfGiven("accepts", accepts)
            object.add("children", children)
            object.addIfGiven("selected", selected)
            object.addIfGiven("presented", presented)
            object.addIfGiven("overlays", overlays)
            object.add("count", count)
            object.add("isPresented", isPresented)
            object.add("isPresenting", isPresenting)
            object.add("isAnyChildPresenting", isAnyChildPresenting)
            object.add("depth", depth)
            object.add("current", current)
            return object.payload
        }
    }

    /// The result of `send`. The outcome of each value, in the order in which the values were settled.
    public struct SequenceResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The sequence's id.
        public let sequence: String
        /// Whether the sequence came to its end, or was cancelled before.
        public let outcome: SequenceResultOutcome
        /// The outcome of each item, in the order of settling.
        public let steps: [SequenceStep]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SequenceResult")
            scene = try object.value("scene")
            sequence = try object.value("sequence")
            outcome = try object.value("outcome")
            steps = try object.value("steps")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("sequence", sequence)
            object.add("outcome", outcome)
            object.add("steps", steps)
            return object.payload
        }
    }

    /// A form of ``SentItem``.
    public struct SentItemValue: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// The name of a value: a module's name, a dot and a name.
        public var value: String
        /// The data that is passed on to the receiver; null when left out.
        public var data: JSONPayload?

        /// Has these members; one that is nil is left out.
        public init(
            value: String,
            navigator: String? = nil,
            data: JSONPayload? = nil
        ) {
            self.navigator = navigator
            self.value = value
            self.data = data
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemValue")
            navigator = try object.valueIfGiven("navigator")
            value = try object.value("value")
            data = try object.valueIfGiven("data")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("navigator", navigator)
            object.add("value", value)
            object.addIfGiven("data", data)
            return object.payload
        }
    }

    /// A form of ``SentItem``.
    public struct SentItemRoute: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// The name of a route: a module's name, a dot and a name.
        public var route: String
        /// The data that is passed on to the receiver; null when left out.
        public var data: JSONPayload?

        /// Has these members; one that is nil is left out.
        public init(
            route: String,
            navigator: String? = nil,
            data: JSONPayload? = nil
        ) {
            self.navigator = navigator
            self.route = route
            self.data = data
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemRoute")
            navigator = try object.valueIfGiven("navigator")
            route = try object.value("route")
            data = try object.valueIfGiven("data")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("navigator", navigator)
            object.add("route", route)
            object.addIfGiven("data", data)
            return object.payload
        }
    }

    /// A form of ``SentItem``.
    public struct SentItemType: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// A destination type.
        public var type: String
        /// The destination's arguments; none when left out.
        public var arguments: JSONPayload?
        /// How the destination is shown; `send` when only a receiver may take it. The type says so when left out.
        public var method: String?

        /// Has these members; one that is nil is left out.
        public init(
            type: String,
            navigator: String? = nil,
            arguments: JSONPayload? = nil,
            method: String? = nil
        ) {
            self.navigator = navigator
            self.type = type
            self.arguments = arguments
            self.method = method
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemType")
            navigator = try object.valueIfGiven("navigator")
            type = try object.value("type")
            arguments = try object.valueIfGiven("arguments")
            method = try object.valueIfGiven("method")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("navigator", navigator)
            object.add("type", type)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("method", method)
            return object.payload
        }
    }

    /// A form of ``SentItem``.
    public struct SentItemAction: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// An action of the sequence itself.
        public var action: SentItemActionAction

        /// Has these members; one that is nil is left out.
        public init(
            action: SentItemActionAction,
            navigator: String? = nil
        ) {
            self.navigator = navigator
            self.action = action
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemAction")
            navigator = try object.valueIfGiven("navigator")
            action = try object.value("action")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("navigator", navigator)
            object.add("action", action)
            return object.payload
        }
    }

    /// A form of ``SentItem``.
    public struct SentItemActionMethod: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// The operation: a method that changes a scene's tree.
        public var method: String
        /// Its parameters, without those of the request around it.
        public var params: JSONPayload?

        /// Has these members; one that is nil is left out.
        public init(
            method: String,
            navigator: String? = nil,
            params: JSONPayload? = nil
        ) {
            self.navigator = navigator
            self.method = method
            self.params = params
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemActionMethod")
            try object.require("action", "perform")
            navigator = try object.valueIfGiven("navigator")
            method = try object.value("method")
            params = try object.valueIfGiven("params")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("action", "perform")
            object.addIfGiven("navigator", navigator)
            object.add("method", method)
            object.addIfGiven("params", params)
            return object.payload
        }
    }
}
