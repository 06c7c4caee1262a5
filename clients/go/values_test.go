package navhost

import (
	"encoding/json"
	"testing"
)

func TestParameters(t *testing.T) {
	for _, one := range []struct {
		what    string
		options any
		given   []parameter
		wanted  string
	}{
		{"nothing", (*PushOptions)(nil), nil, `{}`},
		{"left out", &PushOptions{}, []parameter{{"type", "a.b"}}, `{"type":"a.b"}`},
		{"given", &PushOptions{IfRevision: Ptr[int64](9007199254740993), Transient: Ptr(false)}, nil, `{"ifRevision":9007199254740993,"transient":false}`},
		{"any JSON", &PushOptions{Arguments: map[string]any{"t": "<&>"}}, nil, `{"arguments":{"t":"<&>"}}`},
		{"JSON text", &PushOptions{Arguments: json.RawMessage(`{"n": [1.10, 1e3, -0],"d":1,"d":2}`)}, nil, `{"arguments":{"n":[1.10,1e3,-0],"d":1,"d":2}}`},
		{"null", &UpdateEntryOptions{Hints: Null}, nil, `{"hints":null}`},
		{"a message that is null", nil, []parameter{{"message", nil}}, `{"message":null}`},
		{"an empty list", &RegisterOptions{Guards: []RegisterGuardsItem{}}, nil, `{"guards":[]}`},
		{"a required list that is nil", nil, []parameter{{"path", []RequestedDestination(nil)}}, `{"path":[]}`},
		{"a word", &NavigateOptions{IfPresent: Ptr(IfPresentBack)}, nil, `{"ifPresent":"back"}`},
	} {
		text, err := encodeParameters(one.options, one.given)
		check(t, err)
		if string(text) != one.wanted {
			t.Errorf("%s: got %s, wanted %s", one.what, text, one.wanted)
		}
	}
}

func TestRecordsAreWrittenAsTheyAreRead(t *testing.T) {
	for _, one := range []struct {
		value any
		text  string
	}{
		{new(StateItem), `{"path":[]}`},
		{new(StateItem), `{"path":[],"anchor":null}`},
		{new(StateItem), `{"path":[],"anchor":3,"selected":false}`},
		{new(SentItem), `{"value":"shop.voucher","data":1.10}`},
		{new(SentItem), `{"action":"popAny"}`},
		{new(SentItem), `{"action":"perform","method":"pop"}`},
		{new(SentItem), `{"action":"send","values":[{"type":"shop.list"}]}`},
		{new(ValueReceiveAnswer), `{"resume":"auto"}`},
		{new(ValueReceiveAnswer), `{"resume":{"after":1.5}}`},
		{new(Destination), `{"type":"a.b","module":"a","messages":{"x":true},"orphan":"keep"}`},
	} {
		check(t, json.Unmarshal([]byte(one.text), one.value))
		got, err := encode(one.value)
		check(t, err)
		equal(t, string(got), one.text)
	}
}

func TestAnOptionIsFoundByItsTag(t *testing.T) {
	change, err := decodeChange([]byte(`{"kind":"entry.added","navigator":"n1","position":0,"entry":{"id":"e2","type":"a.b","arguments":{"n":9007199254740993},"module":"a","method":"push","cause":{"revision":1}}}`))
	check(t, err)
	added, isAdded := change.(*ChangeEntryAdded)
	equal(t, isAdded, true)
	equal(t, string(added.Entry.Arguments), `{"n":9007199254740993}`)
	equal(t, change.ChangeKind(), "entry.added")
	text, err := encode(&GuardAskAnswerAllow{})
	check(t, err)
	equal(t, string(text), `{"verdict":"allow"}`)
}

func TestAnOptionIsFoundByItsMembers(t *testing.T) {
	var result PushResult
	check(t, json.Unmarshal([]byte(`{"scene":"main","revision":1,"changed":true,"navigator":"n1","entry":"e2","tomorrow":1}`), &result))
	equal(t, *result.Shown.Entry, "e2")
	check(t, json.Unmarshal([]byte(`{"scene":"main","revision":1,"by":{"method":"pop"},"entry":"e2","outcome":"vanished"}`), &result))
	equal(t, result.Shown == nil, true)
	equal(t, result.Outcome.Entry.Outcome, "vanished")
}

func TestWhatANewerHostSaysIsKept(t *testing.T) {
	var result PushResult
	check(t, json.Unmarshal([]byte(`{"tomorrow":1}`), &result))
	equal(t, string(result.Raw), `{"tomorrow":1}`)
	var changed ChangedNotification
	check(t, json.Unmarshal([]byte(`{"watch":1,"scene":"main","revision":2,"cause":{"method":"x"},"changes":[{"kind":"tomorrow","x":1}]}`), &changed))
	unknown, isUnknown := changed.Changes[0].(*UnknownChange)
	equal(t, isUnknown, true)
	equal(t, unknown.ChangeKind(), "tomorrow")
	equal(t, string(unknown.Raw), `{"kind":"tomorrow","x":1}`)
	attachment, err := decodeAttachment([]byte(`{"kind":"tomorrow","id":"a9","navigator":"n1"}`))
	check(t, err)
	equal(t, attachment.AttachmentID(), "a9")
	message, err := Notification{Method: "tomorrow"}.Decode()
	check(t, err)
	equal(t, message == nil, true)
}

func TestDuringIsAddedUnlessItIsGiven(t *testing.T) {
	for params, wanted := range map[string]string{
		`{}`:              `{"during":"q1"}`,
		`{"a":1.10}`:      `{"during":"q1","a":1.10}`,
		`{"during":"q0"}`: `{"during":"q0"}`,
		`[1]`:             `[1]`,
	} {
		equal(t, string(withDuring(json.RawMessage(params), json.RawMessage(`"q1"`))), wanted)
	}
}
