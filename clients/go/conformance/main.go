// Command conformance is the program that Tests/conformance runs this client by: commands in, observations out.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"navhost"
)

// command is one line of the input. Which members it has depends on `do`.
type command struct {
	Do           string          `json:"do"`
	As           string          `json:"as"`
	Socket       string          `json:"socket"`
	Reconnect    bool            `json:"reconnect"`
	Method       string          `json:"method"`
	Params       json.RawMessage `json:"params"`
	Text         string          `json:"text"`
	Timeout      float64         `json:"timeout"`
	Module       string          `json:"module"`
	Destinations json.RawMessage `json:"destinations"`
	With         json.RawMessage `json:"with"`
	Hold         string          `json:"hold"`
	Leave        string          `json:"leave"`
	Answer       json.RawMessage `json:"answer"`
	Fail         string          `json:"fail"`
	Refuse       *navhost.Error  `json:"refuse"`
	Call         string          `json:"call"`
	UntilEnded   bool            `json:"untilEnded"`
	// The whole line.
	line []byte
}

type adapter struct {
	client *navhost.Client
	output sync.Mutex

	mutex   sync.Mutex
	cancels map[string]context.CancelFunc
	holds   map[string]chan json.RawMessage
	// The function that is told of notifications panics with this text; not when it is empty.
	failure string
}

func main() {
	a := &adapter{cancels: map[string]context.CancelFunc{}, holds: map[string]chan json.RawMessage{}}
	input := bufio.NewReader(os.Stdin)
	for {
		line, err := input.ReadBytes('\n')
		if len(bytes.TrimSpace(line)) > 0 {
			a.obey(line)
		}
		if err != nil {
			break
		}
	}
	// The end of the adapter ends calls and watches. These are not observations.
	a.output.Lock()
	if a.client != nil {
		a.client.Close()
	}
}

func (a *adapter) obey(line []byte) {
	given := command{line: line}
	if err := json.Unmarshal(line, &given); err != nil {
		panic(err)
	}
	switch given.Do {
	case "connect":
		a.connect(given)
	case "call":
		ctx := a.cancellable(given.As)
		go a.call(ctx, given)
	case "cancel":
		a.cancel(given.As)
	case "register":
		a.register(given)
	case "handle":
		a.handle(given)
	case "release":
		a.hold(given.Hold) <- given.Answer
	case "watch":
		go a.watch(given)
	case "listen":
		a.fail(given.Fail)
	case "ready":
		go a.ready()
	case "close":
		a.client.Close()
		a.say("closed", nil)
	}
}

// say writes an observation.
func (a *adapter) say(saw string, members map[string]any) {
	whole := map[string]any{"saw": saw}
	for name, value := range members {
		whole[name] = value
	}
	a.output.Lock()
	defer a.output.Unlock()
	fmt.Printf("%s\n", navhost.JSON(whole))
}

func (a *adapter) sayError(as string, err error) {
	var refusal *navhost.Error
	var lost *navhost.ConnectionLost
	switch {
	case errors.As(err, &refusal):
		a.say("error", map[string]any{
			"as": as, "kind": "refused", "code": refusal.Code, "name": refusal.Name, "data": refusal.Data,
		})
	case errors.As(err, &lost):
		a.say("error", map[string]any{"as": as, "kind": "lost", "reason": lost.Reason})
	case errors.Is(err, context.DeadlineExceeded):
		a.say("error", map[string]any{"as": as, "kind": "timedOut"})
	case errors.Is(err, context.Canceled):
		a.say("error", map[string]any{"as": as, "kind": "cancelled"})
	default:
		panic(err)
	}
}

func (a *adapter) connect(given command) {
	options := &navhost.Options{Socket: given.Socket, Reconnect: given.Reconnect, Logf: func(string, ...any) {}}
	client, err := navhost.Connect(context.Background(), options)
	if err != nil {
		a.sayError("connect", err)
		return
	}
	client.OnNotification(a.notified)
	a.client = client
	a.say("connected", nil)
}

func (a *adapter) notified(notification navhost.Notification) {
	a.say("notification", map[string]any{"method": notification.Method, "params": notification.Params})
	a.mutex.Lock()
	defer a.mutex.Unlock()
	if a.failure != "" {
		panic(a.failure)
	}
}

func (a *adapter) fail(text string) {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	a.failure = text
}

func (a *adapter) cancellable(as string) context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	a.mutex.Lock()
	defer a.mutex.Unlock()
	a.cancels[as] = cancel
	return ctx
}

func (a *adapter) cancel(as string) {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	a.cancels[as]()
}

func (a *adapter) call(ctx context.Context, given command) {
	if given.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, time.Duration(given.Timeout*float64(time.Second)))
		defer cancel()
	}
	params := given.Params
	if given.Text != "" {
		params = json.RawMessage(given.Text)
	}
	result, err := a.client.Call(ctx, given.Method, params)
	if err != nil {
		a.sayError(given.As, err)
		return
	}
	a.say("result", map[string]any{"as": given.As, "result": result})
}

func (a *adapter) register(given command) {
	params := map[string]json.RawMessage{}
	if given.With != nil {
		must(json.Unmarshal(given.With, &params))
	}
	params["module"], params["destinations"] = navhost.JSON(given.Module), given.Destinations
	if _, err := a.client.Call(context.Background(), "module.register", params); err != nil {
		a.sayError(given.Module, err)
		return
	}
	a.say("registered", map[string]any{"module": given.Module})
}

func (a *adapter) ready() {
	if err := a.client.Ready(context.Background()); err == nil {
		a.say("ready", nil)
	}
}

func (a *adapter) watch(given command) {
	var options navhost.WatchOptions
	must(json.Unmarshal(given.line, &options))
	watch, err := a.client.Watch(context.Background(), &options)
	for err == nil {
		var event navhost.WatchEvent
		if event, err = watch.Next(context.Background()); err == nil {
			a.sayEvent(given.As, event)
		}
	}
	if !errors.Is(err, io.EOF) {
		a.sayError(given.As, err)
	}
}

func (a *adapter) sayEvent(as string, event navhost.WatchEvent) {
	switch {
	case event.Began != nil:
		a.say("event", map[string]any{"as": as, "event": "watch", "revision": event.Began.Revision})
	case event.Changed != nil:
		a.say("event", map[string]any{"as": as, "event": "changed", "revision": event.Changed.Revision})
	case event.Lagged != nil:
		a.say("event", map[string]any{"as": as, "event": "lagged", "revision": event.Lagged.Revision})
	case event.Ended != nil:
		a.say("event", map[string]any{"as": as, "event": "watchEnded"})
	}
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
