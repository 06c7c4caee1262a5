package navhost

import (
	"context"
	"encoding/json"
	"fmt"
)

// call is a request that waits for its answer.
type call struct {
	number int64
	// The line that it was sent on, counted from 1; 0 before.
	line   int64
	method string
	// Called with a result before the next line is read, with the connection locked. May be nil.
	take    func(result json.RawMessage)
	isWatch bool
	// Closed when there is an outcome.
	settled chan struct{}
	result  json.RawMessage
	err     error
}

func (c *call) settle(result json.RawMessage, err error) {
	c.result, c.err = result, err
	close(c.settled)
}

// exchange sends a request and waits for its answer. The end of the context cancels the request at the host.
func (c *connection) exchange(ctx context.Context, request *call, params json.RawMessage) (json.RawMessage, error) {
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("navhost: %s was not sent: %w", request.method, err)
	}
	if lost := c.register(request); lost != nil {
		return nil, lost
	}
	line := outgoingLine{bytes: requestLine(request.number, request.method, params), call: request}
	select {
	case c.outgoing <- line:
	case <-request.settled:
		return nil, request.err
	case <-ctx.Done():
		return c.giveUp(ctx, request, false)
	}
	select {
	case <-request.settled:
		return request.result, request.err
	case <-ctx.Done():
		return c.giveUp(ctx, request, true)
	}
}

func (c *connection) register(request *call) *ConnectionLost {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.lost != nil {
		return c.lost
	}
	c.last++
	request.number, request.settled = c.last, make(chan struct{})
	c.calls[request.number] = request
	return nil
}

// giveUp ends a call whose context is over, unless it has been answered at the same moment.
func (c *connection) giveUp(ctx context.Context, request *call, isSent bool) (json.RawMessage, error) {
	c.mutex.Lock()
	_, isOpen := c.calls[request.number]
	delete(c.calls, request.number)
	if isOpen && isSent && request.isWatch {
		c.lateWatches[request.number] = true
	}
	c.mutex.Unlock()
	if !isOpen {
		<-request.settled
		return request.result, request.err
	}
	if isSent {
		c.notify("request.cancel", "request", request.number)
	}
	return nil, fmt.Errorf("navhost: %s was not answered: %w", request.method, ctx.Err())
}

func (c *connection) takeAnswer(answer *answer) {
	if answer.err == nil {
		c.events.answered(c)
	}
	c.mutex.Lock()
	defer c.mutex.Unlock()
	request := c.requestOf(answer)
	if request == nil {
		c.takeLateAnswer(answer)
		return
	}
	delete(c.calls, request.number)
	if answer.err != nil {
		request.settle(nil, answer.err)
		return
	}
	if request.take != nil {
		request.take(answer.result)
	}
	request.settle(answer.result, nil)
}

// requestOf is the call that is answered. An error without an id names the line that the host could not read. That
// line may be an answer of ours; then it is about no call. An error that names no line is about the only open call.
func (c *connection) requestOf(answer *answer) *call {
	if answer.number != nil {
		return c.calls[*answer.number]
	}
	if answer.err == nil {
		return nil
	}
	line, isNamed := answer.err.line()
	for _, request := range c.calls {
		if isNamed && request.line == line || !isNamed && len(c.calls) == 1 {
			return request
		}
	}
	return nil
}

// takeLateAnswer drops an answer whose call is over. A watch that it has opened is closed.
func (c *connection) takeLateAnswer(answer *answer) {
	if answer.number == nil || !c.lateWatches[*answer.number] {
		return
	}
	delete(c.lateWatches, *answer.number)
	if answer.err == nil {
		c.notify("unwatch", "watch", integerOf(answer.result, "watch"))
	}
}
