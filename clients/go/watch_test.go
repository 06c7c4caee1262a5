package navhost

import (
	"context"
	"errors"
	"fmt"
	"io"
	"testing"
)

const emptyScene = `{"scene":"main","revision":%d,"instance":"00000000000000aa","current":"n1","configuration":{"executionDelay":0,"verbosity":"info"},"orphaned":[],"navigators":[{"id":"n1","kind":"root","hasPath":true,"children":[],"path":[]}],"attachments":[]}`

func beginning(revision int) string {
	snapshot := fmt.Sprintf(emptyScene, revision)
	return fmt.Sprintf(`{"watch":1,"scene":"main","instance":"00000000000000aa","revision":%d,"resumed":false,"window":{"from":0,"to":%d},"snapshot":%s}`, revision, revision, snapshot)
}

func resumption(from, revision int) string {
	return fmt.Sprintf(`{"watch":2,"scene":"main","instance":"00000000000000aa","revision":%d,"resumed":true,"from":%d,"window":{"from":0,"to":%d}}`, revision, from, revision)
}

func changedLine(watch, revision int) string {
	return fmt.Sprintf(`{"method":"changed","params":{"watch":%d,"scene":"main","revision":%d,"cause":{"method":"reset"},"changes":[]}}`, watch, revision)
}

// watching is a watch that has begun at a revision, and has given its beginning.
func watching(t *testing.T, host *scriptedHost, client *Client, revision int) *SceneWatch {
	t.Helper()
	asked := aside(func() (*SceneWatch, error) { return client.Watch(patientContext(t), nil) })
	host.answer(host.expect("watch"), beginning(revision))
	done := <-asked
	check(t, done.err)
	equal(t, next(t, done.value).Began.Revision, int64(revision))
	return done.value
}

func next(t *testing.T, watch *SceneWatch) WatchEvent {
	t.Helper()
	event, err := watch.Next(patientContext(t))
	check(t, err)
	return event
}

func TestAWatchGivesWhatTheHostSays(t *testing.T) {
	host := newScriptedHost(t)
	watch := watching(t, host, host.connect(Options{}), 4)
	host.send(
		changedLine(1, 5),
		`{"method":"lagged","params":{"watch":1,"scene":"main","revision":9,"snapshot":`+fmt.Sprintf(emptyScene, 9)+`}}`,
		`{"method":"event","params":{"watch":1,"level":"info","kind":"watch.lagged","session":"s1","scene":"main"}}`,
		`{"method":"tomorrow","params":{"watch":1}}`,
		`{"method":"watchEnded","params":{"watch":1,"reason":"scene_closed"}}`,
	)
	equal(t, next(t, watch).Changed.Revision, 5)
	equal(t, next(t, watch).Lagged.Snapshot.Revision, 9)
	equal(t, next(t, watch).Event.EventNotificationKind(), "watch.lagged")
	equal(t, next(t, watch).Other.Method, "tomorrow")
	equal(t, next(t, watch).Ended.Reason, WatchEndedNotificationReasonSceneClosed)
	_, err := watch.Next(patientContext(t))
	equal(t, errors.Is(err, io.EOF), true)
}

func TestAWatchThatWasGivenUpIsClosedWhenItIsAnswered(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	ctx, cancel := context.WithCancel(patientContext(t))
	asked := aside(func() (*SceneWatch, error) { return client.Watch(ctx, nil) })
	request := host.expect("watch")
	cancel()
	equal(t, errors.Is((<-asked).err, context.Canceled), true)
	host.expect("request.cancel")
	host.answer(request, beginning(4))
	equal(t, string(host.expect("unwatch").Params), `{"watch":1}`)
}

func TestAClosedWatchIsEndedAtTheHost(t *testing.T) {
	host := newScriptedHost(t)
	watch := watching(t, host, host.connect(Options{}), 4)
	waiting := aside(func() (WatchEvent, error) { return watch.Next(patientContext(t)) })
	watch.Close()
	equal(t, errors.Is((<-waiting).err, io.EOF), true)
	equal(t, string(host.expect("unwatch").Params), `{"watch":1}`)
}

func TestAWatchGoesOnBehindWhatTheProgramTook(t *testing.T) {
	host := newScriptedHost(t)
	watch := watching(t, host, host.connect(Options{Reconnect: true}), 4)
	host.send(changedLine(1, 5))
	equal(t, next(t, watch).Changed.Revision, 5)
	host.socket.Close()
	host.accept()
	event := aside(func() (WatchEvent, error) { return watch.Next(patientContext(t)) })
	request := host.expect("watch")
	equal(t, string(request.Params), `{"instance":"00000000000000aa","since":5}`)
	host.answer(request, resumption(5, 9))
	host.send(changedLine(2, 6))
	equal(t, (<-event).value.Changed.Revision, 6)
}

func TestAWatchThatIsNotReadIsAskedForAgain(t *testing.T) {
	host := newScriptedHost(t)
	watch := watching(t, host, host.connect(Options{}), 0)
	for revision := 1; revision <= maximumEvents; revision++ {
		host.send(changedLine(1, revision))
	}
	equal(t, string(host.expect("unwatch").Params), `{"watch":1}`)
	for revision := 1; revision <= maximumEvents; revision++ {
		equal(t, next(t, watch).Changed.Revision, int64(revision))
	}
	event := aside(func() (WatchEvent, error) { return watch.Next(patientContext(t)) })
	request := host.expect("watch")
	equal(t, string(request.Params), `{"instance":"00000000000000aa","since":10000}`)
	host.answer(request, resumption(10000, 10001))
	host.send(changedLine(2, 10001))
	equal(t, (<-event).value.Changed.Revision, 10001)
}

func TestAWatchAllowsMore(t *testing.T) {
	host := newScriptedHost(t)
	watch := watching(t, host, host.connect(Options{}), 0)
	allowed := aside(func() (int, error) { return 0, watch.AddCredit(patientContext(t), 3) })
	request := host.expect("watch.credit")
	equal(t, string(request.Params), `{"credit":3,"watch":1}`)
	host.answer(request, `{"watch":1,"credit":3}`)
	check(t, (<-allowed).err)
}

func TestAWatchOfTheHost(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	asked := aside(func() (*HostWatch, error) { return client.WatchHost(patientContext(t), nil) })
	host.answer(host.expect("host.watch"), `{"watch":1,"instance":"00000000000000aa","revision":1,"resumed":false,"window":{"from":0,"to":1},"snapshot":{"scenes":[],"modules":[],"renderers":[]}}`)
	host.send(`{"method":"hostChanged","params":{"watch":1,"revision":2,"cause":{"method":"scene.create"},"changes":[{"kind":"scene.opened","scene":"two","navigator":"n1"}]}}`)
	done := <-asked
	check(t, done.err)
	first, err := done.value.Next(patientContext(t))
	check(t, err)
	equal(t, first.Began.Revision, 1)
	second, err := done.value.Next(patientContext(t))
	check(t, err)
	equal(t, second.Changed.Changes[0].HostChangeKind(), "scene.opened")
}
