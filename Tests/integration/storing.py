"""A host with a store, for the tests of all that outlives it."""

import os
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402
from navhost import Client  # noqa: E402


SHOP = [{"type": "shop.list", "roles": ["list"]}, {"type": "shop.item", "method": "sheet"}]


class Storing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.path = os.path.join(self.folder, "h.sock")
        self.store = os.path.join(self.folder, "state", "h.db")
        self.process = None
        self.addCleanup(self.kill)

    def start(self, *options, before=None):
        command = [os.environ["NAVHOST_BIN"], "serve", "--socket", self.path, "--store", self.store, *options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=before
        )
        self.process.stdout.readline()

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=PATIENCE)
        self.assertEqual(self.process.returncode, 0, errors)
        self.process = None

    def kill(self):
        if self.process is not None:
            self.process.kill()
            self.process.communicate(timeout=PATIENCE)
            self.process = None

    def client(self):
        client = Client(self.path, timeout=PATIENCE)
        self.addCleanup(client.close)
        return client

    def program(self, *arguments, **options):
        return subprocess.run([os.environ["NAVHOST_BIN"], *arguments], capture_output=True, text=True, timeout=PATIENCE, **options)

    def fill(self):
        client = self.client()
        client.register("shop", SHOP)
        client.transaction(
            [
                {"method": "navigator.create", "params": {"name": "home", "accepts": {"types": ["shop.list"], "roles": ["list"]}}},
                {"method": "push", "params": {"navigator": "home", "type": "shop.list", "arguments": {"page": 1}}},
                {"method": "present", "params": {"navigator": "home", "type": "shop.item"}},
                {"method": "checkpoint.establish", "params": {"navigator": "home", "checkpoint": "start"}},
            ]
        )
        client.lock("busy")
        client.call("scene.create", scene="second", configuration={"verbosity": "debug"})
        client.push("shop.list", scene="second")
        return client
