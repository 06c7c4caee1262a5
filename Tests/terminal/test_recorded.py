"""Each command of navctl on terminals with 80 and 50 columns, with and without colours, against recorded screens.

A file of the folder `screens` has what the commands write for one width, with `␛` in place of the escape character. Without colours the same must come, less
the colours. Ids of sessions, times and figures are replaced. After a change that is meant: RECORD_SCREENS=1 writes the files, and the difference is read.
"""

import os
import re
import shlex
import tempfile
import unittest

from hosts import Commands, Typing
from navhost.testing import Host
from terminal import PATIENCE, PATIENT

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "screens")
TYPES = [
    {"type": "shop.ask", "title": "Remove it?", "method": "alert", "buttons": [{"answer": "no", "label": "Keep"}, {"answer": "yes", "role": "destructive"}]},
    {"type": "shop.delivery", "title": "Where the things are delivered", "method": "sheet"},
    {"type": "shop.item", "title": "Item", "arguments": {"type": "object", "properties": {"id": {"type": "integer"}, "title": {"type": "string"}}}},
]

#: The commands in the order in which they run, on one host. A line is the words of one command.
COMMANDS = """
push shop.item id:=7 title='A lamp with a long name that does not fit in a line of this terminal'
push shop.item id=7
push shop.itm
navigate shop.item id:=8
present shop.delivery
present shop.ask
tree
tree --format mermaid
history
state
plan pop count:=1
plan pop count:=9
back
dismiss
pop
pop 5
undo
reset
statistics
open shop://items/7
rules
rules --check
call path.get navigator=n1
call path.gett
access
access check navigate
modules
destinations
module start shop
describe shop.item
describe undo
describe 205
describe pussh
ping
screen --live
contract
replay /nowhere/day.ndjson
mock /nowhere/shop.json
record /nowhere/day.ndjson
dismis
help
help pop
help shell
""".strip().split("\n")

#: Commands whose output has figures of the machine: each number becomes `#`.
#: Of each line only the part that matches is compared: the rest depends on the speed, or on the width of the numbers.
FIGURES = {
    "status": ".*",
    "metrics": "^(#|ended).*",
    "sessions": r"^ended.*|^.*?SESSION.*?NAME|^.*?s….*?(till|- \(this)",
    "doctor": "^(?!.*answer ).*",
    "top -n 1": "^ended.*|^# sessions|^SESSION|^s…",
}


def replaced(text, socket):
    """The text without what differs from run to run. Columns that follow a replaced text have no fixed place."""
    text = text.replace(socket, "SOCKET")
    text = re.sub(r"(?:\b|(?<=m))s\d+\b *", "s… ", text)
    text = re.sub(r" *(?<!\[)\b\d+(\.\d)?[smh]\b", " …s", text)
    return re.sub(r"\b(?:[0-9a-f]{16,}|1[0-9]{12})\b", "…", text)


def figures(text):
    """The text without numbers, except those of colours and the exit status."""
    text, end, status = text.rpartition("ended: ")
    return squeezed(re.sub(r"(␛\[\d*m)|-?\d[\d.e+-]*", lambda found: found[1] or "#", text)) + end + status


def squeezed(text):
    return re.sub(" +", " ", text)


class Recorded(Commands, Typing, unittest.TestCase):
    def setUp(self):
        host = Host(timeout=PATIENCE, options=PATIENT)
        self.host = host.__enter__()
        self.addCleanup(host.stop)
        self.till = self.host.client("till")
        self.till.register("shop", TYPES)

    def output(self, terminal):
        """What a command has written, with its exit status as the last line."""
        self.ended(terminal)
        text = terminal.raw.decode().replace("\r\n", "\n").replace("\x1b", "␛")
        return replaced(text, self.host.socket_path)

    def watch(self, **options):
        terminal = self.start("watch", "-n", "2", **options).wait_for("watching main from revision")
        self.till.push("shop.item", {"id": 9, "title": "A lamp with a long name"}, navigator="n1")
        self.till.pop(navigator="n1")
        return self.output(terminal)

    def monitor(self, **options):
        terminal = self.start("monitor", "--methods", "ping", "--no-text", "-n", "2", **options)
        self.host.wait_until(lambda: any(one.get("monitors") for one in self.till.sessions()["sessions"]), "a monitor")
        self.till.ping()
        return figures(self.output(terminal))

    def pipe(self, **options):
        line = f"echo 'push type=shop.item' | {shlex.quote(os.environ['NAVCTL_BIN'])} pipe \"$@\""
        return self.output(self.start_shell(line, **options))

    def shell(self, **options):
        """The screen at the end. How often the shell draws a line before depends on when it learns of a revision."""
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        revision = self.till.tree()["revision"]
        terminal = self.line(self.start("shell", "--timeout", str(PATIENCE), XDG_STATE_HOME=folder.name, **options), f"main@{revision}>")
        terminal.press("push shop.item ", "tab").wait_for("id:=", "title=")
        self.line(terminal, f"main@{revision}> push shop.item").press("t", "tab")
        self.enter(self.line(terminal, f"main@{revision}> push shop.item title="), "Lamp", f"main@{revision + 1}>")
        terminal.press("undo ?").wait_for("--if-revision")
        self.line(terminal, f"main@{revision + 1}> undo")
        self.enter(terminal, "-q", f"main@{revision + 2}>")
        self.enter(terminal, "tree", f"main@{revision + 2}>")
        terminal.press("exit", "enter")
        self.ended(terminal)
        return replaced("\n".join(terminal.styled_lines).rstrip().replace("\x1b", "␛") + "\n", self.host.socket_path)

    def latency(self, **options):
        """The first line; the others depend on the machine."""
        lines = self.output(self.start("latency", "-n", "3", **options)).split("\n")
        return "\n".join([lines[0], *lines[-2:]])

    def measured(self, words, part, **options):
        # The host may not have seen the end of the command before.
        self.host.wait_until(lambda: len(self.till.sessions()["sessions"]) == 1, "no other connection")
        text = figures(self.output(self.start(*shlex.split(words), **options)))
        found = [re.search(part, line) for line in text.splitlines()]
        return "".join(one[0] + "\n" for one in found if one)

    def screens(self, **options):
        """The words of each command with its output."""
        found = {words: self.output(self.start(*shlex.split(words), **options)) for words in COMMANDS}
        found["watch"] = self.watch(**options)
        found["pipe"] = self.pipe(**options)
        found["monitor"] = self.monitor(**options)
        found["shell"] = self.shell(**options)
        found["latency -n 3"] = self.latency(**options)
        found.update({words: self.measured(words, part, **options) for words, part in FIGURES.items()})
        return "".join(f"$ navctl {words}\n{text}\n" for words, text in found.items())

    def compare(self, columns):
        path = os.path.join(FOLDER, f"{columns}.txt")
        coloured = self.screens(columns=columns)
        if os.environ.get("RECORD_SCREENS"):
            os.makedirs(FOLDER, exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(coloured)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(coloured, file.read())

    def compare_plain(self, columns):
        with open(os.path.join(FOLDER, f"{columns}.txt"), encoding="utf-8") as file:
            recorded = file.read()
        plain = self.screens(columns=columns, NO_COLOR="1")
        self.assertNotIn("␛", plain)
        # Colours stand between spaces that were squeezed, so all spaces are squeezed.
        self.assertEqual(squeezed(plain), squeezed(re.sub("␛\\[\\d*m", "", recorded)))

    maxDiff = None

    def test_80_columns(self):
        self.compare(80)

    def test_50_columns(self):
        self.compare(50)

    def test_80_columns_without_colours(self):
        self.compare_plain(80)

    def test_50_columns_without_colours(self):
        self.compare_plain(50)


if __name__ == "__main__":
    unittest.main()
