package navhost

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// example builds a program, ready to be started beside a host.
func example(t *testing.T, name, socket string) *exec.Cmd {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	output, err := exec.Command("go", "build", "-o", path, "./examples/"+name).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	command := exec.Command(path)
	command.Env = append(os.Environ(), "NAVHOST_SOCKET="+socket)
	command.Stderr = os.Stderr
	return command
}

// startExample starts a program that goes on until the end of the test, and gives its output.
func startExample(t *testing.T, command *exec.Cmd) *bufio.Reader {
	t.Helper()
	output, err := command.StdoutPipe()
	check(t, err)
	check(t, command.Start())
	t.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait()
	})
	return bufio.NewReader(output)
}

func expectLine(t *testing.T, output *bufio.Reader, wanted string) {
	t.Helper()
	line, err := output.ReadString('\n')
	check(t, err)
	equal(t, strings.TrimSpace(line), wanted)
}

func TestTasksShowsTwoPages(t *testing.T) {
	output, err := example(t, "tasks", startHost(t)).Output()
	check(t, err)
	equal(t, string(output), "no stack in n3\n1 navigators, n1 is in front\n2 navigators, n3 is in front\n")
}

func TestWatchPrintsChanges(t *testing.T) {
	socket := startHost(t)
	client := connectTo(t, socket)
	shopTypes(t, client)
	output := startExample(t, example(t, "watch", socket))
	expectLine(t, output, "revision 0, watching")
	_, err := client.Push(patientContext(t), "shop.list", nil)
	check(t, err)
	expectLine(t, output, "revision 1: entry.added; n1 has 1 entries")
}

func TestCatalogAnswers(t *testing.T) {
	socket := startHost(t)
	client := connectTo(t, socket)
	ctx := patientContext(t)
	modules, err := client.WatchHost(ctx, nil)
	check(t, err)
	startExample(t, example(t, "catalog", socket))
	for isThere := false; !isThere; {
		event, err := modules.Next(ctx)
		check(t, err)
		isThere = event.Changed != nil && event.Changed.Changes[0].HostChangeKind() == "module.registered"
	}
	shown, err := client.Push(ctx, "catalog.item", &PushOptions{Arguments: map[string]int{"id": 2}})
	check(t, err)
	told, err := client.Ask(ctx, *shown.Shown.Entry, map[string]string{"get": "title"}, nil)
	check(t, err)
	equal(t, string(told.Answer), `"Chair"`)
}
