package main

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"navhost"
)

// detached has the values of a handler's context, but not its end: for work that outlives the question.
type detached struct{ context.Context }

func (detached) Deadline() (time.Time, bool) { return time.Time{}, false }
func (detached) Done() <-chan struct{}       { return nil }
func (detached) Err() error                  { return nil }

// hold is where a handler of this name waits.
func (a *adapter) hold(name string) chan json.RawMessage {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	if a.holds[name] == nil {
		a.holds[name] = make(chan json.RawMessage, 1)
	}
	return a.holds[name]
}

func (a *adapter) handle(given command) {
	a.client.Handle(given.Method, func(ctx context.Context, question *navhost.Question) (any, error) {
		a.say("question", map[string]any{"method": question.Method, "params": question.Params})
		return a.answer(ctx, question, given)
	})
}

func (a *adapter) answer(ctx context.Context, question *navhost.Question, given command) (any, error) {
	answer := given.Answer
	switch {
	case given.Fail != "":
		return nil, errors.New(given.Fail)
	case given.Refuse != nil:
		return nil, given.Refuse
	case given.UntilEnded:
		<-ctx.Done()
		a.say("ended", map[string]any{"method": question.Method, "reason": question.Ended()})
	case given.Leave != "":
		go a.goOn(detached{ctx}, given)
		return answer, nil
	case given.Hold != "":
		// The connection may end meanwhile, and with it the question.
		answer, ctx = <-a.hold(given.Hold), detached{ctx}
	}
	if given.Call == "" {
		return answer, nil
	}
	return a.client.Call(ctx, given.Call, nil)
}

// goOn is the work that a handler leaves behind.
func (a *adapter) goOn(ctx context.Context, given command) {
	<-a.hold(given.Leave)
	a.call(ctx, command{As: given.Leave, Method: given.Call})
}
