// Command tasks shows two pages, and follows what that does to the tree.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"

	"navhost"
)

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context) error {
	client, err := navhost.Connect(ctx, nil)
	if err != nil {
		return err
	}
	defer client.Close()
	types := []navhost.RegisteredDestination{
		{Type: "tasks.list"},
		{Type: "tasks.edit", Method: navhost.Ptr("sheet")},
	}
	if _, err := client.Register(ctx, "tasks", types, nil); err != nil {
		return err
	}
	page := &navhost.NavigateOptions{Arguments: map[string]any{"page": 2}}
	if _, err := client.Navigate(ctx, "tasks.list", page); err != nil {
		return err
	}
	watch, err := client.Watch(ctx, nil)
	if err != nil {
		return err
	}
	defer watch.Close()
	edited := &navhost.NavigateOptions{Arguments: map[string]any{"id": 3}}
	if _, err := client.Navigate(ctx, "tasks.edit", edited); err != nil {
		return err
	}
	// A sheet has no path of its own; a managedSheet has one.
	_, err = client.Push(ctx, "tasks.list", nil)
	if !errors.Is(err, navhost.ErrNoStack) {
		return fmt.Errorf("the sheet took it: %w", err)
	}
	var refusal navhost.NoStackData
	if navhost.DataOf(err, &refusal) {
		fmt.Println("no stack in", refusal.Navigator)
	}
	return follow(ctx, watch)
}

// follow takes the snapshot and the one change behind it.
func follow(ctx context.Context, watch *navhost.SceneWatch) error {
	tree := navhost.NewTree(&navhost.Snapshot{})
	for changes := 0; changes < 1; {
		event, err := watch.Next(ctx)
		if err != nil {
			return err
		}
		if err := tree.Apply(event); err != nil {
			return err
		}
		if event.Changed != nil {
			changes++
		}
		fmt.Printf("%d navigators, %s is in front\n", len(tree.Snapshot().Navigators), tree.Current().ID)
	}
	return nil
}
