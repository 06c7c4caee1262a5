// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual.
    public struct GuardPause: Equatable, Sendable, ContractValue {
        /// How many deadlines it has missed in a row.
        public let misses: Int
        /// When one request may be put to it: milliseconds since 1970 (UTC). After that time the pause lasts until the
        /// guard answers.
        public let until: Int

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardPause")
            misses = try object.value("misses")
            until = try object.value("until")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("misses", misses)
            object.add("until", until)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Guard: Equatable, Sendable, ContractValue {
        /// The guard's id.
        public let `guard`: String
        /// Its name for people.
        public let name: String
        /// The session that is asked; left out while the guard's module is away.
        public let session: String?
        /// The guard's module, or that of its session when it has exactly one.
        public let module: String?
        /// Whether it is asked before something is shown, goes, or is selected.
        public let on: GuardOn
        /// The types that it is about.
        public let types: [String]
        /// The roles that it is about.
        public let roles: [String]?
        /// The scene that it is about; all when left out.
        public let scene: String?
        /// The navigator that it is about, with all below it.
        public let navigator: String?
        /// Guards with a lower number are asked first.
        public let order: Int
        /// Seconds that it has to answer.
        public let timeout: Double
        /// The verdict when it does not answer.
        public let `default`: GuardDefault
        /// The verdict while its module is away; left out when it ends with its session.
        public let away: GuardAway?
        /// Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual.
        public let pause: GuardPause?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Guard")
            `guard` = try object.value("guard")
            name = try object.value("name")
            session = try object.valueIfGiven("session")
            module = try object.valueIfGiven("module")
            on = try object.value("on")
            types = try object.value("types")
            roles = try object.valueIfGiven("roles")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            order = try object.value("order")
            timeout = try object.value("timeout")
            `default` = try object.value("default")
            away = try object.valueIfGiven("away")
            pause = try object.valueIfGiven("pause")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("guard", `guard`)
            object.add("name", name)
            object.addIfGiven("session", session)
            object.addIfGiven("module", module)
            object.add("on", on)
            object.add("types", types)
            object.addIfGiven("roles", roles)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.add("order", order)
            object.add("timeout", timeout)
            object.add("default", `default`)
            object.addIfGiven("away", away)
            object.addIfGiven("pause", pause)
            return object.payload
        }
    }

    /// A form of ``TransactionResult``.
    public struct TransactionResultDone: Equatable, Sendable, ContractValue {
        /// The results of the operations, in order.
        public let operations: [JSONPayload]
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TransactionResultDone")
            operations = try object.value("operations")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("operations", operations)
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            return object.payload
        }
    }

    /// The result of `transaction`. The answer of each operation, and the revision.
    public enum TransactionResult: Equatable, Sendable, ContractValue {
        /// The form of ``TransactionResultDone``.
        case done(TransactionResultDone)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["operations", "scene", "revision", "changed"]):
                self = .done(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .done(let value): value.encoded
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// The result of `plan`. The changes when they are allowed, else the refusal.
    public struct PlanResult: Equatable, Sendable, ContractValue {
        /// The results of the operations, in order; none for a refusal.
        public let operations: [JSONPayload]
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Whether the transaction would be carried out.
        public let allowed: Bool
        /// The error that the transaction would be refused with.
        public let refusal: JSONPayload?
        /// The changes that would happen, in order.
        public let changes: [Change]
        /// The locks that refuse it, oldest first.
        public let locks: [Attachment]
        /// The guards that would be asked, in order.
        public let guards: [Guard]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "PlanResult")
            operations = try object.value("operations")
            scene = try object.value("scene")
            revision = try object.value("revision")
            allowed = try object.value("allowed")
            refusal = try object.valueIfGiven("refusal")
            changes = try object.value("changes")
            locks = try object.value("locks")
            guards = try object.value("guards")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("operations", operations)
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("allowed", allowed)
            object.addIfGiven("refusal", refusal)
            object.add("changes", changes)
            object.add("locks", locks)
            object.add("guards", guards)
            return object.payload
        }
    }
}
