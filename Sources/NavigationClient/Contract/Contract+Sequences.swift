// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `sequences` of ``SequencesResult``. The sequences, oldest first.
    public struct SequenceState: Equatable, Sendable, ContractValue {
        /// The sequence's id.
        public let sequence: String
        /// The scene's name.
        public let scene: String
        /// The session that sent it.
        public let session: String
        /// The sequence's name, for people.
        public let name: String?
        /// Whether an item is under way, a receiver is asked, or the sequence waits or is paused.
        public let state: SequenceStateState
        /// The number of the item under way, else of the next one.
        public let index: Int?
        /// How many items are settled.
        public let done: Int
        /// How many items have not begun.
        public let left: Int
        /// The receiver that is asked.
        public let receiver: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SequenceState")
            sequence = try object.value("sequence")
            scene = try object.value("scene")
            session = try object.value("session")
            name = try object.valueIfGiven("name")
            state = try object.value("state")
            index = try object.valueIfGiven("index")
            done = try object.value("done")
            left = try object.value("left")
            receiver = try object.valueIfGiven("receiver")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("sequence", sequence)
            object.add("scene", scene)
            object.add("session", session)
            object.addIfGiven("name", name)
            object.add("state", state)
            object.addIfGiven("index", index)
            object.add("done", done)
            object.add("left", left)
            object.addIfGiven("receiver", receiver)
            return object.payload
        }
    }

    /// The result of `resume`. The sequences that go on now, oldest first.
    public struct ResumeResult: Equatable, Sendable, ContractValue {
        /// The sequences that go on now, oldest first.
        public let resumed: [String]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ResumeResult")
            resumed = try object.value("resumed")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("resumed", resumed)
            return object.payload
        }
    }

    /// The result of `cancelResume`. The sequences that were cancelled, oldest first.
    public struct CancelResumeResult: Equatable, Sendable, ContractValue {
        /// The sequences that were cancelled, oldest first.
        public let cancelled: [String]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CancelResumeResult")
            cancelled = try object.value("cancelled")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("cancelled", cancelled)
            return object.payload
        }
    }

    /// The result of `sequence.list`. The sequences, oldest first.
    public struct SequencesResult: Equatable, Sendable, ContractValue {
        /// The sequences, oldest first.
        public let sequences: [SequenceState]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SequencesResult")
            sequences = try object.value("sequences")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("sequences", sequences)
            return object.payload
        }
    }
}
