// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `navigator.get`. The navigator.
    public struct NavigatorState: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
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
            age = try object.valueIfGiven("age")
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
            object.addIfGiven("age", age)
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

    /// The receiver that took the item.
    public struct SequenceStepBy: Equatable, Sendable, ContractValue {
        /// The session that received.
        public let session: String
        /// The receiver's id.
        public let receiver: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SequenceStepBy")
            session = try object.value("session")
            receiver = try object.value("receiver")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("session", session)
            object.add("receiver", receiver)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct SequenceStep: Equatable, Sendable, ContractValue {
        /// The item's number: from 0, those that receivers added behind the others.
        public let index: Int
        /// The item as it was sent.
        public let item: SentItem
        /// The number of the item whose receiver added this one.
        public let addedBy: Int?
        /// The outcome of the item.
        public let outcome: SequenceStepOutcome
        /// The receiver that took the item.
        public let by: SequenceStepBy?
        /// How the sequence went on.
        public let resume: SequenceStepResume?
        /// The scene's revision after the operation.
        public let revision: Int?
        /// The navigator that the operation answered.
        public let navigator: String?
        /// The entry that the operation answered.
        public let entry: String?
        /// Where the item wanted to go, and where guards sent it, in order. The last of them is what became of the
        /// item.
        public let redirected: [Redirection]?
        /// The error that ended the sequence with this item.
        public let error: SequenceStepError?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SequenceStep")
            index = try object.value("index")
            item = try object.value("item")
            addedBy = try object.valueIfGiven("addedBy")
            outcome = try object.value("outcome")
            by = try object.valueIfGiven("by")
            resume = try object.valueIfGiven("resume")
            revision = try object.valueIfGiven("revision")
            navigator = try object.valueIfGiven("navigator")
            entry = try object.valueIfGiven("entry")
            redirected = try object.valueIfGiven("redirected")
            error = try object.valueIfGiven("error")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("index", index)
            object.add("item", item)
            object.addIfGiven("addedBy", addedBy)
            object.add("outcome", outcome)
            object.addIfGiven("by", by)
            object.addIfGiven("resume", resume)
            object.addIfGiven("revision", revision)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("entry", entry)
            object.addIfGiven("redirected", redirected)
            object.addIfGiven("error", error)
            return object.payload
        }
    }
}
