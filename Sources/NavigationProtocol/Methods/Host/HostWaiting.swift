package import JSON
package import NavigationTree

/// `host.waiting`: who waits for whom.
package struct HostWaiting: MethodDefinition {
    package static let method = Method.hostWaiting
    package static let function = ClientFunction("waiting")
    package static let summary = """
        The requests of all connections that are not answered yet, and the questions that modules have not answered. Each says what it waits for and, if \
        there is a deadline, until when. In a fleet, those of shared scenes come behind the others, from all hosts; scenes whose owner cannot be reached are left out.
        """
    package static let resultSummary = "The requests and the questions, each oldest first."
    package static let examples: [Example] = [
        Example(
            "a question without an answer yet",
            after: [
                Example.shop, Example.list,
                #"{"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list","version":2}]}}"#,
            ],
            "{}",
            gives: """
                {"requests":[],"questions":[{"question":"q1","method":"type.migrate","session":"s1","module":"shop",\
                "type":"shop.list","asked":1800000000000,"until":1800000005000}]}
                """
        )
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {}

    /// The requests and questions.
    package struct Result: WireObject {
        let requests: [Listed<WaitingRequest>]
        let questions: [Listed<OpenQuestion>]

        package init(_ requests: [Listed<WaitingRequest>], _ questions: [Listed<OpenQuestion>]) {
            (self.requests, self.questions) = (requests, questions)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("requests", "The requests that wait.") { $0.requests }
            object.member("questions", "The questions that are open.") { $0.questions }
        }
    }
}

/// A request that is not answered yet.
package struct WaitingRequest: WireComponent, WireObject {
    package static let componentName = "WaitingRequest"

    /// The thing that a request waits for.
    package enum Reason: String, WireChoice {
        /// The answer of a module.
        case answer
        /// The vote of a guard.
        case guardVote = "guard"
        /// A request before it, which would change the same navigators.
        case turn
        /// A module that the host starts.
        case module
        /// The end of an entry or a flow.
        case result
        /// The end of a sequence.
        case sequence
    }

    let session: SessionID
    let request: RawJSON?
    let method: String?
    let reason: Reason
    package var scene: String?
    package var question: QuestionNumber?
    package var guardID: GuardID?
    package var module: String?
    /// The request before it, as its session and its id.
    package var behind: (session: SessionID, request: RawJSON?)?
    package var entry: EntryID?
    package var flow: AttachmentID?
    package var sequence: SequenceID?
    package var until: Int64?

    package init(_ request: RawJSON?, of session: SessionID, _ method: Method?, for reason: Reason) {
        (self.session, self.request, self.method, self.reason) = (session, request, method?.rawValue, reason)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("session", "The connection that made it.") { $0.session }
        object.optional("request", "The request's id, as it was written; left out for a notification.") { $0.request }
        object.optional("method", "The request's method.") { $0.method }
        object.member("for", "The reason for which it waits.") { $0.reason }
        object.optional("scene", "The scene that it is about.") { $0.scene }
        object.optional("question", "The question whose answer it waits for.") { $0.question }
        object.optional("guard", "The guard whose vote it waits for.") { $0.guardID }
        object.optional("module", "The module that it waits for.") { $0.module }
        object.optional("behindSession", "The connection of the request before it.") { $0.behind?.session }
        object.optional("behindRequest", "The id of the request before it.") { $0.behind?.request }
        object.optional("entry", "The entry whose end it waits for.") { $0.entry }
        object.optional("flow", "The flow whose end it waits for.") { $0.flow }
        object.optional("sequence", "The sequence whose end it waits for.") { $0.sequence }
        object.optional("until", "The deadline: milliseconds since 1970 (UTC).") { $0.until.map { Int($0) } }
    }
}

/// A question that its module has not answered.
package struct OpenQuestion: WireComponent, WireObject {
    package static let componentName = "OpenQuestion"

    let number: QuestionNumber
    let method: String
    let session: SessionID
    let module: String?
    let type: TypeName?
    /// The name that the client gave itself.
    package var client: String?
    package var guardID: GuardID?
    package var receiver: ReceiverID?
    let asker: SessionID?
    let during: QuestionNumber?
    let asked: Int64
    let until: Int64

    package init(
        _ number: QuestionNumber,
        _ method: String,
        to session: SessionID,
        module: String?,
        about type: TypeName?,
        by asker: SessionID?,
        during: QuestionNumber?,
        asked: Int64,
        until: Int64
    ) {
        (self.number, self.method, self.session, self.module) = (number, method, session, module)
        (self.type, self.asker, self.during, self.asked, self.until) = (type, asker, during, asked, until)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("question", "The question's id.") { $0.number }
        object.member("method", "The question's method.") { $0.method }
        object.member("session", "The connection that is asked.") { $0.session }
        object.optional("module", "The module that is asked; left out when the connection has none.") { $0.module }
        object.optional("client", "The name that the connection gave itself, if it has no module.") { $0.client }
        object.optional("guard", "The guard that is asked.") { $0.guardID }
        object.optional("receiver", "The receiver that is asked.") { $0.receiver }
        object.optional("type", "The destination type that it is about.") { $0.type }
        object.optional("asker", "The connection whose request needs the answer; left out when the host asks.") {
            $0.asker
        }
        object.optional("during", "The question that the asker was answering.") { $0.during }
        object.member("asked", "When it was asked: milliseconds since 1970 (UTC).") { Int($0.asked) }
        object.member("until", "Its deadline: milliseconds since 1970 (UTC).") { Int($0.until) }
    }
}
