// Code generated from the contract of navhost by clients/generate. DO NOT EDIT.

package navhost

import "encoding/json"

// RestoreSceneResult is the result of `scene.restore`. The change of the scene.
type RestoreSceneResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The key of the scene now.
	RestorationKey string `json:"restorationKey"`
	// Whether a state that was set aside came back.
	Restored bool `json:"restored"`
	// The keys whose states were dropped to keep to the limits, oldest first; left out for an empty list.
	Dropped []string `json:"dropped,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r RestoreSceneResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// CreateNavigatorResult is the result of `navigator.create`, `replace`, `flow.next` and `column.show`. The new
// navigator, and the entry of the destination that it was made for.
type CreateNavigatorResult struct {
	// Set when it is of this form.
	Shown *ShownResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r CreateNavigatorResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Shown, r.Redirected, r.Sequence)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *CreateNavigatorResult) UnmarshalJSON(data []byte) error {
	*r = CreateNavigatorResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "revision", "changed", "navigator"):
		return decodeOption(data, &r.Shown)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// CloseNavigatorResult is the result of `navigator.close`, `pop`, `popAll`, `popAny`, `back`, `dismiss`,
// `dismissPresented`, `dismissChildren`, `dismissAny`, `reset`, `path.remove`, `answer`, `entry.close` and `undo`.
// How many entries and navigators were removed.
type CloseNavigatorResult struct {
	// Set when it is of this form.
	Removed *RemovedResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r CloseNavigatorResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Removed, r.Redirected, r.Sequence)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *CloseNavigatorResult) UnmarshalJSON(data []byte) error {
	*r = CloseNavigatorResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "revision", "changed", "removed"):
		return decodeOption(data, &r.Removed)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// SelectNavigatorResult is the result of `navigator.select`. The revision of the scene afterwards.
type SelectNavigatorResult struct {
	// Set when it is of this form.
	Changed *ChangedResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r SelectNavigatorResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Changed, r.Redirected, r.Sequence)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *SelectNavigatorResult) UnmarshalJSON(data []byte) error {
	*r = SelectNavigatorResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	case shape.has("scene", "revision", "changed"):
		return decodeOption(data, &r.Changed)
	}
	return nil
}

// NavigateResult is the result of `navigate`. The navigator and the entry that show the destination now.
type NavigateResult struct {
	// Set when it is of this form.
	Shown *ShownResult
	// Set when it is of this form.
	Outcome *OutcomeResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r NavigateResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Shown, r.Outcome, r.Sequence, r.Redirected)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *NavigateResult) UnmarshalJSON(data []byte) error {
	*r = NavigateResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "by", "entry", "outcome"):
		return decodeOption(data, &r.Outcome)
	case shape.has("scene", "revision", "by", "flow", "outcome"):
		return decodeOption(data, &r.Outcome)
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "revision", "changed", "navigator"):
		return decodeOption(data, &r.Shown)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// PushResult is the result of `push` and `present`. The navigator and the entry that show the destination now.
type PushResult struct {
	// Set when it is of this form.
	Shown *ShownResult
	// Set when it is of this form.
	Outcome *OutcomeResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r PushResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Shown, r.Outcome, r.Redirected, r.Sequence)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *PushResult) UnmarshalJSON(data []byte) error {
	*r = PushResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "by", "entry", "outcome"):
		return decodeOption(data, &r.Outcome)
	case shape.has("scene", "revision", "by", "flow", "outcome"):
		return decodeOption(data, &r.Outcome)
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "revision", "changed", "navigator"):
		return decodeOption(data, &r.Shown)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// PathResult is the result of `path.get`. The entries, oldest first, and how many the whole path has.
type PathResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The navigator's id.
	Navigator string `json:"navigator"`
	// How many entries the whole path has.
	Count int64 `json:"count"`
	// Whether the whole path is empty.
	IsEmpty bool `json:"isEmpty"`
	// The asked entries, oldest first.
	Path []Entry `json:"path"`
	// Where the next part begins, for `after`; left out in the last part.
	Next *string `json:"next,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r PathResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// SetPathResult is the result of `path.set`, `path.append` and `path.insert`. The entries that stand for the
// destinations, and how much was removed.
type SetPathResult struct {
	// Set when it is of this form.
	PathSet *PathSetResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r SetPathResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.PathSet, r.Redirected, r.Sequence)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *SetPathResult) UnmarshalJSON(data []byte) error {
	*r = SetPathResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "navigator", "path", "removed"):
		return decodeOption(data, &r.PathSet)
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// MoveEntryResult is the result of `path.move`. The entry's new place.
type MoveEntryResult struct {
	// Set when it is of this form.
	EntryMoved *EntryMovedResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r MoveEntryResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.EntryMoved, r.Redirected, r.Sequence)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *MoveEntryResult) UnmarshalJSON(data []byte) error {
	*r = MoveEntryResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "navigator", "entry", "position"):
		return decodeOption(data, &r.EntryMoved)
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// EntryResult is the result of `entry.get`. The entry and its place.
type EntryResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The navigator that shows it.
	Navigator string `json:"navigator"`
	// Its place in the path, from 0; -1 for the destination below the path.
	Position int64 `json:"position"`
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
func (r EntryResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// AskResult is the result of `entry.ask`. The answer of the module.
type AskResult struct {
	// The answer of the module, passed on unchanged.
	Answer json.RawMessage `json:"answer"`
}

// ProvideContentLinksItem is the `links` of `entry.provide`. Where the entry leads: up to 256 links, their names
// all different.
type ProvideContentLinksItem struct {
	// The destination type that it leads to.
	Type string `json:"type"`
	// The link's name, unique in its entry.
	Link string `json:"link"`
	// The text that a person sees.
	Label *string `json:"label,omitempty"`
	// The arguments that it leads to; none when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// Further arguments, by their names, which `entry.follow` gives: one link for all items of a list.
	Placeholders []string `json:"placeholders,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r ProvideContentLinksItem) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// LinksResult is the result of `entry.links`. The links, as they were supplied.
type LinksResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The entry's id.
	Entry string `json:"entry"`
	// The links, as they were supplied.
	Links []LiveLink `json:"links"`
}

// MarshalJSON writes the members that are there.
func (r LinksResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// FollowResult is the result of `entry.follow`. The navigator and the entry that show the destination now.
type FollowResult struct {
	// Set when it is of this form.
	Shown *ShownResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r FollowResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Shown, r.Sequence, r.Redirected)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *FollowResult) UnmarshalJSON(data []byte) error {
	*r = FollowResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "revision", "changed", "navigator"):
		return decodeOption(data, &r.Shown)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// LockResult is the result of `lock`. The navigator and the id of the lock.
type LockResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The navigator that it is attached to.
	Navigator string `json:"navigator"`
	// The lock's id.
	Lock string `json:"lock"`
}

// AttachmentsResult is the result of `attachment.list`. The attachments, oldest first.
type AttachmentsResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The attachments, oldest first.
	Attachments []Attachment `json:"attachments"`
}

// MarshalJSON writes the members that are there.
func (r AttachmentsResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// UnmarshalJSON reads each option by its tag.
func (r *AttachmentsResult) UnmarshalJSON(data []byte) error {
	type plain AttachmentsResult
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

// EstablishCheckpointResult is the result of `checkpoint.establish`. The place of the checkpoint.
type EstablishCheckpointResult struct {
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
}

// ReturnToCheckpointResult is the result of `checkpoint.return`, `flow.complete`, `flow.cancel` and `flow.fail`.
// The place that the request returned to, and how much was removed.
type ReturnToCheckpointResult struct {
	// Set when it is of this form.
	Returned *ReturnedResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r ReturnToCheckpointResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Returned, r.Redirected, r.Sequence)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *ReturnToCheckpointResult) UnmarshalJSON(data []byte) error {
	*r = ReturnToCheckpointResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "navigator", "position", "removed"):
		return decodeOption(data, &r.Returned)
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// CanReturnResult is the result of `checkpoint.canReturn`. Whether it would, and the place.
type CanReturnResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// Whether a request would return.
	CanReturn bool `json:"canReturn"`
	// The navigator that it would return to.
	Navigator *string `json:"navigator,omitempty"`
	// How many entries would stay in its path.
	Position *int64 `json:"position,omitempty"`
}

// AddMappingResult is the result of `mapping.add`. The navigator and the id of the mapping.
type AddMappingResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The navigator that it is attached to.
	Navigator string `json:"navigator"`
	// The mapping's id.
	Mapping string `json:"mapping"`
}

// BindTriggerResult is the result of `trigger.bind`. The navigator and the id of the trigger.
type BindTriggerResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// The navigator that it is attached to.
	Navigator string `json:"navigator"`
	// The trigger's id.
	Trigger string `json:"trigger"`
}

// SetTriggerResult is the result of `trigger.set`. The answer of the operation.
type SetTriggerResult struct {
	// Set when it is of this form.
	Changed *ChangedResult
	// Set when it is of this form.
	Shown *ShownResult
	// Set when it is of this form.
	Removed *RemovedResult
	// Set when it is of this form.
	PathSet *PathSetResult
	// Set when it is of this form.
	StateSet *StateSetResult
	// Set when it is of this form.
	EstablishCheckpoint *EstablishCheckpointResult
	// Set when it is of this form.
	Returned *ReturnedResult
	// Set when it is of this form.
	Lock *LockResult
	// Set when it is of this form.
	AddMapping *AddMappingResult
	// Set when it is of this form.
	FlowStarted *FlowStartedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r SetTriggerResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Changed, r.Shown, r.Removed, r.PathSet, r.StateSet, r.EstablishCheckpoint, r.Returned, r.Lock, r.AddMapping, r.FlowStarted, r.Sequence, r.Redirected)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *SetTriggerResult) UnmarshalJSON(data []byte) error {
	*r = SetTriggerResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "navigator", "path", "removed"):
		return decodeOption(data, &r.PathSet)
	case shape.has("scene", "revision", "changed", "navigator", "position", "removed"):
		return decodeOption(data, &r.Returned)
	case shape.has("scene", "revision", "changed", "flow", "navigator", "position"):
		return decodeOption(data, &r.FlowStarted)
	case shape.has("scene", "revision", "changed", "navigator", "removed"):
		return decodeOption(data, &r.StateSet)
	case shape.has("scene", "revision", "changed", "navigator", "position"):
		return decodeOption(data, &r.EstablishCheckpoint)
	case shape.has("scene", "revision", "changed", "navigator", "lock"):
		return decodeOption(data, &r.Lock)
	case shape.has("scene", "revision", "changed", "navigator", "mapping"):
		return decodeOption(data, &r.AddMapping)
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "revision", "changed", "navigator"):
		return decodeOption(data, &r.Shown)
	case shape.has("scene", "revision", "changed", "removed"):
		return decodeOption(data, &r.Removed)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	case shape.has("scene", "revision", "changed"):
		return decodeOption(data, &r.Changed)
	}
	return nil
}

// StartFlowResult is the result of `flow.start`. The flow, the place that it returns to, and where its first step
// is shown.
type StartFlowResult struct {
	// Set when it is of this form.
	FlowStarted *FlowStartedResult
	// Set when it is of this form.
	Outcome *OutcomeResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r StartFlowResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.FlowStarted, r.Outcome, r.Redirected, r.Sequence)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *StartFlowResult) UnmarshalJSON(data []byte) error {
	*r = StartFlowResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "flow", "navigator", "position"):
		return decodeOption(data, &r.FlowStarted)
	case shape.has("scene", "revision", "by", "entry", "outcome"):
		return decodeOption(data, &r.Outcome)
	case shape.has("scene", "revision", "by", "flow", "outcome"):
		return decodeOption(data, &r.Outcome)
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// FlowsResult is the result of `flow.list`. The flows, oldest first.
type FlowsResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The flows, oldest first.
	Flows []Flow `json:"flows"`
}

// MarshalJSON writes the members that are there.
func (r FlowsResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// FlowResult is the result of `flow.get`. The flow.
type FlowResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The flow.
	Flow Flow `json:"flow"`
}

// StateResult is the result of `state.get`. The state.
type StateResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The navigator's id.
	Navigator string `json:"navigator"`
	// The navigators, parents before children.
	State State `json:"state"`
}

// SetStateStateItem is the `state` of `state.set`. The navigators, parents before children; the first is
// `navigator`.
type SetStateStateItem struct {
	// How a presentation is shown; left out for a stack.
	Method *string `json:"method,omitempty"`
	// The index of the navigator around it: the one before it for a presentation, 0 for a stack when left out.
	Parent *int64 `json:"parent,omitempty"`
	// A name for the new navigator, unique in the scene.
	Name *string `json:"name,omitempty"`
	// The destination that the navigator shows below its path.
	Root *RequestedDestination `json:"root,omitempty"`
	// The destinations of its path, oldest first; none when left out.
	Path []RequestedDestination `json:"path,omitempty"`
	// The place in the parent's path with which it goes, or null; the top for a presentation when left out.
	Anchor Nullable[int64] `json:"anchor,omitempty"`
	// Whether the stack is the one in front.
	Selected *bool `json:"selected,omitempty"`
	// The buttons of an alert or a dialog: 1 to 16, their answers all different.
	Buttons []Button `json:"buttons,omitempty"`
	// The types and roles that its path accepts; all when left out.
	Accepts *Acceptance `json:"accepts,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r SetStateStateItem) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// SetStateResult is the result of `state.set`. How many entries and navigators were removed.
type SetStateResult struct {
	// Set when it is of this form.
	StateSet *StateSetResult
	// Set when it is of this form.
	Redirected *RedirectedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r SetStateResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.StateSet, r.Redirected, r.Sequence)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *SetStateResult) UnmarshalJSON(data []byte) error {
	*r = SetStateResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "navigator", "removed"):
		return decodeOption(data, &r.StateSet)
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// TransactionResultDone is a form of TransactionResult.
type TransactionResultDone struct {
	// The results of the operations, in order.
	Operations []json.RawMessage `json:"operations"`
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r TransactionResultDone) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// TransactionResult is the result of `transaction`. The answer of each operation, and the revision.
type TransactionResult struct {
	// Set when it is of this form.
	Done *TransactionResultDone
	// Set when it is of this form.
	Redirected *RedirectedResult
	// Set when it is of this form.
	Sequence *SequenceResult
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r TransactionResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Done, r.Redirected, r.Sequence)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *TransactionResult) UnmarshalJSON(data []byte) error {
	*r = TransactionResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "revision", "changed", "navigator", "redirected"):
		return decodeOption(data, &r.Redirected)
	case shape.has("operations", "scene", "revision", "changed"):
		return decodeOption(data, &r.Done)
	case shape.has("scene", "sequence", "outcome", "steps"):
		return decodeOption(data, &r.Sequence)
	}
	return nil
}

// PlanResult is the result of `plan`. The changes when they are allowed, else the refusal.
type PlanResult struct {
	// The results of the operations, in order; none for a refusal.
	Operations []json.RawMessage `json:"operations"`
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// Whether the transaction would be carried out.
	Allowed bool `json:"allowed"`
	// The error that the transaction would be refused with.
	Refusal json.RawMessage `json:"refusal,omitempty"`
	// The changes that would happen, in order.
	Changes []Change `json:"changes"`
	// The locks that refuse it, oldest first.
	Locks []Attachment `json:"locks"`
	// The guards that would be asked, in order.
	Guards []Guard `json:"guards"`
}

// MarshalJSON writes the members that are there.
func (r PlanResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// UnmarshalJSON reads each option by its tag.
func (r *PlanResult) UnmarshalJSON(data []byte) error {
	type plain PlanResult
	open := struct {
		*plain
		Changes json.RawMessage `json:"changes"`
		Locks   json.RawMessage `json:"locks"`
	}{plain: (*plain)(r)}
	if err := json.Unmarshal(data, &open); err != nil {
		return err
	}
	if err := decodeList(open.Changes, decodeChange, &r.Changes); err != nil {
		return err
	}
	if err := decodeList(open.Locks, decodeAttachment, &r.Locks); err != nil {
		return err
	}
	return nil
}

// DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsTypesItem is the `types` of
// DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds. Every type that has roles or rules.
type DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsTypesItem struct {
	// The destination type.
	Type string `json:"type"`
	// Its roles.
	Roles []string `json:"roles"`
	// Where it may stand.
	Rules *PathRule `json:"rules,omitempty"`
	// The parts that the configuration's bindings decide.
	Bound []string `json:"bound,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsTypesItem) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsEdgesItem is the `edges` of
// DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds. Which type may stand on which.
type DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsEdgesItem struct {
	// The type below; `root` for the beginning of a path.
	From string `json:"from"`
	// The type that may stand on it.
	To string `json:"to"`
}

// DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds is a form of DescribeRulesResult.
type DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds struct {
	// Every type that has roles or rules.
	Types []DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsTypesItem `json:"types"`
	// Which type may stand on which.
	Edges []DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsEdgesItem `json:"edges"`
	// Types that may stand anywhere.
	Open []string `json:"open"`
	// Types that nothing leads to.
	Unreachable []string `json:"unreachable"`
	// Types that nothing leads out of.
	DeadEnds []string `json:"deadEnds"`
}

// MarshalJSON writes the members that are there.
func (r DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "format", "json")
}

// DescribeRulesResultGraph is a form of DescribeRulesResult.
type DescribeRulesResultGraph struct {
	// The language of the graph.
	Format DescribeRulesResultGraphFormat `json:"format"`
	// The edges as text for Graphviz or Mermaid.
	Graph string `json:"graph"`
}

// DescribeRulesResult is the result of `rules.describe`. The rules, or a graph of them as text.
type DescribeRulesResult struct {
	// Set when it is of this form.
	TypesEdgesOpenUnreachableDeadEnds *DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds
	// Set when it is of this form.
	Graph *DescribeRulesResultGraph
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r DescribeRulesResult) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.TypesEdgesOpenUnreachableDeadEnds, r.Graph)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *DescribeRulesResult) UnmarshalJSON(data []byte) error {
	*r = DescribeRulesResult{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.is("format", "json") && shape.has("types", "edges", "open", "unreachable", "deadEnds"):
		return decodeOption(data, &r.TypesEdgesOpenUnreachableDeadEnds)
	case shape.has("format", "graph"):
		return decodeOption(data, &r.Graph)
	}
	return nil
}

// CheckRulesResult is the result of `rules.check`. The places, as in the refusal `path_refused`.
type CheckRulesResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The places that break a rule.
	Violations []RuleViolation `json:"violations"`
	// The entries in quarantine because of their arguments; left out without any.
	Unfit []UnfitArguments `json:"unfit,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r CheckRulesResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// AddGuardResult is the result of `guard.add` and `guard.remove`. The guard's id.
type AddGuardResult struct {
	// The guard's id.
	Guard string `json:"guard"`
}

// GuardsResult is the result of `guard.list`. The guards, in the order in which they are asked.
type GuardsResult struct {
	// The guards.
	Guards []Guard `json:"guards"`
}

// MarshalJSON writes the members that are there.
func (r GuardsResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// ResumeResult is the result of `resume`. The sequences that go on now, oldest first.
type ResumeResult struct {
	// The sequences that go on now, oldest first.
	Resumed []string `json:"resumed"`
}

// MarshalJSON writes the members that are there.
func (r ResumeResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// CancelResumeResult is the result of `cancelResume`. The sequences that were cancelled, oldest first.
type CancelResumeResult struct {
	// The sequences that were cancelled, oldest first.
	Cancelled []string `json:"cancelled"`
}

// MarshalJSON writes the members that are there.
func (r CancelResumeResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// SequencesResult is the result of `sequence.list`. The sequences, oldest first.
type SequencesResult struct {
	// The sequences, oldest first.
	Sequences []SequenceState `json:"sequences"`
}

// MarshalJSON writes the members that are there.
func (r SequencesResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// ReceiversResult is the result of `receiver.list`. The receivers, oldest first.
type ReceiversResult struct {
	// The receivers, oldest first.
	Receivers []Receiver `json:"receivers"`
}

// MarshalJSON writes the members that are there.
func (r ReceiversResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// RegisterURLResult is the result of `url.register`. The pattern, and whether all types that it shows are
// registered.
type RegisterURLResult struct {
	// The module that registered it.
	Module string `json:"module"`
	// The pattern as it was registered.
	Pattern string `json:"pattern"`
	// Whether every type that it shows is registered, or received.
	IsLive bool `json:"isLive"`
}

// UnregisterURLResult is the result of `url.unregister`. The patterns that were removed.
type UnregisterURLResult struct {
	// The module.
	Module string `json:"module"`
	// The patterns that were removed.
	Unregistered []string `json:"unregistered"`
}

// MarshalJSON writes the members that are there.
func (r UnregisterURLResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// URLPatternsResult is the result of `url.list`. The patterns as they were registered.
type URLPatternsResult struct {
	// The patterns, the more concrete ones first.
	Patterns []URLPattern `json:"patterns"`
}

// MarshalJSON writes the members that are there.
func (r URLPatternsResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// ResolveURLResult is the result of `url.resolve`. The pattern that the URL fits, the values of its parameters, and
// the items.
type ResolveURLResult struct {
	// The URL.
	URL string `json:"url"`
	// The pattern that it fits.
	Pattern string `json:"pattern"`
	// The module that registered the pattern.
	Module string `json:"module"`
	// The scene where the items go; `main` when left out.
	Scene *string `json:"scene,omitempty"`
	// The navigator where they go; the current one when left out.
	Navigator *string `json:"navigator,omitempty"`
	// The values of the pattern's parameters, by name.
	Parameters json.RawMessage `json:"parameters"`
	// The items of a sequence, as `send` takes them.
	Items []SentItem `json:"items"`
}

// MarshalJSON writes the members that are there.
func (r ResolveURLResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// EncodeURLResult is the result of `url.encode`. A URL that resolves to the same again.
type EncodeURLResult struct {
	// The URL.
	URL string `json:"url"`
	// The pattern that gives it.
	Pattern string `json:"pattern"`
	// The module that registered the pattern.
	Module string `json:"module"`
}

// HistoryResultWindow is a form that several parts of the contract have.
type HistoryResultWindow struct {
	// The oldest revision after which everything is kept.
	From int64 `json:"from"`
	// The newest revision.
	To int64 `json:"to"`
}

// HistoryResult is the result of `history.list`. The revisions, oldest first, and which ones are kept.
type HistoryResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The revisions from which a client can go on.
	Window HistoryResultWindow `json:"window"`
	// The revisions, oldest first.
	Revisions []PastRevision `json:"revisions"`
}

// MarshalJSON writes the members that are there.
func (r HistoryResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// StatisticsResult is the result of `history.statistics`. The types that were shown most often first, and the
// refusals.
type StatisticsResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// The revisions from which a client can go on.
	Window HistoryResultWindow `json:"window"`
	// It counted all revisions after this one.
	After int64 `json:"after"`
	// The types, those that were shown most often first.
	Types []TypeStatistics `json:"types"`
	// The refusals since the start of the host, the most frequent first. Left out for a session without the right
	// `administer` or `monitor`.
	Refused []RefusalCount `json:"refused,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r StatisticsResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// ConfigureSceneResult is the result of `scene.configure`. The configuration as it is now.
type ConfigureSceneResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The configuration as it is now.
	Configuration Configuration `json:"configuration"`
}

// WatchResult is the result of `watch`. The watch's number on this connection, and where it begins.
type WatchResult struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that it watches.
	Scene string `json:"scene"`
	// This life of the host: 16 hexadecimal digits.
	Instance string `json:"instance"`
	// The scene's present revision.
	Revision int64 `json:"revision"`
	// Whether it goes on after `from`; else it begins with the snapshot.
	Resumed bool `json:"resumed"`
	// The revision after which a resumed watch goes on.
	From *int64 `json:"from,omitempty"`
	// Why it could not go on after `since`.
	Reason *WatchResultReason `json:"reason,omitempty"`
	// The revisions after which a watch can go on.
	Window Window `json:"window"`
	// The scene, or the part of it that is watched, unless the watch is resumed.
	Snapshot *Snapshot `json:"snapshot,omitempty"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
}

// WatchesResult is the result of `watch.list`. The scene and filter of each watch, and whether its reader is
// behind.
type WatchesResult struct {
	// The watches.
	Watches []Watch `json:"watches"`
}

// MarshalJSON writes the members that are there.
func (r WatchesResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// WatchHostResult is the result of `host.watch`. The watch's number on this connection, and where it begins.
type WatchHostResult struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// This life of the host: 16 hexadecimal digits.
	Instance string `json:"instance"`
	// The host's present revision.
	Revision int64 `json:"revision"`
	// Whether it goes on after `from`; else it begins with the snapshot.
	Resumed bool `json:"resumed"`
	// The revision after which a resumed watch goes on.
	From *int64 `json:"from,omitempty"`
	// Why it could not go on after `since`.
	Reason *WatchResultReason `json:"reason,omitempty"`
	// The revisions after which a watch can go on.
	Window Window `json:"window"`
	// The scenes, modules and renderers, unless the watch is resumed.
	Snapshot *HostSnapshot `json:"snapshot,omitempty"`
}

// AddCreditResult is the result of `watch.credit`. The notifications that the watch may still send.
type AddCreditResult struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The notifications that it may still send.
	Credit int64 `json:"credit"`
}

// ReportRenderingResult is the result of `renderer.report`. Whether that is news.
type ReportRenderingResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// Whether it differs from the former report.
	Changed bool `json:"changed"`
}

// RenderersResult is the result of `renderer.list`. The renderers. Entries that are not there any more are left
// out.
type RenderersResult struct {
	// The renderers.
	Renderers []Renderer `json:"renderers"`
}

// MarshalJSON writes the members that are there.
func (r RenderersResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// FleetResult is the result of `fleet.describe`. The fleet. A host without one has no `fleet`, and empty lists.
type FleetResult struct {
	// The name of the fleet; left out when the host is in none.
	Fleet *string `json:"fleet,omitempty"`
	// The name of this host.
	Host *string `json:"host,omitempty"`
	// The connection of this host to the engine.
	Engine *FleetEngine `json:"engine,omitempty"`
	// The hosts that this one has heard, by name.
	Hosts []FleetHost `json:"hosts"`
	// The scenes that this host shares, by name.
	Scenes []FleetScene `json:"scenes"`
	// The modules of all hosts, by name.
	Modules []FleetModule `json:"modules"`
}

// MarshalJSON writes the members that are there.
func (r FleetResult) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// MoveSceneResult is the result of `scene.move`. The next owner. It is another one than was asked for if that one
// did not take the scene.
type MoveSceneResult struct {
	// The name of the scene.
	Scene string `json:"scene"`
	// The host that owns it now.
	Owner string `json:"owner"`
}

// ExportSceneResult is the result of `scene.export`. The state, and the revision that it is of.
type ExportSceneResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision.
	Revision int64 `json:"revision"`
	// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
	// changed. Left out otherwise.
	Age *float64 `json:"age,omitempty"`
	// Whether the scene has nothing that a state would have.
	Empty bool `json:"empty"`
	// The state, also of an empty scene. Only hosts read it: its form belongs to their version.
	State string `json:"state"`
}

// ImportSceneResult is the result of `scene.import`. The change of the scene, and how much was removed.
type ImportSceneResult struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's revision afterwards.
	Revision int64 `json:"revision"`
	// Whether anything has changed.
	Changed bool `json:"changed"`
	// The durability of the change: `synced`, `written` or only in `memory`.
	Durability *Durability `json:"durability,omitempty"`
	// How much was removed.
	Removed Removed `json:"removed"`
}

// ByeNotification has the parameters of `bye`. The host closes the connection, and says why. Nothing follows.
type ByeNotification struct {
	// The name of an error.
	Reason string `json:"reason"`
	// The reason in a sentence, for people.
	Message string `json:"message"`
}

// ChangedNotification has the parameters of `changed`. A watched scene has a new revision. Each revision comes
// once, in order, and whole; a watch with a filter gets only those that pass it.
type ChangedNotification struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene's name.
	Scene string `json:"scene"`
	// The new revision.
	Revision int64 `json:"revision"`
	// The cause of the change.
	Cause Cause `json:"cause"`
	// The changes, in order.
	Changes []Change `json:"changes"`
}

// MarshalJSON writes the members that are there.
func (r ChangedNotification) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// UnmarshalJSON reads each option by its tag.
func (r *ChangedNotification) UnmarshalJSON(data []byte) error {
	type plain ChangedNotification
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

// LaggedNotification has the parameters of `lagged`. The client read too slowly, so revisions were left out. The
// snapshot is the state now; changes go on after it.
type LaggedNotification struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene's name.
	Scene string `json:"scene"`
	// The scene's present revision.
	Revision int64 `json:"revision"`
	// The scene, or the part of it that is watched.
	Snapshot Snapshot `json:"snapshot"`
}

// WatchEndedNotification has the parameters of `watchEnded`. The host has ended a watch. No other notification
// about it follows.
type WatchEndedNotification struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// Why it ended.
	Reason WatchEndedNotificationReason `json:"reason"`
}

// EventNotificationSessionOpened is the EventNotification whose `kind` is `session.opened`. A client has connected.
type EventNotificationSessionOpened struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// Its connection.
	Session string `json:"session"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationSessionOpened) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "session.opened")
}

// EventNotificationSessionClosed is the EventNotification whose `kind` is `session.closed`. A connection is closed.
type EventNotificationSessionClosed struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The connection.
	Session string `json:"session"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationSessionClosed) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "session.closed")
}

// EventNotificationRequestRefused is the EventNotification whose `kind` is `request.refused`. A request was
// refused.
type EventNotificationRequestRefused struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The connection that made it.
	Session string `json:"session"`
	// The request's method.
	Method string `json:"method"`
	// The error's name.
	Error string `json:"error"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationRequestRefused) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "request.refused")
}

// EventNotificationWatchLagged is the EventNotification whose `kind` is `watch.lagged`. A watch is too slow and
// gets the state instead of changes.
type EventNotificationWatchLagged struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The connection that watches.
	Session string `json:"session"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationWatchLagged) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "watch.lagged")
}

// EventNotificationStoreFailed is the EventNotification whose `kind` is `store.failed`. The store could not write
// changes, so they did not happen.
type EventNotificationStoreFailed struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// Why, in the words of the system.
	Reason string `json:"reason"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationStoreFailed) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "store.failed")
}

// EventNotificationEntryQuarantined is the EventNotification whose `kind` is `entry.quarantined`. A restored entry
// breaks a rule or has unfit arguments, and is marked.
type EventNotificationEntryQuarantined struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The entry.
	Entry string `json:"entry"`
	// Its type.
	Type string `json:"type"`
	// The part of the rule that is broken, when it is a rule.
	Rule *RuleViolationRule `json:"rule,omitempty"`
	// Where in the arguments, as a JSON Pointer, when they do not fit.
	Path *string `json:"path,omitempty"`
	// The keyword of the schema that they do not fit.
	Keyword *string `json:"keyword,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationEntryQuarantined) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "entry.quarantined")
}

// EventNotificationModuleRegistered is the EventNotification whose `kind` is `module.registered`. A module has
// registered types.
type EventNotificationModuleRegistered struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The connection that has the module.
	Session string `json:"session"`
	// The module's name.
	Module string `json:"module"`
	// The types that it registered.
	Types []string `json:"types"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationModuleRegistered) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "module.registered")
}

// EventNotificationModuleUnregistered is the EventNotification whose `kind` is `module.unregistered`. A module does
// not provide these types any more.
type EventNotificationModuleUnregistered struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The module's name.
	Module string `json:"module"`
	// The types.
	Types []string `json:"types"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationModuleUnregistered) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "module.unregistered")
}

// EventNotificationModuleStarting is the EventNotification whose `kind` is `module.starting`. The host starts the
// process of a module.
type EventNotificationModuleStarting struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The module's name.
	Module string `json:"module"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationModuleStarting) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "module.starting")
}

// EventNotificationModuleStarted is the EventNotification whose `kind` is `module.started`. The process of a module
// has started.
type EventNotificationModuleStarted struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The module's name.
	Module string `json:"module"`
	// The process.
	PID int64 `json:"pid"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationModuleStarted) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "module.started")
}

// EventNotificationModuleExited is the EventNotification whose `kind` is `module.exited`. The process of a module
// has ended.
type EventNotificationModuleExited struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The module's name.
	Module string `json:"module"`
	// Its exit status.
	Status *int64 `json:"status,omitempty"`
	// The signal that ended it.
	Signal *int64 `json:"signal,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationModuleExited) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "module.exited")
}

// EventNotificationModuleFailed is the EventNotification whose `kind` is `module.failed`. A module that the host
// starts did not come, or ended.
type EventNotificationModuleFailed struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The module's name.
	Module string `json:"module"`
	// The error's name.
	Error string `json:"error"`
	// The reason in a sentence, for people.
	Message string `json:"message"`
	// Whether the host does not start it any more.
	IsGivenUp bool `json:"isGivenUp"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationModuleFailed) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "module.failed")
}

// EventNotificationProviderFailed is the EventNotification whose `kind` is `provider.failed`. A module did not
// answer a question as it should.
type EventNotificationProviderFailed struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The module's name.
	Module string `json:"module"`
	// The destination type that the question was about.
	Type *string `json:"type,omitempty"`
	// The error's name.
	Error string `json:"error"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationProviderFailed) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "provider.failed")
}

// EventNotificationMigrationFailed is the EventNotification whose `kind` is `migration.failed`. A module could not
// bring arguments into their new form.
type EventNotificationMigrationFailed struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The module's name.
	Module string `json:"module"`
	// The destination type.
	Type string `json:"type"`
	// How many entries keep their old arguments.
	Entries int64 `json:"entries"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationMigrationFailed) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "migration.failed")
}

// EventNotificationGuardPaused is the EventNotification whose `kind` is `guard.paused`. A guard misses its
// deadlines and is not asked for a while.
type EventNotificationGuardPaused struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The guard's id.
	Guard string `json:"guard"`
	// Its name for people.
	Name string `json:"name"`
	// How many deadlines it has missed in a row.
	Misses int64 `json:"misses"`
	// Seconds until one request is put to it.
	RetryAfter float64 `json:"retryAfter"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationGuardPaused) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "guard.paused")
}

// EventNotificationGuardResumed is the EventNotification whose `kind` is `guard.resumed`. A guard that was paused
// has answered in time and is asked again.
type EventNotificationGuardResumed struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The guard's id.
	Guard string `json:"guard"`
	// Its name for people.
	Name string `json:"name"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationGuardResumed) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "guard.resumed")
}

// EventNotificationSequenceStarted is the EventNotification whose `kind` is `sequence.started`. A sequence begins.
type EventNotificationSequenceStarted struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The sequence's id.
	Sequence string `json:"sequence"`
	// The sequence's name.
	Name *string `json:"name,omitempty"`
	// How many values it has.
	Values int64 `json:"values"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationSequenceStarted) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "sequence.started")
}

// EventNotificationSequenceStep is the EventNotification whose `kind` is `sequence.step`. A value of a sequence is
// done.
type EventNotificationSequenceStep struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The sequence's id.
	Sequence string `json:"sequence"`
	// The value's place in the sequence, from 0.
	Index int64 `json:"index"`
	// Its outcome.
	Outcome string `json:"outcome"`
	// The receiver that took it.
	Receiver *string `json:"receiver,omitempty"`
	// The error's name.
	Error *string `json:"error,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationSequenceStep) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "sequence.step")
}

// EventNotificationSequencePaused is the EventNotification whose `kind` is `sequence.paused`. A sequence waits
// until a request resumes it.
type EventNotificationSequencePaused struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The sequence's id.
	Sequence string `json:"sequence"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationSequencePaused) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "sequence.paused")
}

// EventNotificationSequenceResumed is the EventNotification whose `kind` is `sequence.resumed`. A request has
// resumed a sequence.
type EventNotificationSequenceResumed struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The sequence's id.
	Sequence string `json:"sequence"`
	// The session that made the request.
	By string `json:"by"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationSequenceResumed) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "sequence.resumed")
}

// EventNotificationSequenceEnded is the EventNotification whose `kind` is `sequence.ended`. A sequence is over.
type EventNotificationSequenceEnded struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The scene that the watch is for.
	Scene string `json:"scene"`
	// How important it is.
	Level Verbosity `json:"level"`
	// The sequence's id.
	Sequence string `json:"sequence"`
	// How it ended.
	Outcome string `json:"outcome"`
	// The error's name.
	Error *string `json:"error,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r EventNotificationSequenceEnded) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "kind", "sequence.ended")
}

// EventNotification has the parameters of `event`. Something happened besides changes. It goes to watches that
// asked for events up to its level, and is left out for a reader that is behind.
type EventNotification interface {
	// EventNotificationKind is the `kind` of the option.
	EventNotificationKind() string
	// The watch's number on this connection.
	EventNotificationWatch() int64
	// The scene that the watch is for.
	EventNotificationScene() string
	// How important it is.
	EventNotificationLevel() Verbosity
}

// UnknownEventNotification is an option of EventNotification that only a newer host knows.
type UnknownEventNotification struct {
	// The whole object.
	Raw json.RawMessage
}

// MarshalJSON writes the object as it came.
func (r UnknownEventNotification) MarshalJSON() ([]byte, error) {
	return encodeRaw(r.Raw)
}

// EventNotificationKind implements EventNotification.
func (r *UnknownEventNotification) EventNotificationKind() string {
	return textOf(r.Raw, "kind")
}

// EventNotificationWatch implements EventNotification.
func (r *UnknownEventNotification) EventNotificationWatch() int64 {
	return integerOf(r.Raw, "watch")
}

// EventNotificationScene implements EventNotification.
func (r *UnknownEventNotification) EventNotificationScene() string {
	return textOf(r.Raw, "scene")
}

// EventNotificationLevel implements EventNotification.
func (r *UnknownEventNotification) EventNotificationLevel() Verbosity {
	return wordOf[Verbosity](r.Raw, "level")
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationSessionOpened) EventNotificationKind() string {
	return "session.opened"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationSessionOpened) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationSessionOpened) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationSessionOpened) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationSessionClosed) EventNotificationKind() string {
	return "session.closed"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationSessionClosed) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationSessionClosed) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationSessionClosed) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationRequestRefused) EventNotificationKind() string {
	return "request.refused"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationRequestRefused) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationRequestRefused) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationRequestRefused) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationWatchLagged) EventNotificationKind() string {
	return "watch.lagged"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationWatchLagged) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationWatchLagged) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationWatchLagged) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationStoreFailed) EventNotificationKind() string {
	return "store.failed"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationStoreFailed) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationStoreFailed) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationStoreFailed) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationEntryQuarantined) EventNotificationKind() string {
	return "entry.quarantined"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationEntryQuarantined) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationEntryQuarantined) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationEntryQuarantined) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationModuleRegistered) EventNotificationKind() string {
	return "module.registered"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationModuleRegistered) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationModuleRegistered) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationModuleRegistered) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationModuleUnregistered) EventNotificationKind() string {
	return "module.unregistered"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationModuleUnregistered) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationModuleUnregistered) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationModuleUnregistered) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationModuleStarting) EventNotificationKind() string {
	return "module.starting"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationModuleStarting) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationModuleStarting) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationModuleStarting) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationModuleStarted) EventNotificationKind() string {
	return "module.started"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationModuleStarted) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationModuleStarted) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationModuleStarted) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationModuleExited) EventNotificationKind() string {
	return "module.exited"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationModuleExited) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationModuleExited) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationModuleExited) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationModuleFailed) EventNotificationKind() string {
	return "module.failed"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationModuleFailed) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationModuleFailed) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationModuleFailed) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationProviderFailed) EventNotificationKind() string {
	return "provider.failed"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationProviderFailed) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationProviderFailed) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationProviderFailed) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationMigrationFailed) EventNotificationKind() string {
	return "migration.failed"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationMigrationFailed) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationMigrationFailed) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationMigrationFailed) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationGuardPaused) EventNotificationKind() string {
	return "guard.paused"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationGuardPaused) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationGuardPaused) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationGuardPaused) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationGuardResumed) EventNotificationKind() string {
	return "guard.resumed"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationGuardResumed) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationGuardResumed) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationGuardResumed) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationSequenceStarted) EventNotificationKind() string {
	return "sequence.started"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationSequenceStarted) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationSequenceStarted) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationSequenceStarted) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationSequenceStep) EventNotificationKind() string {
	return "sequence.step"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationSequenceStep) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationSequenceStep) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationSequenceStep) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationSequencePaused) EventNotificationKind() string {
	return "sequence.paused"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationSequencePaused) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationSequencePaused) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationSequencePaused) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationSequenceResumed) EventNotificationKind() string {
	return "sequence.resumed"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationSequenceResumed) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationSequenceResumed) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationSequenceResumed) EventNotificationLevel() Verbosity {
	return r.Level
}

// EventNotificationKind implements EventNotification.
func (r *EventNotificationSequenceEnded) EventNotificationKind() string {
	return "sequence.ended"
}

// EventNotificationWatch implements EventNotification.
func (r *EventNotificationSequenceEnded) EventNotificationWatch() int64 {
	return r.Watch
}

// EventNotificationScene implements EventNotification.
func (r *EventNotificationSequenceEnded) EventNotificationScene() string {
	return r.Scene
}

// EventNotificationLevel implements EventNotification.
func (r *EventNotificationSequenceEnded) EventNotificationLevel() Verbosity {
	return r.Level
}

func decodeEventNotification(data []byte) (EventNotification, error) {
	switch textOf(data, "kind") {
	case "session.opened":
		return decodeInto(data, new(EventNotificationSessionOpened))
	case "session.closed":
		return decodeInto(data, new(EventNotificationSessionClosed))
	case "request.refused":
		return decodeInto(data, new(EventNotificationRequestRefused))
	case "watch.lagged":
		return decodeInto(data, new(EventNotificationWatchLagged))
	case "store.failed":
		return decodeInto(data, new(EventNotificationStoreFailed))
	case "entry.quarantined":
		return decodeInto(data, new(EventNotificationEntryQuarantined))
	case "module.registered":
		return decodeInto(data, new(EventNotificationModuleRegistered))
	case "module.unregistered":
		return decodeInto(data, new(EventNotificationModuleUnregistered))
	case "module.starting":
		return decodeInto(data, new(EventNotificationModuleStarting))
	case "module.started":
		return decodeInto(data, new(EventNotificationModuleStarted))
	case "module.exited":
		return decodeInto(data, new(EventNotificationModuleExited))
	case "module.failed":
		return decodeInto(data, new(EventNotificationModuleFailed))
	case "provider.failed":
		return decodeInto(data, new(EventNotificationProviderFailed))
	case "migration.failed":
		return decodeInto(data, new(EventNotificationMigrationFailed))
	case "guard.paused":
		return decodeInto(data, new(EventNotificationGuardPaused))
	case "guard.resumed":
		return decodeInto(data, new(EventNotificationGuardResumed))
	case "sequence.started":
		return decodeInto(data, new(EventNotificationSequenceStarted))
	case "sequence.step":
		return decodeInto(data, new(EventNotificationSequenceStep))
	case "sequence.paused":
		return decodeInto(data, new(EventNotificationSequencePaused))
	case "sequence.resumed":
		return decodeInto(data, new(EventNotificationSequenceResumed))
	case "sequence.ended":
		return decodeInto(data, new(EventNotificationSequenceEnded))
	}
	return &UnknownEventNotification{Raw: copyOf(data)}, nil
}

// SignalNotification has the parameters of `signal`. Something happened to what this session showed, established,
// bound or started, or to a flow that its module drives. It comes without a watch. For a module that is away it
// waits until the module has registered again.
type SignalNotification struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The revision that it belongs to.
	Revision int64 `json:"revision"`
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
	// The cause; for flows.
	By *Cause `json:"by,omitempty"`
	// True when it has waited for its module.
	Kept *bool `json:"kept,omitempty"`
}

// HostChangedNotification has the parameters of `hostChanged`. Scenes, modules or renderers of the host have
// changed. Each revision comes once, in order, and whole, to every watch of `host.watch`.
type HostChangedNotification struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The new revision of the host.
	Revision int64 `json:"revision"`
	// The cause of the change.
	Cause Cause `json:"cause"`
	// The changes.
	Changes []HostChange `json:"changes"`
}

// MarshalJSON writes the members that are there.
func (r HostChangedNotification) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// UnmarshalJSON reads each option by its tag.
func (r *HostChangedNotification) UnmarshalJSON(data []byte) error {
	type plain HostChangedNotification
	open := struct {
		*plain
		Changes json.RawMessage `json:"changes"`
	}{plain: (*plain)(r)}
	if err := json.Unmarshal(data, &open); err != nil {
		return err
	}
	if err := decodeList(open.Changes, decodeHostChange, &r.Changes); err != nil {
		return err
	}
	return nil
}

// HostLaggedNotification has the parameters of `hostLagged`. The client read too slowly, so revisions of the host
// were left out. The snapshot is the state now; changes go on after it.
type HostLaggedNotification struct {
	// The watch's number on this connection.
	Watch int64 `json:"watch"`
	// The host's present revision.
	Revision int64 `json:"revision"`
	// The scenes, modules and renderers.
	Snapshot HostSnapshot `json:"snapshot"`
}

// QuestionEndedNotification has the parameters of `questionEnded`. The host does not wait any longer for the answer
// to a question that this session has not answered. It comes once for such a question; an answer after it is
// dropped.
type QuestionEndedNotification struct {
	// The question's id.
	Question string `json:"question"`
	// Why: the request was cancelled, its client has gone, the question's time is over, the entry or the scene has
	// gone, or nothing depends on the answer any more.
	Reason QuestionEndedNotificationReason `json:"reason"`
}

// ModuleLostNotification has the parameters of `moduleLost`. Another session of the same user has taken over a
// module of this one.
type ModuleLostNotification struct {
	// The module's name.
	Module string `json:"module"`
	// The session that has it now.
	Session string `json:"session"`
}

// GuardPauseNotification has the parameters of `guardPause`. A guard of this session has missed several deadlines
// in a row, so the host does not ask it for a while, and its default verdict holds at once. After `retryAfter`
// seconds one request is put to it. An answer in time ends the pause; another miss begins a longer one.
type GuardPauseNotification struct {
	// The guard's id.
	Guard string `json:"guard"`
	// Its name for people.
	Name string `json:"name"`
	// Whether a pause begins; else the guard is asked again.
	Paused bool `json:"paused"`
	// How many deadlines it has missed in a row, when a pause begins.
	Misses *int64 `json:"misses,omitempty"`
	// Seconds until one request is put to it, when a pause begins.
	RetryAfter *float64 `json:"retryAfter,omitempty"`
}

// AccessChangedNotification has the parameters of `accessChanged`. The rights of this session have changed. The
// members name what has ended with them.
type AccessChangedNotification struct {
	// The identity of the session.
	Identity *string `json:"identity,omitempty"`
	// Its watches that have ended.
	Watches []int64 `json:"watches"`
	// Its monitors that have ended.
	Monitors []int64 `json:"monitors"`
	// Its guards that have ended.
	Guards []string `json:"guards"`
	// Its locks, mappings and triggers that have ended.
	Attachments []string `json:"attachments"`
}

// MarshalJSON writes the members that are there.
func (r AccessChangedNotification) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// TrafficNotification has the parameters of `traffic`. A line that went in or out on another connection, for a
// session that has a monitor.
type TrafficNotification struct {
	// The monitor's number on this connection.
	Monitor int64 `json:"monitor"`
	// How many lines were left out before this one.
	Dropped *int64 `json:"dropped,omitempty"`
	// Seconds since the host started.
	Time float64 `json:"time"`
	// `in` to the host, or `out` of it.
	Direction Direction `json:"direction"`
	// The connection whose line it is.
	Session string `json:"session"`
	// The kind of the line.
	Kind TrafficNotificationKind `json:"kind"`
	// The method of the line, or of what it answers.
	Method *string `json:"method,omitempty"`
	// The line's id, as it was written.
	ID json.RawMessage `json:"id,omitempty"`
	// How many bytes the line has, without its LF.
	Bytes int64 `json:"bytes"`
	// The line, or its first bytes.
	Line *string `json:"line,omitempty"`
}

// EntryAskQuestion has the parameters of the question `entry.ask`. A client has sent a message about an entry that
// this module provides. The client waits for the answer.
type EntryAskQuestion struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The navigator that shows the entry.
	Navigator string `json:"navigator"`
	// The entry's id.
	Entry string `json:"entry"`
	// The entry's destination type.
	Type string `json:"type"`
	// The entry's arguments.
	Arguments json.RawMessage `json:"arguments"`
	// The message's name, when the client gave one.
	Name *string `json:"name,omitempty"`
	// The client's message, as it came.
	Message json.RawMessage `json:"message"`
	// Seconds that the module has to answer.
	Timeout float64 `json:"timeout"`
	// The place of the question in the distributed trace of the request that led to it. Left out when the request
	// had none.
	Traceparent *string `json:"traceparent,omitempty"`
}

// GuardAskQuestionEntriesItem is the `entries` of GuardAskQuestion. The entries that the request would show or
// remove; none when it selects.
type GuardAskQuestionEntriesItem struct {
	// The destination type.
	Type string `json:"type"`
	// The destination's arguments.
	Arguments json.RawMessage `json:"arguments"`
	// How the entry is shown.
	Method string `json:"method"`
	// The entry's id; an entry that would be shown has none yet.
	Entry *string `json:"entry,omitempty"`
	// The entry's navigator, unless the request would make it.
	Navigator *string `json:"navigator,omitempty"`
}

// GuardAskQuestionSelectionsItemFrom is a form that several parts of the contract have.
type GuardAskQuestionSelectionsItemFrom struct {
	// Its id, unless the request would make it.
	Navigator *string `json:"navigator,omitempty"`
	// Its name.
	Name *string `json:"name,omitempty"`
	// The destination type that it shows: of its last entry, else of its root.
	Type *string `json:"type,omitempty"`
	// The arguments of that destination.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// The id of that entry, unless the request would make the stack.
	Entry *string `json:"entry,omitempty"`
}

// GuardAskQuestionSelectionsItem is the `selections` of GuardAskQuestion. The stacks that the request would select;
// only for a guard on `select`.
type GuardAskQuestionSelectionsItem struct {
	// The navigator whose stack in front would change.
	Navigator string `json:"navigator"`
	// The stack that is in front now.
	From GuardAskQuestionSelectionsItemFrom `json:"from"`
	// The stack that would come to the front.
	To GuardAskQuestionSelectionsItemFrom `json:"to"`
}

// GuardAskQuestion has the parameters of the question `guard.ask`. A request would show or remove what a guard of
// this session is about, or select another stack. The request waits for the vote, and nothing of it has happened.
type GuardAskQuestion struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The guard's id.
	Guard string `json:"guard"`
	// The name of the guard for people.
	Name string `json:"name"`
	// Whether entries would be shown or removed, or a stack selected.
	On GuardOn `json:"on"`
	// The entries that the request would show or remove; none when it selects.
	Entries []GuardAskQuestionEntriesItem `json:"entries"`
	// The stacks that the request would select; only for a guard on `select`.
	Selections []GuardAskQuestionSelectionsItem `json:"selections,omitempty"`
	// The request.
	Cause Cause `json:"cause"`
	// Where the request wanted to go, and where guards sent it, in order.
	Redirected []Redirection `json:"redirected,omitempty"`
	// Seconds that the guard has to answer.
	Timeout float64 `json:"timeout"`
	// The place of the question in the distributed trace of the request that led to it. Left out when the request
	// had none.
	Traceparent *string `json:"traceparent,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r GuardAskQuestion) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// GuardAskAnswerAllow is the GuardAskAnswer whose `verdict` is `allow`. The request goes on.
type GuardAskAnswerAllow struct{}

// MarshalJSON writes the members that are there.
func (r GuardAskAnswerAllow) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "verdict", "allow")
}

// GuardAskAnswerDeny is the GuardAskAnswer whose `verdict` is `deny`. The request is refused.
type GuardAskAnswerDeny struct {
	// Why, for people.
	Reason *string `json:"reason,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r GuardAskAnswerDeny) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "verdict", "deny")
}

// GuardAskAnswerRedirect is the GuardAskAnswer whose `verdict` is `redirect`. Another destination is shown in its
// place.
type GuardAskAnswerRedirect struct {
	// The destination type.
	Type string `json:"type"`
	// The destination's arguments; none when left out.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// How it is shown; the type says so when left out.
	Method *string `json:"method,omitempty"`
	// Id or name of the navigator; that of the request when left out.
	Navigator *string `json:"navigator,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r GuardAskAnswerRedirect) MarshalJSON() ([]byte, error) {
	return encodeRecord(r, "verdict", "redirect")
}

// GuardAskAnswer answers the question `guard.ask`.
type GuardAskAnswer interface {
	// GuardAskAnswerVerdict is the `verdict` of the option.
	GuardAskAnswerVerdict() string
}

// UnknownGuardAskAnswer is an option of GuardAskAnswer that only a newer host knows.
type UnknownGuardAskAnswer struct {
	// The whole object.
	Raw json.RawMessage
}

// MarshalJSON writes the object as it came.
func (r UnknownGuardAskAnswer) MarshalJSON() ([]byte, error) {
	return encodeRaw(r.Raw)
}

// GuardAskAnswerVerdict implements GuardAskAnswer.
func (r *UnknownGuardAskAnswer) GuardAskAnswerVerdict() string {
	return textOf(r.Raw, "verdict")
}

// GuardAskAnswerVerdict implements GuardAskAnswer.
func (r *GuardAskAnswerAllow) GuardAskAnswerVerdict() string {
	return "allow"
}

// GuardAskAnswerVerdict implements GuardAskAnswer.
func (r *GuardAskAnswerDeny) GuardAskAnswerVerdict() string {
	return "deny"
}

// GuardAskAnswerVerdict implements GuardAskAnswer.
func (r *GuardAskAnswerRedirect) GuardAskAnswerVerdict() string {
	return "redirect"
}

func decodeGuardAskAnswer(data []byte) (GuardAskAnswer, error) {
	switch textOf(data, "verdict") {
	case "allow":
		return decodeInto(data, new(GuardAskAnswerAllow))
	case "deny":
		return decodeInto(data, new(GuardAskAnswerDeny))
	case "redirect":
		return decodeInto(data, new(GuardAskAnswerRedirect))
	}
	return &UnknownGuardAskAnswer{Raw: copyOf(data)}, nil
}

// ValueReceiveQuestionValueData is a form of ValueReceiveQuestion.
type ValueReceiveQuestionValueData struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The sequence's id.
	Sequence string `json:"sequence"`
	// The item's number in the sequence.
	Index int64 `json:"index"`
	// The navigator where the receiver stands, else where the search for it began.
	Navigator string `json:"navigator"`
	// The receiver's id.
	Receiver string `json:"receiver"`
	// Seconds that the receiver has to answer.
	Timeout float64 `json:"timeout"`
	// The place of the question in the distributed trace of the request that led to it. Left out when the request
	// had none.
	Traceparent *string `json:"traceparent,omitempty"`
	// The value's name.
	Value string `json:"value"`
	// The data that the sender gave with it; null when it gave none.
	Data json.RawMessage `json:"data"`
}

// ValueReceiveQuestionTypeArguments is a form of ValueReceiveQuestion.
type ValueReceiveQuestionTypeArguments struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The sequence's id.
	Sequence string `json:"sequence"`
	// The item's number in the sequence.
	Index int64 `json:"index"`
	// The navigator where the receiver stands, else where the search for it began.
	Navigator string `json:"navigator"`
	// The receiver's id.
	Receiver string `json:"receiver"`
	// Seconds that the receiver has to answer.
	Timeout float64 `json:"timeout"`
	// The place of the question in the distributed trace of the request that led to it. Left out when the request
	// had none.
	Traceparent *string `json:"traceparent,omitempty"`
	// The destination type.
	Type string `json:"type"`
	// The destination's arguments.
	Arguments json.RawMessage `json:"arguments"`
	// How the sender wants the destination shown.
	Method *string `json:"method,omitempty"`
}

// ValueReceiveQuestionRouteData is a form of ValueReceiveQuestion.
type ValueReceiveQuestionRouteData struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The sequence's id.
	Sequence string `json:"sequence"`
	// The item's number in the sequence.
	Index int64 `json:"index"`
	// The navigator where the receiver stands, else where the search for it began.
	Navigator string `json:"navigator"`
	// The receiver's id.
	Receiver string `json:"receiver"`
	// Seconds that the receiver has to answer.
	Timeout float64 `json:"timeout"`
	// The place of the question in the distributed trace of the request that led to it. Left out when the request
	// had none.
	Traceparent *string `json:"traceparent,omitempty"`
	// The route's name.
	Route string `json:"route"`
	// The data that the sender gave with it; null when it gave none.
	Data json.RawMessage `json:"data"`
}

// ValueReceiveQuestion has the parameters of the question `value.receive`. A sequence sends a value, a destination
// or a route to a receiver of this session. The sequence waits for the answer.
type ValueReceiveQuestion struct {
	// Set when it is of this form.
	ValueData *ValueReceiveQuestionValueData
	// Set when it is of this form.
	TypeArguments *ValueReceiveQuestionTypeArguments
	// Set when it is of this form.
	RouteData *ValueReceiveQuestionRouteData
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r ValueReceiveQuestion) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.ValueData, r.TypeArguments, r.RouteData)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *ValueReceiveQuestion) UnmarshalJSON(data []byte) error {
	*r = ValueReceiveQuestion{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("scene", "sequence", "index", "navigator", "receiver", "timeout", "value", "data"):
		return decodeOption(data, &r.ValueData)
	case shape.has("scene", "sequence", "index", "navigator", "receiver", "timeout", "type", "arguments"):
		return decodeOption(data, &r.TypeArguments)
	case shape.has("scene", "sequence", "index", "navigator", "receiver", "timeout", "route", "data"):
		return decodeOption(data, &r.RouteData)
	}
	return nil
}

// ValueReceiveAnswerResumeInserting is a form of ValueReceiveAnswerResume.
type ValueReceiveAnswerResumeInserting struct {
	// Sent before the rest.
	Inserting []SentItem `json:"inserting"`
}

// MarshalJSON writes the members that are there.
func (r ValueReceiveAnswerResumeInserting) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// ValueReceiveAnswerResumeAppending is a form of ValueReceiveAnswerResume.
type ValueReceiveAnswerResumeAppending struct {
	// Sent after the rest.
	Appending []SentItem `json:"appending"`
}

// MarshalJSON writes the members that are there.
func (r ValueReceiveAnswerResumeAppending) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// ValueReceiveAnswerResumeReplacing is a form of ValueReceiveAnswerResume.
type ValueReceiveAnswerResumeReplacing struct {
	// Sent in place of the rest.
	Replacing []SentItem `json:"replacing"`
}

// MarshalJSON writes the members that are there.
func (r ValueReceiveAnswerResumeReplacing) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// ValueReceiveAnswerResume is the `resume` of ValueReceiveAnswer. How the sequence goes on.
type ValueReceiveAnswerResume struct {
	// Set when it is of this form.
	Word *ReceiverValueAutoResumeWord
	// Set when it is of this form.
	ReceiverValueAutoResume *ReceiverValueAutoResume
	// Set when it is of this form.
	Inserting *ValueReceiveAnswerResumeInserting
	// Set when it is of this form.
	Appending *ValueReceiveAnswerResumeAppending
	// Set when it is of this form.
	Replacing *ValueReceiveAnswerResumeReplacing
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r ValueReceiveAnswerResume) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Word, r.ReceiverValueAutoResume, r.Inserting, r.Appending, r.Replacing)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *ValueReceiveAnswerResume) UnmarshalJSON(data []byte) error {
	*r = ValueReceiveAnswerResume{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("after"):
		return decodeOption(data, &r.ReceiverValueAutoResume)
	case shape.has("inserting"):
		return decodeOption(data, &r.Inserting)
	case shape.has("appending"):
		return decodeOption(data, &r.Appending)
	case shape.has("replacing"):
		return decodeOption(data, &r.Replacing)
	case shape.isText():
		return decodeOption(data, &r.Word)
	}
	return nil
}

// ValueReceiveAnswer answers the question `value.receive`.
type ValueReceiveAnswer struct {
	// How the sequence goes on.
	Resume *ValueReceiveAnswerResume `json:"resume,omitempty"`
}

// URLResolveQuestion has the parameters of the question `url.resolve`. A client opens or resolves a URL that fits a
// pattern which this module registered with `ask`. The client waits for the answer.
type URLResolveQuestion struct {
	// The URL.
	URL string `json:"url"`
	// The pattern that it fits.
	Pattern string `json:"pattern"`
	// The values of the pattern's parameters, by name.
	Parameters json.RawMessage `json:"parameters"`
	// Seconds that the module has to answer.
	Timeout float64 `json:"timeout"`
	// The place of the question in the distributed trace of the request that led to it. Left out when the request
	// had none.
	Traceparent *string `json:"traceparent,omitempty"`
}

// TypeMigrateQuestionEntriesItem is the `entries` of TypeMigrateQuestion. The entries with older arguments.
type TypeMigrateQuestionEntriesItem struct {
	// The entry's id.
	Entry string `json:"entry"`
	// The navigator that shows the entry.
	Navigator string `json:"navigator"`
	// The version of its arguments; 0 when they have none.
	From int64 `json:"from"`
	// The entry's arguments.
	Arguments json.RawMessage `json:"arguments"`
}

// TypeMigrateQuestion has the parameters of the question `type.migrate`. This module registered a newer version of
// a type, and a scene shows entries with arguments of older ones. Each question is about 256 entries at most.
type TypeMigrateQuestion struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The destination type.
	Type string `json:"type"`
	// The version to migrate to.
	To int64 `json:"to"`
	// The entries with older arguments.
	Entries []TypeMigrateQuestionEntriesItem `json:"entries"`
	// Seconds that the module has to answer.
	Timeout float64 `json:"timeout"`
	// The place of the question in the distributed trace of the request that led to it. Left out when the request
	// had none.
	Traceparent *string `json:"traceparent,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r TypeMigrateQuestion) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// TypeProvideQuestionEntriesItem is the `entries` of TypeProvideQuestion. The entries without content.
type TypeProvideQuestionEntriesItem struct {
	// The entry's id.
	Entry string `json:"entry"`
	// The navigator that shows the entry.
	Navigator string `json:"navigator"`
	// The entry's arguments.
	Arguments json.RawMessage `json:"arguments"`
}

// TypeProvideQuestion has the parameters of the question `type.provide`. A scene shows entries of a type that this
// module registered with `provides`. Each question is about 256 entries at most. Content must fit the schema that
// the type declares for it; content that does not is `failed`, as after an error or a missing answer.
type TypeProvideQuestion struct {
	// The scene's name.
	Scene string `json:"scene"`
	// The destination type.
	Type string `json:"type"`
	// The entries without content.
	Entries []TypeProvideQuestionEntriesItem `json:"entries"`
	// Seconds that the module has to answer.
	Timeout float64 `json:"timeout"`
	// The place of the question in the distributed trace of the request that led to it. Left out when the request
	// had none.
	Traceparent *string `json:"traceparent,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r TypeProvideQuestion) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// TypeProvideAnswerItem answers the question `type.provide`.
type TypeProvideAnswerItem struct {
	// The content that a renderer shows.
	Content json.RawMessage `json:"content,omitempty"`
	// Where the entry leads.
	Links []Link `json:"links,omitempty"`
}

// MarshalJSON writes the members that are there.
func (r TypeProvideAnswerItem) MarshalJSON() ([]byte, error) {
	return encodeRecord(r)
}

// ReceiverValueAutoResumeChoice is one of several forms.
type ReceiverValueAutoResumeChoice struct {
	// Set when it is of this form.
	Word *ReceiverValueAutoResumeWord
	// Set when it is of this form.
	ReceiverValueAutoResume *ReceiverValueAutoResume
	// What the host sent. It is written when no other member is set.
	Raw json.RawMessage
}

// MarshalJSON writes the form that is set.
func (r ReceiverValueAutoResumeChoice) MarshalJSON() ([]byte, error) {
	return encodeChoice(r.Raw, r.Word, r.ReceiverValueAutoResume)
}

// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set.
func (r *ReceiverValueAutoResumeChoice) UnmarshalJSON(data []byte) error {
	*r = ReceiverValueAutoResumeChoice{Raw: copyOf(data)}
	shape := shapeOf(data)
	switch {
	case shape.has("after"):
		return decodeOption(data, &r.ReceiverValueAutoResume)
	case shape.isText():
		return decodeOption(data, &r.Word)
	}
	return nil
}
