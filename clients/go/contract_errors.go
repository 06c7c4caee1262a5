// Code generated from the contract of navhost by clients/generate. DO NOT EDIT.

package navhost

import "encoding/json"

// The errors of the host. Compare with errors.Is, which goes by the code.
var (
	// ErrParseError is `parse_error`. The line is not JSON.
	ErrParseError = &Error{Code: -32700, Name: "parse_error"}
	// ErrInvalidRequest is `invalid_request`. The line is JSON, but not a request, a notification, an answer or a
	// batch of them. Or a request has the id of another one that is not answered yet.
	ErrInvalidRequest = &Error{Code: -32600, Name: "invalid_request"}
	// ErrMethodNotFound is `method_not_found`. The method does not exist.
	ErrMethodNotFound = &Error{Code: -32601, Name: "method_not_found"}
	// ErrInvalidParams is `invalid_params`. A parameter is missing, unknown, or of another form.
	ErrInvalidParams = &Error{Code: -32602, Name: "invalid_params"}
	// ErrInternalError is `internal_error`. The host made a mistake.
	ErrInternalError = &Error{Code: -32603, Name: "internal_error"}
	// ErrLineTooLong is `line_too_long`. The line, or the answer to a question, has more bytes than a line may
	// have.
	ErrLineTooLong = &Error{Code: 100, Name: "line_too_long"}
	// ErrTooDeep is `too_deep`. Arrays and objects are nested deeper than they may be.
	ErrTooDeep = &Error{Code: 101, Name: "too_deep"}
	// ErrAnswerTooLarge is `answer_too_large`. The answer would have more bytes than a connection's output may
	// have.
	ErrAnswerTooLarge = &Error{Code: 102, Name: "answer_too_large"}
	// ErrLimitReached is `limit_reached`. It would exceed a limit of the host.
	ErrLimitReached = &Error{Code: 103, Name: "limit_reached"}
	// ErrShuttingDown is `shutting_down`. The host is about to end.
	ErrShuttingDown = &Error{Code: 104, Name: "shutting_down"}
	// ErrMissingCapability is `missing_capability`. The host lacks a capability that the client requires.
	ErrMissingCapability = &Error{Code: 105, Name: "missing_capability"}
	// ErrCancelled is `cancelled`. The client has cancelled the request, or has replaced it by another one; or the
	// scene has got another state as a whole.
	ErrCancelled = &Error{Code: 106, Name: "cancelled"}
	// ErrTooManyConnections is `too_many_connections`. The host, or the user, has as many connections as there may
	// be.
	ErrTooManyConnections = &Error{Code: 107, Name: "too_many_connections"}
	// ErrSlowReader is `slow_reader`. The client does not read what the host has sent.
	ErrSlowReader = &Error{Code: 108, Name: "slow_reader"}
	// ErrStoreFailed is `store_failed`. The store could not write the change, so it has not happened.
	ErrStoreFailed = &Error{Code: 109, Name: "store_failed"}
	// ErrClosedByRequest is `closed_by_request`. Another session asked the host to close this one.
	ErrClosedByRequest = &Error{Code: 110, Name: "closed_by_request"}
	// ErrEngineAway is `engine_away`. The scene is shared by a fleet, and its log cannot be reached. Nothing has
	// changed.
	ErrEngineAway = &Error{Code: 113, Name: "engine_away"}
	// ErrOutcomeUnknown is `outcome_unknown`. The host has lost sight of the request, which may have had its effect
	// or not.
	ErrOutcomeUnknown = &Error{Code: 114, Name: "outcome_unknown"}
	// ErrLocalScene is `local_scene`. The scene belongs to this host alone, so no other one can own it.
	ErrLocalScene = &Error{Code: 115, Name: "local_scene"}
	// ErrUnknownHost is `unknown_host`. No such host of the fleet was heard lately.
	ErrUnknownHost = &Error{Code: 116, Name: "unknown_host"}
	// ErrOtherUser is `other_user`. The session or module belongs to another user.
	ErrOtherUser = &Error{Code: 111, Name: "other_user"}
	// ErrNotAllowed is `not_allowed`. No grant of the access document allows it.
	ErrNotAllowed = &Error{Code: 112, Name: "not_allowed"}
	// ErrUnknownScene is `unknown_scene`. The scene does not exist.
	ErrUnknownScene = &Error{Code: 200, Name: "unknown_scene"}
	// ErrUnknownNavigator is `unknown_navigator`. The scene does not have this navigator.
	ErrUnknownNavigator = &Error{Code: 201, Name: "unknown_navigator"}
	// ErrUnknownEntry is `unknown_entry`. The scene does not have this entry.
	ErrUnknownEntry = &Error{Code: 202, Name: "unknown_entry"}
	// ErrUnknownDestination is `unknown_destination`. The destination type is not registered, or not for this
	// place.
	ErrUnknownDestination = &Error{Code: 203, Name: "unknown_destination"}
	// ErrInvalidArguments is `invalid_arguments`. Arguments, a value or data do not fit the schema.
	ErrInvalidArguments = &Error{Code: 204, Name: "invalid_arguments"}
	// ErrNoStack is `no_stack`. The navigator has no path of its own.
	ErrNoStack = &Error{Code: 205, Name: "no_stack"}
	// ErrAtRoot is `at_root`. There is nothing to go back from.
	ErrAtRoot = &Error{Code: 206, Name: "at_root"}
	// ErrNotPresented is `not_presented`. The navigator is not shown over another.
	ErrNotPresented = &Error{Code: 207, Name: "not_presented"}
	// ErrOutOfRange is `out_of_range`. The path has fewer entries than that.
	ErrOutOfRange = &Error{Code: 208, Name: "out_of_range"}
	// ErrOccupied is `occupied`. Something is shown over the navigator already.
	ErrOccupied = &Error{Code: 209, Name: "occupied"}
	// ErrNameInUse is `name_in_use`. The name of a scene or navigator is taken.
	ErrNameInUse = &Error{Code: 210, Name: "name_in_use"}
	// ErrRevisionMismatch is `revision_mismatch`. The scene is not at the revision that the request named, or has
	// navigated since.
	ErrRevisionMismatch = &Error{Code: 211, Name: "revision_mismatch"}
	// ErrRootFixed is `root_fixed`. The root navigator and the scene `main` cannot be closed.
	ErrRootFixed = &Error{Code: 212, Name: "root_fixed"}
	// ErrNotSelectable is `not_selectable`. The navigator is not a stack beside others.
	ErrNotSelectable = &Error{Code: 213, Name: "not_selectable"}
	// ErrLocked is `locked`. A lock forbids it.
	ErrLocked = &Error{Code: 214, Name: "locked"}
	// ErrUnknownAttachment is `unknown_attachment`. The lock, checkpoint, mapping, trigger or flow does not exist.
	ErrUnknownAttachment = &Error{Code: 215, Name: "unknown_attachment"}
	// ErrCannotReturn is `cannot_return`. The checkpoint does not exist here, or there is nothing to go back from.
	ErrCannotReturn = &Error{Code: 216, Name: "cannot_return"}
	// ErrUnknownTrigger is `unknown_trigger`. The navigator has no such trigger.
	ErrUnknownTrigger = &Error{Code: 217, Name: "unknown_trigger"}
	// ErrNoAlert is `no_alert`. The entry is not an alert or a dialog with buttons.
	ErrNoAlert = &Error{Code: 218, Name: "no_alert"}
	// ErrUnknownAnswer is `unknown_answer`. The alert has no such button.
	ErrUnknownAnswer = &Error{Code: 219, Name: "unknown_answer"}
	// ErrNoColumn is `no_column`. No column comes after the navigator.
	ErrNoColumn = &Error{Code: 220, Name: "no_column"}
	// ErrPathRefused is `path_refused`. A rule of paths forbids what would come of it.
	ErrPathRefused = &Error{Code: 221, Name: "path_refused"}
	// ErrInvalidState is `invalid_state`. The state document cannot be shown.
	ErrInvalidState = &Error{Code: 222, Name: "invalid_state"}
	// ErrTokenReused is `token_reused`. The token came with another request before.
	ErrTokenReused = &Error{Code: 223, Name: "token_reused"}
	// ErrOutsideWindow is `outside_window`. The revision is older than what the host keeps.
	ErrOutsideWindow = &Error{Code: 224, Name: "outside_window"}
	// ErrCannotUndo is `cannot_undo`. The revision closed a navigator of a session that is gone, or gave the scene
	// another state as a whole.
	ErrCannotUndo = &Error{Code: 225, Name: "cannot_undo"}
	// ErrUnknownLink is `unknown_link`. The entry has no such link.
	ErrUnknownLink = &Error{Code: 226, Name: "unknown_link"}
	// ErrUnknownMessage is `unknown_message`. The entry's type declares its messages, and none has this name.
	ErrUnknownMessage = &Error{Code: 227, Name: "unknown_message"}
	// ErrTypeNotShown is `type_not_shown`. No entry of this type is on the way back.
	ErrTypeNotShown = &Error{Code: 229, Name: "type_not_shown"}
	// ErrDenied is `denied`. A guard has denied it.
	ErrDenied = &Error{Code: 230, Name: "denied"}
	// ErrRedirectLoop is `redirect_loop`. Guards redirect in a circle.
	ErrRedirectLoop = &Error{Code: 231, Name: "redirect_loop"}
	// ErrUnknownGuard is `unknown_guard`. The guard does not exist.
	ErrUnknownGuard = &Error{Code: 232, Name: "unknown_guard"}
	// ErrNoReceiver is `no_receiver`. No session receives a value that was sent.
	ErrNoReceiver = &Error{Code: 235, Name: "no_receiver"}
	// ErrReceiverGone is `receiver_gone`. The session of the receiver is no longer connected.
	ErrReceiverGone = &Error{Code: 236, Name: "receiver_gone"}
	// ErrReceiverTimeout is `receiver_timeout`. The session of the receiver did not answer in time.
	ErrReceiverTimeout = &Error{Code: 237, Name: "receiver_timeout"}
	// ErrReceiverError is `receiver_error`. The receiver of a value answered with an error, or with something that
	// the host does not understand.
	ErrReceiverError = &Error{Code: 238, Name: "receiver_error"}
	// ErrUnknownReceiver is `unknown_receiver`. The receiver does not exist.
	ErrUnknownReceiver = &Error{Code: 239, Name: "unknown_receiver"}
	// ErrUnknownSequence is `unknown_sequence`. The sequence does not exist, or has ended.
	ErrUnknownSequence = &Error{Code: 240, Name: "unknown_sequence"}
	// ErrCannotWait is `cannot_wait`. Sending takes time, so it cannot be a part of something that happens at once.
	ErrCannotWait = &Error{Code: 241, Name: "cannot_wait"}
	// ErrURLInvalid is `url_invalid`. The URL has a mistake.
	ErrURLInvalid = &Error{Code: 245, Name: "url_invalid"}
	// ErrURLUnknown is `url_unknown`. No pattern fits the URL, or the pattern does not exist.
	ErrURLUnknown = &Error{Code: 246, Name: "url_unknown"}
	// ErrURLConflict is `url_conflict`. Another pattern fits the same URLs, and neither is more concrete.
	ErrURLConflict = &Error{Code: 247, Name: "url_conflict"}
	// ErrURLPatternInvalid is `url_pattern_invalid`. The URL pattern has a mistake.
	ErrURLPatternInvalid = &Error{Code: 248, Name: "url_pattern_invalid"}
	// ErrURLNoLink is `url_no_link`. No pattern makes a URL of this place.
	ErrURLNoLink = &Error{Code: 249, Name: "url_no_link"}
	// ErrNotFlowOwner is `not_flow_owner`. Another session or module drives the flow.
	ErrNotFlowOwner = &Error{Code: 250, Name: "not_flow_owner"}
	// ErrOutsideFlow is `outside_flow`. The navigator is not where the flow began, and not below it.
	ErrOutsideFlow = &Error{Code: 251, Name: "outside_flow"}
	// ErrNotEmpty is `not_empty`. The scene has something that an imported state would remove.
	ErrNotEmpty = &Error{Code: 252, Name: "not_empty"}
	// ErrNameTaken is `name_taken`. Another session has the module, or another module has the method of
	// presentation.
	ErrNameTaken = &Error{Code: 300, Name: "name_taken"}
	// ErrNotOwner is `not_owner`. The session does not have the module.
	ErrNotOwner = &Error{Code: 301, Name: "not_owner"}
	// ErrInvalidSchema is `invalid_schema`. The schema has a mistake, or a keyword that the host does not know.
	ErrInvalidSchema = &Error{Code: 302, Name: "invalid_schema"}
	// ErrProviderGone is `provider_gone`. The module is not there, or went before it answered.
	ErrProviderGone = &Error{Code: 303, Name: "provider_gone"}
	// ErrProviderTimeout is `provider_timeout`. The module did not answer in time.
	ErrProviderTimeout = &Error{Code: 304, Name: "provider_timeout"}
	// ErrProviderError is `provider_error`. The module answered with an error of its own.
	ErrProviderError = &Error{Code: 305, Name: "provider_error"}
	// ErrUnknownModule is `unknown_module`. The module does not exist.
	ErrUnknownModule = &Error{Code: 306, Name: "unknown_module"}
	// ErrUnknownSession is `unknown_session`. The session does not exist.
	ErrUnknownSession = &Error{Code: 307, Name: "unknown_session"}
	// ErrActivationFailed is `activation_failed`. The module's process could not be started.
	ErrActivationFailed = &Error{Code: 310, Name: "activation_failed"}
	// ErrActivationTimeout is `activation_timeout`. The module was started and did not register in time.
	ErrActivationTimeout = &Error{Code: 311, Name: "activation_timeout"}
	// ErrModuleExited is `module_exited`. The module's process ended before it registered.
	ErrModuleExited = &Error{Code: 312, Name: "module_exited"}
	// ErrCrashBudgetSpent is `crash_budget_spent`. The module has failed too often and is not started any more.
	ErrCrashBudgetSpent = &Error{Code: 313, Name: "crash_budget_spent"}
	// ErrDestinationNotRegistered is `destination_not_registered`. The module is there, without the type that its
	// manifest names.
	ErrDestinationNotRegistered = &Error{Code: 314, Name: "destination_not_registered"}
	// ErrModuleStopped is `module_stopped`. The module was stopped while the request waited for it.
	ErrModuleStopped = &Error{Code: 315, Name: "module_stopped"}
	// ErrNotSupervised is `not_supervised`. The host does not start this module.
	ErrNotSupervised = &Error{Code: 316, Name: "not_supervised"}
	// ErrQuestionCycle is `question_cycle`. Modules would wait for each other in a circle.
	ErrQuestionCycle = &Error{Code: 320, Name: "question_cycle"}
	// ErrUnknownQuestion is `unknown_question`. The session is not being asked this question now.
	ErrUnknownQuestion = &Error{Code: 321, Name: "unknown_question"}
	// ErrUnknownWatch is `unknown_watch`. The session has no such watch.
	ErrUnknownWatch = &Error{Code: 400, Name: "unknown_watch"}
	// ErrUnknownMonitor is `unknown_monitor`. The session has no such monitor.
	ErrUnknownMonitor = &Error{Code: 410, Name: "unknown_monitor"}
)

// ErrorContext is members that the data of every error may have.
type ErrorContext struct {
	// The place of the refused operation in a transaction or a plan, from 0.
	Operation *int64 `json:"operation,omitempty"`
	// The type that the request named, when a mapping led to another.
	MappedFrom *string `json:"mappedFrom,omitempty"`
	// The list of a module's registration that the refused part is in.
	List *string `json:"list,omitempty"`
	// The place in that sequence or list, from 0.
	Index *int64 `json:"index,omitempty"`
	// The outcome of every value of that sequence.
	Steps []SequenceStep `json:"steps,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r ErrorContext) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// ParseErrorData is the data of `parse_error`.
type ParseErrorData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The byte of the line where it shows, from 0.
	Offset int64 `json:"offset"`
	// The problem, for people.
	Reason string `json:"reason"`
	// The number of the line on this connection, from 1.
	Line int64 `json:"line"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ParseErrorData) errorCode() int64 {
	return -32700
}

// InvalidRequestData is the data of `invalid_request`.
type InvalidRequestData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The number of the line on this connection, from 1, when its id is not known.
	Line *int64 `json:"line,omitempty"`
	// The id of the other request, which goes on.
	ID json.RawMessage `json:"id,omitempty"`
	// The member that is there twice.
	Member *string `json:"member,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (InvalidRequestData) errorCode() int64 {
	return -32600
}

// MethodNotFoundData is the data of `method_not_found`.
type MethodNotFoundData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The name that the request gave.
	Method string `json:"method"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (MethodNotFoundData) errorCode() int64 {
	return -32601
}

// InvalidParamsData is the data of `invalid_params`.
type InvalidParamsData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The parameter that is wrong.
	Parameter *string `json:"parameter,omitempty"`
	// The value or form that it must have.
	Expected *string `json:"expected,omitempty"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (InvalidParamsData) errorCode() int64 {
	return -32602
}

// InternalErrorData is the data of `internal_error`.
type InternalErrorData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (InternalErrorData) errorCode() int64 {
	return -32603
}

// LineTooLongData is the data of `line_too_long`.
type LineTooLongData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The limit, in bytes.
	Limit int64 `json:"limit"`
	// The number of the line on this connection, from 1, when its id is not known.
	Line *int64 `json:"line,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (LineTooLongData) errorCode() int64 {
	return 100
}

// TooDeepData is the data of `too_deep`.
type TooDeepData struct {
	// The error's stable name.
	Name string `json:"name"`
	// How deep arrays and objects may be nested.
	Limit int64 `json:"limit"`
	// The number of the line on this connection, from 1, when its id is not known.
	Line *int64 `json:"line,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (TooDeepData) errorCode() int64 {
	return 101
}

// AnswerTooLargeData is the data of `answer_too_large`.
type AnswerTooLargeData struct {
	// The error's stable name.
	Name string `json:"name"`
	// How many bytes the answers before it in the batch have.
	Bytes *int64 `json:"bytes,omitempty"`
	// The limit, in bytes.
	Limit int64 `json:"limit"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (AnswerTooLargeData) errorCode() int64 {
	return 102
}

// LimitReachedData is the data of `limit_reached`.
type LimitReachedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The name of the limit.
	Limit string `json:"limit"`
	// The limit.
	Value int64 `json:"value"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (LimitReachedData) errorCode() int64 {
	return 103
}

// ShuttingDownData is the data of `shutting_down`.
type ShuttingDownData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ShuttingDownData) errorCode() int64 {
	return 104
}

// MissingCapabilityData is the data of `missing_capability`.
type MissingCapabilityData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The capability that the host lacks.
	Missing string `json:"missing"`
	// Those that it has.
	Capabilities []string `json:"capabilities"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r MissingCapabilityData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (MissingCapabilityData) errorCode() int64 {
	return 105
}

// CancelledData is the data of `cancelled`.
type CancelledData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene that has got another state.
	Scene *string `json:"scene,omitempty"`
	// The new key of the scene.
	RestorationKey *string `json:"restorationKey,omitempty"`
	// The id of the request that replaced it.
	ReplacedBy json.RawMessage `json:"replacedBy,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (CancelledData) errorCode() int64 {
	return 106
}

// TooManyConnectionsData is the data of `too_many_connections`.
type TooManyConnectionsData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (TooManyConnectionsData) errorCode() int64 {
	return 107
}

// SlowReaderData is the data of `slow_reader`.
type SlowReaderData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (SlowReaderData) errorCode() int64 {
	return 108
}

// StoreFailedData is the data of `store_failed`.
type StoreFailedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// Why, in the words of the system.
	Reason string `json:"reason"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (StoreFailedData) errorCode() int64 {
	return 109
}

// ClosedByRequestData is the data of `closed_by_request`.
type ClosedByRequestData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ClosedByRequestData) errorCode() int64 {
	return 110
}

// EngineAwayData is the data of `engine_away`.
type EngineAwayData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The shared scene.
	Scene string `json:"scene"`
	// The host that owns the scene, when that host has stopped to follow it.
	Owner *string `json:"owner,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (EngineAwayData) errorCode() int64 {
	return 113
}

// OutcomeUnknownData is the data of `outcome_unknown`.
type OutcomeUnknownData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The shared scene.
	Scene string `json:"scene"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (OutcomeUnknownData) errorCode() int64 {
	return 114
}

// LocalSceneData is the data of `local_scene`.
type LocalSceneData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene.
	Scene string `json:"scene"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (LocalSceneData) errorCode() int64 {
	return 115
}

// UnknownHostData is the data of `unknown_host`.
type UnknownHostData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The name that the request gave; left out when it gave none.
	Host *string `json:"host,omitempty"`
	// The hosts that were heard.
	Hosts []string `json:"hosts"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r UnknownHostData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (UnknownHostData) errorCode() int64 {
	return 116
}

// OtherUserData is the data of `other_user`.
type OtherUserData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The session of the other user.
	Session *string `json:"session,omitempty"`
	// The module of the other user.
	Module *string `json:"module,omitempty"`
	// The other user.
	UID int64 `json:"uid"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (OtherUserData) errorCode() int64 {
	return 111
}

// NotAllowedData is the data of `not_allowed`.
type NotAllowedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The verb that it takes; left out for a wrong secret.
	Verb *GrantAllow `json:"verb,omitempty"`
	// The identity that asked; left out for a session without one.
	Identity *string `json:"identity,omitempty"`
	// The scene where it was refused.
	Scene *string `json:"scene,omitempty"`
	// The navigator where it was refused.
	Navigator *string `json:"navigator,omitempty"`
	// The destination type that it was about.
	Type *string `json:"type,omitempty"`
	// The module that it was about.
	Module *string `json:"module,omitempty"`
	// The file with the grants. A person who can change it can allow this.
	Document string `json:"document"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NotAllowedData) errorCode() int64 {
	return 112
}

// UnknownSceneData is the data of `unknown_scene`.
type UnknownSceneData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The name that the request gave.
	Scene string `json:"scene"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownSceneData) errorCode() int64 {
	return 200
}

// UnknownNavigatorData is the data of `unknown_navigator`.
type UnknownNavigatorData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The id or name that the request gave.
	Navigator string `json:"navigator"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The navigator with this name, outside of what was searched.
	Elsewhere *string `json:"elsewhere,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownNavigatorData) errorCode() int64 {
	return 201
}

// UnknownEntryData is the data of `unknown_entry`.
type UnknownEntryData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The id that the request gave.
	Entry string `json:"entry"`
	// The navigator whose path does not have it.
	Navigator *string `json:"navigator,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownEntryData) errorCode() int64 {
	return 202
}

// UnknownDestinationData is the data of `unknown_destination`.
type UnknownDestinationData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The type that the request gave.
	Type *string `json:"type,omitempty"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The navigators where the type is known.
	Navigators []Place `json:"navigators,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r UnknownDestinationData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (UnknownDestinationData) errorCode() int64 {
	return 203
}

// InvalidArgumentsData is the data of `invalid_arguments`.
type InvalidArgumentsData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The destination type.
	Type *string `json:"type,omitempty"`
	// The checkpoint whose value it is.
	Checkpoint *string `json:"checkpoint,omitempty"`
	// The flow whose value it is.
	Flow *string `json:"flow,omitempty"`
	// The message to an entry, by its name.
	Message *string `json:"message,omitempty"`
	// True for the content of an entry.
	Content *bool `json:"content,omitempty"`
	// A JSON Pointer to what does not fit.
	Path string `json:"path"`
	// The keyword of the schema that it breaks.
	Keyword string `json:"keyword"`
	// The problem, for people.
	Reason string `json:"reason"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (InvalidArgumentsData) errorCode() int64 {
	return 204
}

// NoStackData is the data of `no_stack`.
type NoStackData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The navigator.
	Navigator string `json:"navigator"`
	// The nearest one around it that has a path.
	Suggestion *string `json:"suggestion,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NoStackData) errorCode() int64 {
	return 205
}

// AtRootData is the data of `at_root`.
type AtRootData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The navigator.
	Navigator string `json:"navigator"`
	// How many entries its path has.
	Depth int64 `json:"depth"`
	// The presentation around it.
	Nearest *string `json:"nearest,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (AtRootData) errorCode() int64 {
	return 206
}

// NotPresentedData is the data of `not_presented`.
type NotPresentedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The navigator.
	Navigator string `json:"navigator"`
	// The presentation around it.
	Nearest *string `json:"nearest,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NotPresentedData) errorCode() int64 {
	return 207
}

// OutOfRangeData is the data of `out_of_range`.
type OutOfRangeData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The navigator.
	Navigator string `json:"navigator"`
	// How many entries its path has.
	Depth int64 `json:"depth"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (OutOfRangeData) errorCode() int64 {
	return 208
}

// OccupiedData is the data of `occupied`.
type OccupiedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The navigator.
	Navigator string `json:"navigator"`
	// The navigator that it presents.
	Presented string `json:"presented"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (OccupiedData) errorCode() int64 {
	return 209
}

// NameInUseData is the data of `name_in_use`.
type NameInUseData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene.
	Scene string `json:"scene"`
	// The name.
	Wanted string `json:"wanted"`
	// The navigator that has it.
	Navigator *string `json:"navigator,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NameInUseData) errorCode() int64 {
	return 210
}

// RevisionMismatchData is the data of `revision_mismatch`.
type RevisionMismatchData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene.
	Scene string `json:"scene"`
	// Its revision.
	Revision int64 `json:"revision"`
	// The newest revision that navigated.
	Navigation *int64 `json:"navigation,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (RevisionMismatchData) errorCode() int64 {
	return 211
}

// RootFixedData is the data of `root_fixed`.
type RootFixedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The root navigator.
	Navigator *string `json:"navigator,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (RootFixedData) errorCode() int64 {
	return 212
}

// NotSelectableData is the data of `not_selectable`.
type NotSelectableData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The navigator.
	Navigator string `json:"navigator"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NotSelectableData) errorCode() int64 {
	return 213
}

// LockedData is the data of `locked`.
type LockedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The locks.
	Locks []Attachment `json:"locks"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r LockedData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// UnmarshalJSON reads each option by its tag.
func (r *LockedData) UnmarshalJSON(data []byte) error {
	type plain LockedData
	open := struct {
		*plain
		Locks json.RawMessage `json:"locks"`
	}{plain: (*plain)(r)}
	if err := json.Unmarshal(data, &open); err != nil {
		return err
	}
	if err := decodeList(open.Locks, decodeAttachment, &r.Locks); err != nil {
		return err
	}
	return nil
}

func (LockedData) errorCode() int64 {
	return 214
}

// UnknownAttachmentData is the data of `unknown_attachment`.
type UnknownAttachmentData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The id that the request gave.
	Attachment string `json:"attachment"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownAttachmentData) errorCode() int64 {
	return 215
}

// CannotReturnData is the data of `cannot_return`.
type CannotReturnData struct {
	// The error's stable name.
	Name string `json:"name"`
	// Where the request looked from.
	Navigator string `json:"navigator"`
	// The name that the request gave.
	Checkpoint string `json:"checkpoint"`
	// Whether there is such a checkpoint, and returning would undo nothing.
	IsKnown bool `json:"isKnown"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (CannotReturnData) errorCode() int64 {
	return 216
}

// UnknownTriggerData is the data of `unknown_trigger`.
type UnknownTriggerData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The navigator.
	Navigator string `json:"navigator"`
	// The name that the request gave.
	Trigger string `json:"trigger"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownTriggerData) errorCode() int64 {
	return 217
}

// NoAlertData is the data of `no_alert`.
type NoAlertData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The entry.
	Entry string `json:"entry"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NoAlertData) errorCode() int64 {
	return 218
}

// UnknownAnswerData is the data of `unknown_answer`.
type UnknownAnswerData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The entry.
	Entry string `json:"entry"`
	// The answer that the request gave.
	Answer string `json:"answer"`
	// Those that its buttons have.
	Answers []string `json:"answers"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r UnknownAnswerData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (UnknownAnswerData) errorCode() int64 {
	return 219
}

// NoColumnData is the data of `no_column`.
type NoColumnData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The navigator.
	Navigator string `json:"navigator"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NoColumnData) errorCode() int64 {
	return 220
}

// PathRefusedData is the data of `path_refused`.
type PathRefusedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The part of the rule that the first violation breaks.
	Rule *string `json:"rule,omitempty"`
	// The type that breaks it.
	Type *string `json:"type,omitempty"`
	// The navigator whose path it is.
	Navigator *string `json:"navigator,omitempty"`
	// The navigator below which a new one would have been made.
	Parent *string `json:"parent,omitempty"`
	// The place in the path, from 0; -1 for the destination below the path.
	Position *int64 `json:"position,omitempty"`
	// The type that it stands on.
	Found *string `json:"found,omitempty"`
	// Roles, methods or types of which one would do; the number that may be there.
	Needed []string `json:"needed,omitempty"`
	// The type whose rule it is.
	RuleOf *string `json:"ruleOf,omitempty"`
	// The module whose rule it is, `bindings`, or `navigator`.
	Source *string `json:"source,omitempty"`
	// The types and roles that the navigator's path accepts, when it does not accept the type.
	Accepted *Acceptance `json:"accepted,omitempty"`
	// Types of a path that is legal and leads there.
	Legal []string `json:"legal,omitempty"`
	// All violations.
	Violations []RuleViolation `json:"violations"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r PathRefusedData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (PathRefusedData) errorCode() int64 {
	return 221
}

// InvalidStateData is the data of `invalid_state`.
type InvalidStateData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The problems of the document.
	Problems []StateProblem `json:"problems"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r InvalidStateData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (InvalidStateData) errorCode() int64 {
	return 222
}

// TokenReusedData is the data of `token_reused`.
type TokenReusedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The token.
	Token string `json:"token"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (TokenReusedData) errorCode() int64 {
	return 223
}

// OutsideWindowData is the data of `outside_window`.
type OutsideWindowData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene.
	Scene string `json:"scene"`
	// The oldest revision that is kept.
	From int64 `json:"from"`
	// The newest revision.
	To int64 `json:"to"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (OutsideWindowData) errorCode() int64 {
	return 224
}

// CannotUndoData is the data of `cannot_undo`.
type CannotUndoData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The revision.
	Revision int64 `json:"revision"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (CannotUndoData) errorCode() int64 {
	return 225
}

// UnknownLinkData is the data of `unknown_link`.
type UnknownLinkData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The entry.
	Entry string `json:"entry"`
	// The name that the request gave.
	Link string `json:"link"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownLinkData) errorCode() int64 {
	return 226
}

// UnknownMessageData is the data of `unknown_message`.
type UnknownMessageData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The destination type.
	Type string `json:"type"`
	// The name that the request gave.
	Message *string `json:"message,omitempty"`
	// Those that its entries accept.
	Messages []string `json:"messages"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r UnknownMessageData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (UnknownMessageData) errorCode() int64 {
	return 227
}

// TypeNotShownData is the data of `type_not_shown`.
type TypeNotShownData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The navigator where the search began.
	Navigator string `json:"navigator"`
	// The destination type.
	Type string `json:"type"`
	// A navigator that shows the type, on the way through the presenters.
	Elsewhere *string `json:"elsewhere,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (TypeNotShownData) errorCode() int64 {
	return 229
}

// DeniedData is the data of `denied`.
type DeniedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The guard.
	Guard string `json:"guard"`
	// Its name for people.
	GuardName string `json:"guardName"`
	// The guard's module, or that of its session when it has exactly one.
	Module *string `json:"module,omitempty"`
	// The step that it denies.
	On GuardOn `json:"on"`
	// Why, for people.
	Reason *string `json:"reason,omitempty"`
	// True when the guard did not answer, and its default holds.
	ByDefault *bool `json:"byDefault,omitempty"`
	// True when the guard's module is away.
	Away *bool `json:"away,omitempty"`
	// True when the guard is not asked for a while, because it missed its deadlines.
	Paused *bool `json:"paused,omitempty"`
	// Seconds until a request is put to a paused guard again.
	RetryAfter *float64 `json:"retryAfter,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (DeniedData) errorCode() int64 {
	return 230
}

// RedirectLoopData is the data of `redirect_loop`.
type RedirectLoopData struct {
	// The error's stable name.
	Name string `json:"name"`
	// Where the request wanted to go, and where guards sent it.
	Chain []Redirection `json:"chain"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r RedirectLoopData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (RedirectLoopData) errorCode() int64 {
	return 231
}

// UnknownGuardData is the data of `unknown_guard`.
type UnknownGuardData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The id that the request gave.
	Guard string `json:"guard"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownGuardData) errorCode() int64 {
	return 232
}

// NoReceiverData is the data of `no_receiver`.
type NoReceiverData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The name of the value.
	Value *string `json:"value,omitempty"`
	// The destination type.
	Type *string `json:"type,omitempty"`
	// The route.
	Route *string `json:"route,omitempty"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NoReceiverData) errorCode() int64 {
	return 235
}

// ReceiverGoneData is the data of `receiver_gone`.
type ReceiverGoneData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The receiver.
	Receiver string `json:"receiver"`
	// Its session.
	Session string `json:"session"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ReceiverGoneData) errorCode() int64 {
	return 236
}

// ReceiverTimeoutData is the data of `receiver_timeout`.
type ReceiverTimeoutData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The receiver.
	Receiver string `json:"receiver"`
	// Its session.
	Session string `json:"session"`
	// Seconds that it had.
	Timeout float64 `json:"timeout"`
	// The questions that it was waiting for.
	WaitingFor []QuestionLink `json:"waitingFor"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r ReceiverTimeoutData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (ReceiverTimeoutData) errorCode() int64 {
	return 237
}

// ReceiverErrorData is the data of `receiver_error`.
type ReceiverErrorData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The receiver.
	Receiver string `json:"receiver"`
	// Its session.
	Session string `json:"session"`
	// The error that it answered.
	Error json.RawMessage `json:"error,omitempty"`
	// The problem with its answer.
	Reason *string `json:"reason,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ReceiverErrorData) errorCode() int64 {
	return 238
}

// UnknownReceiverData is the data of `unknown_receiver`.
type UnknownReceiverData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The id that the request gave.
	Receiver string `json:"receiver"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownReceiverData) errorCode() int64 {
	return 239
}

// UnknownSequenceData is the data of `unknown_sequence`.
type UnknownSequenceData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The id that the request gave.
	Sequence string `json:"sequence"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
}

func (UnknownSequenceData) errorCode() int64 {
	return 240
}

// CannotWaitData is the data of `cannot_wait`.
type CannotWaitData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The method.
	Method string `json:"method"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (CannotWaitData) errorCode() int64 {
	return 241
}

// URLInvalidData is the data of `url_invalid`.
type URLInvalidData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The URL.
	URL string `json:"url"`
	// The problem, for people.
	Reason string `json:"reason"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (URLInvalidData) errorCode() int64 {
	return 245
}

// URLUnknownData is the data of `url_unknown`.
type URLUnknownData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The URL.
	URL *string `json:"url,omitempty"`
	// The pattern that the request gave.
	Pattern *string `json:"pattern,omitempty"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (URLUnknownData) errorCode() int64 {
	return 246
}

// URLConflictData is the data of `url_conflict`.
type URLConflictData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The pattern.
	Pattern string `json:"pattern"`
	// Its module.
	Module string `json:"module"`
	// The pattern that fits the same URLs.
	Other ConflictingPattern `json:"other"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (URLConflictData) errorCode() int64 {
	return 247
}

// URLPatternInvalidData is the data of `url_pattern_invalid`.
type URLPatternInvalidData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The pattern.
	Pattern string `json:"pattern"`
	// The problem, for people.
	Reason string `json:"reason"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (URLPatternInvalidData) errorCode() int64 {
	return 248
}

// URLNoLinkData is the data of `url_no_link`.
type URLNoLinkData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The type that is shown last.
	Type *string `json:"type,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (URLNoLinkData) errorCode() int64 {
	return 249
}

// NotFlowOwnerData is the data of `not_flow_owner`.
type NotFlowOwnerData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The flow.
	Flow string `json:"flow"`
	// The module that drives it.
	Module *string `json:"module,omitempty"`
	// The session that drives it.
	Session *string `json:"session,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NotFlowOwnerData) errorCode() int64 {
	return 250
}

// OutsideFlowData is the data of `outside_flow`.
type OutsideFlowData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The flow.
	Flow string `json:"flow"`
	// The navigator that the request named.
	Navigator string `json:"navigator"`
	// The navigator where the flow began.
	Anchor string `json:"anchor"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (OutsideFlowData) errorCode() int64 {
	return 251
}

// NotEmptyData is the data of `not_empty`.
type NotEmptyData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The scene.
	Scene string `json:"scene"`
	// How many entries it has.
	Entries int64 `json:"entries"`
	// How many navigators it has besides the root.
	Navigators int64 `json:"navigators"`
	// How many attachments it has.
	Attachments int64 `json:"attachments"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NotEmptyData) errorCode() int64 {
	return 252
}

// NameTakenData is the data of `name_taken`.
type NameTakenData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module string `json:"module"`
	// The method of presentation.
	Method *string `json:"method,omitempty"`
	// The session that has it.
	Owner *Owner `json:"owner,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NameTakenData) errorCode() int64 {
	return 300
}

// NotOwnerData is the data of `not_owner`.
type NotOwnerData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module *string `json:"module,omitempty"`
	// The session that owns it.
	Session *string `json:"session,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NotOwnerData) errorCode() int64 {
	return 301
}

// InvalidSchemaData is the data of `invalid_schema`.
type InvalidSchemaData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The owner of the schema, for people.
	Type string `json:"type"`
	// A JSON Pointer to what cannot be used.
	Path string `json:"path"`
	// The problem, for people.
	Reason string `json:"reason"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (InvalidSchemaData) errorCode() int64 {
	return 302
}

// ProviderGoneData is the data of `provider_gone`.
type ProviderGoneData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module string `json:"module"`
	// The destination type.
	Type *string `json:"type,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ProviderGoneData) errorCode() int64 {
	return 303
}

// ProviderTimeoutData is the data of `provider_timeout`.
type ProviderTimeoutData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module string `json:"module"`
	// The destination type.
	Type *string `json:"type,omitempty"`
	// Seconds that it had.
	Timeout float64 `json:"timeout"`
	// The questions that it was waiting for.
	WaitingFor []QuestionLink `json:"waitingFor"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r ProviderTimeoutData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (ProviderTimeoutData) errorCode() int64 {
	return 304
}

// ProviderErrorData is the data of `provider_error`.
type ProviderErrorData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module *string `json:"module,omitempty"`
	// The destination type.
	Type *string `json:"type,omitempty"`
	// The error that it answered.
	Error json.RawMessage `json:"error,omitempty"`
	// The problem with its answer.
	Reason *string `json:"reason,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ProviderErrorData) errorCode() int64 {
	return 305
}

// UnknownModuleData is the data of `unknown_module`.
type UnknownModuleData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The name that the request gave.
	Module string `json:"module"`
	// The known name that is most like it.
	Nearest *string `json:"nearest,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownModuleData) errorCode() int64 {
	return 306
}

// UnknownSessionData is the data of `unknown_session`.
type UnknownSessionData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The id that the request gave.
	Session string `json:"session"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownSessionData) errorCode() int64 {
	return 307
}

// ActivationFailedData is the data of `activation_failed`.
type ActivationFailedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module string `json:"module"`
	// Why, in the words of the system.
	Reason string `json:"reason"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ActivationFailedData) errorCode() int64 {
	return 310
}

// ActivationTimeoutData is the data of `activation_timeout`.
type ActivationTimeoutData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module string `json:"module"`
	// Seconds that it had.
	Timeout float64 `json:"timeout"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ActivationTimeoutData) errorCode() int64 {
	return 311
}

// ModuleExitedData is the data of `module_exited`.
type ModuleExitedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module string `json:"module"`
	// Its exit status.
	Status *int64 `json:"status,omitempty"`
	// The signal that ended it.
	Signal *int64 `json:"signal,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ModuleExitedData) errorCode() int64 {
	return 312
}

// CrashBudgetSpentData is the data of `crash_budget_spent`.
type CrashBudgetSpentData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module string `json:"module"`
	// How often it failed.
	Failures int64 `json:"failures"`
	// Within how many seconds.
	Window float64 `json:"window"`
	// The name of the last failure.
	Last *string `json:"last,omitempty"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (CrashBudgetSpentData) errorCode() int64 {
	return 313
}

// DestinationNotRegisteredData is the data of `destination_not_registered`.
type DestinationNotRegisteredData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module string `json:"module"`
	// The type that its manifest names.
	Type string `json:"type"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (DestinationNotRegisteredData) errorCode() int64 {
	return 314
}

// ModuleStoppedData is the data of `module_stopped`.
type ModuleStoppedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module string `json:"module"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (ModuleStoppedData) errorCode() int64 {
	return 315
}

// NotSupervisedData is the data of `not_supervised`.
type NotSupervisedData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module.
	Module string `json:"module"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (NotSupervisedData) errorCode() int64 {
	return 316
}

// QuestionCycleData is the data of `question_cycle`.
type QuestionCycleData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The module that would have been asked.
	Module string `json:"module"`
	// The destination type.
	Type *string `json:"type,omitempty"`
	// Its session.
	Session string `json:"session"`
	// The questions that led here.
	Chain []QuestionLink `json:"chain"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r QuestionCycleData) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

func (QuestionCycleData) errorCode() int64 {
	return 320
}

// UnknownQuestionData is the data of `unknown_question`.
type UnknownQuestionData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The id that the request gave.
	Question string `json:"question"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownQuestionData) errorCode() int64 {
	return 321
}

// UnknownWatchData is the data of `unknown_watch`.
type UnknownWatchData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The number that the request gave.
	Watch int64 `json:"watch"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownWatchData) errorCode() int64 {
	return 400
}

// UnknownMonitorData is the data of `unknown_monitor`.
type UnknownMonitorData struct {
	// The error's stable name.
	Name string `json:"name"`
	// The number that the request gave.
	Monitor int64 `json:"monitor"`
	// The scene of the sequence that the error ended.
	Scene *string `json:"scene,omitempty"`
	// The sequence that the error ended.
	Sequence *string `json:"sequence,omitempty"`
}

func (UnknownMonitorData) errorCode() int64 {
	return 410
}
