package navhost

import "context"

// SceneWatch follows a scene. After a reconnection it goes on after the last revision that Next gave.
type SceneWatch struct {
	feed *feed
}

// WatchEvent is what a watch tells: exactly one member is set.
type WatchEvent struct {
	// The watch began, or began anew because the host could not resume it. Then its snapshot takes the place of the
	// tree.
	Began *WatchResult
	// The scene has a new revision.
	Changed *ChangedNotification
	// Revisions were left out, because the program read too slowly. The snapshot takes the place of the tree.
	Lagged *LaggedNotification
	// Something happened besides changes; for a watch with a verbosity.
	Event EventNotification
	// The host has ended the watch. Nothing follows.
	Ended *WatchEndedNotification
	// A notification that only a newer host knows.
	Other *Notification
}

// Watch follows a scene. It waits until the host has begun; the first event is the answer of the host, with the
// snapshot. Close the watch when you need it no longer.
func (c *Client) Watch(ctx context.Context, options *WatchOptions) (*SceneWatch, error) {
	feed, err := newFeed(ctx, c, "watch", options)
	if err != nil {
		return nil, err
	}
	return &SceneWatch{feed: feed}, nil
}

// Next waits for the next event, also over a new connection when the client connects again. For one goroutine at a
// time.
//
// Fails with io.EOF behind the end of the watch, with *Error when the host does not resume the watch, with
// *ConnectionLost when there will be no other connection, and with the context's error; then you may ask again.
func (w *SceneWatch) Next(ctx context.Context) (WatchEvent, error) {
	notification, err := w.feed.next(ctx)
	if err != nil {
		return WatchEvent{}, err
	}
	return watchEvent(notification)
}

func watchEvent(notification Notification) (event WatchEvent, err error) {
	switch notification.Method {
	case began:
		event.Began, err = decodeInto(notification.Params, new(WatchResult))
	case "changed":
		event.Changed, err = decodeInto(notification.Params, new(ChangedNotification))
	case "lagged":
		event.Lagged, err = decodeInto(notification.Params, new(LaggedNotification))
	case "event":
		event.Event, err = decodeEventNotification(notification.Params)
	case "watchEnded":
		event.Ended, err = decodeInto(notification.Params, new(WatchEndedNotification))
	default:
		event.Other = &notification
	}
	return event, err
}

// Close ends the watch, here and at the host. A Next that waits fails with io.EOF.
func (w *SceneWatch) Close() {
	w.feed.close()
}

// AddCredit lets the host send this many notifications more, to a watch that began with a credit.
func (w *SceneWatch) AddCredit(ctx context.Context, credit int64) error {
	return w.feed.allow(ctx, credit)
}

// HostWatch follows the host: scenes, modules and renderers that come and go.
type HostWatch struct {
	feed *feed
}

// HostWatchEvent is what a watch of the host tells: exactly one member is set.
type HostWatchEvent struct {
	// The watch began, or began anew because the host could not resume it.
	Began *WatchHostResult
	// The host has a new revision.
	Changed *HostChangedNotification
	// Revisions were left out, because the program read too slowly.
	Lagged *HostLaggedNotification
	// The host has ended the watch. Nothing follows.
	Ended *WatchEndedNotification
	// A notification that only a newer host knows.
	Other *Notification
}

// WatchHost follows the host, as Watch follows a scene.
func (c *Client) WatchHost(ctx context.Context, options *WatchHostOptions) (*HostWatch, error) {
	feed, err := newFeed(ctx, c, "host.watch", options)
	if err != nil {
		return nil, err
	}
	return &HostWatch{feed: feed}, nil
}

// Next waits for the next event, as that of SceneWatch does.
func (w *HostWatch) Next(ctx context.Context) (event HostWatchEvent, err error) {
	notification, err := w.feed.next(ctx)
	if err != nil {
		return event, err
	}
	switch notification.Method {
	case began:
		event.Began, err = decodeInto(notification.Params, new(WatchHostResult))
	case "hostChanged":
		event.Changed, err = decodeInto(notification.Params, new(HostChangedNotification))
	case "hostLagged":
		event.Lagged, err = decodeInto(notification.Params, new(HostLaggedNotification))
	case "watchEnded":
		event.Ended, err = decodeInto(notification.Params, new(WatchEndedNotification))
	default:
		event.Other = &notification
	}
	return event, err
}

// Close ends the watch, here and at the host. A Next that waits fails with io.EOF.
func (w *HostWatch) Close() {
	w.feed.close()
}

// AddCredit lets the host send this many notifications more, to a watch that began with a credit.
func (w *HostWatch) AddCredit(ctx context.Context, credit int64) error {
	return w.feed.allow(ctx, credit)
}
