package navhost

import (
	"bytes"
	"encoding/json"
)

func copyOf(data []byte) json.RawMessage {
	return append(json.RawMessage(nil), data...)
}

func decodeInto[T any](data []byte, value *T) (*T, error) {
	return value, json.Unmarshal(data, value)
}

func decodeOption[T any](data []byte, option *T) error {
	return json.Unmarshal(data, option)
}

func isNothing(data json.RawMessage) bool {
	return len(data) == 0 || bytes.Equal(data, Null)
}

func decodeOne[T any](data json.RawMessage, decode func([]byte) (T, error), into *T) (err error) {
	if !isNothing(data) {
		*into, err = decode(data)
	}
	return err
}

func decodeList[T any](data json.RawMessage, decode func([]byte) (T, error), into *[]T) error {
	if isNothing(data) {
		return nil
	}
	var items []json.RawMessage
	if err := json.Unmarshal(data, &items); err != nil {
		return err
	}
	*into = make([]T, len(items))
	for index, item := range items {
		if err := decodeOne(item, decode, &(*into)[index]); err != nil {
			return err
		}
	}
	return nil
}

// shape is what tells the options of a choice apart.
type shape struct {
	first   byte
	members map[string]json.RawMessage
}

func shapeOf(data []byte) shape {
	var found shape
	if trimmed := bytes.TrimSpace(data); len(trimmed) > 0 {
		found.first = trimmed[0]
	}
	if found.first == '{' {
		_ = json.Unmarshal(data, &found.members) // It was read already, so it is JSON.
	}
	return found
}

func (s shape) isText() bool { return s.first == '"' }

// has tells whether it is an object with all of these members.
func (s shape) has(names ...string) bool {
	for _, name := range names {
		if _, isThere := s.members[name]; !isThere {
			return false
		}
	}
	return s.members != nil
}

// is tells whether the member is this text.
func (s shape) is(name, text string) bool {
	var found string
	return json.Unmarshal(s.members[name], &found) == nil && found == text
}

// textOf is a member of an object, empty for another value.
func textOf(data []byte, name string) string {
	return wordOf[string](data, name)
}

func integerOf(data []byte, name string) int64 {
	return wordOf[int64](data, name)
}

func wordOf[T any](data []byte, name string) T {
	var value T
	_ = json.Unmarshal(shapeOf(data).members[name], &value) // Zero for a member that is missing, or of another form.
	return value
}
