// Code generated from the contract of navhost by clients/generate. DO NOT EDIT.

package navhost

import "encoding/json"

// EntryCause is a form that several parts of the contract have.
type EntryCause struct {
	// The revision that showed it.
	Revision int64 `json:"revision"`
	// The session that asked for it.
	Session *string `json:"session,omitempty"`
}

// Entry is a form that several parts of the contract have.
type Entry struct {
	// The entry's id.
	ID string `json:"id"`
	// The destination type that it shows.
	Type string `json:"type"`
	// The destination's arguments, as the request wrote them.
	Arguments json.RawMessage `json:"arguments"`
	// The part of the type before the first dot.
	Module string `json:"module"`
	// How the entry is shown.
	Method string `json:"method"`
	// The hints for renderers: the type's, with those of the request that showed it.
	Hints json.RawMessage `json:"hints,omitempty"`
	// The version of the arguments, from 1.
	Version *int64 `json:"version,omitempty"`
	// True when the entry goes as soon as another is pushed over it.
	Transient *bool `json:"transient,omitempty"`
	// True when it was restored, and breaks a rule or has arguments that do not fit.
	Quarantined *bool `json:"quarantined,omitempty"`
	// The content that the module supplied for a renderer.
	Content json.RawMessage `json:"content,omitempty"`
	// Where the entry leads.
	Links []Link `json:"links,omitempty"`
	// Whether there is content. Left out when the type supplies none and none came.
	ContentState *ContentState `json:"contentState,omitempty"`
	// Why the content failed, for people.
	ContentFailure *string `json:"contentFailure,omitempty"`
	// The change that showed it.
	Cause EntryCause `json:"cause"`
}

// MarshalJSON writes the members that are there.
func (r Entry) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// Link is a form that several parts of the contract have.
type Link struct {
	// The link's name, unique in its entry.
	Link string `json:"link"`
	// The text that a person sees.
	Label *string `json:"label,omitempty"`
	// The destination type that it leads to.
	Type string `json:"type"`
	// The arguments that it leads to; none when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// The arguments that `entry.follow` gives as `values`.
	Placeholders []string `json:"placeholders,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r Link) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// Navigator is a form that several parts of the contract have.
type Navigator struct {
	// The navigator's id.
	ID string `json:"id"`
	// Its kind in the tree.
	Kind NavigatorKind `json:"kind"`
	// Its name, unique in the scene.
	Name *string `json:"name,omitempty"`
	// The navigator around it; the root has none.
	Parent *string `json:"parent,omitempty"`
	// How a presentation is shown.
	Method *string `json:"method,omitempty"`
	// Seconds after which the host closes it; it stays when left out.
	ClosesAfter *float64 `json:"closesAfter,omitempty"`
	// The entry of its parent with which it goes.
	Anchor *string `json:"anchor,omitempty"`
	// The entry that it shows below its path.
	Root *Entry `json:"root,omitempty"`
	// The session with which it goes.
	Ephemeral *string `json:"ephemeral,omitempty"`
	// The buttons with which a person can answer an alert or a dialog.
	Buttons []Button `json:"buttons,omitempty"`
	// Whether destinations can be pushed on it.
	HasPath bool `json:"hasPath"`
	// The types and roles that its path accepts; all when left out.
	Accepts *Acceptance `json:"accepts,omitempty"`
	// The stacks below it, in order.
	Children []string `json:"children"`
	// The stack below it that is in front.
	Selected *string `json:"selected,omitempty"`
	// The navigator that is shown over it.
	Presented *string `json:"presented,omitempty"`
	// The overlays that are shown over it beside that, oldest first.
	Overlays []string `json:"overlays,omitempty"`
	// The entries pushed on it, oldest first.
	Path []Entry `json:"path"`
}

// MarshalJSON writes the members that are there.
func (r Navigator) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// Acceptance is a form that several parts of the contract have.
type Acceptance struct {
	// Types: `shop.item`, `shop.*` for all of a module, or `*`.
	Types []string `json:"types,omitempty"`
	// Roles of types of any module.
	Roles []string `json:"roles,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r Acceptance) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// Button is a form that several parts of the contract have.
type Button struct {
	// The answer when a person chooses the button.
	Answer string `json:"answer"`
	// The text that a person sees; the answer when left out.
	Label *string `json:"label,omitempty"`
	// How a renderer shows the button.
	Role *ButtonRole `json:"role,omitempty"`
}

// Removed is a form that several parts of the contract have.
type Removed struct {
	// How many entries went.
	Entries int64 `json:"entries"`
	// How many navigators were closed.
	Navigators int64 `json:"navigators"`
}

// AttachmentLock is the Attachment whose `kind` is `lock`. A lock: the scene cannot be swept away.
type AttachmentLock struct {
	// The attachment's id.
	ID string `json:"id"`
	// The navigator that it hangs on, and goes with.
	Navigator string `json:"navigator"`
	// The session that attached it.
	Session *string `json:"session,omitempty"`
	// Why the navigator is locked, for people.
	Reason *string `json:"reason,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r AttachmentLock) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "lock")
}

// AttachmentCheckpoint is the Attachment whose `kind` is `checkpoint`. A checkpoint: a place to return to.
type AttachmentCheckpoint struct {
	// The attachment's id.
	ID string `json:"id"`
	// The navigator that it hangs on, and goes with.
	Navigator string `json:"navigator"`
	// The session that attached it.
	Session *string `json:"session,omitempty"`
	// The checkpoint's name.
	Name string `json:"name"`
	// The module that gets what is returned.
	Module *string `json:"module,omitempty"`
	// How many entries stay in the path when a request returns.
	Position int64 `json:"position"`
	// The JSON Schema of the value to return with.
	Value json.RawMessage `json:"value,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r AttachmentCheckpoint) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "checkpoint")
}

// AttachmentMapping is the Attachment whose `kind` is `mapping`. A mapping: another type is shown in place of one.
type AttachmentMapping struct {
	// The attachment's id.
	ID string `json:"id"`
	// The navigator that it hangs on, and goes with.
	Navigator string `json:"navigator"`
	// The session that attached it.
	Session *string `json:"session,omitempty"`
	// The type that requests name.
	From string `json:"from"`
	// The type that is shown.
	To string `json:"to"`
	// The arguments that it is shown with; those of the request when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// Whether the mapping holds below the navigator as well.
	Inherits bool `json:"inherits"`
}

// MarshalJSON writes the members that are there.
func (r AttachmentMapping) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "mapping")
}

// AttachmentTrigger is the Attachment whose `kind` is `trigger`. A trigger: an operation that waits under a name.
type AttachmentTrigger struct {
	// The attachment's id.
	ID string `json:"id"`
	// The navigator that it hangs on, and goes with.
	Navigator string `json:"navigator"`
	// The session that attached it.
	Session *string `json:"session,omitempty"`
	// The trigger's name, unique on its navigator.
	Name string `json:"name"`
	// The operation that setting the trigger carries out.
	Operation Operation `json:"operation"`
}

// MarshalJSON writes the members that are there.
func (r AttachmentTrigger) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "trigger")
}

// AttachmentFlow is the Attachment whose `kind` is `flow`. A flow: steps with one end, which leads back here.
type AttachmentFlow struct {
	// The attachment's id.
	ID string `json:"id"`
	// The navigator that it hangs on, and goes with.
	Navigator string `json:"navigator"`
	// The session that attached it.
	Session *string `json:"session,omitempty"`
	// The flow's name.
	Name string `json:"name"`
	// The module that drives it.
	Module *string `json:"module,omitempty"`
	// How many entries stay in the path when the flow ends.
	Position int64 `json:"position"`
	// The checkpoint that it returns to when it is completed.
	Checkpoint *string `json:"checkpoint,omitempty"`
	// The JSON Schema of the value that completes it.
	Schema json.RawMessage `json:"schema,omitempty"`
	// The data that its driver keeps in it.
	Data json.RawMessage `json:"data,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r AttachmentFlow) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "flow")
}

// AttachmentSignal is the Attachment whose `kind` is `signal`. A signal that waits for its module, which is away.
type AttachmentSignal struct {
	// The attachment's id.
	ID string `json:"id"`
	// The navigator that it hangs on, and goes with.
	Navigator string `json:"navigator"`
	// The session that attached it.
	Session *string `json:"session,omitempty"`
	// The module that gets it when it has registered again.
	Module string `json:"module"`
	// The revision that the signal belongs to.
	Revision int64 `json:"revision"`
	// The signal.
	Signal Signal `json:"signal"`
}

// MarshalJSON writes the members that are there.
func (r AttachmentSignal) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "signal")
}

// Attachment is a form that several parts of the contract have.
type Attachment interface {
	// AttachmentKind is the `kind` of the option.
	AttachmentKind() string
	// The attachment's id.
	AttachmentID() string
	// The navigator that it hangs on, and goes with.
	AttachmentNavigator() string
}

// UnknownAttachment is an option of Attachment that only a newer host knows.
type UnknownAttachment struct {
	// The whole object.
	Raw json.RawMessage
}

// MarshalJSON writes the object as it came.
func (r UnknownAttachment) MarshalJSON() ([]byte, error) {
	return encodeRaw(r.Raw)
}

// AttachmentKind implements Attachment.
func (r *UnknownAttachment) AttachmentKind() string {
	return textOf(r.Raw, "kind")
}

// AttachmentID implements Attachment.
func (r *UnknownAttachment) AttachmentID() string {
	return textOf(r.Raw, "id")
}

// AttachmentNavigator implements Attachment.
func (r *UnknownAttachment) AttachmentNavigator() string {
	return textOf(r.Raw, "navigator")
}

// AttachmentKind implements Attachment.
func (r *AttachmentLock) AttachmentKind() string {
	return "lock"
}

// AttachmentID implements Attachment.
func (r *AttachmentLock) AttachmentID() string {
	return r.ID
}

// AttachmentNavigator implements Attachment.
func (r *AttachmentLock) AttachmentNavigator() string {
	return r.Navigator
}

// AttachmentKind implements Attachment.
func (r *AttachmentCheckpoint) AttachmentKind() string {
	return "checkpoint"
}

// AttachmentID implements Attachment.
func (r *AttachmentCheckpoint) AttachmentID() string {
	return r.ID
}

// AttachmentNavigator implements Attachment.
func (r *AttachmentCheckpoint) AttachmentNavigator() string {
	return r.Navigator
}

// AttachmentKind implements Attachment.
func (r *AttachmentMapping) AttachmentKind() string {
	return "mapping"
}

// AttachmentID implements Attachment.
func (r *AttachmentMapping) AttachmentID() string {
	return r.ID
}

// AttachmentNavigator implements Attachment.
func (r *AttachmentMapping) AttachmentNavigator() string {
	return r.Navigator
}

// AttachmentKind implements Attachment.
func (r *AttachmentTrigger) AttachmentKind() string {
	return "trigger"
}

// AttachmentID implements Attachment.
func (r *AttachmentTrigger) AttachmentID() string {
	return r.ID
}

// AttachmentNavigator implements Attachment.
func (r *AttachmentTrigger) AttachmentNavigator() string {
	return r.Navigator
}

// AttachmentKind implements Attachment.
func (r *AttachmentFlow) AttachmentKind() string {
	return "flow"
}

// AttachmentID implements Attachment.
func (r *AttachmentFlow) AttachmentID() string {
	return r.ID
}

// AttachmentNavigator implements Attachment.
func (r *AttachmentFlow) AttachmentNavigator() string {
	return r.Navigator
}

// AttachmentKind implements Attachment.
func (r *AttachmentSignal) AttachmentKind() string {
	return "signal"
}

// AttachmentID implements Attachment.
func (r *AttachmentSignal) AttachmentID() string {
	return r.ID
}

// AttachmentNavigator implements Attachment.
func (r *AttachmentSignal) AttachmentNavigator() string {
	return r.Navigator
}

func decodeAttachment(data []byte) (Attachment, error) {
	switch textOf(data, "kind") {
	case "lock":
		return decodeInto(data, new(AttachmentLock))
	case "checkpoint":
		return decodeInto(data, new(AttachmentCheckpoint))
	case "mapping":
		return decodeInto(data, new(AttachmentMapping))
	case "trigger":
		return decodeInto(data, new(AttachmentTrigger))
	case "flow":
		return decodeInto(data, new(AttachmentFlow))
	case "signal":
		return decodeInto(data, new(AttachmentSignal))
	}
	return &UnknownAttachment{Raw: copyOf(data)}, nil
}

// Operation is a form that several parts of the contract have.
type Operation struct {
	// A method that changes a scene's tree.
	Method string `json:"method"`
	// Its parameters, without those of the request around it.
	Params json.RawMessage `json:"params,omitempty"`
}

// Flow is a form that several parts of the contract have.
type Flow struct {
	// The flow's scene, in lists about several.
	Scene *string `json:"scene,omitempty"`
	// The flow's id.
	ID string `json:"id"`
	// The navigator that it began on.
	Navigator string `json:"navigator"`
	// The session that started it.
	Session *string `json:"session,omitempty"`
	// A flow: steps with one end, which leads back here.
	Kind string `json:"kind"`
	// The flow's name.
	Name string `json:"name"`
	// The module that drives it.
	Module *string `json:"module,omitempty"`
	// How many entries stay in the path when the flow ends.
	Position int64 `json:"position"`
	// The checkpoint that it returns to when it is completed.
	Checkpoint *string `json:"checkpoint,omitempty"`
	// The JSON Schema of the value that completes it.
	Schema json.RawMessage `json:"schema,omitempty"`
	// The data that its driver keeps in it.
	Data json.RawMessage `json:"data,omitempty"`
	// `suspended` while its module is away.
	State FlowState `json:"state"`
}

// Signal is a form that several parts of the contract have.
type Signal struct {
	// The kind of the event.
	Kind SignalKind `json:"kind"`
	// The navigator that it is about.
	Navigator string `json:"navigator"`
	// The entry that it is about.
	Entry *string `json:"entry,omitempty"`
	// The name of the checkpoint, trigger or flow; of an alert, the answer.
	Name *string `json:"name,omitempty"`
	// The value that came with it.
	Value json.RawMessage `json:"value,omitempty"`
	// The flow's id.
	Flow *string `json:"flow,omitempty"`
	// The module that drives the flow.
	Module *string `json:"module,omitempty"`
	// Why a flow was cancelled or failed, for people.
	Reason *string `json:"reason,omitempty"`
}

// Cause is a form that several parts of the contract have.
type Cause struct {
	// The request's method, or `session.ended`, `host.started` or `time.passed`.
	Method string `json:"method"`
	// The session that made the request, or that ended.
	Session *string `json:"session,omitempty"`
	// The name that the session gave itself in `hello`, with its version.
	Client *string `json:"client,omitempty"`
	// The module of that session, when it has exactly one.
	Module *string `json:"module,omitempty"`
	// The request's id, as it was written.
	Request json.RawMessage `json:"request,omitempty"`
	// The entry that the request came from.
	FromEntry *string `json:"fromEntry,omitempty"`
	// The identity that asked, by the access document.
	Identity *string `json:"identity,omitempty"`
	// True when a person asked, as the client says.
	ByPerson *bool `json:"byPerson,omitempty"`
	// When it happened: milliseconds since 1970 (UTC). Changes of an older host have none.
	Time *int64 `json:"time,omitempty"`
	// The change's place in the distributed trace of the request, when it has one.
	Traceparent *string `json:"traceparent,omitempty"`
}

// ChangeNavigatorCreated is the Change whose `kind` is `navigator.created`. A navigator was made.
type ChangeNavigatorCreated struct {
	// The new navigator.
	Navigator Navigator `json:"navigator"`
	// The stack before it; it is the first one when left out.
	Previous *string `json:"previous,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r ChangeNavigatorCreated) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "navigator.created")
}

// ChangeNavigatorClosed is the Change whose `kind` is `navigator.closed`. A navigator was closed.
type ChangeNavigatorClosed struct {
	// The navigator as it was.
	Navigator Navigator `json:"navigator"`
}

// MarshalJSON writes the members that are there.
func (r ChangeNavigatorClosed) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "navigator.closed")
}

// ChangeNavigatorSelected is the Change whose `kind` is `navigator.selected`. Another stack is in front.
type ChangeNavigatorSelected struct {
	// The navigator whose stacks these are.
	Parent string `json:"parent"`
	// The stack in front now.
	Child *string `json:"child"`
	// The stack that was in front.
	Previous *string `json:"previous"`
}

// MarshalJSON writes the members that are there.
func (r ChangeNavigatorSelected) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "navigator.selected")
}

// ChangeEntryAdded is the Change whose `kind` is `entry.added`. An entry was added to a path.
type ChangeEntryAdded struct {
	// The navigator whose path it is.
	Navigator string `json:"navigator"`
	// The entry's place in the path, from 0.
	Position int64 `json:"position"`
	// The entry.
	Entry Entry `json:"entry"`
}

// MarshalJSON writes the members that are there.
func (r ChangeEntryAdded) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "entry.added")
}

// ChangeEntryRemoved is the Change whose `kind` is `entry.removed`. An entry was removed from a path.
type ChangeEntryRemoved struct {
	// The navigator whose path it is.
	Navigator string `json:"navigator"`
	// The entry's place in the path, from 0.
	Position int64 `json:"position"`
	// The entry.
	Entry Entry `json:"entry"`
}

// MarshalJSON writes the members that are there.
func (r ChangeEntryRemoved) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "entry.removed")
}

// ChangeEntryChanged is the Change whose `kind` is `entry.changed`. The arguments or the content of an entry
// changed.
type ChangeEntryChanged struct {
	// The navigator whose path it is.
	Navigator string `json:"navigator"`
	// The entry's place in the path, from 0.
	Position int64 `json:"position"`
	// The entry.
	Entry Entry `json:"entry"`
}

// MarshalJSON writes the members that are there.
func (r ChangeEntryChanged) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "entry.changed")
}

// ChangeTypeOrphaned is the Change whose `kind` is `type.orphaned`. No module provides a type of the scene any
// more.
type ChangeTypeOrphaned struct {
	// The type.
	Type string `json:"type"`
}

// MarshalJSON writes the members that are there.
func (r ChangeTypeOrphaned) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "type.orphaned")
}

// ChangeTypeRevived is the Change whose `kind` is `type.revived`. A module provides a type of the scene again.
type ChangeTypeRevived struct {
	// The type.
	Type string `json:"type"`
}

// MarshalJSON writes the members that are there.
func (r ChangeTypeRevived) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "type.revived")
}

// ChangeAttachmentAdded is the Change whose `kind` is `attachment.added`. Something was attached to a navigator.
type ChangeAttachmentAdded struct {
	// The attachment.
	Attachment Attachment `json:"attachment"`
}

// MarshalJSON writes the members that are there.
func (r ChangeAttachmentAdded) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "attachment.added")
}

// UnmarshalJSON reads each option by its tag.
func (r *ChangeAttachmentAdded) UnmarshalJSON(data []byte) error {
	type plain ChangeAttachmentAdded
	open := struct {
		*plain
		Attachment json.RawMessage `json:"attachment"`
	}{plain: (*plain)(r)}
	if err := json.Unmarshal(data, &open); err != nil {
		return err
	}
	if err := decodeOne(open.Attachment, decodeAttachment, &r.Attachment); err != nil {
		return err
	}
	return nil
}

// ChangeAttachmentRemoved is the Change whose `kind` is `attachment.removed`. An attachment was removed.
type ChangeAttachmentRemoved struct {
	// The attachment as it was.
	Attachment Attachment `json:"attachment"`
}

// MarshalJSON writes the members that are there.
func (r ChangeAttachmentRemoved) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "attachment.removed")
}

// UnmarshalJSON reads each option by its tag.
func (r *ChangeAttachmentRemoved) UnmarshalJSON(data []byte) error {
	type plain ChangeAttachmentRemoved
	open := struct {
		*plain
		Attachment json.RawMessage `json:"attachment"`
	}{plain: (*plain)(r)}
	if err := json.Unmarshal(data, &open); err != nil {
		return err
	}
	if err := decodeOne(open.Attachment, decodeAttachment, &r.Attachment); err != nil {
		return err
	}
	return nil
}

// ChangeAttachmentChanged is the Change whose `kind` is `attachment.changed`. An attachment changed.
type ChangeAttachmentChanged struct {
	// The attachment as it is now.
	Attachment Attachment `json:"attachment"`
}

// MarshalJSON writes the members that are there.
func (r ChangeAttachmentChanged) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "attachment.changed")
}

// UnmarshalJSON reads each option by its tag.
func (r *ChangeAttachmentChanged) UnmarshalJSON(data []byte) error {
	type plain ChangeAttachmentChanged
	open := struct {
		*plain
		Attachment json.RawMessage `json:"attachment"`
	}{plain: (*plain)(r)}
	if err := json.Unmarshal(data, &open); err != nil {
		return err
	}
	if err := decodeOne(open.Attachment, decodeAttachment, &r.Attachment); err != nil {
		return err
	}
	return nil
}

// ChangeSignal is the Change whose `kind` is `signal`. Something happened besides a change of the tree.
type ChangeSignal struct {
	// The event.
	Signal Signal `json:"signal"`
}

// MarshalJSON writes the members that are there.
func (r ChangeSignal) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "signal")
}

// Change is a form that several parts of the contract have.
type Change interface {
	// ChangeKind is the `kind` of the option.
	ChangeKind() string
}

// UnknownChange is an option of Change that only a newer host knows.
type UnknownChange struct {
	// The whole object.
	Raw json.RawMessage
}

// MarshalJSON writes the object as it came.
func (r UnknownChange) MarshalJSON() ([]byte, error) {
	return encodeRaw(r.Raw)
}

// ChangeKind implements Change.
func (r *UnknownChange) ChangeKind() string {
	return textOf(r.Raw, "kind")
}

// ChangeKind implements Change.
func (r *ChangeNavigatorCreated) ChangeKind() string {
	return "navigator.created"
}

// ChangeKind implements Change.
func (r *ChangeNavigatorClosed) ChangeKind() string {
	return "navigator.closed"
}

// ChangeKind implements Change.
func (r *ChangeNavigatorSelected) ChangeKind() string {
	return "navigator.selected"
}

// ChangeKind implements Change.
func (r *ChangeEntryAdded) ChangeKind() string {
	return "entry.added"
}

// ChangeKind implements Change.
func (r *ChangeEntryRemoved) ChangeKind() string {
	return "entry.removed"
}

// ChangeKind implements Change.
func (r *ChangeEntryChanged) ChangeKind() string {
	return "entry.changed"
}

// ChangeKind implements Change.
func (r *ChangeTypeOrphaned) ChangeKind() string {
	return "type.orphaned"
}

// ChangeKind implements Change.
func (r *ChangeTypeRevived) ChangeKind() string {
	return "type.revived"
}

// ChangeKind implements Change.
func (r *ChangeAttachmentAdded) ChangeKind() string {
	return "attachment.added"
}

// ChangeKind implements Change.
func (r *ChangeAttachmentRemoved) ChangeKind() string {
	return "attachment.removed"
}

// ChangeKind implements Change.
func (r *ChangeAttachmentChanged) ChangeKind() string {
	return "attachment.changed"
}

// ChangeKind implements Change.
func (r *ChangeSignal) ChangeKind() string {
	return "signal"
}

func decodeChange(data []byte) (Change, error) {
	switch textOf(data, "kind") {
	case "navigator.created":
		return decodeInto(data, new(ChangeNavigatorCreated))
	case "navigator.closed":
		return decodeInto(data, new(ChangeNavigatorClosed))
	case "navigator.selected":
		return decodeInto(data, new(ChangeNavigatorSelected))
	case "entry.added":
		return decodeInto(data, new(ChangeEntryAdded))
	case "entry.removed":
		return decodeInto(data, new(ChangeEntryRemoved))
	case "entry.changed":
		return decodeInto(data, new(ChangeEntryChanged))
	case "type.orphaned":
		return decodeInto(data, new(ChangeTypeOrphaned))
	case "type.revived":
		return decodeInto(data, new(ChangeTypeRevived))
	case "attachment.added":
		return decodeInto(data, new(ChangeAttachmentAdded))
	case "attachment.removed":
		return decodeInto(data, new(ChangeAttachmentRemoved))
	case "attachment.changed":
		return decodeInto(data, new(ChangeAttachmentChanged))
	case "signal":
		return decodeInto(data, new(ChangeSignal))
	}
	return &UnknownChange{Raw: copyOf(data)}, nil
}

// Snapshot is the result of `tree.get`. The scene, or a part of it.
type Snapshot struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The revision of what follows.
	Revision int64 `json:"revision"`
	// The life of the host that the revision belongs to.
	Instance string `json:"instance"`
	// The navigator in front. For a session that may not read that one, the navigator that it asked for.
	Current string `json:"current"`
	// The current configuration of the scene.
	Configuration Configuration `json:"configuration"`
	// The types of the scene that no module provides. For a session that may not read the whole scene, those that
	// are shown here.
	Orphaned []string `json:"orphaned"`
	// Every navigator, parents before children; in a part, some of them.
	Navigators []Navigator `json:"navigators"`
	// The attachments of these navigators; in parts, they follow the navigators.
	Attachments []Attachment `json:"attachments"`
	// Where the next part begins, for `after`; left out in the last part, and of a whole.
	Next *string `json:"next,omitempty"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r Snapshot) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// UnmarshalJSON reads each option by its tag.
func (r *Snapshot) UnmarshalJSON(data []byte) error {
	type plain Snapshot
	open := struct {
		*plain
		Attachments json.RawMessage `json:"attachments"`
	}{plain: (*plain)(r)}
	if err := json.Unmarshal(data, &open); err != nil {
		return err
	}
	if err := decodeList(open.Attachments, decodeAttachment, &r.Attachments); err != nil {
		return err
	}
	return nil
}

// Configuration is a form that several parts of the contract have.
type Configuration struct {
	// The key of the scene's state, which `scene.restore` changes.
	RestorationKey *string `json:"restorationKey,omitempty"`
	// Seconds between sent values.
	ExecutionDelay float64 `json:"executionDelay"`
	// The most talkative events that watches of the scene can get.
	Verbosity Verbosity `json:"verbosity"`
}

// StateItem is a form that several parts of the contract have.
type StateItem struct {
	// The destinations pushed on the navigator.
	Path []RequestedDestination `json:"path"`
	// The index of the navigator around it; the first one has none.
	Parent *int64 `json:"parent,omitempty"`
	// The place in the parent's path with which it goes; null for none.
	Anchor Nullable[int64] `json:"anchor,omitempty"`
	// How a presentation is shown; a stack has none.
	Method *string `json:"method,omitempty"`
	// The navigator's name.
	Name *string `json:"name,omitempty"`
	// The destination below its path.
	Root *RequestedDestination `json:"root,omitempty"`
	// Whether the stack is the one in front.
	Selected *bool `json:"selected,omitempty"`
	// The buttons with which a person can answer an alert or a dialog.
	Buttons []Button `json:"buttons,omitempty"`
	// The types and roles that the navigator's path accepts; all when left out.
	Accepts *Acceptance `json:"accepts,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r StateItem) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// State is the `state` of StateResult. The navigators, parents before children.
type State = []StateItem

// RequestedDestination is a form that several parts of the contract have.
type RequestedDestination struct {
	// The destination type.
	Type string `json:"type"`
	// The destination's arguments; none when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
	// of the same name; null removes one.
	Hints json.RawMessage `json:"hints,omitempty"`
}

// ChangedResult is the result of `entry.provide`, `entry.update`, `unlock`, `checkpoint.remove`, `mapping.remove`,
// `trigger.unbind` and `flow.update`. The revision of the scene afterwards.
type ChangedResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
}

// ShownResult is a form of CreateNavigatorResult.
type ShownResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The navigator where it is shown now.
	Navigator string `json:"navigator"`
	// The entry that shows it.
	Entry *string `json:"entry,omitempty"`
}

// PathSetResult is a form of SetPathResult.
type PathSetResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The navigator's id.
	Navigator string `json:"navigator"`
	// The entries that stand for the request's destinations, lowest first.
	Path []string `json:"path"`
	// How much was removed.
	Removed Removed `json:"removed"`
}

// MarshalJSON writes the members that are there.
func (r PathSetResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// EntryMovedResult is a form of MoveEntryResult.
type EntryMovedResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The navigator whose path it is.
	Navigator string `json:"navigator"`
	// The entry.
	Entry string `json:"entry"`
	// Its place in the path, from 0.
	Position int64 `json:"position"`
}

// StateSetResult is a form of SetTriggerResult.
type StateSetResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The navigator's id.
	Navigator string `json:"navigator"`
	// How much was removed.
	Removed Removed `json:"removed"`
}

// ReturnedResult is a form of ReturnToCheckpointResult.
type ReturnedResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The navigator that a request returns to.
	Navigator string `json:"navigator"`
	// How many entries stay in its path.
	Position int64 `json:"position"`
	// How much was removed.
	Removed Removed `json:"removed"`
}

// FlowStartedResultShown is the `shown` of FlowStartedResult. Where the first step is shown.
type FlowStartedResultShown struct {
	// The navigator where it is shown now.
	Navigator string `json:"navigator"`
	// The entry that shows it.
	Entry *string `json:"entry,omitempty"`
}

// FlowStartedResult is a form of SetTriggerResult.
type FlowStartedResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The flow's id.
	Flow string `json:"flow"`
	// The navigator that a request returns to.
	Navigator string `json:"navigator"`
	// How many entries stay in its path.
	Position int64 `json:"position"`
	// Where the first step is shown.
	Shown *FlowStartedResultShown `json:"shown,omitempty"`
}

// SceneInformation is the `scenes` of ScenesResult. The scenes, by name.
type SceneInformation struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// How many navigators it has.
	Navigators int64 `json:"navigators"`
	// How many entries it has.
	Entries int64 `json:"entries"`
	// The navigator in front.
	Current string `json:"current"`
	// The key of its state; left out when it has none.
	RestorationKey *string `json:"restorationKey,omitempty"`
	// The keys whose states `scene.restore` can bring back, oldest first; left out for an empty list.
	SetAside []string `json:"setAside,omitempty"`
	// True when a fleet shares the scene; left out for one of this host alone.
	Shared *bool `json:"shared,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r SceneInformation) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// PastRevision is the `revisions` of HistoryResult. The revisions, oldest first.
type PastRevision struct {
	// Its number.
	Revision int64 `json:"revision"`
	// Its cause.
	Cause Cause `json:"cause"`
	// The changes, in order.
	Changes []Change `json:"changes"`
}

// MarshalJSON writes the members that are there.
func (r PastRevision) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// UnmarshalJSON reads each option by its tag.
func (r *PastRevision) UnmarshalJSON(data []byte) error {
	type plain PastRevision
	open := struct {
		*plain
		Changes json.RawMessage `json:"changes"`
	}{plain: (*plain)(r)}
	if err := json.Unmarshal(data, &open); err != nil {
		return err
	}
	if err := decodeList(open.Changes, decodeChange, &r.Changes); err != nil {
		return err
	}
	return nil
}

// TypeStatistics is the `types` of StatisticsResult. The types, those that were shown most often first.
type TypeStatistics struct {
	// The destination type.
	Type string `json:"type"`
	// How many entries of the type came.
	Shown int64 `json:"shown"`
	// How many entries of the type went.
	Ended int64 `json:"ended"`
	// How many of them came and went in the time that is looked at.
	Timed int64 `json:"timed"`
	// How long those stayed in the tree, together.
	Seconds float64 `json:"seconds"`
	// How many seconds the one stayed that stayed longest.
	Longest float64 `json:"longest"`
	// How often `back`, `pop` or `dismiss` took an entry of the type away, as the innermost one: the person turned
	// back there.
	TurnedBack int64 `json:"turnedBack"`
}

// RefusalCount is the `refused` of StatisticsResult. The refusals since the start of the host, the most frequent
// first. Left out for a session without the right `administer` or `monitor`.
type RefusalCount struct {
	// The method that was refused.
	Method string `json:"method"`
	// The name of the error.
	Error string `json:"error"`
	// How often.
	Count int64 `json:"count"`
}

// LiveLink is the `links` of LinksResult. The links, as they were supplied.
type LiveLink struct {
	// The link's name, unique in its entry.
	Link string `json:"link"`
	// The text that a person sees.
	Label *string `json:"label,omitempty"`
	// The destination type that it leads to.
	Type string `json:"type"`
	// The arguments that it leads to; none when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// The arguments that `entry.follow` gives as `values`.
	Placeholders []string `json:"placeholders,omitempty"`
	// Whether the type is registered where the entry is shown.
	IsLive bool `json:"isLive"`
}

// MarshalJSON writes the members that are there.
func (r LiveLink) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// RemovedResult is a form of CloseNavigatorResult.
type RemovedResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// How much went.
	Removed Removed `json:"removed"`
}

// RedirectedResult is a form of CreateNavigatorResult.
type RedirectedResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The navigator where it is shown now.
	Navigator string `json:"navigator"`
	// The entry that shows it.
	Entry *string `json:"entry,omitempty"`
	// The outcome of a request with `forResult`.
	Outcome *string `json:"outcome,omitempty"`
	// Where the request wanted to go, and where guards sent it, in order.
	Redirected []Redirection `json:"redirected"`
}

// MarshalJSON writes the members that are there.
func (r RedirectedResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// Redirection is a form that several parts of the contract have.
type Redirection struct {
	// The destination type.
	Type string `json:"type"`
	// The destination's arguments.
	Arguments json.RawMessage `json:"arguments"`
	// The guard that sent the request here.
	Guard *string `json:"guard,omitempty"`
	// The name of that guard for people.
	Name *string `json:"name,omitempty"`
	// The module of that guard's session, when it has exactly one.
	Module *string `json:"module,omitempty"`
}

// GuardPause is the `pause` of Guard. Its pause after missed deadlines, in which its default verdict holds; left
// out while it is asked as usual.
type GuardPause struct {
	// How many deadlines it has missed in a row.
	Misses int64 `json:"misses"`
	// When one request may be put to it: milliseconds since 1970 (UTC). After that time the pause lasts until the
	// guard answers.
	Until int64 `json:"until"`
}

// Guard is a form that several parts of the contract have.
type Guard struct {
	// The guard's id.
	Guard string `json:"guard"`
	// Its name for people.
	Name string `json:"name"`
	// The session that is asked; left out while the guard's module is away.
	Session *string `json:"session,omitempty"`
	// The guard's module, or that of its session when it has exactly one.
	Module *string `json:"module,omitempty"`
	// Whether it is asked before something is shown, goes, or is selected.
	On GuardOn `json:"on"`
	// The types that it is about.
	Types []string `json:"types"`
	// The roles that it is about.
	Roles []string `json:"roles,omitempty"`
	// The scene that it is about; all when left out.
	Scene *string `json:"scene,omitempty"`
	// The navigator that it is about, with all below it.
	Navigator *string `json:"navigator,omitempty"`
	// Guards with a lower number are asked first.
	Order int64 `json:"order"`
	// Seconds that it has to answer.
	Timeout float64 `json:"timeout"`
	// The verdict when it does not answer.
	Default GuardDefault `json:"default"`
	// The verdict while its module is away; left out when it ends with its session.
	Away *GuardAway `json:"away,omitempty"`
	// Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual.
	Pause *GuardPause `json:"pause,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r Guard) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// Session is the `sessions` of SessionsResult. The connections, by id.
type Session struct {
	// The connection's id.
	Session string `json:"session"`
	// True for the connection that asks.
	IsSelf *bool `json:"isSelf,omitempty"`
	// The name that the client gave.
	Name *string `json:"name,omitempty"`
	// The client's process.
	PID int64 `json:"pid"`
	// The user whose process it is.
	UID int64 `json:"uid"`
	// The group whose process it is.
	GID int64 `json:"gid"`
	// The host of the fleet on which the client is; left out for a client of this host.
	Host *string `json:"host,omitempty"`
	// The module as whose process, or in whose process group, the host started it.
	StartedAs *string `json:"startedAs,omitempty"`
	// Its identity by the access document of the host.
	Identity *string `json:"identity,omitempty"`
	// Seconds since it connected.
	Age float64 `json:"age"`
	// The modules that it registered.
	Modules []string `json:"modules"`
	// How many watches it has.
	Watches int64 `json:"watches"`
	// How many requests it has made.
	Requests int64 `json:"requests"`
	// How many of its requests wait for a module or a guard.
	InFlight int64 `json:"inFlight"`
	// Bytes of output that it has not read.
	Queued int64 `json:"queued"`
	// How many of its requests wait for what becomes of an entry or a flow.
	Results int64 `json:"results"`
	// How many questions of the host it has not answered.
	Questions int64 `json:"questions"`
	// How many monitors it has.
	Monitors int64 `json:"monitors"`
}

// MarshalJSON writes the members that are there.
func (r Session) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// RolledBack is the `rolledBack` of StatusResult. The scenes that are older than they were: the store's write-ahead
// log was lost or damaged.
type RolledBack struct {
	// The scene's name; left out when the scene itself is lost.
	Scene *string `json:"scene,omitempty"`
	// The newest revision that the store had.
	From int64 `json:"from"`
	// The newest revision that it has now.
	To int64 `json:"to"`
}

// Grant is the `grants` of RightsResult. The grants that it has, in the order of the document.
type Grant struct {
	// The verbs that it allows.
	Allow []GrantAllow `json:"allow"`
	// The scenes where it holds, as names or beginnings; all when left out.
	Scenes []string `json:"scenes,omitempty"`
	// The navigators where it holds, with what is below them; all when left out.
	Navigators []string `json:"navigators,omitempty"`
	// The types that it is about, as names or beginnings; all when left out.
	Types []string `json:"types,omitempty"`
	// The modules that it is about, as names or beginnings; all when left out.
	Modules []string `json:"modules,omitempty"`
	// The line of the document where it begins.
	Line int64 `json:"line"`
}

// MarshalJSON writes the members that are there.
func (r Grant) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// Watch is the `watches` of WatchesResult. The watches.
type Watch struct {
	// The connection that watches.
	Session string `json:"session"`
	// The watch's number on that connection.
	Watch int64 `json:"watch"`
	// The scene that it watches; left out for a watch of `host.watch`.
	Scene *string `json:"scene,omitempty"`
	// The navigator that it watches, with all below it.
	Navigator *string `json:"navigator,omitempty"`
	// The kinds of change that it gets; all when left out.
	Kinds []WatchKind `json:"kinds,omitempty"`
	// Events up to this level come as well.
	Verbosity Verbosity `json:"verbosity"`
	// Whether its reader is behind and gets the state instead of changes.
	IsLagging bool `json:"isLagging"`
	// How many notifications it may still send; left out when it has no limit.
	Credit *int64 `json:"credit,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r Watch) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// Window is a form that several parts of the contract have.
type Window struct {
	// The oldest of them.
	From int64 `json:"from"`
	// The newest of them, which is the present one.
	To int64 `json:"to"`
}

// RuleViolation is a form that several parts of the contract have.
type RuleViolation struct {
	// The part of the rule that is broken.
	Rule RuleViolationRule `json:"rule"`
	// The type that breaks it.
	Type string `json:"type"`
	// The navigator whose path it is.
	Navigator *string `json:"navigator,omitempty"`
	// The navigator below which the request would have made a new one.
	Parent *string `json:"parent,omitempty"`
	// The place in the path, from 0; -1 for the destination below the path.
	Position int64 `json:"position"`
	// The type that it stands on.
	Found *string `json:"found,omitempty"`
	// Roles, methods or types of which one would do; the number that may be there.
	Needed []string `json:"needed"`
	// The type whose rule it is.
	RuleOf string `json:"ruleOf"`
	// The module whose rule it is, `bindings`, or `navigator`.
	Source string `json:"source"`
	// The types and roles that the navigator's path accepts, when that is the rule.
	Accepted *Acceptance `json:"accepted,omitempty"`
	// Types of a path that is legal and leads there.
	Legal []string `json:"legal,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r RuleViolation) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// PathRule is a form that several parts of the contract have.
type PathRule struct {
	// It stands directly on a type with one of these roles, or on `root`.
	Under []string `json:"under,omitempty"`
	// Something below it in the path has one of these roles.
	Within []string `json:"within,omitempty"`
	// How many of it a path may hold.
	Most *int64 `json:"most,omitempty"`
	// Whether it may stand on itself.
	Repeats *bool `json:"repeats,omitempty"`
	// Whether it must be the first of its path.
	First *bool `json:"first,omitempty"`
	// Whether nothing may stand on it.
	Last *bool `json:"last,omitempty"`
	// The methods by which it may be shown.
	Methods []string `json:"methods,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r PathRule) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// UnfitArguments is the `unfit` of CheckRulesResult. The entries in quarantine because of their arguments; left out
// without any.
type UnfitArguments struct {
	// The entry.
	Entry string `json:"entry"`
	// Its type.
	Type string `json:"type"`
	// The navigator that shows it.
	Navigator string `json:"navigator"`
	// The place in the path, from 0; -1 for the destination below the path.
	Position int64 `json:"position"`
	// Where in the arguments, as a JSON Pointer.
	Path string `json:"path"`
	// The keyword of the schema that does not fit.
	Keyword string `json:"keyword"`
	// Why, for people.
	Reason string `json:"reason"`
}

// NavigatorState is the result of `navigator.get` and `navigator.find`. The navigator.
type NavigatorState struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The navigator's id.
	ID string `json:"id"`
	// Its kind in the tree.
	Kind NavigatorKind `json:"kind"`
	// Its name, unique in the scene.
	Name *string `json:"name,omitempty"`
	// The navigator around it; the root has none.
	Parent *string `json:"parent,omitempty"`
	// How a presentation is shown.
	Method *string `json:"method,omitempty"`
	// Seconds after which the host closes it; it stays when left out.
	ClosesAfter *float64 `json:"closesAfter,omitempty"`
	// The entry of its parent with which it goes.
	Anchor *string `json:"anchor,omitempty"`
	// The entry that it shows below its path.
	Root *Entry `json:"root,omitempty"`
	// The session with which it goes.
	Ephemeral *string `json:"ephemeral,omitempty"`
	// The buttons with which a person can answer an alert or a dialog.
	Buttons []Button `json:"buttons,omitempty"`
	// Whether destinations can be pushed on it.
	HasPath bool `json:"hasPath"`
	// The types and roles that its path accepts; all when left out.
	Accepts *Acceptance `json:"accepts,omitempty"`
	// The stacks below it, in order.
	Children []string `json:"children"`
	// The stack below it that is in front.
	Selected *string `json:"selected,omitempty"`
	// The navigator that is shown over it.
	Presented *string `json:"presented,omitempty"`
	// The overlays that are shown over it beside that, oldest first.
	Overlays []string `json:"overlays,omitempty"`
	// How many entries its path has.
	Count int64 `json:"count"`
	// Whether it is shown over another one.
	IsPresented bool `json:"isPresented"`
	// Whether a navigator is shown over it.
	IsPresenting bool `json:"isPresenting"`
	// Whether it, or a navigator below it, presents something.
	IsAnyChildPresenting bool `json:"isAnyChildPresenting"`
	// How many navigators are above it.
	Depth int64 `json:"depth"`
	// Whether it is the navigator in front.
	Current bool `json:"current"`
}

// MarshalJSON writes the members that are there.
func (r NavigatorState) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// OutcomeResultEntry is a form of OutcomeResult.
type OutcomeResultEntry struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The revision that settled it.
	Revision int64 `json:"revision"`
	// The cause of the revision.
	By Cause `json:"by"`
	// The entry that the request showed.
	Entry string `json:"entry"`
	// The outcome of the entry.
	Outcome OutcomeResultEntryOutcome `json:"outcome"`
	// The answer that a person chose, of an alert or a dialog.
	Answer *string `json:"answer,omitempty"`
	// The value that the entry closed with.
	Value json.RawMessage `json:"value,omitempty"`
}

// OutcomeResultFlow is a form of OutcomeResult.
type OutcomeResultFlow struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The revision that settled it.
	Revision int64 `json:"revision"`
	// The cause of the revision.
	By Cause `json:"by"`
	// The flow that the request started.
	Flow string `json:"flow"`
	// How the flow ended.
	Outcome OutcomeResultFlowOutcome `json:"outcome"`
	// The value that the flow was completed with.
	Value json.RawMessage `json:"value,omitempty"`
	// Why the flow was cancelled or failed, for people.
	Reason *string `json:"reason,omitempty"`
}

// OutcomeResult is a form of NavigateResult.
type OutcomeResult struct {
	// Set when it is of this form.
	Entry *OutcomeResultEntry
	// Set when it is of this form.
	Flow *OutcomeResultFlow
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r OutcomeResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Entry, r.Flow)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *OutcomeResult) UnmarshalJSON(data []byte) error {
	*r = OutcomeResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "by", "entry", "outcome"):
		return decodeOption(data, &r.Entry)
	case shape.has("scene", "revision", "by", "flow", "outcome"):
		return decodeOption(data, &r.Flow)
	}
	return nil
}

// SequenceResult is the result of `send` and `url.open`. The outcome of each value, in the order in which the
// values were settled.
type SequenceResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The sequence's id.
	Sequence string `json:"sequence"`
	// Whether the sequence came to its end, or was cancelled before.
	Outcome SequenceResultOutcome `json:"outcome"`
	// The outcome of each item, in the order of settling.
	Steps []SequenceStep `json:"steps"`
}

// MarshalJSON writes the members that are there.
func (r SequenceResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// SentItemValue is a form of SentItem.
type SentItemValue struct {
	// Id or name of the navigator where it acts, or where the search for a receiver begins.
	Navigator *string `json:"navigator,omitempty"`
	// The name of a value: a module's name, a dot and a name.
	Value string `json:"value"`
	// The data that is passed on to the receiver; null when left out.
	Data json.RawMessage `json:"data,omitempty"`
}

// SentItemRoute is a form of SentItem.
type SentItemRoute struct {
	// Id or name of the navigator where it acts, or where the search for a receiver begins.
	Navigator *string `json:"navigator,omitempty"`
	// The name of a route: a module's name, a dot and a name.
	Route string `json:"route"`
	// The data that is passed on to the receiver; null when left out.
	Data json.RawMessage `json:"data,omitempty"`
}

// SentItemType is a form of SentItem.
type SentItemType struct {
	// Id or name of the navigator where it acts, or where the search for a receiver begins.
	Navigator *string `json:"navigator,omitempty"`
	// A destination type.
	Type string `json:"type"`
	// The destination's arguments; none when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// How the destination is shown; `send` when only a receiver may take it. The type says so when left out.
	Method *string `json:"method,omitempty"`
}

// SentItemAction is a form of SentItem.
type SentItemAction struct {
	// Id or name of the navigator where it acts, or where the search for a receiver begins.
	Navigator *string `json:"navigator,omitempty"`
	// An action of the sequence itself.
	Action SentItemActionAction `json:"action"`
}

// SentItemActionMethod is a form of SentItem.
type SentItemActionMethod struct {
	// Id or name of the navigator where it acts, or where the search for a receiver begins.
	Navigator *string `json:"navigator,omitempty"`
	// The operation: a method that changes a scene's tree.
	Method string `json:"method"`
	// Its parameters, without those of the request around it.
	Params json.RawMessage `json:"params,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r SentItemActionMethod) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "action", "perform")
}

// SentItemActionValues is a form of SentItem.
type SentItemActionValues struct {
	// Id or name of the navigator where it acts, or where the search for a receiver begins.
	Navigator *string `json:"navigator,omitempty"`
	// The values to send next, before the rest.
	Values []SentItem `json:"values"`
}

// MarshalJSON writes the members that are there.
func (r SentItemActionValues) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "action", "send")
}

// SentItem answers the question `url.resolve`.
type SentItem struct {
	// Set when it is of this form.
	Value *SentItemValue
	// Set when it is of this form.
	Route *SentItemRoute
	// Set when it is of this form.
	Type *SentItemType
	// Set when it is of this form.
	Action *SentItemAction
	// Set when it is of this form.
	ActionMethod *SentItemActionMethod
	// Set when it is of this form.
	ActionValues *SentItemActionValues
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r SentItem) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Value, r.Route, r.Type, r.Action, r.ActionMethod, r.ActionValues)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *SentItem) UnmarshalJSON(data []byte) error {
	*r = SentItem{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.is("action", "perform") && shape.has("method"):
		return decodeOption(data, &r.ActionMethod)
	case shape.is("action", "send") && shape.has("values"):
		return decodeOption(data, &r.ActionValues)
	case shape.has("value"):
		return decodeOption(data, &r.Value)
	case shape.has("route"):
		return decodeOption(data, &r.Route)
	case shape.has("type"):
		return decodeOption(data, &r.Type)
	case shape.has("action"):
		return decodeOption(data, &r.Action)
	}
	return nil
}

// SequenceStepBy is the `by` of SequenceStep. The receiver that took the item.
type SequenceStepBy struct {
	// The session that received.
	Session string `json:"session"`
	// The receiver's id.
	Receiver string `json:"receiver"`
}

// SequenceStepError is a form that several parts of the contract have.
type SequenceStepError struct {
	// The error's number.
	Code int64 `json:"code"`
	// The error, for people.
	Message string `json:"message"`
	// The error's name, and what a program needs.
	Data json.RawMessage `json:"data"`
}

// SequenceStep is a form that several parts of the contract have.
type SequenceStep struct {
	// The item's number: from 0, those that receivers added behind the others.
	Index int64 `json:"index"`
	// The item as it was sent.
	Item SentItem `json:"item"`
	// The number of the item whose receiver added this one.
	AddedBy *int64 `json:"addedBy,omitempty"`
	// The outcome of the item.
	Outcome SequenceStepOutcome `json:"outcome"`
	// The receiver that took the item.
	By *SequenceStepBy `json:"by,omitempty"`
	// How the sequence went on.
	Resume *SequenceStepResume `json:"resume,omitempty"`
	// The scene's revision after the operation.
	Revision *int64 `json:"revision,omitempty"`
	// The navigator that the operation answered.
	Navigator *string `json:"navigator,omitempty"`
	// The entry that the operation answered.
	Entry *string `json:"entry,omitempty"`
	// Where the item wanted to go, and where guards sent it, in order. The last of them is what became of the item.
	Redirected []Redirection `json:"redirected,omitempty"`
	// The error that ended the sequence with this item.
	Error *SequenceStepError `json:"error,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r SequenceStep) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// SequenceState is the `sequences` of SequencesResult. The sequences, oldest first.
type SequenceState struct {
	// The sequence's id.
	Sequence string `json:"sequence"`
	// The scene's name.
	Scene string `json:"scene"`
	// The session that sent it.
	Session string `json:"session"`
	// The sequence's name, for people.
	Name *string `json:"name,omitempty"`
	// Whether an item is under way, a receiver is asked, or the sequence waits or is paused.
	State SequenceStateState `json:"state"`
	// The number of the item under way, else of the next one.
	Index *int64 `json:"index,omitempty"`
	// How many items are settled.
	Done int64 `json:"done"`
	// How many items have not begun.
	Left int64 `json:"left"`
	// The receiver that is asked.
	Receiver *string `json:"receiver,omitempty"`
}

// ReceiverValueAutoResume is a form of ValueReceiveAnswerResume.
type ReceiverValueAutoResume struct {
	// Seconds until the next value: at most the limit `questionMaximum`.
	After float64 `json:"after"`
}

// ReceiverValueAuto is a form that several parts of the contract have.
type ReceiverValueAuto struct {
	// How the sequence goes on.
	Resume ReceiverValueAutoResumeChoice `json:"resume"`
	// The navigator that shows the destination.
	Navigate *string `json:"navigate,omitempty"`
	// The navigator that comes to the front.
	Select *string `json:"select,omitempty"`
	// How the destination is shown.
	Method *string `json:"method,omitempty"`
}

// ReceiverValue is a form of Receiver.
type ReceiverValue struct {
	// The receiver's id.
	Receiver string `json:"receiver"`
	// The session that receives.
	Session string `json:"session"`
	// The scene whose values it receives; every scene when left out.
	Scene *string `json:"scene,omitempty"`
	// The navigator where it stands, and ends with.
	Navigator *string `json:"navigator,omitempty"`
	// Seconds that it has to answer; the limit `question` when left out.
	Timeout *float64 `json:"timeout,omitempty"`
	// The action that the host takes instead of asking.
	Auto *ReceiverValueAuto `json:"auto,omitempty"`
	// The name of the values.
	Value string `json:"value"`
}

// ReceiverType is a form of Receiver.
type ReceiverType struct {
	// The receiver's id.
	Receiver string `json:"receiver"`
	// The session that receives.
	Session string `json:"session"`
	// The scene whose values it receives; every scene when left out.
	Scene *string `json:"scene,omitempty"`
	// The navigator where it stands, and ends with.
	Navigator *string `json:"navigator,omitempty"`
	// Seconds that it has to answer; the limit `question` when left out.
	Timeout *float64 `json:"timeout,omitempty"`
	// The action that the host takes instead of asking.
	Auto *ReceiverValueAuto `json:"auto,omitempty"`
	// The destination type.
	Type string `json:"type"`
}

// ReceiverRoute is a form of Receiver.
type ReceiverRoute struct {
	// The receiver's id.
	Receiver string `json:"receiver"`
	// The session that receives.
	Session string `json:"session"`
	// The scene whose values it receives; every scene when left out.
	Scene *string `json:"scene,omitempty"`
	// The navigator where it stands, and ends with.
	Navigator *string `json:"navigator,omitempty"`
	// Seconds that it has to answer; the limit `question` when left out.
	Timeout *float64 `json:"timeout,omitempty"`
	// The action that the host takes instead of asking.
	Auto *ReceiverValueAuto `json:"auto,omitempty"`
	// The name of the route.
	Route string `json:"route"`
}

// Receiver is the result of `receiver.add`. The receiver as it was added.
type Receiver struct {
	// Set when it is of this form.
	Value *ReceiverValue
	// Set when it is of this form.
	Type *ReceiverType
	// Set when it is of this form.
	Route *ReceiverRoute
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r Receiver) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Value, r.Type, r.Route)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *Receiver) UnmarshalJSON(data []byte) error {
	*r = Receiver{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("receiver", "session", "value"):
		return decodeOption(data, &r.Value)
	case shape.has("receiver", "session", "type"):
		return decodeOption(data, &r.Type)
	case shape.has("receiver", "session", "route"):
		return decodeOption(data, &r.Route)
	}
	return nil
}

// URLPattern is the `patterns` of URLPatternsResult. The patterns, the more concrete ones first.
type URLPattern struct {
	// The pattern as it was registered.
	Pattern string `json:"pattern"`
	// The module that registered it.
	Module string `json:"module"`
	// The session of that module.
	Session *string `json:"session,omitempty"`
	// The items that a URL becomes; the module is asked when left out.
	To []SentItem `json:"to,omitempty"`
	// True when the module is asked what a URL becomes.
	Ask *bool `json:"ask,omitempty"`
	// The scene where the items go when the request names none.
	Scene *string `json:"scene,omitempty"`
	// The navigator where they go when the request names none.
	Navigator *string `json:"navigator,omitempty"`
	// Whether every type that it shows is registered, or received.
	IsLive bool `json:"isLive"`
}

// MarshalJSON writes the members that are there.
func (r URLPattern) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// Destination is the result of `destination.get`. The type as it was registered.
type Destination struct {
	// The type's name: its module's, a dot, and a name of its own.
	Type string `json:"type"`
	// The module that provides it.
	Module string `json:"module"`
	// Its title for people.
	Title *string `json:"title,omitempty"`
	// A description of what it shows, in a sentence for people.
	Description *string `json:"description,omitempty"`
	// The JSON Schema of its arguments; any object is valid when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated.
	Version *int64 `json:"version,omitempty"`
	// How it is shown when a request does not say so. `send` leaves that to its receiver.
	Method *string `json:"method,omitempty"`
	// The name of the navigator that presents it, when the request gives no name and no other navigator has this
	// one.
	Presentation *string `json:"presentation,omitempty"`
	// The buttons of its alert or dialog when the request gives none: 1 to 16, their answers all different.
	Buttons []Button `json:"buttons,omitempty"`
	// True when the host asks the module for content for each entry; false when left out.
	Provides *bool `json:"provides,omitempty"`
	// The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when
	// left out.
	Content json.RawMessage `json:"content,omitempty"`
	// The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left
	// out.
	Messages map[string]json.RawMessage `json:"messages,omitempty"`
	// Hints that renderers get with each entry. The host passes them on.
	Hints json.RawMessage `json:"hints,omitempty"`
	// Whether its entries stay or are closed when its provider ends. `keep` when left out.
	Orphan DestinationOrphan `json:"orphan"`
	// Its roles, which rules and guards name.
	Roles []string `json:"roles,omitempty"`
	// Where it may stand.
	Rules *PathRule `json:"rules,omitempty"`
	// The scene of `navigator`.
	Scene *string `json:"scene,omitempty"`
	// The registration holds on this navigator and below it; everywhere when left out.
	Navigator *string `json:"navigator,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r Destination) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// RegisteredDestination is the `destinations` of `module.register`. The destination types. Each name begins with
// the module's name and a dot.
type RegisteredDestination struct {
	// The type's name: its module's, a dot, and a name of its own.
	Type string `json:"type"`
	// Its title for people.
	Title *string `json:"title,omitempty"`
	// A description of what it shows, in a sentence for people.
	Description *string `json:"description,omitempty"`
	// The JSON Schema of its arguments; any object is valid when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated.
	Version *int64 `json:"version,omitempty"`
	// How it is shown when a request does not say so. `send` leaves that to its receiver.
	Method *string `json:"method,omitempty"`
	// Hints that renderers get with each entry. The host passes them on.
	Hints json.RawMessage `json:"hints,omitempty"`
	// Whether its entries stay or are closed when its provider ends. `keep` when left out.
	Orphan *DestinationOrphan `json:"orphan,omitempty"`
	// Its roles, which rules and guards name.
	Roles []string `json:"roles,omitempty"`
	// Where it may stand.
	Rules *PathRule `json:"rules,omitempty"`
	// True when the host asks the module for content for each entry; false when left out.
	Provides *bool `json:"provides,omitempty"`
	// The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when
	// left out.
	Content json.RawMessage `json:"content,omitempty"`
	// The name of the navigator that presents it, when the request gives no name and no other navigator has this
	// one.
	Presentation *string `json:"presentation,omitempty"`
	// The buttons of an alert or a dialog: 1 to 16, their answers all different.
	Buttons []Button `json:"buttons,omitempty"`
	// The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left
	// out.
	Messages map[string]json.RawMessage `json:"messages,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r RegisteredDestination) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// PresentationMethod is a form that several parts of the contract have.
type PresentationMethod struct {
	// Its name, unique on the host.
	Method string `json:"method"`
	// Whether it has a path of its own; false when left out.
	HasPath *bool `json:"hasPath,omitempty"`
	// Whether it takes the one place over its presenter, as a sheet does; true when left out.
	Exclusive *bool `json:"exclusive,omitempty"`
	// Seconds after which the host closes it; it stays when left out.
	ClosesAfter *float64 `json:"closesAfter,omitempty"`
}

// Module is the `modules` of ModulesResult. The modules, by name.
type Module struct {
	// The module's name.
	Module string `json:"module"`
	// Its version, as it was registered.
	Version *string `json:"version,omitempty"`
	// Its title for people.
	Title *string `json:"title,omitempty"`
	// The session that registered it.
	Session *string `json:"session,omitempty"`
	// How many destination types it provides.
	Destinations int64 `json:"destinations"`
	// The methods of presentation that it defines, by name.
	Presentations []PresentationMethod `json:"presentations,omitempty"`
	// Its state, when the host can start it.
	State *ModuleState `json:"state,omitempty"`
	// Its process, when the host started it.
	PID *int64 `json:"pid,omitempty"`
	// How often the host started it again because its process had ended.
	Restarts *int64 `json:"restarts,omitempty"`
	// Why it failed the last time: an error.
	LastFailure *SequenceStepError `json:"lastFailure,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r Module) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// HostSnapshotScenesItem is the `scenes` of HostSnapshot. The scenes, by name.
type HostSnapshotScenesItem struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's current navigator.
	Navigator string `json:"navigator"`
}

// HostSnapshotModulesItem is the `modules` of HostSnapshot. The modules that are registered, by name.
type HostSnapshotModulesItem struct {
	// The module's name.
	Module string `json:"module"`
	// The connection that has it.
	Session string `json:"session"`
}

// HostSnapshot is a form that several parts of the contract have.
type HostSnapshot struct {
	// The scenes, by name.
	Scenes []HostSnapshotScenesItem `json:"scenes"`
	// The modules that are registered, by name.
	Modules []HostSnapshotModulesItem `json:"modules"`
	// The last reports of those that draw scenes, by scene.
	Renderers []Renderer `json:"renderers"`
}

// MarshalJSON writes the members that are there.
func (r HostSnapshot) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// HostChangeSceneOpened is the HostChange whose `kind` is `scene.opened`. A scene was made.
type HostChangeSceneOpened struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's current navigator.
	Navigator string `json:"navigator"`
}

// MarshalJSON writes the members that are there.
func (r HostChangeSceneOpened) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "scene.opened")
}

// HostChangeSceneClosed is the HostChange whose `kind` is `scene.closed`. A scene was closed.
type HostChangeSceneClosed struct {
	// The scene's name.
	Scene string `json:"scene"`
}

// MarshalJSON writes the members that are there.
func (r HostChangeSceneClosed) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "scene.closed")
}

// HostChangeSceneCurrent is the HostChange whose `kind` is `scene.current`. Another navigator of a scene is
// current.
type HostChangeSceneCurrent struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The navigator that is current now.
	Navigator string `json:"navigator"`
	// The navigator that was current before, which may be closed.
	Previous string `json:"previous"`
}

// MarshalJSON writes the members that are there.
func (r HostChangeSceneCurrent) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "scene.current")
}

// HostChangeModuleRegistered is the HostChange whose `kind` is `module.registered`. A module has come, or has
// another session.
type HostChangeModuleRegistered struct {
	// The module's name.
	Module string `json:"module"`
	// The connection that has it.
	Session string `json:"session"`
	// The connection that had it before.
	Previous *string `json:"previous,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r HostChangeModuleRegistered) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "module.registered")
}

// HostChangeModuleUnregistered is the HostChange whose `kind` is `module.unregistered`. A module has gone.
type HostChangeModuleUnregistered struct {
	// The module's name.
	Module string `json:"module"`
	// The connection that had it.
	Session string `json:"session"`
}

// MarshalJSON writes the members that are there.
func (r HostChangeModuleUnregistered) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "module.unregistered")
}

// HostChangeRendererReported is the HostChange whose `kind` is `renderer.reported`. A renderer said what a person
// sees of a scene.
type HostChangeRendererReported struct {
	// The connection that draws.
	Session string `json:"session"`
	// The name that it gave itself in `hello`, with its version.
	Client *string `json:"client,omitempty"`
	// The scene that it draws.
	Scene string `json:"scene"`
	// The place that has a person's attention.
	Focus *RendererFocus `json:"focus,omitempty"`
	// The parts that it could not draw.
	Undrawn []RendererGap `json:"undrawn"`
}

// MarshalJSON writes the members that are there.
func (r HostChangeRendererReported) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "renderer.reported")
}

// HostChangeRendererLeft is the HostChange whose `kind` is `renderer.left`. A connection draws a scene no longer.
type HostChangeRendererLeft struct {
	// The connection.
	Session string `json:"session"`
	// The scene.
	Scene string `json:"scene"`
}

// MarshalJSON writes the members that are there.
func (r HostChangeRendererLeft) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "renderer.left")
}

// HostChange is the `changes` of HostChangedNotification. The changes.
type HostChange interface {
	// HostChangeKind is the `kind` of the option.
	HostChangeKind() string
}

// UnknownHostChange is an option of HostChange that only a newer host knows.
type UnknownHostChange struct {
	// The whole object.
	Raw json.RawMessage
}

// MarshalJSON writes the object as it came.
func (r UnknownHostChange) MarshalJSON() ([]byte, error) {
	return encodeRaw(r.Raw)
}

// HostChangeKind implements HostChange.
func (r *UnknownHostChange) HostChangeKind() string {
	return textOf(r.Raw, "kind")
}

// HostChangeKind implements HostChange.
func (r *HostChangeSceneOpened) HostChangeKind() string {
	return "scene.opened"
}

// HostChangeKind implements HostChange.
func (r *HostChangeSceneClosed) HostChangeKind() string {
	return "scene.closed"
}

// HostChangeKind implements HostChange.
func (r *HostChangeSceneCurrent) HostChangeKind() string {
	return "scene.current"
}

// HostChangeKind implements HostChange.
func (r *HostChangeModuleRegistered) HostChangeKind() string {
	return "module.registered"
}

// HostChangeKind implements HostChange.
func (r *HostChangeModuleUnregistered) HostChangeKind() string {
	return "module.unregistered"
}

// HostChangeKind implements HostChange.
func (r *HostChangeRendererReported) HostChangeKind() string {
	return "renderer.reported"
}

// HostChangeKind implements HostChange.
func (r *HostChangeRendererLeft) HostChangeKind() string {
	return "renderer.left"
}

func decodeHostChange(data []byte) (HostChange, error) {
	switch textOf(data, "kind") {
	case "scene.opened":
		return decodeInto(data, new(HostChangeSceneOpened))
	case "scene.closed":
		return decodeInto(data, new(HostChangeSceneClosed))
	case "scene.current":
		return decodeInto(data, new(HostChangeSceneCurrent))
	case "module.registered":
		return decodeInto(data, new(HostChangeModuleRegistered))
	case "module.unregistered":
		return decodeInto(data, new(HostChangeModuleUnregistered))
	case "renderer.reported":
		return decodeInto(data, new(HostChangeRendererReported))
	case "renderer.left":
		return decodeInto(data, new(HostChangeRendererLeft))
	}
	return &UnknownHostChange{Raw: copyOf(data)}, nil
}

// Renderer is a form that several parts of the contract have.
type Renderer struct {
	// The connection that draws.
	Session string `json:"session"`
	// The name that it gave itself in `hello`, with its version.
	Client *string `json:"client,omitempty"`
	// The scene that it draws.
	Scene string `json:"scene"`
	// The place that has a person's attention.
	Focus *RendererFocus `json:"focus,omitempty"`
	// The parts that it could not draw.
	Undrawn []RendererGap `json:"undrawn"`
}

// MarshalJSON writes the members that are there.
func (r Renderer) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// RendererFocus is a form that several parts of the contract have.
type RendererFocus struct {
	// The entry that has the focus.
	Entry string `json:"entry"`
	// The part of the entry: the id of a block of its content, say.
	Part *string `json:"part,omitempty"`
}

// RendererGap is a form that several parts of the contract have.
type RendererGap struct {
	// The entry.
	Entry string `json:"entry"`
	// The part that it could not draw, for people.
	What string `json:"what"`
}

// WaitingRequest is the `requests` of WaitingResult. The requests that wait.
type WaitingRequest struct {
	// The connection that made it.
	Session string `json:"session"`
	// The request's id, as it was written; left out for a notification.
	Request json.RawMessage `json:"request,omitempty"`
	// The request's method.
	Method *string `json:"method,omitempty"`
	// The reason for which it waits.
	For WaitingRequestFor `json:"for"`
	// The scene that it is about.
	Scene *string `json:"scene,omitempty"`
	// The question whose answer it waits for.
	Question *string `json:"question,omitempty"`
	// The guard whose vote it waits for.
	Guard *string `json:"guard,omitempty"`
	// The module that it waits for.
	Module *string `json:"module,omitempty"`
	// The connection of the request before it.
	BehindSession *string `json:"behindSession,omitempty"`
	// The id of the request before it.
	BehindRequest json.RawMessage `json:"behindRequest,omitempty"`
	// The entry whose end it waits for.
	Entry *string `json:"entry,omitempty"`
	// The flow whose end it waits for.
	Flow *string `json:"flow,omitempty"`
	// The sequence whose end it waits for.
	Sequence *string `json:"sequence,omitempty"`
	// The deadline: milliseconds since 1970 (UTC).
	Until *int64 `json:"until,omitempty"`
}

// OpenQuestion is the `questions` of WaitingResult. The questions that are open.
type OpenQuestion struct {
	// The question's id.
	Question string `json:"question"`
	// The question's method.
	Method string `json:"method"`
	// The connection that is asked.
	Session string `json:"session"`
	// The module that is asked; left out when the connection has none.
	Module *string `json:"module,omitempty"`
	// The name that the connection gave itself, if it has no module.
	Client *string `json:"client,omitempty"`
	// The guard that is asked.
	Guard *string `json:"guard,omitempty"`
	// The receiver that is asked.
	Receiver *string `json:"receiver,omitempty"`
	// The destination type that it is about.
	Type *string `json:"type,omitempty"`
	// The connection whose request needs the answer; left out when the host asks.
	Asker *string `json:"asker,omitempty"`
	// The question that the asker was answering.
	During *string `json:"during,omitempty"`
	// When it was asked: milliseconds since 1970 (UTC).
	Asked int64 `json:"asked"`
	// Its deadline: milliseconds since 1970 (UTC).
	Until int64 `json:"until"`
}

// FleetEngine is the `engine` of FleetResult. The connection of this host to the engine.
type FleetEngine struct {
	// Whether the host is connected.
	Connected bool `json:"connected"`
	// The server to which it is, or was, connected.
	Server *string `json:"server,omitempty"`
	// The version of that server.
	Version *string `json:"version,omitempty"`
	// The risk of this version, if it has one.
	Warning *string `json:"warning,omitempty"`
	// Why the last attempt to connect failed; left out while the host is connected.
	Failure *string `json:"failure,omitempty"`
}

// FleetHost is the `hosts` of FleetResult. The hosts that this one has heard, by name.
type FleetHost struct {
	// Its name.
	Host string `json:"host"`
	// `true` for the host that answers.
	IsSelf *bool `json:"isSelf,omitempty"`
	// Seconds since it was heard last. A host speaks ten times a second.
	Heard float64 `json:"heard"`
	// `true` when it shares other scenes than this host. All hosts of a fleet should have the same
	// `--fleet-scenes`.
	SharesOthers *bool `json:"sharesOthers,omitempty"`
	// Its last report; left out when it has made none yet.
	Report *FleetReport `json:"report,omitempty"`
}

// FleetReport is the `report` of FleetHost. Its last report; left out when it has made none yet.
type FleetReport struct {
	// Its version.
	Version string `json:"version"`
	// Its process.
	PID int64 `json:"pid"`
	// Seconds since it started.
	Uptime float64 `json:"uptime"`
	// How many connections it has.
	Sessions int64 `json:"sessions"`
	// How many scenes it owns.
	Owns int64 `json:"owns"`
	// How many records of the logs it had still to read, in all scenes.
	Behind int64 `json:"behind"`
	// How many scenes it follows no more; its log says why.
	Halted int64 `json:"halted"`
}

// FleetScene is the `scenes` of FleetResult. The scenes that this host shares, by name.
type FleetScene struct {
	// Its name.
	Scene string `json:"scene"`
	// `ready`; `reading` when this host has not read the whole log; `away` when it cannot reach the log; `waiting`
	// for an owner; or `halted` when it follows the scene no more.
	State FleetSceneState `json:"state"`
	// The host that owns it; left out when none does.
	Owner *string `json:"owner,omitempty"`
	// How often it got an owner.
	Epoch int64 `json:"epoch"`
	// The last revision that this host has read.
	Revision int64 `json:"revision"`
	// How many records of its log this host had still to read.
	Behind int64 `json:"behind"`
	// How many requests of this host its owner has not answered.
	Open int64 `json:"open"`
}

// FleetModule is the `modules` of FleetResult. The modules of all hosts, by name.
type FleetModule struct {
	// Its name.
	Module string `json:"module"`
	// The host to which it is connected.
	Host string `json:"host"`
	// How many destination types it has registered.
	Destinations int64 `json:"destinations"`
}

// Owner is a form that several parts of the contract have.
type Owner struct {
	// The session.
	Session string `json:"session"`
	// The name that its client gave.
	Name *string `json:"name,omitempty"`
	// Its process.
	PID int64 `json:"pid"`
	// The user whose process it is.
	UID int64 `json:"uid"`
	// The host of a fleet on which it is.
	Host *string `json:"host,omitempty"`
}

// Place is the `navigators` of UnknownDestinationData. The navigators where the type is known.
type Place struct {
	// The scene.
	Scene string `json:"scene"`
	// The navigator.
	Navigator string `json:"navigator"`
}

// ConflictingPattern is the `other` of URLConflictData. The pattern that fits the same URLs.
type ConflictingPattern struct {
	// The pattern.
	Pattern string `json:"pattern"`
	// Its module.
	Module string `json:"module"`
	// The session that has the module; null when it is gone.
	Owner *Owner `json:"owner"`
}

// QuestionLink is a form that several parts of the contract have.
type QuestionLink struct {
	// The question's id.
	Question string `json:"question"`
	// The session that waits for the answer.
	Asker *string `json:"asker,omitempty"`
	// The session that is asked.
	Session string `json:"session"`
	// The module that is asked.
	Module string `json:"module"`
	// The destination type that it is about.
	Type *string `json:"type,omitempty"`
	// The entry that it is about.
	Entry *string `json:"entry,omitempty"`
}

// StateProblem is the `problems` of InvalidStateData. The problems of the document.
type StateProblem struct {
	// The index of the navigator in the document.
	Navigator int64 `json:"navigator"`
	// The place in its path; -1 for its root.
	Position *int64 `json:"position,omitempty"`
	// The error there.
	Error Error `json:"error"`
}

// HelloCapabilities is the `capabilities` of `hello`. The capabilities that the client needs or would use.
type HelloCapabilities struct {
	// Names that the client needs: the request is refused when the host lacks one.
	Required []string `json:"required,omitempty"`
	// Names that the client would use.
	Optional []string `json:"optional,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r HelloCapabilities) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// HelloResult is the result of `hello`. The host that answers, and its capabilities.
type HelloResult struct {
	// Always `navhost`.
	Host string `json:"host"`
	// The host's version.
	Version string `json:"version"`
	// This life of the host: 16 hexadecimal digits.
	Instance string `json:"instance"`
	// The id of this connection.
	Session string `json:"session"`
	// All that the host can do beyond JSON-RPC, by name.
	Capabilities []string `json:"capabilities"`
	// Every limit by its name: a count, bytes or seconds.
	Limits map[string]float64 `json:"limits"`
}

// MarshalJSON writes the members that are there.
func (r HelloResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// PingResult is the result of `ping`. Always the same.
type PingResult struct {
	// Always true.
	Pong bool `json:"pong"`
}

// StatusResult is the result of `host.status`. Counts, the uptime, and the limits.
type StatusResult struct {
	// The host's version.
	Version string `json:"version"`
	// This life of the host: 16 hexadecimal digits.
	Instance string `json:"instance"`
	// The host's process.
	PID int64 `json:"pid"`
	// Seconds since the start.
	Uptime float64 `json:"uptime"`
	// How many connections there are.
	Sessions int64 `json:"sessions"`
	// How many modules are registered.
	Modules int64 `json:"modules"`
	// How many destination types are registered.
	Destinations int64 `json:"destinations"`
	// How many watches there are.
	Watches int64 `json:"watches"`
	// How many scenes there are.
	Scenes int64 `json:"scenes"`
	// The scenes that are older than they were: the store's write-ahead log was lost or damaged.
	RolledBack []RolledBack `json:"rolledBack,omitempty"`
	// Why the store cannot be written, and changes are refused; left out while it works.
	StoreFailure *string `json:"storeFailure,omitempty"`
	// Every limit by its name: a count, bytes or seconds.
	Limits map[string]float64 `json:"limits"`
}

// MarshalJSON writes the members that are there.
func (r StatusResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// SessionsResult is the result of `host.sessions`. The connections, by id.
type SessionsResult struct {
	// The connections, by id.
	Sessions []Session `json:"sessions"`
}

// MarshalJSON writes the members that are there.
func (r SessionsResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// MetricsResult is the result of `host.metrics`. OpenMetrics text, and its media type.
type MetricsResult struct {
	// The media type of the text.
	ContentType string `json:"contentType"`
	// The metrics, as OpenMetrics 1.0 writes them.
	Text string `json:"text"`
}

// WaitingResult is the result of `host.waiting`. The requests and the questions, each oldest first.
type WaitingResult struct {
	// The requests that wait.
	Requests []WaitingRequest `json:"requests"`
	// The questions that are open.
	Questions []OpenQuestion `json:"questions"`
}

// MarshalJSON writes the members that are there.
func (r WaitingResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// MonitorResult is the result of `host.monitor`. The monitor's number on this connection.
type MonitorResult struct {
	// The monitor's number on this connection.
	Monitor int64 `json:"monitor"`
}

// UnmonitorResult is the result of `host.unmonitor`, `receiver.remove` and `unwatch`. An empty object.
type UnmonitorResult struct{}

// CloseSessionResult is the result of `session.close`. Whether this request ended it.
type CloseSessionResult struct {
	// The connection's id.
	Session string `json:"session"`
	// False when it was closed already.
	Closed bool `json:"closed"`
}

// RightsResult is the result of `access.describe`. The identity and its grants.
type RightsResult struct {
	// True when the host has no access document.
	Everything bool `json:"everything"`
	// The identity of the session.
	Identity *string `json:"identity,omitempty"`
	// The file with the grants.
	Document *string `json:"document,omitempty"`
	// The grants that it has, in the order of the document.
	Grants []Grant `json:"grants"`
}

// MarshalJSON writes the members that are there.
func (r RightsResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// CheckRightResult is the result of `access.check`. Whether it may, and the line that says so.
type CheckRightResult struct {
	// Whether it may.
	Allowed bool `json:"allowed"`
	// The line of the first grant that allows it.
	Line *int64 `json:"line,omitempty"`
}

// CancelRequestResult is the result of `request.cancel`. Whether such a request was waiting.
type CancelRequestResult struct {
	// Whether such a request was waiting.
	Cancelled bool `json:"cancelled"`
}

// RegisterGuardsItem is the `guards` of `module.register`. The module's guards, each as for `guard.add`.
type RegisterGuardsItem struct {
	// The name of the guard for people.
	Name string `json:"name"`
	// When it is asked: before something is shown (`enter`), before something goes (`leave`), or before another
	// stack of a navigator comes to the front (`select`).
	On GuardOn `json:"on"`
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
}

// MarshalJSON writes the members that are there.
func (r RegisterGuardsItem) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// RegisterReceiversItemValue is a form of RegisterReceiversItem.
type RegisterReceiversItemValue struct {
	// The name of a value: a module's name, a dot and a name.
	Value string `json:"value"`
	// Id or name of the navigator where it stands; behind all others when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
	Scene *string `json:"scene,omitempty"`
	// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
	Timeout *float64 `json:"timeout,omitempty"`
}

// RegisterReceiversItemValueAutoAuto is a form that several parts of the contract have.
type RegisterReceiversItemValueAutoAuto struct {
	// Show the destination on this navigator; on the receiver's when left out, else where it was sent from.
	Navigate *string `json:"navigate,omitempty"`
	// Bring this navigator to the front, and show nothing.
	Select *string `json:"select,omitempty"`
	// How the destination is shown; the type says so when left out.
	Method *string `json:"method,omitempty"`
	// How the sequence goes on; `auto` when left out.
	Resume *ReceiverValueAutoResumeChoice `json:"resume,omitempty"`
}

// RegisterReceiversItemValueAuto is a form of RegisterReceiversItem.
type RegisterReceiversItemValueAuto struct {
	// The name of a value: a module's name, a dot and a name.
	Value string `json:"value"`
	// Id or name of the navigator where it stands; behind all others when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
	Scene *string `json:"scene,omitempty"`
	// Receives without being asked.
	Auto RegisterReceiversItemValueAutoAuto `json:"auto"`
}

// RegisterReceiversItemType is a form of RegisterReceiversItem.
type RegisterReceiversItemType struct {
	// A destination type.
	Type string `json:"type"`
	// Id or name of the navigator where it stands; behind all others when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
	Scene *string `json:"scene,omitempty"`
	// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
	Timeout *float64 `json:"timeout,omitempty"`
}

// RegisterReceiversItemTypeAuto is a form of RegisterReceiversItem.
type RegisterReceiversItemTypeAuto struct {
	// A destination type.
	Type string `json:"type"`
	// Id or name of the navigator where it stands; behind all others when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
	Scene *string `json:"scene,omitempty"`
	// Receives without being asked.
	Auto RegisterReceiversItemValueAutoAuto `json:"auto"`
}

// RegisterReceiversItemRoute is a form of RegisterReceiversItem.
type RegisterReceiversItemRoute struct {
	// The name of a route: a module's name, a dot and a name.
	Route string `json:"route"`
	// Id or name of the navigator where it stands; behind all others when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
	Scene *string `json:"scene,omitempty"`
	// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
	Timeout *float64 `json:"timeout,omitempty"`
}

// RegisterReceiversItemRouteAuto is a form of RegisterReceiversItem.
type RegisterReceiversItemRouteAuto struct {
	// The name of a route: a module's name, a dot and a name.
	Route string `json:"route"`
	// Id or name of the navigator where it stands; behind all others when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
	Scene *string `json:"scene,omitempty"`
	// Receives without being asked.
	Auto RegisterReceiversItemValueAutoAuto `json:"auto"`
}

// RegisterReceiversItem is the `receivers` of `module.register`. Its receivers, each as for `receiver.add`.
type RegisterReceiversItem struct {
	// Set when it is of this form.
	Value *RegisterReceiversItemValue
	// Set when it is of this form.
	ValueAuto *RegisterReceiversItemValueAuto
	// Set when it is of this form.
	Type *RegisterReceiversItemType
	// Set when it is of this form.
	TypeAuto *RegisterReceiversItemTypeAuto
	// Set when it is of this form.
	Route *RegisterReceiversItemRoute
	// Set when it is of this form.
	RouteAuto *RegisterReceiversItemRouteAuto
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r RegisterReceiversItem) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Value, r.ValueAuto, r.Type, r.TypeAuto, r.Route, r.RouteAuto)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *RegisterReceiversItem) UnmarshalJSON(data []byte) error {
	*r = RegisterReceiversItem{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("value", "auto"):
		return decodeOption(data, &r.ValueAuto)
	case shape.has("type", "auto"):
		return decodeOption(data, &r.TypeAuto)
	case shape.has("route", "auto"):
		return decodeOption(data, &r.RouteAuto)
	case shape.has("value"):
		return decodeOption(data, &r.Value)
	case shape.has("type"):
		return decodeOption(data, &r.Type)
	case shape.has("route"):
		return decodeOption(data, &r.Route)
	}
	return nil
}

// RegisterURLsItemTo is a form of RegisterURLsItem.
type RegisterURLsItemTo struct {
	// A module of this session; its only one when left out.
	Module *string `json:"module,omitempty"`
	// A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.
	Pattern string `json:"pattern"`
	// The scene where the items go when the request that opens the URL names none; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The navigator where they go, likewise; the scene's current one when left out.
	Navigator *string `json:"navigator,omitempty"`
	// Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its text.
	To []SentItem `json:"to"`
}

// MarshalJSON writes the members that are there.
func (r RegisterURLsItemTo) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// RegisterURLsItemAsk is a form of RegisterURLsItem.
type RegisterURLsItemAsk struct {
	// A module of this session; its only one when left out.
	Module *string `json:"module,omitempty"`
	// A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.
	Pattern string `json:"pattern"`
	// The scene where the items go when the request that opens the URL names none; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The navigator where they go, likewise; the scene's current one when left out.
	Navigator *string `json:"navigator,omitempty"`
	// True, in the place of `to`: the module is asked with `url.resolve`.
	Ask bool `json:"ask"`
}

// RegisterURLsItem is the `urls` of `module.register`. Its URL patterns, each as for `url.register`.
type RegisterURLsItem struct {
	// Set when it is of this form.
	To *RegisterURLsItemTo
	// Set when it is of this form.
	Ask *RegisterURLsItemAsk
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r RegisterURLsItem) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.To, r.Ask)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *RegisterURLsItem) UnmarshalJSON(data []byte) error {
	*r = RegisterURLsItem{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("pattern", "to"):
		return decodeOption(data, &r.To)
	case shape.has("pattern", "ask"):
		return decodeOption(data, &r.Ask)
	}
	return nil
}

// RegisterMappingsItem is the `mappings` of `module.register`. Its mappings, each as for `mapping.add`, without
// `ifRevision` and `ifNavigation`.
type RegisterMappingsItem struct {
	// The scene to act on; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// Id or name of the navigator to act on; the current one when left out.
	Navigator *string `json:"navigator,omitempty"`
	// The entry that the request comes from: the request acts on the navigator that shows it.
	FromEntry *string `json:"fromEntry,omitempty"`
	// The type that requests name.
	From string `json:"from"`
	// The type that is shown.
	To string `json:"to"`
	// The arguments that it is shown with; those of the request when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// Whether the mapping holds below the navigator as well; true when left out.
	Inherits *bool `json:"inherits,omitempty"`
}

// RegisterFlowsItem is the `flows` of `module.register`. Its flows. `flow.start` with such a name takes from here
// what the request leaves out.
type RegisterFlowsItem struct {
	// The name by which it is started; unique in the module.
	Name string `json:"name"`
	// The checkpoint to return to; the end of the path at the start when left out.
	Checkpoint *string `json:"checkpoint,omitempty"`
	// The JSON Schema of the value that completes it; any value is accepted when left out.
	Schema json.RawMessage `json:"schema,omitempty"`
	// Any JSON that the flow begins with; null for nothing.
	Data json.RawMessage `json:"data,omitempty"`
	// The destination type of the first step.
	Type *string `json:"type,omitempty"`
	// The destination's arguments; none when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
	// of the same name; null removes one.
	Hints json.RawMessage `json:"hints,omitempty"`
	// How the first step is shown; the type's method when left out.
	Method *string `json:"method,omitempty"`
}

// RegisterResultURLsItem is the `urls` of RegisterResult. The URL patterns, in this order.
type RegisterResultURLsItem struct {
	// The pattern as it was registered.
	Pattern string `json:"pattern"`
	// Whether every type that it shows is registered, or received.
	IsLive bool `json:"isLive"`
}

// RegisterResult is the result of `module.register`. The parts that were registered, and what the host found for
// them.
type RegisterResult struct {
	// The module's name.
	Module string `json:"module"`
	// The types that this request registered.
	Registered []string `json:"registered"`
	// The types whose orphaned entries are provided again.
	Revived []string `json:"revived"`
	// The ids of the guards, in the order of the request's list.
	Guards []string `json:"guards,omitempty"`
	// The ids of the receivers, in this order.
	Receivers []string `json:"receivers,omitempty"`
	// The URL patterns, in this order.
	URLs []RegisterResultURLsItem `json:"urls,omitempty"`
	// The ids of the mappings, in this order.
	Mappings []string `json:"mappings,omitempty"`
	// How many entries the host asks the module to migrate first.
	Outdated *int64 `json:"outdated,omitempty"`
	// How many places break a rule now.
	Violations *int64 `json:"violations,omitempty"`
	// The open flows that the module drives.
	Flows []Flow `json:"flows,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r RegisterResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// UnregisterResult is the result of `module.unregister`. The types that were removed.
type UnregisterResult struct {
	// The module's name.
	Module string `json:"module"`
	// The types that were removed.
	Unregistered []string `json:"unregistered"`
}

// MarshalJSON writes the members that are there.
func (r UnregisterResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// ModulesResult is the result of `module.list`. The modules, by name.
type ModulesResult struct {
	// The modules, by name.
	Modules []Module `json:"modules"`
}

// MarshalJSON writes the members that are there.
func (r ModulesResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// StartModuleResult is the result of `module.start`, `module.stop` and `module.restart`. The module's state after
// the request.
type StartModuleResult struct {
	// The module's name.
	Module string `json:"module"`
	// The current state of the module.
	State ModuleState `json:"state"`
	// Whether the request changed that.
	Changed bool `json:"changed"`
}

// DestinationsResult is the result of `destination.list`. The types as they were registered.
type DestinationsResult struct {
	// The types as they were registered.
	Destinations []Destination `json:"destinations"`
}

// MarshalJSON writes the members that are there.
func (r DestinationsResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// CreateSceneConfiguration is the `configuration` of `scene.create`. The configuration of the scene; its navigators
// inherit it.
type CreateSceneConfiguration struct {
	// The key of the scene's state, which `scene.restore` changes; none when left out.
	RestorationKey *string `json:"restorationKey,omitempty"`
	// Seconds between sent values; 0 when left out.
	ExecutionDelay *float64 `json:"executionDelay,omitempty"`
	// The most talkative events that watches of the scene can get; `info` when left out.
	Verbosity *Verbosity `json:"verbosity,omitempty"`
}

// CreateSceneResult is the result of `scene.create`. The scene and its root navigator.
type CreateSceneResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The root navigator.
	Navigator string `json:"navigator"`
}

// CloseSceneResult is the result of `scene.close`. The name of the closed scene.
type CloseSceneResult struct {
	// The name of the closed scene.
	Scene string `json:"scene"`
}

// ScenesResult is the result of `scene.list`. The scenes, by name.
type ScenesResult struct {
	// The scenes, by name.
	Scenes []SceneInformation `json:"scenes"`
}

// MarshalJSON writes the members that are there.
func (r ScenesResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}
