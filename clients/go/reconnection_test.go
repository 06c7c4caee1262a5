package navhost

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// registered registers a module, and gives the parameters that were sent.
func registered(t *testing.T, host *scriptedHost, client *Client, module string, types ...string) string {
	t.Helper()
	destinations := []RegisteredDestination{}
	for _, typ := range types {
		destinations = append(destinations, RegisteredDestination{Type: typ})
	}
	asked := aside(func() (*RegisterResult, error) {
		return client.Register(patientContext(t), module, destinations, nil)
	})
	request := host.expect("module.register")
	host.answer(request, `{"module":"`+module+`","registered":[],"revived":[]}`)
	check(t, (<-asked).err)
	return string(request.Params)
}

func (h *scriptedHost) reconnect() {
	h.t.Helper()
	h.socket.Close()
	h.accept()
}

func TestRegistrationsAreRenewedInOrder(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{Reconnect: true})
	back := make(chan struct{})
	client.OnReconnected(func() { close(back) })
	shop := registered(t, host, client, "shop", "shop.list")
	bakery := registered(t, host, client, "bakery", "bakery.list")
	host.reconnect()
	for _, wanted := range []string{shop, bakery} {
		request := host.expect("module.register")
		equal(t, string(request.Params), wanted)
		host.answer(request, `{}`)
	}
	<-back
	check(t, client.Ready(patientContext(t)))
}

func TestWhatIsUnregisteredIsNotRenewed(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{Reconnect: true})
	registered(t, host, client, "shop", "shop.list", "shop.item")
	registered(t, host, client, "bakery", "bakery.list")
	for _, options := range []struct {
		module string
		types  []string
	}{{"shop", []string{"shop.list"}}, {"bakery", nil}} {
		asked := aside(func() (*UnregisterResult, error) {
			return client.Unregister(patientContext(t), options.module, &UnregisterOptions{Types: options.types})
		})
		host.answer(host.expect("module.unregister"), `{"removed":[]}`)
		check(t, (<-asked).err)
	}
	host.reconnect()
	request := host.expect("module.register")
	equal(t, string(request.Params), `{"destinations":[{"type":"shop.item"}],"module":"shop"}`)
	host.answer(request, `{}`)
	check(t, client.Ready(patientContext(t)))
}

func TestAModuleThatTheHostRefusesIsGivenUp(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{Reconnect: true})
	refused := make(chan string, 1)
	client.OnNotRenewed(func(module string, refusal *Error) { refused <- module + " " + refusal.Name })
	registered(t, host, client, "shop", "shop.list")
	host.reconnect()
	host.refuse(host.expect("module.register"), ErrNameTaken)
	// The host had not noticed yet that the connection before has ended.
	host.refuse(host.expect("module.register"), ErrUnknownNavigator)
	equal(t, <-refused, "shop unknown_navigator")
	check(t, client.Ready(patientContext(t)))
}

func TestAModuleThatIsLostIsNotRenewed(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{Reconnect: true})
	told := make(chan any, 2)
	client.OnNotification(func(notification Notification) {
		message, _ := notification.Decode() // Nil for what cannot be read, which the test finds.
		told <- message
	})
	registered(t, host, client, "shop", "shop.list")
	host.send(`{"method":"moduleLost","params":{"module":"shop","session":"s9"}}`)
	lost, isLost := (<-told).(*ModuleLostNotification)
	equal(t, isLost, true)
	equal(t, lost.Module, "shop")
	host.reconnect()
	check(t, client.Ready(patientContext(t)))
	equal(t, len(client.registrations.list()), 0)
}

func TestCallsWithoutAConnectionFailAtOnce(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{Reconnect: true})
	gone := make(chan *ConnectionLost, 1)
	client.OnDisconnected(func(lost *ConnectionLost) { gone <- lost })
	host.listener.Close()
	host.socket.Close()
	equal(t, (<-gone).Reason, ReasonLost)
	_, err := client.Reset(patientContext(t), nil)
	var lost *ConnectionLost
	equal(t, errors.As(err, &lost), true)
}

func TestTheClientSaysWhoItIsOnEachConnection(t *testing.T) {
	file := filepath.Join(t.TempDir(), "secret")
	check(t, os.WriteFile(file, []byte("open sesame\n"), 0o600))
	host := newScriptedHost(t)
	connected := aside(func() (*Client, error) {
		hello := &HelloOptions{Name: Ptr("till")}
		options := &Options{Socket: host.path, SecretFile: file, Hello: hello, Reconnect: true, Timeout: patience}
		return Connect(patientContext(t), options)
	})
	host.accept()
	for connection := 1; connection <= 2; connection++ {
		hello := host.expect("hello")
		equal(t, string(hello.Params), `{"name":"till","secret":"open sesame"}`)
		host.answer(hello, `{}`)
		if connection == 1 {
			client := (<-connected).value
			t.Cleanup(client.Close)
			host.reconnect()
		}
	}
}

func TestAHostThatRefusesTheSecretIsAnError(t *testing.T) {
	host := newScriptedHost(t)
	connected := aside(func() (*Client, error) {
		return Connect(patientContext(t), &Options{Socket: host.path, Hello: &HelloOptions{}, Timeout: patience})
	})
	host.accept()
	host.refuse(host.expect("hello"), ErrNotAllowed)
	equal(t, errors.Is((<-connected).err, ErrNotAllowed), true)
}

func TestPausesDoubleAndAreShortenedByHalfAtMost(t *testing.T) {
	var pauses backoff
	wanted := shortestPause
	for range [10]int{} {
		pause, isShort := pauses.next()
		equal(t, pause <= wanted && pause >= wanted/2, true)
		equal(t, isShort, wanted < longestPause)
		wanted = min(2*wanted, longestPause)
	}
	pauses.reset()
	pause, _ := pauses.next()
	equal(t, pause <= shortestPause, true)
}
