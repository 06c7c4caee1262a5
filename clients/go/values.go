package navhost

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// Null is sent as null, where nil would leave a parameter out.
var Null = json.RawMessage("null")

// Ptr is a pointer to a value, for an option that may be left out.
func Ptr[T any](value T) *T {
	return &value
}

// JSON is the text of a value, for a member that holds any JSON. Panics when the value cannot be written as JSON.
func JSON(value any) json.RawMessage {
	text, err := encode(value)
	if err != nil {
		panic(fmt.Sprintf("navhost.JSON: %v", err))
	}
	return text
}

// Nullable is a member that may be left out, be null, or have a value. The zero value leaves it out.
type Nullable[T any] struct {
	// Whether the member is there.
	IsGiven bool
	// Nil stands for null.
	Value *T
}

// Given is a member with a value; Given[T](nil) is null.
func Given[T any](value *T) Nullable[T] {
	return Nullable[T]{IsGiven: true, Value: value}
}

func (n Nullable[T]) isLeftOut() bool {
	return !n.IsGiven
}

// MarshalJSON writes the value, or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	return encode(n.Value)
}

// UnmarshalJSON is called only for a member that is there.
func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	n.IsGiven = true
	return json.Unmarshal(data, &n.Value)
}

// encode writes JSON on one line. Text that is JSON already keeps its form, but for white space between its parts.
func encode(value any) (json.RawMessage, error) {
	var buffer bytes.Buffer
	encoder := json.NewEncoder(&buffer)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(buffer.Bytes(), []byte("\n")), nil
}
