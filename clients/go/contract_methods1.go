// Code generated from the contract of navhost by clients/generate. DO NOT EDIT.

package navhost

import (
	"context"
	"encoding/json"
)

// HelloOptions has the parameters of `hello` that may be left out: nil ones are.
type HelloOptions struct {
	// The name of the client; its first 64 characters count.
	Name *string `json:"name,omitempty"`
	// The client's version; its first 64 characters count.
	Version *string `json:"version,omitempty"`
	// The content of an identity's secret file, where the host has an access document. Other hosts ignore it.
	Secret *string `json:"secret,omitempty"`
	// The capabilities that the client needs or would use.
	Capabilities *HelloCapabilities `json:"capabilities,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Hello names the client, negotiates capabilities by name, and tells the limits. No client has to call it.
//
// Request: `hello`. Result: The host that answers, and its capabilities.
//
// Errors: missing_capability, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Hello(ctx context.Context, options *HelloOptions) (*HelloResult, error) {
	return send[HelloResult](ctx, m, "hello", options)
}

// PingOptions has the parameters of `ping` that may be left out: nil ones are.
type PingOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Ping answers at once. It tells whether the host is there, and how long a request takes.
//
// Request: `ping`. Result: Always the same.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Ping(ctx context.Context, options *PingOptions) (*PingResult, error) {
	return send[PingResult](ctx, m, "ping", options)
}

// StatusOptions has the parameters of `host.status` that may be left out: nil ones are.
type StatusOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Status calls `host.status`. How the host is: version, counts and limits.
//
// Request: `host.status`. Result: Counts, the uptime, and the limits.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Status(ctx context.Context, options *StatusOptions) (*StatusResult, error) {
	return send[StatusResult](ctx, m, "host.status", options)
}

// SessionsOptions has the parameters of `host.sessions` that may be left out: nil ones are.
type SessionsOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Sessions calls `host.sessions`. Every connection: who it is by the kernel's word, what it registered and watches,
// what it waits for, and what waits for it.
//
// Request: `host.sessions`. Result: The connections, by id.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Sessions(ctx context.Context, options *SessionsOptions) (*SessionsResult, error) {
	return send[SessionsResult](ctx, m, "host.sessions", options)
}

// MetricsOptions has the parameters of `host.metrics` that may be left out: nil ones are.
type MetricsOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Metrics calls `host.metrics`. The host in numbers since its start: counters, gauges, and how long turns took, in
// the OpenMetrics format.
//
// Request: `host.metrics`. Result: OpenMetrics text, and its media type.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Metrics(ctx context.Context, options *MetricsOptions) (*MetricsResult, error) {
	return send[MetricsResult](ctx, m, "host.metrics", options)
}

// WaitingOptions has the parameters of `host.waiting` that may be left out: nil ones are.
type WaitingOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Waiting calls `host.waiting`. The requests of all connections that are not answered yet, and the questions that
// modules have not answered. Each says what it waits for and, if there is a deadline, until when. In a fleet, those
// of shared scenes come behind the others, from all hosts; scenes whose owner cannot be reached are left out.
//
// Request: `host.waiting`. Result: The requests and the questions, each oldest first.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Waiting(ctx context.Context, options *WaitingOptions) (*WaitingResult, error) {
	return send[WaitingResult](ctx, m, "host.waiting", options)
}

// MonitorOptions has the parameters of `host.monitor` that may be left out: nil ones are.
type MonitorOptions struct {
	// Only this connection; another one of the same user.
	Session *string `json:"session,omitempty"`
	// Only what goes `in` to the host, or `out` of it.
	Directions []Direction `json:"directions,omitempty"`
	// Only these kinds of line.
	Kinds []TrafficNotificationKind `json:"kinds,omitempty"`
	// Whether the text of the lines is shown, with what is in it; true when left out.
	Lines *bool `json:"lines,omitempty"`
	// How many bytes of a line are shown; the limit `monitorLine` when left out.
	LineBytes *int64 `json:"lineBytes,omitempty"`
	// Only these methods, and the answers to them: 1 to 64 names of at most 128 bytes.
	Methods []string `json:"methods,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Monitor shows the traffic of the user's other connections as `traffic` notifications, with arguments and answers;
// root sees those of all users. A monitor does not slow the others down: a line that its reader is too slow for is
// left out, and the next notification says how many were (`dropped`).
//
// Request: `host.monitor`. Result: The monitor's number on this connection.
//
// Errors: unknown_session, other_user, limit_reached, invalid_request, invalid_params, too_deep, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Monitor(ctx context.Context, options *MonitorOptions) (*MonitorResult, error) {
	return send[MonitorResult](ctx, m, "host.monitor", options)
}

// UnmonitorOptions has the parameters of `host.unmonitor` that may be left out: nil ones are.
type UnmonitorOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Unmonitor ends a monitor of this connection.
//
// Request: `host.unmonitor`. Result: An empty object.
//
// Errors: unknown_monitor, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Unmonitor(ctx context.Context, monitor int64, options *UnmonitorOptions) (*UnmonitorResult, error) {
	return send[UnmonitorResult](ctx, m, "host.unmonitor", options, parameter{"monitor", monitor})
}

// CloseSessionOptions has the parameters of `session.close` that may be left out: nil ones are.
type CloseSessionOptions struct {
	// A sentence for its `bye`, at most 1,024 bytes.
	Message *string `json:"message,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// CloseSession ends another connection of the same user. That connection gets a `bye` with the reason
// `closed_by_request`. The request succeeds when the connection is already closed.
//
// Request: `session.close`. Result: Whether this request ended it.
//
// Errors: unknown_session, other_user, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CloseSession(ctx context.Context, session string, options *CloseSessionOptions) (*CloseSessionResult, error) {
	return send[CloseSessionResult](ctx, m, "session.close", options, parameter{"session", session})
}

// DiscoverOptions has the parameters of `rpc.discover` that may be left out: nil ones are.
type DiscoverOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Discover calls `rpc.discover`. The OpenRPC document of this host: every method, notification, question and error.
//
// Request: `rpc.discover`. Result: The document, as OpenRPC 1.3.2 describes it.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Discover(ctx context.Context, options *DiscoverOptions) (json.RawMessage, error) {
	return sendJSON(ctx, m, "rpc.discover", options)
}

// RightsOptions has the parameters of `access.describe` that may be left out: nil ones are.
type RightsOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Rights answers the identity of this session, and its grants in the host's access document. Without such a
// document, everything is allowed.
//
// Request: `access.describe`. Result: The identity and its grants.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Rights(ctx context.Context, options *RightsOptions) (*RightsResult, error) {
	return send[RightsResult](ctx, m, "access.describe", options)
}

// CheckRightOptions has the parameters of `access.check` that may be left out: nil ones are.
type CheckRightOptions struct {
	// The name of an identity.
	Identity *string `json:"identity,omitempty"`
	// The scene; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// A navigator of the scene; the whole scene when left out.
	Navigator *string `json:"navigator,omitempty"`
	// A destination type.
	Type *string `json:"type,omitempty"`
	// A module.
	Module *string `json:"module,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// CheckRight calls `access.check`. Whether an identity may do something, and by which line of the access document.
// Without `identity`, the question is about the session that asks. To ask about another identity takes the right to
// administer.
//
// Request: `access.check`. Result: Whether it may, and the line that says so.
//
// Errors: not_allowed, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down,
// store_failed, engine_away, outcome_unknown.
func (m *Methods) CheckRight(ctx context.Context, verb GrantAllow, options *CheckRightOptions) (*CheckRightResult, error) {
	return send[CheckRightResult](ctx, m, "access.check", options, parameter{"verb", verb})
}

// CancelRequestOptions has the parameters of `request.cancel` that may be left out: nil ones are.
type CancelRequestOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// CancelRequest cancels a request of the same connection that waits; that request then fails with `cancelled`. An
// unknown id is not an error.
//
// Request: `request.cancel`. Result: Whether such a request was waiting.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) CancelRequest(ctx context.Context, request any, options *CancelRequestOptions) (*CancelRequestResult, error) {
	return send[CancelRequestResult](ctx, m, "request.cancel", options, parameter{"request", request})
}

// RegisterOptions has the parameters of `module.register` that may be left out: nil ones are.
type RegisterOptions struct {
	// The module's version, for people.
	Version *string `json:"version,omitempty"`
	// The title of the module for people.
	Title *string `json:"title,omitempty"`
	// The methods of presentation that the module defines, besides the built-in ones.
	Presentations []PresentationMethod `json:"presentations,omitempty"`
	// The types are known on this navigator and below it; everywhere when left out. The nearest registration is
	// used.
	Navigator *string `json:"navigator,omitempty"`
	// The scene of `navigator`; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// True to take the name from another session of the same user, which gets `moduleLost`; false when left out.
	TakeOver *bool `json:"takeOver,omitempty"`
	// The module's guards, each as for `guard.add`.
	Guards []RegisterGuardsItem `json:"guards,omitempty"`
	// Its receivers, each as for `receiver.add`.
	Receivers []RegisterReceiversItem `json:"receivers,omitempty"`
	// Its URL patterns, each as for `url.register`.
	URLs []RegisterURLsItem `json:"urls,omitempty"`
	// Its mappings, each as for `mapping.add`, without `ifRevision` and `ifNavigation`.
	Mappings []RegisterMappingsItem `json:"mappings,omitempty"`
	// Its flows. `flow.start` with such a name takes from here what the request leaves out.
	Flows []RegisterFlowsItem `json:"flows,omitempty"`
	// True when this request is the whole module: types that it does not name end, and lists that it leaves out are
	// empty.
	Replaces *bool `json:"replaces,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Register claims a module's name for this session and registers what the module has: destination types, methods of
// presentation, guards, receivers, URL patterns, mappings and flows. The host registers all of it, or nothing when
// one part is refused. A second request of the same session adds types and redefines those that it names. Every
// other list that it gives is the module's whole list: equal parts keep their ids, and parts that are missing end.
// With `replaces` the request is the whole module. The registration ends with the session.
//
// Request: `module.register`. Result: The parts that were registered, and what the host found for them.
//
// Errors: name_taken, invalid_schema, limit_reached, unknown_scene, unknown_navigator, revision_mismatch,
// url_conflict, url_pattern_invalid, invalid_request, invalid_params, too_deep, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Register(ctx context.Context, module string, destinations []RegisteredDestination, options *RegisterOptions) (*RegisterResult, error) {
	return send[RegisterResult](ctx, m, "module.register", options, parameter{"module", module}, parameter{"destinations", destinations})
}

// UnregisterOptions has the parameters of `module.unregister` that may be left out: nil ones are.
type UnregisterOptions struct {
	// The types to remove; when left out, the module with all of its types.
	Types []string `json:"types,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Unregister removes some types of a module of this session, or the module with all of its types. The types'
// entries follow each type's `orphan` policy.
//
// Request: `module.unregister`. Result: The types that were removed.
//
// Errors: unknown_module, not_owner, unknown_destination, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Unregister(ctx context.Context, module string, options *UnregisterOptions) (*UnregisterResult, error) {
	return send[UnregisterResult](ctx, m, "module.unregister", options, parameter{"module", module})
}

// ModulesOptions has the parameters of `module.list` that may be left out: nil ones are.
type ModulesOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Modules calls `module.list`. The modules that are registered and the modules that the host can start, by name. A
// module that the host can start has a `state` and `restarts`.
//
// Request: `module.list`. Result: The modules, by name.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Modules(ctx context.Context, options *ModulesOptions) (*ModulesResult, error) {
	return send[ModulesResult](ctx, m, "module.list", options)
}

// StartModuleOptions has the parameters of `module.start` that may be left out: nil ones are.
type StartModuleOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// StartModule starts a module of the host's manifests now, however often it has failed before. The host answers at
// once. `module.list` and the events of a watch tell whether the module registers.
//
// Request: `module.start`. Result: The module's state after the request.
//
// Errors: unknown_module, not_supervised, other_user, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) StartModule(ctx context.Context, module string, options *StartModuleOptions) (*StartModuleResult, error) {
	return send[StartModuleResult](ctx, m, "module.start", options, parameter{"module", module})
}

// StopModuleOptions has the parameters of `module.stop` that may be left out: nil ones are.
type StopModuleOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// StopModule ends the process of a module that the host started. The host starts the module again when a request
// needs it.
//
// Request: `module.stop`. Result: The module's state after the request.
//
// Errors: unknown_module, not_supervised, other_user, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) StopModule(ctx context.Context, module string, options *StopModuleOptions) (*StartModuleResult, error) {
	return send[StartModuleResult](ctx, m, "module.stop", options, parameter{"module", module})
}

// RestartModuleOptions has the parameters of `module.restart` that may be left out: nil ones are.
type RestartModuleOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// RestartModule ends the process of a module that the host started, and starts it again as its manifest says now.
//
// Request: `module.restart`. Result: The module's state after the request.
//
// Errors: unknown_module, not_supervised, other_user, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) RestartModule(ctx context.Context, module string, options *RestartModuleOptions) (*StartModuleResult, error) {
	return send[StartModuleResult](ctx, m, "module.restart", options, parameter{"module", module})
}

// DestinationsOptions has the parameters of `destination.list` that may be left out: nil ones are.
type DestinationsOptions struct {
	// Only the types of this module; all when left out.
	Module *string `json:"module,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Destinations calls `destination.list`. The registered destination types, by name. Types that are registered for
// some navigators only follow, by scene and navigator. A host with more types than the limit `elements` allows
// lists those of one module at a time.
//
// Request: `destination.list`. Result: The types as they were registered.
//
// Errors: unknown_module, limit_reached, invalid_request, invalid_params, too_deep, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Destinations(ctx context.Context, options *DestinationsOptions) (*DestinationsResult, error) {
	return send[DestinationsResult](ctx, m, "destination.list", options)
}

// DestinationOptions has the parameters of `destination.get` that may be left out: nil ones are.
type DestinationOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Destination calls `destination.get`. One destination type as it was registered. A registration that holds
// everywhere comes first; else the answer is one of those for a navigator.
//
// Request: `destination.get`. Result: The type as it was registered.
//
// Errors: unknown_destination, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Destination(ctx context.Context, typ string, options *DestinationOptions) (*Destination, error) {
	return send[Destination](ctx, m, "destination.get", options, parameter{"type", typ})
}

// CreateSceneOptions has the parameters of `scene.create` that may be left out: nil ones are.
type CreateSceneOptions struct {
	// Means the scene of this host, also when its fleet shares one of the same name.
	Local *bool `json:"local,omitempty"`
	// The configuration of the scene; its navigators inherit it.
	Configuration *CreateSceneConfiguration `json:"configuration,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// CreateScene makes a scene: one more tree, with its own root, revisions and current navigator.
//
// Request: `scene.create`. Result: The scene and its root navigator.
//
// Errors: name_in_use, limit_reached, invalid_request, invalid_params, too_deep, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CreateScene(ctx context.Context, scene string, options *CreateSceneOptions) (*CreateSceneResult, error) {
	return send[CreateSceneResult](ctx, m, "scene.create", options, parameter{"scene", scene})
}

// CloseSceneOptions has the parameters of `scene.close` that may be left out: nil ones are.
type CloseSceneOptions struct {
	// Means the scene of this host, also when its fleet shares one of the same name.
	Local *bool `json:"local,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// CloseScene closes a scene, and with it its watches. The scene `main` cannot be closed, and neither can a scene
// with a lock.
//
// Request: `scene.close`. Result: The name of the closed scene.
//
// Errors: unknown_scene, root_fixed, locked, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CloseScene(ctx context.Context, scene string, options *CloseSceneOptions) (*CloseSceneResult, error) {
	return send[CloseSceneResult](ctx, m, "scene.close", options, parameter{"scene", scene})
}

// ScenesOptions has the parameters of `scene.list` that may be left out: nil ones are.
type ScenesOptions struct {
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Scenes calls `scene.list`. All scenes, by name: those of the host, and those that its fleet shares.
//
// Request: `scene.list`. Result: The scenes, by name.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Scenes(ctx context.Context, options *ScenesOptions) (*ScenesResult, error) {
	return send[ScenesResult](ctx, m, "scene.list", options)
}

// RestoreSceneOptions has the parameters of `scene.restore` that may be left out: nil ones are.
type RestoreSceneOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// RestoreScene gives a scene another restoration key. The state of the former key is set aside. The state that was
// set aside under the new key comes back; without one, the scene starts afresh with its root navigator. It is one
// revision, and nothing happens when the scene has the key already. Guards are not asked, and a scene with a lock
// refuses it. Requests and sequences that wait in the scene end with `cancelled`.
//
// Request: `scene.restore`. Result: The change of the scene.
//
// Errors: unknown_scene, revision_mismatch, token_reused, locked, limit_reached, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) RestoreScene(ctx context.Context, restorationKey string, options *RestoreSceneOptions) (*RestoreSceneResult, error) {
	return send[RestoreSceneResult](ctx, m, "scene.restore", options, parameter{"restorationKey", restorationKey})
}

// TreeOptions has the parameters of `tree.get` that may be left out: nil ones are.
type TreeOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Id or name of a navigator; the whole scene when left out.
	Navigator *string `json:"navigator,omitempty"`
	// A revision that is kept; the newest when left out.
	Revision *int64 `json:"revision,omitempty"`
	// Reads a part: at most this many entries, navigators and attachments, and about a megabyte of text.
	Limit *int64 `json:"limit,omitempty"`
	// The `next` of the part before; it is refused with `outside_window` when its revision is not kept any more, or
	// lies too far back.
	After *string `json:"after,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Tree calls `tree.get`. The whole scene, or a navigator with everything below it, as one consistent snapshot: now,
// or at a revision that is kept. With `limit`, it comes in parts: each one but the last has a `next`, which the
// next request gives as `after`, besides the same other parameters. All parts are of the revision of the first one.
// A navigator that two parts have is the same one: its `path`, `children` and `overlays` go on. Scenes with more
// than `snapshot` bytes (a limit) of text can only be read in parts.
//
// Request: `tree.get`. Result: The scene, or a part of it.
//
// Errors: unknown_scene, unknown_navigator, outside_window, answer_too_large, invalid_request, invalid_params,
// too_deep, limit_reached, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Tree(ctx context.Context, options *TreeOptions) (*Snapshot, error) {
	return send[Snapshot](ctx, m, "tree.get", options)
}

// CreateNavigatorOptions has the parameters of `navigator.create` that may be left out: nil ones are.
type CreateNavigatorOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Id or name of the navigator around it; the root when left out.
	Parent *string `json:"parent,omitempty"`
	// The entry that the request comes from: the navigator that shows it is the parent.
	FromEntry *string `json:"fromEntry,omitempty"`
	// Its kind in the tree; `stack` when left out.
	Kind *CreateNavigatorKind `json:"kind,omitempty"`
	// A name for the new navigator, unique in the scene.
	Name *string `json:"name,omitempty"`
	// How a presentation is shown; `managedSheet` when left out. Not for a stack.
	Method *string `json:"method,omitempty"`
	// The destination that the navigator shows below its path.
	Root *RequestedDestination `json:"root,omitempty"`
	// An entry of the parent's path; the stack is closed with it.
	Entry *string `json:"entry,omitempty"`
	// Whether a stack comes to the front of its parent.
	Select *bool `json:"select,omitempty"`
	// Whether it is closed when this session ends; false when left out.
	Ephemeral *bool `json:"ephemeral,omitempty"`
	// The behaviour when the parent already presents something; `replace` when left out. Not for a stack.
	IfOccupied *IfOccupied `json:"ifOccupied,omitempty"`
	// The types and roles that its path accepts; all when left out.
	Accepts *Acceptance `json:"accepts,omitempty"`
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

// CreateNavigator adds a navigator. A stack (a tab, a column) becomes the last child of its parent; the first stack
// below a navigator is selected unless `select` says otherwise. A presentation is shown over its parent by a
// module's own means.
//
// Request: `navigator.create`. Result: The new navigator, and the entry of the destination that it was made for.
//
// Errors: unknown_scene, unknown_navigator, unknown_entry, unknown_destination, invalid_arguments, name_in_use,
// occupied, revision_mismatch, limit_reached, path_refused, token_reused, locked, root_fixed, not_selectable,
// no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link, unknown_attachment,
// invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow, no_column,
// no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CreateNavigator(ctx context.Context, options *CreateNavigatorOptions) (*CreateNavigatorResult, error) {
	return send[CreateNavigatorResult](ctx, m, "navigator.create", options)
}

// CloseNavigatorOptions has the parameters of `navigator.close` that may be left out: nil ones are.
type CloseNavigatorOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Id or name of the navigator; needed without `fromEntry`.
	Navigator *string `json:"navigator,omitempty"`
	// The entry that the request comes from: the navigator that shows it is meant.
	FromEntry *string `json:"fromEntry,omitempty"`
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

// CloseNavigator closes a navigator with everything below it. The root cannot be closed.
//
// Request: `navigator.close`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, unknown_navigator, root_fixed, revision_mismatch, token_reused, locked, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, not_selectable,
// no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link, unknown_attachment,
// invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow, no_column,
// no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CloseNavigator(ctx context.Context, options *CloseNavigatorOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "navigator.close", options)
}

// SelectNavigatorOptions has the parameters of `navigator.select` that may be left out: nil ones are.
type SelectNavigatorOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Id or name of the navigator; needed without `fromEntry`.
	Navigator *string `json:"navigator,omitempty"`
	// The entry that the request comes from: the navigator that shows it is meant.
	FromEntry *string `json:"fromEntry,omitempty"`
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

// SelectNavigator brings a stack to the front of its parent. The other stacks keep their paths.
//
// Request: `navigator.select`. Result: The revision of the scene afterwards.
//
// Errors: unknown_scene, unknown_navigator, not_selectable, revision_mismatch, token_reused, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, locked, root_fixed,
// no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link, unknown_attachment,
// invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow, no_column,
// no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) SelectNavigator(ctx context.Context, options *SelectNavigatorOptions) (*SelectNavigatorResult, error) {
	return send[SelectNavigatorResult](ctx, m, "navigator.select", options)
}

// NavigatorOptions has the parameters of `navigator.get` that may be left out: nil ones are.
type NavigatorOptions struct {
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

// Navigator calls `navigator.get`. One navigator, without its path.
//
// Request: `navigator.get`. Result: The navigator.
//
// Errors: unknown_scene, unknown_navigator, answer_too_large, invalid_request, invalid_params, too_deep,
// limit_reached, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Navigator(ctx context.Context, options *NavigatorOptions) (*NavigatorState, error) {
	return send[NavigatorState](ctx, m, "navigator.get", options)
}

// FindNavigatorOptions has the parameters of `navigator.find` that may be left out: nil ones are.
type FindNavigatorOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Id or name of a navigator; looks only at it and below it.
	Below *string `json:"below,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// FindNavigator finds a navigator by its name, in the scene or below another navigator.
//
// Request: `navigator.find`. Result: The navigator.
//
// Errors: unknown_scene, unknown_navigator, answer_too_large, invalid_request, invalid_params, too_deep,
// limit_reached, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) FindNavigator(ctx context.Context, name string, options *FindNavigatorOptions) (*NavigatorState, error) {
	return send[NavigatorState](ctx, m, "navigator.find", options, parameter{"name", name})
}

// NavigateOptions has the parameters of `navigate` that may be left out: nil ones are.
type NavigateOptions struct {
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
	// The destination's arguments; none when left out.
	Arguments any `json:"arguments,omitempty"`
	// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
	// of the same name; null removes one.
	Hints any `json:"hints,omitempty"`
	// How the destination is shown; `send` leaves that to the receiver of the type.
	Method *string `json:"method,omitempty"`
	// A name for the new navigator, unique in the scene.
	Name *string `json:"name,omitempty"`
	// The behaviour when the navigator already presents something; `replace` when left out.
	IfOccupied *IfOccupied `json:"ifOccupied,omitempty"`
	// The buttons of an alert or a dialog: 1 to 16, their answers all different.
	Buttons []Button `json:"buttons,omitempty"`
	// The way of a push when the path shows the same already: `push` another (the default), go `back` to it,
	// `raise` it to the top, keep a `single` one, `replaceTop`, or `clear` the path.
	IfPresent *IfPresent `json:"ifPresent,omitempty"`
	// Whether the entry goes as soon as another is pushed over it; false when left out.
	Transient *bool `json:"transient,omitempty"`
	// Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`, `provider_gone`
	// or `redirected`.
	ForResult *bool `json:"forResult,omitempty"`
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

// Navigate shows a destination by the request's method. Without one, the method of the type applies; without that,
// `push`. The method `send` hands the destination to a receiver, like the request `send`, and the answer is that of
// the sequence.
//
// Request: `navigate`. Result: The navigator and the entry that show the destination now.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_destination,
// invalid_arguments, path_refused, limit_reached, no_stack, occupied, name_in_use, locked, unknown_entry,
// root_fixed, not_selectable, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Navigate(ctx context.Context, typ string, options *NavigateOptions) (*NavigateResult, error) {
	return send[NavigateResult](ctx, m, "navigate", options, parameter{"type", typ})
}

// PushOptions has the parameters of `push` that may be left out: nil ones are.
type PushOptions struct {
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
	// The destination's arguments; none when left out.
	Arguments any `json:"arguments,omitempty"`
	// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
	// of the same name; null removes one.
	Hints any `json:"hints,omitempty"`
	// The way of a push when the path shows the same already: `push` another (the default), go `back` to it,
	// `raise` it to the top, keep a `single` one, `replaceTop`, or `clear` the path.
	IfPresent *IfPresent `json:"ifPresent,omitempty"`
	// Whether the entry goes as soon as another is pushed over it; false when left out.
	Transient *bool `json:"transient,omitempty"`
	// Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`, `provider_gone`
	// or `redirected`.
	ForResult *bool `json:"forResult,omitempty"`
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

// Push puts a destination on top of the path of a navigator.
//
// Request: `push`. Result: The navigator and the entry that show the destination now.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_destination,
// invalid_arguments, path_refused, limit_reached, no_stack, locked, unknown_entry, name_in_use, occupied,
// root_fixed, not_selectable, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Push(ctx context.Context, typ string, options *PushOptions) (*PushResult, error) {
	return send[PushResult](ctx, m, "push", options, parameter{"type", typ})
}

// PresentOptions has the parameters of `present` that may be left out: nil ones are.
type PresentOptions struct {
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
	// The destination's arguments; none when left out.
	Arguments any `json:"arguments,omitempty"`
	// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
	// of the same name; null removes one.
	Hints any `json:"hints,omitempty"`
	// A form of presentation; when left out the type's, or `sheet` when the type has none.
	Method *string `json:"method,omitempty"`
	// A name for the new navigator, unique in the scene.
	Name *string `json:"name,omitempty"`
	// The behaviour when the navigator already presents something; `replace` when left out.
	IfOccupied *IfOccupied `json:"ifOccupied,omitempty"`
	// The buttons of an alert or a dialog: 1 to 16, their answers all different.
	Buttons []Button `json:"buttons,omitempty"`
	// The way of a push when the path shows the same already: `push` another (the default), go `back` to it,
	// `raise` it to the top, keep a `single` one, `replaceTop`, or `clear` the path.
	IfPresent *IfPresent `json:"ifPresent,omitempty"`
	// Whether the entry goes as soon as another is pushed over it; false when left out.
	Transient *bool `json:"transient,omitempty"`
	// Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`, `provider_gone`
	// or `redirected`.
	ForResult *bool `json:"forResult,omitempty"`
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

// Present shows a destination over a navigator. A navigator presents one thing at a time. Presenting what it
// presents already changes nothing.
//
// Request: `present`. Result: The navigator and the entry that show the destination now.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_destination,
// invalid_arguments, path_refused, limit_reached, occupied, name_in_use, locked, unknown_entry, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Present(ctx context.Context, typ string, options *PresentOptions) (*PushResult, error) {
	return send[PushResult](ctx, m, "present", options, parameter{"type", typ})
}

// ReplaceOptions has the parameters of `replace` that may be left out: nil ones are.
type ReplaceOptions struct {
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
	// The destination's arguments; none when left out.
	Arguments any `json:"arguments,omitempty"`
	// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
	// of the same name; null removes one.
	Hints any `json:"hints,omitempty"`
	// The entry to replace; the top one when left out.
	Entry *string `json:"entry,omitempty"`
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

// Replace puts a new entry in the place of another one. The presentation of the old entry is closed; the entries
// above it stay.
//
// Request: `replace`. Result: The navigator and the entry that show the destination now.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_destination,
// invalid_arguments, path_refused, limit_reached, no_stack, at_root, unknown_entry, locked, name_in_use, occupied,
// root_fixed, not_selectable, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Replace(ctx context.Context, typ string, options *ReplaceOptions) (*CreateNavigatorResult, error) {
	return send[CreateNavigatorResult](ctx, m, "replace", options, parameter{"type", typ})
}

// PopOptions has the parameters of `pop` that may be left out: nil ones are.
type PopOptions struct {
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
	// How many entries go; 1 when nothing is given.
	Count *int64 `json:"count,omitempty"`
	// How many entries stay.
	To *int64 `json:"to,omitempty"`
	// The lowest entry that goes; all above it go as well.
	Entry *string `json:"entry,omitempty"`
	// The type whose nearest entry stays on top: of the path from the top down, then the navigator's root.
	ToType *string `json:"toType,omitempty"`
	// Whether the search for `toType` goes on at the presenters, and closes what they present; false when left out.
	Presenters *bool `json:"presenters,omitempty"`
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

// Pop removes entries from the top of a path, with everything that they present. The request is refused when the
// path has fewer entries.
//
// Request: `pop`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_entry, at_root, out_of_range,
// type_not_shown, locked, unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached,
// path_refused, root_fixed, not_selectable, no_stack, not_presented, not_owner, unknown_link, unknown_attachment,
// invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow, no_column,
// no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Pop(ctx context.Context, options *PopOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "pop", options)
}

// PopAllOptions has the parameters of `popAll` that may be left out: nil ones are.
type PopAllOptions struct {
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

// PopAll removes every entry from the path of a navigator.
//
// Request: `popAll`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, locked, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) PopAll(ctx context.Context, options *PopAllOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "popAll", options)
}

// PopAnyOptions has the parameters of `popAny` that may be left out: nil ones are.
type PopAnyOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
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

// PopAny empties every path of the scene.
//
// Request: `popAny`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, locked, unknown_navigator, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) PopAny(ctx context.Context, options *PopAnyOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "popAny", options)
}

// BackOptions has the parameters of `back` that may be left out: nil ones are.
type BackOptions struct {
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

// Back pops one entry. With an empty path, dismisses the navigator instead.
//
// Request: `back`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, at_root, locked, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, root_fixed,
// not_selectable, no_stack, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Back(ctx context.Context, options *BackOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "back", options)
}

// DismissOptions has the parameters of `dismiss` that may be left out: nil ones are.
type DismissOptions struct {
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

// Dismiss closes this navigator, which must be a presentation. Never pops.
//
// Request: `dismiss`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, not_presented, locked, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_owner, unknown_link, unknown_attachment,
// invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow, no_column,
// no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Dismiss(ctx context.Context, options *DismissOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "dismiss", options)
}

// DismissPresentedOptions has the parameters of `dismissPresented` that may be left out: nil ones are.
type DismissPresentedOptions struct {
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

// DismissPresented closes the presentation over this navigator.
//
// Request: `dismissPresented`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, locked, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) DismissPresented(ctx context.Context, options *DismissPresentedOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "dismissPresented", options)
}

// DismissChildrenOptions has the parameters of `dismissChildren` that may be left out: nil ones are.
type DismissChildrenOptions struct {
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

// DismissChildren closes every presentation over this navigator and over the navigators below it.
//
// Request: `dismissChildren`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, locked, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) DismissChildren(ctx context.Context, options *DismissChildrenOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "dismissChildren", options)
}

// DismissAnyOptions has the parameters of `dismissAny` that may be left out: nil ones are.
type DismissAnyOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
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

// DismissAny closes every presentation of the scene.
//
// Request: `dismissAny`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, locked, unknown_navigator, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) DismissAny(ctx context.Context, options *DismissAnyOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "dismissAny", options)
}

// ResetOptions has the parameters of `reset` that may be left out: nil ones are.
type ResetOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
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

// Reset closes every presentation and empties every path of the scene.
//
// Request: `reset`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, locked, unknown_navigator, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Reset(ctx context.Context, options *ResetOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "reset", options)
}

// PathOptions has the parameters of `path.get` that may be left out: nil ones are.
type PathOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Id or name of the navigator to act on; the current one when left out.
	Navigator *string `json:"navigator,omitempty"`
	// How many of the oldest entries are left out; 0 when left out.
	Offset *int64 `json:"offset,omitempty"`
	// Reads a part: at most this many entries, and about a megabyte of text; all when left out.
	Limit *int64 `json:"limit,omitempty"`
	// The `next` of the part before, in place of `offset`; it is refused with `outside_window` when its revision is
	// not kept any more, or lies too far back.
	After *string `json:"after,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Path calls `path.get`. The path of a navigator, or a part of it. A part that is not the last has a `next`, which
// the next request gives as `after`. The parts are of the revision of the first one. A path with more than
// `snapshot` bytes (a limit) of text can only be read in parts.
//
// Request: `path.get`. Result: The entries, oldest first, and how many the whole path has.
//
// Errors: unknown_scene, unknown_navigator, outside_window, answer_too_large, invalid_request, invalid_params,
// too_deep, limit_reached, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Path(ctx context.Context, options *PathOptions) (*PathResult, error) {
	return send[PathResult](ctx, m, "path.get", options)
}

// SetPathOptions has the parameters of `path.set` that may be left out: nil ones are.
type SetPathOptions struct {
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

// SetPath makes the path of a navigator these destinations, as one revision. An entry that is in both paths stays,
// also in another order. The host checks the whole path before anything changes.
//
// Request: `path.set`. Result: The entries that stand for the destinations, and how much was removed.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_destination,
// invalid_arguments, path_refused, limit_reached, no_stack, locked, unknown_entry, name_in_use, occupied,
// root_fixed, not_selectable, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) SetPath(ctx context.Context, path []RequestedDestination, options *SetPathOptions) (*SetPathResult, error) {
	return send[SetPathResult](ctx, m, "path.set", options, parameter{"path", path})
}

// AppendPathOptions has the parameters of `path.append` that may be left out: nil ones are.
type AppendPathOptions struct {
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

// AppendPath pushes several destinations as one revision.
//
// Request: `path.append`. Result: The new entries.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_destination,
// invalid_arguments, path_refused, limit_reached, no_stack, locked, unknown_entry, name_in_use, occupied,
// root_fixed, not_selectable, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) AppendPath(ctx context.Context, path []RequestedDestination, options *AppendPathOptions) (*SetPathResult, error) {
	return send[SetPathResult](ctx, m, "path.append", options, parameter{"path", path})
}

// InsertPathOptions has the parameters of `path.insert` that may be left out: nil ones are.
type InsertPathOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Id or name of the navigator to act on; the current one when left out.
	Navigator *string `json:"navigator,omitempty"`
	// The position of the first new entry; the path's length puts them on top.
	At *int64 `json:"at,omitempty"`
	// The entry above the new ones, in whichever path it is.
	Before *string `json:"before,omitempty"`
	// The entry below the new ones, in whichever path it is; a navigator's root is below its first entry.
	After *string `json:"after,omitempty"`
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

// InsertPath puts new entries into a path, before or after an entry or at a position, as one revision. All other
// entries stay.
//
// Request: `path.insert`. Result: The new entries.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_destination,
// invalid_arguments, path_refused, limit_reached, no_stack, unknown_entry, at_root, out_of_range, name_in_use,
// occupied, locked, root_fixed, not_selectable, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) InsertPath(ctx context.Context, path []RequestedDestination, options *InsertPathOptions) (*SetPathResult, error) {
	return send[SetPathResult](ctx, m, "path.insert", options, parameter{"path", path})
}

// RemoveEntriesOptions has the parameters of `path.remove` that may be left out: nil ones are.
type RemoveEntriesOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
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

// RemoveEntries removes entries by their ids, with everything that they present, as one revision. The entries above
// them stay.
//
// Request: `path.remove`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_entry, at_root, path_refused, locked,
// unknown_navigator, unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, root_fixed,
// not_selectable, no_stack, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) RemoveEntries(ctx context.Context, entries []string, options *RemoveEntriesOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "path.remove", options, parameter{"entries", entries})
}

// MoveEntryOptions has the parameters of `path.move` that may be left out: nil ones are.
type MoveEntryOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// The entry of the same path that is above it then.
	Before *string `json:"before,omitempty"`
	// The entry of the same path that is below it then; a navigator's root is below its first entry.
	After *string `json:"after,omitempty"`
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

// MoveEntry moves an entry to another place of its path. It keeps its id, and what it presents stays over it. All
// other entries keep their order.
//
// Request: `path.move`. Result: The entry's new place.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_entry, at_root, no_stack, path_refused,
// unknown_navigator, unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, locked,
// root_fixed, not_selectable, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) MoveEntry(ctx context.Context, entry string, options *MoveEntryOptions) (*MoveEntryResult, error) {
	return send[MoveEntryResult](ctx, m, "path.move", options, parameter{"entry", entry})
}

// EntryOptions has the parameters of `entry.get` that may be left out: nil ones are.
type EntryOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Entry calls `entry.get`. One entry, and where it is shown.
//
// Request: `entry.get`. Result: The entry and its place.
//
// Errors: unknown_scene, unknown_entry, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Entry(ctx context.Context, entry string, options *EntryOptions) (*EntryResult, error) {
	return send[EntryResult](ctx, m, "entry.get", options, parameter{"entry", entry})
}

// AskOptions has the parameters of `entry.ask` that may be left out: nil ones are.
type AskOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The message's name: one that the type declares. The module gets it. A type that declares none takes any name,
	// or none.
	Name *string `json:"name,omitempty"`
	// Seconds until `provider_timeout`: the limit `question` when left out, at most the limit `questionMaximum`.
	Timeout *float64 `json:"timeout,omitempty"`
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Ask sends a message to the module that provides an entry, and answers what it answered. A type may declare its
// messages: then the request names one of them, and the host checks the message with that one's schema. Other types
// take any message.
//
// Request: `entry.ask`. Result: The answer of the module.
//
// Errors: unknown_scene, unknown_entry, provider_gone, provider_timeout, provider_error, cancelled, question_cycle,
// unknown_question, unknown_message, invalid_arguments, path_refused, token_reused, activation_failed,
// activation_timeout, module_exited, crash_budget_spent, destination_not_registered, module_stopped, limit_reached,
// invalid_request, invalid_params, too_deep, answer_too_large, shutting_down, store_failed, not_allowed,
// engine_away, outcome_unknown.
func (m *Methods) Ask(ctx context.Context, entry string, message any, options *AskOptions) (*AskResult, error) {
	return send[AskResult](ctx, m, "entry.ask", options, parameter{"entry", entry}, parameter{"message", message})
}

// ProvideContentOptions has the parameters of `entry.provide` that may be left out: nil ones are.
type ProvideContentOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Any JSON, for renderers.
	Content any `json:"content,omitempty"`
	// Where the entry leads: up to 256 links, their names all different.
	Links []ProvideContentLinksItem `json:"links,omitempty"`
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// ProvideContent supplies the content and the links of an entry that this session provides. They replace what the
// session supplied before. Content must fit the schema that the type declares for it, if it declares one.
//
// Request: `entry.provide`. Result: The revision of the scene afterwards.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_entry, limit_reached, not_owner,
// invalid_arguments, activation_failed, activation_timeout, module_exited, crash_budget_spent,
// destination_not_registered, module_stopped, cancelled, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) ProvideContent(ctx context.Context, entry string, options *ProvideContentOptions) (*ChangedResult, error) {
	return send[ChangedResult](ctx, m, "entry.provide", options, parameter{"entry", entry})
}

// UpdateEntryOptions has the parameters of `entry.update` that may be left out: nil ones are.
type UpdateEntryOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// The new arguments, as a whole; the old ones when left out.
	Arguments any `json:"arguments,omitempty"`
	// The new hints for renderers, as a whole; null for none, the old ones when left out.
	Hints any `json:"hints,omitempty"`
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// UpdateEntry changes the arguments, the hints, or both of an entry in place. The entry keeps its id, its place,
// and all that belongs to it. When its arguments change and a module supplies its content, the host asks the module
// again; the former content stays until then.
//
// Request: `entry.update`. Result: The revision of the scene afterwards.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_entry, unknown_destination, invalid_arguments,
// limit_reached, activation_failed, activation_timeout, module_exited, crash_budget_spent,
// destination_not_registered, module_stopped, cancelled, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) UpdateEntry(ctx context.Context, entry string, options *UpdateEntryOptions) (*ChangedResult, error) {
	return send[ChangedResult](ctx, m, "entry.update", options, parameter{"entry", entry})
}

// LinksOptions has the parameters of `entry.links` that may be left out: nil ones are.
type LinksOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Links calls `entry.links`. The links that an entry offers.
//
// Request: `entry.links`. Result: The links, as they were supplied.
//
// Errors: unknown_scene, unknown_entry, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Links(ctx context.Context, entry string, options *LinksOptions) (*LinksResult, error) {
	return send[LinksResult](ctx, m, "entry.links", options, parameter{"entry", entry})
}

// FollowOptions has the parameters of `entry.follow` that may be left out: nil ones are.
type FollowOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// A value for each of the link's `placeholders`; left out for a link without any.
	Values any `json:"values,omitempty"`
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

// Follow shows where a link of an entry leads, as `navigate` does, on the navigator that shows the entry. A link
// with `placeholders` takes a value for each of them.
//
// Request: `entry.follow`. Result: The navigator and the entry that show the destination now.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_entry, limit_reached, unknown_link,
// unknown_destination, invalid_arguments, path_refused, no_stack, locked, unknown_navigator, name_in_use, occupied,
// root_fixed, not_selectable, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_attachment,
// invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow, no_column,
// no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Follow(ctx context.Context, entry string, link string, options *FollowOptions) (*FollowResult, error) {
	return send[FollowResult](ctx, m, "entry.follow", options, parameter{"entry", entry}, parameter{"link", link})
}

// LockOptions has the parameters of `lock` that may be left out: nil ones are.
type LockOptions struct {
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
	// Why it is locked, for people; part of every refusal.
	Reason *string `json:"reason,omitempty"`
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Lock protects a navigator and everything under it. Until the lock ends, the host refuses the requests that sweep
// the scene, `undo` and `scene.close`, and every request from outside that would take it away. Its direct presenter
// can still dismiss it. It ends with `unlock`, with its navigator, or with the session that took it.
//
// Request: `lock`. Result: The navigator and the id of the lock.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, limit_reached, unknown_entry,
// activation_failed, activation_timeout, module_exited, crash_budget_spent, destination_not_registered,
// module_stopped, cancelled, invalid_request, invalid_params, too_deep, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Lock(ctx context.Context, options *LockOptions) (*LockResult, error) {
	return send[LockResult](ctx, m, "lock", options)
}

// UnlockOptions has the parameters of `unlock` that may be left out: nil ones are.
type UnlockOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Unlock removes a lock.
//
// Request: `unlock`. Result: The revision of the scene afterwards.
//
// Errors: unknown_scene, unknown_attachment, revision_mismatch, token_reused, activation_failed,
// activation_timeout, module_exited, crash_budget_spent, destination_not_registered, module_stopped, cancelled,
// limit_reached, invalid_request, invalid_params, too_deep, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) Unlock(ctx context.Context, lock string, options *UnlockOptions) (*ChangedResult, error) {
	return send[ChangedResult](ctx, m, "unlock", options, parameter{"lock", lock})
}

// AttachmentsOptions has the parameters of `attachment.list` that may be left out: nil ones are.
type AttachmentsOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Id or name of a navigator; all of them when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Only attachments of this kind.
	Kind *AttachmentsKind `json:"kind,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Attachments calls `attachment.list`. The attachments of a navigator, or of the whole scene: locks, checkpoints,
// mappings, triggers, flows, and signals that wait for their module.
//
// Request: `attachment.list`. Result: The attachments, oldest first.
//
// Errors: unknown_scene, unknown_navigator, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Attachments(ctx context.Context, options *AttachmentsOptions) (*AttachmentsResult, error) {
	return send[AttachmentsResult](ctx, m, "attachment.list", options)
}

// EstablishCheckpointOptions has the parameters of `checkpoint.establish` that may be left out: nil ones are.
type EstablishCheckpointOptions struct {
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
	// The JSON Schema of the value to return with; any value is accepted when left out.
	Value any `json:"value,omitempty"`
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// EstablishCheckpoint names the place where the path of a navigator ends now. The checkpoint is removed when the
// path becomes shorter, and with the navigator. The session that established it gets a signal of a return, with the
// value.
//
// Request: `checkpoint.establish`. Result: The place of the checkpoint.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, limit_reached, invalid_schema,
// unknown_entry, activation_failed, activation_timeout, module_exited, crash_budget_spent,
// destination_not_registered, module_stopped, cancelled, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) EstablishCheckpoint(ctx context.Context, checkpoint string, options *EstablishCheckpointOptions) (*EstablishCheckpointResult, error) {
	return send[EstablishCheckpointResult](ctx, m, "checkpoint.establish", options, parameter{"checkpoint", checkpoint})
}

// ReturnToCheckpointOptions has the parameters of `checkpoint.return` that may be left out: nil ones are.
type ReturnToCheckpointOptions struct {
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
	// Any JSON that fits the schema of the checkpoint.
	Value any `json:"value,omitempty"`
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

// ReturnToCheckpoint returns to a checkpoint: the one on the navigator, else on the nearest navigator above; of
// several the highest. The host closes the presentations at or below its navigator, pops to its place, and sends a
// signal to the session that established it. The request is refused when nothing would change.
//
// Request: `checkpoint.return`. Result: The place that the request returned to, and how much was removed.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, cannot_return, invalid_arguments,
// unknown_entry, unknown_destination, name_in_use, occupied, limit_reached, path_refused, locked, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, unknown_trigger, unknown_module, not_flow_owner, outside_flow, no_column,
// no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) ReturnToCheckpoint(ctx context.Context, checkpoint string, options *ReturnToCheckpointOptions) (*ReturnToCheckpointResult, error) {
	return send[ReturnToCheckpointResult](ctx, m, "checkpoint.return", options, parameter{"checkpoint", checkpoint})
}

// CanReturnOptions has the parameters of `checkpoint.canReturn` that may be left out: nil ones are.
type CanReturnOptions struct {
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

// CanReturn calls `checkpoint.canReturn`. Whether `checkpoint.return` would find a checkpoint to return to, and
// where.
//
// Request: `checkpoint.canReturn`. Result: Whether it would, and the place.
//
// Errors: unknown_scene, unknown_navigator, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CanReturn(ctx context.Context, checkpoint string, options *CanReturnOptions) (*CanReturnResult, error) {
	return send[CanReturnResult](ctx, m, "checkpoint.canReturn", options, parameter{"checkpoint", checkpoint})
}

// RemoveCheckpointOptions has the parameters of `checkpoint.remove` that may be left out: nil ones are.
type RemoveCheckpointOptions struct {
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
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// RemoveCheckpoint removes the checkpoints of this name from a navigator.
//
// Request: `checkpoint.remove`. Result: The revision of the scene afterwards.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, cannot_return, unknown_entry,
// activation_failed, activation_timeout, module_exited, crash_budget_spent, destination_not_registered,
// module_stopped, cancelled, limit_reached, invalid_request, invalid_params, too_deep, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) RemoveCheckpoint(ctx context.Context, checkpoint string, options *RemoveCheckpointOptions) (*ChangedResult, error) {
	return send[ChangedResult](ctx, m, "checkpoint.remove", options, parameter{"checkpoint", checkpoint})
}

// AddMappingOptions has the parameters of `mapping.add` that may be left out: nil ones are.
type AddMappingOptions struct {
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
	// The arguments that it is shown with; those of the request when left out.
	Arguments any `json:"arguments,omitempty"`
	// Whether the mapping holds below the navigator as well; true when left out.
	Inherits *bool `json:"inherits,omitempty"`
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// AddMapping calls `mapping.add`. From now on a navigator shows another type when a request names this one: with
// `navigate`, `push`, `present`, `replace`, `path.append` and `column.show`. The nearest mapping is applied, once.
// It ends with `mapping.remove`, with its navigator, or with the session.
//
// Request: `mapping.add`. Result: The navigator and the id of the mapping.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, limit_reached, unknown_entry,
// activation_failed, activation_timeout, module_exited, crash_budget_spent, destination_not_registered,
// module_stopped, cancelled, invalid_request, invalid_params, too_deep, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) AddMapping(ctx context.Context, from string, to string, options *AddMappingOptions) (*AddMappingResult, error) {
	return send[AddMappingResult](ctx, m, "mapping.add", options, parameter{"from", from}, parameter{"to", to})
}

// RemoveMappingOptions has the parameters of `mapping.remove` that may be left out: nil ones are.
type RemoveMappingOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// RemoveMapping removes a mapping.
//
// Request: `mapping.remove`. Result: The revision of the scene afterwards.
//
// Errors: unknown_scene, unknown_attachment, revision_mismatch, token_reused, activation_failed,
// activation_timeout, module_exited, crash_budget_spent, destination_not_registered, module_stopped, cancelled,
// limit_reached, invalid_request, invalid_params, too_deep, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) RemoveMapping(ctx context.Context, mapping string, options *RemoveMappingOptions) (*ChangedResult, error) {
	return send[ChangedResult](ctx, m, "mapping.remove", options, parameter{"mapping", mapping})
}

// BindTriggerOptions has the parameters of `trigger.bind` that may be left out: nil ones are.
type BindTriggerOptions struct {
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
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// BindTrigger keeps an operation under a name on a navigator; `trigger.set` carries it out there. An operation that
// could never be carried out is refused now. The trigger ends with `trigger.unbind`, with its navigator, or with
// the session.
//
// Request: `trigger.bind`. Result: The navigator and the id of the trigger.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, limit_reached, invalid_schema,
// unknown_entry, activation_failed, activation_timeout, module_exited, crash_budget_spent,
// destination_not_registered, module_stopped, cancelled, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) BindTrigger(ctx context.Context, trigger string, operation Operation, options *BindTriggerOptions) (*BindTriggerResult, error) {
	return send[BindTriggerResult](ctx, m, "trigger.bind", options, parameter{"trigger", trigger}, parameter{"operation", operation})
}

// SetTriggerOptions has the parameters of `trigger.set` that may be left out: nil ones are.
type SetTriggerOptions struct {
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

// SetTrigger carries out the operation of a trigger and resets the trigger, in the same revision. A sequence that
// the operation begins comes after that revision.
//
// Request: `trigger.set`. Result: The answer of the operation.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, limit_reached, unknown_trigger,
// unknown_entry, unknown_destination, invalid_arguments, name_in_use, occupied, path_refused, locked, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_module, not_flow_owner, outside_flow, no_column,
// no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) SetTrigger(ctx context.Context, trigger string, options *SetTriggerOptions) (*SetTriggerResult, error) {
	return send[SetTriggerResult](ctx, m, "trigger.set", options, parameter{"trigger", trigger})
}

// UnbindTriggerOptions has the parameters of `trigger.unbind` that may be left out: nil ones are.
type UnbindTriggerOptions struct {
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
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// UnbindTrigger removes a trigger.
//
// Request: `trigger.unbind`. Result: The revision of the scene afterwards.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_trigger, unknown_entry,
// activation_failed, activation_timeout, module_exited, crash_budget_spent, destination_not_registered,
// module_stopped, cancelled, limit_reached, invalid_request, invalid_params, too_deep, answer_too_large,
// shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) UnbindTrigger(ctx context.Context, trigger string, options *UnbindTriggerOptions) (*ChangedResult, error) {
	return send[ChangedResult](ctx, m, "trigger.unbind", options, parameter{"trigger", trigger})
}

// StartFlowOptions has the parameters of `flow.start` that may be left out: nil ones are.
type StartFlowOptions struct {
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
	// The module that drives it; the session's own when left out. Another module gets the signal `flow.started`.
	Module *string `json:"module,omitempty"`
	// A checkpoint on the navigator or above, to return to; the end of the path now when left out.
	Checkpoint *string `json:"checkpoint,omitempty"`
	// The JSON Schema of the value that completes it; any value is accepted when left out.
	Schema any `json:"schema,omitempty"`
	// Any JSON that the flow keeps for its driver; null for nothing.
	Data any `json:"data,omitempty"`
	// The destination type of the first step.
	Type *string `json:"type,omitempty"`
	// The destination's arguments; none when left out.
	Arguments any `json:"arguments,omitempty"`
	// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
	// of the same name; null removes one.
	Hints any `json:"hints,omitempty"`
	// How the first step is shown; the type's method when left out.
	Method *string `json:"method,omitempty"`
	// Whether the answer waits for the end of the flow: `completed`, `cancelled`, `failed` or `redirected`.
	ForResult *bool `json:"forResult,omitempty"`
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

// StartFlow starts a flow: a sequence of steps that ends where it began, or at a checkpoint, whatever was shown
// meanwhile. A flow of a module outlives the module's process. A flow without a module belongs to the session and
// ends with it. `type` is the first step, shown in the same revision. When the module declared a flow of this name
// with `module.register`, the flow has from there what the request leaves out.
//
// Request: `flow.start`. Result: The flow, the place that it returns to, and where its first step is shown.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_destination,
// invalid_arguments, path_refused, limit_reached, no_stack, cannot_return, invalid_schema, unknown_module, locked,
// unknown_entry, name_in_use, occupied, root_fixed, not_selectable, at_root, out_of_range, type_not_shown,
// not_presented, not_owner, unknown_link, unknown_attachment, unknown_trigger, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) StartFlow(ctx context.Context, name string, options *StartFlowOptions) (*StartFlowResult, error) {
	return send[StartFlowResult](ctx, m, "flow.start", options, parameter{"name", name})
}

// NextStepOptions has the parameters of `flow.next` that may be left out: nil ones are.
type NextStepOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Id or name of a navigator at or below that of the flow; the one in front when left out.
	Navigator *string `json:"navigator,omitempty"`
	// The entry that the request comes from: the step is shown on the navigator that shows it.
	FromEntry *string `json:"fromEntry,omitempty"`
	// The destination's arguments; none when left out.
	Arguments any `json:"arguments,omitempty"`
	// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
	// of the same name; null removes one.
	Hints any `json:"hints,omitempty"`
	// How the step is shown; the type's method when left out.
	Method *string `json:"method,omitempty"`
	// Any JSON that the flow keeps; null for nothing. Left out, the data stays.
	Data any `json:"data,omitempty"`
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

// NextStep shows the next step of a flow, in front of the place where the flow began: on the navigator that is
// presented over that one, or selected below it, as far as that goes. With `data`, the flow keeps that in the same
// revision. Only the driver of the flow may do so.
//
// Request: `flow.next`. Result: The navigator and the entry that show the destination now.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, unknown_destination,
// invalid_arguments, path_refused, limit_reached, no_stack, unknown_attachment, not_flow_owner, outside_flow,
// locked, unknown_entry, name_in_use, occupied, root_fixed, not_selectable, at_root, out_of_range, type_not_shown,
// not_presented, not_owner, unknown_link, invalid_schema, cannot_return, unknown_trigger, unknown_module,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) NextStep(ctx context.Context, flow string, typ string, options *NextStepOptions) (*CreateNavigatorResult, error) {
	return send[CreateNavigatorResult](ctx, m, "flow.next", options, parameter{"flow", flow}, parameter{"type", typ})
}

// UpdateFlowOptions has the parameters of `flow.update` that may be left out: nil ones are.
type UpdateFlowOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
	// without a second effect.
	Token *string `json:"token,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// UpdateFlow replaces the data that a flow keeps for its driver. Only the driver of the flow may do so.
//
// Request: `flow.update`. Result: The revision of the scene afterwards.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_attachment, not_flow_owner, limit_reached,
// activation_failed, activation_timeout, module_exited, crash_budget_spent, destination_not_registered,
// module_stopped, cancelled, invalid_request, invalid_params, too_deep, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) UpdateFlow(ctx context.Context, flow string, data any, options *UpdateFlowOptions) (*ChangedResult, error) {
	return send[ChangedResult](ctx, m, "flow.update", options, parameter{"flow", flow}, parameter{"data", data})
}

// CompleteFlowOptions has the parameters of `flow.complete` that may be left out: nil ones are.
type CompleteFlowOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Any JSON that fits the schemas of the flow and of its checkpoint.
	Value any `json:"value,omitempty"`
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

// CompleteFlow ends a flow that reached its goal. The host closes the presentations at or below the place where the
// flow began, pops to that place, and sends a signal with the value to the session that started it, and to the
// session that established its checkpoint. Only the driver of the flow may do so.
//
// Request: `flow.complete`. Result: The place that the flow returned to, and how much was removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_attachment, not_flow_owner, invalid_arguments,
// unknown_navigator, unknown_entry, unknown_destination, name_in_use, occupied, limit_reached, path_refused,
// locked, root_fixed, not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner,
// unknown_link, invalid_schema, cannot_return, unknown_trigger, unknown_module, outside_flow, no_column, no_alert,
// unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled, denied,
// redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CompleteFlow(ctx context.Context, flow string, options *CompleteFlowOptions) (*ReturnToCheckpointResult, error) {
	return send[ReturnToCheckpointResult](ctx, m, "flow.complete", options, parameter{"flow", flow})
}

// CancelFlowOptions has the parameters of `flow.cancel` that may be left out: nil ones are.
type CancelFlowOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Why, for people; 1,024 bytes at most.
	Reason *string `json:"reason,omitempty"`
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

// CancelFlow ends a flow without a value, as `flow.complete` does. Every session may do so, also while the flow's
// module is away.
//
// Request: `flow.cancel`. Result: The place that the flow returned to, and how much was removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_attachment, unknown_navigator, unknown_entry,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, locked, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow, no_column,
// no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CancelFlow(ctx context.Context, flow string, options *CancelFlowOptions) (*ReturnToCheckpointResult, error) {
	return send[ReturnToCheckpointResult](ctx, m, "flow.cancel", options, parameter{"flow", flow})
}

// FailFlowOptions has the parameters of `flow.fail` that may be left out: nil ones are.
type FailFlowOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Any JSON; the signal has it.
	Data any `json:"data,omitempty"`
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

// FailFlow ends a flow that cannot go on, as `flow.complete` does, and says why. Only the driver of the flow may do
// so.
//
// Request: `flow.fail`. Result: The place that the flow returned to, and how much was removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_attachment, not_flow_owner, limit_reached,
// unknown_navigator, unknown_entry, unknown_destination, invalid_arguments, name_in_use, occupied, path_refused,
// locked, root_fixed, not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner,
// unknown_link, invalid_schema, cannot_return, unknown_trigger, unknown_module, outside_flow, no_column, no_alert,
// unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled, denied,
// redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) FailFlow(ctx context.Context, flow string, reason string, options *FailFlowOptions) (*ReturnToCheckpointResult, error) {
	return send[ReturnToCheckpointResult](ctx, m, "flow.fail", options, parameter{"flow", flow}, parameter{"reason", reason})
}

// FlowsOptions has the parameters of `flow.list` that may be left out: nil ones are.
type FlowsOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Only flows that this module drives.
	Module *string `json:"module,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Flows calls `flow.list`. The flows of a scene.
//
// Request: `flow.list`. Result: The flows, oldest first.
//
// Errors: unknown_scene, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Flows(ctx context.Context, options *FlowsOptions) (*FlowsResult, error) {
	return send[FlowsResult](ctx, m, "flow.list", options)
}

// FlowOptions has the parameters of `flow.get` that may be left out: nil ones are.
type FlowOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Flow calls `flow.get`. One flow, with the data that it keeps.
//
// Request: `flow.get`. Result: The flow.
//
// Errors: unknown_scene, unknown_attachment, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Flow(ctx context.Context, flow string, options *FlowOptions) (*FlowResult, error) {
	return send[FlowResult](ctx, m, "flow.get", options, parameter{"flow", flow})
}

// ShowColumnOptions has the parameters of `column.show` that may be left out: nil ones are.
type ShowColumnOptions struct {
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
	// The destination type; without it, the columns after this one are emptied.
	Type *string `json:"type,omitempty"`
	// The destination's arguments; none when left out.
	Arguments any `json:"arguments,omitempty"`
	// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
	// of the same name; null removes one.
	Hints any `json:"hints,omitempty"`
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

// ShowColumn shows a destination in the next column: the next stack of the same parent. That stack then holds this
// destination only and comes to the front, and the stacks after it are emptied. Without a type, all columns after
// this one are emptied.
//
// Request: `column.show`. Result: The navigator and the entry that show the destination now.
//
// Errors: unknown_scene, unknown_navigator, revision_mismatch, token_reused, limit_reached, no_column,
// unknown_destination, invalid_arguments, path_refused, locked, unknown_entry, name_in_use, occupied, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) ShowColumn(ctx context.Context, options *ShowColumnOptions) (*CreateNavigatorResult, error) {
	return send[CreateNavigatorResult](ctx, m, "column.show", options)
}

// AnswerOptions has the parameters of `answer` that may be left out: nil ones are.
type AnswerOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Any JSON; the signal has it.
	Value any `json:"value,omitempty"`
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

// Answer answers an alert or a dialog with one of its buttons, which closes it. The session that showed it gets a
// signal. The request names the entry, so that an answer for another alert never closes this one.
//
// Request: `answer`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_entry, no_alert, unknown_answer, locked,
// unknown_navigator, unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused,
// root_fixed, not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner,
// unknown_link, unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner,
// outside_flow, no_column, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Answer(ctx context.Context, entry string, answer string, options *AnswerOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "answer", options, parameter{"entry", entry}, parameter{"answer", answer})
}

// CloseEntryOptions has the parameters of `entry.close` that may be left out: nil ones are.
type CloseEntryOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Any JSON; the signal has it.
	Value any `json:"value,omitempty"`
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

// CloseEntry closes what an entry shows, at any depth: a pushed entry with all entries above it, a presented entry
// with its navigator. It is for a child that knows its own entry and not its presenter. The session that showed the
// entry gets a signal with the value.
//
// Request: `entry.close`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, unknown_entry, at_root, locked, unknown_navigator,
// unknown_destination, invalid_arguments, name_in_use, occupied, limit_reached, path_refused, root_fixed,
// not_selectable, no_stack, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CloseEntry(ctx context.Context, entry string, options *CloseEntryOptions) (*CloseNavigatorResult, error) {
	return send[CloseNavigatorResult](ctx, m, "entry.close", options, parameter{"entry", entry})
}

// StateOptions has the parameters of `state.get` that may be left out: nil ones are.
type StateOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Id or name of the navigator; the root when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// State calls `state.get`. The whole nested state of a navigator, the root when none is named, as a value that
// `state.set` takes. It may have `snapshot` bytes (a limit); read a larger one in parts with `tree.get` or
// `path.get`.
//
// Request: `state.get`. Result: The state.
//
// Errors: unknown_scene, unknown_navigator, answer_too_large, invalid_request, invalid_params, too_deep,
// limit_reached, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) State(ctx context.Context, options *StateOptions) (*StateResult, error) {
	return send[StateResult](ctx, m, "state.get", options)
}

// SetStateOptions has the parameters of `state.set` that may be left out: nil ones are.
type SetStateOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Id or name of the navigator; the root when left out.
	Navigator *string `json:"navigator,omitempty"`
	// The entry that the request comes from, for the cause only. It does not say which navigator is meant.
	FromEntry *string `json:"fromEntry,omitempty"`
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

// SetState makes a navigator, the root when none is named, and everything below it what a state says, as one
// revision. Navigators and entries that agree already keep their ids. The host refuses a state as a whole and lists
// every problem.
//
// Request: `state.set`. Result: How many entries and navigators were removed.
//
// Errors: unknown_scene, revision_mismatch, token_reused, limit_reached, unknown_navigator, invalid_state, locked,
// unknown_entry, unknown_destination, invalid_arguments, name_in_use, occupied, path_refused, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, no_receiver, receiver_gone, receiver_timeout, receiver_error, cancelled,
// denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout, module_exited,
// crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params, too_deep,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) SetState(ctx context.Context, state []SetStateStateItem, options *SetStateOptions) (*SetStateResult, error) {
	return send[SetStateResult](ctx, m, "state.set", options, parameter{"state", state})
}

// TransactionOptions has the parameters of `transaction` that may be left out: nil ones are.
type TransactionOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
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

// Transaction carries several operations out as one revision, or none of them. A refusal is that of one operation,
// with its number as `operation`.
//
// Request: `transaction`. Result: The answer of each operation, and the revision.
//
// Errors: unknown_scene, revision_mismatch, token_reused, limit_reached, cannot_wait, unknown_navigator,
// unknown_entry, unknown_destination, invalid_arguments, name_in_use, occupied, path_refused, locked, root_fixed,
// not_selectable, no_stack, at_root, out_of_range, type_not_shown, not_presented, not_owner, unknown_link,
// unknown_attachment, invalid_schema, cannot_return, unknown_trigger, unknown_module, not_flow_owner, outside_flow,
// no_column, no_alert, unknown_answer, invalid_state, no_receiver, receiver_gone, receiver_timeout, receiver_error,
// cancelled, denied, redirect_loop, question_cycle, unknown_question, activation_failed, activation_timeout,
// module_exited, crash_budget_spent, destination_not_registered, module_stopped, invalid_request, invalid_params,
// too_deep, answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Transaction(ctx context.Context, operations []Operation, options *TransactionOptions) (*TransactionResult, error) {
	return send[TransactionResult](ctx, m, "transaction", options, parameter{"operations", operations})
}

// PlanOptions has the parameters of `plan` that may be left out: nil ones are.
type PlanOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The request is refused unless the scene is at this revision.
	IfRevision *int64 `json:"ifRevision,omitempty"`
	// The request is refused if a revision after this one has navigated. Content, hints and attachments do not
	// count.
	IfNavigation *int64 `json:"ifNavigation,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// Plan tells the effect of a transaction without carrying it out: its changes or its refusal, the locks that refuse
// it, and the guards that the host would ask.
//
// Request: `plan`. Result: The changes when they are allowed, else the refusal.
//
// Errors: unknown_scene, revision_mismatch, invalid_request, invalid_params, too_deep, limit_reached,
// answer_too_large, shutting_down, store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) Plan(ctx context.Context, operations []Operation, options *PlanOptions) (*PlanResult, error) {
	return send[PlanResult](ctx, m, "plan", options, parameter{"operations", operations})
}

// DescribeRulesOptions has the parameters of `rules.describe` that may be left out: nil ones are.
type DescribeRulesOptions struct {
	// `dot` or `mermaid` for the edges as a graph; `json` when left out.
	Format *DescribeRulesFormat `json:"format,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// DescribeRules calls `rules.describe`. Which types may stand on which: the roles and rules of all types; the edges
// that follow for types that say what they stand on; the types that may stand anywhere (`open`), those that nothing
// leads to (`unreachable`), and those that nothing leads out of (`deadEnds`). Or the edges as a graph.
//
// Request: `rules.describe`. Result: The rules, or a graph of them as text.
//
// Errors: invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down, store_failed,
// not_allowed, engine_away, outcome_unknown.
func (m *Methods) DescribeRules(ctx context.Context, options *DescribeRulesOptions) (*DescribeRulesResult, error) {
	return send[DescribeRulesResult](ctx, m, "rules.describe", options)
}

// CheckRulesOptions has the parameters of `rules.check` that may be left out: nil ones are.
type CheckRulesOptions struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
	// session said in `hello`.
	ByPerson *bool `json:"byPerson,omitempty"`
	// The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
	// its questions and in the causes of changes.
	Traceparent *string `json:"traceparent,omitempty"`
}

// CheckRules calls `rules.check`. The places of a scene that break a rule now, once for each part, and the restored
// entries whose arguments do not fit their types: rules and schemas may be newer than the entries.
//
// Request: `rules.check`. Result: The places, as in the refusal `path_refused`.
//
// Errors: unknown_scene, invalid_request, invalid_params, too_deep, limit_reached, answer_too_large, shutting_down,
// store_failed, not_allowed, engine_away, outcome_unknown.
func (m *Methods) CheckRules(ctx context.Context, options *CheckRulesOptions) (*CheckRulesResult, error) {
	return send[CheckRulesResult](ctx, m, "rules.check", options)
}
