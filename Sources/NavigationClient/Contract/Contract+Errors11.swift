// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of an error of the host. Each error has a case.
    public enum ErrorDetails: Equatable, Sendable {
        /// The error `parse_error`. The line is not JSON.
        case parseError(ParseErrorData)
        /// The error `invalid_request`. The line is JSON, but not a request, a notification, an answer or a batch
        /// of them. Or a request has the id of another one that is not answered yet.
        case invalidRequest(InvalidRequestData)
        /// The error `method_not_found`. The method does not exist.
        case methodNotFound(MethodNotFoundData)
        /// The error `invalid_params`. A parameter is missing, unknown, or of another form.
        case invalidParams(InvalidParamsData)
        /// The error `internal_error`. The host made a mistake.
        case internalError(InternalErrorData)
        /// The error `line_too_long`. The line, or the answer to a question, has more bytes than a line may have.
        case lineTooLong(LineTooLongData)
        /// The error `too_deep`. Arrays and objects are nested deeper than they may be.
        case tooDeep(TooDeepData)
        /// The error `answer_too_large`. The answer would have more bytes than a connection's output may have.
        case answerTooLarge(AnswerTooLargeData)
        /// The error `limit_reached`. It would exceed a limit of the host.
        case limitReached(LimitReachedData)
        /// The error `shutting_down`. The host is about to end.
        case shuttingDown(ShuttingDownData)
        /// The error `missing_capability`. The host lacks a capability that the client requires.
        case missingCapability(MissingCapabilityData)
        /// The error `cancelled`. The client has cancelled the request, or has replaced it by another one; or the
        /// scene has got another state as a whole.
        case cancelled(CancelledData)
        /// The error `too_many_connections`. The host, or the user, has as many connections as there may be.
        case tooManyConnections(TooManyConnectionsData)
        /// The error `slow_reader`. The client does not read what the host has sent.
        case slowReader(SlowReaderData)
        /// The error `store_failed`. The store could not write the change, so it has not happened.
        case storeFailed(StoreFailedData)
        /// The error `closed_by_request`. Another session asked the host to close this one.
        case closedByRequest(ClosedByRequestData)
        /// The error `engine_away`. The scene is shared by a fleet, and its log cannot be reached. Nothing has
        /// changed.
        case engineAway(EngineAwayData)
        /// The error `outcome_unknown`. The host has lost sight of the request, which may have had its effect or
        /// not.
        case outcomeUnknown(OutcomeUnknownData)
        /// The error `local_scene`. The scene belongs to this host alone, so no other one can own it.
        case localScene(LocalSceneData)
        /// The error `unknown_host`. No such host of the fleet was heard lately.
        case unknownHost(UnknownHostData)
        /// The error `other_user`. The session or module belongs to another user.
        case otherUser(OtherUserData)
        /// The error `not_allowed`. No grant of the access document allows it.
        case notAllowed(NotAllowedData)
        /// The error `unknown_scene`. The scene does not exist.
        case unknownScene(UnknownSceneData)
        /// The error `unknown_navigator`. The scene does not have this navigator.
        case unknownNavigator(UnknownNavigatorData)
        /// The error `unknown_entry`. The scene does not have this entry.
        case unknownEntry(UnknownEntryData)
        /// The error `unknown_destination`. The destination type is not registered, or not for this place.
        case unknownDestination(UnknownDestinationData)
        /// The error `invalid_arguments`. Arguments, a value or data do not fit the schema.
        case invalidArguments(InvalidArgumentsData)
        /// The error `no_stack`. The navigator has no path of its own.
        case noStack(NoStackData)
        /// The error `at_root`. There is nothing to go back from.
        case atRoot(AtRootData)
        /// The error `not_presented`. The navigator is not shown over another.
        case notPresented(NotPresentedData)
        /// The error `out_of_range`. The path has fewer entries than that.
        case outOfRange(OutOfRangeData)
        /// The error `occupied`. Something is shown over the navigator already.
        case occupied(OccupiedData)
        /// The error `name_in_use`. The name of a scene or navigator is taken.
        case nameInUse(NameInUseData)
        /// The error `revision_mismatch`. The scene is not at the revision that the request named, or has navigated
        /// since.
        case revisionMismatch(RevisionMismatchData)
        /// The error `root_fixed`. The root navigator and the scene `main` cannot be closed.
        case rootFixed(RootFixedData)
        /// The error `not_selectable`. The navigator is not a stack beside others.
        case notSelectable(NotSelectableData)
        /// The error `locked`. A lock forbids it.
        case locked(LockedData)
        /// The error `unknown_attachment`. The lock, checkpoint, mapping, trigger or flow does not exist.
        case unknownAttachment(UnknownAttachmentData)
        /// The error `cannot_return`. The checkpoint does not exist here, or there is nothing to go back from.
        case cannotReturn(CannotReturnData)
        /// The error `unknown_trigger`. The navigator has no such trigger.
        case unknownTrigger(UnknownTriggerData)
        /// The error `no_alert`. The entry is not an alert or a dialog with buttons.
        case noAlert(NoAlertData)
        /// The error `unknown_answer`. The alert has no such button.
        case unknownAnswer(UnknownAnswerData)
        /// The error `no_column`. No column comes after the navigator.
        case noColumn(NoColumnData)
        /// The error `path_refused`. A rule of paths forbids what would come of it.
        case pathRefused(PathRefusedData)
        /// The error `invalid_state`. The state document cannot be shown.
        case invalidState(InvalidStateData)
        /// The error `token_reused`. The token came with another request before.
        case tokenReused(TokenReusedData)
        /// The error `outside_window`. The revision is older than what the host keeps.
        case outsideWindow(OutsideWindowData)
        /// The error `cannot_undo`. The revision closed a navigator of a session that is gone, or gave the scene
        /// another state as a whole.
        case cannotUndo(CannotUndoData)
        /// The error `unknown_link`. The entry has no such link.
        case unknownLink(UnknownLinkData)
        /// The error `unknown_message`. The entry's type declares its messages, and none has this name.
        case unknownMessage(UnknownMessageData)
        /// The error `type_not_shown`. No entry of this type is on the way back.
        case typeNotShown(TypeNotShownData)
        /// The error `denied`. A guard has denied it.
        case denied(DeniedData)
        /// The error `redirect_loop`. Guards redirect in a circle.
        case redirectLoop(RedirectLoopData)
        /// The error `unknown_guard`. The guard does not exist.
        case unknownGuard(UnknownGuardData)
        /// The error `no_receiver`. No session receives a value that was sent.
        case noReceiver(NoReceiverData)
        /// The error `receiver_gone`. The session of the receiver is no longer connected.
        case receiverGone(ReceiverGoneData)
        /// The error `receiver_timeout`. The session of the receiver did not answer in time.
        case receiverTimeout(ReceiverTimeoutData)
        /// The error `receiver_error`. The receiver of a value answered with an error, or with something that the
        /// host does not understand.
        case receiverError(ReceiverErrorData)
        /// The error `unknown_receiver`. The receiver does not exist.
        case unknownReceiver(UnknownReceiverData)
        /// The error `unknown_sequence`. The sequence does not exist, or has ended.
        case unknownSequence(UnknownSequenceData)
        /// The error `cannot_wait`. Sending takes time, so it cannot be a part of something that happens at once.
        case cannotWait(CannotWaitData)
        /// The error `url_invalid`. The URL has a mistake.
        case urlInvalid(URLInvalidData)
        /// The error `url_unknown`. No pattern fits the URL, or the pattern does not exist.
        case urlUnknown(URLUnknownData)
        /// The error `url_conflict`. Another pattern fits the same URLs, and neither is more concrete.
        case urlConflict(URLConflictData)
        /// The error `url_pattern_invalid`. The URL pattern has a mistake.
        case urlPatternInvalid(URLPatternInvalidData)
        /// The error `url_no_link`. No pattern makes a URL of this place.
        case urlNoLink(URLNoLinkData)
        /// The error `not_flow_owner`. Another session or module drives the flow.
        case notFlowOwner(NotFlowOwnerData)
        /// The error `outside_flow`. The navigator is not where the flow began, and not below it.
        case outsideFlow(OutsideFlowData)
        /// The error `not_empty`. The scene has something that an imported state would remove.
        case notEmpty(NotEmptyData)
        /// The error `name_taken`. Another session has the module, or another module has the method of
        /// presentation.
        case nameTaken(NameTakenData)
        /// The error `not_owner`. The session does not have the module.
        case notOwner(NotOwnerData)
        /// The error `invalid_schema`. The schema has a mistake, or a keyword that the host does not know.
        case invalidSchema(InvalidSchemaData)
        /// The error `provider_gone`. The module is not there, or went before it answered.
        case providerGone(ProviderGoneData)
        /// The error `provider_timeout`. The module did not answer in time.
        case providerTimeout(ProviderTimeoutData)
        /// The error `provider_error`. The module answered with an error of its own.
        case providerError(ProviderErrorData)
        /// The error `unknown_module`. The module does not exist.
        case unknownModule(UnknownModuleData)
        /// The error `unknown_session`. The session does not exist.
        case unknownSession(UnknownSessionData)
        /// The error `activation_failed`. The module's process could not be started.
        case activationFailed(ActivationFailedData)
        /// The error `activation_timeout`. The module was started and did not register in time.
        case activationTimeout(ActivationTimeoutData)
        /// The error `module_exited`. The module's process ended before it registered.
        case moduleExited(ModuleExitedData)
        /// The error `crash_budget_spent`. The module has failed too often and is not started any more.
        case crashBudgetSpent(CrashBudgetSpentData)
        /// The error `destination_not_registered`. The module is there, without the type that its manifest names.
        case destinationNotRegistered(DestinationNotRegisteredData)
        /// The error `module_stopped`. The module was stopped while the request waited for it.
        case moduleStopped(ModuleStoppedData)
        /// The error `not_supervised`. The host does not start this module.
        case notSupervised(NotSupervisedData)
        /// The error `question_cycle`. Modules would wait for each other in a circle.
        case questionCycle(QuestionCycleData)
        /// The error `unknown_question`. The session is not being asked this question now.
        case unknownQuestion(UnknownQuestionData)
        /// The error `unknown_watch`. The session has no such watch.
        case unknownWatch(UnknownWatchData)
        /// The error `unknown_monitor`. The session has no such monitor.
        case unknownMonitor(UnknownMonitorData)
        /// An error of a newer host.
        case unknown(code: Int)

        init(code: Int, data: JSONPayload) throws(NavigationClientError) {
            switch code {
            case -32700: self = .parseError(try .init(reading: data))
            case -32600: self = .invalidRequest(try .init(reading: data))
            case -32601: self = .methodNotFound(try .init(reading: data))
            case -32602: self = .invalidParams(try .init(reading: data))
            case -32603: self = .internalError(try .init(reading: data))
            case 100: self = .lineTooLong(try .init(reading: data))
            case 101: self = .tooDeep(try .init(reading: data))
            case 102: self = .answerTooLarge(try .init(reading: data))
            case 103: self = .limitReached(try .init(reading: data))
            case 104: self = .shuttingDown(try .init(reading: data))
            case 105: self = .missingCapability(try .init(reading: data))
            case 106: self = .cancelled(try .init(reading: data))
            case 107: self = .tooManyConnections(try .init(reading: data))
            case 108: self = .slowReader(try .init(reading: data))
            case 109: self = .storeFailed(try .init(reading: data))
            case 110: self = .closedByRequest(try .init(reading: data))
            case 113: self = .engineAway(try .init(reading: data))
            case 114: self = .outcomeUnknown(try .init(reading: data))
            case 115: self = .localScene(try .init(reading: data))
            case 116: self = .unknownHost(try .init(reading: data))
            case 111: self = .otherUser(try .init(reading: data))
            case 112: self = .notAllowed(try .init(reading: data))
            case 200: self = .unknownScene(try .init(reading: data))
            case 201: self = .unknownNavigator(try .init(reading: data))
            case 202: self = .unknownEntry(try .init(reading: data))
            case 203: self = .unknownDestination(try .init(reading: data))
            case 204: self = .invalidArguments(try .init(reading: data))
            case 205: self = .noStack(try .init(reading: data))
            case 206: self = .atRoot(try .init(reading: data))
            case 207: self = .notPresented(try .init(reading: data))
            case 208: self = .outOfRange(try .init(reading: data))
            case 209: self = .occupied(try .init(reading: data))
            case 210: self = .nameInUse(try .init(reading: data))
            case 211: self = .revisionMismatch(try .init(reading: data))
            case 212: self = .rootFixed(try .init(reading: data))
            case 213: self = .notSelectable(try .init(reading: data))
            case 214: self = .locked(try .init(reading: data))
            case 215: self = .unknownAttachment(try .init(reading: data))
            case 216: self = .cannotReturn(try .init(reading: data))
            case 217: self = .unknownTrigger(try .init(reading: data))
            case 218: self = .noAlert(try .init(reading: data))
            case 219: self = .unknownAnswer(try .init(reading: data))
            case 220: self = .noColumn(try .init(reading: data))
            case 221: self = .pathRefused(try .init(reading: data))
            case 222: self = .invalidState(try .init(reading: data))
            case 223: self = .tokenReused(try .init(reading: data))
            case 224: self = .outsideWindow(try .init(reading: data))
            case 225: self = .cannotUndo(try .init(reading: data))
            case 226: self = .unknownLink(try .init(reading: data))
            case 227: self = .unknownMessage(try .init(reading: data))
            case 229: self = .typeNotShown(try .init(reading: data))
            case 230: self = .denied(try .init(reading: data))
            case 231: self = .redirectLoop(try .init(reading: data))
            case 232: self = .unknownGuard(try .init(reading: data))
            case 235: self = .noReceiver(try .init(reading: data))
            case 236: self = .receiverGone(try .init(reading: data))
            case 237: self = .receiverTimeout(try .init(reading: data))
            case 238: self = .receiverError(try .init(reading: data))
            case 239: self = .unknownReceiver(try .init(reading: data))
            case 240: self = .unknownSequence(try .init(reading: data))
            case 241: self = .cannotWait(try .init(reading: data))
            case 245: self = .urlInvalid(try .init(reading: data))
            case 246: self = .urlUnknown(try .init(reading: data))
            case 247: self = .urlConflict(try .init(reading: data))
            case 248: self = .urlPatternInvalid(try .init(reading: data))
            case 249: self = .urlNoLink(try .init(reading: data))
            case 250: self = .notFlowOwner(try .init(reading: data))
            case 251: self = .outsideFlow(try .init(reading: data))
            case 252: self = .notEmpty(try .init(reading: data))
            case 300: self = .nameTaken(try .init(reading: data))
            case 301: self = .notOwner(try .init(reading: data))
            case 302: self = .invalidSchema(try .init(reading: data))
            case 303: self = .providerGone(try .init(reading: data))
            case 304: self = .providerTimeout(try .init(reading: data))
            case 305: self = .providerError(try .init(reading: data))
            case 306: self = .unknownModule(try .init(reading: data))
            case 307: self = .unknownSession(try .init(reading: data))
            case 310: self = .activationFailed(try .init(reading: data))
            case 311: self = .activationTimeout(try .init(reading: data))
            case 312: self = .moduleExited(try .init(reading: data))
            case 313: self = .crashBudgetSpent(try .init(reading: data))
            case 314: self = .destinationNotRegistered(try .init(reading: data))
            case 315: self = .moduleStopped(try .init(reading: data))
            case 316: self = .notSupervised(try .init(reading: data))
            case 320: self = .questionCycle(try .init(reading: data))
            case 321: self = .unknownQuestion(try .init(reading: data))
            case 400: self = .unknownWatch(try .init(reading: data))
            case 410: self = .unknownMonitor(try .init(reading: data))
            default: self = .unknown(code: code)
            }
        }
    }
}
