package navhost

import (
	"context"
	"encoding/json"
)

// Methods has a method for each request of the host. A Client has them all; its own Watch, WatchHost and Tree do
// more.
//
// Each fails with *Error when the host refuses, with *ConnectionLost, and with an error that wraps the context's.
// The end of the context cancels the request at the host.
type Methods struct {
	caller caller
}

type caller interface {
	call(ctx context.Context, method string, params json.RawMessage) (json.RawMessage, error)
}

// send sends a request and reads its result.
func send[R any](ctx context.Context, m *Methods, method string, options any, given ...parameter) (*R, error) {
	text, err := sendJSON(ctx, m, method, options, given...)
	if err != nil {
		return nil, err
	}
	return decodeInto(text, new(R))
}

func sendJSON(
	ctx context.Context, m *Methods, method string, options any, given ...parameter,
) (json.RawMessage, error) {
	params, err := encodeParameters(options, given)
	if err != nil {
		return nil, err
	}
	return m.caller.call(ctx, method, params)
}
