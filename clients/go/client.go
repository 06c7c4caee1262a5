package navhost

import (
	"context"
	"encoding/json"
	"log"
	"sync"
	"time"
)

// Options say how to connect. The zero value connects to the usual socket, once.
type Options struct {
	// The path of the host's socket. When empty: $NAVHOST_SOCKET, $XDG_RUNTIME_DIR/navhost.sock, or a folder of the
	// user's own in $TMPDIR or /tmp.
	Socket string
	// How long a request may take whose context has no deadline; 10 seconds when 0. Negative for no limit.
	Timeout time.Duration
	// Whether to connect again when the connection has ended, with growing pauses. Registrations are renewed, and
	// watches go on.
	Reconnect bool
	// The file with the secret for a host with an access document; $NAVHOST_SECRET_FILE when empty.
	SecretFile string
	// The client says this about itself at the beginning of each connection; nil says nothing.
	Hello *HelloOptions
	// Told of panics in functions of the program; log.Printf when nil.
	Logf func(format string, arguments ...any)
}

// Client is a connection to the host. All methods may be used by several goroutines at once.
type Client struct {
	Methods
	options       Options
	address       address
	registrations registrations
	backoff       backoff
	listeners     listeners
	// Closed by Close, and when the client has ended.
	closing, finished chan struct{}
	closeOnce         sync.Once

	mutex    sync.Mutex
	handlers map[string]Handler
	state    state
	// Closed and made anew at each change of the state.
	changed chan struct{}
}

// state is whether requests may be made.
type state struct {
	connection *connection
	// The registrations of the connection are renewed.
	isReady bool
	// There will be no other connection.
	isOver bool
	lost   *ConnectionLost
}

// Connect makes a connection. It does not wait for a host: without one it fails with *ConnectionLost. Options may
// be nil.
func Connect(ctx context.Context, options *Options) (*Client, error) {
	client := newClient(options)
	secret, err := secretOf(client.options.SecretFile)
	if err != nil {
		return nil, err
	}
	client.greet(secret)
	ctx, cancel := client.limited(ctx)
	defer cancel()
	connection, err := client.open(ctx)
	if err != nil {
		return nil, err
	}
	go client.listeners.run()
	go client.run(connection)
	if err := client.introduce(ctx, connection); err != nil {
		client.Close()
		return nil, err
	}
	client.settle(connection)
	return client, nil
}

func newClient(options *Options) *Client {
	client := &Client{
		handlers: map[string]Handler{}, changed: make(chan struct{}),
		closing: make(chan struct{}), finished: make(chan struct{}),
	}
	if options != nil {
		client.options = *options
	}
	if client.options.Timeout == 0 {
		client.options.Timeout = 10 * time.Second
	}
	client.address = addressOf(client.options.Socket)
	client.Methods.caller = client
	client.listeners.begin(client.logf)
	return client
}

// greet adds the secret to what the client says about itself.
func (c *Client) greet(secret *string) {
	if secret == nil {
		return
	}
	hello := HelloOptions{}
	if c.options.Hello != nil {
		hello = *c.options.Hello
	}
	hello.Secret = secret
	c.options.Hello = &hello
}

// Close ends the connection for good. Calls that wait fail with the reason closed.
func (c *Client) Close() {
	c.closeOnce.Do(func() { close(c.closing) })
	<-c.finished
}

// SocketPath is where the client connects.
func (c *Client) SocketPath() string {
	return c.address.path
}

// Ready waits until requests may be made. Fails with *ConnectionLost when that will never be, and with the
// context's error.
func (c *Client) Ready(ctx context.Context) error {
	for {
		state, changed := c.now()
		switch {
		case state.isOver:
			return state.lost
		case state.isReady:
			return nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Serve waits until the connection is lost for good, and gives that *ConnectionLost; questions are answered
// meanwhile. It also ends with the context, with its error.
func (c *Client) Serve(ctx context.Context) error {
	select {
	case <-c.finished:
		state, _ := c.now()
		return state.lost
	case <-ctx.Done():
		return ctx.Err()
	}
}

// IsConnected tells whether requests may be made now.
func (c *Client) IsConnected() bool {
	state, _ := c.now()
	return state.isReady
}

// Call sends a request and gives its result, as JSON. It is for methods that only a newer host has. The parameters
// are written as JSON; those that are JSON text already keep their form. Nil stands for none.
//
// Fails with *Error when the host refuses, with *ConnectionLost, and with an error that wraps the context's. The
// end of the context cancels the request at the host.
func (c *Client) Call(ctx context.Context, method string, params any) (json.RawMessage, error) {
	text := json.RawMessage("{}")
	if !isNil(params) {
		var err error
		if text, err = encode(params); err != nil {
			return nil, err
		}
	}
	return c.call(ctx, method, text)
}

// call implements caller.
func (c *Client) call(ctx context.Context, method string, params json.RawMessage) (json.RawMessage, error) {
	connection, err := c.usable(ctx)
	if err != nil {
		return nil, err
	}
	patience := c.options.Timeout
	if method == "entry.ask" {
		patience = withAnswer(patience, wordOf[float64](params, "timeout"))
	}
	ctx, cancel := limit(ctx, patience)
	defer cancel()
	return c.request(ctx, connection, &call{method: method}, params)
}

// withAnswer leaves the host the time to say by itself that a module did not answer in these seconds.
func withAnswer(patience time.Duration, seconds float64) time.Duration {
	needed := time.Duration(seconds*float64(time.Second)) + 5*time.Second
	if patience > 0 && seconds > 0 && needed > patience {
		return needed
	}
	return patience
}

// request sends a request over this connection and no other.
func (c *Client) request(
	ctx context.Context, connection *connection, request *call, params json.RawMessage,
) (json.RawMessage, error) {
	switch request.method {
	case "module.register":
		request.take = func(json.RawMessage) { c.registrations.add(params) }
	case "module.unregister":
		request.take = func(json.RawMessage) { c.registrations.unregister(params) }
	}
	sent := params
	if question := duringOf(ctx, connection); question != nil {
		sent = withDuring(params, question)
	}
	return connection.exchange(ctx, request, sent)
}

// usable is the connection for a request of the program. A question may come before all registrations are renewed;
// its handler may call at once.
func (c *Client) usable(ctx context.Context) (*connection, error) {
	state, _ := c.now()
	if state.isReady || state.connection != nil && duringOf(ctx, state.connection) != nil {
		return state.connection, nil
	}
	return nil, state.lost
}

// limited gives a context without a deadline the client's own.
func (c *Client) limited(ctx context.Context) (context.Context, context.CancelFunc) {
	return limit(ctx, c.options.Timeout)
}

func limit(ctx context.Context, patience time.Duration) (context.Context, context.CancelFunc) {
	if _, isLimited := ctx.Deadline(); isLimited || patience < 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, patience)
}

func (c *Client) logf(format string, arguments ...any) {
	if c.options.Logf != nil {
		c.options.Logf(format, arguments...)
	} else {
		log.Printf(format, arguments...)
	}
}

func (c *Client) now() (state, <-chan struct{}) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.state, c.changed
}

// change changes the state, and wakes those who wait for a change.
func (c *Client) change(change func(*state)) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	change(&c.state)
	close(c.changed)
	c.changed = make(chan struct{})
}
