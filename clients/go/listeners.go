package navhost

import (
	"runtime/debug"
	"sync"
)

// maximumWaiting is how many notifications wait for the program; beyond that, the oldest are dropped. A watch has a
// limit of its own.
const maximumWaiting = 10_000

// listeners tell the program what happens, one after the other, on a goroutine of their own: the program may wait,
// and call.
type listeners struct {
	mutex   sync.Mutex
	waiting []func()
	isOver  bool
	// Has a value while something waits.
	wake chan struct{}
	logf func(format string, arguments ...any)

	notification      func(Notification)
	onDisconnected    func(*ConnectionLost)
	onReconnected     func()
	onNotRenewedAgain func(module string, refusal *Error)
}

func (l *listeners) begin(logf func(string, ...any)) {
	l.wake, l.logf = make(chan struct{}, 1), logf
}

// OnNotification sets the function that is told what the host says unasked, as signal and moduleLost. Notifications
// of watches go to the watches.
func (c *Client) OnNotification(function func(Notification)) {
	c.listeners.set(func() { c.listeners.notification = function })
}

// OnDisconnected sets the function that is told when a connection has ended.
func (c *Client) OnDisconnected(function func(*ConnectionLost)) {
	c.listeners.set(func() { c.listeners.onDisconnected = function })
}

// OnReconnected sets the function that is told when there is a connection again and its registrations are renewed.
// Locks, triggers and ephemeral navigators ended with the connection before; so did what was added without
// module.register.
func (c *Client) OnReconnected(function func()) {
	c.listeners.set(func() { c.listeners.onReconnected = function })
}

// OnNotRenewed sets the function that is told when the host refuses to register a module again. The client gives it
// up.
func (c *Client) OnNotRenewed(function func(module string, refusal *Error)) {
	c.listeners.set(func() { c.listeners.onNotRenewedAgain = function })
}

// notified implements events.
func (c *Client) notified(notification Notification) {
	if notification.Method == "moduleLost" {
		c.registrations.lose(textOf(notification.Params, "module"))
	}
	c.listeners.add(func() func() {
		if tell := c.listeners.notification; tell != nil {
			return func() { tell(notification) }
		}
		return nil
	})
}

func (l *listeners) disconnected(lost *ConnectionLost) {
	l.add(func() func() {
		if tell := l.onDisconnected; tell != nil {
			return func() { tell(lost) }
		}
		return nil
	})
}

func (l *listeners) reconnected() {
	l.add(func() func() { return l.onReconnected })
}

func (l *listeners) notRenewed(module string, refusal *Error) {
	l.add(func() func() {
		if tell := l.onNotRenewedAgain; tell != nil {
			return func() { tell(module, refusal) }
		}
		return nil
	})
}

func (l *listeners) set(set func()) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	set()
}

// add queues the function that is chosen now; nil queues nothing.
func (l *listeners) add(choose func() func()) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	tell := choose()
	if tell == nil {
		return
	}
	if len(l.waiting) == maximumWaiting {
		l.waiting = l.waiting[1:]
	}
	l.waiting = append(l.waiting, tell)
	l.signal()
}

func (l *listeners) end() {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.isOver = true
	l.signal()
}

func (l *listeners) signal() {
	select {
	case l.wake <- struct{}{}:
	default:
	}
}

func (l *listeners) run() {
	for range l.wake {
		all, isOver := l.take()
		for _, tell := range all {
			l.tell(tell)
		}
		if isOver {
			return
		}
	}
}

func (l *listeners) take() (all []func(), isOver bool) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	all, l.waiting = l.waiting, nil
	return all, l.isOver
}

// tell survives a function that panics.
func (l *listeners) tell(function func()) {
	defer func() {
		if cause := recover(); cause != nil {
			l.logf("navhost: a function that is told of events panicked: %v\n%s", cause, debug.Stack())
		}
	}()
	function()
}
