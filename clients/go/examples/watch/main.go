// Command watch prints each change of the scene `main` as it comes, and the depth of the current navigator's path
// after it.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"os/signal"
	"strings"

	"navhost"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := follow(ctx); err != nil && ctx.Err() == nil {
		log.Fatal(err)
	}
}

func follow(ctx context.Context) error {
	client, err := navhost.Connect(ctx, nil)
	if err != nil {
		return err
	}
	defer client.Close()
	watch, err := client.Watch(ctx, nil)
	if err != nil {
		return err
	}
	first, err := watch.Next(ctx)
	if err != nil {
		return err
	}
	tree := navhost.NewTree(first.Began.Snapshot)
	fmt.Printf("revision %d, watching\n", tree.Revision())
	for {
		event, err := watch.Next(ctx)
		if err != nil {
			return err
		}
		if err := tree.Apply(event); err != nil {
			return err
		}
		current := tree.Current()
		fmt.Printf("revision %d: %s; %s has %d entries\n", tree.Revision(), kinds(event), current.ID, len(current.Path))
	}
}

func kinds(event navhost.WatchEvent) string {
	if event.Changed == nil {
		return "resynchronised"
	}
	var names []string
	for _, change := range event.Changed.Changes {
		names = append(names, change.ChangeKind())
	}
	return strings.Join(names, ", ")
}
