package navhost

import (
	"encoding/json"
	"errors"
	"fmt"
)

// Notification is a message of the host that wants no answer, as signal or moduleLost.
type Notification struct {
	// The name of the notification.
	Method string
	// The parameters, a JSON object. Decode reads them.
	Params json.RawMessage
}

// answer is what the host says to a request. Its number is nil when the host could not read the request's id.
type answer struct {
	number *int64
	result json.RawMessage
	err    *Error
}

// message is one line of the host: exactly one of the members is set.
type message struct {
	answer       *answer
	question     *Question
	notification *Notification
}

type envelope struct {
	ID     json.RawMessage `json:"id"`
	Method *string         `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
}

var errNoMessage = errors.New("the host sent a line that is not a message")

func parseMessage(line []byte) (message, error) {
	var whole envelope
	if err := json.Unmarshal(line, &whole); err != nil || line[0] != '{' {
		return message{}, errNoMessage
	}
	if whole.Method == nil {
		return parseAnswer(whole)
	}
	if isNothing(whole.Params) {
		whole.Params = json.RawMessage("{}")
	}
	if whole.Params[0] != '{' {
		return message{}, errNoMessage
	}
	if whole.ID != nil {
		return message{question: &Question{ID: whole.ID, Method: *whole.Method, Params: whole.Params}}, nil
	}
	return message{notification: &Notification{Method: *whole.Method, Params: whole.Params}}, nil
}

func parseAnswer(whole envelope) (message, error) {
	found := &answer{result: whole.Result}
	if !isNothing(whole.Error) {
		found.err = new(Error)
		if json.Unmarshal(whole.Error, found.err) != nil {
			return message{}, errNoMessage
		}
	} else if whole.Result == nil {
		return message{}, errNoMessage
	}
	if !isNothing(whole.ID) {
		var number int64
		if json.Unmarshal(whole.ID, &number) == nil {
			found.number = &number
		} else {
			found.number = new(int64) // Another id than ours answers no call.
		}
	}
	return message{answer: found}, nil
}

// line is the line of the connection that an error is about, where the host says it.
func (e *Error) line() (int64, bool) {
	value, isThere := shapeOf(e.Data).members["line"]
	var line int64
	return line, isThere && json.Unmarshal(value, &line) == nil
}

func requestLine(number int64, method string, params json.RawMessage) []byte {
	return []byte(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%s,"params":%s}`+"\n", number, JSON(method), params))
}

func notificationLine(method string, params json.RawMessage) []byte {
	return []byte(fmt.Sprintf(`{"jsonrpc":"2.0","method":%s,"params":%s}`+"\n", JSON(method), params))
}

func resultLine(id, result json.RawMessage) []byte {
	return []byte(fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"result":%s}`+"\n", id, result))
}

func errorLine(id json.RawMessage, refusal *Error) []byte {
	return []byte(fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"error":%s}`+"\n", id, JSON(refusal)))
}

// withDuring adds the question that a request is made for, unless the parameters name one.
func withDuring(params, question json.RawMessage) json.RawMessage {
	members := shapeOf(params).members
	if _, isGiven := members["during"]; isGiven || members == nil {
		return params
	}
	comma := ","
	if len(members) == 0 {
		comma = ""
	}
	return json.RawMessage(fmt.Sprintf(`{"during":%s%s%s`, question, comma, params[1:]))
}
