package navhost

import (
	"context"
	"encoding/json"
	"errors"
	"testing"
)

const askQuestion = `{"id":"q1","method":"entry.ask","params":{"scene":"main","navigator":"n1","entry":"e2","type":"a.b","arguments":{},"message":1,"timeout":5}}`

func TestAHandlerAnswers(t *testing.T) {
	for _, one := range []struct {
		what   string
		value  any
		err    error
		result string
		code   int64
	}{
		{"a value", map[string]string{"title": "<Shop>"}, nil, `{"title":"<Shop>"}`, 0},
		{"nothing", nil, nil, `null`, 0},
		{"an error", nil, errors.New("no paper"), ``, 1},
		{"an error of its own", nil, NewError(7, "sold out", map[string]int{"left": 0}), ``, 7},
		{"what cannot be written", func() {}, nil, ``, 1},
	} {
		t.Run(one.what, func(t *testing.T) {
			host := newScriptedHost(t)
			client := host.connect(Options{})
			client.OnEntryAsk(func(context.Context, *EntryAskQuestion) (any, error) { return one.value, one.err })
			host.send(askQuestion)
			answer := host.expect("")
			equal(t, string(answer.ID), `"q1"`)
			equal(t, string(answer.Result), one.result)
			if one.code != 0 {
				equal(t, answer.Error.Code, one.code)
			}
		})
	}
}

func TestAHandlerThatPanicsEndsNothing(t *testing.T) {
	host := newScriptedHost(t)
	reports := make(chan string, 1)
	client := host.connect(Options{Logf: func(format string, _ ...any) { reports <- format }})
	client.OnEntryAsk(func(context.Context, *EntryAskQuestion) (any, error) { panic("out of paper") })
	host.send(askQuestion)
	equal(t, host.expect("").Error.Code, 1)
	<-reports
	host.send(`{"id":"q2","method":"tomorrow.ask"}`)
	equal(t, host.expect("").Error.Code, -32601)
}

func TestAHandlerSaysForWhichQuestionItCalls(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	client.Handle("tomorrow.ask", func(ctx context.Context, question *Question) (any, error) {
		if QuestionOf(ctx) != question {
			return nil, errors.New("the context has another question")
		}
		return client.Call(ctx, "ping", nil)
	})
	host.send(`{"id":"q2","method":"tomorrow.ask"}`)
	ping := host.expect("ping")
	equal(t, string(ping.Params), `{"during":"q2"}`)
	host.answer(ping, `{"pong":true}`)
	equal(t, string(host.expect("").Result), `{"pong":true}`)
}

func TestAHandlerIsToldThatTheHostWaitsNoLonger(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	begun, ended := make(chan struct{}), make(chan string, 1)
	client.Handle("entry.ask", func(ctx context.Context, question *Question) (any, error) {
		close(begun)
		<-ctx.Done()
		ended <- question.Ended()
		return "late", nil
	})
	host.send(askQuestion)
	<-begun
	host.send(`{"method":"questionEnded","params":{"question":"q1","reason":"cancelled"}}`)
	equal(t, <-ended, "cancelled")
	// The answer is not sent: the next line is the next answer.
	host.send(`{"id":"q2","method":"tomorrow.ask"}`)
	equal(t, string(host.expect("").ID), `"q2"`)
}

func TestTheEndOfAConnectionEndsItsQuestions(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	begun, ended := make(chan struct{}), make(chan string, 1)
	client.Handle("entry.ask", func(ctx context.Context, question *Question) (any, error) {
		close(begun)
		<-ctx.Done()
		ended <- question.Ended()
		return nil, nil
	})
	host.send(askQuestion)
	<-begun
	host.socket.Close()
	equal(t, <-ended, ReasonLost)
}

func TestTypedAnswersHaveTheFormOfTheContract(t *testing.T) {
	host := newScriptedHost(t)
	client := host.connect(Options{})
	client.OnGuardAsk(func(context.Context, *GuardAskQuestion) (GuardAskAnswer, error) {
		return &GuardAskAnswerDeny{Reason: Ptr("first pay")}, nil
	})
	client.OnTypeProvide(func(context.Context, *TypeProvideQuestion) ([]*TypeProvideAnswerItem, error) {
		return []*TypeProvideAnswerItem{nil, {Content: JSON(1)}}, nil
	})
	client.OnTypeMigrate(func(context.Context, *TypeMigrateQuestion) ([]json.RawMessage, error) {
		return []json.RawMessage{nil, JSON(map[string]int{"n": 1})}, nil
	})
	client.OnValueReceive(func(_ context.Context, question *ValueReceiveQuestion) (*ValueReceiveAnswer, error) {
		return nil, nil
	})
	for method, wanted := range map[string]string{
		"guard.ask":     `{"verdict":"deny","reason":"first pay"}`,
		"type.provide":  `[null,{"content":1}]`,
		"type.migrate":  `[null,{"n":1}]`,
		"value.receive": `null`,
	} {
		host.send(`{"id":"q1","method":"` + method + `"}`)
		equal(t, string(host.expect("").Result), wanted)
	}
}
