// Command catalog is a small complete module: a list and its items, a menu in a drawer, and a toast that closes by
// itself.
//
// It answers questions about its entries. Given the name of another module's type, it goes there when it is asked
// {"open":"next"}; it does not know who provides that type.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"

	"navhost"
)

var items = map[int]string{1: "Lamp", 2: "Chair", 3: "Table"}

var titles = map[string]string{"catalog.list": "Catalog", "catalog.menu": "Menu", "catalog.saved": "Saved"}

var destinations = []navhost.RegisteredDestination{
	{Type: "catalog.list", Title: navhost.Ptr("Catalog")},
	{
		Type:      "catalog.item",
		Title:     navhost.Ptr("One thing of the catalog"),
		Arguments: json.RawMessage(`{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]}`),
	},
	{Type: "catalog.menu", Title: navhost.Ptr("Menu"), Method: navhost.Ptr("drawer")},
	{Type: "catalog.saved", Title: navhost.Ptr("Saved"), Method: navhost.Ptr("toast")},
}

// Own methods of presentation. Other modules may use them, or define the same.
var presentations = []navhost.PresentationMethod{
	{Method: "drawer", HasPath: navhost.Ptr(true)},
	{Method: "toast", Exclusive: navhost.Ptr(false), ClosesAfter: navhost.Ptr(4.0)},
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := serve(ctx, os.Args[1:]); err != nil && ctx.Err() == nil {
		fmt.Fprintln(os.Stderr, "catalog:", err)
	}
}

func serve(ctx context.Context, following []string) error {
	client, err := navhost.Connect(ctx, nil)
	if err != nil {
		return err
	}
	defer client.Close()
	client.OnEntryAsk(func(ctx context.Context, question *navhost.EntryAskQuestion) (any, error) {
		return answer(ctx, client, question, following)
	})
	options := &navhost.RegisterOptions{Presentations: presentations}
	if _, err := client.Register(ctx, "catalog", destinations, options); err != nil {
		return err
	}
	return client.Serve(ctx)
}

func answer(
	ctx context.Context, client *navhost.Client, question *navhost.EntryAskQuestion, following []string,
) (any, error) {
	var message struct{ Get, Open string }
	if err := json.Unmarshal(question.Message, &message); err != nil {
		return nil, err
	}
	switch {
	case message.Get == "title":
		return title(question)
	case message.Open == "next" && len(following) > 0:
		result, err := client.Navigate(ctx, following[0], nil)
		if err != nil || result.Shown == nil {
			return nil, err
		}
		return map[string]any{"entry": result.Shown.Entry}, nil
	}
	return nil, errors.New(`ask {"get":"title"} or {"open":"next"}`)
}

func title(question *navhost.EntryAskQuestion) (string, error) {
	if known := titles[question.Type]; known != "" {
		return known, nil
	}
	var item struct{ ID int }
	if err := json.Unmarshal(question.Arguments, &item); err != nil {
		return "", err
	}
	if known := items[item.ID]; known != "" {
		return known, nil
	}
	return "Unknown", nil
}
