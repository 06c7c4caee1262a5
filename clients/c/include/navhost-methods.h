/* Generated from the contract of navhost by clients/generate. Do not edit. */
#ifndef NAVHOST_METHODS_H
#define NAVHOST_METHODS_H

/// The methods of the host as functions, what the host sends as structures, and its words as constants.
///
/// Each function of a method asks and waits as `nav_call` does. `result` and `error` are as there, and may be NULL.
/// - `options` has what may be left out. It may be NULL, and a member that is zero is left out.
/// - A `json_object *` that you pass, also in `options`, is taken over, whether the function succeeds or not. Texts are
///   copied.
/// - An argument that may be left out is left out by NULL. `NAV_NULL` is JSON's null.
/// - An argument that must be given and may be any JSON is null by NULL. For any other one that must be given, NULL is
///   an error: NAV_INVALID, and nothing is sent.
///
/// Each reader fills a structure from an object of the host, without allocating. Texts and objects in the structure
/// belong to the JSON, and are valid as long as it is. They are NULL when the host left them out. A number or a boolean
/// that may be left out has a `has_…` beside it, and so has what may be null.
///
/// A reader gives 0. It gives -1, and a structure of zeros, when a member is missing that the contract requires, or is
/// of another type. It ignores members that it does not know.
///
/// A function that ends in `_which` tells which of several forms an object has.
///
/// These structures grow with the contract. Compile a program against the header of the library that it runs with.
#include "navhost.h"

#ifdef __cplusplus
extern "C++" {
// Valid until the end of the whole expression, as `nav_pop(client, NAV_INTEGER(2), NULL, NULL, NULL)`.
inline const int64_t *nav_integer_address(const int64_t &value) { return &value; }
inline const double *nav_number_address(const double &value) { return &value; }
inline const bool *nav_boolean_address(const bool &value) { return &value; }
}
#define NAV_INTEGER(value) nav_integer_address(value)
#define NAV_NUMBER(value) nav_number_address(value)
#define NAV_BOOLEAN(value) nav_boolean_address(value)
extern "C" {
#else
/// A value that may be left out, as `.if_revision = NAV_INTEGER(3)`. Valid until the end of the block around it.
#define NAV_INTEGER(value) (&(const int64_t){(value)})
#define NAV_NUMBER(value) (&(const double){(value)})
#define NAV_BOOLEAN(value) (&(const bool){(value)})
#endif

/// JSON's null, for the functions of methods. json-c does not know it: do not use it elsewhere.
#define NAV_NULL nav_null()
NAV_API json_object *nav_null(void);

/// The version of the contract.
#define NAV_CONTRACT_VERSION "0.1.0"

// Words. A newer host may say others.

/// Words for `contentState`, as in Entry.
#define NAV_CONTENT_STATE_PENDING "pending"
#define NAV_CONTENT_STATE_SUPPLIED "supplied"
#define NAV_CONTENT_STATE_NONE "none"
#define NAV_CONTENT_STATE_FAILED "failed"

/// Words for `kind`, as in Navigator.
#define NAV_NAVIGATOR_KIND_ROOT "root"
#define NAV_NAVIGATOR_KIND_STACK "stack"
#define NAV_NAVIGATOR_KIND_PRESENTATION "presentation"
#define NAV_NAVIGATOR_KIND_OVERLAY "overlay"

/// Words for `role`, as in Button.
#define NAV_BUTTON_ROLE_DEFAULT "default"
#define NAV_BUTTON_ROLE_CANCEL "cancel"
#define NAV_BUTTON_ROLE_DESTRUCTIVE "destructive"

/// Words for `state`, as in Flow.
#define NAV_FLOW_STATE_RUNNING "running"
#define NAV_FLOW_STATE_SUSPENDED "suspended"

/// Words for `kind`, as in Signal.
#define NAV_SIGNAL_KIND_CHECKPOINT_RETURNED "checkpoint.returned"
#define NAV_SIGNAL_KIND_ALERT_ANSWERED "alert.answered"
#define NAV_SIGNAL_KIND_TRIGGER_FIRED "trigger.fired"
#define NAV_SIGNAL_KIND_ENTRY_FINISHED "entry.finished"
#define NAV_SIGNAL_KIND_FLOW_STARTED "flow.started"
#define NAV_SIGNAL_KIND_FLOW_COMPLETED "flow.completed"
#define NAV_SIGNAL_KIND_FLOW_CANCELLED "flow.cancelled"
#define NAV_SIGNAL_KIND_FLOW_FAILED "flow.failed"

/// Words for `verbosity`, as in Configuration.
#define NAV_VERBOSITY_SILENT "silent"
#define NAV_VERBOSITY_ERROR "error"
#define NAV_VERBOSITY_WARNING "warning"
#define NAV_VERBOSITY_INFO "info"
#define NAV_VERBOSITY_DEBUG "debug"

/// Words for `durability`, as in ChangedResult.
#define NAV_DURABILITY_SYNCED "synced"
#define NAV_DURABILITY_WRITTEN "written"
#define NAV_DURABILITY_MEMORY "memory"
#define NAV_DURABILITY_REPLICATED "replicated"

/// Words for `on`, as in Guard.
#define NAV_GUARD_ON_ENTER "enter"
#define NAV_GUARD_ON_LEAVE "leave"
#define NAV_GUARD_ON_SELECT "select"

/// Words for `default`, as in Guard.
#define NAV_GUARD_DEFAULT_ALLOW "allow"
#define NAV_GUARD_DEFAULT_DENY "deny"

/// Words for `away`, as in Guard.
#define NAV_GUARD_AWAY_ALLOW "allow"
#define NAV_GUARD_AWAY_DENY "deny"
#define NAV_GUARD_AWAY_WAIT "wait"

/// Words for `allow`, as in Grant.
#define NAV_GRANT_ALLOW_REGISTER "register"
#define NAV_GRANT_ALLOW_TAKE_OVER "takeOver"
#define NAV_GRANT_ALLOW_NAVIGATE "navigate"
#define NAV_GRANT_ALLOW_DISMISS_OWN "dismissOwn"
#define NAV_GRANT_ALLOW_DISMISS "dismiss"
#define NAV_GRANT_ALLOW_ARRANGE "arrange"
#define NAV_GRANT_ALLOW_LOCK "lock"
#define NAV_GRANT_ALLOW_UNLOCK "unlock"
#define NAV_GRANT_ALLOW_MAP "map"
#define NAV_GRANT_ALLOW_ATTACH "attach"
#define NAV_GRANT_ALLOW_GUARD "guard"
#define NAV_GRANT_ALLOW_RECEIVE "receive"
#define NAV_GRANT_ALLOW_SEND "send"
#define NAV_GRANT_ALLOW_BIND_UR_LS "bindURLs"
#define NAV_GRANT_ALLOW_READ "read"
#define NAV_GRANT_ALLOW_WATCH "watch"
#define NAV_GRANT_ALLOW_MONITOR "monitor"
#define NAV_GRANT_ALLOW_EDIT_STATE "editState"
#define NAV_GRANT_ALLOW_MANAGE_SCENES "manageScenes"
#define NAV_GRANT_ALLOW_ADMINISTER "administer"

/// Words for `kinds`, as in Watch.
#define NAV_WATCH_KINDS_NAVIGATOR_CREATED "navigator.created"
#define NAV_WATCH_KINDS_NAVIGATOR_CLOSED "navigator.closed"
#define NAV_WATCH_KINDS_NAVIGATOR_SELECTED "navigator.selected"
#define NAV_WATCH_KINDS_ENTRY_ADDED "entry.added"
#define NAV_WATCH_KINDS_ENTRY_REMOVED "entry.removed"
#define NAV_WATCH_KINDS_ENTRY_CHANGED "entry.changed"
#define NAV_WATCH_KINDS_TYPE_ORPHANED "type.orphaned"
#define NAV_WATCH_KINDS_TYPE_REVIVED "type.revived"
#define NAV_WATCH_KINDS_ATTACHMENT_ADDED "attachment.added"
#define NAV_WATCH_KINDS_ATTACHMENT_REMOVED "attachment.removed"
#define NAV_WATCH_KINDS_ATTACHMENT_CHANGED "attachment.changed"
#define NAV_WATCH_KINDS_SIGNAL "signal"

/// Words for `rule`, as in RuleViolation.
#define NAV_RULE_VIOLATION_RULE_UNDER "under"
#define NAV_RULE_VIOLATION_RULE_WITHIN "within"
#define NAV_RULE_VIOLATION_RULE_MOST "most"
#define NAV_RULE_VIOLATION_RULE_REPEATS "repeats"
#define NAV_RULE_VIOLATION_RULE_FIRST "first"
#define NAV_RULE_VIOLATION_RULE_LAST "last"
#define NAV_RULE_VIOLATION_RULE_METHODS "methods"
#define NAV_RULE_VIOLATION_RULE_ACCEPTS "accepts"

/// Words for `outcome`, as in OutcomeResultEntry.
#define NAV_OUTCOME_RESULT_ENTRY_OUTCOME_ANSWERED "answered"
#define NAV_OUTCOME_RESULT_ENTRY_OUTCOME_DISMISSED "dismissed"
#define NAV_OUTCOME_RESULT_ENTRY_OUTCOME_REPLACED "replaced"
#define NAV_OUTCOME_RESULT_ENTRY_OUTCOME_PROVIDER_GONE "provider_gone"

/// Words for `outcome`, as in OutcomeResultFlow.
#define NAV_OUTCOME_RESULT_FLOW_OUTCOME_COMPLETED "completed"
#define NAV_OUTCOME_RESULT_FLOW_OUTCOME_CANCELLED "cancelled"
#define NAV_OUTCOME_RESULT_FLOW_OUTCOME_FAILED "failed"

/// Words for `outcome`, as in SequenceResult.
#define NAV_SEQUENCE_RESULT_OUTCOME_COMPLETED "completed"
#define NAV_SEQUENCE_RESULT_OUTCOME_CANCELLED "cancelled"

/// Words for `action`, as in SentItemAction.
#define NAV_SENT_ITEM_ACTION_ACTION_DISMISS_ANY "dismissAny"
#define NAV_SENT_ITEM_ACTION_ACTION_POP_ANY "popAny"
#define NAV_SENT_ITEM_ACTION_ACTION_POP_ALL "popAll"
#define NAV_SENT_ITEM_ACTION_ACTION_RESET "reset"
#define NAV_SENT_ITEM_ACTION_ACTION_PAUSE "pause"
#define NAV_SENT_ITEM_ACTION_ACTION_CANCEL "cancel"
#define NAV_SENT_ITEM_ACTION_ACTION_CANCEL_IF_LOCKED "cancelIfLocked"
#define NAV_SENT_ITEM_ACTION_ACTION_EMPTY "empty"

/// Words for `outcome`, as in SequenceStep.
#define NAV_SEQUENCE_STEP_OUTCOME_RECEIVED "received"
#define NAV_SEQUENCE_STEP_OUTCOME_SHOWN "shown"
#define NAV_SEQUENCE_STEP_OUTCOME_SELECTED "selected"
#define NAV_SEQUENCE_STEP_OUTCOME_PERFORMED "performed"
#define NAV_SEQUENCE_STEP_OUTCOME_REPLACED "replaced"
#define NAV_SEQUENCE_STEP_OUTCOME_FAILED "failed"
#define NAV_SEQUENCE_STEP_OUTCOME_NOT_SENT "notSent"

/// Words for `resume`, as in SequenceStep.
#define NAV_SEQUENCE_STEP_RESUME_AUTO "auto"
#define NAV_SEQUENCE_STEP_RESUME_IMMEDIATELY "immediately"
#define NAV_SEQUENCE_STEP_RESUME_AFTER "after"
#define NAV_SEQUENCE_STEP_RESUME_INSERTING "inserting"
#define NAV_SEQUENCE_STEP_RESUME_APPENDING "appending"
#define NAV_SEQUENCE_STEP_RESUME_REPLACING "replacing"
#define NAV_SEQUENCE_STEP_RESUME_PAUSE "pause"
#define NAV_SEQUENCE_STEP_RESUME_CANCEL "cancel"

/// Words for `state`, as in SequenceState.
#define NAV_SEQUENCE_STATE_STATE_RUNNING "running"
#define NAV_SEQUENCE_STATE_STATE_ASKING "asking"
#define NAV_SEQUENCE_STATE_STATE_WAITING "waiting"
#define NAV_SEQUENCE_STATE_STATE_PAUSED "paused"

/// Words for `resume`, as in ReceiverValueAuto.
#define NAV_RECEIVER_VALUE_AUTO_RESUME_AUTO "auto"
#define NAV_RECEIVER_VALUE_AUTO_RESUME_IMMEDIATELY "immediately"
#define NAV_RECEIVER_VALUE_AUTO_RESUME_PAUSE "pause"
#define NAV_RECEIVER_VALUE_AUTO_RESUME_CANCEL "cancel"

/// Words for `orphan`, as in Destination.
#define NAV_DESTINATION_ORPHAN_KEEP "keep"
#define NAV_DESTINATION_ORPHAN_CLOSE "close"

/// Words for `state`, as in Module.
#define NAV_MODULE_STATE_STOPPED "stopped"
#define NAV_MODULE_STATE_STARTING "starting"
#define NAV_MODULE_STATE_RUNNING "running"
#define NAV_MODULE_STATE_STOPPING "stopping"
#define NAV_MODULE_STATE_BACKING_OFF "backingOff"
#define NAV_MODULE_STATE_FAILED "failed"

/// Words for `for`, as in WaitingRequest.
#define NAV_WAITING_REQUEST_FOR_ANSWER "answer"
#define NAV_WAITING_REQUEST_FOR_GUARD "guard"
#define NAV_WAITING_REQUEST_FOR_TURN "turn"
#define NAV_WAITING_REQUEST_FOR_MODULE "module"
#define NAV_WAITING_REQUEST_FOR_RESULT "result"
#define NAV_WAITING_REQUEST_FOR_SEQUENCE "sequence"

/// Words for `state`, as in FleetScene.
#define NAV_FLEET_SCENE_STATE_READY "ready"
#define NAV_FLEET_SCENE_STATE_READING "reading"
#define NAV_FLEET_SCENE_STATE_AWAY "away"
#define NAV_FLEET_SCENE_STATE_WAITING "waiting"
#define NAV_FLEET_SCENE_STATE_HALTED "halted"

/// Words for `format`, as in DescribeRulesResultGraph.
#define NAV_DESCRIBE_RULES_RESULT_GRAPH_FORMAT_DOT "dot"
#define NAV_DESCRIBE_RULES_RESULT_GRAPH_FORMAT_MERMAID "mermaid"

/// Words for `reason`, as in WatchResult.
#define NAV_WATCH_RESULT_REASON_OUTSIDE_WINDOW "outside_window"
#define NAV_WATCH_RESULT_REASON_AHEAD "ahead"
#define NAV_WATCH_RESULT_REASON_OTHER_INSTANCE "other_instance"

/// Words for `reason`, as in WatchEndedNotification.
#define NAV_WATCH_ENDED_NOTIFICATION_REASON_NAVIGATOR_CLOSED "navigator_closed"
#define NAV_WATCH_ENDED_NOTIFICATION_REASON_SCENE_CLOSED "scene_closed"
#define NAV_WATCH_ENDED_NOTIFICATION_REASON_SNAPSHOT_TOO_LARGE "snapshot_too_large"
#define NAV_WATCH_ENDED_NOTIFICATION_REASON_NOT_ALLOWED "not_allowed"

/// Words for `reason`, as in QuestionEndedNotification.
#define NAV_QUESTION_ENDED_NOTIFICATION_REASON_CANCELLED "cancelled"
#define NAV_QUESTION_ENDED_NOTIFICATION_REASON_ASKER_GONE "asker_gone"
#define NAV_QUESTION_ENDED_NOTIFICATION_REASON_DEADLINE "deadline"
#define NAV_QUESTION_ENDED_NOTIFICATION_REASON_ENTRY_GONE "entry_gone"
#define NAV_QUESTION_ENDED_NOTIFICATION_REASON_SCENE_CLOSED "scene_closed"
#define NAV_QUESTION_ENDED_NOTIFICATION_REASON_WITHDRAWN "withdrawn"

/// Words for `direction`, as in TrafficNotification.
#define NAV_DIRECTION_IN "in"
#define NAV_DIRECTION_OUT "out"

/// Words for `kind`, as in TrafficNotification.
#define NAV_TRAFFIC_NOTIFICATION_KIND_REQUEST "request"
#define NAV_TRAFFIC_NOTIFICATION_KIND_NOTIFICATION "notification"
#define NAV_TRAFFIC_NOTIFICATION_KIND_ANSWER "answer"
#define NAV_TRAFFIC_NOTIFICATION_KIND_QUESTION "question"
#define NAV_TRAFFIC_NOTIFICATION_KIND_EVENT "event"
#define NAV_TRAFFIC_NOTIFICATION_KIND_INVALID "invalid"

/// Words for `kind`, as in createNavigator.
#define NAV_CREATE_NAVIGATOR_KIND_STACK "stack"
#define NAV_CREATE_NAVIGATOR_KIND_PRESENTATION "presentation"

/// Words for `ifOccupied`, as in createNavigator.
#define NAV_IF_OCCUPIED_REPLACE "replace"
#define NAV_IF_OCCUPIED_REFUSE "refuse"

/// Words for `ifPresent`, as in navigate.
#define NAV_IF_PRESENT_PUSH "push"
#define NAV_IF_PRESENT_BACK "back"
#define NAV_IF_PRESENT_RAISE "raise"
#define NAV_IF_PRESENT_SINGLE "single"
#define NAV_IF_PRESENT_REPLACE_TOP "replaceTop"
#define NAV_IF_PRESENT_CLEAR "clear"

/// Words for `kind`, as in attachments.
#define NAV_ATTACHMENTS_KIND_LOCK "lock"
#define NAV_ATTACHMENTS_KIND_CHECKPOINT "checkpoint"
#define NAV_ATTACHMENTS_KIND_MAPPING "mapping"
#define NAV_ATTACHMENTS_KIND_TRIGGER "trigger"
#define NAV_ATTACHMENTS_KIND_FLOW "flow"
#define NAV_ATTACHMENTS_KIND_SIGNAL "signal"

/// Words for `format`, as in describeRules.
#define NAV_DESCRIBE_RULES_FORMAT_JSON "json"
#define NAV_DESCRIBE_RULES_FORMAT_DOT "dot"
#define NAV_DESCRIBE_RULES_FORMAT_MERMAID "mermaid"

// Notifications, by their methods.

/// The host closes the connection, and says why. Nothing follows.
#define NAV_NOTIFICATION_BYE "bye"
/// A watched scene has a new revision. Each revision comes once, in order, and whole; a watch with a filter gets only
/// those that pass it.
#define NAV_NOTIFICATION_CHANGED "changed"
/// The client read too slowly, so revisions were left out. The snapshot is the state now; changes go on after it.
#define NAV_NOTIFICATION_LAGGED "lagged"
/// The host has ended a watch. No other notification about it follows.
#define NAV_NOTIFICATION_WATCH_ENDED "watchEnded"
/// Something happened besides changes. It goes to watches that asked for events up to its level, and is left out for a
/// reader that is behind.
#define NAV_NOTIFICATION_EVENT "event"
/// Something happened to what this session showed, established, bound or started, or to a flow that its module drives.
/// It comes without a watch. For a module that is away it waits until the module has registered again.
#define NAV_NOTIFICATION_SIGNAL "signal"
/// Scenes, modules or renderers of the host have changed. Each revision comes once, in order, and whole, to every watch
/// of `host.watch`.
#define NAV_NOTIFICATION_HOST_CHANGED "hostChanged"
/// The client read too slowly, so revisions of the host were left out. The snapshot is the state now; changes go on
/// after it.
#define NAV_NOTIFICATION_HOST_LAGGED "hostLagged"
/// The host does not wait any longer for the answer to a question that this session has not answered. It comes once for
/// such a question; an answer after it is dropped.
#define NAV_NOTIFICATION_QUESTION_ENDED "questionEnded"
/// Another session of the same user has taken over a module of this one.
#define NAV_NOTIFICATION_MODULE_LOST "moduleLost"
/// A guard of this session has missed several deadlines in a row, so the host does not ask it for a while, and its
/// default verdict holds at once. After `retryAfter` seconds one request is put to it. An answer in time ends the
/// pause; another miss begins a longer one.
#define NAV_NOTIFICATION_GUARD_PAUSE "guardPause"
/// The rights of this session have changed. The members name what has ended with them.
#define NAV_NOTIFICATION_ACCESS_CHANGED "accessChanged"
/// A line that went in or out on another connection, for a session that has a monitor.
#define NAV_NOTIFICATION_TRAFFIC "traffic"

// Questions, by their methods.

/// A client has sent a message about an entry that this module provides. The client waits for the answer.
#define NAV_QUESTION_ENTRY_ASK "entry.ask"
/// A request would show or remove what a guard of this session is about, or select another stack. The request waits for
/// the vote, and nothing of it has happened.
#define NAV_QUESTION_GUARD_ASK "guard.ask"
/// A sequence sends a value, a destination or a route to a receiver of this session. The sequence waits for the answer.
#define NAV_QUESTION_VALUE_RECEIVE "value.receive"
/// A client opens or resolves a URL that fits a pattern which this module registered with `ask`. The client waits for
/// the answer.
#define NAV_QUESTION_URL_RESOLVE "url.resolve"
/// This module registered a newer version of a type, and a scene shows entries with arguments of older ones. Each
/// question is about 256 entries at most.
#define NAV_QUESTION_TYPE_MIGRATE "type.migrate"
/// A scene shows entries of a type that this module registered with `provides`. Each question is about 256 entries at
/// most. Content must fit the schema that the type declares for it; content that does not is `failed`, as after an
/// error or a missing answer.
#define NAV_QUESTION_TYPE_PROVIDE "type.provide"

// Errors: `name` and `code` of nav_error.

/// The line is not JSON.
#define NAV_ERROR_PARSE_ERROR "parse_error"
/// The line is JSON, but not a request, a notification, an answer or a batch of them. Or a request has the id of
/// another one that is not answered yet.
#define NAV_ERROR_INVALID_REQUEST "invalid_request"
/// The method does not exist.
#define NAV_ERROR_METHOD_NOT_FOUND "method_not_found"
/// A parameter is missing, unknown, or of another form.
#define NAV_ERROR_INVALID_PARAMS "invalid_params"
/// The host made a mistake.
#define NAV_ERROR_INTERNAL_ERROR "internal_error"
/// The line, or the answer to a question, has more bytes than a line may have.
#define NAV_ERROR_LINE_TOO_LONG "line_too_long"
/// Arrays and objects are nested deeper than they may be.
#define NAV_ERROR_TOO_DEEP "too_deep"
/// The answer would have more bytes than a connection's output may have.
#define NAV_ERROR_ANSWER_TOO_LARGE "answer_too_large"
/// It would exceed a limit of the host.
#define NAV_ERROR_LIMIT_REACHED "limit_reached"
/// The host is about to end.
#define NAV_ERROR_SHUTTING_DOWN "shutting_down"
/// The host lacks a capability that the client requires.
#define NAV_ERROR_MISSING_CAPABILITY "missing_capability"
/// The client has cancelled the request, or has replaced it by another one; or the scene has got another state as a
/// whole.
#define NAV_ERROR_CANCELLED "cancelled"
/// The host, or the user, has as many connections as there may be.
#define NAV_ERROR_TOO_MANY_CONNECTIONS "too_many_connections"
/// The client does not read what the host has sent.
#define NAV_ERROR_SLOW_READER "slow_reader"
/// The store could not write the change, so it has not happened.
#define NAV_ERROR_STORE_FAILED "store_failed"
/// Another session asked the host to close this one.
#define NAV_ERROR_CLOSED_BY_REQUEST "closed_by_request"
/// The scene is shared by a fleet, and its log cannot be reached. Nothing has changed.
#define NAV_ERROR_ENGINE_AWAY "engine_away"
/// The host has lost sight of the request, which may have had its effect or not.
#define NAV_ERROR_OUTCOME_UNKNOWN "outcome_unknown"
/// The scene belongs to this host alone, so no other one can own it.
#define NAV_ERROR_LOCAL_SCENE "local_scene"
/// No such host of the fleet was heard lately.
#define NAV_ERROR_UNKNOWN_HOST "unknown_host"
/// The session or module belongs to another user.
#define NAV_ERROR_OTHER_USER "other_user"
/// No grant of the access document allows it.
#define NAV_ERROR_NOT_ALLOWED "not_allowed"
/// The scene does not exist.
#define NAV_ERROR_UNKNOWN_SCENE "unknown_scene"
/// The scene does not have this navigator.
#define NAV_ERROR_UNKNOWN_NAVIGATOR "unknown_navigator"
/// The scene does not have this entry.
#define NAV_ERROR_UNKNOWN_ENTRY "unknown_entry"
/// The destination type is not registered, or not for this place.
#define NAV_ERROR_UNKNOWN_DESTINATION "unknown_destination"
/// Arguments, a value or data do not fit the schema.
#define NAV_ERROR_INVALID_ARGUMENTS "invalid_arguments"
/// The navigator has no path of its own.
#define NAV_ERROR_NO_STACK "no_stack"
/// There is nothing to go back from.
#define NAV_ERROR_AT_ROOT "at_root"
/// The navigator is not shown over another.
#define NAV_ERROR_NOT_PRESENTED "not_presented"
/// The path has fewer entries than that.
#define NAV_ERROR_OUT_OF_RANGE "out_of_range"
/// Something is shown over the navigator already.
#define NAV_ERROR_OCCUPIED "occupied"
/// The name of a scene or navigator is taken.
#define NAV_ERROR_NAME_IN_USE "name_in_use"
/// The scene is not at the revision that the request named, or has navigated since.
#define NAV_ERROR_REVISION_MISMATCH "revision_mismatch"
/// The root navigator and the scene `main` cannot be closed.
#define NAV_ERROR_ROOT_FIXED "root_fixed"
/// The navigator is not a stack beside others.
#define NAV_ERROR_NOT_SELECTABLE "not_selectable"
/// A lock forbids it.
#define NAV_ERROR_LOCKED "locked"
/// The lock, checkpoint, mapping, trigger or flow does not exist.
#define NAV_ERROR_UNKNOWN_ATTACHMENT "unknown_attachment"
/// The checkpoint does not exist here, or there is nothing to go back from.
#define NAV_ERROR_CANNOT_RETURN "cannot_return"
/// The navigator has no such trigger.
#define NAV_ERROR_UNKNOWN_TRIGGER "unknown_trigger"
/// The entry is not an alert or a dialog with buttons.
#define NAV_ERROR_NO_ALERT "no_alert"
/// The alert has no such button.
#define NAV_ERROR_UNKNOWN_ANSWER "unknown_answer"
/// No column comes after the navigator.
#define NAV_ERROR_NO_COLUMN "no_column"
/// A rule of paths forbids what would come of it.
#define NAV_ERROR_PATH_REFUSED "path_refused"
/// The state document cannot be shown.
#define NAV_ERROR_INVALID_STATE "invalid_state"
/// The token came with another request before.
#define NAV_ERROR_TOKEN_REUSED "token_reused"
/// The revision is older than what the host keeps.
#define NAV_ERROR_OUTSIDE_WINDOW "outside_window"
/// The revision closed a navigator of a session that is gone, or gave the scene another state as a whole.
#define NAV_ERROR_CANNOT_UNDO "cannot_undo"
/// The entry has no such link.
#define NAV_ERROR_UNKNOWN_LINK "unknown_link"
/// The entry's type declares its messages, and none has this name.
#define NAV_ERROR_UNKNOWN_MESSAGE "unknown_message"
/// No entry of this type is on the way back.
#define NAV_ERROR_TYPE_NOT_SHOWN "type_not_shown"
/// A guard has denied it.
#define NAV_ERROR_DENIED "denied"
/// Guards redirect in a circle.
#define NAV_ERROR_REDIRECT_LOOP "redirect_loop"
/// The guard does not exist.
#define NAV_ERROR_UNKNOWN_GUARD "unknown_guard"
/// No session receives a value that was sent.
#define NAV_ERROR_NO_RECEIVER "no_receiver"
/// The session of the receiver is no longer connected.
#define NAV_ERROR_RECEIVER_GONE "receiver_gone"
/// The session of the receiver did not answer in time.
#define NAV_ERROR_RECEIVER_TIMEOUT "receiver_timeout"
/// The receiver of a value answered with an error, or with something that the host does not understand.
#define NAV_ERROR_RECEIVER_ERROR "receiver_error"
/// The receiver does not exist.
#define NAV_ERROR_UNKNOWN_RECEIVER "unknown_receiver"
/// The sequence does not exist, or has ended.
#define NAV_ERROR_UNKNOWN_SEQUENCE "unknown_sequence"
/// Sending takes time, so it cannot be a part of something that happens at once.
#define NAV_ERROR_CANNOT_WAIT "cannot_wait"
/// The URL has a mistake.
#define NAV_ERROR_URL_INVALID "url_invalid"
/// No pattern fits the URL, or the pattern does not exist.
#define NAV_ERROR_URL_UNKNOWN "url_unknown"
/// Another pattern fits the same URLs, and neither is more concrete.
#define NAV_ERROR_URL_CONFLICT "url_conflict"
/// The URL pattern has a mistake.
#define NAV_ERROR_URL_PATTERN_INVALID "url_pattern_invalid"
/// No pattern makes a URL of this place.
#define NAV_ERROR_URL_NO_LINK "url_no_link"
/// Another session or module drives the flow.
#define NAV_ERROR_NOT_FLOW_OWNER "not_flow_owner"
/// The navigator is not where the flow began, and not below it.
#define NAV_ERROR_OUTSIDE_FLOW "outside_flow"
/// The scene has something that an imported state would remove.
#define NAV_ERROR_NOT_EMPTY "not_empty"
/// Another session has the module, or another module has the method of presentation.
#define NAV_ERROR_NAME_TAKEN "name_taken"
/// The session does not have the module.
#define NAV_ERROR_NOT_OWNER "not_owner"
/// The schema has a mistake, or a keyword that the host does not know.
#define NAV_ERROR_INVALID_SCHEMA "invalid_schema"
/// The module is not there, or went before it answered.
#define NAV_ERROR_PROVIDER_GONE "provider_gone"
/// The module did not answer in time.
#define NAV_ERROR_PROVIDER_TIMEOUT "provider_timeout"
/// The module answered with an error of its own.
#define NAV_ERROR_PROVIDER_ERROR "provider_error"
/// The module does not exist.
#define NAV_ERROR_UNKNOWN_MODULE "unknown_module"
/// The session does not exist.
#define NAV_ERROR_UNKNOWN_SESSION "unknown_session"
/// The module's process could not be started.
#define NAV_ERROR_ACTIVATION_FAILED "activation_failed"
/// The module was started and did not register in time.
#define NAV_ERROR_ACTIVATION_TIMEOUT "activation_timeout"
/// The module's process ended before it registered.
#define NAV_ERROR_MODULE_EXITED "module_exited"
/// The module has failed too often and is not started any more.
#define NAV_ERROR_CRASH_BUDGET_SPENT "crash_budget_spent"
/// The module is there, without the type that its manifest names.
#define NAV_ERROR_DESTINATION_NOT_REGISTERED "destination_not_registered"
/// The module was stopped while the request waited for it.
#define NAV_ERROR_MODULE_STOPPED "module_stopped"
/// The host does not start this module.
#define NAV_ERROR_NOT_SUPERVISED "not_supervised"
/// Modules would wait for each other in a circle.
#define NAV_ERROR_QUESTION_CYCLE "question_cycle"
/// The session is not being asked this question now.
#define NAV_ERROR_UNKNOWN_QUESTION "unknown_question"
/// The session has no such watch.
#define NAV_ERROR_UNKNOWN_WATCH "unknown_watch"
/// The session has no such monitor.
#define NAV_ERROR_UNKNOWN_MONITOR "unknown_monitor"

enum nav_code {
    NAV_CODE_PARSE_ERROR = -32700,
    NAV_CODE_INVALID_REQUEST = -32600,
    NAV_CODE_METHOD_NOT_FOUND = -32601,
    NAV_CODE_INVALID_PARAMS = -32602,
    NAV_CODE_INTERNAL_ERROR = -32603,
    NAV_CODE_LINE_TOO_LONG = 100,
    NAV_CODE_TOO_DEEP = 101,
    NAV_CODE_ANSWER_TOO_LARGE = 102,
    NAV_CODE_LIMIT_REACHED = 103,
    NAV_CODE_SHUTTING_DOWN = 104,
    NAV_CODE_MISSING_CAPABILITY = 105,
    NAV_CODE_CANCELLED = 106,
    NAV_CODE_TOO_MANY_CONNECTIONS = 107,
    NAV_CODE_SLOW_READER = 108,
    NAV_CODE_STORE_FAILED = 109,
    NAV_CODE_CLOSED_BY_REQUEST = 110,
    NAV_CODE_ENGINE_AWAY = 113,
    NAV_CODE_OUTCOME_UNKNOWN = 114,
    NAV_CODE_LOCAL_SCENE = 115,
    NAV_CODE_UNKNOWN_HOST = 116,
    NAV_CODE_OTHER_USER = 111,
    NAV_CODE_NOT_ALLOWED = 112,
    NAV_CODE_UNKNOWN_SCENE = 200,
    NAV_CODE_UNKNOWN_NAVIGATOR = 201,
    NAV_CODE_UNKNOWN_ENTRY = 202,
    NAV_CODE_UNKNOWN_DESTINATION = 203,
    NAV_CODE_INVALID_ARGUMENTS = 204,
    NAV_CODE_NO_STACK = 205,
    NAV_CODE_AT_ROOT = 206,
    NAV_CODE_NOT_PRESENTED = 207,
    NAV_CODE_OUT_OF_RANGE = 208,
    NAV_CODE_OCCUPIED = 209,
    NAV_CODE_NAME_IN_USE = 210,
    NAV_CODE_REVISION_MISMATCH = 211,
    NAV_CODE_ROOT_FIXED = 212,
    NAV_CODE_NOT_SELECTABLE = 213,
    NAV_CODE_LOCKED = 214,
    NAV_CODE_UNKNOWN_ATTACHMENT = 215,
    NAV_CODE_CANNOT_RETURN = 216,
    NAV_CODE_UNKNOWN_TRIGGER = 217,
    NAV_CODE_NO_ALERT = 218,
    NAV_CODE_UNKNOWN_ANSWER = 219,
    NAV_CODE_NO_COLUMN = 220,
    NAV_CODE_PATH_REFUSED = 221,
    NAV_CODE_INVALID_STATE = 222,
    NAV_CODE_TOKEN_REUSED = 223,
    NAV_CODE_OUTSIDE_WINDOW = 224,
    NAV_CODE_CANNOT_UNDO = 225,
    NAV_CODE_UNKNOWN_LINK = 226,
    NAV_CODE_UNKNOWN_MESSAGE = 227,
    NAV_CODE_TYPE_NOT_SHOWN = 229,
    NAV_CODE_DENIED = 230,
    NAV_CODE_REDIRECT_LOOP = 231,
    NAV_CODE_UNKNOWN_GUARD = 232,
    NAV_CODE_NO_RECEIVER = 235,
    NAV_CODE_RECEIVER_GONE = 236,
    NAV_CODE_RECEIVER_TIMEOUT = 237,
    NAV_CODE_RECEIVER_ERROR = 238,
    NAV_CODE_UNKNOWN_RECEIVER = 239,
    NAV_CODE_UNKNOWN_SEQUENCE = 240,
    NAV_CODE_CANNOT_WAIT = 241,
    NAV_CODE_URL_INVALID = 245,
    NAV_CODE_URL_UNKNOWN = 246,
    NAV_CODE_URL_CONFLICT = 247,
    NAV_CODE_URL_PATTERN_INVALID = 248,
    NAV_CODE_URL_NO_LINK = 249,
    NAV_CODE_NOT_FLOW_OWNER = 250,
    NAV_CODE_OUTSIDE_FLOW = 251,
    NAV_CODE_NOT_EMPTY = 252,
    NAV_CODE_NAME_TAKEN = 300,
    NAV_CODE_NOT_OWNER = 301,
    NAV_CODE_INVALID_SCHEMA = 302,
    NAV_CODE_PROVIDER_GONE = 303,
    NAV_CODE_PROVIDER_TIMEOUT = 304,
    NAV_CODE_PROVIDER_ERROR = 305,
    NAV_CODE_UNKNOWN_MODULE = 306,
    NAV_CODE_UNKNOWN_SESSION = 307,
    NAV_CODE_ACTIVATION_FAILED = 310,
    NAV_CODE_ACTIVATION_TIMEOUT = 311,
    NAV_CODE_MODULE_EXITED = 312,
    NAV_CODE_CRASH_BUDGET_SPENT = 313,
    NAV_CODE_DESTINATION_NOT_REGISTERED = 314,
    NAV_CODE_MODULE_STOPPED = 315,
    NAV_CODE_NOT_SUPERVISED = 316,
    NAV_CODE_QUESTION_CYCLE = 320,
    NAV_CODE_UNKNOWN_QUESTION = 321,
    NAV_CODE_UNKNOWN_WATCH = 400,
    NAV_CODE_UNKNOWN_MONITOR = 410,
};

// The answers and messages of the host, and their readers.

/// The change that showed it.
struct nav_entry_cause {
    /// The revision that showed it.
    int64_t revision;
    /// The session that asked for it.
    const char *session;
};
NAV_API int nav_entry_cause_read(json_object *json, struct nav_entry_cause *result);

/// The `root` of `nav_navigator`, the `path` of `nav_navigator`, the `entry` of `nav_change_entry_added`, and more.
struct nav_entry {
    /// The entry's id.
    const char *id;
    /// The destination type that it shows.
    const char *type;
    /// The destination's arguments, as the request wrote them.
    json_object *arguments;
    /// The part of the type before the first dot.
    const char *module;
    /// How the entry is shown.
    const char *method;
    /// The hints for renderers: the type's, with those of the request that showed it.
    json_object *hints;
    /// The version of the arguments, from 1.
    bool has_version;
    int64_t version;
    /// True when the entry goes as soon as another is pushed over it.
    bool has_transient;
    bool transient;
    /// True when it was restored, and breaks a rule or has arguments that do not fit.
    bool has_quarantined;
    bool quarantined;
    /// The content that the module supplied for a renderer.
    bool has_content;
    json_object *content;
    /// Where the entry leads. Each is for `nav_link_read`.
    json_object *links;
    /// Whether there is content. Left out when the type supplies none and none came. The words are
    /// `NAV_CONTENT_STATE_…`.
    const char *content_state;
    /// Why the content failed, for people.
    const char *content_failure;
    /// The change that showed it. For `nav_entry_cause_read`.
    json_object *cause;
};
NAV_API int nav_entry_read(json_object *json, struct nav_entry *result);

/// The `links` of `nav_entry`, the `links` of `nav_entry_result`, the `links` of `nav_type_provide_answer_item`.
struct nav_link {
    /// The link's name, unique in its entry.
    const char *link;
    /// The text that a person sees.
    const char *label;
    /// The destination type that it leads to.
    const char *type;
    /// The arguments that it leads to; none when left out.
    json_object *arguments;
    /// The arguments that `entry.follow` gives as `values`.
    json_object *placeholders;
};
NAV_API int nav_link_read(json_object *json, struct nav_link *result);

/// The `navigator` of `nav_change_navigator_created`, the `navigator` of `nav_change_navigator_closed`, the
/// `navigators` of `nav_snapshot`.
struct nav_navigator {
    /// The navigator's id.
    const char *id;
    /// Its kind in the tree. The words are `NAV_NAVIGATOR_KIND_…`.
    const char *kind;
    /// Its name, unique in the scene.
    const char *name;
    /// The navigator around it; the root has none.
    const char *parent;
    /// How a presentation is shown.
    const char *method;
    /// Seconds after which the host closes it; it stays when left out.
    bool has_closes_after;
    double closes_after;
    /// The entry of its parent with which it goes.
    const char *anchor;
    /// The entry that it shows below its path. For `nav_entry_read`.
    json_object *root;
    /// The session with which it goes.
    const char *ephemeral;
    /// The buttons with which a person can answer an alert or a dialog. Each is for `nav_button_read`.
    json_object *buttons;
    /// Whether destinations can be pushed on it.
    bool has_path;
    /// The types and roles that its path accepts; all when left out. For `nav_acceptance_read`.
    json_object *accepts;
    /// The stacks below it, in order.
    json_object *children;
    /// The stack below it that is in front.
    const char *selected;
    /// The navigator that is shown over it.
    const char *presented;
    /// The overlays that are shown over it beside that, oldest first.
    json_object *overlays;
    /// The entries pushed on it, oldest first. Each is for `nav_entry_read`.
    json_object *path;
};
NAV_API int nav_navigator_read(json_object *json, struct nav_navigator *result);

/// The `accepts` of `nav_navigator`, the `accepts` of `nav_state_item`, the `accepted` of `nav_rule_violation`, and
/// more.
struct nav_acceptance {
    /// Types: `shop.item`, `shop.*` for all of a module, or `*`.
    json_object *types;
    /// Roles of types of any module.
    json_object *roles;
};
NAV_API int nav_acceptance_read(json_object *json, struct nav_acceptance *result);

/// The `buttons` of `nav_navigator`, the `buttons` of `nav_state_item`, the `buttons` of `nav_navigator_state`, and
/// more.
struct nav_button {
    /// The answer when a person chooses the button.
    const char *answer;
    /// The text that a person sees; the answer when left out.
    const char *label;
    /// How a renderer shows the button. The words are `NAV_BUTTON_ROLE_…`.
    const char *role;
};
NAV_API int nav_button_read(json_object *json, struct nav_button *result);

/// The `removed` of `nav_path_set_result`, the `removed` of `nav_state_set_result`, the `removed` of
/// `nav_returned_result`, and more.
struct nav_removed {
    /// How many entries went.
    int64_t entries;
    /// How many navigators were closed.
    int64_t navigators;
};
NAV_API int nav_removed_read(json_object *json, struct nav_removed *result);

/// A form of `nav_attachment`.
struct nav_attachment_lock {
    /// The attachment's id.
    const char *id;
    /// The navigator that it hangs on, and goes with.
    const char *navigator;
    /// The session that attached it.
    const char *session;
    /// A lock: the scene cannot be swept away.
    const char *kind;
    /// Why the navigator is locked, for people.
    const char *reason;
};
NAV_API int nav_attachment_lock_read(json_object *json, struct nav_attachment_lock *result);

/// A form of `nav_attachment`.
struct nav_attachment_checkpoint {
    /// The attachment's id.
    const char *id;
    /// The navigator that it hangs on, and goes with.
    const char *navigator;
    /// The session that attached it.
    const char *session;
    /// A checkpoint: a place to return to.
    const char *kind;
    /// The checkpoint's name.
    const char *name;
    /// The module that gets what is returned.
    const char *module;
    /// How many entries stay in the path when a request returns.
    int64_t position;
    /// The JSON Schema of the value to return with.
    bool has_value;
    json_object *value;
};
NAV_API int nav_attachment_checkpoint_read(json_object *json, struct nav_attachment_checkpoint *result);

/// A form of `nav_attachment`.
struct nav_attachment_mapping {
    /// The attachment's id.
    const char *id;
    /// The navigator that it hangs on, and goes with.
    const char *navigator;
    /// The session that attached it.
    const char *session;
    /// A mapping: another type is shown in place of one.
    const char *kind;
    /// The type that requests name.
    const char *from;
    /// The type that is shown.
    const char *to;
    /// The arguments that it is shown with; those of the request when left out.
    json_object *arguments;
    /// Whether the mapping holds below the navigator as well.
    bool inherits;
};
NAV_API int nav_attachment_mapping_read(json_object *json, struct nav_attachment_mapping *result);

/// A form of `nav_attachment`.
struct nav_attachment_trigger {
    /// The attachment's id.
    const char *id;
    /// The navigator that it hangs on, and goes with.
    const char *navigator;
    /// The session that attached it.
    const char *session;
    /// A trigger: an operation that waits under a name.
    const char *kind;
    /// The trigger's name, unique on its navigator.
    const char *name;
    /// The operation that setting the trigger carries out. For `nav_operation_read`.
    json_object *operation;
};
NAV_API int nav_attachment_trigger_read(json_object *json, struct nav_attachment_trigger *result);

/// A form of `nav_attachment`.
struct nav_attachment_flow {
    /// The attachment's id.
    const char *id;
    /// The navigator that it hangs on, and goes with.
    const char *navigator;
    /// The session that attached it.
    const char *session;
    /// A flow: steps with one end, which leads back here.
    const char *kind;
    /// The flow's name.
    const char *name;
    /// The module that drives it.
    const char *module;
    /// How many entries stay in the path when the flow ends.
    int64_t position;
    /// The checkpoint that it returns to when it is completed.
    const char *checkpoint;
    /// The JSON Schema of the value that completes it.
    bool has_schema;
    json_object *schema;
    /// The data that its driver keeps in it.
    bool has_data;
    json_object *data;
};
NAV_API int nav_attachment_flow_read(json_object *json, struct nav_attachment_flow *result);

/// A form of `nav_attachment`.
struct nav_attachment_signal {
    /// The attachment's id.
    const char *id;
    /// The navigator that it hangs on, and goes with.
    const char *navigator;
    /// The session that attached it.
    const char *session;
    /// A signal that waits for its module, which is away.
    const char *kind;
    /// The module that gets it when it has registered again.
    const char *module;
    /// The revision that the signal belongs to.
    int64_t revision;
    /// The signal. For `nav_signal_read`.
    json_object *signal;
};
NAV_API int nav_attachment_signal_read(json_object *json, struct nav_attachment_signal *result);

/// The `attachment` of `nav_change_attachment_added`, the `attachment` of `nav_change_attachment_removed`, the
/// `attachment` of `nav_change_attachment_changed`, and more.
enum nav_attachment {
    /// A form that only a newer host knows, or no object.
    NAV_ATTACHMENT_IS_UNKNOWN,
    /// For `nav_attachment_lock_read`.
    NAV_ATTACHMENT_IS_LOCK,
    /// For `nav_attachment_checkpoint_read`.
    NAV_ATTACHMENT_IS_CHECKPOINT,
    /// For `nav_attachment_mapping_read`.
    NAV_ATTACHMENT_IS_MAPPING,
    /// For `nav_attachment_trigger_read`.
    NAV_ATTACHMENT_IS_TRIGGER,
    /// For `nav_attachment_flow_read`.
    NAV_ATTACHMENT_IS_FLOW,
    /// For `nav_attachment_signal_read`.
    NAV_ATTACHMENT_IS_SIGNAL,
};
NAV_API enum nav_attachment nav_attachment_which(json_object *json);

/// The `operation` of `nav_attachment_trigger`: the operation that setting the trigger carries out.
struct nav_operation {
    /// A method that changes a scene's tree.
    const char *method;
    /// Its parameters, without those of the request around it.
    json_object *params;
};
NAV_API int nav_operation_read(json_object *json, struct nav_operation *result);

/// The `flows` of `nav_register_result`, the `flows` of `nav_flows_result`, the `flow` of `nav_flow_result`.
struct nav_flow {
    /// The flow's scene, in lists about several.
    const char *scene;
    /// The flow's id.
    const char *id;
    /// The navigator that it began on.
    const char *navigator;
    /// The session that started it.
    const char *session;
    /// A flow: steps with one end, which leads back here.
    const char *kind;
    /// The flow's name.
    const char *name;
    /// The module that drives it.
    const char *module;
    /// How many entries stay in the path when the flow ends.
    int64_t position;
    /// The checkpoint that it returns to when it is completed.
    const char *checkpoint;
    /// The JSON Schema of the value that completes it.
    bool has_schema;
    json_object *schema;
    /// The data that its driver keeps in it.
    bool has_data;
    json_object *data;
    /// `suspended` while its module is away. The words are `NAV_FLOW_STATE_…`.
    const char *state;
};
NAV_API int nav_flow_read(json_object *json, struct nav_flow *result);

/// The `signal` of `nav_attachment_signal`, the `signal` of `nav_change_signal`.
struct nav_signal {
    /// The kind of the event. The words are `NAV_SIGNAL_KIND_…`.
    const char *kind;
    /// The navigator that it is about.
    const char *navigator;
    /// The entry that it is about.
    const char *entry;
    /// The name of the checkpoint, trigger or flow; of an alert, the answer.
    const char *name;
    /// The value that came with it.
    bool has_value;
    json_object *value;
    /// The flow's id.
    const char *flow;
    /// The module that drives the flow.
    const char *module;
    /// Why a flow was cancelled or failed, for people.
    const char *reason;
};
NAV_API int nav_signal_read(json_object *json, struct nav_signal *result);

/// The `cause` of `nav_past_revision`, the `by` of `nav_outcome_result_entry`, the `by` of `nav_outcome_result_flow`,
/// and more.
struct nav_cause {
    /// The request's method, or `session.ended`, `host.started` or `time.passed`.
    const char *method;
    /// The session that made the request, or that ended.
    const char *session;
    /// The name that the session gave itself in `hello`, with its version.
    const char *client_;
    /// The module of that session, when it has exactly one.
    const char *module;
    /// The request's id, as it was written.
    bool has_request;
    json_object *request;
    /// The entry that the request came from.
    const char *from_entry;
    /// The identity that asked, by the access document.
    const char *identity;
    /// True when a person asked, as the client says.
    bool has_by_person;
    bool by_person;
    /// When it happened: milliseconds since 1970 (UTC). Changes of an older host have none.
    bool has_time;
    int64_t time;
    /// The change's place in the distributed trace of the request, when it has one.
    const char *traceparent;
};
NAV_API int nav_cause_read(json_object *json, struct nav_cause *result);

/// A form of `nav_change`.
struct nav_change_navigator_created {
    /// A navigator was made.
    const char *kind;
    /// The new navigator. For `nav_navigator_read`.
    json_object *navigator;
    /// The stack before it; it is the first one when left out.
    const char *previous;
};
NAV_API int nav_change_navigator_created_read(json_object *json, struct nav_change_navigator_created *result);

/// A form of `nav_change`.
struct nav_change_navigator_closed {
    /// A navigator was closed.
    const char *kind;
    /// The navigator as it was. For `nav_navigator_read`.
    json_object *navigator;
};
NAV_API int nav_change_navigator_closed_read(json_object *json, struct nav_change_navigator_closed *result);

/// A form of `nav_change`.
struct nav_change_navigator_selected {
    /// Another stack is in front.
    const char *kind;
    /// The navigator whose stacks these are.
    const char *parent;
    /// The stack in front now.
    const char *child;
    /// The stack that was in front.
    const char *previous;
};
NAV_API int nav_change_navigator_selected_read(json_object *json, struct nav_change_navigator_selected *result);

/// A form of `nav_change`.
struct nav_change_entry_added {
    /// An entry was added to a path.
    const char *kind;
    /// The navigator whose path it is.
    const char *navigator;
    /// The entry's place in the path, from 0.
    int64_t position;
    /// The entry. For `nav_entry_read`.
    json_object *entry;
};
NAV_API int nav_change_entry_added_read(json_object *json, struct nav_change_entry_added *result);

/// A form of `nav_change`.
struct nav_change_entry_removed {
    /// An entry was removed from a path.
    const char *kind;
    /// The navigator whose path it is.
    const char *navigator;
    /// The entry's place in the path, from 0.
    int64_t position;
    /// The entry. For `nav_entry_read`.
    json_object *entry;
};
NAV_API int nav_change_entry_removed_read(json_object *json, struct nav_change_entry_removed *result);

/// A form of `nav_change`.
struct nav_change_entry_changed {
    /// The arguments or the content of an entry changed.
    const char *kind;
    /// The navigator whose path it is.
    const char *navigator;
    /// The entry's place in the path, from 0.
    int64_t position;
    /// The entry. For `nav_entry_read`.
    json_object *entry;
};
NAV_API int nav_change_entry_changed_read(json_object *json, struct nav_change_entry_changed *result);

/// A form of `nav_change`.
struct nav_change_type_orphaned {
    /// No module provides a type of the scene any more.
    const char *kind;
    /// The type.
    const char *type;
};
NAV_API int nav_change_type_orphaned_read(json_object *json, struct nav_change_type_orphaned *result);

/// A form of `nav_change`.
struct nav_change_type_revived {
    /// A module provides a type of the scene again.
    const char *kind;
    /// The type.
    const char *type;
};
NAV_API int nav_change_type_revived_read(json_object *json, struct nav_change_type_revived *result);

/// A form of `nav_change`.
struct nav_change_attachment_added {
    /// Something was attached to a navigator.
    const char *kind;
    /// The attachment. For `nav_attachment_which`.
    json_object *attachment;
};
NAV_API int nav_change_attachment_added_read(json_object *json, struct nav_change_attachment_added *result);

/// A form of `nav_change`.
struct nav_change_attachment_removed {
    /// An attachment was removed.
    const char *kind;
    /// The attachment as it was. For `nav_attachment_which`.
    json_object *attachment;
};
NAV_API int nav_change_attachment_removed_read(json_object *json, struct nav_change_attachment_removed *result);

/// A form of `nav_change`.
struct nav_change_attachment_changed {
    /// An attachment changed.
    const char *kind;
    /// The attachment as it is now. For `nav_attachment_which`.
    json_object *attachment;
};
NAV_API int nav_change_attachment_changed_read(json_object *json, struct nav_change_attachment_changed *result);

/// A form of `nav_change`.
struct nav_change_signal {
    /// Something happened besides a change of the tree.
    const char *kind;
    /// The event. For `nav_signal_read`.
    json_object *signal;
};
NAV_API int nav_change_signal_read(json_object *json, struct nav_change_signal *result);

/// The `changes` of `nav_past_revision`, the `changes` of `nav_plan_result`, the `changes` of
/// `nav_changed_notification`.
enum nav_change {
    /// A form that only a newer host knows, or no object.
    NAV_CHANGE_IS_UNKNOWN,
    /// For `nav_change_navigator_created_read`.
    NAV_CHANGE_IS_NAVIGATOR_CREATED,
    /// For `nav_change_navigator_closed_read`.
    NAV_CHANGE_IS_NAVIGATOR_CLOSED,
    /// For `nav_change_navigator_selected_read`.
    NAV_CHANGE_IS_NAVIGATOR_SELECTED,
    /// For `nav_change_entry_added_read`.
    NAV_CHANGE_IS_ENTRY_ADDED,
    /// For `nav_change_entry_removed_read`.
    NAV_CHANGE_IS_ENTRY_REMOVED,
    /// For `nav_change_entry_changed_read`.
    NAV_CHANGE_IS_ENTRY_CHANGED,
    /// For `nav_change_type_orphaned_read`.
    NAV_CHANGE_IS_TYPE_ORPHANED,
    /// For `nav_change_type_revived_read`.
    NAV_CHANGE_IS_TYPE_REVIVED,
    /// For `nav_change_attachment_added_read`.
    NAV_CHANGE_IS_ATTACHMENT_ADDED,
    /// For `nav_change_attachment_removed_read`.
    NAV_CHANGE_IS_ATTACHMENT_REMOVED,
    /// For `nav_change_attachment_changed_read`.
    NAV_CHANGE_IS_ATTACHMENT_CHANGED,
    /// For `nav_change_signal_read`.
    NAV_CHANGE_IS_SIGNAL,
};
NAV_API enum nav_change nav_change_which(json_object *json);

/// The result of `tree.get`, the `snapshot` of `nav_watch_result`, the `snapshot` of `nav_lagged_notification`.
struct nav_snapshot {
    /// The scene's name.
    const char *scene;
    /// The revision of what follows.
    int64_t revision;
    /// The life of the host that the revision belongs to.
    const char *instance;
    /// The navigator in front. For a session that may not read that one, the navigator that it asked for.
    const char *current;
    /// The current configuration of the scene. For `nav_configuration_read`.
    json_object *configuration;
    /// The types of the scene that no module provides. For a session that may not read the whole scene, those that are
    /// shown here.
    json_object *orphaned;
    /// Every navigator, parents before children; in a part, some of them. Each is for `nav_navigator_read`.
    json_object *navigators;
    /// The attachments of these navigators; in parts, they follow the navigators. Each is for `nav_attachment_which`.
    json_object *attachments;
    /// Where the next part begins, for `after`; left out in the last part, and of a whole.
    const char *next;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
};
NAV_API int nav_snapshot_read(json_object *json, struct nav_snapshot *result);

/// The `configuration` of `nav_snapshot`, the `configuration` of `nav_configure_scene_result`.
struct nav_configuration {
    /// The key of the scene's state, which `scene.restore` changes.
    const char *restoration_key;
    /// Seconds between sent values.
    double execution_delay;
    /// The most talkative events that watches of the scene can get. The words are `NAV_VERBOSITY_…`.
    const char *verbosity;
};
NAV_API int nav_configuration_read(json_object *json, struct nav_configuration *result);

/// A part of State.
struct nav_state_item {
    /// The destinations pushed on the navigator. Each is for `nav_requested_destination_read`.
    json_object *path;
    /// The index of the navigator around it; the first one has none.
    bool has_parent;
    int64_t parent;
    /// The place in the parent's path with which it goes; null for none.
    bool has_anchor;
    json_object *anchor;
    /// How a presentation is shown; a stack has none.
    const char *method;
    /// The navigator's name.
    const char *name;
    /// The destination below its path. For `nav_requested_destination_read`.
    json_object *root;
    /// Whether the stack is the one in front.
    bool has_selected;
    bool selected;
    /// The buttons with which a person can answer an alert or a dialog. Each is for `nav_button_read`.
    json_object *buttons;
    /// The types and roles that the navigator's path accepts; all when left out. For `nav_acceptance_read`.
    json_object *accepts;
};
NAV_API int nav_state_item_read(json_object *json, struct nav_state_item *result);

/// The `path` of `nav_state_item`, the `root` of `nav_state_item`, the `root` of `nav_set_state_state_item`, and more.
struct nav_requested_destination {
    /// The destination type.
    const char *type;
    /// The destination's arguments; none when left out.
    json_object *arguments;
    /// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
    /// the same name; null removes one.
    json_object *hints;
};
NAV_API int nav_requested_destination_read(json_object *json, struct nav_requested_destination *result);

/// The result of `entry.provide`, the result of `entry.update`, the result of `unlock`, and more.
struct nav_changed_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
};
NAV_API int nav_changed_result_read(json_object *json, struct nav_changed_result *result);

/// A form of `nav_create_navigator_result`, a form of `nav_navigate_result`, a form of `nav_push_result`, and more.
struct nav_shown_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The navigator where it is shown now.
    const char *navigator;
    /// The entry that shows it.
    const char *entry;
};
NAV_API int nav_shown_result_read(json_object *json, struct nav_shown_result *result);

/// A form of `nav_set_path_result`, a form of `nav_set_trigger_result`.
struct nav_path_set_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The navigator's id.
    const char *navigator;
    /// The entries that stand for the request's destinations, lowest first.
    json_object *path;
    /// How much was removed. For `nav_removed_read`.
    json_object *removed;
};
NAV_API int nav_path_set_result_read(json_object *json, struct nav_path_set_result *result);

/// A form of `nav_move_entry_result`.
struct nav_entry_moved_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The navigator whose path it is.
    const char *navigator;
    /// The entry.
    const char *entry;
    /// Its place in the path, from 0.
    int64_t position;
};
NAV_API int nav_entry_moved_result_read(json_object *json, struct nav_entry_moved_result *result);

/// A form of `nav_set_trigger_result`, a form of `nav_set_state_result`.
struct nav_state_set_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The navigator's id.
    const char *navigator;
    /// How much was removed. For `nav_removed_read`.
    json_object *removed;
};
NAV_API int nav_state_set_result_read(json_object *json, struct nav_state_set_result *result);

/// A form of `nav_return_to_checkpoint_result`, a form of `nav_set_trigger_result`.
struct nav_returned_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The navigator that a request returns to.
    const char *navigator;
    /// How many entries stay in its path.
    int64_t position;
    /// How much was removed. For `nav_removed_read`.
    json_object *removed;
};
NAV_API int nav_returned_result_read(json_object *json, struct nav_returned_result *result);

/// Where the first step is shown.
struct nav_flow_started_result_shown {
    /// The navigator where it is shown now.
    const char *navigator;
    /// The entry that shows it.
    const char *entry;
};
NAV_API int nav_flow_started_result_shown_read(json_object *json, struct nav_flow_started_result_shown *result);

/// A form of `nav_set_trigger_result`, a form of `nav_start_flow_result`.
struct nav_flow_started_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The flow's id.
    const char *flow;
    /// The navigator that a request returns to.
    const char *navigator;
    /// How many entries stay in its path.
    int64_t position;
    /// Where the first step is shown. For `nav_flow_started_result_shown_read`.
    json_object *shown;
};
NAV_API int nav_flow_started_result_read(json_object *json, struct nav_flow_started_result *result);

/// The `scenes` of `nav_scenes_result`: the scenes, by name.
struct nav_scene_information {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// How many navigators it has.
    int64_t navigators;
    /// How many entries it has.
    int64_t entries;
    /// The navigator in front.
    const char *current;
    /// The key of its state; left out when it has none.
    const char *restoration_key;
    /// The keys whose states `scene.restore` can bring back, oldest first; left out for an empty list.
    json_object *set_aside;
    /// True when a fleet shares the scene; left out for one of this host alone.
    bool has_shared;
    bool shared;
};
NAV_API int nav_scene_information_read(json_object *json, struct nav_scene_information *result);

/// The `revisions` of `nav_history_result`: the revisions, oldest first.
struct nav_past_revision {
    /// Its number.
    int64_t revision;
    /// Its cause. For `nav_cause_read`.
    json_object *cause;
    /// The changes, in order. Each is for `nav_change_which`.
    json_object *changes;
};
NAV_API int nav_past_revision_read(json_object *json, struct nav_past_revision *result);

/// The `types` of `nav_statistics_result`: the types, those that were shown most often first.
struct nav_type_statistics {
    /// The destination type.
    const char *type;
    /// How many entries of the type came.
    int64_t shown;
    /// How many entries of the type went.
    int64_t ended;
    /// How many of them came and went in the time that is looked at.
    int64_t timed;
    /// How long those stayed in the tree, together.
    double seconds;
    /// How many seconds the one stayed that stayed longest.
    double longest;
    /// How often `back`, `pop` or `dismiss` took an entry of the type away, as the innermost one: the person turned
    /// back there.
    int64_t turned_back;
};
NAV_API int nav_type_statistics_read(json_object *json, struct nav_type_statistics *result);

/// The `refused` of `nav_statistics_result`: the refusals since the start of the host, the most frequent first. Left
/// out for a session without the right `administer` or `monitor`.
struct nav_refusal_count {
    /// The method that was refused.
    const char *method;
    /// The name of the error.
    const char *error_;
    /// How often.
    int64_t count;
};
NAV_API int nav_refusal_count_read(json_object *json, struct nav_refusal_count *result);

/// The `links` of `nav_links_result`: the links, as they were supplied.
struct nav_live_link {
    /// The link's name, unique in its entry.
    const char *link;
    /// The text that a person sees.
    const char *label;
    /// The destination type that it leads to.
    const char *type;
    /// The arguments that it leads to; none when left out.
    json_object *arguments;
    /// The arguments that `entry.follow` gives as `values`.
    json_object *placeholders;
    /// Whether the type is registered where the entry is shown.
    bool is_live;
};
NAV_API int nav_live_link_read(json_object *json, struct nav_live_link *result);

/// A form of `nav_close_navigator_result`, a form of `nav_set_trigger_result`.
struct nav_removed_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// How much went. For `nav_removed_read`.
    json_object *removed;
};
NAV_API int nav_removed_result_read(json_object *json, struct nav_removed_result *result);

/// A form of `nav_create_navigator_result`, a form of `nav_close_navigator_result`, a form of
/// `nav_select_navigator_result`, and more.
struct nav_redirected_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The navigator where it is shown now.
    const char *navigator;
    /// The entry that shows it.
    const char *entry;
    /// The outcome of a request with `forResult`.
    const char *outcome;
    /// Where the request wanted to go, and where guards sent it, in order. Each is for `nav_redirection_read`.
    json_object *redirected;
};
NAV_API int nav_redirected_result_read(json_object *json, struct nav_redirected_result *result);

/// The `redirected` of `nav_redirected_result`, the `redirected` of `nav_sequence_step`, the `redirected` of
/// `nav_guard_ask_question`, and more.
struct nav_redirection {
    /// The destination type.
    const char *type;
    /// The destination's arguments.
    json_object *arguments;
    /// The guard that sent the request here.
    const char *guard;
    /// The name of that guard for people.
    const char *name;
    /// The module of that guard's session, when it has exactly one.
    const char *module;
};
NAV_API int nav_redirection_read(json_object *json, struct nav_redirection *result);

/// Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual.
struct nav_guard_pause {
    /// How many deadlines it has missed in a row.
    int64_t misses;
    /// When one request may be put to it: milliseconds since 1970 (UTC). After that time the pause lasts until the
    /// guard answers.
    int64_t until;
};
NAV_API int nav_guard_pause_read(json_object *json, struct nav_guard_pause *result);

/// The `guards` of `nav_plan_result`, the `guards` of `nav_guards_result`.
struct nav_guard {
    /// The guard's id.
    const char *guard;
    /// Its name for people.
    const char *name;
    /// The session that is asked; left out while the guard's module is away.
    const char *session;
    /// The guard's module, or that of its session when it has exactly one.
    const char *module;
    /// Whether it is asked before something is shown, goes, or is selected. The words are `NAV_GUARD_ON_…`.
    const char *on;
    /// The types that it is about.
    json_object *types;
    /// The roles that it is about.
    json_object *roles;
    /// The scene that it is about; all when left out.
    const char *scene;
    /// The navigator that it is about, with all below it.
    const char *navigator;
    /// Guards with a lower number are asked first.
    int64_t order;
    /// Seconds that it has to answer.
    double timeout;
    /// The verdict when it does not answer. The words are `NAV_GUARD_DEFAULT_…`.
    const char *default_;
    /// The verdict while its module is away; left out when it ends with its session. The words are `NAV_GUARD_AWAY_…`.
    const char *away;
    /// Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual. For
    /// `nav_guard_pause_read`.
    json_object *pause;
};
NAV_API int nav_guard_read(json_object *json, struct nav_guard *result);

/// The `sessions` of `nav_sessions_result`: the connections, by id.
struct nav_session {
    /// The connection's id.
    const char *session;
    /// True for the connection that asks.
    bool has_is_self;
    bool is_self;
    /// The name that the client gave.
    const char *name;
    /// The client's process.
    int64_t pid;
    /// The user whose process it is.
    int64_t uid;
    /// The group whose process it is.
    int64_t gid;
    /// The host of the fleet on which the client is; left out for a client of this host.
    const char *host;
    /// The module as whose process, or in whose process group, the host started it.
    const char *started_as;
    /// Its identity by the access document of the host.
    const char *identity;
    /// Seconds since it connected.
    double age;
    /// The modules that it registered.
    json_object *modules;
    /// How many watches it has.
    int64_t watches;
    /// How many requests it has made.
    int64_t requests;
    /// How many of its requests wait for a module or a guard.
    int64_t in_flight;
    /// Bytes of output that it has not read.
    int64_t queued;
    /// How many of its requests wait for what becomes of an entry or a flow.
    int64_t results;
    /// How many questions of the host it has not answered.
    int64_t questions;
    /// How many monitors it has.
    int64_t monitors;
};
NAV_API int nav_session_read(json_object *json, struct nav_session *result);

/// The `rolledBack` of `nav_status_result`: the scenes that are older than they were: the store's write-ahead log was
/// lost or damaged.
struct nav_rolled_back {
    /// The scene's name; left out when the scene itself is lost.
    const char *scene;
    /// The newest revision that the store had.
    int64_t from;
    /// The newest revision that it has now.
    int64_t to;
};
NAV_API int nav_rolled_back_read(json_object *json, struct nav_rolled_back *result);

/// The `grants` of `nav_rights_result`: the grants that it has, in the order of the document.
struct nav_grant {
    /// The verbs that it allows. The words are `NAV_GRANT_ALLOW_…`.
    json_object *allow;
    /// The scenes where it holds, as names or beginnings; all when left out.
    json_object *scenes;
    /// The navigators where it holds, with what is below them; all when left out.
    json_object *navigators;
    /// The types that it is about, as names or beginnings; all when left out.
    json_object *types;
    /// The modules that it is about, as names or beginnings; all when left out.
    json_object *modules;
    /// The line of the document where it begins.
    int64_t line;
};
NAV_API int nav_grant_read(json_object *json, struct nav_grant *result);

/// The `watches` of `nav_watches_result`: the watches.
struct nav_watch_info {
    /// The connection that watches.
    const char *session;
    /// The watch's number on that connection.
    int64_t watch;
    /// The scene that it watches; left out for a watch of `host.watch`.
    const char *scene;
    /// The navigator that it watches, with all below it.
    const char *navigator;
    /// The kinds of change that it gets; all when left out. The words are `NAV_WATCH_KINDS_…`.
    json_object *kinds;
    /// Events up to this level come as well. The words are `NAV_VERBOSITY_…`.
    const char *verbosity;
    /// Whether its reader is behind and gets the state instead of changes.
    bool is_lagging;
    /// How many notifications it may still send; left out when it has no limit.
    bool has_credit;
    int64_t credit;
};
NAV_API int nav_watch_info_read(json_object *json, struct nav_watch_info *result);

/// The `window` of `nav_watch_result`, the `window` of `nav_watch_host_result`.
struct nav_window {
    /// The oldest of them.
    int64_t from;
    /// The newest of them, which is the present one.
    int64_t to;
};
NAV_API int nav_window_read(json_object *json, struct nav_window *result);

/// The `violations` of `nav_check_rules_result`, the `violations` of `nav_path_refused_data`.
struct nav_rule_violation {
    /// The part of the rule that is broken. The words are `NAV_RULE_VIOLATION_RULE_…`.
    const char *rule;
    /// The type that breaks it.
    const char *type;
    /// The navigator whose path it is.
    const char *navigator;
    /// The navigator below which the request would have made a new one.
    const char *parent;
    /// The place in the path, from 0; -1 for the destination below the path.
    int64_t position;
    /// The type that it stands on.
    const char *found;
    /// Roles, methods or types of which one would do; the number that may be there.
    json_object *needed;
    /// The type whose rule it is.
    const char *rule_of;
    /// The module whose rule it is, `bindings`, or `navigator`.
    const char *source;
    /// The types and roles that the navigator's path accepts, when that is the rule. For `nav_acceptance_read`.
    json_object *accepted;
    /// Types of a path that is legal and leads there.
    json_object *legal;
};
NAV_API int nav_rule_violation_read(json_object *json, struct nav_rule_violation *result);

/// The `rules` of `nav_destination`, the `rules` of `nav_registered_destination`, the `rules` of
/// `nav_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item`.
struct nav_path_rule {
    /// It stands directly on a type with one of these roles, or on `root`.
    json_object *under;
    /// Something below it in the path has one of these roles.
    json_object *within;
    /// How many of it a path may hold.
    bool has_most;
    int64_t most;
    /// Whether it may stand on itself.
    bool has_repeats;
    bool repeats;
    /// Whether it must be the first of its path.
    bool has_first;
    bool first;
    /// Whether nothing may stand on it.
    bool has_last;
    bool last;
    /// The methods by which it may be shown.
    json_object *methods;
};
NAV_API int nav_path_rule_read(json_object *json, struct nav_path_rule *result);

/// The `unfit` of `nav_check_rules_result`: the entries in quarantine because of their arguments; left out without any.
struct nav_unfit_arguments {
    /// The entry.
    const char *entry;
    /// Its type.
    const char *type;
    /// The navigator that shows it.
    const char *navigator;
    /// The place in the path, from 0; -1 for the destination below the path.
    int64_t position;
    /// Where in the arguments, as a JSON Pointer.
    const char *path;
    /// The keyword of the schema that does not fit.
    const char *keyword;
    /// Why, for people.
    const char *reason;
};
NAV_API int nav_unfit_arguments_read(json_object *json, struct nav_unfit_arguments *result);

/// The result of `navigator.get`, the result of `navigator.find`.
struct nav_navigator_state {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The navigator's id.
    const char *id;
    /// Its kind in the tree. The words are `NAV_NAVIGATOR_KIND_…`.
    const char *kind;
    /// Its name, unique in the scene.
    const char *name;
    /// The navigator around it; the root has none.
    const char *parent;
    /// How a presentation is shown.
    const char *method;
    /// Seconds after which the host closes it; it stays when left out.
    bool has_closes_after;
    double closes_after;
    /// The entry of its parent with which it goes.
    const char *anchor;
    /// The entry that it shows below its path. For `nav_entry_read`.
    json_object *root;
    /// The session with which it goes.
    const char *ephemeral;
    /// The buttons with which a person can answer an alert or a dialog. Each is for `nav_button_read`.
    json_object *buttons;
    /// Whether destinations can be pushed on it.
    bool has_path;
    /// The types and roles that its path accepts; all when left out. For `nav_acceptance_read`.
    json_object *accepts;
    /// The stacks below it, in order.
    json_object *children;
    /// The stack below it that is in front.
    const char *selected;
    /// The navigator that is shown over it.
    const char *presented;
    /// The overlays that are shown over it beside that, oldest first.
    json_object *overlays;
    /// How many entries its path has.
    int64_t count;
    /// Whether it is shown over another one.
    bool is_presented;
    /// Whether a navigator is shown over it.
    bool is_presenting;
    /// Whether it, or a navigator below it, presents something.
    bool is_any_child_presenting;
    /// How many navigators are above it.
    int64_t depth;
    /// Whether it is the navigator in front.
    bool current;
};
NAV_API int nav_navigator_state_read(json_object *json, struct nav_navigator_state *result);

/// A form of `nav_outcome_result`.
struct nav_outcome_result_entry {
    /// The scene's name.
    const char *scene;
    /// The revision that settled it.
    int64_t revision;
    /// The cause of the revision. For `nav_cause_read`.
    json_object *by;
    /// The entry that the request showed.
    const char *entry;
    /// The outcome of the entry. The words are `NAV_OUTCOME_RESULT_ENTRY_OUTCOME_…`.
    const char *outcome;
    /// The answer that a person chose, of an alert or a dialog.
    const char *answer;
    /// The value that the entry closed with.
    bool has_value;
    json_object *value;
};
NAV_API int nav_outcome_result_entry_read(json_object *json, struct nav_outcome_result_entry *result);

/// A form of `nav_outcome_result`.
struct nav_outcome_result_flow {
    /// The scene's name.
    const char *scene;
    /// The revision that settled it.
    int64_t revision;
    /// The cause of the revision. For `nav_cause_read`.
    json_object *by;
    /// The flow that the request started.
    const char *flow;
    /// How the flow ended. The words are `NAV_OUTCOME_RESULT_FLOW_OUTCOME_…`.
    const char *outcome;
    /// The value that the flow was completed with.
    bool has_value;
    json_object *value;
    /// Why the flow was cancelled or failed, for people.
    const char *reason;
};
NAV_API int nav_outcome_result_flow_read(json_object *json, struct nav_outcome_result_flow *result);

/// A form of `nav_navigate_result`, a form of `nav_push_result`, a form of `nav_start_flow_result`.
enum nav_outcome_result {
    /// A form that only a newer host knows, or no object.
    NAV_OUTCOME_RESULT_IS_UNKNOWN,
    /// For `nav_outcome_result_entry_read`.
    NAV_OUTCOME_RESULT_IS_ENTRY,
    /// For `nav_outcome_result_flow_read`.
    NAV_OUTCOME_RESULT_IS_FLOW,
};
NAV_API enum nav_outcome_result nav_outcome_result_which(json_object *json);

/// The result of `send`, the result of `url.open`, a form of `nav_create_navigator_result`, and more.
struct nav_sequence_result {
    /// The scene's name.
    const char *scene;
    /// The sequence's id.
    const char *sequence;
    /// Whether the sequence came to its end, or was cancelled before. The words are `NAV_SEQUENCE_RESULT_OUTCOME_…`.
    const char *outcome;
    /// The outcome of each item, in the order of settling. Each is for `nav_sequence_step_read`.
    json_object *steps;
};
NAV_API int nav_sequence_result_read(json_object *json, struct nav_sequence_result *result);

/// A form of `nav_sent_item`.
struct nav_sent_item_value {
    /// Id or name of the navigator where it acts, or where the search for a receiver begins.
    const char *navigator;
    /// The name of a value: a module's name, a dot and a name.
    const char *value;
    /// The data that is passed on to the receiver; null when left out.
    bool has_data;
    json_object *data;
};
NAV_API int nav_sent_item_value_read(json_object *json, struct nav_sent_item_value *result);

/// A form of `nav_sent_item`.
struct nav_sent_item_route {
    /// Id or name of the navigator where it acts, or where the search for a receiver begins.
    const char *navigator;
    /// The name of a route: a module's name, a dot and a name.
    const char *route;
    /// The data that is passed on to the receiver; null when left out.
    bool has_data;
    json_object *data;
};
NAV_API int nav_sent_item_route_read(json_object *json, struct nav_sent_item_route *result);

/// A form of `nav_sent_item`.
struct nav_sent_item_type {
    /// Id or name of the navigator where it acts, or where the search for a receiver begins.
    const char *navigator;
    /// A destination type.
    const char *type;
    /// The destination's arguments; none when left out.
    json_object *arguments;
    /// How the destination is shown; `send` when only a receiver may take it. The type says so when left out.
    const char *method;
};
NAV_API int nav_sent_item_type_read(json_object *json, struct nav_sent_item_type *result);

/// A form of `nav_sent_item`.
struct nav_sent_item_action {
    /// Id or name of the navigator where it acts, or where the search for a receiver begins.
    const char *navigator;
    /// An action of the sequence itself. The words are `NAV_SENT_ITEM_ACTION_ACTION_…`.
    const char *action;
};
NAV_API int nav_sent_item_action_read(json_object *json, struct nav_sent_item_action *result);

/// A form of `nav_sent_item`.
struct nav_sent_item_action_method {
    /// Id or name of the navigator where it acts, or where the search for a receiver begins.
    const char *navigator;
    /// An action of the sequence itself.
    const char *action;
    /// The operation: a method that changes a scene's tree.
    const char *method;
    /// Its parameters, without those of the request around it.
    json_object *params;
};
NAV_API int nav_sent_item_action_method_read(json_object *json, struct nav_sent_item_action_method *result);

/// A form of `nav_sent_item`.
struct nav_sent_item_action_values {
    /// Id or name of the navigator where it acts, or where the search for a receiver begins.
    const char *navigator;
    /// An action of the sequence itself.
    const char *action;
    /// The values to send next, before the rest. Each is for `nav_sent_item_which`.
    json_object *values;
};
NAV_API int nav_sent_item_action_values_read(json_object *json, struct nav_sent_item_action_values *result);

/// The `values` of `nav_sent_item_action_values`, the `item` of `nav_sequence_step`, the `to` of `nav_url_pattern`, and
/// more.
enum nav_sent_item {
    /// A form that only a newer host knows, or no object.
    NAV_SENT_ITEM_IS_UNKNOWN,
    /// For `nav_sent_item_value_read`.
    NAV_SENT_ITEM_IS_VALUE,
    /// For `nav_sent_item_route_read`.
    NAV_SENT_ITEM_IS_ROUTE,
    /// For `nav_sent_item_type_read`.
    NAV_SENT_ITEM_IS_TYPE,
    /// For `nav_sent_item_action_read`.
    NAV_SENT_ITEM_IS_ACTION,
    /// For `nav_sent_item_action_method_read`.
    NAV_SENT_ITEM_IS_ACTION_METHOD,
    /// For `nav_sent_item_action_values_read`.
    NAV_SENT_ITEM_IS_ACTION_VALUES,
};
NAV_API enum nav_sent_item nav_sent_item_which(json_object *json);

/// The receiver that took the item.
struct nav_sequence_step_by {
    /// The session that received.
    const char *session;
    /// The receiver's id.
    const char *receiver;
};
NAV_API int nav_sequence_step_by_read(json_object *json, struct nav_sequence_step_by *result);

/// The error that ended the sequence with this item.
struct nav_sequence_step_error {
    /// The error's number.
    int64_t code;
    /// The error, for people.
    const char *message;
    /// The error's name, and what a program needs.
    json_object *data;
};
NAV_API int nav_sequence_step_error_read(json_object *json, struct nav_sequence_step_error *result);

/// The `steps` of `nav_sequence_result`, the `steps` of `nav_error_context`.
struct nav_sequence_step {
    /// The item's number: from 0, those that receivers added behind the others.
    int64_t index;
    /// The item as it was sent. For `nav_sent_item_which`.
    json_object *item;
    /// The number of the item whose receiver added this one.
    bool has_added_by;
    int64_t added_by;
    /// The outcome of the item. The words are `NAV_SEQUENCE_STEP_OUTCOME_…`.
    const char *outcome;
    /// The receiver that took the item. For `nav_sequence_step_by_read`.
    json_object *by;
    /// How the sequence went on. The words are `NAV_SEQUENCE_STEP_RESUME_…`.
    const char *resume;
    /// The scene's revision after the operation.
    bool has_revision;
    int64_t revision;
    /// The navigator that the operation answered.
    const char *navigator;
    /// The entry that the operation answered.
    const char *entry;
    /// Where the item wanted to go, and where guards sent it, in order. The last of them is what became of the item.
    /// Each is for `nav_redirection_read`.
    json_object *redirected;
    /// The error that ended the sequence with this item. For `nav_sequence_step_error_read`.
    json_object *error_;
};
NAV_API int nav_sequence_step_read(json_object *json, struct nav_sequence_step *result);

/// The `sequences` of `nav_sequences_result`: the sequences, oldest first.
struct nav_sequence_state {
    /// The sequence's id.
    const char *sequence;
    /// The scene's name.
    const char *scene;
    /// The session that sent it.
    const char *session;
    /// The sequence's name, for people.
    const char *name;
    /// Whether an item is under way, a receiver is asked, or the sequence waits or is paused. The words are
    /// `NAV_SEQUENCE_STATE_STATE_…`.
    const char *state;
    /// The number of the item under way, else of the next one.
    bool has_index;
    int64_t index;
    /// How many items are settled.
    int64_t done;
    /// How many items have not begun.
    int64_t left;
    /// The receiver that is asked.
    const char *receiver;
};
NAV_API int nav_sequence_state_read(json_object *json, struct nav_sequence_state *result);

/// The `resume` of `nav_receiver_value_auto`, the `resume` of `nav_register_receivers_item_value_auto_auto`, a form of
/// `nav_value_receive_answer_resume`.
struct nav_receiver_value_auto_resume {
    /// Seconds until the next value: at most the limit `questionMaximum`.
    double after;
};
NAV_API int nav_receiver_value_auto_resume_read(json_object *json, struct nav_receiver_value_auto_resume *result);

/// The action that the host takes instead of asking.
struct nav_receiver_value_auto {
    /// How the sequence goes on.
    json_object *resume;
    /// The navigator that shows the destination.
    const char *navigate;
    /// The navigator that comes to the front.
    const char *select;
    /// How the destination is shown.
    const char *method;
};
NAV_API int nav_receiver_value_auto_read(json_object *json, struct nav_receiver_value_auto *result);

/// A form of `nav_receiver`.
struct nav_receiver_value {
    /// The receiver's id.
    const char *receiver;
    /// The session that receives.
    const char *session;
    /// The scene whose values it receives; every scene when left out.
    const char *scene;
    /// The navigator where it stands, and ends with.
    const char *navigator;
    /// Seconds that it has to answer; the limit `question` when left out.
    bool has_timeout;
    double timeout;
    /// The action that the host takes instead of asking. For `nav_receiver_value_auto_read`.
    json_object *auto_;
    /// The name of the values.
    const char *value;
};
NAV_API int nav_receiver_value_read(json_object *json, struct nav_receiver_value *result);

/// A form of `nav_receiver`.
struct nav_receiver_type {
    /// The receiver's id.
    const char *receiver;
    /// The session that receives.
    const char *session;
    /// The scene whose values it receives; every scene when left out.
    const char *scene;
    /// The navigator where it stands, and ends with.
    const char *navigator;
    /// Seconds that it has to answer; the limit `question` when left out.
    bool has_timeout;
    double timeout;
    /// The action that the host takes instead of asking. For `nav_receiver_value_auto_read`.
    json_object *auto_;
    /// The destination type.
    const char *type;
};
NAV_API int nav_receiver_type_read(json_object *json, struct nav_receiver_type *result);

/// A form of `nav_receiver`.
struct nav_receiver_route {
    /// The receiver's id.
    const char *receiver;
    /// The session that receives.
    const char *session;
    /// The scene whose values it receives; every scene when left out.
    const char *scene;
    /// The navigator where it stands, and ends with.
    const char *navigator;
    /// Seconds that it has to answer; the limit `question` when left out.
    bool has_timeout;
    double timeout;
    /// The action that the host takes instead of asking. For `nav_receiver_value_auto_read`.
    json_object *auto_;
    /// The name of the route.
    const char *route;
};
NAV_API int nav_receiver_route_read(json_object *json, struct nav_receiver_route *result);

/// The result of `receiver.add`, the `receivers` of `nav_receivers_result`.
enum nav_receiver {
    /// A form that only a newer host knows, or no object.
    NAV_RECEIVER_IS_UNKNOWN,
    /// For `nav_receiver_value_read`.
    NAV_RECEIVER_IS_VALUE,
    /// For `nav_receiver_type_read`.
    NAV_RECEIVER_IS_TYPE,
    /// For `nav_receiver_route_read`.
    NAV_RECEIVER_IS_ROUTE,
};
NAV_API enum nav_receiver nav_receiver_which(json_object *json);

/// The `patterns` of `nav_url_patterns_result`: the patterns, the more concrete ones first.
struct nav_url_pattern {
    /// The pattern as it was registered.
    const char *pattern;
    /// The module that registered it.
    const char *module;
    /// The session of that module.
    const char *session;
    /// The items that a URL becomes; the module is asked when left out. Each is for `nav_sent_item_which`.
    json_object *to;
    /// True when the module is asked what a URL becomes.
    bool has_ask;
    bool ask;
    /// The scene where the items go when the request names none.
    const char *scene;
    /// The navigator where they go when the request names none.
    const char *navigator;
    /// Whether every type that it shows is registered, or received.
    bool is_live;
};
NAV_API int nav_url_pattern_read(json_object *json, struct nav_url_pattern *result);

/// The result of `destination.get`, the `destinations` of `nav_destinations_result`.
struct nav_destination {
    /// The type's name: its module's, a dot, and a name of its own.
    const char *type;
    /// The module that provides it.
    const char *module;
    /// Its title for people.
    const char *title;
    /// A description of what it shows, in a sentence for people.
    const char *description;
    /// The JSON Schema of its arguments; any object is valid when left out.
    bool has_arguments;
    json_object *arguments;
    /// The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated.
    bool has_version;
    int64_t version;
    /// How it is shown when a request does not say so. `send` leaves that to its receiver.
    const char *method;
    /// The name of the navigator that presents it, when the request gives no name and no other navigator has this one.
    const char *presentation;
    /// The buttons of its alert or dialog when the request gives none: 1 to 16, their answers all different. Each is
    /// for `nav_button_read`.
    json_object *buttons;
    /// True when the host asks the module for content for each entry; false when left out.
    bool has_provides;
    bool provides;
    /// The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when
    /// left out.
    bool has_content;
    json_object *content;
    /// The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left
    /// out.
    json_object *messages;
    /// Hints that renderers get with each entry. The host passes them on.
    json_object *hints;
    /// Whether its entries stay or are closed when its provider ends. `keep` when left out. The words are
    /// `NAV_DESTINATION_ORPHAN_…`.
    const char *orphan;
    /// Its roles, which rules and guards name.
    json_object *roles;
    /// Where it may stand. For `nav_path_rule_read`.
    json_object *rules;
    /// The scene of `navigator`.
    const char *scene;
    /// The registration holds on this navigator and below it; everywhere when left out.
    const char *navigator;
};
NAV_API int nav_destination_read(json_object *json, struct nav_destination *result);

/// The `presentations` of `nav_module`: the methods of presentation that it defines, by name.
struct nav_presentation_method {
    /// Its name, unique on the host.
    const char *method;
    /// Whether it has a path of its own; false when left out.
    bool has_has_path;
    bool has_path;
    /// Whether it takes the one place over its presenter, as a sheet does; true when left out.
    bool has_exclusive;
    bool exclusive;
    /// Seconds after which the host closes it; it stays when left out.
    bool has_closes_after;
    double closes_after;
};
NAV_API int nav_presentation_method_read(json_object *json, struct nav_presentation_method *result);

/// The `modules` of `nav_modules_result`: the modules, by name.
struct nav_module {
    /// The module's name.
    const char *module;
    /// Its version, as it was registered.
    const char *version;
    /// Its title for people.
    const char *title;
    /// The session that registered it.
    const char *session;
    /// How many destination types it provides.
    int64_t destinations;
    /// The methods of presentation that it defines, by name. Each is for `nav_presentation_method_read`.
    json_object *presentations;
    /// Its state, when the host can start it. The words are `NAV_MODULE_STATE_…`.
    const char *state;
    /// Its process, when the host started it.
    bool has_pid;
    int64_t pid;
    /// How often the host started it again because its process had ended.
    bool has_restarts;
    int64_t restarts;
    /// Why it failed the last time: an error. For `nav_sequence_step_error_read`.
    json_object *last_failure;
};
NAV_API int nav_module_read(json_object *json, struct nav_module *result);

/// The `scenes` of `nav_host_snapshot`: the scenes, by name.
struct nav_host_snapshot_scenes_item {
    /// The scene's name.
    const char *scene;
    /// The scene's current navigator.
    const char *navigator;
};
NAV_API int nav_host_snapshot_scenes_item_read(json_object *json, struct nav_host_snapshot_scenes_item *result);

/// The `modules` of `nav_host_snapshot`: the modules that are registered, by name.
struct nav_host_snapshot_modules_item {
    /// The module's name.
    const char *module;
    /// The connection that has it.
    const char *session;
};
NAV_API int nav_host_snapshot_modules_item_read(json_object *json, struct nav_host_snapshot_modules_item *result);

/// The `snapshot` of `nav_watch_host_result`, the `snapshot` of `nav_host_lagged_notification`.
struct nav_host_snapshot {
    /// The scenes, by name. Each is for `nav_host_snapshot_scenes_item_read`.
    json_object *scenes;
    /// The modules that are registered, by name. Each is for `nav_host_snapshot_modules_item_read`.
    json_object *modules;
    /// The last reports of those that draw scenes, by scene. Each is for `nav_renderer_read`.
    json_object *renderers;
};
NAV_API int nav_host_snapshot_read(json_object *json, struct nav_host_snapshot *result);

/// A form of `nav_host_change`.
struct nav_host_change_scene_opened {
    /// A scene was made.
    const char *kind;
    /// The scene's name.
    const char *scene;
    /// The scene's current navigator.
    const char *navigator;
};
NAV_API int nav_host_change_scene_opened_read(json_object *json, struct nav_host_change_scene_opened *result);

/// A form of `nav_host_change`.
struct nav_host_change_scene_closed {
    /// A scene was closed.
    const char *kind;
    /// The scene's name.
    const char *scene;
};
NAV_API int nav_host_change_scene_closed_read(json_object *json, struct nav_host_change_scene_closed *result);

/// A form of `nav_host_change`.
struct nav_host_change_scene_current {
    /// Another navigator of a scene is current.
    const char *kind;
    /// The scene's name.
    const char *scene;
    /// The navigator that is current now.
    const char *navigator;
    /// The navigator that was current before, which may be closed.
    const char *previous;
};
NAV_API int nav_host_change_scene_current_read(json_object *json, struct nav_host_change_scene_current *result);

/// A form of `nav_host_change`.
struct nav_host_change_module_registered {
    /// A module has come, or has another session.
    const char *kind;
    /// The module's name.
    const char *module;
    /// The connection that has it.
    const char *session;
    /// The connection that had it before.
    const char *previous;
};
NAV_API int nav_host_change_module_registered_read(json_object *json, struct nav_host_change_module_registered *result);

/// A form of `nav_host_change`.
struct nav_host_change_module_unregistered {
    /// A module has gone.
    const char *kind;
    /// The module's name.
    const char *module;
    /// The connection that had it.
    const char *session;
};
NAV_API int nav_host_change_module_unregistered_read(
    json_object *json, struct nav_host_change_module_unregistered *result);

/// A form of `nav_host_change`.
struct nav_host_change_renderer_reported {
    /// A renderer said what a person sees of a scene.
    const char *kind;
    /// The connection that draws.
    const char *session;
    /// The name that it gave itself in `hello`, with its version.
    const char *client_;
    /// The scene that it draws.
    const char *scene;
    /// The place that has a person's attention. For `nav_renderer_focus_read`.
    json_object *focus;
    /// The parts that it could not draw. Each is for `nav_renderer_gap_read`.
    json_object *undrawn;
};
NAV_API int nav_host_change_renderer_reported_read(json_object *json, struct nav_host_change_renderer_reported *result);

/// A form of `nav_host_change`.
struct nav_host_change_renderer_left {
    /// A connection draws a scene no longer.
    const char *kind;
    /// The connection.
    const char *session;
    /// The scene.
    const char *scene;
};
NAV_API int nav_host_change_renderer_left_read(json_object *json, struct nav_host_change_renderer_left *result);

/// The `changes` of `nav_host_changed_notification`: the changes.
enum nav_host_change {
    /// A form that only a newer host knows, or no object.
    NAV_HOST_CHANGE_IS_UNKNOWN,
    /// For `nav_host_change_scene_opened_read`.
    NAV_HOST_CHANGE_IS_SCENE_OPENED,
    /// For `nav_host_change_scene_closed_read`.
    NAV_HOST_CHANGE_IS_SCENE_CLOSED,
    /// For `nav_host_change_scene_current_read`.
    NAV_HOST_CHANGE_IS_SCENE_CURRENT,
    /// For `nav_host_change_module_registered_read`.
    NAV_HOST_CHANGE_IS_MODULE_REGISTERED,
    /// For `nav_host_change_module_unregistered_read`.
    NAV_HOST_CHANGE_IS_MODULE_UNREGISTERED,
    /// For `nav_host_change_renderer_reported_read`.
    NAV_HOST_CHANGE_IS_RENDERER_REPORTED,
    /// For `nav_host_change_renderer_left_read`.
    NAV_HOST_CHANGE_IS_RENDERER_LEFT,
};
NAV_API enum nav_host_change nav_host_change_which(json_object *json);

/// The `renderers` of `nav_host_snapshot`, the `renderers` of `nav_renderers_result`.
struct nav_renderer {
    /// The connection that draws.
    const char *session;
    /// The name that it gave itself in `hello`, with its version.
    const char *client_;
    /// The scene that it draws.
    const char *scene;
    /// The place that has a person's attention. For `nav_renderer_focus_read`.
    json_object *focus;
    /// The parts that it could not draw. Each is for `nav_renderer_gap_read`.
    json_object *undrawn;
};
NAV_API int nav_renderer_read(json_object *json, struct nav_renderer *result);

/// The `focus` of `nav_host_change_renderer_reported`, the `focus` of `nav_renderer`.
struct nav_renderer_focus {
    /// The entry that has the focus.
    const char *entry;
    /// The part of the entry: the id of a block of its content, say.
    const char *part;
};
NAV_API int nav_renderer_focus_read(json_object *json, struct nav_renderer_focus *result);

/// The `undrawn` of `nav_host_change_renderer_reported`, the `undrawn` of `nav_renderer`.
struct nav_renderer_gap {
    /// The entry.
    const char *entry;
    /// The part that it could not draw, for people.
    const char *what;
};
NAV_API int nav_renderer_gap_read(json_object *json, struct nav_renderer_gap *result);

/// The `requests` of `nav_waiting_result`: the requests that wait.
struct nav_waiting_request {
    /// The connection that made it.
    const char *session;
    /// The request's id, as it was written; left out for a notification.
    bool has_request;
    json_object *request;
    /// The request's method.
    const char *method;
    /// The reason for which it waits. The words are `NAV_WAITING_REQUEST_FOR_…`.
    const char *for_;
    /// The scene that it is about.
    const char *scene;
    /// The question whose answer it waits for.
    const char *question;
    /// The guard whose vote it waits for.
    const char *guard;
    /// The module that it waits for.
    const char *module;
    /// The connection of the request before it.
    const char *behind_session;
    /// The id of the request before it.
    bool has_behind_request;
    json_object *behind_request;
    /// The entry whose end it waits for.
    const char *entry;
    /// The flow whose end it waits for.
    const char *flow;
    /// The sequence whose end it waits for.
    const char *sequence;
    /// The deadline: milliseconds since 1970 (UTC).
    bool has_until;
    int64_t until;
};
NAV_API int nav_waiting_request_read(json_object *json, struct nav_waiting_request *result);

/// The `questions` of `nav_waiting_result`: the questions that are open.
struct nav_open_question {
    /// The question's id.
    const char *question;
    /// The question's method.
    const char *method;
    /// The connection that is asked.
    const char *session;
    /// The module that is asked; left out when the connection has none.
    const char *module;
    /// The name that the connection gave itself, if it has no module.
    const char *client_;
    /// The guard that is asked.
    const char *guard;
    /// The receiver that is asked.
    const char *receiver;
    /// The destination type that it is about.
    const char *type;
    /// The connection whose request needs the answer; left out when the host asks.
    const char *asker;
    /// The question that the asker was answering.
    const char *during;
    /// When it was asked: milliseconds since 1970 (UTC).
    int64_t asked;
    /// Its deadline: milliseconds since 1970 (UTC).
    int64_t until;
};
NAV_API int nav_open_question_read(json_object *json, struct nav_open_question *result);

/// The `engine` of `nav_fleet_result`: the connection of this host to the engine.
struct nav_fleet_engine {
    /// Whether the host is connected.
    bool connected;
    /// The server to which it is, or was, connected.
    const char *server;
    /// The version of that server.
    const char *version;
    /// The risk of this version, if it has one.
    const char *warning;
    /// Why the last attempt to connect failed; left out while the host is connected.
    const char *failure;
};
NAV_API int nav_fleet_engine_read(json_object *json, struct nav_fleet_engine *result);

/// The `hosts` of `nav_fleet_result`: the hosts that this one has heard, by name.
struct nav_fleet_host {
    /// Its name.
    const char *host;
    /// `true` for the host that answers.
    bool has_is_self;
    bool is_self;
    /// Seconds since it was heard last. A host speaks ten times a second.
    double heard;
    /// `true` when it shares other scenes than this host. All hosts of a fleet should have the same `--fleet-scenes`.
    bool has_shares_others;
    bool shares_others;
    /// Its last report; left out when it has made none yet. For `nav_fleet_report_read`.
    json_object *report;
};
NAV_API int nav_fleet_host_read(json_object *json, struct nav_fleet_host *result);

/// The `report` of `nav_fleet_host`: its last report; left out when it has made none yet.
struct nav_fleet_report {
    /// Its version.
    const char *version;
    /// Its process.
    int64_t pid;
    /// Seconds since it started.
    double uptime;
    /// How many connections it has.
    int64_t sessions;
    /// How many scenes it owns.
    int64_t owns;
    /// How many records of the logs it had still to read, in all scenes.
    int64_t behind;
    /// How many scenes it follows no more; its log says why.
    int64_t halted;
};
NAV_API int nav_fleet_report_read(json_object *json, struct nav_fleet_report *result);

/// The `scenes` of `nav_fleet_result`: the scenes that this host shares, by name.
struct nav_fleet_scene {
    /// Its name.
    const char *scene;
    /// `ready`; `reading` when this host has not read the whole log; `away` when it cannot reach the log; `waiting` for
    /// an owner; or `halted` when it follows the scene no more. The words are `NAV_FLEET_SCENE_STATE_…`.
    const char *state;
    /// The host that owns it; left out when none does.
    const char *owner;
    /// How often it got an owner.
    int64_t epoch;
    /// The last revision that this host has read.
    int64_t revision;
    /// How many records of its log this host had still to read.
    int64_t behind;
    /// How many requests of this host its owner has not answered.
    int64_t open;
};
NAV_API int nav_fleet_scene_read(json_object *json, struct nav_fleet_scene *result);

/// The `modules` of `nav_fleet_result`: the modules of all hosts, by name.
struct nav_fleet_module {
    /// Its name.
    const char *module;
    /// The host to which it is connected.
    const char *host;
    /// How many destination types it has registered.
    int64_t destinations;
};
NAV_API int nav_fleet_module_read(json_object *json, struct nav_fleet_module *result);

/// The `owner` of `nav_conflicting_pattern`, the `owner` of `nav_name_taken_data`.
struct nav_owner {
    /// The session.
    const char *session;
    /// The name that its client gave.
    const char *name;
    /// Its process.
    int64_t pid;
    /// The user whose process it is.
    int64_t uid;
    /// The host of a fleet on which it is.
    const char *host;
};
NAV_API int nav_owner_read(json_object *json, struct nav_owner *result);

/// The `navigators` of `nav_unknown_destination_data`: the navigators where the type is known.
struct nav_place {
    /// The scene.
    const char *scene;
    /// The navigator.
    const char *navigator;
};
NAV_API int nav_place_read(json_object *json, struct nav_place *result);

/// The `other` of `nav_url_conflict_data`: the pattern that fits the same URLs.
struct nav_conflicting_pattern {
    /// The pattern.
    const char *pattern;
    /// Its module.
    const char *module;
    /// The session that has the module; null when it is gone. For `nav_owner_read`.
    json_object *owner;
};
NAV_API int nav_conflicting_pattern_read(json_object *json, struct nav_conflicting_pattern *result);

/// The `waitingFor` of `nav_receiver_timeout_data`, the `waitingFor` of `nav_provider_timeout_data`, the `chain` of
/// `nav_question_cycle_data`.
struct nav_question_link {
    /// The question's id.
    const char *question;
    /// The session that waits for the answer.
    const char *asker;
    /// The session that is asked.
    const char *session;
    /// The module that is asked.
    const char *module;
    /// The destination type that it is about.
    const char *type;
    /// The entry that it is about.
    const char *entry;
};
NAV_API int nav_question_link_read(json_object *json, struct nav_question_link *result);

/// The `problems` of `nav_invalid_state_data`: the problems of the document.
struct nav_state_problem {
    /// The index of the navigator in the document.
    int64_t navigator;
    /// The place in its path; -1 for its root.
    bool has_position;
    int64_t position;
    /// The error there. For `nav_error_object_read`.
    json_object *error_;
};
NAV_API int nav_state_problem_read(json_object *json, struct nav_state_problem *result);

/// The `error` of `nav_state_problem`: the error there.
struct nav_error_object {
    /// The error's number.
    int64_t code;
    /// The error in a sentence, for people.
    const char *message;
    /// The part for programs: the error's name, and members as its description says.
    json_object *data;
};
NAV_API int nav_error_object_read(json_object *json, struct nav_error_object *result);

/// The result of `hello`: the host that answers, and its capabilities.
struct nav_hello_result {
    /// Always `navhost`.
    const char *host;
    /// The host's version.
    const char *version;
    /// This life of the host: 16 hexadecimal digits.
    const char *instance;
    /// The id of this connection.
    const char *session;
    /// All that the host can do beyond JSON-RPC, by name.
    json_object *capabilities;
    /// Every limit by its name: a count, bytes or seconds.
    json_object *limits;
};
NAV_API int nav_hello_result_read(json_object *json, struct nav_hello_result *result);

/// The result of `ping`: always the same.
struct nav_ping_result {
    /// Always true.
    bool pong;
};
NAV_API int nav_ping_result_read(json_object *json, struct nav_ping_result *result);

/// The result of `host.status`: counts, the uptime, and the limits.
struct nav_status_result {
    /// The host's version.
    const char *version;
    /// This life of the host: 16 hexadecimal digits.
    const char *instance;
    /// The host's process.
    int64_t pid;
    /// Seconds since the start.
    double uptime;
    /// How many connections there are.
    int64_t sessions;
    /// How many modules are registered.
    int64_t modules;
    /// How many destination types are registered.
    int64_t destinations;
    /// How many watches there are.
    int64_t watches;
    /// How many scenes there are.
    int64_t scenes;
    /// The scenes that are older than they were: the store's write-ahead log was lost or damaged. Each is for
    /// `nav_rolled_back_read`.
    json_object *rolled_back;
    /// Why the store cannot be written, and changes are refused; left out while it works.
    const char *store_failure;
    /// Every limit by its name: a count, bytes or seconds.
    json_object *limits;
};
NAV_API int nav_status_result_read(json_object *json, struct nav_status_result *result);

/// The result of `host.sessions`: the connections, by id.
struct nav_sessions_result {
    /// The connections, by id. Each is for `nav_session_read`.
    json_object *sessions;
};
NAV_API int nav_sessions_result_read(json_object *json, struct nav_sessions_result *result);

/// The result of `host.metrics`: openMetrics text, and its media type.
struct nav_metrics_result {
    /// The media type of the text.
    const char *content_type;
    /// The metrics, as OpenMetrics 1.0 writes them.
    const char *text;
};
NAV_API int nav_metrics_result_read(json_object *json, struct nav_metrics_result *result);

/// The result of `host.waiting`: the requests and the questions, each oldest first.
struct nav_waiting_result {
    /// The requests that wait. Each is for `nav_waiting_request_read`.
    json_object *requests;
    /// The questions that are open. Each is for `nav_open_question_read`.
    json_object *questions;
};
NAV_API int nav_waiting_result_read(json_object *json, struct nav_waiting_result *result);

/// The result of `host.monitor`: the monitor's number on this connection.
struct nav_monitor_result {
    /// The monitor's number on this connection.
    int64_t monitor;
};
NAV_API int nav_monitor_result_read(json_object *json, struct nav_monitor_result *result);

/// The result of `session.close`: whether this request ended it.
struct nav_close_session_result {
    /// The connection's id.
    const char *session;
    /// False when it was closed already.
    bool closed;
};
NAV_API int nav_close_session_result_read(json_object *json, struct nav_close_session_result *result);

/// The result of `access.describe`: the identity and its grants.
struct nav_rights_result {
    /// True when the host has no access document.
    bool everything;
    /// The identity of the session.
    const char *identity;
    /// The file with the grants.
    const char *document;
    /// The grants that it has, in the order of the document. Each is for `nav_grant_read`.
    json_object *grants;
};
NAV_API int nav_rights_result_read(json_object *json, struct nav_rights_result *result);

/// The result of `access.check`: whether it may, and the line that says so.
struct nav_check_right_result {
    /// Whether it may.
    bool allowed;
    /// The line of the first grant that allows it.
    bool has_line;
    int64_t line;
};
NAV_API int nav_check_right_result_read(json_object *json, struct nav_check_right_result *result);

/// The result of `request.cancel`: whether such a request was waiting.
struct nav_cancel_request_result {
    /// Whether such a request was waiting.
    bool cancelled;
};
NAV_API int nav_cancel_request_result_read(json_object *json, struct nav_cancel_request_result *result);

/// The `urls` of `nav_register_result`: the URL patterns, in this order.
struct nav_register_result_urls_item {
    /// The pattern as it was registered.
    const char *pattern;
    /// Whether every type that it shows is registered, or received.
    bool is_live;
};
NAV_API int nav_register_result_urls_item_read(json_object *json, struct nav_register_result_urls_item *result);

/// The result of `module.register`: the parts that were registered, and what the host found for them.
struct nav_register_result {
    /// The module's name.
    const char *module;
    /// The types that this request registered.
    json_object *registered;
    /// The types whose orphaned entries are provided again.
    json_object *revived;
    /// The ids of the guards, in the order of the request's list.
    json_object *guards;
    /// The ids of the receivers, in this order.
    json_object *receivers;
    /// The URL patterns, in this order. Each is for `nav_register_result_urls_item_read`.
    json_object *urls;
    /// The ids of the mappings, in this order.
    json_object *mappings;
    /// How many entries the host asks the module to migrate first.
    bool has_outdated;
    int64_t outdated;
    /// How many places break a rule now.
    bool has_violations;
    int64_t violations;
    /// The open flows that the module drives. Each is for `nav_flow_read`.
    json_object *flows;
};
NAV_API int nav_register_result_read(json_object *json, struct nav_register_result *result);

/// The result of `module.unregister`: the types that were removed.
struct nav_unregister_result {
    /// The module's name.
    const char *module;
    /// The types that were removed.
    json_object *unregistered;
};
NAV_API int nav_unregister_result_read(json_object *json, struct nav_unregister_result *result);

/// The result of `module.list`: the modules, by name.
struct nav_modules_result {
    /// The modules, by name. Each is for `nav_module_read`.
    json_object *modules;
};
NAV_API int nav_modules_result_read(json_object *json, struct nav_modules_result *result);

/// The result of `module.start`, the result of `module.stop`, the result of `module.restart`.
struct nav_start_module_result {
    /// The module's name.
    const char *module;
    /// The current state of the module. The words are `NAV_MODULE_STATE_…`.
    const char *state;
    /// Whether the request changed that.
    bool changed;
};
NAV_API int nav_start_module_result_read(json_object *json, struct nav_start_module_result *result);

/// The result of `destination.list`: the types as they were registered.
struct nav_destinations_result {
    /// The types as they were registered. Each is for `nav_destination_read`.
    json_object *destinations;
};
NAV_API int nav_destinations_result_read(json_object *json, struct nav_destinations_result *result);

/// The result of `scene.create`: the scene and its root navigator.
struct nav_create_scene_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The root navigator.
    const char *navigator;
};
NAV_API int nav_create_scene_result_read(json_object *json, struct nav_create_scene_result *result);

/// The result of `scene.close`: the name of the closed scene.
struct nav_close_scene_result {
    /// The name of the closed scene.
    const char *scene;
};
NAV_API int nav_close_scene_result_read(json_object *json, struct nav_close_scene_result *result);

/// The result of `scene.list`: the scenes, by name.
struct nav_scenes_result {
    /// The scenes, by name. Each is for `nav_scene_information_read`.
    json_object *scenes;
};
NAV_API int nav_scenes_result_read(json_object *json, struct nav_scenes_result *result);

/// The result of `scene.restore`: the change of the scene.
struct nav_restore_scene_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The key of the scene now.
    const char *restoration_key;
    /// Whether a state that was set aside came back.
    bool restored;
    /// The keys whose states were dropped to keep to the limits, oldest first; left out for an empty list.
    json_object *dropped;
};
NAV_API int nav_restore_scene_result_read(json_object *json, struct nav_restore_scene_result *result);

/// The result of `navigator.create`, the result of `replace`, the result of `flow.next`, and more.
enum nav_create_navigator_result {
    /// A form that only a newer host knows, or no object.
    NAV_CREATE_NAVIGATOR_RESULT_IS_UNKNOWN,
    /// For `nav_shown_result_read`.
    NAV_CREATE_NAVIGATOR_RESULT_IS_SHOWN,
    /// For `nav_redirected_result_read`.
    NAV_CREATE_NAVIGATOR_RESULT_IS_REDIRECTED,
    /// For `nav_sequence_result_read`.
    NAV_CREATE_NAVIGATOR_RESULT_IS_SEQUENCE,
};
NAV_API enum nav_create_navigator_result nav_create_navigator_result_which(json_object *json);

/// The result of `navigator.close`, the result of `pop`, the result of `popAll`, and more.
enum nav_close_navigator_result {
    /// A form that only a newer host knows, or no object.
    NAV_CLOSE_NAVIGATOR_RESULT_IS_UNKNOWN,
    /// For `nav_removed_result_read`.
    NAV_CLOSE_NAVIGATOR_RESULT_IS_REMOVED,
    /// For `nav_redirected_result_read`.
    NAV_CLOSE_NAVIGATOR_RESULT_IS_REDIRECTED,
    /// For `nav_sequence_result_read`.
    NAV_CLOSE_NAVIGATOR_RESULT_IS_SEQUENCE,
};
NAV_API enum nav_close_navigator_result nav_close_navigator_result_which(json_object *json);

/// The result of `navigator.select`: the revision of the scene afterwards.
enum nav_select_navigator_result {
    /// A form that only a newer host knows, or no object.
    NAV_SELECT_NAVIGATOR_RESULT_IS_UNKNOWN,
    /// For `nav_changed_result_read`.
    NAV_SELECT_NAVIGATOR_RESULT_IS_CHANGED,
    /// For `nav_redirected_result_read`.
    NAV_SELECT_NAVIGATOR_RESULT_IS_REDIRECTED,
    /// For `nav_sequence_result_read`.
    NAV_SELECT_NAVIGATOR_RESULT_IS_SEQUENCE,
};
NAV_API enum nav_select_navigator_result nav_select_navigator_result_which(json_object *json);

/// The result of `navigate`: the navigator and the entry that show the destination now.
enum nav_navigate_result {
    /// A form that only a newer host knows, or no object.
    NAV_NAVIGATE_RESULT_IS_UNKNOWN,
    /// For `nav_shown_result_read`.
    NAV_NAVIGATE_RESULT_IS_SHOWN,
    /// For `nav_outcome_result_which`.
    NAV_NAVIGATE_RESULT_IS_OUTCOME,
    /// For `nav_sequence_result_read`.
    NAV_NAVIGATE_RESULT_IS_SEQUENCE,
    /// For `nav_redirected_result_read`.
    NAV_NAVIGATE_RESULT_IS_REDIRECTED,
};
NAV_API enum nav_navigate_result nav_navigate_result_which(json_object *json);

/// The result of `push`, the result of `present`.
enum nav_push_result {
    /// A form that only a newer host knows, or no object.
    NAV_PUSH_RESULT_IS_UNKNOWN,
    /// For `nav_shown_result_read`.
    NAV_PUSH_RESULT_IS_SHOWN,
    /// For `nav_outcome_result_which`.
    NAV_PUSH_RESULT_IS_OUTCOME,
    /// For `nav_redirected_result_read`.
    NAV_PUSH_RESULT_IS_REDIRECTED,
    /// For `nav_sequence_result_read`.
    NAV_PUSH_RESULT_IS_SEQUENCE,
};
NAV_API enum nav_push_result nav_push_result_which(json_object *json);

/// The result of `path.get`: the entries, oldest first, and how many the whole path has.
struct nav_path_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The navigator's id.
    const char *navigator;
    /// How many entries the whole path has.
    int64_t count;
    /// Whether the whole path is empty.
    bool is_empty;
    /// The asked entries, oldest first. Each is for `nav_entry_read`.
    json_object *path;
    /// Where the next part begins, for `after`; left out in the last part.
    const char *next;
};
NAV_API int nav_path_result_read(json_object *json, struct nav_path_result *result);

/// The result of `path.set`, the result of `path.append`, the result of `path.insert`.
enum nav_set_path_result {
    /// A form that only a newer host knows, or no object.
    NAV_SET_PATH_RESULT_IS_UNKNOWN,
    /// For `nav_path_set_result_read`.
    NAV_SET_PATH_RESULT_IS_PATH_SET,
    /// For `nav_redirected_result_read`.
    NAV_SET_PATH_RESULT_IS_REDIRECTED,
    /// For `nav_sequence_result_read`.
    NAV_SET_PATH_RESULT_IS_SEQUENCE,
};
NAV_API enum nav_set_path_result nav_set_path_result_which(json_object *json);

/// The result of `path.move`: the entry's new place.
enum nav_move_entry_result {
    /// A form that only a newer host knows, or no object.
    NAV_MOVE_ENTRY_RESULT_IS_UNKNOWN,
    /// For `nav_entry_moved_result_read`.
    NAV_MOVE_ENTRY_RESULT_IS_ENTRY_MOVED,
    /// For `nav_redirected_result_read`.
    NAV_MOVE_ENTRY_RESULT_IS_REDIRECTED,
    /// For `nav_sequence_result_read`.
    NAV_MOVE_ENTRY_RESULT_IS_SEQUENCE,
};
NAV_API enum nav_move_entry_result nav_move_entry_result_which(json_object *json);

/// The result of `entry.get`: the entry and its place.
struct nav_entry_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The navigator that shows it.
    const char *navigator;
    /// Its place in the path, from 0; -1 for the destination below the path.
    int64_t position;
    /// The entry's id.
    const char *id;
    /// The destination type that it shows.
    const char *type;
    /// The destination's arguments, as the request wrote them.
    json_object *arguments;
    /// The part of the type before the first dot.
    const char *module;
    /// How the entry is shown.
    const char *method;
    /// The hints for renderers: the type's, with those of the request that showed it.
    json_object *hints;
    /// The version of the arguments, from 1.
    bool has_version;
    int64_t version;
    /// True when the entry goes as soon as another is pushed over it.
    bool has_transient;
    bool transient;
    /// True when it was restored, and breaks a rule or has arguments that do not fit.
    bool has_quarantined;
    bool quarantined;
    /// The content that the module supplied for a renderer.
    bool has_content;
    json_object *content;
    /// Where the entry leads. Each is for `nav_link_read`.
    json_object *links;
    /// Whether there is content. Left out when the type supplies none and none came. The words are
    /// `NAV_CONTENT_STATE_…`.
    const char *content_state;
    /// Why the content failed, for people.
    const char *content_failure;
    /// The change that showed it. For `nav_entry_cause_read`.
    json_object *cause;
};
NAV_API int nav_entry_result_read(json_object *json, struct nav_entry_result *result);

/// The result of `entry.ask`: the answer of the module.
struct nav_ask_result {
    /// The answer of the module, passed on unchanged.
    json_object *answer;
};
NAV_API int nav_ask_result_read(json_object *json, struct nav_ask_result *result);

/// The result of `entry.links`: the links, as they were supplied.
struct nav_links_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The entry's id.
    const char *entry;
    /// The links, as they were supplied. Each is for `nav_live_link_read`.
    json_object *links;
};
NAV_API int nav_links_result_read(json_object *json, struct nav_links_result *result);

/// The result of `entry.follow`: the navigator and the entry that show the destination now.
enum nav_follow_result {
    /// A form that only a newer host knows, or no object.
    NAV_FOLLOW_RESULT_IS_UNKNOWN,
    /// For `nav_shown_result_read`.
    NAV_FOLLOW_RESULT_IS_SHOWN,
    /// For `nav_sequence_result_read`.
    NAV_FOLLOW_RESULT_IS_SEQUENCE,
    /// For `nav_redirected_result_read`.
    NAV_FOLLOW_RESULT_IS_REDIRECTED,
};
NAV_API enum nav_follow_result nav_follow_result_which(json_object *json);

/// The result of `lock`, a form of `nav_set_trigger_result`.
struct nav_lock_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The navigator that it is attached to.
    const char *navigator;
    /// The lock's id.
    const char *lock;
};
NAV_API int nav_lock_result_read(json_object *json, struct nav_lock_result *result);

/// The result of `attachment.list`: the attachments, oldest first.
struct nav_attachments_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The attachments, oldest first. Each is for `nav_attachment_which`.
    json_object *attachments;
};
NAV_API int nav_attachments_result_read(json_object *json, struct nav_attachments_result *result);

/// The result of `checkpoint.establish`, a form of `nav_set_trigger_result`.
struct nav_establish_checkpoint_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The navigator that a request returns to.
    const char *navigator;
    /// How many entries stay in its path.
    int64_t position;
};
NAV_API int nav_establish_checkpoint_result_read(json_object *json, struct nav_establish_checkpoint_result *result);

/// The result of `checkpoint.return`, the result of `flow.complete`, the result of `flow.cancel`, and more.
enum nav_return_to_checkpoint_result {
    /// A form that only a newer host knows, or no object.
    NAV_RETURN_TO_CHECKPOINT_RESULT_IS_UNKNOWN,
    /// For `nav_returned_result_read`.
    NAV_RETURN_TO_CHECKPOINT_RESULT_IS_RETURNED,
    /// For `nav_redirected_result_read`.
    NAV_RETURN_TO_CHECKPOINT_RESULT_IS_REDIRECTED,
    /// For `nav_sequence_result_read`.
    NAV_RETURN_TO_CHECKPOINT_RESULT_IS_SEQUENCE,
};
NAV_API enum nav_return_to_checkpoint_result nav_return_to_checkpoint_result_which(json_object *json);

/// The result of `checkpoint.canReturn`: whether it would, and the place.
struct nav_can_return_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// Whether a request would return.
    bool can_return;
    /// The navigator that it would return to.
    const char *navigator;
    /// How many entries would stay in its path.
    bool has_position;
    int64_t position;
};
NAV_API int nav_can_return_result_read(json_object *json, struct nav_can_return_result *result);

/// The result of `mapping.add`, a form of `nav_set_trigger_result`.
struct nav_add_mapping_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The navigator that it is attached to.
    const char *navigator;
    /// The mapping's id.
    const char *mapping;
};
NAV_API int nav_add_mapping_result_read(json_object *json, struct nav_add_mapping_result *result);

/// The result of `trigger.bind`: the navigator and the id of the trigger.
struct nav_bind_trigger_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// The navigator that it is attached to.
    const char *navigator;
    /// The trigger's id.
    const char *trigger;
};
NAV_API int nav_bind_trigger_result_read(json_object *json, struct nav_bind_trigger_result *result);

/// The result of `trigger.set`: the answer of the operation.
enum nav_set_trigger_result {
    /// A form that only a newer host knows, or no object.
    NAV_SET_TRIGGER_RESULT_IS_UNKNOWN,
    /// For `nav_changed_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_CHANGED,
    /// For `nav_shown_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_SHOWN,
    /// For `nav_removed_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_REMOVED,
    /// For `nav_path_set_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_PATH_SET,
    /// For `nav_state_set_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_STATE_SET,
    /// For `nav_establish_checkpoint_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_ESTABLISH_CHECKPOINT,
    /// For `nav_returned_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_RETURNED,
    /// For `nav_lock_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_LOCK,
    /// For `nav_add_mapping_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_ADD_MAPPING,
    /// For `nav_flow_started_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_FLOW_STARTED,
    /// For `nav_sequence_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_SEQUENCE,
    /// For `nav_redirected_result_read`.
    NAV_SET_TRIGGER_RESULT_IS_REDIRECTED,
};
NAV_API enum nav_set_trigger_result nav_set_trigger_result_which(json_object *json);

/// The result of `flow.start`: the flow, the place that it returns to, and where its first step is shown.
enum nav_start_flow_result {
    /// A form that only a newer host knows, or no object.
    NAV_START_FLOW_RESULT_IS_UNKNOWN,
    /// For `nav_flow_started_result_read`.
    NAV_START_FLOW_RESULT_IS_FLOW_STARTED,
    /// For `nav_outcome_result_which`.
    NAV_START_FLOW_RESULT_IS_OUTCOME,
    /// For `nav_redirected_result_read`.
    NAV_START_FLOW_RESULT_IS_REDIRECTED,
    /// For `nav_sequence_result_read`.
    NAV_START_FLOW_RESULT_IS_SEQUENCE,
};
NAV_API enum nav_start_flow_result nav_start_flow_result_which(json_object *json);

/// The result of `flow.list`: the flows, oldest first.
struct nav_flows_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The flows, oldest first. Each is for `nav_flow_read`.
    json_object *flows;
};
NAV_API int nav_flows_result_read(json_object *json, struct nav_flows_result *result);

/// The result of `flow.get`: the flow.
struct nav_flow_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The flow. For `nav_flow_read`.
    json_object *flow;
};
NAV_API int nav_flow_result_read(json_object *json, struct nav_flow_result *result);

/// The result of `state.get`: the state.
struct nav_state_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The navigator's id.
    const char *navigator;
    /// The navigators, parents before children. Each is for `nav_state_item_read`.
    json_object *state;
};
NAV_API int nav_state_result_read(json_object *json, struct nav_state_result *result);

/// The result of `state.set`: how many entries and navigators were removed.
enum nav_set_state_result {
    /// A form that only a newer host knows, or no object.
    NAV_SET_STATE_RESULT_IS_UNKNOWN,
    /// For `nav_state_set_result_read`.
    NAV_SET_STATE_RESULT_IS_STATE_SET,
    /// For `nav_redirected_result_read`.
    NAV_SET_STATE_RESULT_IS_REDIRECTED,
    /// For `nav_sequence_result_read`.
    NAV_SET_STATE_RESULT_IS_SEQUENCE,
};
NAV_API enum nav_set_state_result nav_set_state_result_which(json_object *json);

/// A form of `nav_transaction_result`.
struct nav_transaction_result_done {
    /// The results of the operations, in order.
    json_object *operations;
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
};
NAV_API int nav_transaction_result_done_read(json_object *json, struct nav_transaction_result_done *result);

/// The result of `transaction`: the answer of each operation, and the revision.
enum nav_transaction_result {
    /// A form that only a newer host knows, or no object.
    NAV_TRANSACTION_RESULT_IS_UNKNOWN,
    /// For `nav_transaction_result_done_read`.
    NAV_TRANSACTION_RESULT_IS_DONE,
    /// For `nav_redirected_result_read`.
    NAV_TRANSACTION_RESULT_IS_REDIRECTED,
    /// For `nav_sequence_result_read`.
    NAV_TRANSACTION_RESULT_IS_SEQUENCE,
};
NAV_API enum nav_transaction_result nav_transaction_result_which(json_object *json);

/// The result of `plan`: the changes when they are allowed, else the refusal.
struct nav_plan_result {
    /// The results of the operations, in order; none for a refusal.
    json_object *operations;
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// Whether the transaction would be carried out.
    bool allowed;
    /// The error that the transaction would be refused with.
    json_object *refusal;
    /// The changes that would happen, in order. Each is for `nav_change_which`.
    json_object *changes;
    /// The locks that refuse it, oldest first. Each is for `nav_attachment_which`.
    json_object *locks;
    /// The guards that would be asked, in order. Each is for `nav_guard_read`.
    json_object *guards;
};
NAV_API int nav_plan_result_read(json_object *json, struct nav_plan_result *result);

/// The `types` of `nav_describe_rules_result_types_edges_open_unreachable_dead_ends`: every type that has roles or
/// rules.
struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item {
    /// The destination type.
    const char *type;
    /// Its roles.
    json_object *roles;
    /// Where it may stand. For `nav_path_rule_read`.
    json_object *rules;
    /// The parts that the configuration's bindings decide.
    json_object *bound;
};
NAV_API int nav_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item_read(
    json_object *json, struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item *result);

/// The `edges` of `nav_describe_rules_result_types_edges_open_unreachable_dead_ends`: which type may stand on which.
struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item {
    /// The type below; `root` for the beginning of a path.
    const char *from;
    /// The type that may stand on it.
    const char *to;
};
NAV_API int nav_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item_read(
    json_object *json, struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item *result);

/// A form of `nav_describe_rules_result`.
struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends {
    /// The form of this answer.
    const char *format;
    /// Every type that has roles or rules. Each is for
    /// `nav_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item_read`.
    json_object *types;
    /// Which type may stand on which. Each is for
    /// `nav_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item_read`.
    json_object *edges;
    /// Types that may stand anywhere.
    json_object *open;
    /// Types that nothing leads to.
    json_object *unreachable;
    /// Types that nothing leads out of.
    json_object *dead_ends;
};
NAV_API int nav_describe_rules_result_types_edges_open_unreachable_dead_ends_read(
    json_object *json, struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends *result);

/// A form of `nav_describe_rules_result`.
struct nav_describe_rules_result_graph {
    /// The language of the graph. The words are `NAV_DESCRIBE_RULES_RESULT_GRAPH_FORMAT_…`.
    const char *format;
    /// The edges as text for Graphviz or Mermaid.
    const char *graph;
};
NAV_API int nav_describe_rules_result_graph_read(json_object *json, struct nav_describe_rules_result_graph *result);

/// The result of `rules.describe`: the rules, or a graph of them as text.
enum nav_describe_rules_result {
    /// A form that only a newer host knows, or no object.
    NAV_DESCRIBE_RULES_RESULT_IS_UNKNOWN,
    /// For `nav_describe_rules_result_types_edges_open_unreachable_dead_ends_read`.
    NAV_DESCRIBE_RULES_RESULT_IS_TYPES_EDGES_OPEN_UNREACHABLE_DEAD_ENDS,
    /// For `nav_describe_rules_result_graph_read`.
    NAV_DESCRIBE_RULES_RESULT_IS_GRAPH,
};
NAV_API enum nav_describe_rules_result nav_describe_rules_result_which(json_object *json);

/// The result of `rules.check`: the places, as in the refusal `path_refused`.
struct nav_check_rules_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The places that break a rule. Each is for `nav_rule_violation_read`.
    json_object *violations;
    /// The entries in quarantine because of their arguments; left out without any. Each is for
    /// `nav_unfit_arguments_read`.
    json_object *unfit;
};
NAV_API int nav_check_rules_result_read(json_object *json, struct nav_check_rules_result *result);

/// The result of `guard.add`, the result of `guard.remove`.
struct nav_add_guard_result {
    /// The guard's id.
    const char *guard;
};
NAV_API int nav_add_guard_result_read(json_object *json, struct nav_add_guard_result *result);

/// The result of `guard.list`: the guards, in the order in which they are asked.
struct nav_guards_result {
    /// The guards. Each is for `nav_guard_read`.
    json_object *guards;
};
NAV_API int nav_guards_result_read(json_object *json, struct nav_guards_result *result);

/// The result of `resume`: the sequences that go on now, oldest first.
struct nav_resume_result {
    /// The sequences that go on now, oldest first.
    json_object *resumed;
};
NAV_API int nav_resume_result_read(json_object *json, struct nav_resume_result *result);

/// The result of `cancelResume`: the sequences that were cancelled, oldest first.
struct nav_cancel_resume_result {
    /// The sequences that were cancelled, oldest first.
    json_object *cancelled;
};
NAV_API int nav_cancel_resume_result_read(json_object *json, struct nav_cancel_resume_result *result);

/// The result of `sequence.list`: the sequences, oldest first.
struct nav_sequences_result {
    /// The sequences, oldest first. Each is for `nav_sequence_state_read`.
    json_object *sequences;
};
NAV_API int nav_sequences_result_read(json_object *json, struct nav_sequences_result *result);

/// The result of `receiver.list`: the receivers, oldest first.
struct nav_receivers_result {
    /// The receivers, oldest first. Each is for `nav_receiver_which`.
    json_object *receivers;
};
NAV_API int nav_receivers_result_read(json_object *json, struct nav_receivers_result *result);

/// The result of `url.register`: the pattern, and whether all types that it shows are registered.
struct nav_register_url_result {
    /// The module that registered it.
    const char *module;
    /// The pattern as it was registered.
    const char *pattern;
    /// Whether every type that it shows is registered, or received.
    bool is_live;
};
NAV_API int nav_register_url_result_read(json_object *json, struct nav_register_url_result *result);

/// The result of `url.unregister`: the patterns that were removed.
struct nav_unregister_url_result {
    /// The module.
    const char *module;
    /// The patterns that were removed.
    json_object *unregistered;
};
NAV_API int nav_unregister_url_result_read(json_object *json, struct nav_unregister_url_result *result);

/// The result of `url.list`: the patterns as they were registered.
struct nav_url_patterns_result {
    /// The patterns, the more concrete ones first. Each is for `nav_url_pattern_read`.
    json_object *patterns;
};
NAV_API int nav_url_patterns_result_read(json_object *json, struct nav_url_patterns_result *result);

/// The result of `url.resolve`: the pattern that the URL fits, the values of its parameters, and the items.
struct nav_resolve_url_result {
    /// The URL.
    const char *url;
    /// The pattern that it fits.
    const char *pattern;
    /// The module that registered the pattern.
    const char *module;
    /// The scene where the items go; `main` when left out.
    const char *scene;
    /// The navigator where they go; the current one when left out.
    const char *navigator;
    /// The values of the pattern's parameters, by name.
    json_object *parameters;
    /// The items of a sequence, as `send` takes them. Each is for `nav_sent_item_which`.
    json_object *items;
};
NAV_API int nav_resolve_url_result_read(json_object *json, struct nav_resolve_url_result *result);

/// The result of `url.encode`: a URL that resolves to the same again.
struct nav_encode_url_result {
    /// The URL.
    const char *url;
    /// The pattern that gives it.
    const char *pattern;
    /// The module that registered the pattern.
    const char *module;
};
NAV_API int nav_encode_url_result_read(json_object *json, struct nav_encode_url_result *result);

/// The revisions from which a client can go on.
struct nav_history_result_window {
    /// The oldest revision after which everything is kept.
    int64_t from;
    /// The newest revision.
    int64_t to;
};
NAV_API int nav_history_result_window_read(json_object *json, struct nav_history_result_window *result);

/// The result of `history.list`: the revisions, oldest first, and which ones are kept.
struct nav_history_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The revisions from which a client can go on. For `nav_history_result_window_read`.
    json_object *window;
    /// The revisions, oldest first. Each is for `nav_past_revision_read`.
    json_object *revisions;
};
NAV_API int nav_history_result_read(json_object *json, struct nav_history_result *result);

/// The result of `history.statistics`: the types that were shown most often first, and the refusals.
struct nav_statistics_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// The revisions from which a client can go on. For `nav_history_result_window_read`.
    json_object *window;
    /// It counted all revisions after this one.
    int64_t after;
    /// The types, those that were shown most often first. Each is for `nav_type_statistics_read`.
    json_object *types;
    /// The refusals since the start of the host, the most frequent first. Left out for a session without the right
    /// `administer` or `monitor`. Each is for `nav_refusal_count_read`.
    json_object *refused;
};
NAV_API int nav_statistics_result_read(json_object *json, struct nav_statistics_result *result);

/// The result of `scene.configure`: the configuration as it is now.
struct nav_configure_scene_result {
    /// The scene's name.
    const char *scene;
    /// The configuration as it is now. For `nav_configuration_read`.
    json_object *configuration;
};
NAV_API int nav_configure_scene_result_read(json_object *json, struct nav_configure_scene_result *result);

/// The result of `watch`: the watch's number on this connection, and where it begins.
struct nav_watch_result {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that it watches.
    const char *scene;
    /// This life of the host: 16 hexadecimal digits.
    const char *instance;
    /// The scene's present revision.
    int64_t revision;
    /// Whether it goes on after `from`; else it begins with the snapshot.
    bool resumed;
    /// The revision after which a resumed watch goes on.
    bool has_from;
    int64_t from;
    /// Why it could not go on after `since`. The words are `NAV_WATCH_RESULT_REASON_…`.
    const char *reason;
    /// The revisions after which a watch can go on. For `nav_window_read`.
    json_object *window;
    /// The scene, or the part of it that is watched, unless the watch is resumed. For `nav_snapshot_read`.
    json_object *snapshot;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
};
NAV_API int nav_watch_result_read(json_object *json, struct nav_watch_result *result);

/// The result of `watch.list`: the scene and filter of each watch, and whether its reader is behind.
struct nav_watches_result {
    /// The watches. Each is for `nav_watch_info_read`.
    json_object *watches;
};
NAV_API int nav_watches_result_read(json_object *json, struct nav_watches_result *result);

/// The result of `host.watch`: the watch's number on this connection, and where it begins.
struct nav_watch_host_result {
    /// The watch's number on this connection.
    int64_t watch;
    /// This life of the host: 16 hexadecimal digits.
    const char *instance;
    /// The host's present revision.
    int64_t revision;
    /// Whether it goes on after `from`; else it begins with the snapshot.
    bool resumed;
    /// The revision after which a resumed watch goes on.
    bool has_from;
    int64_t from;
    /// Why it could not go on after `since`. The words are `NAV_WATCH_RESULT_REASON_…`.
    const char *reason;
    /// The revisions after which a watch can go on. For `nav_window_read`.
    json_object *window;
    /// The scenes, modules and renderers, unless the watch is resumed. For `nav_host_snapshot_read`.
    json_object *snapshot;
};
NAV_API int nav_watch_host_result_read(json_object *json, struct nav_watch_host_result *result);

/// The result of `watch.credit`: the notifications that the watch may still send.
struct nav_add_credit_result {
    /// The watch's number on this connection.
    int64_t watch;
    /// The notifications that it may still send.
    int64_t credit;
};
NAV_API int nav_add_credit_result_read(json_object *json, struct nav_add_credit_result *result);

/// The result of `renderer.report`: whether that is news.
struct nav_report_rendering_result {
    /// The scene's name.
    const char *scene;
    /// Whether it differs from the former report.
    bool changed;
};
NAV_API int nav_report_rendering_result_read(json_object *json, struct nav_report_rendering_result *result);

/// The result of `renderer.list`: the renderers. Entries that are not there any more are left out.
struct nav_renderers_result {
    /// The renderers. Each is for `nav_renderer_read`.
    json_object *renderers;
};
NAV_API int nav_renderers_result_read(json_object *json, struct nav_renderers_result *result);

/// The result of `fleet.describe`: the fleet. A host without one has no `fleet`, and empty lists.
struct nav_fleet_result {
    /// The name of the fleet; left out when the host is in none.
    const char *fleet;
    /// The name of this host.
    const char *host;
    /// The connection of this host to the engine. For `nav_fleet_engine_read`.
    json_object *engine;
    /// The hosts that this one has heard, by name. Each is for `nav_fleet_host_read`.
    json_object *hosts;
    /// The scenes that this host shares, by name. Each is for `nav_fleet_scene_read`.
    json_object *scenes;
    /// The modules of all hosts, by name. Each is for `nav_fleet_module_read`.
    json_object *modules;
};
NAV_API int nav_fleet_result_read(json_object *json, struct nav_fleet_result *result);

/// The result of `scene.move`: the next owner. It is another one than was asked for if that one did not take the scene.
struct nav_move_scene_result {
    /// The name of the scene.
    const char *scene;
    /// The host that owns it now.
    const char *owner;
};
NAV_API int nav_move_scene_result_read(json_object *json, struct nav_move_scene_result *result);

/// The result of `scene.export`: the state, and the revision that it is of.
struct nav_export_scene_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision.
    int64_t revision;
    /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    /// changed. Left out otherwise.
    bool has_age;
    double age;
    /// Whether the scene has nothing that a state would have.
    bool empty;
    /// The state, also of an empty scene. Only hosts read it: its form belongs to their version.
    const char *state;
};
NAV_API int nav_export_scene_result_read(json_object *json, struct nav_export_scene_result *result);

/// The result of `scene.import`: the change of the scene, and how much was removed.
struct nav_import_scene_result {
    /// The scene's name.
    const char *scene;
    /// The scene's revision afterwards.
    int64_t revision;
    /// Whether anything has changed.
    bool changed;
    /// The durability of the change: `synced`, `written` or only in `memory`. The words are `NAV_DURABILITY_…`.
    const char *durability;
    /// How much was removed. For `nav_removed_read`.
    json_object *removed;
};
NAV_API int nav_import_scene_result_read(json_object *json, struct nav_import_scene_result *result);

/// The parameters of `bye`: the host closes the connection, and says why. Nothing follows.
struct nav_bye_notification {
    /// The name of an error.
    const char *reason;
    /// The reason in a sentence, for people.
    const char *message;
};
NAV_API int nav_bye_notification_read(json_object *json, struct nav_bye_notification *result);

/// The parameters of `changed`: a watched scene has a new revision. Each revision comes once, in order, and whole; a
/// watch with a filter gets only those that pass it.
struct nav_changed_notification {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene's name.
    const char *scene;
    /// The new revision.
    int64_t revision;
    /// The cause of the change. For `nav_cause_read`.
    json_object *cause;
    /// The changes, in order. Each is for `nav_change_which`.
    json_object *changes;
};
NAV_API int nav_changed_notification_read(json_object *json, struct nav_changed_notification *result);

/// The parameters of `lagged`: the client read too slowly, so revisions were left out. The snapshot is the state now;
/// changes go on after it.
struct nav_lagged_notification {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene's name.
    const char *scene;
    /// The scene's present revision.
    int64_t revision;
    /// The scene, or the part of it that is watched. For `nav_snapshot_read`.
    json_object *snapshot;
};
NAV_API int nav_lagged_notification_read(json_object *json, struct nav_lagged_notification *result);

/// The parameters of `watchEnded`: the host has ended a watch. No other notification about it follows.
struct nav_watch_ended_notification {
    /// The watch's number on this connection.
    int64_t watch;
    /// Why it ended. The words are `NAV_WATCH_ENDED_NOTIFICATION_REASON_…`.
    const char *reason;
};
NAV_API int nav_watch_ended_notification_read(json_object *json, struct nav_watch_ended_notification *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_session_opened {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A client has connected.
    const char *kind;
    /// Its connection.
    const char *session;
};
NAV_API int nav_event_notification_session_opened_read(
    json_object *json, struct nav_event_notification_session_opened *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_session_closed {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A connection is closed.
    const char *kind;
    /// The connection.
    const char *session;
};
NAV_API int nav_event_notification_session_closed_read(
    json_object *json, struct nav_event_notification_session_closed *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_request_refused {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A request was refused.
    const char *kind;
    /// The connection that made it.
    const char *session;
    /// The request's method.
    const char *method;
    /// The error's name.
    const char *error_;
};
NAV_API int nav_event_notification_request_refused_read(
    json_object *json, struct nav_event_notification_request_refused *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_watch_lagged {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A watch is too slow and gets the state instead of changes.
    const char *kind;
    /// The connection that watches.
    const char *session;
};
NAV_API int nav_event_notification_watch_lagged_read(
    json_object *json, struct nav_event_notification_watch_lagged *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_store_failed {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// The store could not write changes, so they did not happen.
    const char *kind;
    /// Why, in the words of the system.
    const char *reason;
};
NAV_API int nav_event_notification_store_failed_read(
    json_object *json, struct nav_event_notification_store_failed *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_entry_quarantined {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A restored entry breaks a rule or has unfit arguments, and is marked.
    const char *kind;
    /// The entry.
    const char *entry;
    /// Its type.
    const char *type;
    /// The part of the rule that is broken, when it is a rule. The words are `NAV_RULE_VIOLATION_RULE_…`.
    const char *rule;
    /// Where in the arguments, as a JSON Pointer, when they do not fit.
    const char *path;
    /// The keyword of the schema that they do not fit.
    const char *keyword;
};
NAV_API int nav_event_notification_entry_quarantined_read(
    json_object *json, struct nav_event_notification_entry_quarantined *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_module_registered {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A module has registered types.
    const char *kind;
    /// The connection that has the module.
    const char *session;
    /// The module's name.
    const char *module;
    /// The types that it registered.
    json_object *types;
};
NAV_API int nav_event_notification_module_registered_read(
    json_object *json, struct nav_event_notification_module_registered *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_module_unregistered {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A module does not provide these types any more.
    const char *kind;
    /// The module's name.
    const char *module;
    /// The types.
    json_object *types;
};
NAV_API int nav_event_notification_module_unregistered_read(
    json_object *json, struct nav_event_notification_module_unregistered *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_module_starting {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// The host starts the process of a module.
    const char *kind;
    /// The module's name.
    const char *module;
};
NAV_API int nav_event_notification_module_starting_read(
    json_object *json, struct nav_event_notification_module_starting *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_module_started {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// The process of a module has started.
    const char *kind;
    /// The module's name.
    const char *module;
    /// The process.
    int64_t pid;
};
NAV_API int nav_event_notification_module_started_read(
    json_object *json, struct nav_event_notification_module_started *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_module_exited {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// The process of a module has ended.
    const char *kind;
    /// The module's name.
    const char *module;
    /// Its exit status.
    bool has_status;
    int64_t status;
    /// The signal that ended it.
    bool has_signal;
    int64_t signal;
};
NAV_API int nav_event_notification_module_exited_read(
    json_object *json, struct nav_event_notification_module_exited *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_module_failed {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A module that the host starts did not come, or ended.
    const char *kind;
    /// The module's name.
    const char *module;
    /// The error's name.
    const char *error_;
    /// The reason in a sentence, for people.
    const char *message;
    /// Whether the host does not start it any more.
    bool is_given_up;
};
NAV_API int nav_event_notification_module_failed_read(
    json_object *json, struct nav_event_notification_module_failed *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_provider_failed {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A module did not answer a question as it should.
    const char *kind;
    /// The module's name.
    const char *module;
    /// The destination type that the question was about.
    const char *type;
    /// The error's name.
    const char *error_;
};
NAV_API int nav_event_notification_provider_failed_read(
    json_object *json, struct nav_event_notification_provider_failed *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_migration_failed {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A module could not bring arguments into their new form.
    const char *kind;
    /// The module's name.
    const char *module;
    /// The destination type.
    const char *type;
    /// How many entries keep their old arguments.
    int64_t entries;
};
NAV_API int nav_event_notification_migration_failed_read(
    json_object *json, struct nav_event_notification_migration_failed *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_guard_paused {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A guard misses its deadlines and is not asked for a while.
    const char *kind;
    /// The guard's id.
    const char *guard;
    /// Its name for people.
    const char *name;
    /// How many deadlines it has missed in a row.
    int64_t misses;
    /// Seconds until one request is put to it.
    double retry_after;
};
NAV_API int nav_event_notification_guard_paused_read(
    json_object *json, struct nav_event_notification_guard_paused *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_guard_resumed {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A guard that was paused has answered in time and is asked again.
    const char *kind;
    /// The guard's id.
    const char *guard;
    /// Its name for people.
    const char *name;
};
NAV_API int nav_event_notification_guard_resumed_read(
    json_object *json, struct nav_event_notification_guard_resumed *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_sequence_started {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A sequence begins.
    const char *kind;
    /// The sequence's id.
    const char *sequence;
    /// The sequence's name.
    const char *name;
    /// How many values it has.
    int64_t values;
};
NAV_API int nav_event_notification_sequence_started_read(
    json_object *json, struct nav_event_notification_sequence_started *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_sequence_step {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A value of a sequence is done.
    const char *kind;
    /// The sequence's id.
    const char *sequence;
    /// The value's place in the sequence, from 0.
    int64_t index;
    /// Its outcome.
    const char *outcome;
    /// The receiver that took it.
    const char *receiver;
    /// The error's name.
    const char *error_;
};
NAV_API int nav_event_notification_sequence_step_read(
    json_object *json, struct nav_event_notification_sequence_step *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_sequence_paused {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A sequence waits until a request resumes it.
    const char *kind;
    /// The sequence's id.
    const char *sequence;
};
NAV_API int nav_event_notification_sequence_paused_read(
    json_object *json, struct nav_event_notification_sequence_paused *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_sequence_resumed {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A request has resumed a sequence.
    const char *kind;
    /// The sequence's id.
    const char *sequence;
    /// The session that made the request.
    const char *by;
};
NAV_API int nav_event_notification_sequence_resumed_read(
    json_object *json, struct nav_event_notification_sequence_resumed *result);

/// A form of `nav_event_notification`.
struct nav_event_notification_sequence_ended {
    /// The watch's number on this connection.
    int64_t watch;
    /// The scene that the watch is for.
    const char *scene;
    /// How important it is. The words are `NAV_VERBOSITY_…`.
    const char *level;
    /// A sequence is over.
    const char *kind;
    /// The sequence's id.
    const char *sequence;
    /// How it ended.
    const char *outcome;
    /// The error's name.
    const char *error_;
};
NAV_API int nav_event_notification_sequence_ended_read(
    json_object *json, struct nav_event_notification_sequence_ended *result);

/// The parameters of `event`: something happened besides changes. It goes to watches that asked for events up to its
/// level, and is left out for a reader that is behind.
enum nav_event_notification {
    /// A form that only a newer host knows, or no object.
    NAV_EVENT_NOTIFICATION_IS_UNKNOWN,
    /// For `nav_event_notification_session_opened_read`.
    NAV_EVENT_NOTIFICATION_IS_SESSION_OPENED,
    /// For `nav_event_notification_session_closed_read`.
    NAV_EVENT_NOTIFICATION_IS_SESSION_CLOSED,
    /// For `nav_event_notification_request_refused_read`.
    NAV_EVENT_NOTIFICATION_IS_REQUEST_REFUSED,
    /// For `nav_event_notification_watch_lagged_read`.
    NAV_EVENT_NOTIFICATION_IS_WATCH_LAGGED,
    /// For `nav_event_notification_store_failed_read`.
    NAV_EVENT_NOTIFICATION_IS_STORE_FAILED,
    /// For `nav_event_notification_entry_quarantined_read`.
    NAV_EVENT_NOTIFICATION_IS_ENTRY_QUARANTINED,
    /// For `nav_event_notification_module_registered_read`.
    NAV_EVENT_NOTIFICATION_IS_MODULE_REGISTERED,
    /// For `nav_event_notification_module_unregistered_read`.
    NAV_EVENT_NOTIFICATION_IS_MODULE_UNREGISTERED,
    /// For `nav_event_notification_module_starting_read`.
    NAV_EVENT_NOTIFICATION_IS_MODULE_STARTING,
    /// For `nav_event_notification_module_started_read`.
    NAV_EVENT_NOTIFICATION_IS_MODULE_STARTED,
    /// For `nav_event_notification_module_exited_read`.
    NAV_EVENT_NOTIFICATION_IS_MODULE_EXITED,
    /// For `nav_event_notification_module_failed_read`.
    NAV_EVENT_NOTIFICATION_IS_MODULE_FAILED,
    /// For `nav_event_notification_provider_failed_read`.
    NAV_EVENT_NOTIFICATION_IS_PROVIDER_FAILED,
    /// For `nav_event_notification_migration_failed_read`.
    NAV_EVENT_NOTIFICATION_IS_MIGRATION_FAILED,
    /// For `nav_event_notification_guard_paused_read`.
    NAV_EVENT_NOTIFICATION_IS_GUARD_PAUSED,
    /// For `nav_event_notification_guard_resumed_read`.
    NAV_EVENT_NOTIFICATION_IS_GUARD_RESUMED,
    /// For `nav_event_notification_sequence_started_read`.
    NAV_EVENT_NOTIFICATION_IS_SEQUENCE_STARTED,
    /// For `nav_event_notification_sequence_step_read`.
    NAV_EVENT_NOTIFICATION_IS_SEQUENCE_STEP,
    /// For `nav_event_notification_sequence_paused_read`.
    NAV_EVENT_NOTIFICATION_IS_SEQUENCE_PAUSED,
    /// For `nav_event_notification_sequence_resumed_read`.
    NAV_EVENT_NOTIFICATION_IS_SEQUENCE_RESUMED,
    /// For `nav_event_notification_sequence_ended_read`.
    NAV_EVENT_NOTIFICATION_IS_SEQUENCE_ENDED,
};
NAV_API enum nav_event_notification nav_event_notification_which(json_object *json);

/// The parameters of `signal`: something happened to what this session showed, established, bound or started, or to a
/// flow that its module drives. It comes without a watch. For a module that is away it waits until the module has
/// registered again.
struct nav_signal_notification {
    /// The scene's name.
    const char *scene;
    /// The revision that it belongs to.
    int64_t revision;
    /// The kind of the event. The words are `NAV_SIGNAL_KIND_…`.
    const char *kind;
    /// The navigator that it is about.
    const char *navigator;
    /// The entry that it is about.
    const char *entry;
    /// The name of the checkpoint, trigger or flow; of an alert, the answer.
    const char *name;
    /// The value that came with it.
    bool has_value;
    json_object *value;
    /// The flow's id.
    const char *flow;
    /// The module that drives the flow.
    const char *module;
    /// Why a flow was cancelled or failed, for people.
    const char *reason;
    /// The cause; for flows. For `nav_cause_read`.
    json_object *by;
    /// True when it has waited for its module.
    bool has_kept;
    bool kept;
};
NAV_API int nav_signal_notification_read(json_object *json, struct nav_signal_notification *result);

/// The parameters of `hostChanged`: scenes, modules or renderers of the host have changed. Each revision comes once, in
/// order, and whole, to every watch of `host.watch`.
struct nav_host_changed_notification {
    /// The watch's number on this connection.
    int64_t watch;
    /// The new revision of the host.
    int64_t revision;
    /// The cause of the change. For `nav_cause_read`.
    json_object *cause;
    /// The changes. Each is for `nav_host_change_which`.
    json_object *changes;
};
NAV_API int nav_host_changed_notification_read(json_object *json, struct nav_host_changed_notification *result);

/// The parameters of `hostLagged`: the client read too slowly, so revisions of the host were left out. The snapshot is
/// the state now; changes go on after it.
struct nav_host_lagged_notification {
    /// The watch's number on this connection.
    int64_t watch;
    /// The host's present revision.
    int64_t revision;
    /// The scenes, modules and renderers. For `nav_host_snapshot_read`.
    json_object *snapshot;
};
NAV_API int nav_host_lagged_notification_read(json_object *json, struct nav_host_lagged_notification *result);

/// The parameters of `questionEnded`: the host does not wait any longer for the answer to a question that this session
/// has not answered. It comes once for such a question; an answer after it is dropped.
struct nav_question_ended_notification {
    /// The question's id.
    const char *question;
    /// Why: the request was cancelled, its client has gone, the question's time is over, the entry or the scene has
    /// gone, or nothing depends on the answer any more. The words are `NAV_QUESTION_ENDED_NOTIFICATION_REASON_…`.
    const char *reason;
};
NAV_API int nav_question_ended_notification_read(json_object *json, struct nav_question_ended_notification *result);

/// The parameters of `moduleLost`: another session of the same user has taken over a module of this one.
struct nav_module_lost_notification {
    /// The module's name.
    const char *module;
    /// The session that has it now.
    const char *session;
};
NAV_API int nav_module_lost_notification_read(json_object *json, struct nav_module_lost_notification *result);

/// The parameters of `guardPause`: a guard of this session has missed several deadlines in a row, so the host does not
/// ask it for a while, and its default verdict holds at once. After `retryAfter` seconds one request is put to it. An
/// answer in time ends the pause; another miss begins a longer one.
struct nav_guard_pause_notification {
    /// The guard's id.
    const char *guard;
    /// Its name for people.
    const char *name;
    /// Whether a pause begins; else the guard is asked again.
    bool paused;
    /// How many deadlines it has missed in a row, when a pause begins.
    bool has_misses;
    int64_t misses;
    /// Seconds until one request is put to it, when a pause begins.
    bool has_retry_after;
    double retry_after;
};
NAV_API int nav_guard_pause_notification_read(json_object *json, struct nav_guard_pause_notification *result);

/// The parameters of `accessChanged`: the rights of this session have changed. The members name what has ended with
/// them.
struct nav_access_changed_notification {
    /// The identity of the session.
    const char *identity;
    /// Its watches that have ended.
    json_object *watches;
    /// Its monitors that have ended.
    json_object *monitors;
    /// Its guards that have ended.
    json_object *guards;
    /// Its locks, mappings and triggers that have ended.
    json_object *attachments;
};
NAV_API int nav_access_changed_notification_read(json_object *json, struct nav_access_changed_notification *result);

/// The parameters of `traffic`: a line that went in or out on another connection, for a session that has a monitor.
struct nav_traffic_notification {
    /// The monitor's number on this connection.
    int64_t monitor;
    /// How many lines were left out before this one.
    bool has_dropped;
    int64_t dropped;
    /// Seconds since the host started.
    double time;
    /// `in` to the host, or `out` of it. The words are `NAV_DIRECTION_…`.
    const char *direction;
    /// The connection whose line it is.
    const char *session;
    /// The kind of the line. The words are `NAV_TRAFFIC_NOTIFICATION_KIND_…`.
    const char *kind;
    /// The method of the line, or of what it answers.
    const char *method;
    /// The line's id, as it was written.
    bool has_id;
    json_object *id;
    /// How many bytes the line has, without its LF.
    int64_t bytes;
    /// The line, or its first bytes.
    const char *line;
};
NAV_API int nav_traffic_notification_read(json_object *json, struct nav_traffic_notification *result);

/// The parameters of `entry.ask`: a client has sent a message about an entry that this module provides. The client
/// waits for the answer.
struct nav_entry_ask_question {
    /// The scene's name.
    const char *scene;
    /// The navigator that shows the entry.
    const char *navigator;
    /// The entry's id.
    const char *entry;
    /// The entry's destination type.
    const char *type;
    /// The entry's arguments.
    json_object *arguments;
    /// The message's name, when the client gave one.
    const char *name;
    /// The client's message, as it came.
    json_object *message;
    /// Seconds that the module has to answer.
    double timeout;
    /// The place of the question in the distributed trace of the request that led to it. Left out when the request had
    /// none.
    const char *traceparent;
};
NAV_API int nav_entry_ask_question_read(json_object *json, struct nav_entry_ask_question *result);

/// The `entries` of `nav_guard_ask_question`: the entries that the request would show or remove; none when it selects.
struct nav_guard_ask_question_entries_item {
    /// The destination type.
    const char *type;
    /// The destination's arguments.
    json_object *arguments;
    /// How the entry is shown.
    const char *method;
    /// The entry's id; an entry that would be shown has none yet.
    const char *entry;
    /// The entry's navigator, unless the request would make it.
    const char *navigator;
};
NAV_API int nav_guard_ask_question_entries_item_read(
    json_object *json, struct nav_guard_ask_question_entries_item *result);

/// The stack that is in front now.
struct nav_guard_ask_question_selections_item_from {
    /// Its id, unless the request would make it.
    const char *navigator;
    /// Its name.
    const char *name;
    /// The destination type that it shows: of its last entry, else of its root.
    const char *type;
    /// The arguments of that destination.
    json_object *arguments;
    /// The id of that entry, unless the request would make the stack.
    const char *entry;
};
NAV_API int nav_guard_ask_question_selections_item_from_read(
    json_object *json, struct nav_guard_ask_question_selections_item_from *result);

/// The `selections` of `nav_guard_ask_question`: the stacks that the request would select; only for a guard on
/// `select`.
struct nav_guard_ask_question_selections_item {
    /// The navigator whose stack in front would change.
    const char *navigator;
    /// The stack that is in front now. For `nav_guard_ask_question_selections_item_from_read`.
    json_object *from;
    /// The stack that would come to the front. For `nav_guard_ask_question_selections_item_from_read`.
    json_object *to;
};
NAV_API int nav_guard_ask_question_selections_item_read(
    json_object *json, struct nav_guard_ask_question_selections_item *result);

/// The parameters of `guard.ask`: a request would show or remove what a guard of this session is about, or select
/// another stack. The request waits for the vote, and nothing of it has happened.
struct nav_guard_ask_question {
    /// The scene's name.
    const char *scene;
    /// The guard's id.
    const char *guard;
    /// The name of the guard for people.
    const char *name;
    /// Whether entries would be shown or removed, or a stack selected. The words are `NAV_GUARD_ON_…`.
    const char *on;
    /// The entries that the request would show or remove; none when it selects. Each is for
    /// `nav_guard_ask_question_entries_item_read`.
    json_object *entries;
    /// The stacks that the request would select; only for a guard on `select`. Each is for
    /// `nav_guard_ask_question_selections_item_read`.
    json_object *selections;
    /// The request. For `nav_cause_read`.
    json_object *cause;
    /// Where the request wanted to go, and where guards sent it, in order. Each is for `nav_redirection_read`.
    json_object *redirected;
    /// Seconds that the guard has to answer.
    double timeout;
    /// The place of the question in the distributed trace of the request that led to it. Left out when the request had
    /// none.
    const char *traceparent;
};
NAV_API int nav_guard_ask_question_read(json_object *json, struct nav_guard_ask_question *result);

/// A form of `nav_value_receive_question`.
struct nav_value_receive_question_value_data {
    /// The scene's name.
    const char *scene;
    /// The sequence's id.
    const char *sequence;
    /// The item's number in the sequence.
    int64_t index;
    /// The navigator where the receiver stands, else where the search for it began.
    const char *navigator;
    /// The receiver's id.
    const char *receiver;
    /// Seconds that the receiver has to answer.
    double timeout;
    /// The place of the question in the distributed trace of the request that led to it. Left out when the request had
    /// none.
    const char *traceparent;
    /// The value's name.
    const char *value;
    /// The data that the sender gave with it; null when it gave none.
    json_object *data;
};
NAV_API int nav_value_receive_question_value_data_read(
    json_object *json, struct nav_value_receive_question_value_data *result);

/// A form of `nav_value_receive_question`.
struct nav_value_receive_question_type_arguments {
    /// The scene's name.
    const char *scene;
    /// The sequence's id.
    const char *sequence;
    /// The item's number in the sequence.
    int64_t index;
    /// The navigator where the receiver stands, else where the search for it began.
    const char *navigator;
    /// The receiver's id.
    const char *receiver;
    /// Seconds that the receiver has to answer.
    double timeout;
    /// The place of the question in the distributed trace of the request that led to it. Left out when the request had
    /// none.
    const char *traceparent;
    /// The destination type.
    const char *type;
    /// The destination's arguments.
    json_object *arguments;
    /// How the sender wants the destination shown.
    const char *method;
};
NAV_API int nav_value_receive_question_type_arguments_read(
    json_object *json, struct nav_value_receive_question_type_arguments *result);

/// A form of `nav_value_receive_question`.
struct nav_value_receive_question_route_data {
    /// The scene's name.
    const char *scene;
    /// The sequence's id.
    const char *sequence;
    /// The item's number in the sequence.
    int64_t index;
    /// The navigator where the receiver stands, else where the search for it began.
    const char *navigator;
    /// The receiver's id.
    const char *receiver;
    /// Seconds that the receiver has to answer.
    double timeout;
    /// The place of the question in the distributed trace of the request that led to it. Left out when the request had
    /// none.
    const char *traceparent;
    /// The route's name.
    const char *route;
    /// The data that the sender gave with it; null when it gave none.
    json_object *data;
};
NAV_API int nav_value_receive_question_route_data_read(
    json_object *json, struct nav_value_receive_question_route_data *result);

/// The parameters of `value.receive`: a sequence sends a value, a destination or a route to a receiver of this session.
/// The sequence waits for the answer.
enum nav_value_receive_question {
    /// A form that only a newer host knows, or no object.
    NAV_VALUE_RECEIVE_QUESTION_IS_UNKNOWN,
    /// For `nav_value_receive_question_value_data_read`.
    NAV_VALUE_RECEIVE_QUESTION_IS_VALUE_DATA,
    /// For `nav_value_receive_question_type_arguments_read`.
    NAV_VALUE_RECEIVE_QUESTION_IS_TYPE_ARGUMENTS,
    /// For `nav_value_receive_question_route_data_read`.
    NAV_VALUE_RECEIVE_QUESTION_IS_ROUTE_DATA,
};
NAV_API enum nav_value_receive_question nav_value_receive_question_which(json_object *json);

/// The parameters of `url.resolve`: a client opens or resolves a URL that fits a pattern which this module registered
/// with `ask`. The client waits for the answer.
struct nav_url_resolve_question {
    /// The URL.
    const char *url;
    /// The pattern that it fits.
    const char *pattern;
    /// The values of the pattern's parameters, by name.
    json_object *parameters;
    /// Seconds that the module has to answer.
    double timeout;
    /// The place of the question in the distributed trace of the request that led to it. Left out when the request had
    /// none.
    const char *traceparent;
};
NAV_API int nav_url_resolve_question_read(json_object *json, struct nav_url_resolve_question *result);

/// The `entries` of `nav_type_migrate_question`: the entries with older arguments.
struct nav_type_migrate_question_entries_item {
    /// The entry's id.
    const char *entry;
    /// The navigator that shows the entry.
    const char *navigator;
    /// The version of its arguments; 0 when they have none.
    int64_t from;
    /// The entry's arguments.
    json_object *arguments;
};
NAV_API int nav_type_migrate_question_entries_item_read(
    json_object *json, struct nav_type_migrate_question_entries_item *result);

/// The parameters of `type.migrate`: this module registered a newer version of a type, and a scene shows entries with
/// arguments of older ones. Each question is about 256 entries at most.
struct nav_type_migrate_question {
    /// The scene's name.
    const char *scene;
    /// The destination type.
    const char *type;
    /// The version to migrate to.
    int64_t to;
    /// The entries with older arguments. Each is for `nav_type_migrate_question_entries_item_read`.
    json_object *entries;
    /// Seconds that the module has to answer.
    double timeout;
    /// The place of the question in the distributed trace of the request that led to it. Left out when the request had
    /// none.
    const char *traceparent;
};
NAV_API int nav_type_migrate_question_read(json_object *json, struct nav_type_migrate_question *result);

/// The `entries` of `nav_type_provide_question`: the entries without content.
struct nav_type_provide_question_entries_item {
    /// The entry's id.
    const char *entry;
    /// The navigator that shows the entry.
    const char *navigator;
    /// The entry's arguments.
    json_object *arguments;
};
NAV_API int nav_type_provide_question_entries_item_read(
    json_object *json, struct nav_type_provide_question_entries_item *result);

/// The parameters of `type.provide`: a scene shows entries of a type that this module registered with `provides`. Each
/// question is about 256 entries at most. Content must fit the schema that the type declares for it; content that does
/// not is `failed`, as after an error or a missing answer.
struct nav_type_provide_question {
    /// The scene's name.
    const char *scene;
    /// The destination type.
    const char *type;
    /// The entries without content. Each is for `nav_type_provide_question_entries_item_read`.
    json_object *entries;
    /// Seconds that the module has to answer.
    double timeout;
    /// The place of the question in the distributed trace of the request that led to it. Left out when the request had
    /// none.
    const char *traceparent;
};
NAV_API int nav_type_provide_question_read(json_object *json, struct nav_type_provide_question *result);

/// Members that the data of every error may have.
struct nav_error_context {
    /// The place of the refused operation in a transaction or a plan, from 0.
    bool has_operation;
    int64_t operation;
    /// The type that the request named, when a mapping led to another.
    const char *mapped_from;
    /// The list of a module's registration that the refused part is in.
    const char *list;
    /// The place in that sequence or list, from 0.
    bool has_index;
    int64_t index;
    /// The outcome of every value of that sequence. Each is for `nav_sequence_step_read`.
    json_object *steps;
};
NAV_API int nav_error_context_read(json_object *json, struct nav_error_context *result);

/// The data of `parse_error`.
struct nav_parse_error_data {
    /// The error's stable name.
    const char *name;
    /// The byte of the line where it shows, from 0.
    int64_t offset;
    /// The problem, for people.
    const char *reason;
    /// The number of the line on this connection, from 1.
    int64_t line;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_parse_error_data_read(json_object *json, struct nav_parse_error_data *result);

/// The data of `invalid_request`.
struct nav_invalid_request_data {
    /// The error's stable name.
    const char *name;
    /// The number of the line on this connection, from 1, when its id is not known.
    bool has_line;
    int64_t line;
    /// The id of the other request, which goes on.
    bool has_id;
    json_object *id;
    /// The member that is there twice.
    const char *member;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_invalid_request_data_read(json_object *json, struct nav_invalid_request_data *result);

/// The data of `method_not_found`.
struct nav_method_not_found_data {
    /// The error's stable name.
    const char *name;
    /// The name that the request gave.
    const char *method;
    /// The known name that is most like it.
    const char *nearest;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_method_not_found_data_read(json_object *json, struct nav_method_not_found_data *result);

/// The data of `invalid_params`.
struct nav_invalid_params_data {
    /// The error's stable name.
    const char *name;
    /// The parameter that is wrong.
    const char *parameter;
    /// The value or form that it must have.
    const char *expected;
    /// The known name that is most like it.
    const char *nearest;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_invalid_params_data_read(json_object *json, struct nav_invalid_params_data *result);

/// The data of `internal_error`.
struct nav_internal_error_data {
    /// The error's stable name.
    const char *name;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_internal_error_data_read(json_object *json, struct nav_internal_error_data *result);

/// The data of `line_too_long`.
struct nav_line_too_long_data {
    /// The error's stable name.
    const char *name;
    /// The limit, in bytes.
    int64_t limit;
    /// The number of the line on this connection, from 1, when its id is not known.
    bool has_line;
    int64_t line;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_line_too_long_data_read(json_object *json, struct nav_line_too_long_data *result);

/// The data of `too_deep`.
struct nav_too_deep_data {
    /// The error's stable name.
    const char *name;
    /// How deep arrays and objects may be nested.
    int64_t limit;
    /// The number of the line on this connection, from 1, when its id is not known.
    bool has_line;
    int64_t line;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_too_deep_data_read(json_object *json, struct nav_too_deep_data *result);

/// The data of `answer_too_large`.
struct nav_answer_too_large_data {
    /// The error's stable name.
    const char *name;
    /// How many bytes the answers before it in the batch have.
    bool has_bytes;
    int64_t bytes;
    /// The limit, in bytes.
    int64_t limit;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_answer_too_large_data_read(json_object *json, struct nav_answer_too_large_data *result);

/// The data of `limit_reached`.
struct nav_limit_reached_data {
    /// The error's stable name.
    const char *name;
    /// The name of the limit.
    const char *limit;
    /// The limit.
    int64_t value;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_limit_reached_data_read(json_object *json, struct nav_limit_reached_data *result);

/// The data of `shutting_down`.
struct nav_shutting_down_data {
    /// The error's stable name.
    const char *name;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_shutting_down_data_read(json_object *json, struct nav_shutting_down_data *result);

/// The data of `missing_capability`.
struct nav_missing_capability_data {
    /// The error's stable name.
    const char *name;
    /// The capability that the host lacks.
    const char *missing;
    /// Those that it has.
    json_object *capabilities;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_missing_capability_data_read(json_object *json, struct nav_missing_capability_data *result);

/// The data of `cancelled`.
struct nav_cancelled_data {
    /// The error's stable name.
    const char *name;
    /// The scene that has got another state.
    const char *scene;
    /// The new key of the scene.
    const char *restoration_key;
    /// The id of the request that replaced it.
    bool has_replaced_by;
    json_object *replaced_by;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_cancelled_data_read(json_object *json, struct nav_cancelled_data *result);

/// The data of `too_many_connections`.
struct nav_too_many_connections_data {
    /// The error's stable name.
    const char *name;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_too_many_connections_data_read(json_object *json, struct nav_too_many_connections_data *result);

/// The data of `slow_reader`.
struct nav_slow_reader_data {
    /// The error's stable name.
    const char *name;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_slow_reader_data_read(json_object *json, struct nav_slow_reader_data *result);

/// The data of `store_failed`.
struct nav_store_failed_data {
    /// The error's stable name.
    const char *name;
    /// Why, in the words of the system.
    const char *reason;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_store_failed_data_read(json_object *json, struct nav_store_failed_data *result);

/// The data of `closed_by_request`.
struct nav_closed_by_request_data {
    /// The error's stable name.
    const char *name;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_closed_by_request_data_read(json_object *json, struct nav_closed_by_request_data *result);

/// The data of `engine_away`.
struct nav_engine_away_data {
    /// The error's stable name.
    const char *name;
    /// The shared scene.
    const char *scene;
    /// The host that owns the scene, when that host has stopped to follow it.
    const char *owner;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_engine_away_data_read(json_object *json, struct nav_engine_away_data *result);

/// The data of `outcome_unknown`.
struct nav_outcome_unknown_data {
    /// The error's stable name.
    const char *name;
    /// The shared scene.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_outcome_unknown_data_read(json_object *json, struct nav_outcome_unknown_data *result);

/// The data of `local_scene`.
struct nav_local_scene_data {
    /// The error's stable name.
    const char *name;
    /// The scene.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_local_scene_data_read(json_object *json, struct nav_local_scene_data *result);

/// The data of `unknown_host`.
struct nav_unknown_host_data {
    /// The error's stable name.
    const char *name;
    /// The name that the request gave; left out when it gave none.
    const char *host;
    /// The hosts that were heard.
    json_object *hosts;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_host_data_read(json_object *json, struct nav_unknown_host_data *result);

/// The data of `other_user`.
struct nav_other_user_data {
    /// The error's stable name.
    const char *name;
    /// The session of the other user.
    const char *session;
    /// The module of the other user.
    const char *module;
    /// The other user.
    int64_t uid;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_other_user_data_read(json_object *json, struct nav_other_user_data *result);

/// The data of `not_allowed`.
struct nav_not_allowed_data {
    /// The error's stable name.
    const char *name;
    /// The verb that it takes; left out for a wrong secret. The words are `NAV_GRANT_ALLOW_…`.
    const char *verb;
    /// The identity that asked; left out for a session without one.
    const char *identity;
    /// The scene where it was refused.
    const char *scene;
    /// The navigator where it was refused.
    const char *navigator;
    /// The destination type that it was about.
    const char *type;
    /// The module that it was about.
    const char *module;
    /// The file with the grants. A person who can change it can allow this.
    const char *document;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_not_allowed_data_read(json_object *json, struct nav_not_allowed_data *result);

/// The data of `unknown_scene`.
struct nav_unknown_scene_data {
    /// The error's stable name.
    const char *name;
    /// The name that the request gave.
    const char *scene;
    /// The known name that is most like it.
    const char *nearest;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_scene_data_read(json_object *json, struct nav_unknown_scene_data *result);

/// The data of `unknown_navigator`.
struct nav_unknown_navigator_data {
    /// The error's stable name.
    const char *name;
    /// The id or name that the request gave.
    const char *navigator;
    /// The known name that is most like it.
    const char *nearest;
    /// The navigator with this name, outside of what was searched.
    const char *elsewhere;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_navigator_data_read(json_object *json, struct nav_unknown_navigator_data *result);

/// The data of `unknown_entry`.
struct nav_unknown_entry_data {
    /// The error's stable name.
    const char *name;
    /// The id that the request gave.
    const char *entry;
    /// The navigator whose path does not have it.
    const char *navigator;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_entry_data_read(json_object *json, struct nav_unknown_entry_data *result);

/// The data of `unknown_destination`.
struct nav_unknown_destination_data {
    /// The error's stable name.
    const char *name;
    /// The type that the request gave.
    const char *type;
    /// The known name that is most like it.
    const char *nearest;
    /// The navigators where the type is known. Each is for `nav_place_read`.
    json_object *navigators;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_destination_data_read(json_object *json, struct nav_unknown_destination_data *result);

/// The data of `invalid_arguments`.
struct nav_invalid_arguments_data {
    /// The error's stable name.
    const char *name;
    /// The destination type.
    const char *type;
    /// The checkpoint whose value it is.
    const char *checkpoint;
    /// The flow whose value it is.
    const char *flow;
    /// The message to an entry, by its name.
    const char *message;
    /// True for the content of an entry.
    bool has_content;
    bool content;
    /// A JSON Pointer to what does not fit.
    const char *path;
    /// The keyword of the schema that it breaks.
    const char *keyword;
    /// The problem, for people.
    const char *reason;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_invalid_arguments_data_read(json_object *json, struct nav_invalid_arguments_data *result);

/// The data of `no_stack`.
struct nav_no_stack_data {
    /// The error's stable name.
    const char *name;
    /// The navigator.
    const char *navigator;
    /// The nearest one around it that has a path.
    const char *suggestion;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_no_stack_data_read(json_object *json, struct nav_no_stack_data *result);

/// The data of `at_root`.
struct nav_at_root_data {
    /// The error's stable name.
    const char *name;
    /// The navigator.
    const char *navigator;
    /// How many entries its path has.
    int64_t depth;
    /// The presentation around it.
    const char *nearest;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_at_root_data_read(json_object *json, struct nav_at_root_data *result);

/// The data of `not_presented`.
struct nav_not_presented_data {
    /// The error's stable name.
    const char *name;
    /// The navigator.
    const char *navigator;
    /// The presentation around it.
    const char *nearest;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_not_presented_data_read(json_object *json, struct nav_not_presented_data *result);

/// The data of `out_of_range`.
struct nav_out_of_range_data {
    /// The error's stable name.
    const char *name;
    /// The navigator.
    const char *navigator;
    /// How many entries its path has.
    int64_t depth;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_out_of_range_data_read(json_object *json, struct nav_out_of_range_data *result);

/// The data of `occupied`.
struct nav_occupied_data {
    /// The error's stable name.
    const char *name;
    /// The navigator.
    const char *navigator;
    /// The navigator that it presents.
    const char *presented;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_occupied_data_read(json_object *json, struct nav_occupied_data *result);

/// The data of `name_in_use`.
struct nav_name_in_use_data {
    /// The error's stable name.
    const char *name;
    /// The scene.
    const char *scene;
    /// The name.
    const char *wanted;
    /// The navigator that has it.
    const char *navigator;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_name_in_use_data_read(json_object *json, struct nav_name_in_use_data *result);

/// The data of `revision_mismatch`.
struct nav_revision_mismatch_data {
    /// The error's stable name.
    const char *name;
    /// The scene.
    const char *scene;
    /// Its revision.
    int64_t revision;
    /// The newest revision that navigated.
    bool has_navigation;
    int64_t navigation;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_revision_mismatch_data_read(json_object *json, struct nav_revision_mismatch_data *result);

/// The data of `root_fixed`.
struct nav_root_fixed_data {
    /// The error's stable name.
    const char *name;
    /// The root navigator.
    const char *navigator;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_root_fixed_data_read(json_object *json, struct nav_root_fixed_data *result);

/// The data of `not_selectable`.
struct nav_not_selectable_data {
    /// The error's stable name.
    const char *name;
    /// The navigator.
    const char *navigator;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_not_selectable_data_read(json_object *json, struct nav_not_selectable_data *result);

/// The data of `locked`.
struct nav_locked_data {
    /// The error's stable name.
    const char *name;
    /// The locks. Each is for `nav_attachment_which`.
    json_object *locks;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_locked_data_read(json_object *json, struct nav_locked_data *result);

/// The data of `unknown_attachment`.
struct nav_unknown_attachment_data {
    /// The error's stable name.
    const char *name;
    /// The id that the request gave.
    const char *attachment;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_attachment_data_read(json_object *json, struct nav_unknown_attachment_data *result);

/// The data of `cannot_return`.
struct nav_cannot_return_data {
    /// The error's stable name.
    const char *name;
    /// Where the request looked from.
    const char *navigator;
    /// The name that the request gave.
    const char *checkpoint;
    /// Whether there is such a checkpoint, and returning would undo nothing.
    bool is_known;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_cannot_return_data_read(json_object *json, struct nav_cannot_return_data *result);

/// The data of `unknown_trigger`.
struct nav_unknown_trigger_data {
    /// The error's stable name.
    const char *name;
    /// The navigator.
    const char *navigator;
    /// The name that the request gave.
    const char *trigger;
    /// The known name that is most like it.
    const char *nearest;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_trigger_data_read(json_object *json, struct nav_unknown_trigger_data *result);

/// The data of `no_alert`.
struct nav_no_alert_data {
    /// The error's stable name.
    const char *name;
    /// The entry.
    const char *entry;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_no_alert_data_read(json_object *json, struct nav_no_alert_data *result);

/// The data of `unknown_answer`.
struct nav_unknown_answer_data {
    /// The error's stable name.
    const char *name;
    /// The entry.
    const char *entry;
    /// The answer that the request gave.
    const char *answer;
    /// Those that its buttons have.
    json_object *answers;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_answer_data_read(json_object *json, struct nav_unknown_answer_data *result);

/// The data of `no_column`.
struct nav_no_column_data {
    /// The error's stable name.
    const char *name;
    /// The navigator.
    const char *navigator;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_no_column_data_read(json_object *json, struct nav_no_column_data *result);

/// The data of `path_refused`.
struct nav_path_refused_data {
    /// The error's stable name.
    const char *name;
    /// The part of the rule that the first violation breaks.
    const char *rule;
    /// The type that breaks it.
    const char *type;
    /// The navigator whose path it is.
    const char *navigator;
    /// The navigator below which a new one would have been made.
    const char *parent;
    /// The place in the path, from 0; -1 for the destination below the path.
    bool has_position;
    int64_t position;
    /// The type that it stands on.
    const char *found;
    /// Roles, methods or types of which one would do; the number that may be there.
    json_object *needed;
    /// The type whose rule it is.
    const char *rule_of;
    /// The module whose rule it is, `bindings`, or `navigator`.
    const char *source;
    /// The types and roles that the navigator's path accepts, when it does not accept the type. For
    /// `nav_acceptance_read`.
    json_object *accepted;
    /// Types of a path that is legal and leads there.
    json_object *legal;
    /// All violations. Each is for `nav_rule_violation_read`.
    json_object *violations;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_path_refused_data_read(json_object *json, struct nav_path_refused_data *result);

/// The data of `invalid_state`.
struct nav_invalid_state_data {
    /// The error's stable name.
    const char *name;
    /// The problems of the document. Each is for `nav_state_problem_read`.
    json_object *problems;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_invalid_state_data_read(json_object *json, struct nav_invalid_state_data *result);

/// The data of `token_reused`.
struct nav_token_reused_data {
    /// The error's stable name.
    const char *name;
    /// The token.
    const char *token;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_token_reused_data_read(json_object *json, struct nav_token_reused_data *result);

/// The data of `outside_window`.
struct nav_outside_window_data {
    /// The error's stable name.
    const char *name;
    /// The scene.
    const char *scene;
    /// The oldest revision that is kept.
    int64_t from;
    /// The newest revision.
    int64_t to;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_outside_window_data_read(json_object *json, struct nav_outside_window_data *result);

/// The data of `cannot_undo`.
struct nav_cannot_undo_data {
    /// The error's stable name.
    const char *name;
    /// The revision.
    int64_t revision;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_cannot_undo_data_read(json_object *json, struct nav_cannot_undo_data *result);

/// The data of `unknown_link`.
struct nav_unknown_link_data {
    /// The error's stable name.
    const char *name;
    /// The entry.
    const char *entry;
    /// The name that the request gave.
    const char *link;
    /// The known name that is most like it.
    const char *nearest;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_link_data_read(json_object *json, struct nav_unknown_link_data *result);

/// The data of `unknown_message`.
struct nav_unknown_message_data {
    /// The error's stable name.
    const char *name;
    /// The destination type.
    const char *type;
    /// The name that the request gave.
    const char *message;
    /// Those that its entries accept.
    json_object *messages;
    /// The known name that is most like it.
    const char *nearest;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_message_data_read(json_object *json, struct nav_unknown_message_data *result);

/// The data of `type_not_shown`.
struct nav_type_not_shown_data {
    /// The error's stable name.
    const char *name;
    /// The navigator where the search began.
    const char *navigator;
    /// The destination type.
    const char *type;
    /// A navigator that shows the type, on the way through the presenters.
    const char *elsewhere;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_type_not_shown_data_read(json_object *json, struct nav_type_not_shown_data *result);

/// The data of `denied`.
struct nav_denied_data {
    /// The error's stable name.
    const char *name;
    /// The guard.
    const char *guard;
    /// Its name for people.
    const char *guard_name;
    /// The guard's module, or that of its session when it has exactly one.
    const char *module;
    /// The step that it denies. The words are `NAV_GUARD_ON_…`.
    const char *on;
    /// Why, for people.
    const char *reason;
    /// True when the guard did not answer, and its default holds.
    bool has_by_default;
    bool by_default;
    /// True when the guard's module is away.
    bool has_away;
    bool away;
    /// True when the guard is not asked for a while, because it missed its deadlines.
    bool has_paused;
    bool paused;
    /// Seconds until a request is put to a paused guard again.
    bool has_retry_after;
    double retry_after;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_denied_data_read(json_object *json, struct nav_denied_data *result);

/// The data of `redirect_loop`.
struct nav_redirect_loop_data {
    /// The error's stable name.
    const char *name;
    /// Where the request wanted to go, and where guards sent it. Each is for `nav_redirection_read`.
    json_object *chain;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_redirect_loop_data_read(json_object *json, struct nav_redirect_loop_data *result);

/// The data of `unknown_guard`.
struct nav_unknown_guard_data {
    /// The error's stable name.
    const char *name;
    /// The id that the request gave.
    const char *guard;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_guard_data_read(json_object *json, struct nav_unknown_guard_data *result);

/// The data of `no_receiver`.
struct nav_no_receiver_data {
    /// The error's stable name.
    const char *name;
    /// The name of the value.
    const char *value;
    /// The destination type.
    const char *type;
    /// The route.
    const char *route;
    /// The known name that is most like it.
    const char *nearest;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_no_receiver_data_read(json_object *json, struct nav_no_receiver_data *result);

/// The data of `receiver_gone`.
struct nav_receiver_gone_data {
    /// The error's stable name.
    const char *name;
    /// The receiver.
    const char *receiver;
    /// Its session.
    const char *session;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_receiver_gone_data_read(json_object *json, struct nav_receiver_gone_data *result);

/// The data of `receiver_timeout`.
struct nav_receiver_timeout_data {
    /// The error's stable name.
    const char *name;
    /// The receiver.
    const char *receiver;
    /// Its session.
    const char *session;
    /// Seconds that it had.
    double timeout;
    /// The questions that it was waiting for. Each is for `nav_question_link_read`.
    json_object *waiting_for;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_receiver_timeout_data_read(json_object *json, struct nav_receiver_timeout_data *result);

/// The data of `receiver_error`.
struct nav_receiver_error_data {
    /// The error's stable name.
    const char *name;
    /// The receiver.
    const char *receiver;
    /// Its session.
    const char *session;
    /// The error that it answered.
    bool has_error;
    json_object *error_;
    /// The problem with its answer.
    const char *reason;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_receiver_error_data_read(json_object *json, struct nav_receiver_error_data *result);

/// The data of `unknown_receiver`.
struct nav_unknown_receiver_data {
    /// The error's stable name.
    const char *name;
    /// The id that the request gave.
    const char *receiver;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_receiver_data_read(json_object *json, struct nav_unknown_receiver_data *result);

/// The data of `unknown_sequence`.
struct nav_unknown_sequence_data {
    /// The error's stable name.
    const char *name;
    /// The id that the request gave.
    const char *sequence;
    /// The scene of the sequence that the error ended.
    const char *scene;
};
NAV_API int nav_unknown_sequence_data_read(json_object *json, struct nav_unknown_sequence_data *result);

/// The data of `cannot_wait`.
struct nav_cannot_wait_data {
    /// The error's stable name.
    const char *name;
    /// The method.
    const char *method;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_cannot_wait_data_read(json_object *json, struct nav_cannot_wait_data *result);

/// The data of `url_invalid`.
struct nav_url_invalid_data {
    /// The error's stable name.
    const char *name;
    /// The URL.
    const char *url;
    /// The problem, for people.
    const char *reason;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_url_invalid_data_read(json_object *json, struct nav_url_invalid_data *result);

/// The data of `url_unknown`.
struct nav_url_unknown_data {
    /// The error's stable name.
    const char *name;
    /// The URL.
    const char *url;
    /// The pattern that the request gave.
    const char *pattern;
    /// The known name that is most like it.
    const char *nearest;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_url_unknown_data_read(json_object *json, struct nav_url_unknown_data *result);

/// The data of `url_conflict`.
struct nav_url_conflict_data {
    /// The error's stable name.
    const char *name;
    /// The pattern.
    const char *pattern;
    /// Its module.
    const char *module;
    /// The pattern that fits the same URLs. For `nav_conflicting_pattern_read`.
    json_object *other;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_url_conflict_data_read(json_object *json, struct nav_url_conflict_data *result);

/// The data of `url_pattern_invalid`.
struct nav_url_pattern_invalid_data {
    /// The error's stable name.
    const char *name;
    /// The pattern.
    const char *pattern;
    /// The problem, for people.
    const char *reason;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_url_pattern_invalid_data_read(json_object *json, struct nav_url_pattern_invalid_data *result);

/// The data of `url_no_link`.
struct nav_url_no_link_data {
    /// The error's stable name.
    const char *name;
    /// The type that is shown last.
    const char *type;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_url_no_link_data_read(json_object *json, struct nav_url_no_link_data *result);

/// The data of `not_flow_owner`.
struct nav_not_flow_owner_data {
    /// The error's stable name.
    const char *name;
    /// The flow.
    const char *flow;
    /// The module that drives it.
    const char *module;
    /// The session that drives it.
    const char *session;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_not_flow_owner_data_read(json_object *json, struct nav_not_flow_owner_data *result);

/// The data of `outside_flow`.
struct nav_outside_flow_data {
    /// The error's stable name.
    const char *name;
    /// The flow.
    const char *flow;
    /// The navigator that the request named.
    const char *navigator;
    /// The navigator where the flow began.
    const char *anchor;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_outside_flow_data_read(json_object *json, struct nav_outside_flow_data *result);

/// The data of `not_empty`.
struct nav_not_empty_data {
    /// The error's stable name.
    const char *name;
    /// The scene.
    const char *scene;
    /// How many entries it has.
    int64_t entries;
    /// How many navigators it has besides the root.
    int64_t navigators;
    /// How many attachments it has.
    int64_t attachments;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_not_empty_data_read(json_object *json, struct nav_not_empty_data *result);

/// The data of `name_taken`.
struct nav_name_taken_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// The method of presentation.
    const char *method;
    /// The session that has it. For `nav_owner_read`.
    json_object *owner;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_name_taken_data_read(json_object *json, struct nav_name_taken_data *result);

/// The data of `not_owner`.
struct nav_not_owner_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// The session that owns it.
    const char *session;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_not_owner_data_read(json_object *json, struct nav_not_owner_data *result);

/// The data of `invalid_schema`.
struct nav_invalid_schema_data {
    /// The error's stable name.
    const char *name;
    /// The owner of the schema, for people.
    const char *type;
    /// A JSON Pointer to what cannot be used.
    const char *path;
    /// The problem, for people.
    const char *reason;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_invalid_schema_data_read(json_object *json, struct nav_invalid_schema_data *result);

/// The data of `provider_gone`.
struct nav_provider_gone_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// The destination type.
    const char *type;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_provider_gone_data_read(json_object *json, struct nav_provider_gone_data *result);

/// The data of `provider_timeout`.
struct nav_provider_timeout_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// The destination type.
    const char *type;
    /// Seconds that it had.
    double timeout;
    /// The questions that it was waiting for. Each is for `nav_question_link_read`.
    json_object *waiting_for;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_provider_timeout_data_read(json_object *json, struct nav_provider_timeout_data *result);

/// The data of `provider_error`.
struct nav_provider_error_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// The destination type.
    const char *type;
    /// The error that it answered.
    bool has_error;
    json_object *error_;
    /// The problem with its answer.
    const char *reason;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_provider_error_data_read(json_object *json, struct nav_provider_error_data *result);

/// The data of `unknown_module`.
struct nav_unknown_module_data {
    /// The error's stable name.
    const char *name;
    /// The name that the request gave.
    const char *module;
    /// The known name that is most like it.
    const char *nearest;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_module_data_read(json_object *json, struct nav_unknown_module_data *result);

/// The data of `unknown_session`.
struct nav_unknown_session_data {
    /// The error's stable name.
    const char *name;
    /// The id that the request gave.
    const char *session;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_session_data_read(json_object *json, struct nav_unknown_session_data *result);

/// The data of `activation_failed`.
struct nav_activation_failed_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// Why, in the words of the system.
    const char *reason;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_activation_failed_data_read(json_object *json, struct nav_activation_failed_data *result);

/// The data of `activation_timeout`.
struct nav_activation_timeout_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// Seconds that it had.
    double timeout;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_activation_timeout_data_read(json_object *json, struct nav_activation_timeout_data *result);

/// The data of `module_exited`.
struct nav_module_exited_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// Its exit status.
    bool has_status;
    int64_t status;
    /// The signal that ended it.
    bool has_signal;
    int64_t signal;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_module_exited_data_read(json_object *json, struct nav_module_exited_data *result);

/// The data of `crash_budget_spent`.
struct nav_crash_budget_spent_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// How often it failed.
    int64_t failures;
    /// Within how many seconds.
    double window;
    /// The name of the last failure.
    const char *last;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_crash_budget_spent_data_read(json_object *json, struct nav_crash_budget_spent_data *result);

/// The data of `destination_not_registered`.
struct nav_destination_not_registered_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// The type that its manifest names.
    const char *type;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_destination_not_registered_data_read(
    json_object *json, struct nav_destination_not_registered_data *result);

/// The data of `module_stopped`.
struct nav_module_stopped_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_module_stopped_data_read(json_object *json, struct nav_module_stopped_data *result);

/// The data of `not_supervised`.
struct nav_not_supervised_data {
    /// The error's stable name.
    const char *name;
    /// The module.
    const char *module;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_not_supervised_data_read(json_object *json, struct nav_not_supervised_data *result);

/// The data of `question_cycle`.
struct nav_question_cycle_data {
    /// The error's stable name.
    const char *name;
    /// The module that would have been asked.
    const char *module;
    /// The destination type.
    const char *type;
    /// Its session.
    const char *session;
    /// The questions that led here. Each is for `nav_question_link_read`.
    json_object *chain;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_question_cycle_data_read(json_object *json, struct nav_question_cycle_data *result);

/// The data of `unknown_question`.
struct nav_unknown_question_data {
    /// The error's stable name.
    const char *name;
    /// The id that the request gave.
    const char *question;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_question_data_read(json_object *json, struct nav_unknown_question_data *result);

/// The data of `unknown_watch`.
struct nav_unknown_watch_data {
    /// The error's stable name.
    const char *name;
    /// The number that the request gave.
    int64_t watch;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_watch_data_read(json_object *json, struct nav_unknown_watch_data *result);

/// The data of `unknown_monitor`.
struct nav_unknown_monitor_data {
    /// The error's stable name.
    const char *name;
    /// The number that the request gave.
    int64_t monitor;
    /// The scene of the sequence that the error ended.
    const char *scene;
    /// The sequence that the error ended.
    const char *sequence;
};
NAV_API int nav_unknown_monitor_data_read(json_object *json, struct nav_unknown_monitor_data *result);

// Methods.

struct nav_hello_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The name of the client; its first 64 characters count.
    const char *name;
    /// The client's version; its first 64 characters count.
    const char *version;
    /// The content of an identity's secret file, where the host has an access document. Other hosts ignore it.
    const char *secret;
    /// The capabilities that the client needs or would use.
    json_object *capabilities;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Names the client, negotiates capabilities by name, and tells the limits. No client has to call it. Calls `hello`.
/// Result: The host that answers, and its capabilities. For `nav_hello_result_read`.
/// Errors: `missing_capability`.
NAV_API nav_status nav_hello(
    nav_client *client, const struct nav_hello_options *options, json_object **result, nav_error *error);

struct nav_ping_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Answers at once. It tells whether the host is there, and how long a request takes. Calls `ping`. Result: Always the
/// same. For `nav_ping_result_read`.
NAV_API nav_status nav_ping(
    nav_client *client, const struct nav_ping_options *options, json_object **result, nav_error *error);

struct nav_host_status_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// How the host is: version, counts and limits. Calls `host.status`. Result: Counts, the uptime, and the limits. For
/// `nav_status_result_read`.
NAV_API nav_status nav_host_status(
    nav_client *client, const struct nav_host_status_options *options, json_object **result, nav_error *error);

struct nav_sessions_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Every connection: who it is by the kernel's word, what it registered and watches, what it waits for, and what waits
/// for it. Calls `host.sessions`. Result: The connections, by id. For `nav_sessions_result_read`.
NAV_API nav_status nav_sessions(
    nav_client *client, const struct nav_sessions_options *options, json_object **result, nav_error *error);

struct nav_metrics_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The host in numbers since its start: counters, gauges, and how long turns took, in the OpenMetrics format. Calls
/// `host.metrics`. Result: OpenMetrics text, and its media type. For `nav_metrics_result_read`.
NAV_API nav_status nav_metrics(
    nav_client *client, const struct nav_metrics_options *options, json_object **result, nav_error *error);

struct nav_waiting_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The requests of all connections that are not answered yet, and the questions that modules have not answered. Each
/// says what it waits for and, if there is a deadline, until when. In a fleet, those of shared scenes come behind the
/// others, from all hosts; scenes whose owner cannot be reached are left out. Calls `host.waiting`. Result: The
/// requests and the questions, each oldest first. For `nav_waiting_result_read`.
NAV_API nav_status nav_waiting(
    nav_client *client, const struct nav_waiting_options *options, json_object **result, nav_error *error);

struct nav_monitor_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Only this connection; another one of the same user.
    const char *session;
    /// Only what goes `in` to the host, or `out` of it. The words are `NAV_DIRECTION_…`.
    json_object *directions;
    /// Only these kinds of line. The words are `NAV_TRAFFIC_NOTIFICATION_KIND_…`.
    json_object *kinds;
    /// Whether the text of the lines is shown, with what is in it; true when left out.
    const bool *lines;
    /// How many bytes of a line are shown; the limit `monitorLine` when left out.
    const int64_t *line_bytes;
    /// Only these methods, and the answers to them: 1 to 64 names of at most 128 bytes.
    json_object *methods;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Shows the traffic of the user's other connections as `traffic` notifications, with arguments and answers; root sees
/// those of all users. A monitor does not slow the others down: a line that its reader is too slow for is left out, and
/// the next notification says how many were (`dropped`). Calls `host.monitor`. Result: The monitor's number on this
/// connection. For `nav_monitor_result_read`.
/// Errors: `unknown_session`, `other_user`.
NAV_API nav_status nav_monitor(
    nav_client *client, const struct nav_monitor_options *options, json_object **result, nav_error *error);

struct nav_unmonitor_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Ends a monitor of this connection. Calls `host.unmonitor`. Result: An empty object.
/// - `monitor`: The monitor's number on this connection.
/// Errors: `unknown_monitor`.
NAV_API nav_status nav_unmonitor(
    nav_client *client, int64_t monitor, const struct nav_unmonitor_options *options, json_object **result,
    nav_error *error);

struct nav_close_session_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// A sentence for its `bye`, at most 1,024 bytes.
    const char *message;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Ends another connection of the same user. That connection gets a `bye` with the reason `closed_by_request`. The
/// request succeeds when the connection is already closed. Calls `session.close`. Result: Whether this request ended
/// it. For `nav_close_session_result_read`.
/// - `session`: The connection's id; not the one that asks.
/// Errors: `unknown_session`, `other_user`.
NAV_API nav_status nav_close_session(
    nav_client *client, const char *session, const struct nav_close_session_options *options, json_object **result,
    nav_error *error);

struct nav_discover_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The OpenRPC document of this host: every method, notification, question and error. Calls `rpc.discover`. Result: The
/// document, as OpenRPC 1.3.2 describes it.
NAV_API nav_status nav_discover(
    nav_client *client, const struct nav_discover_options *options, json_object **result, nav_error *error);

struct nav_rights_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Answers the identity of this session, and its grants in the host's access document. Without such a document,
/// everything is allowed. Calls `access.describe`. Result: The identity and its grants. For `nav_rights_result_read`.
NAV_API nav_status nav_rights(
    nav_client *client, const struct nav_rights_options *options, json_object **result, nav_error *error);

struct nav_check_right_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The name of an identity.
    const char *identity;
    /// The scene; `main` when left out.
    const char *scene;
    /// A navigator of the scene; the whole scene when left out.
    const char *navigator;
    /// A destination type.
    const char *type;
    /// A module.
    const char *module;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Whether an identity may do something, and by which line of the access document. Without `identity`, the question is
/// about the session that asks. To ask about another identity takes the right to administer. Calls `access.check`.
/// Result: Whether it may, and the line that says so. For `nav_check_right_result_read`.
/// - `verb`: The verb in question. The words are `NAV_GRANT_ALLOW_…`.
NAV_API nav_status nav_check_right(
    nav_client *client, const char *verb, const struct nav_check_right_options *options, json_object **result,
    nav_error *error);

struct nav_modules_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The modules that are registered and the modules that the host can start, by name. A module that the host can start
/// has a `state` and `restarts`. Calls `module.list`. Result: The modules, by name. For `nav_modules_result_read`.
NAV_API nav_status nav_modules(
    nav_client *client, const struct nav_modules_options *options, json_object **result, nav_error *error);

struct nav_start_module_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Starts a module of the host's manifests now, however often it has failed before. The host answers at once.
/// `module.list` and the events of a watch tell whether the module registers. Calls `module.start`. Result: The
/// module's state after the request. For `nav_start_module_result_read`.
/// - `module`: A module with a manifest.
/// Errors: `unknown_module`, `not_supervised`, `other_user`.
NAV_API nav_status nav_start_module(
    nav_client *client, const char *module, const struct nav_start_module_options *options, json_object **result,
    nav_error *error);

struct nav_stop_module_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Ends the process of a module that the host started. The host starts the module again when a request needs it. Calls
/// `module.stop`. Result: The module's state after the request. For `nav_start_module_result_read`.
/// - `module`: A module with a manifest.
/// Errors: `unknown_module`, `not_supervised`, `other_user`.
NAV_API nav_status nav_stop_module(
    nav_client *client, const char *module, const struct nav_stop_module_options *options, json_object **result,
    nav_error *error);

struct nav_restart_module_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Ends the process of a module that the host started, and starts it again as its manifest says now. Calls
/// `module.restart`. Result: The module's state after the request. For `nav_start_module_result_read`.
/// - `module`: A module with a manifest.
/// Errors: `unknown_module`, `not_supervised`, `other_user`.
NAV_API nav_status nav_restart_module(
    nav_client *client, const char *module, const struct nav_restart_module_options *options, json_object **result,
    nav_error *error);

struct nav_destinations_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Only the types of this module; all when left out.
    const char *module;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The registered destination types, by name. Types that are registered for some navigators only follow, by scene and
/// navigator. A host with more types than the limit `elements` allows lists those of one module at a time. Calls
/// `destination.list`. Result: The types as they were registered. For `nav_destinations_result_read`.
/// Errors: `unknown_module`.
NAV_API nav_status nav_destinations(
    nav_client *client, const struct nav_destinations_options *options, json_object **result, nav_error *error);

struct nav_destination_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// One destination type as it was registered. A registration that holds everywhere comes first; else the answer is one
/// of those for a navigator. Calls `destination.get`. Result: The type as it was registered. For
/// `nav_destination_read`.
/// - `type`: The destination type.
/// Errors: `unknown_destination`.
NAV_API nav_status nav_destination(
    nav_client *client, const char *type, const struct nav_destination_options *options, json_object **result,
    nav_error *error);

struct nav_create_scene_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Means the scene of this host, also when its fleet shares one of the same name.
    const bool *local;
    /// The configuration of the scene; its navigators inherit it.
    json_object *configuration;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Makes a scene: one more tree, with its own root, revisions and current navigator. Calls `scene.create`. Result: The
/// scene and its root navigator. For `nav_create_scene_result_read`.
/// - `scene`: The name of the new scene.
/// Errors: `name_in_use`.
NAV_API nav_status nav_create_scene(
    nav_client *client, const char *scene, const struct nav_create_scene_options *options, json_object **result,
    nav_error *error);

struct nav_close_scene_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Means the scene of this host, also when its fleet shares one of the same name.
    const bool *local;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Closes a scene, and with it its watches. The scene `main` cannot be closed, and neither can a scene with a lock.
/// Calls `scene.close`. Result: The name of the closed scene. For `nav_close_scene_result_read`.
/// - `scene`: The name of the scene.
/// Errors: `unknown_scene`, `root_fixed`, `locked`.
NAV_API nav_status nav_close_scene(
    nav_client *client, const char *scene, const struct nav_close_scene_options *options, json_object **result,
    nav_error *error);

struct nav_scenes_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// All scenes, by name: those of the host, and those that its fleet shares. Calls `scene.list`. Result: The scenes, by
/// name. For `nav_scenes_result_read`.
NAV_API nav_status nav_scenes(
    nav_client *client, const struct nav_scenes_options *options, json_object **result, nav_error *error);

struct nav_restore_scene_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Gives a scene another restoration key. The state of the former key is set aside. The state that was set aside under
/// the new key comes back; without one, the scene starts afresh with its root navigator. It is one revision, and
/// nothing happens when the scene has the key already. Guards are not asked, and a scene with a lock refuses it.
/// Requests and sequences that wait in the scene end with `cancelled`. Calls `scene.restore`. Result: The change of the
/// scene. For `nav_restore_scene_result_read`.
/// - `restoration_key`: The new key; empty for the state that the scene has without a key.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `locked`.
NAV_API nav_status nav_restore_scene(
    nav_client *client, const char *restoration_key, const struct nav_restore_scene_options *options,
    json_object **result, nav_error *error);

struct nav_tree_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Id or name of a navigator; the whole scene when left out.
    const char *navigator;
    /// A revision that is kept; the newest when left out.
    const int64_t *revision;
    /// Reads a part: at most this many entries, navigators and attachments, and about a megabyte of text.
    const int64_t *limit;
    /// The `next` of the part before; it is refused with `outside_window` when its revision is not kept any more, or
    /// lies too far back.
    const char *after;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The whole scene, or a navigator with everything below it, as one consistent snapshot: now, or at a revision that is
/// kept. With `limit`, it comes in parts: each one but the last has a `next`, which the next request gives as `after`,
/// besides the same other parameters. All parts are of the revision of the first one. A navigator that two parts have
/// is the same one: its `path`, `children` and `overlays` go on. Scenes with more than `snapshot` bytes (a limit) of
/// text can only be read in parts. Calls `tree.get`. Result: The scene, or a part of it. For `nav_snapshot_read`.
/// Errors: `unknown_scene`, `unknown_navigator`, `outside_window`.
NAV_API nav_status nav_tree(
    nav_client *client, const struct nav_tree_options *options, json_object **result, nav_error *error);

struct nav_create_navigator_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator around it; the root when left out.
    const char *parent;
    /// The entry that the request comes from: the navigator that shows it is the parent.
    const char *from_entry;
    /// Its kind in the tree; `stack` when left out. The words are `NAV_CREATE_NAVIGATOR_KIND_…`.
    const char *kind;
    /// How a presentation is shown; `managedSheet` when left out. Not for a stack.
    const char *method;
    /// The destination that the navigator shows below its path.
    json_object *root;
    /// An entry of the parent's path; the stack is closed with it.
    const char *entry;
    /// Whether a stack comes to the front of its parent.
    const bool *select;
    /// Whether it is closed when this session ends; false when left out.
    const bool *ephemeral;
    /// The behaviour when the parent already presents something; `replace` when left out. Not for a stack. The words
    /// are `NAV_IF_OCCUPIED_…`.
    const char *if_occupied;
    /// The types and roles that its path accepts; all when left out.
    json_object *accepts;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Adds a navigator. A stack (a tab, a column) becomes the last child of its parent; the first stack below a navigator
/// is selected unless `select` says otherwise. A presentation is shown over its parent by a module's own means. Calls
/// `navigator.create`. Result: The new navigator, and the entry of the destination that it was made for. For
/// `nav_create_navigator_result_which`.
/// - `name` (may be NULL): A name for the new navigator, unique in the scene.
/// Errors: `unknown_scene`, `unknown_navigator`, `unknown_entry`, `unknown_destination`, `invalid_arguments`,
/// `name_in_use`, `occupied`, `revision_mismatch`, `path_refused`, `token_reused`, `locked`, `root_fixed`,
/// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_create_navigator(
    nav_client *client, const char *name, const struct nav_create_navigator_options *options, json_object **result,
    nav_error *error);

struct nav_close_navigator_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// The entry that the request comes from: the navigator that shows it is meant.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Closes a navigator with everything below it. The root cannot be closed. Calls `navigator.close`. Result: How many
/// entries and navigators were removed. For `nav_close_navigator_result_which`.
/// - `navigator` (may be NULL): Id or name of the navigator; needed without `fromEntry`.
/// Errors: `unknown_scene`, `unknown_navigator`, `root_fixed`, `revision_mismatch`, `token_reused`, `locked`,
/// `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`,
/// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_close_navigator(
    nav_client *client, const char *navigator, const struct nav_close_navigator_options *options, json_object **result,
    nav_error *error);

struct nav_select_navigator_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// The entry that the request comes from: the navigator that shows it is meant.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Brings a stack to the front of its parent. The other stacks keep their paths. Calls `navigator.select`. Result: The
/// revision of the scene afterwards. For `nav_select_navigator_result_which`.
/// - `navigator` (may be NULL): Id or name of the navigator; needed without `fromEntry`.
/// Errors: `unknown_scene`, `unknown_navigator`, `not_selectable`, `revision_mismatch`, `token_reused`,
/// `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `locked`,
/// `root_fixed`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
/// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
/// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`,
/// `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`.
NAV_API nav_status nav_select_navigator(
    nav_client *client, const char *navigator, const struct nav_select_navigator_options *options, json_object **result,
    nav_error *error);

struct nav_navigator_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// One navigator, without its path. Calls `navigator.get`. Result: The navigator. For `nav_navigator_state_read`.
/// - `navigator` (may be NULL): Id or name of the navigator to act on; the current one when left out.
/// Errors: `unknown_scene`, `unknown_navigator`.
NAV_API nav_status nav_navigator(
    nav_client *client, const char *navigator, const struct nav_navigator_options *options, json_object **result,
    nav_error *error);

struct nav_find_navigator_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Id or name of a navigator; looks only at it and below it.
    const char *below;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Finds a navigator by its name, in the scene or below another navigator. Calls `navigator.find`. Result: The
/// navigator. For `nav_navigator_state_read`.
/// - `name`: The name to look for.
/// Errors: `unknown_scene`, `unknown_navigator`.
NAV_API nav_status nav_find_navigator(
    nav_client *client, const char *name, const struct nav_find_navigator_options *options, json_object **result,
    nav_error *error);

struct nav_navigate_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
    /// the same name; null removes one.
    json_object *hints;
    /// How the destination is shown; `send` leaves that to the receiver of the type.
    const char *method;
    /// A name for the new navigator, unique in the scene.
    const char *name;
    /// The behaviour when the navigator already presents something; `replace` when left out. The words are
    /// `NAV_IF_OCCUPIED_…`.
    const char *if_occupied;
    /// The buttons of an alert or a dialog: 1 to 16, their answers all different.
    json_object *buttons;
    /// The way of a push when the path shows the same already: `push` another (the default), go `back` to it, `raise`
    /// it to the top, keep a `single` one, `replaceTop`, or `clear` the path. The words are `NAV_IF_PRESENT_…`.
    const char *if_present;
    /// Whether the entry goes as soon as another is pushed over it; false when left out.
    const bool *transient;
    /// Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`, `provider_gone` or
    /// `redirected`.
    const bool *for_result;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Shows a destination by the request's method. Without one, the method of the type applies; without that, `push`. The
/// method `send` hands the destination to a receiver, like the request `send`, and the answer is that of the sequence.
/// Calls `navigate`. Result: The navigator and the entry that show the destination now. For
/// `nav_navigate_result_which`.
/// - `type`: The destination type.
/// - `arguments` (may be NULL): The destination's arguments; none when left out.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_destination`,
/// `invalid_arguments`, `path_refused`, `no_stack`, `occupied`, `name_in_use`, `locked`, `unknown_entry`, `root_fixed`,
/// `not_selectable`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
/// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
/// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`,
/// `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`.
NAV_API nav_status nav_navigate(
    nav_client *client, const char *type, json_object *arguments, const struct nav_navigate_options *options,
    json_object **result, nav_error *error);

struct nav_push_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
    /// the same name; null removes one.
    json_object *hints;
    /// The way of a push when the path shows the same already: `push` another (the default), go `back` to it, `raise`
    /// it to the top, keep a `single` one, `replaceTop`, or `clear` the path. The words are `NAV_IF_PRESENT_…`.
    const char *if_present;
    /// Whether the entry goes as soon as another is pushed over it; false when left out.
    const bool *transient;
    /// Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`, `provider_gone` or
    /// `redirected`.
    const bool *for_result;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Puts a destination on top of the path of a navigator. Calls `push`. Result: The navigator and the entry that show
/// the destination now. For `nav_push_result_which`.
/// - `type`: The destination type.
/// - `arguments` (may be NULL): The destination's arguments; none when left out.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_destination`,
/// `invalid_arguments`, `path_refused`, `no_stack`, `locked`, `unknown_entry`, `name_in_use`, `occupied`, `root_fixed`,
/// `not_selectable`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
/// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
/// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`,
/// `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`.
NAV_API nav_status nav_push(
    nav_client *client, const char *type, json_object *arguments, const struct nav_push_options *options,
    json_object **result, nav_error *error);

struct nav_present_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
    /// the same name; null removes one.
    json_object *hints;
    /// A form of presentation; when left out the type's, or `sheet` when the type has none.
    const char *method;
    /// A name for the new navigator, unique in the scene.
    const char *name;
    /// The behaviour when the navigator already presents something; `replace` when left out. The words are
    /// `NAV_IF_OCCUPIED_…`.
    const char *if_occupied;
    /// The buttons of an alert or a dialog: 1 to 16, their answers all different.
    json_object *buttons;
    /// The way of a push when the path shows the same already: `push` another (the default), go `back` to it, `raise`
    /// it to the top, keep a `single` one, `replaceTop`, or `clear` the path. The words are `NAV_IF_PRESENT_…`.
    const char *if_present;
    /// Whether the entry goes as soon as another is pushed over it; false when left out.
    const bool *transient;
    /// Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`, `provider_gone` or
    /// `redirected`.
    const bool *for_result;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Shows a destination over a navigator. A navigator presents one thing at a time. Presenting what it presents already
/// changes nothing. Calls `present`. Result: The navigator and the entry that show the destination now. For
/// `nav_push_result_which`.
/// - `type`: The destination type.
/// - `arguments` (may be NULL): The destination's arguments; none when left out.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_destination`,
/// `invalid_arguments`, `path_refused`, `occupied`, `name_in_use`, `locked`, `unknown_entry`, `root_fixed`,
/// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_present(
    nav_client *client, const char *type, json_object *arguments, const struct nav_present_options *options,
    json_object **result, nav_error *error);

struct nav_replace_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
    /// the same name; null removes one.
    json_object *hints;
    /// The entry to replace; the top one when left out.
    const char *entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Puts a new entry in the place of another one. The presentation of the old entry is closed; the entries above it
/// stay. Calls `replace`. Result: The navigator and the entry that show the destination now. For
/// `nav_create_navigator_result_which`.
/// - `type`: The destination type.
/// - `arguments` (may be NULL): The destination's arguments; none when left out.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_destination`,
/// `invalid_arguments`, `path_refused`, `no_stack`, `at_root`, `unknown_entry`, `locked`, `name_in_use`, `occupied`,
/// `root_fixed`, `not_selectable`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
/// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
/// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`,
/// `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`.
NAV_API nav_status nav_replace(
    nav_client *client, const char *type, json_object *arguments, const struct nav_replace_options *options,
    json_object **result, nav_error *error);

struct nav_pop_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// How many entries stay.
    const int64_t *to;
    /// The lowest entry that goes; all above it go as well.
    const char *entry;
    /// The type whose nearest entry stays on top: of the path from the top down, then the navigator's root.
    const char *to_type;
    /// Whether the search for `toType` goes on at the presenters, and closes what they present; false when left out.
    const bool *presenters;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Removes entries from the top of a path, with everything that they present. The request is refused when the path has
/// fewer entries. Calls `pop`. Result: How many entries and navigators were removed. For
/// `nav_close_navigator_result_which`.
/// - `count` (may be NULL): How many entries go; 1 when nothing is given.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_entry`, `at_root`,
/// `out_of_range`, `type_not_shown`, `locked`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`,
/// `path_refused`, `root_fixed`, `not_selectable`, `no_stack`, `not_presented`, `not_owner`, `unknown_link`,
/// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
/// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`,
/// `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`.
NAV_API nav_status nav_pop(
    nav_client *client, const int64_t *count, const struct nav_pop_options *options, json_object **result,
    nav_error *error);

struct nav_pop_all_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Removes every entry from the path of a navigator. Calls `popAll`. Result: How many entries and navigators were
/// removed. For `nav_close_navigator_result_which`.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `locked`, `unknown_entry`,
/// `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `root_fixed`,
/// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_pop_all(
    nav_client *client, const struct nav_pop_all_options *options, json_object **result, nav_error *error);

struct nav_pop_any_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Empties every path of the scene. Calls `popAny`. Result: How many entries and navigators were removed. For
/// `nav_close_navigator_result_which`.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `locked`, `unknown_navigator`, `unknown_entry`,
/// `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `root_fixed`,
/// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_pop_any(
    nav_client *client, const struct nav_pop_any_options *options, json_object **result, nav_error *error);

struct nav_back_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Pops one entry. With an empty path, dismisses the navigator instead. Calls `back`. Result: How many entries and
/// navigators were removed. For `nav_close_navigator_result_which`.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `at_root`, `locked`,
/// `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`,
/// `root_fixed`, `not_selectable`, `no_stack`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_back(
    nav_client *client, const struct nav_back_options *options, json_object **result, nav_error *error);

struct nav_dismiss_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Closes this navigator, which must be a presentation. Never pops. Calls `dismiss`. Result: How many entries and
/// navigators were removed. For `nav_close_navigator_result_which`.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `not_presented`, `locked`,
/// `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`,
/// `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_dismiss(
    nav_client *client, const struct nav_dismiss_options *options, json_object **result, nav_error *error);

struct nav_dismiss_presented_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Closes the presentation over this navigator. Calls `dismissPresented`. Result: How many entries and navigators were
/// removed. For `nav_close_navigator_result_which`.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `locked`, `unknown_entry`,
/// `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `root_fixed`,
/// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_dismiss_presented(
    nav_client *client, const struct nav_dismiss_presented_options *options, json_object **result, nav_error *error);

struct nav_dismiss_children_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Closes every presentation over this navigator and over the navigators below it. Calls `dismissChildren`. Result: How
/// many entries and navigators were removed. For `nav_close_navigator_result_which`.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `locked`, `unknown_entry`,
/// `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `root_fixed`,
/// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_dismiss_children(
    nav_client *client, const struct nav_dismiss_children_options *options, json_object **result, nav_error *error);

struct nav_dismiss_any_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Closes every presentation of the scene. Calls `dismissAny`. Result: How many entries and navigators were removed.
/// For `nav_close_navigator_result_which`.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `locked`, `unknown_navigator`, `unknown_entry`,
/// `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `root_fixed`,
/// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_dismiss_any(
    nav_client *client, const struct nav_dismiss_any_options *options, json_object **result, nav_error *error);

struct nav_reset_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Closes every presentation and empties every path of the scene. Calls `reset`. Result: How many entries and
/// navigators were removed. For `nav_close_navigator_result_which`.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `locked`, `unknown_navigator`, `unknown_entry`,
/// `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `root_fixed`,
/// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_reset(
    nav_client *client, const struct nav_reset_options *options, json_object **result, nav_error *error);

struct nav_path_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// How many of the oldest entries are left out; 0 when left out.
    const int64_t *offset;
    /// Reads a part: at most this many entries, and about a megabyte of text; all when left out.
    const int64_t *limit;
    /// The `next` of the part before, in place of `offset`; it is refused with `outside_window` when its revision is
    /// not kept any more, or lies too far back.
    const char *after;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The path of a navigator, or a part of it. A part that is not the last has a `next`, which the next request gives as
/// `after`. The parts are of the revision of the first one. A path with more than `snapshot` bytes (a limit) of text
/// can only be read in parts. Calls `path.get`. Result: The entries, oldest first, and how many the whole path has. For
/// `nav_path_result_read`.
/// - `navigator` (may be NULL): Id or name of the navigator to act on; the current one when left out.
/// Errors: `unknown_scene`, `unknown_navigator`, `outside_window`.
NAV_API nav_status nav_path(
    nav_client *client, const char *navigator, const struct nav_path_options *options, json_object **result,
    nav_error *error);

struct nav_set_path_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Makes the path of a navigator these destinations, as one revision. An entry that is in both paths stays, also in
/// another order. The host checks the whole path before anything changes. Calls `path.set`. Result: The entries that
/// stand for the destinations, and how much was removed. For `nav_set_path_result_which`.
/// - `path`: The destinations, lowest first.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_destination`,
/// `invalid_arguments`, `path_refused`, `no_stack`, `locked`, `unknown_entry`, `name_in_use`, `occupied`, `root_fixed`,
/// `not_selectable`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
/// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
/// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`,
/// `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`.
NAV_API nav_status nav_set_path(
    nav_client *client, json_object *path, const struct nav_set_path_options *options, json_object **result,
    nav_error *error);

struct nav_append_path_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Pushes several destinations as one revision. Calls `path.append`. Result: The new entries. For
/// `nav_set_path_result_which`.
/// - `path`: The destinations, lowest first.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_destination`,
/// `invalid_arguments`, `path_refused`, `no_stack`, `locked`, `unknown_entry`, `name_in_use`, `occupied`, `root_fixed`,
/// `not_selectable`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
/// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
/// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`,
/// `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`.
NAV_API nav_status nav_append_path(
    nav_client *client, json_object *path, const struct nav_append_path_options *options, json_object **result,
    nav_error *error);

struct nav_insert_path_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The position of the first new entry; the path's length puts them on top.
    const int64_t *at;
    /// The entry above the new ones, in whichever path it is.
    const char *before;
    /// The entry below the new ones, in whichever path it is; a navigator's root is below its first entry.
    const char *after;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Puts new entries into a path, before or after an entry or at a position, as one revision. All other entries stay.
/// Calls `path.insert`. Result: The new entries. For `nav_set_path_result_which`.
/// - `path`: The destinations, lowest first.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_destination`,
/// `invalid_arguments`, `path_refused`, `no_stack`, `unknown_entry`, `at_root`, `out_of_range`, `name_in_use`,
/// `occupied`, `locked`, `root_fixed`, `not_selectable`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_insert_path(
    nav_client *client, json_object *path, const struct nav_insert_path_options *options, json_object **result,
    nav_error *error);

struct nav_remove_entries_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Removes entries by their ids, with everything that they present, as one revision. The entries above them stay. Calls
/// `path.remove`. Result: How many entries and navigators were removed. For `nav_close_navigator_result_which`.
/// - `entries`: The ids of the entries, of any paths.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_entry`, `at_root`, `path_refused`, `locked`,
/// `unknown_navigator`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `root_fixed`,
/// `not_selectable`, `no_stack`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
/// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
/// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`,
/// `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`.
NAV_API nav_status nav_remove_entries(
    nav_client *client, json_object *entries, const struct nav_remove_entries_options *options, json_object **result,
    nav_error *error);

struct nav_move_entry_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// The entry of the same path that is above it then.
    const char *before;
    /// The entry of the same path that is below it then; a navigator's root is below its first entry.
    const char *after;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Moves an entry to another place of its path. It keeps its id, and what it presents stays over it. All other entries
/// keep their order. Calls `path.move`. Result: The entry's new place. For `nav_move_entry_result_which`.
/// - `entry`: The entry to move.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_entry`, `at_root`, `no_stack`,
/// `path_refused`, `unknown_navigator`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`,
/// `locked`, `root_fixed`, `not_selectable`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_move_entry(
    nav_client *client, const char *entry, const struct nav_move_entry_options *options, json_object **result,
    nav_error *error);

struct nav_entry_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// One entry, and where it is shown. Calls `entry.get`. Result: The entry and its place. For `nav_entry_result_read`.
/// - `entry`: The entry's id.
/// Errors: `unknown_scene`, `unknown_entry`.
NAV_API nav_status nav_entry(
    nav_client *client, const char *entry, const struct nav_entry_options *options, json_object **result,
    nav_error *error);

struct nav_ask_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The message's name: one that the type declares. The module gets it. A type that declares none takes any name, or
    /// none.
    const char *name;
    /// Seconds until `provider_timeout`: the limit `question` when left out, at most the limit `questionMaximum`.
    const double *timeout;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Sends a message to the module that provides an entry, and answers what it answered. A type may declare its messages:
/// then the request names one of them, and the host checks the message with that one's schema. Other types take any
/// message. Calls `entry.ask`. Result: The answer of the module. For `nav_ask_result_read`.
/// - `entry`: The entry's id.
/// - `message`: The message: any JSON, passed on as it is.
/// Errors: `unknown_scene`, `unknown_entry`, `provider_gone`, `provider_timeout`, `provider_error`, `cancelled`,
/// `question_cycle`, `unknown_question`, `unknown_message`, `invalid_arguments`, `path_refused`, `token_reused`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`.
NAV_API nav_status nav_ask(
    nav_client *client, const char *entry, json_object *message, const struct nav_ask_options *options,
    json_object **result, nav_error *error);

struct nav_provide_content_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Where the entry leads: up to 256 links, their names all different.
    json_object *links;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Supplies the content and the links of an entry that this session provides. They replace what the session supplied
/// before. Content must fit the schema that the type declares for it, if it declares one. Calls `entry.provide`.
/// Result: The revision of the scene afterwards. For `nav_changed_result_read`.
/// - `entry`: The entry's id.
/// - `content` (may be NULL): Any JSON, for renderers.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_entry`, `not_owner`, `invalid_arguments`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`, `cancelled`.
NAV_API nav_status nav_provide_content(
    nav_client *client, const char *entry, json_object *content, const struct nav_provide_content_options *options,
    json_object **result, nav_error *error);

struct nav_update_entry_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// The new hints for renderers, as a whole; null for none, the old ones when left out. `NAV_NULL` is null.
    json_object *hints;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Changes the arguments, the hints, or both of an entry in place. The entry keeps its id, its place, and all that
/// belongs to it. When its arguments change and a module supplies its content, the host asks the module again; the
/// former content stays until then. Calls `entry.update`. Result: The revision of the scene afterwards. For
/// `nav_changed_result_read`.
/// - `entry`: The entry's id.
/// - `arguments` (may be NULL): The new arguments, as a whole; the old ones when left out.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_entry`, `unknown_destination`,
/// `invalid_arguments`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`, `cancelled`.
NAV_API nav_status nav_update_entry(
    nav_client *client, const char *entry, json_object *arguments, const struct nav_update_entry_options *options,
    json_object **result, nav_error *error);

struct nav_links_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The links that an entry offers. Calls `entry.links`. Result: The links, as they were supplied. For
/// `nav_links_result_read`.
/// - `entry`: The entry's id.
/// Errors: `unknown_scene`, `unknown_entry`.
NAV_API nav_status nav_links(
    nav_client *client, const char *entry, const struct nav_links_options *options, json_object **result,
    nav_error *error);

struct nav_follow_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// A value for each of the link's `placeholders`; left out for a link without any.
    json_object *values;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Shows where a link of an entry leads, as `navigate` does, on the navigator that shows the entry. A link with
/// `placeholders` takes a value for each of them. Calls `entry.follow`. Result: The navigator and the entry that show
/// the destination now. For `nav_follow_result_which`.
/// - `entry`: The entry's id.
/// - `link`: The link's name.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_entry`, `unknown_link`,
/// `unknown_destination`, `invalid_arguments`, `path_refused`, `no_stack`, `locked`, `unknown_navigator`,
/// `name_in_use`, `occupied`, `root_fixed`, `not_selectable`, `at_root`, `out_of_range`, `type_not_shown`,
/// `not_presented`, `not_owner`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`,
/// `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`,
/// `no_receiver`, `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`,
/// `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
/// `crash_budget_spent`, `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_follow(
    nav_client *client, const char *entry, const char *link, const struct nav_follow_options *options,
    json_object **result, nav_error *error);

struct nav_lock_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Protects a navigator and everything under it. Until the lock ends, the host refuses the requests that sweep the
/// scene, `undo` and `scene.close`, and every request from outside that would take it away. Its direct presenter can
/// still dismiss it. It ends with `unlock`, with its navigator, or with the session that took it. Calls `lock`. Result:
/// The navigator and the id of the lock. For `nav_lock_result_read`.
/// - `reason` (may be NULL): Why it is locked, for people; part of every refusal.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_entry`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`, `cancelled`.
NAV_API nav_status nav_lock(
    nav_client *client, const char *reason, const struct nav_lock_options *options, json_object **result,
    nav_error *error);

struct nav_unlock_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Removes a lock. Calls `unlock`. Result: The revision of the scene afterwards. For `nav_changed_result_read`.
/// - `lock`: The id that `lock` answered.
/// Errors: `unknown_scene`, `unknown_attachment`, `revision_mismatch`, `token_reused`, `activation_failed`,
/// `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`,
/// `cancelled`.
NAV_API nav_status nav_unlock(
    nav_client *client, const char *lock, const struct nav_unlock_options *options, json_object **result,
    nav_error *error);

struct nav_attachments_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Id or name of a navigator; all of them when left out.
    const char *navigator;
    /// Only attachments of this kind. The words are `NAV_ATTACHMENTS_KIND_…`.
    const char *kind;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The attachments of a navigator, or of the whole scene: locks, checkpoints, mappings, triggers, flows, and signals
/// that wait for their module. Calls `attachment.list`. Result: The attachments, oldest first. For
/// `nav_attachments_result_read`.
/// Errors: `unknown_scene`, `unknown_navigator`.
NAV_API nav_status nav_attachments(
    nav_client *client, const struct nav_attachments_options *options, json_object **result, nav_error *error);

struct nav_establish_checkpoint_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// The JSON Schema of the value to return with; any value is accepted when left out.
    json_object *value;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Names the place where the path of a navigator ends now. The checkpoint is removed when the path becomes shorter, and
/// with the navigator. The session that established it gets a signal of a return, with the value. Calls
/// `checkpoint.establish`. Result: The place of the checkpoint. For `nav_establish_checkpoint_result_read`.
/// - `checkpoint`: The checkpoint's name.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `invalid_schema`,
/// `unknown_entry`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`, `cancelled`.
NAV_API nav_status nav_establish_checkpoint(
    nav_client *client, const char *checkpoint, const struct nav_establish_checkpoint_options *options,
    json_object **result, nav_error *error);

struct nav_return_to_checkpoint_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// Any JSON that fits the schema of the checkpoint. `NAV_NULL` is null.
    json_object *value;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Returns to a checkpoint: the one on the navigator, else on the nearest navigator above; of several the highest. The
/// host closes the presentations at or below its navigator, pops to its place, and sends a signal to the session that
/// established it. The request is refused when nothing would change. Calls `checkpoint.return`. Result: The place that
/// the request returned to, and how much was removed. For `nav_return_to_checkpoint_result_which`.
/// - `checkpoint`: The checkpoint's name.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `cannot_return`,
/// `invalid_arguments`, `unknown_entry`, `unknown_destination`, `name_in_use`, `occupied`, `path_refused`, `locked`,
/// `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`,
/// `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_return_to_checkpoint(
    nav_client *client, const char *checkpoint, const struct nav_return_to_checkpoint_options *options,
    json_object **result, nav_error *error);

struct nav_can_return_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Whether `checkpoint.return` would find a checkpoint to return to, and where. Calls `checkpoint.canReturn`. Result:
/// Whether it would, and the place. For `nav_can_return_result_read`.
/// - `checkpoint`: The checkpoint's name.
/// Errors: `unknown_scene`, `unknown_navigator`.
NAV_API nav_status nav_can_return(
    nav_client *client, const char *checkpoint, const struct nav_can_return_options *options, json_object **result,
    nav_error *error);

struct nav_remove_checkpoint_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Removes the checkpoints of this name from a navigator. Calls `checkpoint.remove`. Result: The revision of the scene
/// afterwards. For `nav_changed_result_read`.
/// - `checkpoint`: The checkpoint's name.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `cannot_return`, `unknown_entry`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`, `cancelled`.
NAV_API nav_status nav_remove_checkpoint(
    nav_client *client, const char *checkpoint, const struct nav_remove_checkpoint_options *options,
    json_object **result, nav_error *error);

struct nav_add_mapping_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// The arguments that it is shown with; those of the request when left out.
    json_object *arguments;
    /// Whether the mapping holds below the navigator as well; true when left out.
    const bool *inherits;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// From now on a navigator shows another type when a request names this one: with `navigate`, `push`, `present`,
/// `replace`, `path.append` and `column.show`. The nearest mapping is applied, once. It ends with `mapping.remove`,
/// with its navigator, or with the session. Calls `mapping.add`. Result: The navigator and the id of the mapping. For
/// `nav_add_mapping_result_read`.
/// - `from`: The type that requests name.
/// - `to`: The type that is shown.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_entry`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`, `cancelled`.
NAV_API nav_status nav_add_mapping(
    nav_client *client, const char *from, const char *to, const struct nav_add_mapping_options *options,
    json_object **result, nav_error *error);

struct nav_remove_mapping_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Removes a mapping. Calls `mapping.remove`. Result: The revision of the scene afterwards. For
/// `nav_changed_result_read`.
/// - `mapping`: The id that `mapping.add` answered.
/// Errors: `unknown_scene`, `unknown_attachment`, `revision_mismatch`, `token_reused`, `activation_failed`,
/// `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`,
/// `cancelled`.
NAV_API nav_status nav_remove_mapping(
    nav_client *client, const char *mapping, const struct nav_remove_mapping_options *options, json_object **result,
    nav_error *error);

struct nav_bind_trigger_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Keeps an operation under a name on a navigator; `trigger.set` carries it out there. An operation that could never be
/// carried out is refused now. The trigger ends with `trigger.unbind`, with its navigator, or with the session. Calls
/// `trigger.bind`. Result: The navigator and the id of the trigger. For `nav_bind_trigger_result_read`.
/// - `trigger`: The trigger's name.
/// - `operation`: Any operation but those of triggers, or `send`. It acts on the trigger's navigator when it names
/// none.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `invalid_schema`,
/// `unknown_entry`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`, `cancelled`.
NAV_API nav_status nav_bind_trigger(
    nav_client *client, const char *trigger, json_object *operation, const struct nav_bind_trigger_options *options,
    json_object **result, nav_error *error);

struct nav_set_trigger_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Carries out the operation of a trigger and resets the trigger, in the same revision. A sequence that the operation
/// begins comes after that revision. Calls `trigger.set`. Result: The answer of the operation. For
/// `nav_set_trigger_result_which`.
/// - `trigger`: The trigger's name.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_trigger`,
/// `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `locked`,
/// `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`,
/// `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_set_trigger(
    nav_client *client, const char *trigger, const struct nav_set_trigger_options *options, json_object **result,
    nav_error *error);

struct nav_unbind_trigger_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Removes a trigger. Calls `trigger.unbind`. Result: The revision of the scene afterwards. For
/// `nav_changed_result_read`.
/// - `trigger`: The trigger's name.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_trigger`,
/// `unknown_entry`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`, `cancelled`.
NAV_API nav_status nav_unbind_trigger(
    nav_client *client, const char *trigger, const struct nav_unbind_trigger_options *options, json_object **result,
    nav_error *error);

struct nav_start_flow_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// The module that drives it; the session's own when left out. Another module gets the signal `flow.started`.
    const char *module;
    /// A checkpoint on the navigator or above, to return to; the end of the path now when left out.
    const char *checkpoint;
    /// The JSON Schema of the value that completes it; any value is accepted when left out.
    json_object *schema;
    /// Any JSON that the flow keeps for its driver; null for nothing. `NAV_NULL` is null.
    json_object *data;
    /// The destination type of the first step.
    const char *type;
    /// The destination's arguments; none when left out.
    json_object *arguments;
    /// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
    /// the same name; null removes one.
    json_object *hints;
    /// How the first step is shown; the type's method when left out.
    const char *method;
    /// Whether the answer waits for the end of the flow: `completed`, `cancelled`, `failed` or `redirected`.
    const bool *for_result;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Starts a flow: a sequence of steps that ends where it began, or at a checkpoint, whatever was shown meanwhile. A
/// flow of a module outlives the module's process. A flow without a module belongs to the session and ends with it.
/// `type` is the first step, shown in the same revision. When the module declared a flow of this name with
/// `module.register`, the flow has from there what the request leaves out. Calls `flow.start`. Result: The flow, the
/// place that it returns to, and where its first step is shown. For `nav_start_flow_result_which`.
/// - `name`: The flow's name; several flows may have the same.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_destination`,
/// `invalid_arguments`, `path_refused`, `no_stack`, `cannot_return`, `invalid_schema`, `unknown_module`, `locked`,
/// `unknown_entry`, `name_in_use`, `occupied`, `root_fixed`, `not_selectable`, `at_root`, `out_of_range`,
/// `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `unknown_trigger`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_start_flow(
    nav_client *client, const char *name, const struct nav_start_flow_options *options, json_object **result,
    nav_error *error);

struct nav_next_step_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of a navigator at or below that of the flow; the one in front when left out.
    const char *navigator;
    /// The entry that the request comes from: the step is shown on the navigator that shows it.
    const char *from_entry;
    /// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
    /// the same name; null removes one.
    json_object *hints;
    /// How the step is shown; the type's method when left out.
    const char *method;
    /// Any JSON that the flow keeps; null for nothing. Left out, the data stays. `NAV_NULL` is null.
    json_object *data;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Shows the next step of a flow, in front of the place where the flow began: on the navigator that is presented over
/// that one, or selected below it, as far as that goes. With `data`, the flow keeps that in the same revision. Only the
/// driver of the flow may do so. Calls `flow.next`. Result: The navigator and the entry that show the destination now.
/// For `nav_create_navigator_result_which`.
/// - `flow`: The id that `flow.start` answered.
/// - `type`: The destination type.
/// - `arguments` (may be NULL): The destination's arguments; none when left out.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `unknown_destination`,
/// `invalid_arguments`, `path_refused`, `no_stack`, `unknown_attachment`, `not_flow_owner`, `outside_flow`, `locked`,
/// `unknown_entry`, `name_in_use`, `occupied`, `root_fixed`, `not_selectable`, `at_root`, `out_of_range`,
/// `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `invalid_schema`, `cannot_return`,
/// `unknown_trigger`, `unknown_module`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_next_step(
    nav_client *client, const char *flow, const char *type, json_object *arguments,
    const struct nav_next_step_options *options, json_object **result, nav_error *error);

struct nav_update_flow_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Replaces the data that a flow keeps for its driver. Only the driver of the flow may do so. Calls `flow.update`.
/// Result: The revision of the scene afterwards. For `nav_changed_result_read`.
/// - `flow`: The id that `flow.start` answered.
/// - `data`: Any JSON that the flow keeps; null for nothing.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_attachment`, `not_flow_owner`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`, `cancelled`.
NAV_API nav_status nav_update_flow(
    nav_client *client, const char *flow, json_object *data, const struct nav_update_flow_options *options,
    json_object **result, nav_error *error);

struct nav_complete_flow_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Any JSON that fits the schemas of the flow and of its checkpoint. `NAV_NULL` is null.
    json_object *value;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Ends a flow that reached its goal. The host closes the presentations at or below the place where the flow began,
/// pops to that place, and sends a signal with the value to the session that started it, and to the session that
/// established its checkpoint. Only the driver of the flow may do so. Calls `flow.complete`. Result: The place that the
/// flow returned to, and how much was removed. For `nav_return_to_checkpoint_result_which`.
/// - `flow`: The id that `flow.start` answered.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_attachment`, `not_flow_owner`,
/// `invalid_arguments`, `unknown_navigator`, `unknown_entry`, `unknown_destination`, `name_in_use`, `occupied`,
/// `path_refused`, `locked`, `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`,
/// `not_presented`, `not_owner`, `unknown_link`, `invalid_schema`, `cannot_return`, `unknown_trigger`,
/// `unknown_module`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_complete_flow(
    nav_client *client, const char *flow, const struct nav_complete_flow_options *options, json_object **result,
    nav_error *error);

struct nav_cancel_flow_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Ends a flow without a value, as `flow.complete` does. Every session may do so, also while the flow's module is away.
/// Calls `flow.cancel`. Result: The place that the flow returned to, and how much was removed. For
/// `nav_return_to_checkpoint_result_which`.
/// - `flow`: The id that `flow.start` answered.
/// - `reason` (may be NULL): Why, for people; 1,024 bytes at most.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_attachment`, `unknown_navigator`,
/// `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `locked`,
/// `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`,
/// `not_owner`, `unknown_link`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_cancel_flow(
    nav_client *client, const char *flow, const char *reason, const struct nav_cancel_flow_options *options,
    json_object **result, nav_error *error);

struct nav_fail_flow_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Any JSON; the signal has it. `NAV_NULL` is null.
    json_object *data;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Ends a flow that cannot go on, as `flow.complete` does, and says why. Only the driver of the flow may do so. Calls
/// `flow.fail`. Result: The place that the flow returned to, and how much was removed. For
/// `nav_return_to_checkpoint_result_which`.
/// - `flow`: The id that `flow.start` answered.
/// - `reason`: Why, for people; 1,024 bytes at most.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_attachment`, `not_flow_owner`,
/// `unknown_navigator`, `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`,
/// `path_refused`, `locked`, `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`,
/// `not_presented`, `not_owner`, `unknown_link`, `invalid_schema`, `cannot_return`, `unknown_trigger`,
/// `unknown_module`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_fail_flow(
    nav_client *client, const char *flow, const char *reason, const struct nav_fail_flow_options *options,
    json_object **result, nav_error *error);

struct nav_flows_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Only flows that this module drives.
    const char *module;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The flows of a scene. Calls `flow.list`. Result: The flows, oldest first. For `nav_flows_result_read`.
/// Errors: `unknown_scene`.
NAV_API nav_status nav_flows(
    nav_client *client, const struct nav_flows_options *options, json_object **result, nav_error *error);

struct nav_flow_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// One flow, with the data that it keeps. Calls `flow.get`. Result: The flow. For `nav_flow_result_read`.
/// - `flow`: The id that `flow.start` answered.
/// Errors: `unknown_scene`, `unknown_attachment`.
NAV_API nav_status nav_flow(
    nav_client *client, const char *flow, const struct nav_flow_options *options, json_object **result,
    nav_error *error);

struct nav_show_column_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
    /// the same name; null removes one.
    json_object *hints;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Shows a destination in the next column: the next stack of the same parent. That stack then holds this destination
/// only and comes to the front, and the stacks after it are emptied. Without a type, all columns after this one are
/// emptied. Calls `column.show`. Result: The navigator and the entry that show the destination now. For
/// `nav_create_navigator_result_which`.
/// - `type` (may be NULL): The destination type; without it, the columns after this one are emptied.
/// - `arguments` (may be NULL): The destination's arguments; none when left out.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`, `no_column`,
/// `unknown_destination`, `invalid_arguments`, `path_refused`, `locked`, `unknown_entry`, `name_in_use`, `occupied`,
/// `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`,
/// `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`,
/// `unknown_module`, `not_flow_owner`, `outside_flow`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_show_column(
    nav_client *client, const char *type, json_object *arguments, const struct nav_show_column_options *options,
    json_object **result, nav_error *error);

struct nav_answer_alert_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Any JSON; the signal has it. `NAV_NULL` is null.
    json_object *value;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Answers an alert or a dialog with one of its buttons, which closes it. The session that showed it gets a signal. The
/// request names the entry, so that an answer for another alert never closes this one. Calls `answer`. Result: How many
/// entries and navigators were removed. For `nav_close_navigator_result_which`.
/// - `entry`: The entry's id.
/// - `answer`: The `answer` of the button.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_entry`, `no_alert`, `unknown_answer`,
/// `locked`, `unknown_navigator`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`,
/// `path_refused`, `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`,
/// `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`,
/// `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_answer_alert(
    nav_client *client, const char *entry, const char *answer, const struct nav_answer_alert_options *options,
    json_object **result, nav_error *error);

struct nav_close_entry_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Any JSON; the signal has it. `NAV_NULL` is null.
    json_object *value;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Closes what an entry shows, at any depth: a pushed entry with all entries above it, a presented entry with its
/// navigator. It is for a child that knows its own entry and not its presenter. The session that showed the entry gets
/// a signal with the value. Calls `entry.close`. Result: How many entries and navigators were removed. For
/// `nav_close_navigator_result_which`.
/// - `entry`: The entry's id.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_entry`, `at_root`, `locked`,
/// `unknown_navigator`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`,
/// `root_fixed`, `not_selectable`, `no_stack`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_close_entry(
    nav_client *client, const char *entry, const struct nav_close_entry_options *options, json_object **result,
    nav_error *error);

struct nav_state_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Id or name of the navigator; the root when left out.
    const char *navigator;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The whole nested state of a navigator, the root when none is named, as a value that `state.set` takes. It may have
/// `snapshot` bytes (a limit); read a larger one in parts with `tree.get` or `path.get`. Calls `state.get`. Result: The
/// state. For `nav_state_result_read`.
/// Errors: `unknown_scene`, `unknown_navigator`.
NAV_API nav_status nav_state(
    nav_client *client, const struct nav_state_options *options, json_object **result, nav_error *error);

struct nav_set_state_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator; the root when left out.
    const char *navigator;
    /// The entry that the request comes from, for the cause only. It does not say which navigator is meant.
    const char *from_entry;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Makes a navigator, the root when none is named, and everything below it what a state says, as one revision.
/// Navigators and entries that agree already keep their ids. The host refuses a state as a whole and lists every
/// problem. Calls `state.set`. Result: How many entries and navigators were removed. For `nav_set_state_result_which`.
/// - `state`: The navigators, parents before children; the first is `navigator`.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_navigator`, `invalid_state`, `locked`,
/// `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`,
/// `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`,
/// `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`,
/// `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_set_state(
    nav_client *client, json_object *state, const struct nav_set_state_options *options, json_object **result,
    nav_error *error);

struct nav_transaction_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Carries several operations out as one revision, or none of them. A refusal is that of one operation, with its number
/// as `operation`. Calls `transaction`. Result: The answer of each operation, and the revision. For
/// `nav_transaction_result_which`.
/// - `operations`: 1 to 256 (the limit `batch`) operations on the scene's tree, in order.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `cannot_wait`, `unknown_navigator`, `unknown_entry`,
/// `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `locked`, `root_fixed`,
/// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
/// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
/// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_transaction(
    nav_client *client, json_object *operations, const struct nav_transaction_options *options, json_object **result,
    nav_error *error);

struct nav_plan_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Tells the effect of a transaction without carrying it out: its changes or its refusal, the locks that refuse it, and
/// the guards that the host would ask. Calls `plan`. Result: The changes when they are allowed, else the refusal. For
/// `nav_plan_result_read`.
/// - `operations`: 1 to 256 (the limit `batch`) operations on the scene's tree, in order.
/// Errors: `unknown_scene`, `revision_mismatch`.
NAV_API nav_status nav_plan(
    nav_client *client, json_object *operations, const struct nav_plan_options *options, json_object **result,
    nav_error *error);

struct nav_describe_rules_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// `dot` or `mermaid` for the edges as a graph; `json` when left out. The words are `NAV_DESCRIBE_RULES_FORMAT_…`.
    const char *format;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Which types may stand on which: the roles and rules of all types; the edges that follow for types that say what they
/// stand on; the types that may stand anywhere (`open`), those that nothing leads to (`unreachable`), and those that
/// nothing leads out of (`deadEnds`). Or the edges as a graph. Calls `rules.describe`. Result: The rules, or a graph of
/// them as text. For `nav_describe_rules_result_which`.
NAV_API nav_status nav_describe_rules(
    nav_client *client, const struct nav_describe_rules_options *options, json_object **result, nav_error *error);

struct nav_check_rules_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The places of a scene that break a rule now, once for each part, and the restored entries whose arguments do not fit
/// their types: rules and schemas may be newer than the entries. Calls `rules.check`. Result: The places, as in the
/// refusal `path_refused`. For `nav_check_rules_result_read`.
/// Errors: `unknown_scene`.
NAV_API nav_status nav_check_rules(
    nav_client *client, const struct nav_check_rules_options *options, json_object **result, nav_error *error);

struct nav_add_guard_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Types that it is about: `shop.item`, `shop.*`, or `*`. With `roles` left out too, all of them. On `select`, one
    /// of the two stacks must show such a type.
    json_object *types;
    /// Roles that it is about, in any module's types.
    json_object *roles;
    /// Only this scene; all when left out.
    const char *scene;
    /// Only this navigator and what is below it; on `select`, one of the two stacks.
    const char *navigator;
    /// Guards with a lower number are asked first; 0 when left out.
    const int64_t *order;
    /// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
    const double *timeout;
    /// The verdict when it does not answer in time, or gives an invalid answer; `deny` when left out. The words are
    /// `NAV_GUARD_DEFAULT_…`.
    const char *default_;
    /// The answer that holds while the guard's module is away: `allow`, `deny`, or `wait` until the module has added
    /// the guard again, at most for `timeout`. The guard ends with its session when left out. The words are
    /// `NAV_GUARD_AWAY_…`.
    const char *away;
    /// The module of a guard with `away`, one of this session; a session with several modules must say it.
    const char *module;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Asks this session before a request shows or removes what the guard is about, or selects another stack. The session
/// gets `guard.ask`; the request waits, and so do requests that would change the same navigators. The host asks guards
/// one after the other: by their order, then by their age. A guard ends with `guard.remove`, and with the navigator or
/// the scene that it was added for. It ends with its session as well, unless `away` says what holds while its module is
/// away. Calls `guard.add`. Result: The guard's id. For `nav_add_guard_result_read`.
/// - `name`: The name of the guard for people.
/// - `on`: When it is asked: before something is shown (`enter`), before something goes (`leave`), or before another
/// stack of a navigator comes to the front (`select`). The words are `NAV_GUARD_ON_…`.
/// Errors: `unknown_scene`, `unknown_navigator`.
NAV_API nav_status nav_add_guard(
    nav_client *client, const char *name, const char *on, const struct nav_add_guard_options *options,
    json_object **result, nav_error *error);

struct nav_remove_guard_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Removes a guard of this session, or of any module that is away. A request that waits for its vote goes on without
/// it. Calls `guard.remove`. Result: The guard's id. For `nav_add_guard_result_read`.
/// - `guard`: The guard's id.
/// Errors: `unknown_guard`, `not_owner`.
NAV_API nav_status nav_remove_guard(
    nav_client *client, const char *guard, const struct nav_remove_guard_options *options, json_object **result,
    nav_error *error);

struct nav_guards_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Only the guards that are asked about this scene.
    const char *scene;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Lists the guards, in the order in which they are asked. Calls `guard.list`. Result: The guards, in the order in
/// which they are asked. For `nav_guards_result_read`.
/// Errors: `unknown_scene`.
NAV_API nav_status nav_guards(
    nav_client *client, const struct nav_guards_options *options, json_object **result, nav_error *error);

struct nav_send_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// The sequence's name, for people: 1 to 128 bytes.
    const char *name;
    /// Whether the sequence ends with the session that sends it; false when left out.
    const bool *ephemeral;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Sends values one after the other. Each goes to the receiver that is nearest to the current navigator, and its answer
/// says how the sequence goes on. The host answers once, at the end. When the sender's connection ends, the host still
/// sends the rest, unless the sequence is `ephemeral`. Calls `send`. Result: The outcome of each value, in the order in
/// which the values were settled. For `nav_sequence_result_read`.
/// - `values`: The values, in the order in which they are sent.
/// Errors: `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `no_receiver`, `receiver_gone`,
/// `receiver_timeout`, `receiver_error`, `unknown_destination`, `invalid_arguments`, `no_stack`, `path_refused`,
/// `cancelled`, `unknown_entry`, `name_in_use`, `occupied`, `token_reused`, `locked`, `root_fixed`, `not_selectable`,
/// `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`,
/// `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`,
/// `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `denied`, `redirect_loop`, `question_cycle`,
/// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
/// `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_send(
    nav_client *client, json_object *values, const struct nav_send_options *options, json_object **result,
    nav_error *error);

struct nav_resume_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// All paused sequences of this scene; of `main` when both are left out.
    const char *scene;
    /// Only this sequence, whoever sent it.
    const char *sequence;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Lets paused sequences go on: one of them, or all of a scene. Any client may. A sequence that has gone on already is
/// left alone. Calls `resume`. Result: The sequences that go on now, oldest first. For `nav_resume_result_read`.
/// Errors: `unknown_scene`, `unknown_sequence`.
NAV_API nav_status nav_resume(
    nav_client *client, const struct nav_resume_options *options, json_object **result, nav_error *error);

struct nav_cancel_resume_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// All paused sequences of this scene; of `main` when both are left out.
    const char *scene;
    /// Only this sequence, whoever sent it.
    const char *sequence;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Ends paused sequences: one of them, or all of a scene. Their senders get the outcome `cancelled`. Calls
/// `cancelResume`. Result: The sequences that were cancelled, oldest first. For `nav_cancel_resume_result_read`.
/// Errors: `unknown_scene`, `unknown_sequence`.
NAV_API nav_status nav_cancel_resume(
    nav_client *client, const struct nav_cancel_resume_options *options, json_object **result, nav_error *error);

struct nav_sequences_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Only sequences of this scene.
    const char *scene;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Lists the sequences that have not ended, oldest first. Calls `sequence.list`. Result: The sequences, oldest first.
/// For `nav_sequences_result_read`.
/// Errors: `unknown_scene`.
NAV_API nav_status nav_sequences(
    nav_client *client, const struct nav_sequences_options *options, json_object **result, nav_error *error);

struct nav_add_receiver_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The name of a value: a module's name, a dot and a name.
    const char *value;
    /// A destination type.
    const char *type;
    /// The name of a route: a module's name, a dot and a name.
    const char *route;
    /// Id or name of the navigator where it stands; behind all others when left out.
    const char *navigator;
    /// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
    const char *scene;
    /// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
    const double *timeout;
    /// Receives without being asked.
    json_object *auto_;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Takes part in what is sent. The host asks this session (`value.receive`) about each value of the name, destination
/// of the type, or route, unless another receiver is nearer. With `auto` the host asks nothing. A receiver ends with
/// `receiver.remove`, with its navigator, or with its session. Calls `receiver.add`. Result: The receiver as it was
/// added. For `nav_receiver_which`.
/// Errors: `unknown_scene`, `unknown_navigator`.
NAV_API nav_status nav_add_receiver(
    nav_client *client, const struct nav_add_receiver_options *options, json_object **result, nav_error *error);

struct nav_remove_receiver_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Removes a receiver of this session. It may still answer what it was asked before. Calls `receiver.remove`. Result:
/// An empty object.
/// - `receiver`: The receiver's id.
/// Errors: `unknown_receiver`.
NAV_API nav_status nav_remove_receiver(
    nav_client *client, const char *receiver, const struct nav_remove_receiver_options *options, json_object **result,
    nav_error *error);

struct nav_receivers_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Only the receivers of what is sent in this scene.
    const char *scene;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Lists the receivers, oldest first. Calls `receiver.list`. Result: The receivers, oldest first. For
/// `nav_receivers_result_read`.
/// Errors: `unknown_scene`.
NAV_API nav_status nav_receivers(
    nav_client *client, const struct nav_receivers_options *options, json_object **result, nav_error *error);

struct nav_register_url_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// A module of this session; its only one when left out.
    const char *module;
    /// The scene where the items go when the request that opens the URL names none; `main` when left out.
    const char *scene;
    /// The navigator where they go, likewise; the scene's current one when left out.
    const char *navigator;
    /// Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its text.
    json_object *to;
    /// True, in the place of `to`: the module is asked with `url.resolve`.
    const bool *ask;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Says what the URLs that fit a pattern become. Of several patterns the most concrete one counts, whatever the order
/// of registration. Two patterns that are equally concrete for some URL are refused. The same module may register the
/// same pattern again, which redefines it. A pattern ends with its module. Calls `url.register`. Result: The pattern,
/// and whether all types that it shows are registered. For `nav_register_url_result_read`.
/// - `pattern`: A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.
/// Errors: `url_conflict`, `url_pattern_invalid`, `unknown_module`, `not_owner`.
NAV_API nav_status nav_register_url(
    nav_client *client, const char *pattern, const struct nav_register_url_options *options, json_object **result,
    nav_error *error);

struct nav_unregister_url_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// A module of this session; its only one when left out.
    const char *module;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Removes a pattern of a module, or all of them. Calls `url.unregister`. Result: The patterns that were removed. For
/// `nav_unregister_url_result_read`.
/// - `pattern` (may be NULL): The pattern as it was registered; all when left out.
/// Errors: `url_unknown`, `unknown_module`, `not_owner`.
NAV_API nav_status nav_unregister_url(
    nav_client *client, const char *pattern, const struct nav_unregister_url_options *options, json_object **result,
    nav_error *error);

struct nav_url_patterns_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Only patterns of this module.
    const char *module;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Lists the URL patterns, by scheme and host, the more concrete ones first. Calls `url.list`. Result: The patterns as
/// they were registered. For `nav_url_patterns_result_read`.
/// Errors: `unknown_module`.
NAV_API nav_status nav_url_patterns(
    nav_client *client, const struct nav_url_patterns_options *options, json_object **result, nav_error *error);

struct nav_resolve_url_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; the pattern says so when left out.
    const char *scene;
    /// Id or name of the navigator to act on; the pattern says so when left out.
    const char *navigator;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Answers what a URL would become, without doing it: the items of a sequence, and where they would go. A module that
/// registered with `ask` is asked. Calls `url.resolve`. Result: The pattern that the URL fits, the values of its
/// parameters, and the items. For `nav_resolve_url_result_read`.
/// - `url`: With a scheme and a host, or a path alone, as RFC 3986 and RFC 3987 write it.
/// Errors: `url_invalid`, `url_unknown`, `provider_gone`, `provider_timeout`, `provider_error`, `cancelled`,
/// `question_cycle`, `unknown_question`.
NAV_API nav_status nav_resolve_url(
    nav_client *client, const char *url, const struct nav_resolve_url_options *options, json_object **result,
    nav_error *error);

struct nav_open_url_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; the pattern says so when left out.
    const char *scene;
    /// Id or name of the navigator to act on; the pattern says so when left out.
    const char *navigator;
    /// The entry that the request comes from: the request acts on the navigator that shows it.
    const char *from_entry;
    /// Whether the sequence ends with the session that opens the URL; false when left out.
    const bool *ephemeral;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Sends what a URL becomes, and answers as `send` does, at the end of the sequence. A module that registered with
/// `ask` is asked first. Calls `url.open`. Result: The outcome of each item, in the order in which the items were
/// settled. For `nav_sequence_result_read`.
/// - `url`: With a scheme and a host, or a path alone, as RFC 3986 and RFC 3987 write it.
/// Errors: `url_invalid`, `url_unknown`, `provider_gone`, `provider_timeout`, `provider_error`, `cancelled`,
/// `question_cycle`, `unknown_question`, `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `no_receiver`,
/// `receiver_gone`, `receiver_timeout`, `receiver_error`, `unknown_destination`, `invalid_arguments`, `no_stack`,
/// `path_refused`, `locked`, `unknown_entry`, `name_in_use`, `occupied`, `token_reused`, `root_fixed`,
/// `not_selectable`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
/// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
/// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `denied`, `redirect_loop`,
/// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
/// `module_stopped`.
NAV_API nav_status nav_open_url(
    nav_client *client, const char *url, const struct nav_open_url_options *options, json_object **result,
    nav_error *error);

struct nav_encode_url_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Items of a sequence, in place of a navigator or an entry.
    json_object *items;
    /// The entry's id, in place of a navigator.
    const char *entry;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Id or name of the navigator to act on; the current one when left out.
    const char *navigator;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Answers the URL of a place, if a pattern gives exactly that: of all that a navigator shows (its root and its path),
/// of one entry, or of items. The sweeping actions with which a pattern begins do not count. For a place it does not
/// count either how it is shown. Of several patterns the one with the fewest parameters counts. Calls `url.encode`.
/// Result: A URL that resolves to the same again. For `nav_encode_url_result_read`.
/// Errors: `url_no_link`, `unknown_scene`, `unknown_navigator`, `unknown_entry`.
NAV_API nav_status nav_encode_url(
    nav_client *client, const struct nav_encode_url_options *options, json_object **result, nav_error *error);

struct nav_history_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Only what came after this revision, the oldest first; the newest ones when left out.
    const int64_t *since;
    /// How many revisions the answer has at most; 100 when left out.
    const int64_t *limit;
    /// Only revisions that mention this entry.
    const char *entry;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The changes of a scene and their causes, oldest first, as far as the host keeps them. Calls `history.list`. Result:
/// The revisions, oldest first, and which ones are kept. For `nav_history_result_read`.
/// Errors: `unknown_scene`, `outside_window`.
NAV_API nav_status nav_history(
    nav_client *client, const struct nav_history_options *options, json_object **result, nav_error *error);

struct nav_statistics_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Only what came after this revision; all that the host keeps when left out.
    const int64_t *since;
    /// How many rows each list of the answer has at most; 100 when left out.
    const int64_t *limit;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Counts how a scene was used: for each destination type how often it was shown, for how long, and how often a person
/// turned back there. It looks at the newest revisions that the host keeps and that have at most 10000 changes
/// together. It also counts the requests that the host has refused since its start, in all scenes. Calls
/// `history.statistics`. Result: The types that were shown most often first, and the refusals. For
/// `nav_statistics_result_read`.
/// Errors: `unknown_scene`, `outside_window`.
NAV_API nav_status nav_statistics(
    nav_client *client, const struct nav_statistics_options *options, json_object **result, nav_error *error);

struct nav_undo_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// True: only navigation is undone. Without `to`, the newest revision that navigated is undone, with all after it.
    /// Content, hints and migrated arguments stay as they are, and so do locks, checkpoints, mappings, triggers and
    /// flows that came, changed or went without a navigation.
    const bool *navigation;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// The revision to go back to; the one before the newest when left out.
    const int64_t *to;
    /// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
    /// without a second effect.
    const char *token;
    /// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
    /// guard, a module or their turn; false when left out.
    const bool *replaces_pending;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Returns to how the tree was at a revision that is kept, as an ordinary change: undoing it again restores everything.
/// Restored parts of the tree have their old ids. Connected sessions and registered modules stay as they are now. Locks
/// refuse the request. Calls `undo`. Result: How many entries and navigators were removed. For
/// `nav_close_navigator_result_which`.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `outside_window`, `locked`, `cannot_undo`,
/// `path_refused`, `unknown_navigator`, `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`,
/// `occupied`, `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`,
/// `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`,
/// `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`,
/// `invalid_state`, `no_receiver`, `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`,
/// `redirect_loop`, `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
/// `crash_budget_spent`, `destination_not_registered`, `module_stopped`.
NAV_API nav_status nav_undo(
    nav_client *client, const struct nav_undo_options *options, json_object **result, nav_error *error);

struct nav_configure_scene_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Seconds between sent values.
    const double *execution_delay;
    /// The most talkative events that watches of the scene can get. The words are `NAV_VERBOSITY_…`.
    const char *verbosity;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Changes which events a scene sends, and how long it waits between sent values. A setting that is left out stays.
/// Calls `scene.configure`. Result: The configuration as it is now. For `nav_configure_scene_result_read`.
/// Errors: `unknown_scene`.
NAV_API nav_status nav_configure_scene(
    nav_client *client, const struct nav_configure_scene_options *options, json_object **result, nav_error *error);

struct nav_unwatch_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Ends a watch of this connection. Calls `unwatch`. Result: An empty object.
/// - `watch`: The watch's number on this connection.
/// Errors: `unknown_watch`.
NAV_API nav_status nav_unwatch(
    nav_client *client, int64_t watch, const struct nav_unwatch_options *options, json_object **result,
    nav_error *error);

struct nav_watches_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Only the watches of this connection.
    const char *session;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The watches of all connections, by connection and number. Calls `watch.list`. Result: The scene and filter of each
/// watch, and whether its reader is behind. For `nav_watches_result_read`.
/// Errors: `unknown_session`.
NAV_API nav_status nav_watches(
    nav_client *client, const struct nav_watches_options *options, json_object **result, nav_error *error);

struct nav_watch_host_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The last revision that the client has seen.
    const int64_t *since;
    /// The instance under which the client saw it.
    const char *instance;
    /// How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number.
    const int64_t *credit;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Answers with the scenes and their current navigators, the modules, and the renderers. Every later change of these
/// comes as one `hostChanged` notification. The host counts these changes by revisions of their own, from 0 at the
/// first `host.watch` of its life. `unwatch` ends the watch. Calls `host.watch`. Result: The watch's number on this
/// connection, and where it begins. For `nav_watch_host_result_read`.
NAV_API nav_status nav_watch_host(
    nav_client *client, const struct nav_watch_host_options *options, json_object **result, nav_error *error);

struct nav_add_credit_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Lets a watch that began with `credit` send more notifications. The waiting revisions come before the answer, in
/// order. If the host does not keep them any more, `lagged` comes instead. Calls `watch.credit`. Result: The
/// notifications that the watch may still send. For `nav_add_credit_result_read`.
/// - `watch`: The watch's number on this connection.
/// - `credit`: How many notifications more the watch may send.
/// Errors: `unknown_watch`.
NAV_API nav_status nav_add_credit(
    nav_client *client, int64_t watch, int64_t credit, const struct nav_add_credit_options *options,
    json_object **result, nav_error *error);

struct nav_report_rendering_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The place that has a person's attention; none when left out.
    json_object *focus;
    /// The parts that it could not draw; none when left out.
    json_object *undrawn;
    /// True when it draws the scene no longer; false when left out.
    const bool *ends;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Says that this connection draws a scene, where a person's attention is, and what it could not draw. The report
/// replaces the former one of the connection for the scene. It ends with the connection and with the scene. The tree
/// does not change: others see it in `renderer.list` and `host.watch`. Calls `renderer.report`. Result: Whether that is
/// news. For `nav_report_rendering_result_read`.
/// Errors: `unknown_scene`.
NAV_API nav_status nav_report_rendering(
    nav_client *client, const struct nav_report_rendering_options *options, json_object **result, nav_error *error);

struct nav_renderers_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Only the renderers of this scene; of all when left out.
    const char *scene;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The connections that draw scenes, as their last reports say, by scene and connection. Calls `renderer.list`. Result:
/// The renderers. Entries that are not there any more are left out. For `nav_renderers_result_read`.
/// Errors: `unknown_scene`.
NAV_API nav_status nav_renderers(
    nav_client *client, const struct nav_renderers_options *options, json_object **result, nav_error *error);

struct nav_fleet_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The fleet as this host knows it: the engine, the hosts, the scenes with their owners, and the modules with their
/// hosts. Reports of other hosts may be a second old. Calls `fleet.describe`. Result: The fleet. A host without one has
/// no `fleet`, and empty lists. For `nav_fleet_result_read`.
NAV_API nav_status nav_fleet(
    nav_client *client, const struct nav_fleet_options *options, json_object **result, nav_error *error);

struct nav_move_scene_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The next owner; any other host when left out.
    const char *to;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Gives a scene that a fleet shares to another host. Requests wait meanwhile, and none is lost. The answer comes when
/// the scene has its next owner. Nothing happens when the host owns it already. Calls `scene.move`. Result: The next
/// owner. It is another one than was asked for if that one did not take the scene. For `nav_move_scene_result_read`.
/// - `scene`: The name of the scene.
/// Errors: `unknown_scene`, `local_scene`, `unknown_host`.
NAV_API nav_status nav_move_scene(
    nav_client *client, const char *scene, const struct nav_move_scene_options *options, json_object **result,
    nav_error *error);

struct nav_export_scene_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// Means the scene of this host, also when its fleet shares one of the same name.
    const bool *local;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// The state of a scene as one text. `scene.import` gives it to a scene, on this host or on another one. It has the
/// navigators, the entries with their content, the checkpoints, the flows and the waiting signals. It does not have
/// what ends with a session, the history, the settings, or the states under other restoration keys. Calls
/// `scene.export`. Result: The state, and the revision that it is of. For `nav_export_scene_result_read`.
/// Errors: `unknown_scene`.
NAV_API nav_status nav_export_scene(
    nav_client *client, const struct nav_export_scene_options *options, json_object **result, nav_error *error);

struct nav_import_scene_options {
    /// Seconds that the call may take; 0 means the timeout of the client.
    double within;
    /// The scene to act on; `main` when left out.
    const char *scene;
    /// The request is refused unless the scene is at this revision.
    const int64_t *if_revision;
    /// The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.
    const int64_t *if_navigation;
    /// Means the scene of this host, also when its fleet shares one of the same name.
    const bool *local;
    /// The `state` that `scene.export` gave; an empty scene when left out.
    const char *state;
    /// Removes what the scene shows. Without it, a scene that shows something refuses the request.
    const bool *replace;
    /// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    /// session said in `hello`.
    const bool *by_person;
    /// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
    /// questions and in the causes of changes.
    const char *traceparent;
};
/// Gives a scene the state that `scene.export` has read, as one revision. Ids stay the same in a scene that was never
/// used; in others all of them are new. Guards are not asked, and a scene with a lock refuses it. Requests and
/// sequences that wait in the scene end with `cancelled`. It cannot be undone. Calls `scene.import`. Result: The change
/// of the scene, and how much was removed. For `nav_import_scene_result_read`.
/// Errors: `unknown_scene`, `revision_mismatch`, `token_reused`, `not_empty`, `locked`.
NAV_API nav_status nav_import_scene(
    nav_client *client, const struct nav_import_scene_options *options, json_object **result, nav_error *error);

#ifdef __cplusplus
}
#endif

#endif
