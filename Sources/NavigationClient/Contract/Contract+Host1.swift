// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `sessions` of ``SessionsResult``. The connections, by id.
    public struct Session: Equatable, Sendable, ContractValue {
        /// The connection's id.
        public let session: String
        /// True for the connection that asks.
        public let isSelf: Bool?
        /// The name that the client gave.
        public let name: String?
        /// The client's process.
        public let pid: Int
        /// The user whose process it is.
        public let uid: Int
        /// The group whose process it is.
        public let gid: Int
        /// The host of the fleet on which the client is; left out for a client of this host.
        public let host: String?
        /// The module as whose process, or in whose process group, the host started it.
        public let startedAs: String?
        /// Its identity by the access document of the host.
        public let identity: String?
        /// Seconds since it connected.
        public let age: Double
        /// The modules that it registered.
        public let modules: [String]
        /// How many watches it has.
        public let watches: Int
        /// How many requests it has made.
        public let requests: Int
        /// How many of its requests wait for a module or a guard.
        public let inFlight: Int
        /// Bytes of output that it has not read.
        public let queued: Int
        /// How many of its requests wait for what becomes of an entry or a flow.
        public let results: Int
        /// How many questions of the host it has not answered.
        public let questions: Int
        /// How many monitors it has.
        public let monitors: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Session")
            session = try object.value("session")
            isSelf = try object.valueIfGiven("isSelf")
            name = try object.valueIfGiven("name")
            pid = try object.value("pid")
            uid = try object.value("uid")
            gid = try object.value("gid")
            host = try object.valueIfGiven("host")
            startedAs = try object.valueIfGiven("startedAs")
            identity = try object.valueIfGiven("identity")
            age = try object.value("age")
            modules = try object.value("modules")
            watches = try object.value("watches")
            requests = try object.value("requests")
            inFlight = try object.value("inFlight")
            queued = try object.value("queued")
            results = try object.value("results")
            questions = try object.value("questions")
            monitors = try object.value("monitors")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("session", session)
            object.addIfGiven("isSelf", isSelf)
            object.addIfGiven("name", name)
            object.add("pid", pid)
            object.add("uid", uid)
            object.add("gid", gid)
            object.addIfGiven("host", host)
            object.addIfGiven("startedAs", startedAs)
            object.addIfGiven("identity", identity)
            object.add("age", age)
            object.add("modules", modules)
            object.add("watches", watches)
            object.add("requests", requests)
            object.add("inFlight", inFlight)
            object.add("queued", queued)
            object.add("results", results)
            object.add("questions", questions)
            object.add("monitors", monitors)
            return object.payload
        }
    }

    /// The member `rolledBack` of ``StatusResult``. The scenes that are older than they were: the store's
    /// write-ahead log was lost or damaged.
    public struct RolledBack: Equatable, Sendable, ContractValue {
        /// The scene's name; left out when the scene itself is lost.
        public let scene: String?
        /// The newest revision that the store had.
        public let from: Int
        /// The newest revision that it has now.
        public let to: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RolledBack")
            scene = try object.valueIfGiven("scene")
            from = try object.value("from")
            to = try object.value("to")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("scene", scene)
            object.add("from", from)
            object.add("to", to)
            return object.payload
        }
    }

    /// The member `requests` of ``WaitingResult``. The requests that wait.
    public struct WaitingRequest: Equatable, Sendable, ContractValue {
        /// The connection that made it.
        public let session: String
        /// The request's id, as it was written; left out for a notification.
        public let request: JSONPayload?
        /// The request's method.
        public let method: String?
        /// The reason for which it waits.
        public let `for`: WaitingRequestFor
        /// The scene that it is about.
        public let scene: String?
        /// The question whose answer it waits for.
        public let question: String?
        /// The guard whose vote it waits for.
        public let `guard`: String?
        /// The module that it waits for.
        public let module: String?
        /// The connection of the request before it.
        public let behindSession: String?
        /// The id of the request before it.
        public let behindRequest: JSONPayload?
        /// The entry whose end it waits for.
        public let entry: String?
        /// The flow whose end it waits for.
        public let flow: String?
        /// The sequence whose end it waits for.
        public let sequence: String?
        /// The deadline: milliseconds since 1970 (UTC).
        public let until: Int?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "WaitingRequest")
            session = try object.value("session")
            request = try object.valueIfGiven("request")
            method = try object.valueIfGiven("method")
            `for` = try object.value("for")
            scene = try object.valueIfGiven("scene")
            question = try object.valueIfGiven("question")
            `guard` = try object.valueIfGiven("guard")
            module = try object.valueIfGiven("module")
            behindSession = try object.valueIfGiven("behindSession")
            behindRequest = try object.valueIfGiven("behindRequest")
            entry = try object.valueIfGiven("entry")
            flow = try object.valueIfGiven("flow")
            sequence = try object.valueIfGiven("sequence")
            until = try object.valueIfGiven("until")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("session", session)
            object.addIfGiven("request", request)
            object.addIfGiven("method", method)
            object.add("for", `for`)
            object.addIfGiven("scene", scene)
            object.addIfGiven("question", question)
            object.addIfGiven("guard", `guard`)
            object.addIfGiven("module", module)
            object.addIfGiven("behindSession", behindSession)
            object.addIfGiven("behindRequest", behindRequest)
            object.addIfGiven("entry", entry)
            object.addIfGiven("flow", flow)
            object.addIfGiven("sequence", sequence)
            object.addIfGiven("until", until)
            return object.payload
        }
    }

    /// The member `questions` of ``WaitingResult``. The questions that are open.
    public struct OpenQuestion: Equatable, Sendable, ContractValue {
        /// The question's id.
        public let question: String
        /// The question's method.
        public let method: String
        /// The connection that is asked.
        public let session: String
        /// The module that is asked; left out when the connection has none.
        public let module: String?
        /// The name that the connection gave itself, if it has no module.
        public let client: String?
        /// The guard that is asked.
        public let `guard`: String?
        /// The receiver that is asked.
        public let receiver: String?
        /// The destination type that it is about.
        public let type: String?
        /// The connection whose request needs the answer; left out when the host asks.
        public let asker: String?
        /// The question that the asker was answering.
        public let during: String?
        /// When it was asked: milliseconds since 1970 (UTC).
        public let asked: Int
        /// Its deadline: milliseconds since 1970 (UTC).
        public let until: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OpenQuestion")
            question = try object.value("question")
            method = try object.value("method")
            session = try object.value("session")
            module = try object.valueIfGiven("module")
            client = try object.valueIfGiven("client")
            `guard` = try object.valueIfGiven("guard")
            receiver = try object.valueIfGiven("receiver")
            type = try object.valueIfGiven("type")
            asker = try object.valueIfGiven("asker")
            during = try object.valueIfGiven("during")
            asked = try object.value("asked")
            until = try object.value("until")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("question", question)
            object.add("method", method)
            object.add("session", session)
            object.addIfGiven("module", module)
            object.addIfGiven("client", client)
            object.addIfGiven("guard", `guard`)
            object.addIfGiven("receiver", receiver)
            object.addIfGiven("type", type)
            object.addIfGiven("asker", asker)
            object.addIfGiven("during", during)
            object.add("asked", asked)
            object.add("until", until)
            return object.payload
        }
    }

    /// The member `capabilities` of `hello`. The capabilities that the client needs or would use.
    public struct HelloCapabilities: Equatable, Sendable, ContractValue {
        /// Names that the client needs: the request is refused when the host lacks one.
        public var required: [String]?
        /// Names that the client would use.
        public var optional: [String]?

        /// Has these members; one that is nil is left out.
        public init(
            required: [String]? = nil,
            optional: [String]? = nil
        ) {
            self.required = required
            self.optional = optional
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HelloCapabilities")
            required = try object.valueIfGiven("required")
            optional = try object.valueIfGiven("optional")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("required", required)
            object.addIfGiven("optional", optional)
            return object.payload
        }
    }

    /// The result of `hello`. The host that answers, and its capabilities.
    public struct HelloResult: Equatable, Sendable, ContractValue {
        /// Always `navhost`.
        public let host: String
        /// The host's version.
        public let version: String
        /// This life of the host: 16 hexadecimal digits.
        public let instance: String
        /// The id of this connection.
        public let session: String
        /// All that the host can do beyond JSON-RPC, by name.
        public let capabilities: [String]
        /// Every limit by its name: a count, bytes or seconds.
        public let limits: [String: Double]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HelloResult")
            host = try object.value("host")
            version = try object.value("version")
            instance = try object.value("instance")
            session = try object.value("session")
            capabilities = try object.value("capabilities")
            limits = try object.value("limits")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("host", host)
            object.add("version", version)
            object.add("instance", instance)
            object.add("session", session)
            object.add("capabilities", capabilities)
            object.add("limits", limits)
            return object.payload
        }
    }

    /// The result of `ping`. Always the same.
    public struct PingResult: Equatable, Sendable, ContractValue {
        /// Always true.
        public let pong: Bool

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "PingResult")
            pong = try object.value("pong")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("pong", pong)
            return object.payload
        }
    }
}
