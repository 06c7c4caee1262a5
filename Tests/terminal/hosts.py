"""A host with the sample modules, and terminals that draw it."""

import os
import re
import subprocess
import sys
import tempfile
import unittest

from terminal import PATIENCE, PATIENT, Terminal

from navhost import Client
from navhost.testing import Host
from sample import SHOP

RENDERER = [sys.executable, "-m", "navhost.browse"]

#: Waits until the terminal has its size, and says at the end how the command ended. Control-C ends the command alone.
SCRIPT = 'trap : INT; until [ "$(stty size)" = "$1 $2" ]; do :; done; shift 2; PATH="${COMMAND_PATH-$PATH}" "$@"; echo "ended: $?"'
ROWS = 40


class Shop(unittest.TestCase):
    """A host with the module `shop`, and a client `till` that stands for somebody else."""

    def setUp(self):
        host = Host(timeout=PATIENCE, options=PATIENT)
        self.host = host.__enter__()
        self.addCleanup(host.stop)
        self.module = self.host.mock(SHOP)
        self.till = self.host.client("till")

    def browse(self, columns=80, lines=24, *options, **environment):
        terminal = Terminal([*RENDERER, "--socket", self.host.socket_path, *options], columns, lines, **environment)
        self.addCleanup(terminal.close)
        return terminal

    def open(self, *types, **more):
        """Pushes pages, and draws them."""
        for one in types:
            self.till.push(one, navigator="n1")
        return self.browse(**more)

    def tree(self):
        return self.till.tree()

    def types(self):
        """The types on the path of the root."""
        return [entry["type"] for entry in self.tree()["navigators"][0]["path"]]

    def presented(self):
        return [navigator["root"]["type"] for navigator in self.tree()["navigators"] if navigator["kind"] == "presentation"]

    def until(self, condition, what):
        self.host.wait_until(condition, what)


class Typing:
    """Lines that are typed in a shell."""

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


class Commands:
    """Commands of navctl for the host of a test, each in a terminal of its own."""

    def start(self, *words, columns=80, rows=ROWS, **environment):
        """Runs a command in a terminal of its own, without a pager unless the environment has one."""
        return self.run_in_terminal([os.environ["NAVCTL_BIN"], *words, "--socket", self.host.socket_path], columns, rows, environment)

    def start_shell(self, line, columns=80, rows=ROWS, **environment):
        """Runs a line of a shell in the same way. It has the option for the socket as its arguments."""
        return self.run_in_terminal(["sh", "-c", line, "sh", "--socket", self.host.socket_path], columns, rows, environment)

    def run_in_terminal(self, words, columns, rows, environment):
        command = ["sh", "-c", SCRIPT, "sh", str(rows), str(columns), *words]
        self.terminal = Terminal(command, columns, rows, **{"NAVCTL_PAGER": "", **environment})
        self.addCleanup(self.terminal.close)
        return self.terminal

    def ended(self, terminal):
        """The lines on the screen when the command has ended, and its exit status."""

        def last():
            return re.fullmatch(r"ended: (\d+)", next((line for line in reversed(terminal.lines) if line), ""))

        terminal.wait(last, "the command ends")
        return [line for line in terminal.lines if line][:-1], int(last()[1])


class LastingHost:
    """A host that can be killed and started again, with its scenes."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.path = os.path.join(self._folder.name, "h.sock")
        self.start()

    def start(self):
        store = os.path.join(self._folder.name, "state.nav")
        command = [os.environ["NAVHOST_BIN"], "serve", "--socket", self.path, "--store", store, "--config", "none", "--log-level", "error"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE)
        self._process.stdout.readline()

    def kill(self):
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()

    def client(self):
        return Client(self.path, timeout=PATIENCE)

    def stop(self):
        self.kill()
        self._folder.cleanup()


#: A type whose arguments have a schema.
ITEM = {"type": "shop.item", "title": "Item", "arguments": {"type": "object", "properties": {"id": {"type": "integer"}, "kind": {"enum": ["lamp", "boat"]}}}}


class ShopHost(Typing, unittest.TestCase):
    """A host with one module, and a folder for the files of the user."""

    def setUp(self):
        self.host = LastingHost()
        self.addCleanup(self.host.stop)
        self.client = self.host.client()
        self.addCleanup(self.client.close)
        self.client.register("shop", [ITEM])
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.state = folder.name
