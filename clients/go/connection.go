package navhost

import (
	"encoding/json"
	"errors"
	"net"
	"sync"
	"time"
)

// connection is one connection to the host. A goroutine reads, another one writes; nothing that reads ever waits
// for writing.
type connection struct {
	socket   net.Conn
	outgoing chan outgoingLine
	// Closed when the connection has ended.
	done   chan struct{}
	events events

	mutex sync.Mutex
	// The number of the latest request, and how many lines were sent.
	last, sent int64
	// The calls that wait for an answer, by number.
	calls map[int64]*call
	// Watches that were given up before they were answered. A late answer opens them all the same.
	lateWatches map[int64]bool
	asked       map[string]*Question
	watches     map[int64]*feed
	// Why the connection has ended; nil while it is there.
	lost *ConnectionLost
}

// events is who is told what comes on a connection. It must not wait.
type events interface {
	answered(connection *connection)
	questioned(connection *connection, question *Question)
	notified(notification Notification)
}

type outgoingLine struct {
	bytes []byte
	// The call that the line asks for; nil for other lines.
	call *call
}

func newConnection(socket net.Conn, events events) *connection {
	return &connection{
		socket: socket, events: events, outgoing: make(chan outgoingLine), done: make(chan struct{}),
		calls: map[int64]*call{}, lateWatches: map[int64]bool{},
		asked: map[string]*Question{}, watches: map[int64]*feed{},
	}
}

func (c *connection) start() {
	go c.write()
	go func() { c.end(c.read()) }()
}

// end closes the connection and fails its calls. Only the first reason counts.
func (c *connection) end(lost *ConnectionLost) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.lost != nil {
		return
	}
	c.lost = lost
	c.socket.Close()
	for number, call := range c.calls {
		delete(c.calls, number)
		call.settle(nil, lost)
	}
	for _, question := range c.asked {
		question.end(lost.Reason)
	}
	close(c.done)
}

func (c *connection) hasEnded() bool {
	select {
	case <-c.done:
		return true
	default:
		return false
	}
}

// reason is why the connection has ended; nil while it is there.
func (c *connection) reason() *ConnectionLost {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.lost
}

// write sends whole lines, one after the other.
func (c *connection) write() {
	for {
		select {
		case <-c.done:
			return
		case line := <-c.outgoing:
			c.count(line.call)
			if _, err := c.socket.Write(line.bytes); err != nil {
				// The host has closed. The reading finds the reason, and then the end.
				_ = c.socket.SetReadDeadline(time.Now().Add(time.Second))
				return
			}
		}
	}
}

func (c *connection) count(call *call) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.sent++
	if call != nil {
		call.line = c.sent
	}
}

// send hands a line over to the goroutine that writes. Waits while the host does not read.
func (c *connection) send(line []byte) {
	select {
	case c.outgoing <- outgoingLine{bytes: line}:
	case <-c.done:
	}
}

// notify sends a request that is not answered, without waiting.
func (c *connection) notify(method string, name string, number int64) {
	line := notificationLine(method, JSON(map[string]int64{name: number}))
	go c.send(line)
}

// read takes in what comes until nothing does any more, and says why.
func (c *connection) read() *ConnectionLost {
	lines := newLineReader(c.socket)
	for {
		line, err := lines.next()
		if errors.Is(err, errLineTooLong) {
			return &ConnectionLost{Reason: ReasonProtocol, Message: err.Error()}
		}
		if err != nil {
			return &ConnectionLost{Reason: ReasonLost, Message: "the host closed the connection"}
		}
		message, err := parseMessage(line)
		if err != nil {
			return &ConnectionLost{Reason: ReasonProtocol, Message: err.Error()}
		}
		if lost := c.take(message); lost != nil {
			return lost
		}
	}
}

func (c *connection) take(message message) *ConnectionLost {
	switch {
	case message.answer != nil:
		c.takeAnswer(message.answer)
	case message.question != nil:
		c.takeQuestion(message.question)
	default:
		return c.takeNotification(*message.notification)
	}
	return nil
}

func (c *connection) takeQuestion(question *Question) {
	question.begin(c)
	c.mutex.Lock()
	if c.lost == nil {
		c.asked[string(question.ID)] = question
	}
	c.mutex.Unlock()
	c.events.questioned(c, question)
}

func (c *connection) takeNotification(notification Notification) *ConnectionLost {
	switch notification.Method {
	case "bye":
		c.events.notified(notification)
		params := notification.Params
		return &ConnectionLost{Reason: textOf(params, "reason"), Message: textOf(params, "message")}
	case "questionEnded":
		c.endQuestion(notification.Params)
	default:
		if !c.putIntoWatch(notification) {
			c.events.notified(notification)
		}
	}
	return nil
}

// endQuestion tells a handler that the host waits no longer. The question may be answered already.
func (c *connection) endQuestion(params json.RawMessage) {
	members := shapeOf(params).members
	c.mutex.Lock()
	question := c.asked[string(members["question"])]
	c.mutex.Unlock()
	if question != nil {
		question.end(textOf(params, "reason"))
	}
}

// finish takes a question off the list. True when its answer must be sent.
func (c *connection) finish(question *Question) bool {
	isWanted := question.finish()
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.asked[string(question.ID)] == question {
		delete(c.asked, string(question.ID))
	}
	return isWanted && c.lost == nil
}

// putIntoWatch gives a notification to its watch. False when it belongs to none.
func (c *connection) putIntoWatch(notification Notification) bool {
	var params struct {
		Watch *int64 `json:"watch"`
	}
	if json.Unmarshal(notification.Params, &params) != nil || params.Watch == nil {
		return false
	}
	c.mutex.Lock()
	feed := c.watches[*params.Watch]
	c.mutex.Unlock()
	if feed == nil {
		return false
	}
	if isFull := feed.put(c, notification); isFull {
		c.unwatch(*params.Watch)
	} else if notification.Method == "watchEnded" {
		c.forgetWatch(*params.Watch)
	}
	return true
}

func (c *connection) forgetWatch(number int64) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	delete(c.watches, number)
}

// unwatch ends a watch here and at the host.
func (c *connection) unwatch(number int64) {
	c.forgetWatch(number)
	c.notify("unwatch", "watch", number)
}
