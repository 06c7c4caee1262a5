// Code generated from the contract of navhost by clients/generate. DO NOT EDIT.

package navhost

import "context"

// AddGuardOptions has the parameters of `guard.add` that may be left out: nil ones are.
type AddGuardOptions struct {
	// Types that it is about: `shop.item`, `shop.*`, or `*`. With `roles` left out too, all of them. On `select`,
	// one of the two stacks must show such a type.
	Types []string `json:"types,omitempty"`
	// Roles that it is about, in any module's types.
	Roles []string `json:"roles,omitempty"`
	// Only this scene; all when left out.
	Scene *string `json:"scene,omitempty"`
	// Only this navigator and what is below it; on `select`, one of the two stacks.
	Navigator *string `json:"navigator,omitempty"`
	// Guards with a lower number are asked first; 0 when left out.
	Order *int64 `json:"order,omitempty"`
	// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
	Timeout *float64 `json:"timeout,omitempty"`
	// The verdict when it does not answer in time, or gives an invalid answer; `deny` when left out.
	Default *GuardDefault `json:"default,omitempty"`
	// The answer that holds while the guard's module is away: `allow`, `deny`, or `wait` until the module has added
	// the guard again, at most for `timeout`. The guard ends with its session when left out.
	Away *GuardAway `json:"away,omitempty"`
	// The module of a guard with `away`, one of this session; a session with several modules must say it.
	Module *string `json:"module,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// AddGuard asks this session before a request shows or removes what the guard is about, or selects another stack.
// The session gets `guard.ask`; the request waits, and so do requests that would change the same navigators. The
// host asks guards one after the other: by their order, then by their age. A guard ends with `guard.remove`, and
// with the navigator or the scene that it was added for. It ends with its session as well, unless `away` says what
// holds while its module is away.
//
// Request: `guard.add`. Result: The guard's id.
//
// Errors: limit_reached, unknown_scene, unknown_navigator, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) AddGuard(ctx context.Context, name string, on GuardOn, options *AddGuardOptions) (*AddGuardResult, error) {
	return send[AddGuardResult](ctx, m, "guard.add", options, parameter{"name", name}, parameter{"on", on})
}

// RemoveGuardOptions has the parameters of `guard.remove` that may be left out: nil ones are.
type RemoveGuardOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// RemoveGuard removes a guard of this session, or of any module that is away. A request that waits for its vote
// goes on without it.
//
// Request: `guard.remove`. Result: The guard's id.
//
// Errors: unknown_guard, not_owner, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) RemoveGuard(ctx context.Context, guard string, options *RemoveGuardOptions) (*AddGuardResult, error) {
	return send[AddGuardResult](ctx, m, "guard.remove", options, parameter{"guard", guard})
}

// GuardsOptions has the parameters of `guard.list` that may be left out: nil ones are.
type GuardsOptions struct {
	// Only the guards that are asked about this scene.
	Scene *string `json:"scene,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Guards lists the guards, in the order in which they are asked.
//
// Request: `guard.list`. Result: The guards, in the order in which they are asked.
//
// Errors: unknown_scene, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Guards(ctx context.Context, options *GuardsOptions) (*GuardsResult, error) {
	return send[GuardsResult](ctx, m, "guard.list", options)
}

// SendOptions has the parameters of `send` that may be left out: nil ones are.
type SendOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Id or name of the navigator to act on; the current one when left out.
	Navigator *string `json:"navigator,omitempty"`
	// The entry that the request comes from: the request acts on the navigator that shows it.
	FromEntry *string `json:"fromEntry,omitempty"`
	// The sequence's name, for people: 1 to 128 bytes.
	Name *string `json:"name,omitempty"`
	// Whether the sequence ends with the session that sends it; false when left out.
	Ephemeral *bool `json:"ephemeral,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Send sends values one after the other. Each goes to the receiver that is nearest to the current navigator, and
// its answer says how the sequence goes on. The host answers once, at the end. When the sender's connection ends,
// the host still sends the rest, unless the sequence is `ephemeral`.
//
// Request: `send`. Result: The outcome of each value, in the order in which the values were settled.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, limit_reached, no_receiver, receiver_gone,
// receiver_timeout, receiver_error, unknown_destination, invalid_arguments, no_stack, path_refused, cancelled,
// unknown_entry, name_in_use, occupied, token_reused, locked, root_fixed, not_selectable, at_root, out_of_range,
// type_not_shown, not_presented, not_owner, unknown_link, unknown_attachment, invalid_schema, cannot_return,
// unknown_trigger, unknown_module, not_flow_owner, outside_flow, no_column, no_alert, unknown_answer,
// invalid_state, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Send(ctx context.Context, values []SentItem, options *SendOptions) (*SequenceResult, error) {
	return send[SequenceResult](ctx, m, "send", options, parameter{"values", values})
}

// ResumeOptions has the parameters of `resume` that may be left out: nil ones are.
type ResumeOptions struct {
	// All paused sequences of this scene; of `main` when both are left out.
	Scene *string `json:"scene,omitempty"`
	// Only this sequence, whoever sent it.
	Sequence *string `json:"sequence,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Resume lets paused sequences go on: one of them, or all of a scene. Any client may. A sequence that has gone on
// already is left alone.
//
// Request: `resume`. Result: The sequences that go on now, oldest first.
//
// Errors: unknown_scene, unknown_sequence, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Resume(ctx context.Context, options *ResumeOptions) (*ResumeResult, error) {
	return send[ResumeResult](ctx, m, "resume", options)
}

// CancelResumeOptions has the parameters of `cancelResume` that may be left out: nil ones are.
type CancelResumeOptions struct {
	// All paused sequences of this scene; of `main` when both are left out.
	Scene *string `json:"scene,omitempty"`
	// Only this sequence, whoever sent it.
	Sequence *string `json:"sequence,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// CancelResume ends paused sequences: one of them, or all of a scene. Their senders get the outcome `cancelled`.
//
// Request: `cancelResume`. Result: The sequences that were cancelled, oldest first.
//
// Errors: unknown_scene, unknown_sequence, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CancelResume(ctx context.Context, options *CancelResumeOptions) (*CancelResumeResult, error) {
	return send[CancelResumeResult](ctx, m, "cancelResume", options)
}

// SequencesOptions has the parameters of `sequence.list` that may be left out: nil ones are.
type SequencesOptions struct {
	// Only sequences of this scene.
	Scene *string `json:"scene,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Sequences lists the sequences that have not ended, oldest first.
//
// Request: `sequence.list`. Result: The sequences, oldest first.
//
// Errors: unknown_scene, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Sequences(ctx context.Context, options *SequencesOptions) (*SequencesResult, error) {
	return send[SequencesResult](ctx, m, "sequence.list", options)
}

// AddReceiverOptions has the parameters of `receiver.add` that may be left out: nil ones are.
type AddReceiverOptions struct {
	// The name of a value: a module's name, a dot and a name.
	Value *string `json:"value,omitempty"`
	// A destination type.
	Type *string `json:"type,omitempty"`
	// The name of a route: a module's name, a dot and a name.
	Route *string `json:"route,omitempty"`
	// Id or name of the navigator where it stands; behind all others when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
	Scene *string `json:"scene,omitempty"`
	// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
	Timeout *float64 `json:"timeout,omitempty"`
	// Receives without being asked.
	Auto *RegisterReceiversItemValueAutoAuto `json:"auto,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// AddReceiver takes part in what is sent. The host asks this session (`value.receive`) about each value of the
// name, destination of the type, or route, unless another receiver is nearer. With `auto` the host asks nothing. A
// receiver ends with `receiver.remove`, with its navigator, or with its session.
//
// Request: `receiver.add`. Result: The receiver as it was added.
//
// Errors: unknown_scene, unknown_navigator, limit_reached, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) AddReceiver(ctx context.Context, options *AddReceiverOptions) (*Receiver, error) {
	return send[Receiver](ctx, m, "receiver.add", options)
}

// RemoveReceiverOptions has the parameters of `receiver.remove` that may be left out: nil ones are.
type RemoveReceiverOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// RemoveReceiver removes a receiver of this session. It may still answer what it was asked before.
//
// Request: `receiver.remove`. Result: An empty object.
//
// Errors: unknown_receiver, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) RemoveReceiver(ctx context.Context, receiver string, options *RemoveReceiverOptions) (*UnmonitorResult, error) {
	return send[UnmonitorResult](ctx, m, "receiver.remove", options, parameter{"receiver", receiver})
}

// ReceiversOptions has the parameters of `receiver.list` that may be left out: nil ones are.
type ReceiversOptions struct {
	// Only the receivers of what is sent in this scene.
	Scene *string `json:"scene,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Receivers lists the receivers, oldest first.
//
// Request: `receiver.list`. Result: The receivers, oldest first.
//
// Errors: unknown_scene, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Receivers(ctx context.Context, options *ReceiversOptions) (*ReceiversResult, error) {
	return send[ReceiversResult](ctx, m, "receiver.list", options)
}

// RegisterURLOptions has the parameters of `url.register` that may be left out: nil ones are.
type RegisterURLOptions struct {
	// A module of this session; its only one when left out.
	Module *string `json:"module,omitempty"`
	// The scene where the items go when the request that opens the URL names none; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The navigator where they go, likewise; the scene's current one when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its text.
	To []SentItem `json:"to,omitempty"`
	// True, in the place of `to`: the module is asked with `url.resolve`.
	Ask *bool `json:"ask,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// RegisterURL says what the URLs that fit a pattern become. Of several patterns the most concrete one counts,
// whatever the order of registration. Two patterns that are equally concrete for some URL are refused. The same
// module may register the same pattern again, which redefines it. A pattern ends with its module.
//
// Request: `url.register`. Result: The pattern, and whether all types that it shows are registered.
//
// Errors: url_conflict, url_pattern_invalid, unknown_module, not_owner, limit_reached, invalid_request,
// invalid_params, too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away,
// outcome_unknown.
func (m *Methods) RegisterURL(ctx context.Context, pattern string, options *RegisterURLOptions) (*RegisterURLResult, error) {
	return send[RegisterURLResult](ctx, m, "url.register", options, parameter{"pattern", pattern})
}

// UnregisterURLOptions has the parameters of `url.unregister` that may be left out: nil ones are.
type UnregisterURLOptions struct {
	// A module of this session; its only one when left out.
	Module *string `json:"module,omitempty"`
	// The pattern as it was registered; all when left out.
	Pattern *string `json:"pattern,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// UnregisterURL removes a pattern of a module, or all of them.
//
// Request: `url.unregister`. Result: The patterns that were removed.
//
// Errors: url_unknown, unknown_module, not_owner, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) UnregisterURL(ctx context.Context, options *UnregisterURLOptions) (*UnregisterURLResult, error) {
	return send[UnregisterURLResult](ctx, m, "url.unregister", options)
}

// URLPatternsOptions has the parameters of `url.list` that may be left out: nil ones are.
type URLPatternsOptions struct {
	// Only patterns of this module.
	Module *string `json:"module,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// URLPatterns lists the URL patterns, by scheme and host, the more concrete ones first.
//
// Request: `url.list`. Result: The patterns as they were registered.
//
// Errors: unknown_module, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) URLPatterns(ctx context.Context, options *URLPatternsOptions) (*URLPatternsResult, error) {
	return send[URLPatternsResult](ctx, m, "url.list", options)
}

// ResolveURLOptions has the parameters of `url.resolve` that may be left out: nil ones are.
type ResolveURLOptions struct {
	// The scene to act on; the pattern says so when left out.
	Scene *string `json:"scene,omitempty"`
	// Id or name of the navigator to act on; the pattern says so when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// ResolveURL answers what a URL would become, without doing it: the items of a sequence, and where they would go. A
// module that registered with `ask` is asked.
//
// Request: `url.resolve`. Result: The pattern that the URL fits, the values of its parameters, and the items.
//
// Errors: url_invalid, url_unknown, limit_reached, provider_gone, provider_timeout, provider_error, cancelled,
// question_cycle, unknown_question, invalid_request, invalid_params, too_deep, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) ResolveURL(ctx context.Context, url string, options *ResolveURLOptions) (*ResolveURLResult, error) {
	return send[ResolveURLResult](ctx, m, "url.resolve", options, parameter{"url", url})
}

// OpenURLOptions has the parameters of `url.open` that may be left out: nil ones are.
type OpenURLOptions struct {
	// The scene to act on; the pattern says so when left out.
	Scene *string `json:"scene,omitempty"`
	// Id or name of the navigator to act on; the pattern says so when left out.
	Navigator *string `json:"navigator,omitempty"`
	// The entry that the request comes from: the request acts on the navigator that shows it.
	FromEntry *string `json:"fromEntry,omitempty"`
	// Whether the sequence ends with the session that opens the URL; false when left out.
	Ephemeral *bool `json:"ephemeral,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// OpenURL sends what a URL becomes, and answers as `send` does, at the end of the sequence. A module that
// registered with `ask` is asked first.
//
// Request: `url.open`. Result: The outcome of each item, in the order in which the items were settled.
//
// Errors: url_invalid, url_unknown, limit_reached, provider_gone, provider_timeout, provider_error, cancelled,
// question_cycle, unknown_question, unknown_scene, unknown_navigator, revision_mismatch, no_receiver,
// receiver_gone, receiver_timeout, receiver_error, unknown_destination, invalid_arguments, no_stack, path_refused,
// locked, unknown_entry, name_in_use, occupied, token_reused, root_fixed, not_selectable, at_root, out_of_range,
// type_not_shown, not_presented, not_owner, unknown_link, unknown_attachment, invalid_schema, cannot_return,
// unknown_trigger, unknown_module, not_flow_owner, outside_flow, no_column, no_alert, unknown_answer,
// invalid_state, denied, redirect_loop, activation_failed, activation_timeout, module_exited, crash_budget_spent,
// destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) OpenURL(ctx context.Context, url string, options *OpenURLOptions) (*SequenceResult, error) {
	return send[SequenceResult](ctx, m, "url.open", options, parameter{"url", url})
}

// EncodeURLOptions has the parameters of `url.encode` that may be left out: nil ones are.
type EncodeURLOptions struct {
	// Items of a sequence, in place of a navigator or an entry.
	Items []SentItem `json:"items,omitempty"`
	// The entry's id, in place of a navigator.
	Entry *string `json:"entry,omitempty"`
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Id or name of the navigator to act on; the current one when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// EncodeURL answers the URL of a place, if a pattern gives exactly that: of all that a navigator shows (its root
// and its path), of one entry, or of items. The sweeping actions with which a pattern begins do not count. For a
// place it does not count either how it is shown. Of several patterns the one with the fewest parameters counts.
//
// Request: `url.encode`. Result: A URL that resolves to the same again.
//
// Errors: url_no_link, unknown_scene, unknown_navigator, unknown_entry, invalid_request, invalid_params, too_deep,
// limit_reached, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) EncodeURL(ctx context.Context, options *EncodeURLOptions) (*EncodeURLResult, error) {
	return send[EncodeURLResult](ctx, m, "url.encode", options)
}

// HistoryOptions has the parameters of `history.list` that may be left out: nil ones are.
type HistoryOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Only what came after this revision, the oldest first; the newest ones when left out.
	Since *int64 `json:"since,omitempty"`
	// How many revisions the answer has at most; 100 when left out.
	Limit *int64 `json:"limit,omitempty"`
	// Only revisions that mention this entry.
	Entry *string `json:"entry,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// History calls `history.list`. The changes of a scene and their causes, oldest first, as far as the host keeps
// them.
//
// Request: `history.list`. Result: The revisions, oldest first, and which ones are kept.
//
// Errors: unknown_scene, outside_window, answer_too_large, invalid_request, invalid_params, too_deep,
// limit_reached, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) History(ctx context.Context, options *HistoryOptions) (*HistoryResult, error) {
	return send[HistoryResult](ctx, m, "history.list", options)
}

// StatisticsOptions has the parameters of `history.statistics` that may be left out: nil ones are.
type StatisticsOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Only what came after this revision; all that the host keeps when left out.
	Since *int64 `json:"since,omitempty"`
	// How many rows each list of the answer has at most; 100 when left out.
	Limit *int64 `json:"limit,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Statistics counts how a scene was used: for each destination type how often it was shown, for how long, and how
// often a person turned back there. It looks at the newest revisions that the host keeps and that have at most
// 10000 changes together. It also counts the requests that the host has refused since its start, in all scenes.
//
// Request: `history.statistics`. Result: The types that were shown most often first, and the refusals.
//
// Errors: unknown_scene, outside_window, answer_too_large, invalid_request, invalid_params, too_deep,
// limit_reached, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Statistics(ctx context.Context, options *StatisticsOptions) (*StatisticsResult, error) {
	return send[StatisticsResult](ctx, m, "history.statistics", options)
}

// UndoOptions has the parameters of `undo` that may be left out: nil ones are.
type UndoOptions struct {
	// True: only navigation is undone. Without `to`, the newest revision that navigated is undone, with all after
	// it. Content, hints and migrated arguments stay as they are, and so do locks, checkpoints, mappings, triggers
	// and flows that came, changed or went without a navigation.
	Navigation *bool `json:"navigation,omitempty"`
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// The revision to go back to; the one before the newest when left out.
	To *int64 `json:"to,omitempty"`
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether this request replaces earlier ones of the same connection on the same scene which still wait for a
	// guard, a module or their turn; false when left out.
	ReplacesPending *bool `json:"replacesPending,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Undo returns to how the tree was at a revision that is kept, as an ordinary change: undoing it again restores
// everything. Restored parts of the tree have their old ids. Connected sessions and registered modules stay as they
// are now. Locks refuse the request.
//
// Request: `undo`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, outside_window, locked, cannot_undo, path_refused,
// limit_reached, unknown_navigator, unknown_entry, unknown_destination, invalid_arguments, name_in_use, occupied,
// root_fixed, not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner,
// unknown_link, unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner,
// outside_flow, no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout,
// receiver_error, cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed,
// activation_timeout, module_exited, crash_budget_spent, destination_not_registered, module_stopped,
// invalid_request, invalid_params, too_deep, answer_too_large, shutting_down, store_failed, not_allowed,
// engine_away, outcome_unknown.
func (m *Methods) Undo(ctx context.Context, options *UndoOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "undo", options)
}

// ConfigureSceneOptions has the parameters of `scene.configure` that may be left out: nil ones are.
type ConfigureSceneOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Seconds between sent values.
	ExecutionDelay *float64 `json:"executionDelay,omitempty"`
	// The most talkative events that watches of the scene can get.
	Verbosity *Verbosity `json:"verbosity,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// ConfigureScene changes which events a scene sends, and how long it waits between sent values. A setting that is
// left out stays.
//
// Request: `scene.configure`. Result: The configuration as it is now.
//
// Errors: unknown_scene, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) ConfigureScene(ctx context.Context, options *ConfigureSceneOptions) (*ConfigureSceneResult, error) {
	return send[ConfigureSceneResult](ctx, m, "scene.configure", options)
}

// WatchOptions has the parameters of `watch` that may be left out: nil ones are.
type WatchOptions struct {
	// The scene to watch; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Only this navigator and what is below it.
	Navigator *string `json:"navigator,omitempty"`
	// The last revision that the client has seen.
	Since *int64 `json:"since,omitempty"`
	// The instance under which the client saw it.
	Instance *string `json:"instance,omitempty"`
	// Events up to this level come as well, as `event` notifications; `silent` when left out.
	Verbosity *Verbosity `json:"verbosity,omitempty"`
	// How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number.
	Credit *int64 `json:"credit,omitempty"`
	// Only these kinds of change.
	Kinds []WatchKind `json:"kinds,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Watch answers with the scene's snapshot. Every later revision then comes as one `changed` notification. With
// `since`, the watch goes on from a revision that the client has seen, if the host still keeps what came after it.
// A snapshot may have `snapshot` bytes (a limit); read a larger scene in parts with `tree.get`, and watch from
// their revision with `since`.
//
// Request: `watch`. Result: The watch's number on this connection, and where it begins.
//
// Errors: unknown_scene, unknown_navigator, limit_reached, answer_too_large, invalid_request, invalid_params,
// too_deep, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Watch(ctx context.Context, options *WatchOptions) (*WatchResult, error) {
	return send[WatchResult](ctx, m, "watch", options)
}

// UnwatchOptions has the parameters of `unwatch` that may be left out: nil ones are.
type UnwatchOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Unwatch ends a watch of this connection.
//
// Request: `unwatch`. Result: An empty object.
//
// Errors: unknown_watch, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Unwatch(ctx context.Context, watch int64, options *UnwatchOptions) (*UnmonitorResult, error) {
	return send[UnmonitorResult](ctx, m, "unwatch", options, parameter{"watch", watch})
}

// WatchesOptions has the parameters of `watch.list` that may be left out: nil ones are.
type WatchesOptions struct {
	// Only the watches of this connection.
	Session *string `json:"session,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Watches calls `watch.list`. The watches of all connections, by connection and number.
//
// Request: `watch.list`. Result: The scene and filter of each watch, and whether its reader is behind.
//
// Errors: unknown_session, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Watches(ctx context.Context, options *WatchesOptions) (*WatchesResult, error) {
	return send[WatchesResult](ctx, m, "watch.list", options)
}

// WatchHostOptions has the parameters of `host.watch` that may be left out: nil ones are.
type WatchHostOptions struct {
	// The last revision that the client has seen.
	Since *int64 `json:"since,omitempty"`
	// The instance under which the client saw it.
	Instance *string `json:"instance,omitempty"`
	// How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number.
	Credit *int64 `json:"credit,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// WatchHost answers with the scenes and their current navigators, the modules, and the renderers. Every later
// change of these comes as one `hostChanged` notification. The host counts these changes by revisions of their own,
// from 0 at the first `host.watch` of its life. `unwatch` ends the watch.
//
// Request: `host.watch`. Result: The watch's number on this connection, and where it begins.
//
// Errors: limit_reached, answer_too_large, invalid_request, invalid_params, too_deep, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) WatchHost(ctx context.Context, options *WatchHostOptions) (*WatchHostResult, error) {
	return send[WatchHostResult](ctx, m, "host.watch", options)
}

// AddCreditOptions has the parameters of `watch.credit` that may be left out: nil ones are.
type AddCreditOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// AddCredit lets a watch that began with `credit` send more notifications. The waiting revisions come before the
// answer, in order. If the host does not keep them any more, `lagged` comes instead.
//
// Request: `watch.credit`. Result: The notifications that the watch may still send.
//
// Errors: unknown_watch, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) AddCredit(ctx context.Context, watch int64, credit int64, options *AddCreditOptions) (*AddCreditResult, error) {
	return send[AddCreditResult](ctx, m, "watch.credit", options, parameter{"watch", watch}, parameter{"credit", credit})
}

// ReportRenderingOptions has the parameters of `renderer.report` that may be left out: nil ones are.
type ReportRenderingOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The place that has a person's attention; none when left out.
	Focus *RendererFocus `json:"focus,omitempty"`
	// The parts that it could not draw; none when left out.
	Undrawn []RendererGap `json:"undrawn,omitempty"`
	// True when it draws the scene no longer; false when left out.
	Ends *bool `json:"ends,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// ReportRendering says that this connection draws a scene, where a person's attention is, and what it could not
// draw. The report replaces the former one of the connection for the scene. It ends with the connection and with
// the scene. The tree does not change: others see it in `renderer.list` and `host.watch`.
//
// Request: `renderer.report`. Result: Whether that is news.
//
// Errors: unknown_scene, limit_reached, invalid_request, invalid_params, too_deep, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) ReportRendering(ctx context.Context, options *ReportRenderingOptions) (*ReportRenderingResult, error) {
	return send[ReportRenderingResult](ctx, m, "renderer.report", options)
}

// RenderersOptions has the parameters of `renderer.list` that may be left out: nil ones are.
type RenderersOptions struct {
	// Only the renderers of this scene; of all when left out.
	Scene *string `json:"scene,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Renderers calls `renderer.list`. The connections that draw scenes, as their last reports say, by scene and
// connection.
//
// Request: `renderer.list`. Result: The renderers. Entries that are not there any more are left out.
//
// Errors: unknown_scene, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Renderers(ctx context.Context, options *RenderersOptions) (*RenderersResult, error) {
	return send[RenderersResult](ctx, m, "renderer.list", options)
}

// FleetOptions has the parameters of `fleet.describe` that may be left out: nil ones are.
type FleetOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Fleet calls `fleet.describe`. The fleet as this host knows it: the engine, the hosts, the scenes with their
// owners, and the modules with their hosts. Reports of other hosts may be a second old.
//
// Request: `fleet.describe`. Result: The fleet. A host without one has no `fleet`, and empty lists.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Fleet(ctx context.Context, options *FleetOptions) (*FleetResult, error) {
	return send[FleetResult](ctx, m, "fleet.describe", options)
}

// MoveSceneOptions has the parameters of `scene.move` that may be left out: nil ones are.
type MoveSceneOptions struct {
	// The next owner; any other host when left out.
	To *string `json:"to,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// MoveScene gives a scene that a fleet shares to another host. Requests wait meanwhile, and none is lost. The
// answer comes when the scene has its next owner. Nothing happens when the host owns it already.
//
// Request: `scene.move`. Result: The next owner. It is another one than was asked for if that one did not take the
// scene.
//
// Errors: unknown_scene, local_scene, unknown_host, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) MoveScene(ctx context.Context, scene string, options *MoveSceneOptions) (*MoveSceneResult, error) {
	return send[MoveSceneResult](ctx, m, "scene.move", options, parameter{"scene", scene})
}

// ExportSceneOptions has the parameters of `scene.export` that may be left out: nil ones are.
type ExportSceneOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Means the scene of this host, also when its fleet shares one of the same name.
	Local *bool `json:"local,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// ExportScene calls `scene.export`. The state of a scene as one text. `scene.import` gives it to a scene, on this
// host or on another one. It has the navigators, the entries with their content, the checkpoints, the flows and the
// waiting signals. It does not have what ends with a session, the history, the settings, or the states under other
// restoration keys.
//
// Request: `scene.export`. Result: The state, and the revision that it is of.
//
// Errors: unknown_scene, answer_too_large, invalid_request, invalid_params, too_deep, limit_reached, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) ExportScene(ctx context.Context, options *ExportSceneOptions) (*ExportSceneResult, error) {
	return send[ExportSceneResult](ctx, m, "scene.export", options)
}

// ImportSceneOptions has the parameters of `scene.import` that may be left out: nil ones are.
type ImportSceneOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Means the scene of this host, also when its fleet shares one of the same name.
	Local *bool `json:"local,omitempty"`
	// The `state` that `scene.export` gave; an empty scene when left out.
	State *string `json:"state,omitempty"`
	// Removes what the scene shows. Without it, a scene that shows something refuses the request.
	Replace *bool `json:"replace,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// ImportScene gives a scene the state that `scene.export` has read, as one revision. Ids stay the same in a scene
// that was never used; in others all of them are new. Guards are not asked, and a scene with a lock refuses it.
// Requests and sequences that wait in the scene end with `cancelled`. It cannot be undone.
//
// Request: `scene.import`. Result: The change of the scene, and how much was removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, not_empty, locked, limit_reached, invalid_request,
// invalid_params, too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away,
// outcome_unknown.
func (m *Methods) ImportScene(ctx context.Context, options *ImportSceneOptions) (*ImportSceneResult, error) {
	return send[ImportSceneResult](ctx, m, "scene.import", options)
}
