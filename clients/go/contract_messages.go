// Code generated from the contract of navhost by clients/generate. DO NOT EDIT.

package navhost

import (
	"context"
	"encoding/json"
)

// Decode reads the parameters of a notification. The value is a pointer to the notification's own type, as
// *SignalNotification. It is nil for a notification that only a newer host knows.
func (n Notification) Decode() (any, error) {
	switch n.Method {
	case "bye":
		return decodeInto(n.Params, new(ByeNotification))
	case "changed":
		return decodeInto(n.Params, new(ChangedNotification))
	case "lagged":
		return decodeInto(n.Params, new(LaggedNotification))
	case "watchEnded":
		return decodeInto(n.Params, new(WatchEndedNotification))
	case "event":
		return decodeEventNotification(n.Params)
	case "signal":
		return decodeInto(n.Params, new(SignalNotification))
	case "hostChanged":
		return decodeInto(n.Params, new(HostChangedNotification))
	case "hostLagged":
		return decodeInto(n.Params, new(HostLaggedNotification))
	case "questionEnded":
		return decodeInto(n.Params, new(QuestionEndedNotification))
	case "moduleLost":
		return decodeInto(n.Params, new(ModuleLostNotification))
	case "guardPause":
		return decodeInto(n.Params, new(GuardPauseNotification))
	case "accessChanged":
		return decodeInto(n.Params, new(AccessChangedNotification))
	case "traffic":
		return decodeInto(n.Params, new(TrafficNotification))
	}
	return nil, nil
}

// OnEntryAsk sets the handler of `entry.ask`. A client has sent a message about an entry that this module provides.
// The client waits for the answer.
//
// An error of the handler is the error for the one who asked.
func (c *Client) OnEntryAsk(handler func(ctx context.Context, question *EntryAskQuestion) (any, error)) {
	handleTyped(c, "entry.ask", handler)
}

// OnGuardAsk sets the handler of `guard.ask`. A request would show or remove what a guard of this session is about,
// or select another stack. The request waits for the vote, and nothing of it has happened.
//
// An error of the handler is the error for the one who asked.
func (c *Client) OnGuardAsk(handler func(ctx context.Context, question *GuardAskQuestion) (GuardAskAnswer, error)) {
	handleTyped(c, "guard.ask", handler)
}

// OnValueReceive sets the handler of `value.receive`. A sequence sends a value, a destination or a route to a
// receiver of this session. The sequence waits for the answer.
//
// An error of the handler is the error for the one who asked.
func (c *Client) OnValueReceive(handler func(ctx context.Context, question *ValueReceiveQuestion) (*ValueReceiveAnswer, error)) {
	handleTyped(c, "value.receive", handler)
}

// OnURLResolve sets the handler of `url.resolve`. A client opens or resolves a URL that fits a pattern which this
// module registered with `ask`. The client waits for the answer.
//
// An error of the handler is the error for the one who asked.
func (c *Client) OnURLResolve(handler func(ctx context.Context, question *URLResolveQuestion) ([]SentItem, error)) {
	handleTyped(c, "url.resolve", handler)
}

// OnTypeMigrate sets the handler of `type.migrate`. This module registered a newer version of a type, and a scene
// shows entries with arguments of older ones. Each question is about 256 entries at most.
//
// An error of the handler is the error for the one who asked.
func (c *Client) OnTypeMigrate(handler func(ctx context.Context, question *TypeMigrateQuestion) ([]json.RawMessage, error)) {
	handleTyped(c, "type.migrate", handler)
}

// OnTypeProvide sets the handler of `type.provide`. A scene shows entries of a type that this module registered
// with `provides`. Each question is about 256 entries at most. Content must fit the schema that the type declares
// for it; content that does not is `failed`, as after an error or a missing answer.
//
// An error of the handler is the error for the one who asked.
func (c *Client) OnTypeProvide(handler func(ctx context.Context, question *TypeProvideQuestion) ([]*TypeProvideAnswerItem, error)) {
	handleTyped(c, "type.provide", handler)
}
