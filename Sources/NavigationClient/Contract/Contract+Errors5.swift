// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of `cannot_return`.
    public struct CannotReturnData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// Where the request looked from.
        public let navigator: String
        /// The name that the request gave.
        public let checkpoint: String
        /// Whether there is such a checkpoint, and returning would undo nothing.
        public let isKnown: Bool
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CannotReturnData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            checkpoint = try object.value("checkpoint")
            isKnown = try object.value("isKnown")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.add("checkpoint", checkpoint)
            object.add("isKnown", isKnown)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_trigger`.
    public struct UnknownTriggerData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The navigator.
        public let navigator: String
        /// The name that the request gave.
        public let trigger: String
        /// The known name that is most like it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownTriggerData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            trigger = try object.value("trigger")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.add("trigger", trigger)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `no_alert`.
    public struct NoAlertData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The entry.
        public let entry: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NoAlertData")
            name = try object.value("name")
            entry = try object.value("entry")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("entry", entry)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_answer`.
    public struct UnknownAnswerData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The entry.
        public let entry: String
        /// The answer that the request gave.
        public let answer: String
        /// Those that its buttons have.
        public let answers: [String]
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownAnswerData")
            name = try object.value("name")
            entry = try object.value("entry")
            answer = try object.value("answer")
            answers = try object.value("answers")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("entry", entry)
            object.add("answer", answer)
            object.add("answers", answers)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `no_column`.
    public struct NoColumnData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The navigator.
        public let navigator: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NoColumnData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `path_refused`.
    public struct PathRefusedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The part of the rule that the first violation breaks.
        public let rule: String?
        /// The type that breaks it.
        public let type: String?
        /// The navigator whose path it is.
        public let navigator: String?
        /// The navigator below which a new one would have been made.
        public let parent: String?
        /// The place in the path, from 0; -1 for the destination below the path.
        public let position: Int?
        /// The type that it stands on.
        public let found: String?
        /// Roles, methods or types of which one would do; the number that may be there.
        public let needed: [String]?
        /// The type whose rule it is.
        public let ruleOf: String?
        /// The module whose rule it is, `bindings`, or `navigator`.
        public let source: String?
        /// The types and roles that the navigator's path accepts, when it does not accept the type.
        public let accepted: Acceptance?
        /// Types of a path that is legal and leads there.
        public let legal: [String]?
        /// All violations.
        public let violations: [RuleViolation]
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "PathRefusedData")
            name = try object.value("name")
            rule = try object.valueIfGiven("rule")
            type = try object.valueIfGiven("type")
            navigator = try object.valueIfGiven("navigator")
            parent = try object.valueIfGiven("parent")
            position = try object.valueIfGiven("position")
            found = try object.valueIfGiven("found")
            needed = try object.valueIfGiven("needed")
            ruleOf = try object.valueIfGiven("ruleOf")
            source = try object.valueIfGiven("source")
            accepted = try object.valueIfGiven("accepted")
            legal = try object.valueIfGiven("legal")
            violations = try object.value("violations")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("rule", rule)
            object.addIfGiven("type", type)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("parent", parent)
            object.addIfGiven("position", position)
            object.addIfGiven("found", found)
            object.addIfGiven("needed", needed)
            object.addIfGiven("ruleOf", ruleOf)
            object.addIfGiven("source", source)
            object.addIfGiven("accepted", accepted)
            object.addIfGiven("legal", legal)
            object.add("violations", violations)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `invalid_state`.
    public struct InvalidStateData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The problems of the document.
        public let problems: [StateProblem]
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "InvalidStateData")
            name = try object.value("name")
            problems = try object.value("problems")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("problems", problems)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `token_reused`.
    public struct TokenReusedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The token.
        public let token: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TokenReusedData")
            name = try object.value("name")
            token = try object.value("token")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("token", token)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `outside_window`.
    public struct OutsideWindowData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene.
        public let scene: String
        /// The oldest revision that is kept.
        public let from: Int
        /// The newest revision.
        public let to: Int
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OutsideWindowData")
            name = try object.value("name")
            scene = try object.value("scene")
            from = try object.value("from")
            to = try object.value("to")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("scene", scene)
            object.add("from", from)
            object.add("to", to)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }
}
