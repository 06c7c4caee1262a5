"""`navctl shell` in a terminal: the prompt, completion, help, history; and as a script."""

import os
import shlex
import stat
import subprocess
import tempfile
import unittest

from hosts import LastingHost
from terminal import PATIENCE, Terminal

ITEM = {"type": "shop.item", "title": "Item", "arguments": {"type": "object", "properties": {"id": {"type": "integer"}, "kind": {"enum": ["lamp", "boat"]}}}}


class ShopHost(unittest.TestCase):
    """A host with one module, and a folder for the state of the user."""

    def setUp(self):
        self.host = LastingHost()
        self.addCleanup(self.host.stop)
        self.client = self.host.client()
        self.addCleanup(self.client.close)
        self.client.register("shop", [ITEM])
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.state = folder.name

    def line(self, terminal, text):
        """Waits until the line with the cursor is this."""
        terminal.wait(lambda: terminal.cursor and terminal.lines[terminal.cursor[0]] == text.rstrip(), f"the cursor in {text!r}")
        return terminal

    def enter(self, terminal, text, prompt):
        """Types the rest of a line, and waits for the next prompt below it."""
        row = terminal.cursor[0]
        terminal.press(text, "enter")
        terminal.wait(lambda: terminal.cursor and terminal.cursor[0] > row and terminal.lines[terminal.cursor[0]] == prompt, f"a new {prompt}")
        return terminal


class Shell(ShopHost):
    def shell(self, *options, **environment):
        command = [os.environ["NAVCTL_BIN"], "shell", "--socket", self.host.path, *options]
        terminal = Terminal(command, 160, 40, XDG_STATE_HOME=self.state, NAVCTL_PAGER="", NO_COLOR="1", **environment)
        self.addCleanup(terminal.close)
        return terminal

    def test_commands_run_and_the_prompt_follows(self):
        terminal = self.line(self.shell(), "main@0>")
        self.enter(terminal, "push shop.item id:=2", "main@1>")
        self.enter(terminal, "pop 9", "main@1>").wait_for("navctl describe")
        self.enter(terminal, "tree --drawing # a comment", "main@1>").wait_for('shop.item {"id":2}').press("exit", "enter")
        self.assertEqual(terminal.wait_for_end(), 0)

    def test_the_prompt_follows_what_others_do_while_a_line_is_typed(self):
        terminal = self.line(self.shell(), "main@0>").press("tre")
        self.line(terminal, "main@0> tre")
        self.client.push("shop.item", {"id": 1}, navigator="n1")
        self.enter(self.line(terminal, "main@1> tre"), "e -q", "main@1>")

    def test_words_complete(self):
        terminal = self.line(self.shell(), "main@0>").press("pus", "tab")
        self.line(terminal, "main@0> push").press("sh", "tab")
        self.line(terminal, "main@0> push shop.item").press("k", "tab")
        self.line(terminal, "main@0> push shop.item kind=").press("tab").wait_for("kind=boat", "kind=lamp")
        self.line(terminal, "main@0> push shop.item kind=").press("b", "tab")
        self.line(terminal, "main@0> push shop.item kind=boat").press("--nav", "tab", "tab")
        self.line(terminal, "main@0> push shop.item kind=boat --navigator n1")
        self.enter(terminal, "", "main@1>").press("call navigator.g", "tab", "nav", "tab")
        self.line(terminal, "main@1> call navigator.get navigator=")

    def test_a_question_mark_explains(self):
        terminal = self.line(self.shell(), "main@0>").press("call path.get ?").wait_for("a method:", "navigator")
        self.line(terminal, "main@0> call path.get").press("\x03")
        self.line(terminal, "main@0>").press("open shop://items?id=7")
        self.line(terminal, "main@0> open shop://items?id=7").press("alt+h").wait_for("<url>")

    def test_control_keys(self):
        terminal = self.enter(self.line(self.shell(), "main@0>"), "ping -q", "main@0>").press("wrong")
        self.line(terminal, "main@0> wrong").press("\x03").wait_for("^C")
        self.line(terminal, "main@0>").press("\x12", "pin")
        terminal.wait(lambda: terminal.lines.count("main@0> ping -q") == 2, "the command of before")
        self.line(terminal.press("enter"), "main@0>").press("watch", "enter").wait_for("watching main from revision").press("\x03")
        self.line(terminal, "^Cmain@0>").press("\x04")
        self.assertEqual(terminal.wait_for_end(), 0)

    def test_history_is_kept_for_the_user_alone(self):
        self.enter(self.line(self.shell(), "main@0>"), "ping -q", "main@0>").press("exit", "enter").wait_for_end()
        path = os.path.join(self.state, "navhost", "history")
        self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o600)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(file.read(), "ping -q\nexit\n")
        terminal = self.line(self.shell(), "main@0>").press("up", "up")
        self.line(terminal, "main@0> ping -q")

    def test_a_new_shell_shortens_the_history(self):
        folder = os.path.join(self.state, "navhost")
        os.makedirs(folder)
        path = os.path.join(folder, "history")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(f"push shop.item id:={number} 'title=é'\n" for number in range(1200))
        self.line(self.shell(), "main@0>").press("exit", "enter").wait_for_end()
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertEqual(len(lines), 1001)
        self.assertEqual((lines[0], lines[-2:]), ("push shop.item id:=200 'title=é'", ["push shop.item id:=1199 'title=é'", "exit"]))

    def test_the_shell_outlives_the_host(self):
        terminal = self.enter(self.line(self.shell(), "main@0>"), "push shop.item", "main@1>")
        self.host.kill()
        self.line(terminal, "main (no host)>").press("ping", "enter").wait_for("is navhost running?")
        self.host.start()
        # The types of the module have become orphans, which is a revision.
        self.line(terminal, "main@2>").press("ping", "enter").wait_for('"pong"')

    # Scripts

    def script(self, text, *options):
        command = [os.environ["NAVCTL_BIN"], "shell", "--socket", self.host.path, *options]
        environment = {**os.environ, "XDG_STATE_HOME": self.state}
        return subprocess.run(command, input=text, capture_output=True, text=True, env=environment, timeout=PATIENCE)

    def test_a_script_stops_at_the_first_failure(self):
        done = self.script("# a script\npush shop.item id:=2 -q\n\npop 9\nping\n")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("navctl: line 4 failed with exit status 1", done.stderr)
        self.assertFalse(os.path.exists(os.path.join(self.state, "navhost")))

    def test_a_script_goes_on_if_it_is_told_to(self):
        done = self.script("pop 9\nplan 'x\nping\n", "--keep-going")
        self.assertEqual((done.returncode, done.stdout), (1, '{"pong":true}\n'))
        self.assertIn("line 2 failed with exit status 3", done.stderr)

    def test_a_script_that_succeeds(self):
        done = self.script("ping\nexit\nwrong\n")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, '{"pong":true}\n', ""))


class Bash(ShopHost):
    """The same completion in bash, with its script. bash has `navctl` as a name on the path."""

    def bash(self):
        folder = os.path.join(self.state, "bin")
        os.makedirs(folder, exist_ok=True)
        os.symlink(os.environ["NAVCTL_BIN"], os.path.join(folder, "navctl"))
        line = f"PS1='ready$ '; bind 'set bell-style none'; source <(navctl --generate-completion-script bash); export NAVHOST_SOCKET={shlex.quote(self.host.path)}; clear"
        terminal = Terminal(["bash", "--norc", "--noprofile", "-i"], 100, 40, PATH=f"{folder}:{os.environ['PATH']}", HISTFILE=None, PS1="$ ")
        self.addCleanup(terminal.close)
        terminal.wait_for("$").press(line, "enter")
        return self.line(terminal, "ready$")

    def test_bash_completes_as_the_shell_does(self):
        terminal = self.bash().press("navctl pus", "tab")
        self.line(terminal, "ready$ navctl push").press("sh", "tab")
        self.line(terminal, "ready$ navctl push shop.item").press("k", "tab")
        self.line(terminal, "ready$ navctl push shop.item kind=").press("b", "tab")
        self.line(terminal, "ready$ navctl push shop.item kind=boat").press("i", "tab")
        self.line(terminal, "ready$ navctl push shop.item kind=boat id:=").press("7 --nav", "tab", "tab")
        self.line(terminal, "ready$ navctl push shop.item kind=boat id:=7 --navigator n1").press("ctrl+u")
        self.line(terminal, "ready$").press("navctl call navigator.g", "tab", "nav", "tab", "n", "tab")
        self.line(terminal, "ready$ navctl call navigator.get navigator=n1")

    def test_bash_completes_files(self):
        with open(os.path.join(self.state, "day.ndjson"), "w", encoding="ascii"):
            pass
        terminal = self.bash().press(f"navctl replay {self.state}/da", "tab")
        self.line(terminal, f"ready$ navctl replay {self.state}/day.ndjson")


if __name__ == "__main__":
    unittest.main()
