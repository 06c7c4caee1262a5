package navhost

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
)

// object writes a JSON object member by member.
type object struct {
	buffer bytes.Buffer
}

func (o *object) add(name string, value json.RawMessage) {
	separator := byte(',')
	if o.buffer.Len() == 0 {
		separator = '{'
	}
	o.buffer.WriteByte(separator)
	fmt.Fprintf(&o.buffer, "%q:", name) // Names of the contract need no other escapes than Go's.
	o.buffer.Write(value)
}

func (o *object) text() json.RawMessage {
	if o.buffer.Len() == 0 {
		return json.RawMessage("{}")
	}
	return append(o.buffer.Bytes(), '}')
}

// addMembers adds the members of a structure. Optional ones that are nil are left out; a list that is empty is not
// nil.
func (o *object) addMembers(record reflect.Value) error {
	for index := 0; index < record.NumField(); index++ {
		name, option, _ := strings.Cut(record.Type().Field(index).Tag.Get("json"), ",")
		value := record.Field(index)
		if option == "omitempty" && isLeftOut(value) {
			continue
		}
		text, err := encode(required(value))
		if err != nil {
			return err
		}
		o.add(name, text)
	}
	return nil
}

// required is a value to be written. Without a value a list is empty, and so is an object.
func required(value reflect.Value) any {
	_, isText := value.Interface().(json.RawMessage)
	switch {
	case value.Kind() == reflect.Slice && !isText && value.IsNil():
		return reflect.MakeSlice(value.Type(), 0, 0).Interface()
	case value.Kind() == reflect.Map && value.IsNil():
		return reflect.MakeMap(value.Type()).Interface()
	default:
		return value.Interface()
	}
}

func isLeftOut(value reflect.Value) bool {
	if one, isOptional := value.Interface().(interface{ isLeftOut() bool }); isOptional {
		return one.isLeftOut()
	}
	return isNil(value.Interface())
}

// isNil tells whether a value is nil, or holds a nil pointer, list or map.
func isNil(value any) bool {
	switch one := reflect.ValueOf(value); one.Kind() {
	case reflect.Invalid:
		return true
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface:
		return one.IsNil()
	default:
		return false
	}
}

// encodeRecord writes a structure, and behind it members that its type stands for: names and texts in turn.
func encodeRecord(record any, constants ...string) ([]byte, error) {
	var whole object
	for index := 0; index < len(constants); index += 2 {
		whole.add(constants[index], JSON(constants[index+1]))
	}
	if err := whole.addMembers(reflect.ValueOf(record)); err != nil {
		return nil, err
	}
	return whole.text(), nil
}

// encodeChoice writes the first option that is set.
func encodeChoice(raw json.RawMessage, options ...any) ([]byte, error) {
	for _, option := range options {
		if !isNil(option) {
			return encode(option)
		}
	}
	return encodeRaw(raw)
}

func encodeRaw(raw json.RawMessage) ([]byte, error) {
	if raw == nil {
		return Null, nil
	}
	return raw, nil
}

// parameter is a parameter that a function takes by position.
type parameter struct {
	name  string
	value any
}

// encodeParameters writes the parameters of a request. Options may be nil.
func encodeParameters(options any, given []parameter) (json.RawMessage, error) {
	var whole object
	for _, one := range given {
		value := one.value
		if value != nil {
			value = required(reflect.ValueOf(value))
		}
		text, err := encode(value)
		if err != nil {
			return nil, err
		}
		whole.add(one.name, text)
	}
	if !isNil(options) {
		if err := whole.addMembers(reflect.ValueOf(options).Elem()); err != nil {
			return nil, err
		}
	}
	return whole.text(), nil
}
