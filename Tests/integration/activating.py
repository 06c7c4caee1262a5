"""A host with manifests, for the tests of the modules that it starts."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, PATIENT, ROOT  # noqa: E402
from navhost import Client, NavhostError  # noqa: E402


# Registers `shop.list`, and does what its arguments say.
SHOP = """
import os, signal, sys, time
sys.path.insert(0, os.path.join(%r, "clients", "python"))
from navhost import Client
with open(sys.argv[1], "a") as log:
    log.write(f"{os.getpid()}\\n")
if {"stubborn", "patient"} & set(sys.argv):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
client = Client()
client.on_ask(lambda question: [os.getpid(), question.message])
client.register(os.environ["NAVHOST_MODULE"], [{"type": "shop.list"}])
print("shop is open", flush=True)
print("and says so", file=sys.stderr, flush=True)
try:
    client.serve()
except Exception as error:
    print(f"shop closes: {error}", flush=True)
    while "stubborn" in sys.argv:
        time.sleep(60)
""" % ROOT


def is_there(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


class Activating(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.path = os.path.join(self.folder, "h.sock")
        self.manifests = os.path.join(self.folder, "modules")
        self.log = os.path.join(self.folder, "log")
        self.starts = os.path.join(self.folder, "starts")
        os.mkdir(self.manifests, 0o755)
        self.program = os.path.join(self.folder, "shop.py")
        with open(self.program, "w", encoding="utf-8") as file:
            file.write(SHOP)
        self.process = None
        self.addCleanup(self.kill)

    # Steps of the tests

    def manifest(self, module, command, name=None, **members):
        path = os.path.join(self.manifests, name or f"{module}.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"module": module, "command": command, "startTimeout": PATIENCE, **members}, file)
        os.chmod(path, 0o644)

    def shop(self, *arguments, **members):
        self.manifest("shop", [sys.executable, self.program, self.starts, *arguments], destinations=["shop.list"], **members)

    def start(self, *options):
        command = [
            os.environ["NAVHOST_BIN"], "serve", "--socket", self.path, "--store", "none",
            "--log-format", "json", "--modules", self.manifests, *PATIENT, *options,
        ]  # fmt: skip
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        self.addCleanup(self.process.stdout.close)
        self.assertIn(self.path, self.process.stdout.readline())

    def kill(self):
        """Also when a test has failed, nothing it started stays."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.terminate()
                self.process.wait(timeout=PATIENCE)

    def client(self):
        client = Client(self.path, timeout=PATIENCE)
        self.addCleanup(client.close)
        return client

    def wait_until(self, condition, seconds=PATIENCE):
        end = time.monotonic() + seconds
        while True:
            found = condition()
            if found:
                return found
            self.assertLess(time.monotonic(), end, f"did not come true within {seconds} s; the log:\n{self.logged()}")
            time.sleep(0.02)

    def logged(self):
        with open(self.log, encoding="utf-8") as file:
            return file.read()

    def lines(self, module):
        """What a module wrote, with the stream."""
        entries = [json.loads(line) for line in self.logged().splitlines() if line.startswith("{")]
        entries = [one for one in entries if one.get("metadata", {}).get("module") == module]
        return [(one["metadata"]["stream"], one["message"]) for one in entries if "stream" in one["metadata"]]

    def pids(self):
        """Of the shop's processes, in the order of their starts."""
        if not os.path.exists(self.starts):
            return []
        with open(self.starts, encoding="utf-8") as file:
            return [int(line) for line in file.read().split()]

    def state(self, module="shop"):
        return next((one for one in self.observer.call("module.list")["modules"] if one["module"] == module), {})

    def refusal(self, type="shop.list", client=None):
        with self.assertRaises(NavhostError) as caught:
            (client or self.client()).push(type)
        return caught.exception
