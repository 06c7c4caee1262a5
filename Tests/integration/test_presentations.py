"""A drawer and a toast: the sample modules of all clients define them, and a store restores them."""

import copy
import os
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, PATIENT, ROOT  # noqa: E402
from navhost import Client, Tree  # noqa: E402

#: The samples of the five clients: how each is started, and its types for the drawer and the toast.
SAMPLES = {
    "Swift": ([os.environ["SAMPLE_SETTINGS_BIN"]], "settings.menu", "settings.saved"),
    "Python": ([sys.executable, os.path.join(ROOT, "clients", "python", "examples", "catalog.py")], "catalog.menu", "catalog.saved"),
    "JavaScript": (["node", os.path.join(ROOT, "clients", "javascript", "examples", "catalog.js")], "catalog.menu", "catalog.saved"),
    "C": ([os.path.join(ROOT, "clients", "c", "build", "counter")], "counter.menu", "counter.saved"),
    "shell": (["sh", os.path.join(ROOT, "clients", "shell", "examples", "clock.sh")], "clock.menu", "clock.rang"),
}
METHODS = [
    {"method": "drawer", "hasPath": True},
    {"method": "toast", "exclusive": False, "closesAfter": 4},
]


class Presentations(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "h.sock")
        self.store = os.path.join(folder.name, "h.db")

    def start(self, *command):
        environment = dict(os.environ, NAVHOST_SOCKET=self.path)
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
        self.addCleanup(self.kill, process)
        return process

    def host(self):
        process = self.start(os.environ["NAVHOST_BIN"], "serve", "--socket", self.path, "--store", self.store, *PATIENT)
        process.stdout.readline()
        return process

    def kill(self, process):
        if process.returncode is None:
            process.kill()
            process.communicate(timeout=PATIENCE)

    def client(self):
        client = Client(self.path, timeout=PATIENCE)
        self.addCleanup(client.close)
        return client

    def sample(self, client, language):
        """Starts a sample module. Gives its process, and what the host says of it once it is ready."""
        command, menu, _ = SAMPLES[language]
        process, end = self.start(*command), time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = [one for one in client.call("module.list")["modules"] if one["module"] == menu.split(".")[0]]
            # The sample in C shows its first screen itself.
            if found and (language != "C" or client.call("path.get", navigator="n1")["count"]):
                return process, found[0]
            time.sleep(0.02)
        raise AssertionError(f"the module is not ready within {PATIENCE} s")

    def test_the_samples_have_a_drawer_and_a_toast_that_are_restored(self):
        if not os.path.exists(SAMPLES["C"][0][0]):
            subprocess.run(["make", "-s", "-C", os.path.join(ROOT, "clients", "c")], check=True, timeout=PATIENCE)
        for language, (_, menu, saved) in SAMPLES.items():
            with self.subTest(language):
                # A slow machine may need longer than the toast's time. Then another toast is shown.
                while not self.is_restored(language, menu, saved):
                    pass

    def is_restored(self, language, menu, saved):
        """Shows both, ends the host without a warning, and looks at what the next one makes of it; whether the toast outlived the first host."""
        host, client = self.host(), self.client()
        client.call("reset")
        module, found = self.sample(client, language)
        self.assertEqual(found["presentations"], METHODS)
        changes = client.watch(timeout=PATIENCE)
        tree = Tree(next(changes)["snapshot"])
        instance = client.tree()["instance"]
        client.call("transaction", operations=[
            {"method": "reset"},
            {"method": "navigate", "params": {"navigator": "n1", "type": saved}},
            {"method": "navigate", "params": {"navigator": "n1", "type": menu}},
        ])  # fmt: skip
        tree.apply(next(changes))
        self.kill(host)
        self.kill(module)
        shown = copy.deepcopy(tree.snapshot()["navigators"])
        self.assertEqual([one.get("method") for one in shown], [None, "toast", "drawer"])
        self.assertEqual([one["kind"] for one in shown], ["root", "overlay", "presentation"])

        host = self.host()
        watcher = self.client()
        changes = watcher.watch(since=tree.revision, instance=instance, timeout=PATIENCE)
        self.assertEqual(next(changes)["from"], tree.revision)
        causes = []
        while not causes or causes[-1] != "time.passed":
            event = next(changes)
            restored = tree.revision
            tree.apply(event)
            causes.append(event["cause"]["method"])
        self.assertEqual([one.get("method") for one in tree.snapshot()["navigators"]], [None, "drawer"])
        self.assertEqual(watcher.tree()["navigators"], tree.snapshot()["navigators"])
        outlived = causes[0] == "host.started"
        if outlived:
            # The host had both again before the time was over, while their module was away.
            earlier = watcher.call("tree.get", revision=restored)
            self.assertEqual(earlier["navigators"], shown)
            self.assertEqual(earlier["orphaned"], sorted([menu, saved]))
        self.kill(host)
        return outlived


if __name__ == "__main__":
    unittest.main()
