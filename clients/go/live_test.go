package navhost

import (
	"context"
	"math/rand"
	"testing"
)

// shopTypes registers a module for a test.
func shopTypes(t *testing.T, client *Client) {
	t.Helper()
	types := []RegisteredDestination{{Type: "shop.list"}, {Type: "shop.item", Method: Ptr("sheet")}}
	overlay := []PresentationMethod{{Method: "note", Exclusive: Ptr(false)}}
	_, err := client.Register(patientContext(t), "shop", types, &RegisterOptions{Presentations: overlay})
	check(t, err)
}

func sameScene(t *testing.T, tree *Tree, client *Client) {
	t.Helper()
	whole, err := client.Tree(patientContext(t), nil)
	check(t, err)
	equal(t, string(JSON(tree.Snapshot())), string(JSON(whole)))
}

func TestATreeFollowsTheScene(t *testing.T) {
	client := connectTo(t, startHost(t))
	ctx := patientContext(t)
	shopTypes(t, client)
	watch, err := client.Watch(ctx, nil)
	check(t, err)
	tree := NewTree(next(t, watch).Began.Snapshot)
	dice := rand.New(rand.NewSource(1))
	for step := 0; step < 120; step++ {
		// Requests that do not fit the scene are refused, and change nothing.
		_ = randomStep(ctx, client, dice)
		revision, err := client.Tree(ctx, nil)
		check(t, err)
		for tree.Revision() < revision.Revision {
			check(t, tree.Apply(next(t, watch)))
		}
		equal(t, tree.Current().ID, revision.Current)
		sameScene(t, tree, client)
	}
}

func randomStep(ctx context.Context, client *Client, dice *rand.Rand) (err error) {
	switch dice.Intn(10) {
	case 0:
		_, err = client.Back(ctx, nil)
	case 1:
		_, err = client.Navigate(ctx, "shop.item", &NavigateOptions{Method: Ptr("managedSheet")})
	case 2:
		_, err = client.CreateNavigator(ctx, &CreateNavigatorOptions{Parent: Ptr("n1"), Select: Ptr(dice.Intn(2) == 0)})
	case 3:
		_, err = client.Lock(ctx, &LockOptions{Reason: Ptr("busy")})
	case 4:
		_, err = client.EstablishCheckpoint(ctx, "home", nil)
	case 5:
		_, err = client.DismissAny(ctx, nil)
	case 6:
		_, err = client.SetPath(ctx, []RequestedDestination{{Type: "shop.list"}, {Type: "shop.list"}}, nil)
	case 7:
		_, err = client.UpdateEntry(ctx, "e2", &UpdateEntryOptions{Hints: map[string]int{"n": dice.Int()}})
	case 8:
		_, err = client.Navigate(ctx, "shop.item", &NavigateOptions{Method: Ptr("note")})
	default:
		_, err = client.Push(ctx, "shop.list", &PushOptions{Arguments: map[string]int{"page": dice.Intn(9)}})
	}
	return err
}

func TestPartsAreTheWholeTree(t *testing.T) {
	client := connectTo(t, startHost(t))
	ctx := patientContext(t)
	shopTypes(t, client)
	path := make([]RequestedDestination, 40)
	for index := range path {
		path[index] = RequestedDestination{Type: "shop.list", Arguments: JSON(map[string]int{"page": index})}
	}
	_, err := client.SetPath(ctx, path, nil)
	check(t, err)
	for _, name := range []string{"one", "two", "three"} {
		_, err = client.CreateNavigator(ctx, &CreateNavigatorOptions{Parent: Ptr("n1"), Name: &name})
		check(t, err)
	}
	whole, err := client.Tree(ctx, nil)
	check(t, err)
	for items := int64(1); items < 9; items++ {
		joined, err := client.treeInParts(ctx, nil, items)
		check(t, err)
		equal(t, string(JSON(joined)), string(JSON(whole)))
	}
}

func TestALargeTreeIsReadInParts(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	read := aside(func() (*Snapshot, error) { return client.Tree(patientContext(t), &TreeOptions{Scene: Ptr("two")}) })
	host.refuse(host.expect("tree.get"), ErrAnswerTooLarge)
	first := host.expect("tree.get")
	equal(t, string(first.Params), `{"scene":"two","limit":10000}`)
	host.answer(first, `{"scene":"two","revision":1,"navigators":[{"id":"n1","path":[]}],"next":"x"}`)
	second := host.expect("tree.get")
	equal(t, string(second.Params), `{"scene":"two","limit":10000,"after":"x"}`)
	// The scene has changed too much meanwhile, so it is read from the beginning.
	host.refuse(second, ErrOutsideWindow)
	host.answer(host.expect("tree.get"), `{"scene":"two","revision":2,"navigators":[]}`)
	done := <-read
	check(t, done.err)
	equal(t, done.value.Revision, 2)
}

func TestPartsAreJoined(t *testing.T) {
	first := Navigator{ID: "n1", Path: []Entry{{ID: "e2"}}, Children: []string{"n3"}}
	rest := Navigator{ID: "n1", Path: []Entry{{ID: "e4"}}}
	whole := Snapshot{Navigators: []Navigator{first}, Next: Ptr("x")}
	locks := []Attachment{&AttachmentLock{ID: "a5"}}
	whole.addPart(&Snapshot{Navigators: []Navigator{rest, {ID: "n3"}}, Attachments: locks})
	equal(t, len(whole.Navigators), 2)
	equal(t, len(whole.Navigators[0].Path), 2)
	equal(t, whole.Attachments[0].AttachmentID(), "a5")
	equal(t, whole.Next == nil, true)
}

func TestAModuleIsAskedByAnotherClient(t *testing.T) {
	path := startHost(t)
	module, asker := connectTo(t, path), connectTo(t, path)
	module.OnEntryAsk(func(ctx context.Context, question *EntryAskQuestion) (any, error) {
		// The host refuses a question whose answer would wait for itself.
		_, err := module.Ask(ctx, question.Entry, "again", nil)
		return nil, err
	})
	shopTypes(t, module)
	shown, err := asker.Push(patientContext(t), "shop.list", nil)
	check(t, err)
	_, err = asker.Ask(patientContext(t), *shown.Shown.Entry, "title", nil)
	var refusal ProviderErrorData
	equal(t, DataOf(err, &refusal), true)
	equal(t, integerOf(refusal.Error, "code"), ErrQuestionCycle.Code)
}

func TestAResultIsAwaited(t *testing.T) {
	client := connectTo(t, startHost(t))
	shopTypes(t, client)
	ctx := patientContext(t)
	watch, err := client.Watch(ctx, nil)
	check(t, err)
	next(t, watch)
	result := aside(func() (*NavigateResult, error) {
		return client.Navigate(ctx, "shop.item", &NavigateOptions{ForResult: Ptr(true)})
	})
	next(t, watch)
	_, err = client.Dismiss(ctx, nil)
	check(t, err)
	done := <-result
	check(t, done.err)
	equal(t, done.value.Outcome.Entry.Outcome, OutcomeResultEntryOutcomeDismissed)
}
