package navhost

import (
	"context"
	"encoding/json"
	"errors"
	"time"
)

// open makes one attempt to connect.
func (c *Client) open(ctx context.Context) (*connection, error) {
	socket, err := c.address.connect(ctx)
	if err != nil {
		return nil, err
	}
	connection := newConnection(socket, c)
	c.change(func(state *state) {
		state.connection = connection
		if state.lost == nil {
			state.lost = &ConnectionLost{Reason: ReasonLost, Message: "the connection is not ready yet"}
		}
	})
	connection.start()
	return connection, nil
}

// run follows one connection after the other, until the client ends.
func (c *Client) run(connection *connection) {
	defer close(c.finished)
	for connection != nil {
		select {
		case <-connection.done:
		case <-c.closing:
			connection.end(closedByProgram())
		}
		if c.drop(connection.reason()) {
			return
		}
		connection = c.openAgain()
		if connection != nil {
			go c.renew(connection)
		}
	}
}

func closedByProgram() *ConnectionLost {
	return &ConnectionLost{Reason: ReasonClosed, Message: "the client was closed"}
}

// drop takes leave of a connection that has ended. True when there will be no other.
func (c *Client) drop(lost *ConnectionLost) (isOver bool) {
	isOver = !c.options.Reconnect || lost.IsFinal()
	var had *connection
	c.change(func(state *state) {
		had = state.connection
		state.connection, state.isReady, state.isOver, state.lost = nil, false, isOver, lost
	})
	if had != nil {
		c.listeners.disconnected(lost)
	}
	if isOver {
		c.listeners.end()
	}
	return isOver
}

// openAgain tries until it succeeds; nil when the client was closed.
func (c *Client) openAgain() *connection {
	for {
		pause, _ := c.backoff.next()
		select {
		case <-time.After(pause):
		case <-c.closing:
			c.drop(closedByProgram())
			return nil
		}
		ctx, cancel := c.limited(context.Background())
		connection, err := c.open(ctx)
		cancel()
		if err == nil {
			return connection
		}
	}
}

// introduce says what the client says about itself.
func (c *Client) introduce(ctx context.Context, connection *connection) error {
	if c.options.Hello == nil {
		return nil
	}
	params, err := encodeParameters(c.options.Hello, nil)
	if err != nil {
		return err
	}
	_, err = c.request(ctx, connection, &call{method: "hello"}, params)
	return err
}

// renew makes a new connection what the one before was. A host that does not answer is left, and tried again.
func (c *Client) renew(connection *connection) {
	ctx, cancel := c.limited(context.Background())
	defer cancel()
	if err := c.introduce(ctx, connection); err != nil {
		connection.end(lostBecause(err))
		return
	}
	for _, one := range c.registrations.list() {
		if err := c.renewOne(connection, one); err != nil {
			connection.end(lostBecause(err))
			return
		}
	}
	if c.settle(connection) {
		c.listeners.reconnected()
	}
}

// renewOne sends a registration again. A name that is taken is tried for some seconds: the host may not have
// noticed yet that the connection before has ended. Any other refusal gives the registration up.
func (c *Client) renewOne(connection *connection, one *registration) error {
	var pauses backoff
	for c.registrations.has(one) {
		err := c.sendRegistration(connection, one.params)
		var refusal *Error
		if !errors.As(err, &refusal) {
			return err
		}
		pause, isShort := pauses.next()
		if !refusal.Is(ErrNameTaken) || !isShort {
			c.registrations.remove(one)
			c.listeners.notRenewed(one.module, refusal)
			return nil
		}
		select {
		case <-time.After(pause):
		case <-connection.done:
			return connection.reason()
		}
	}
	return nil
}

// sendRegistration does not note the registration once more.
func (c *Client) sendRegistration(connection *connection, params json.RawMessage) error {
	ctx, cancel := c.limited(context.Background())
	defer cancel()
	_, err := connection.exchange(ctx, &call{method: "module.register"}, params)
	return err
}

// settle allows requests over a connection, unless it has ended meanwhile.
func (c *Client) settle(connection *connection) (isCurrent bool) {
	c.change(func(state *state) {
		isCurrent = state.connection == connection
		state.isReady = isCurrent
	})
	return isCurrent
}

// answered begins with the shortest pause again: the host has let the client in and answered.
func (c *Client) answered(*connection) {
	c.backoff.reset()
}
