package navhost

import (
	"bufio"
	"context"
	"encoding/json"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// patience is how long a wait takes at most: longer than a slow or busy machine needs. No test expects this time to
// pass.
const patience = 10 * time.Minute

// patientContext ends when the test has waited too long.
func patientContext(t *testing.T) context.Context {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	t.Cleanup(cancel)
	return ctx
}

// socketPath is a path in a folder of the test's own. That of t.TempDir may be too long for a socket.
func socketPath(t *testing.T) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "nh-")
	check(t, err)
	t.Cleanup(func() { os.RemoveAll(folder) })
	return filepath.Join(folder, "h.sock")
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func equal[T comparable](t *testing.T, got, wanted T) {
	t.Helper()
	if got != wanted {
		t.Fatalf("got %v, wanted %v", got, wanted)
	}
}

// scriptedHost is the host's end of a socket: a test plays the host line by line.
type scriptedHost struct {
	t        *testing.T
	path     string
	listener net.Listener
	socket   net.Conn
	lines    *bufio.Reader
}

func newScriptedHost(t *testing.T) *scriptedHost {
	t.Helper()
	host := &scriptedHost{t: t, path: socketPath(t)}
	var err error
	host.listener, err = net.Listen("unix", host.path)
	check(t, err)
	t.Cleanup(func() { host.listener.Close() })
	return host
}

// connect makes a client with a connection to the host.
func (h *scriptedHost) connect(options Options) *Client {
	h.t.Helper()
	options.Socket = h.path
	if options.Timeout == 0 {
		options.Timeout = patience
	}
	client, err := Connect(patientContext(h.t), &options)
	check(h.t, err)
	h.t.Cleanup(client.Close)
	h.accept()
	return client
}

func (h *scriptedHost) accept() {
	h.t.Helper()
	socket, err := h.listener.Accept()
	check(h.t, err)
	check(h.t, socket.SetDeadline(time.Now().Add(patience)))
	h.t.Cleanup(func() { socket.Close() })
	h.socket, h.lines = socket, bufio.NewReader(socket)
}

// line is a line of the client.
type line struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *Error          `json:"error"`
}

// expect takes the next line of the client, which must have this method; empty for an answer.
func (h *scriptedHost) expect(method string) line {
	h.t.Helper()
	text, err := h.lines.ReadBytes('\n')
	check(h.t, err)
	var found line
	check(h.t, json.Unmarshal(text, &found))
	if found.Method != method {
		h.t.Fatalf("the client sent %s", text)
	}
	return found
}

func (h *scriptedHost) send(texts ...string) {
	h.t.Helper()
	for _, text := range texts {
		_, err := h.socket.Write([]byte(text + "\n"))
		check(h.t, err)
	}
}

func (h *scriptedHost) answer(request line, result string) {
	h.t.Helper()
	h.send(`{"id":` + string(request.ID) + `,"result":` + result + `}`)
}

func (h *scriptedHost) refuse(request line, refusal *Error) {
	h.t.Helper()
	refusal = &Error{Code: refusal.Code, Message: "no", Data: JSON(map[string]string{"name": refusal.Name})}
	h.send(`{"id":` + string(request.ID) + `,"error":` + string(JSON(refusal)) + `}`)
}

// outcome is how something that runs aside has ended.
type outcome[T any] struct {
	value T
	err   error
}

// aside runs something while the test plays the host.
func aside[T any](work func() (T, error)) <-chan outcome[T] {
	done := make(chan outcome[T], 1)
	go func() {
		value, err := work()
		done <- outcome[T]{value, err}
	}()
	return done
}

// program is what a variable names, else a program of a debug build.
func program(t *testing.T, variable, name string) string {
	t.Helper()
	path := os.Getenv(variable)
	if path == "" {
		path = filepath.Join("..", "..", ".build", "debug", name)
	}
	path, err := filepath.Abs(path)
	check(t, err)
	if _, err := os.Stat(path); err != nil {
		t.Fatalf("there is no program %s; build it, or set %s", path, variable)
	}
	return path
}

// startHost starts a real host, and gives the path of its socket.
func startHost(t *testing.T, options ...string) string {
	t.Helper()
	path := socketPath(t)
	arguments := []string{"serve", "--socket", path, "--store", "none", "--config", "none", "--log-level", "error"}
	arguments = append(arguments, options...)
	command := exec.Command(program(t, "NAVHOST_BIN", "navhost"), arguments...)
	output, err := command.StdoutPipe()
	check(t, err)
	command.Stderr = os.Stderr
	check(t, command.Start())
	t.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait()
	})
	// The first line comes when it listens.
	_, err = bufio.NewReader(output).ReadString('\n')
	check(t, err)
	return path
}

func connectTo(t *testing.T, path string) *Client {
	t.Helper()
	client, err := Connect(patientContext(t), &Options{Socket: path, Timeout: patience})
	check(t, err)
	t.Cleanup(client.Close)
	return client
}
