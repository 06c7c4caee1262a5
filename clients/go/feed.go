package navhost

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"sync"
)

// How many events of a watch wait for the program, and how many bytes. Beyond that, the watch is ended at the host,
// and asked for again when the program has taken them.
const (
	maximumEvents     = 10_000
	maximumEventBytes = 16 << 20
)

// feed is a watch of a scene or of the host. It outlives connections.
type feed struct {
	client *Client
	method string
	// The parameters that the program gave.
	params json.RawMessage

	mutex   sync.Mutex
	waiting []Notification
	bytes   int
	// The connection that the watch is on, and its number there; nil when it must be asked for.
	attached *connection
	number   int64
	bookmark bookmark
	isBegun  bool
	isOver   bool
	// Has a value when something has come, or the watch is over.
	wake chan struct{}
}

// bookmark is where a watch goes on: the last revision that the program took, and the host's instance. Nil for
// neither.
type bookmark struct {
	Since    *int64  `json:"since,omitempty"`
	Instance *string `json:"instance,omitempty"`
}

// start is what the host answers to a request for a watch.
type start struct {
	Watch    int64  `json:"watch"`
	Instance string `json:"instance"`
	Revision int64  `json:"revision"`
	Resumed  bool   `json:"resumed"`
	From     *int64 `json:"from"`
}

// began is the method of the event that holds the answer of the host.
const began = ""

// newFeed asks for a watch, and waits for the answer.
func newFeed(ctx context.Context, client *Client, method string, options any) (*feed, error) {
	params, err := encodeParameters(options, nil)
	if err != nil {
		return nil, err
	}
	f := &feed{client: client, method: method, params: params, wake: make(chan struct{}, 1)}
	return f, f.attach(ctx)
}

// next waits for the next event. Fails with io.EOF behind the end of the watch.
func (f *feed) next(ctx context.Context) (Notification, error) {
	for {
		event, connection, err := f.take()
		if err != nil {
			return Notification{}, err
		}
		if event != nil {
			return *event, nil
		}
		if connection == nil {
			if err := f.attach(ctx); err != nil {
				return Notification{}, err
			}
			continue
		}
		select {
		case <-f.wake:
		case <-connection.done:
		case <-ctx.Done():
			return Notification{}, ctx.Err()
		}
	}
}

// take is the next event that is here. Without one, it gives the connection to wait for; nil when the client must
// ask for the watch.
//
// A connection that has ended is left only when all of its events are taken: the next one begins behind the last of them.
func (f *feed) take() (*Notification, *connection, error) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if len(f.waiting) == 0 {
		if f.isOver {
			return nil, nil, io.EOF
		}
		if f.attached != nil && f.attached.hasEnded() {
			f.attached = nil
		}
		return nil, f.attached, nil
	}
	event := f.waiting[0]
	f.waiting = f.waiting[1:]
	f.bytes -= len(event.Params)
	f.note(event)
	return &event, nil, nil
}

// note moves the bookmark to an event that the program takes.
func (f *feed) note(event Notification) {
	if event.Method == began || event.Method == "event" {
		return
	}
	var params struct {
		Revision *int64 `json:"revision"`
	}
	if json.Unmarshal(event.Params, &params) == nil && params.Revision != nil {
		f.bookmark.Since = params.Revision
	}
}

// attach asks for the watch, over the next connection if need be. A refusal ends the watch.
func (f *feed) attach(ctx context.Context) error {
	for {
		err := f.attachOnce(ctx)
		var lost *ConnectionLost
		if errors.As(err, &lost) && f.client.options.Reconnect && !lost.IsFinal() {
			continue
		}
		var refusal *Error
		if lost != nil || errors.As(err, &refusal) {
			f.end()
		}
		return err
	}
}

func (f *feed) attachOnce(ctx context.Context) error {
	if f.client.options.Reconnect {
		if err := f.client.Ready(ctx); err != nil {
			return err
		}
	}
	connection, err := f.client.usable(ctx)
	if err != nil {
		return err
	}
	ctx, cancel := f.client.limited(ctx)
	defer cancel()
	params, asked := f.asked()
	var problem error
	request := &call{method: f.method, isWatch: true}
	request.take = func(result json.RawMessage) { problem = f.begin(connection, result, asked) }
	if _, err = f.client.request(ctx, connection, request, params); err != nil {
		return err
	}
	return problem
}

// asked is the parameters with the bookmark, and the revision that they ask for.
func (f *feed) asked() (json.RawMessage, *int64) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	members := shapeOf(f.params).members
	for name, value := range shapeOf(JSON(f.bookmark)).members {
		members[name] = value
	}
	var since *int64
	_ = json.Unmarshal(members["since"], &since) // Missing when the program asks for a snapshot.
	return JSON(members), since
}

// begin takes the answer of the host, before anything behind it is read. The connection is locked.
//
// A resumed watch goes on after `from`: the changes up to `revision` are still to come. An older host does not say
// `from`: it is what was asked for.
func (f *feed) begin(connection *connection, result json.RawMessage, asked *int64) error {
	var answer start
	if err := json.Unmarshal(result, &answer); err != nil {
		return err
	}
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.isOver {
		connection.notify("unwatch", "watch", answer.Watch)
		return nil
	}
	connection.watches[answer.Watch] = f
	f.attached, f.number = connection, answer.Watch
	f.bookmark = bookmark{Since: &answer.Revision, Instance: &answer.Instance}
	if answer.Resumed {
		f.bookmark.Since = asked
		if answer.From != nil {
			f.bookmark.Since = answer.From
		}
	}
	if !f.isBegun || !answer.Resumed {
		f.add(Notification{Method: began, Params: result})
	}
	f.isBegun = true
	return nil
}

// put keeps an event. True when the watch is full: the caller ends it at the host, and the client asks for it again
// later.
func (f *feed) put(connection *connection, event Notification) (isFull bool) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.isOver || f.attached != connection {
		return false
	}
	f.add(event)
	f.isOver = event.Method == "watchEnded"
	isFull = !f.isOver && (len(f.waiting) >= maximumEvents || f.bytes >= maximumEventBytes)
	if isFull {
		f.attached = nil
	}
	return isFull
}

func (f *feed) add(event Notification) {
	f.waiting = append(f.waiting, event)
	f.bytes += len(event.Params)
	f.signal()
}

func (f *feed) signal() {
	select {
	case f.wake <- struct{}{}:
	default:
	}
}

// end ends the watch here. Events that wait are still given.
func (f *feed) end() (*connection, int64) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	connection := f.attached
	f.attached, f.isOver = nil, true
	f.signal()
	return connection, f.number
}

// close ends the watch here and at the host.
func (f *feed) close() {
	connection, number := f.end()
	f.mutex.Lock()
	f.waiting, f.bytes = nil, 0
	f.mutex.Unlock()
	if connection != nil {
		connection.unwatch(number)
	}
}

// allow lets the host send more notifications to a watch that began with credit.
func (f *feed) allow(ctx context.Context, credit int64) error {
	f.mutex.Lock()
	connection, number := f.attached, f.number
	f.mutex.Unlock()
	if connection == nil {
		return nil // It is asked for again with the credit of its options.
	}
	params := JSON(map[string]int64{"watch": number, "credit": credit})
	ctx, cancel := f.client.limited(ctx)
	defer cancel()
	_, err := f.client.request(ctx, connection, &call{method: "watch.credit"}, params)
	return err
}
