package navhost

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
)

// Question is a request of the host to this program.
type Question struct {
	// The id of the question, as JSON.
	ID json.RawMessage
	// The name of the question, as entry.ask.
	Method string
	// The parameters, a JSON object.
	Params json.RawMessage

	connection *connection
	context    context.Context
	cancel     context.CancelFunc

	mutex      sync.Mutex
	ended      string
	isAnswered bool
}

// Handler answers a question: with a value to be written as JSON, or with an error. An *Error goes out as it is;
// any other error has the code 1. The context ends when the host waits no longer, and when the handler returns.
//
// Requests with this context say for which question they are made (during). So the host can refuse one whose answer
// would wait for itself.
type Handler func(ctx context.Context, question *Question) (any, error)

type questionKey struct{}

// QuestionOf is the question that a handler with this context answers; nil for any other context.
func QuestionOf(ctx context.Context) *Question {
	question, _ := ctx.Value(questionKey{}).(*Question)
	return question
}

// Ended is the reason for which the host waits no longer, as cancelled, or why the connection has ended. Empty
// while the host waits.
func (q *Question) Ended() string {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	return q.ended
}

func (q *Question) begin(connection *connection) {
	q.connection = connection
	q.context, q.cancel = context.WithCancel(context.WithValue(context.Background(), questionKey{}, q))
}

// end is called when the host waits no longer.
func (q *Question) end(reason string) {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	if !q.isAnswered && q.ended == "" {
		q.ended = reason
		q.cancel()
	}
}

// finish is called when the handler has returned. True when the host waits for the answer.
func (q *Question) finish() bool {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	q.isAnswered = true
	q.cancel()
	return q.ended == ""
}

// duringOf is the id of the question that the context belongs to, on this connection and until the answer is sent;
// else nil.
func duringOf(ctx context.Context, connection *connection) json.RawMessage {
	question := QuestionOf(ctx)
	if question == nil || question.connection != connection {
		return nil
	}
	question.mutex.Lock()
	defer question.mutex.Unlock()
	if question.isAnswered {
		return nil
	}
	return question.ID
}

// Handle sets the handler for questions of this method, also of one that this client does not know. Handlers run
// side by side. Set them before you register what they are for.
func (c *Client) Handle(method string, handler Handler) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.handlers[method] = handler
}

// handleTyped reads the parameters for a handler.
func handleTyped[Q, A any](c *Client, method string, handler func(context.Context, *Q) (A, error)) {
	c.Handle(method, func(ctx context.Context, question *Question) (any, error) {
		params, err := decodeInto(question.Params, new(Q))
		if err != nil {
			return nil, err
		}
		return handler(ctx, params)
	})
}

func (c *Client) questioned(connection *connection, question *Question) {
	c.mutex.Lock()
	handler := c.handlers[question.Method]
	c.mutex.Unlock()
	go c.answer(connection, question, handler)
}

// answer sends what the handler returns. An answer for a connection that was lost means nothing on the next one.
func (c *Client) answer(connection *connection, question *Question, handler Handler) {
	line := errorLine(question.ID, &Error{Code: failed, Message: "the handler ended without an answer"})
	defer func() {
		if connection.finish(question) {
			connection.send(line)
		}
	}()
	result, err := c.outcome(question, handler)
	if err != nil {
		line = errorLine(question.ID, c.refusalOf(question, err))
	} else {
		line = resultLine(question.ID, result)
	}
}

// failed is the code of an error that neither the host nor the module chose.
const failed = 1

// outcome runs the handler. A panic is an error as any other.
func (c *Client) outcome(question *Question, handler Handler) (result json.RawMessage, err error) {
	if handler == nil {
		data := map[string]string{"name": ErrMethodNotFound.Name}
		return nil, NewError(ErrMethodNotFound.Code, "this client does not answer "+question.Method, data)
	}
	defer func() {
		if cause := recover(); cause != nil {
			c.logf("navhost: the handler of %s panicked: %v\n%s", question.Method, cause, debug.Stack())
			err = fmt.Errorf("the handler panicked: %v", cause)
		}
	}()
	value, err := handler(question.context, question)
	if err != nil {
		return nil, err
	}
	return encode(value)
}

func (c *Client) refusalOf(question *Question, err error) *Error {
	var refusal *Error
	if errors.As(err, &refusal) {
		return refusal
	}
	return &Error{Code: failed, Message: err.Error()}
}
