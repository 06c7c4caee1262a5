package navhost

import (
	"encoding/json"
	"errors"
	"fmt"
)

// Error is a refusal: of a request by the host, or of a question by a handler of this program.
type Error struct {
	// The number of the error. errors.Is compares errors by it.
	Code int64
	// The name of the error, as at_root. Empty for an error of a module that has no name.
	Name string
	// The reason in a sentence, for people.
	Message string
	// The data of the error, a JSON object; nil when it has no data. DataOf reads it.
	Data json.RawMessage
}

// NewError is an error for a handler to refuse its question with. The one who asked gets the code, the message and
// the data. A nil data is left out. Panics when the data cannot be written as JSON.
func NewError(code int64, message string, data any) *Error {
	refusal := &Error{Code: code, Message: message}
	if !isNil(data) {
		refusal.Data = JSON(data)
	}
	return refusal
}

// Error says the name, the code and the message.
func (e *Error) Error() string {
	if e.Name == "" {
		return fmt.Sprintf("navhost: %d: %s", e.Code, e.Message)
	}
	return fmt.Sprintf("navhost: %s (%d): %s", e.Name, e.Code, e.Message)
}

// MarshalJSON writes the error as the wire has it.
func (e Error) MarshalJSON() ([]byte, error) {
	var whole object
	whole.add("code", JSON(e.Code))
	whole.add("message", JSON(e.Message))
	if e.Data != nil {
		whole.add("data", e.Data)
	}
	return whole.text(), nil
}

// UnmarshalJSON reads an error of the wire. It fails without a code or a message.
func (e *Error) UnmarshalJSON(data []byte) error {
	var found struct {
		Code    *int64          `json:"code"`
		Message *string         `json:"message"`
		Data    json.RawMessage `json:"data"`
	}
	if err := json.Unmarshal(data, &found); err != nil {
		return err
	}
	if found.Code == nil || found.Message == nil {
		return errors.New("an error has a code and a message")
	}
	*e = Error{Code: *found.Code, Message: *found.Message, Name: textOf(found.Data, "name")}
	if !isNothing(found.Data) {
		e.Data = found.Data
	}
	return nil
}

// Is tells whether both errors have the same code.
func (e *Error) Is(target error) bool {
	other, isError := target.(*Error)
	return isError && other.Code == e.Code
}

// Context reads the members that the data of every error may have.
func (e *Error) Context() ErrorContext {
	var context ErrorContext
	_ = json.Unmarshal(e.Data, &context) // An error of a module may have other data.
	return context
}

type errorData interface{ errorCode() int64 }

// DataOf reads the data of a refusal into a pointer, as to an AtRootData. False when err is something else.
func DataOf(err error, data errorData) bool {
	var refusal *Error
	return errors.As(err, &refusal) && refusal.Code == data.errorCode() && json.Unmarshal(refusal.Data, data) == nil
}

// Reasons of a ConnectionLost that the client gives itself.
const (
	// The attempt to connect failed.
	ReasonUnreachable = "unreachable"
	// The connection broke.
	ReasonLost = "lost"
	// The program closed the client.
	ReasonClosed = "closed"
	// The host sent a line that is not a message.
	ReasonProtocol = "protocol"
)

// ConnectionLost says that the connection has ended, or is missing. Whether a request that waited was carried out
// is unknown.
type ConnectionLost struct {
	// One of the reasons above, or that of the host's last line, as shutting_down.
	Reason string
	// The reason in a sentence, for people.
	Message string
}

// Error says the reason and the message.
func (e *ConnectionLost) Error() string {
	return fmt.Sprintf("navhost: connection lost (%s): %s", e.Reason, e.Message)
}

// IsFinal tells whether the client does not connect again: the program closed it, or the other side is not navhost.
func (e *ConnectionLost) IsFinal() bool {
	return e.Reason == ReasonClosed || e.Reason == ReasonProtocol
}

func lostBecause(err error) *ConnectionLost {
	return &ConnectionLost{Reason: ReasonLost, Message: err.Error()}
}
