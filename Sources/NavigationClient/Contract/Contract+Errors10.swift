// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of `unknown_question`.
    public struct UnknownQuestionData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The id that the request gave.
        public let question: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownQuestionData")
            name = try object.value("name")
            question = try object.value("question")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("question", question)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_watch`.
    public struct UnknownWatchData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The number that the request gave.
        public let watch: Int
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownWatchData")
            name = try object.value("name")
            watch = try object.value("watch")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("watch", watch)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_monitor`.
    public struct UnknownMonitorData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The number that the request gave.
        public let monitor: Int
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownMonitorData")
            name = try object.value("name")
            monitor = try object.value("monitor")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("monitor", monitor)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The codes of the host's errors, to compare with ``HostRefusal/code``.
    public enum ErrorCode {
        /// The code of `parse_error`. The line is not JSON.
        public static let parseError = -32700
        /// The code of `invalid_request`. The line is JSON, but not a request, a notification, an answer or a batch
        /// of them. Or a request has the id of another one that is not answered yet.
        public static let invalidRequest = -32600
        /// The code of `method_not_found`. The method does not exist.
        public static let methodNotFound = -32601
        /// The code of `invalid_params`. A parameter is missing, unknown, or of another form.
        public static let invalidParams = -32602
        /// The code of `internal_error`. The host made a mistake.
        public static let internalError = -32603
        /// The code of `line_too_long`. The line, or the answer to a question, has more bytes than a line may have.
        public static let lineTooLong = 100
        /// The code of `too_deep`. Arrays and objects are nested deeper than they may be.
        public static let tooDeep = 101
        /// The code of `answer_too_large`. The answer would have more bytes than a connection's output may have.
        public static let answerTooLarge = 102
        /// The code of `limit_reached`. It would exceed a limit of the host.
        public static let limitReached = 103
        /// The code of `shutting_down`. The host is about to end.
        public static let shuttingDown = 104
        /// The code of `missing_capability`. The host lacks a capability that the client requires.
        public static let missingCapability = 105
        /// The code of `cancelled`. The client has cancelled the request, or has replaced it by another one; or the
        /// scene has got another state as a whole.
        public static let cancelled = 106
        /// The code of `too_many_connections`. The host, or the user, has as many connections as there may be.
        public static let tooManyConnections = 107
        /// The code of `slow_reader`. The client does not read what the host has sent.
        public static let slowReader = 108
        /// The code of `store_failed`. The store could not write the change, so it has not happened.
        public static let storeFailed = 109
        /// The code of `closed_by_request`. Another session asked the host to close this one.
        public static let closedByRequest = 110
        /// The code of `engine_away`. The scene is shared by a fleet, and its log cannot be reached. Nothing has
        /// changed.
        public static let engineAway = 113
        /// The code of `outcome_unknown`. The host has lost sight of the request, which may have had its effect or
        /// not.
        public static let outcomeUnknown = 114
        /// The code of `local_scene`. The scene belongs to this host alone, so no other one can own it.
        public static let localScene = 115
        /// The code of `unknown_host`. No such host of the fleet was heard lately.
        public static let unknownHost = 116
        /// The code of `other_user`. The session or module belongs to another user.
        public static let otherUser = 111
        /// The code of `not_allowed`. No grant of the access document allows it.
        public static let notAllowed = 112
        /// The code of `unknown_scene`. The scene does not exist.
        public static let unknownScene = 200
        /// The code of `unknown_navigator`. The scene does not have this navigator.
        public static let unknownNavigator = 201
        /// The code of `unknown_entry`. The scene does not have this entry.
        public static let unknownEntry = 202
        /// The code of `unknown_destination`. The destination type is not registered, or not for this place.
        public static let unknownDestination = 203
        /// The code of `invalid_arguments`. Arguments, a value or data do not fit the schema.
        public static let invalidArguments = 204
        /// The code of `no_stack`. The navigator has no path of its own.
        public static let noStack = 205
        /// The code of `at_root`. There is nothing to go back from.
        public static let atRoot = 206
        /// The code of `not_presented`. The navigator is not shown over another.
        public static let notPresented = 207
        /// The code of `out_of_range`. The path has fewer entries than that.
        public static let outOfRange = 208
        /// The code of `occupied`. Something is shown over the navigator already.
        public static let occupied = 209
        /// The code of `name_in_use`. The name of a scene or navigator is taken.
        public static let nameInUse = 210
        /// The code of `revision_mismatch`. The scene is not at the revision that the request named, or has
        /// navigated since.
        public static let revisionMismatch = 211
        /// The code of `root_fixed`. The root navigator and the scene `main` cannot be closed.
        public static let rootFixed = 212
        /// The code of `not_selectable`. The navigator is not a stack beside others.
        public static let notSelectable = 213
        /// The code of `locked`. A lock forbids it.
        public static let locked = 214
        /// The code of `unknown_attachment`. The lock, checkpoint, mapping, trigger or flow does not exist.
        public static let unknownAttachment = 215
        /// The code of `cannot_return`. The checkpoint does not exist here, or there is nothing to go back from.
        public static let cannotReturn = 216
        /// The code of `unknown_trigger`. The navigator has no such trigger.
        public static let unknownTrigger = 217
        /// The code of `no_alert`. The entry is not an alert or a dialog with buttons.
        public static let noAlert = 218
        /// The code of `unknown_answer`. The alert has no such button.
        public static let unknownAnswer = 219
        /// The code of `no_column`. No column comes after the navigator.
        public static let noColumn = 220
        /// The code of `path_refused`. A rule of paths forbids what would come of it.
        public static let pathRefused = 221
        /// The code of `invalid_state`. The state document cannot be shown.
        public static let invalidState = 222
        /// The code of `token_reused`. The token came with another request before.
        public static let tokenReused = 223
        /// The code of `outside_window`. The revision is older than what the host keeps.
        public static let outsideWindow = 224
        /// The code of `cannot_undo`. The revision closed a navigator of a session that is gone, or gave the scene
        /// another state as a whole.
        public static let cannotUndo = 225
        /// The code of `unknown_link`. The entry has no such link.
        public static let unknownLink = 226
        /// The code of `unknown_message`. The entry's type declares its messages, and none has this name.
        public static let unknownMessage = 227
        /// The code of `type_not_shown`. No entry of this type is on the way back.
        public static let typeNotShown = 229
        /// The code of `denied`. A guard has denied it.
        public static let denied = 230
        /// The code of `redirect_loop`. Guards redirect in a circle.
        public static let redirectLoop = 231
        /// The code of `unknown_guard`. The guard does not exist.
        public static let unknownGuard = 232
        /// The code of `no_receiver`. No session receives a value that was sent.
        public static let noReceiver = 235
        /// The code of `receiver_gone`. The session of the receiver is no longer connected.
        public static let receiverGone = 236
        /// The code of `receiver_timeout`. The session of the receiver did not answer in time.
        public static let receiverTimeout = 237
        /// The code of `receiver_error`. The receiver of a value answered with an error, or with something that the
        /// host does not understand.
        public static let receiverError = 238
        /// The code of `unknown_receiver`. The receiver does not exist.
        public static let unknownReceiver = 239
        /// The code of `unknown_sequence`. The sequence does not exist, or has ended.
        public static let unknownSequence = 240
        /// The code of `cannot_wait`. Sending takes time, so it cannot be a part of something that happens at once.
        public static let cannotWait = 241
        /// The code of `url_invalid`. The URL has a mistake.
        public static let urlInvalid = 245
        /// The code of `url_unknown`. No pattern fits the URL, or the pattern does not exist.
        public static let urlUnknown = 246
        /// The code of `url_conflict`. Another pattern fits the same URLs, and neither is more concrete.
        public static let urlConflict = 247
        /// The code of `url_pattern_invalid`. The URL pattern has a mistake.
        public static let urlPatternInvalid = 248
        /// The code of `url_no_link`. No pattern makes a URL of this place.
        public static let urlNoLink = 249
        /// The code of `not_flow_owner`. Another session or module drives the flow.
        public static let notFlowOwner = 250
        /// The code of `outside_flow`. The navigator is not where the flow began, and not below it.
        public static let outsideFlow = 251
        /// The code of `not_empty`. The scene has something that an imported state would remove.
        public static let notEmpty = 252
        /// The code of `name_taken`. Another session has the module, or another module has the method of
        /// presentation.
        public static let nameTaken = 300
        /// The code of `not_owner`. The session does not have the module.
        public static let notOwner = 301
        /// The code of `invalid_schema`. The schema has a mistake, or a keyword that the host does not know.
        public static let invalidSchema = 302
        /// The code of `provider_gone`. The module is not there, or went before it answered.
        public static let providerGone = 303
        /// The code of `provider_timeout`. The module did not answer in time.
        public static let providerTimeout = 304
        /// The code of `provider_error`. The module answered with an error of its own.
        public static let providerError = 305
        /// The code of `unknown_module`. The module does not exist.
        public static let unknownModule = 306
        /// The code of `unknown_session`. The session does not exist.
        public static let unknownSession = 307
        /// The code of `activation_failed`. The module's process could not be started.
        public static let activationFailed = 310
        /// The code of `activation_timeout`. The module was started and did not register in time.
        public static let activationTimeout = 311
        /// The code of `module_exited`. The module's process ended before it registered.
        public static let moduleExited = 312
        /// The code of `crash_budget_spent`. The module has failed too often and is not started any more.
        public static let crashBudgetSpent = 313
        /// The code of `destination_not_registered`. The module is there, without the type that its manifest names.
        public static let destinationNotRegistered = 314
        /// The code of `module_stopped`. The module was stopped while the request waited for it.
        public static let moduleStopped = 315
        /// The code of `not_supervised`. The host does not start this module.
        public static let notSupervised = 316
        /// The code of `question_cycle`. Modules would wait for each other in a circle.
        public static let questionCycle = 320
        /// The code of `unknown_question`. The session is not being asked this question now.
        public static let unknownQuestion = 321
        /// The code of `unknown_watch`. The session has no such watch.
        public static let unknownWatch = 400
        /// The code of `unknown_monitor`. The session has no such monitor.
        public static let unknownMonitor = 410
    }
}
