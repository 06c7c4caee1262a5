package navhost

import (
	"context"
	"encoding/json"
	"os/exec"
	"reflect"
	"strings"
	"testing"
)

// described is what the host's OpenRPC document says of a method.
type described struct {
	Name     string `json:"name"`
	Function struct {
		Name string `json:"name"`
	} `json:"x-function"`
	Examples []struct {
		Params json.RawMessage `json:"x-params"`
		Result *struct {
			Value json.RawMessage `json:"value"`
		} `json:"result"`
	} `json:"examples"`
}

// recorder answers every request with one result, and keeps the parameters.
type recorder struct {
	method string
	params json.RawMessage
	result json.RawMessage
}

func (r *recorder) call(_ context.Context, method string, params json.RawMessage) (json.RawMessage, error) {
	r.method, r.params = method, params
	return r.result, nil
}

func methodsOf(t *testing.T) []described {
	t.Helper()
	text, err := connectTo(t, startHost(t)).Discover(patientContext(t), nil)
	check(t, err)
	var document struct {
		Methods []described `json:"methods"`
	}
	check(t, json.Unmarshal(text, &document))
	if document.Methods[0].Function.Name == "" {
		t.Fatal("the host does not name functions")
	}
	return document.Methods
}

// functionOf is the Go function of a method, for a recorder.
func functionOf(t *testing.T, methods *Methods, name string) reflect.Value {
	t.Helper()
	value := reflect.ValueOf(methods)
	for index := 0; index < value.NumMethod(); index++ {
		if strings.EqualFold(value.Type().Method(index).Name, name) {
			return value.Method(index)
		}
	}
	t.Fatalf("there is no function %s", name)
	return value
}

// argumentsFor reads the options of an example; what a function takes by position is empty.
func argumentsFor(t *testing.T, function reflect.Type, params json.RawMessage) []reflect.Value {
	t.Helper()
	arguments := []reflect.Value{reflect.ValueOf(context.Background())}
	for index := 1; index < function.NumIn(); index++ {
		argument := reflect.New(function.In(index))
		if strings.HasSuffix(function.In(index).String(), "Options") {
			check(t, json.Unmarshal(params, argument.Interface()))
		}
		arguments = append(arguments, argument.Elem())
	}
	return arguments
}

func TestEveryMethodIsAFunctionThatReadsTheExamplesOfTheHost(t *testing.T) {
	for _, method := range methodsOf(t) {
		for _, example := range method.Examples {
			if example.Result == nil {
				continue
			}
			recorder := &recorder{result: example.Result.Value}
			function := functionOf(t, &Methods{caller: recorder}, method.Function.Name)
			outcome := function.Call(argumentsFor(t, function.Type(), example.Params))
			equal(t, outcome[1].IsNil(), true)
			equal(t, recorder.method, method.Name)
			if method.Name != "host.metrics" { // Its example leaves the text out, which is another one each time.
				sameJSON(t, method.Name, JSON(outcome[0].Interface()), example.Result.Value)
			}
			sameOptions(t, method.Name, function.Type(), recorder.params, example.Params)
		}
	}
}

func sameJSON(t *testing.T, what string, got, wanted json.RawMessage) {
	t.Helper()
	var one, other any
	_ = json.Unmarshal(got, &one) // Nothing, when the member is missing.
	check(t, json.Unmarshal(wanted, &other))
	if !reflect.DeepEqual(one, other) {
		t.Errorf("%s: got %s, wanted %s", what, got, wanted)
	}
}

// sameOptions compares the options that went out with those of the example.
func sameOptions(t *testing.T, what string, function reflect.Type, got, wanted json.RawMessage) {
	t.Helper()
	options := function.In(function.NumIn() - 1).Elem()
	sent, given := shapeOf(got).members, shapeOf(wanted).members
	for index := 0; index < options.NumField(); index++ {
		name, _, _ := strings.Cut(options.Field(index).Tag.Get("json"), ",")
		if given[name] != nil || sent[name] != nil {
			sameJSON(t, what+" "+name, sent[name], given[name])
		}
	}
}

func TestCodeIsFormatted(t *testing.T) {
	output, err := exec.Command("gofmt", "-l", ".").CombinedOutput()
	check(t, err)
	equal(t, string(output), "")
}
