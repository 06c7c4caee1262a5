package navhost

import (
	"context"
	"encoding/json"
	"errors"
	"testing"
	"time"
)

func TestACallHasItsParametersAndItsResult(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	call := aside(func() (*PushResult, error) {
		return client.Push(patientContext(t), "shop.item", &PushOptions{Arguments: map[string]int{"id": 2}})
	})
	request := host.expect("push")
	equal(t, string(request.Params), `{"type":"shop.item","arguments":{"id":2}}`)
	host.answer(request, `{"scene":"main","revision":1,"changed":true,"navigator":"n1","entry":"e2"}`)
	done := <-call
	check(t, done.err)
	equal(t, *done.value.Shown.Entry, "e2")
}

func TestARefusalHasItsNameAndItsData(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	call := aside(func() (*CloseNavigatorResult, error) { return client.Back(patientContext(t), nil) })
	request := host.expect("back")
	host.send(`{"id":` + string(request.ID) + `,"error":{"code":205,"message":"no","data":{"name":"no_stack","navigator":"n3","index":2}}}`)
	err := (<-call).err
	equal(t, errors.Is(err, ErrNoStack), true)
	equal(t, errors.Is(err, ErrAnswerTooLarge), false)
	var refusal *Error
	equal(t, errors.As(err, &refusal), true)
	equal(t, refusal.Name, "no_stack")
	equal(t, *refusal.Context().Index, 2)
	var data NoStackData
	equal(t, DataOf(err, &data), true)
	equal(t, data.Navigator, "n3")
	equal(t, DataOf(err, &AnswerTooLargeData{}), false)
}

func TestTheEndOfAContextCancelsTheRequest(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	ctx, cancel := context.WithCancel(patientContext(t))
	call := aside(func() (json.RawMessage, error) { return client.Call(ctx, "entry.ask", nil) })
	request := host.expect("entry.ask")
	cancel()
	equal(t, errors.Is((<-call).err, context.Canceled), true)
	equal(t, string(host.expect("request.cancel").Params), `{"request":`+string(request.ID)+`}`)
	// The late answer goes to no other call.
	next := aside(func() (*PingResult, error) { return client.Ping(patientContext(t), nil) })
	ping := host.expect("ping")
	host.answer(request, `{"pong":false}`)
	host.answer(ping, `{"pong":true}`)
	equal(t, (<-next).value.Pong, true)
}

func TestACallHasADeadline(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{Timeout: time.Millisecond})
	_, err := client.Ping(context.Background(), nil)
	equal(t, errors.Is(err, context.DeadlineExceeded), true)
}

func TestAskWaitsLongerThanTheModuleMay(t *testing.T) {
	equal(t, withAnswer(10*time.Second, 0), 10*time.Second)
	equal(t, withAnswer(10*time.Second, 2), 10*time.Second)
	equal(t, withAnswer(10*time.Second, 20), 25*time.Second)
	equal(t, withAnswer(-1, 20), -1)
}

func TestACallThatIsGivenUpBeforeItIsSentIsNotSent(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, err := client.Ping(ctx, nil)
	equal(t, errors.Is(err, context.Canceled), true)
	call := aside(func() (*StatusResult, error) { return client.Status(patientContext(t), nil) })
	host.refuse(host.expect("host.status"), ErrShuttingDown)
	equal(t, errors.Is((<-call).err, ErrShuttingDown), true)
}

func TestByeIsTheReasonOfTheEnd(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	call := aside(func() (*PingResult, error) { return client.Ping(patientContext(t), nil) })
	host.expect("ping")
	host.send(`{"method":"bye","params":{"reason":"slow_reader","message":"read more"}}`)
	var lost *ConnectionLost
	equal(t, errors.As((<-call).err, &lost), true)
	equal(t, lost.Reason, "slow_reader")
	equal(t, errors.As(client.Serve(patientContext(t)), &lost), true)
	equal(t, client.IsConnected(), false)
}

func TestCloseEndsCallsAndTheClient(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{Reconnect: true})
	call := aside(func() (*PingResult, error) { return client.Ping(patientContext(t), nil) })
	host.expect("ping")
	client.Close()
	client.Close()
	var lost *ConnectionLost
	equal(t, errors.As((<-call).err, &lost), true)
	equal(t, lost.Reason, ReasonClosed)
	equal(t, errors.As(client.Ready(patientContext(t)), &lost), true)
}

func TestAClientDoesNotWaitForAHost(t *testing.T) {
	_, err := Connect(patientContext(t), &Options{Socket: socketPath(t), Reconnect: true})
	var lost *ConnectionLost
	equal(t, errors.As(err, &lost), true)
	equal(t, lost.Reason, ReasonUnreachable)
}
