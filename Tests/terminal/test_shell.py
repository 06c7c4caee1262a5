"""`navctl shell` in a terminal: the prompt, completion, help, history; and as a script."""

import os
import stat
import subprocess
import unittest

from hosts import ShopHost
from terminal import PATIENCE, Terminal


class Shell(ShopHost):
    def shell(self, *options, **environment):
        command = [os.environ["NAVCTL_BIN"], "shell", "--socket", self.host.path, "--timeout", str(PATIENCE), *options]
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

    def test_ids_complete(self):
        entry = self.client.push("shop.item", {"id": 1}, navigator="n1")["entry"]
        terminal = self.line(self.shell(), "main@1>").press("pop --entry e", "tab")
        self.line(terminal, f"main@1> pop --entry {entry}").press("\x03")
        self.line(terminal, "main@1>").press("monitor --session s", "tab").wait_for("shop")

    def test_names_of_files_complete(self):
        os.makedirs(os.path.join(self.state, "days"))
        for name in ("days/first.ndjson", "days/Monday one.ndjson", ".hidden"):
            with open(os.path.join(self.state, name), "w", encoding="ascii"):
                pass
        terminal = self.line(self.shell(), "main@0>").press(f"replay {self.state}/d", "tab")
        self.line(terminal, f"main@0> replay {self.state}/days/").press("tab").wait_for("first.ndjson", "Monday one.ndjson")
        self.line(terminal, f"main@0> replay {self.state}/days/").press("M", "tab")
        self.line(terminal, f"main@0> replay '{self.state}/days/Monday one.ndjson'").press("\x03")
        self.line(terminal, "main@0>").press(f"state --set={self.state}/.h", "tab")
        self.line(terminal, f"main@0> state --set={self.state}/.hidden")

    def test_a_long_list_leaves_the_line_in_sight(self):
        terminal = self.line(self.shell(), "main@0>").press("call ", "tab").wait_for("more; type more of the word")
        self.line(terminal, "main@0> call")
        self.assertEqual(terminal.lines[0], "main@0> call")

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


if __name__ == "__main__":
    unittest.main()
