"""Real processes: a host, three sample modules in three languages, and a fourth client that watches."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from hosts import HostTestCase  # noqa: E402
from surroundings import PATIENCE, ROOT  # noqa: E402
from navhost import Client, NavhostError, Tree  # noqa: E402


def wait_until(condition, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"did not come true within {seconds} s")
        time.sleep(0.02)


#: The sample modules, with their first types. Each gets the name of the type that it opens as "next".
SAMPLES = {
    "catalog": (["python3", "-B", os.path.join(ROOT, "clients", "python", "examples", "catalog.py"), "settings.page"], "catalog.list"),
    "clock": (["sh", os.path.join(ROOT, "clients", "shell", "examples", "clock.sh"), "catalog.list"], "clock.face"),
    "settings": ([os.environ["SAMPLE_SETTINGS_BIN"], "clock.face"], "settings.page"),
}


class Samples(HostTestCase):
    """The tree in the chart of Navigator's documentation: a root, three tabs with a stack each, a sheet on the third tab and a cover on the sheet."""

    def setUp(self):
        super().setUp()
        for command, _ in SAMPLES.values():
            process = subprocess.Popen(command, env=dict(os.environ, NAVHOST_SOCKET=self.path), stderr=subprocess.DEVNULL)
            self.addCleanup(process.wait)
            self.addCleanup(process.kill)
        self.client = Client(self.path, timeout=PATIENCE)
        self.addCleanup(self.client.close)
        wait_until(lambda: {type for _, type in SAMPLES.values()} <= self.types())
        for tab in ("home", "search", "clock"):
            self.client.create_navigator(tab)
        self.client.push("catalog.list", navigator="home")
        self.client.push("catalog.item", {"id": 1}, navigator="home")
        self.client.push("settings.page", navigator="search")
        self.client.select_navigator("clock")
        self.client.present("clock.alarm", navigator="clock", method="managedSheet", name="sheet")
        self.client.present("clock.face", navigator="sheet", method="managedCover")

    def types(self):
        return {one["type"] for one in self.client.call("destination.list")["destinations"]}

    def modules(self):
        return {module["module"]: module["session"] for module in self.client.call("module.list")["modules"]}

    def pid(self, module):
        sessions = self.client.call("host.sessions")["sessions"]
        return next(session["pid"] for session in sessions if module in session["modules"])

    def test_the_tab_chart(self):
        navigators = {navigator.get("name", navigator["id"]): navigator for navigator in self.client.tree()["navigators"]}
        root = navigators["n1"]
        tabs = [navigators[name] for name in ("home", "search", "clock")]
        self.assertEqual(root["children"], [tab["id"] for tab in tabs])
        self.assertEqual(root["selected"], navigators["clock"]["id"])
        self.assertEqual([entry["type"] for entry in tabs[0]["path"]], ["catalog.list", "catalog.item"])
        self.assertEqual([entry["type"] for entry in tabs[1]["path"]], ["settings.page"])
        sheet = navigators["sheet"]
        self.assertEqual((tabs[2]["presented"], sheet["method"], sheet["root"]["type"]), (sheet["id"], "managedSheet", "clock.alarm"))
        cover = next(navigator for navigator in navigators.values() if navigator["id"] == sheet["presented"])
        self.assertEqual((cover["method"], cover["root"]["type"]), ("managedCover", "clock.face"))
        # Selecting another tab keeps them all as they are, and navigation goes there.
        self.client.select_navigator("home")
        self.assertEqual(self.client.push("catalog.list")["navigator"], tabs[0]["id"])
        self.client.select_navigator("clock")
        self.assertEqual(self.client.push("catalog.list")["navigator"], cover["id"])

    def test_modules_take_each_other_round_in_a_circle(self):
        """catalog goes to settings, settings to clock, clock to catalog; none of them names another."""
        self.client.reset()
        changes = self.client.watch(timeout=PATIENCE)
        tree = Tree(next(changes)["snapshot"])
        asker = Client(self.path, timeout=PATIENCE)
        self.addCleanup(asker.close)
        entry = asker.push("catalog.list", navigator="home")["entry"]
        for expected in ("settings.page", "clock.face", "catalog.list"):
            opened = asker.ask(entry, {"open": "next"}, timeout=PATIENCE)["answer"]["entry"]
            self.assertEqual(asker.call("entry.get", entry=opened)["type"], expected)
            entry = opened
        end = asker.tree()
        causes = []
        while tree.revision < end["revision"]:
            params = next(changes)
            causes.append(params["cause"].get("module"))
            tree.apply(params)
        self.assertEqual(tree.snapshot(), end)
        # The first is the test's own push.
        self.assertEqual(causes, [None, "catalog", "settings", "clock"])

    def test_a_module_that_is_killed_and_comes_back(self):
        changes = self.client.watch(timeout=PATIENCE)
        tree = Tree(next(changes)["snapshot"])
        asker = Client(self.path, timeout=PATIENCE)
        self.addCleanup(asker.close)
        os.kill(self.pid("catalog"), signal.SIGKILL)
        params = next(changes)
        tree.apply(params)
        self.assertEqual(params["cause"]["method"], "session.ended")
        self.assertEqual(params["cause"]["module"], "catalog")
        self.assertEqual(tree.orphaned, {"catalog.list", "catalog.item"})
        with self.assertRaises(NavhostError) as caught:
            asker.push("catalog.list")
        self.assertEqual(caught.exception.name, "unknown_destination")
        module = subprocess.Popen(
            [sys.executable, os.path.join(ROOT, "clients", "python", "examples", "catalog.py")],
            env=dict(os.environ, NAVHOST_SOCKET=self.path),
            stderr=subprocess.DEVNULL,
        )
        try:
            tree.apply(next(changes))
            self.assertEqual(tree.orphaned, set())
            self.assertEqual(tree.snapshot(), asker.tree())
        finally:
            module.kill()
            module.wait()

    def test_a_module_killed_while_it_is_asked_fails_the_question_at_once(self):
        """The module is stopped, so that the question is with it for certain; then it is killed."""
        asker, other = Client(self.path, timeout=PATIENCE), Client(self.path, timeout=PATIENCE)
        self.addCleanup(asker.close)
        self.addCleanup(other.close)
        entry = asker.push("settings.page", navigator="home")["entry"]
        pid = self.pid("settings")
        os.kill(pid, signal.SIGSTOP)
        wait_until(lambda: all(state == "T" for state in thread_states(pid)))
        own = asker.call("hello")["session"]
        asking = ThreadPoolExecutor(max_workers=1)
        self.addCleanup(asking.shutdown)
        asked = asking.submit(asker.ask, entry, {"get": "title"}, timeout=PATIENCE)
        wait_until(lambda: any(session["inFlight"] for session in other.call("host.sessions")["sessions"] if session["session"] == own))
        os.kill(pid, signal.SIGKILL)
        with self.assertRaises(NavhostError) as caught:
            asked.result(timeout=PATIENCE)
        self.assertEqual(caught.exception.name, "provider_gone")


def thread_states(pid):
    """The state of each thread of a process, as the kernel writes it: T is stopped."""
    states = []
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/stat") as file:
            states.append(file.read().rpartition(")")[2].split()[0])
    return states


class Program(unittest.TestCase):
    """navhost as a program: what it prints, and its exit codes."""

    def run_host(self, *arguments, **options):
        return subprocess.run([os.environ["NAVHOST_BIN"], *arguments], capture_output=True, text=True, timeout=PATIENCE, **options)

    def test_version_help_and_usage(self):
        self.assertEqual(self.run_host("--version").stdout, "0.1.0\n")
        self.assertIn("--max-line", self.run_host("serve", "--help").stdout)
        wrong = self.run_host("--max-depth", "3")
        self.assertEqual(wrong.returncode, 3)
        self.assertIn("--max-depth is 3, and must be 8 to 1000.", wrong.stderr)

    def test_reasons_why_it_cannot_listen(self):
        with tempfile.TemporaryDirectory(prefix="nh-") as folder:
            file = os.path.join(folder, "file")
            open(file, "w").close()
            self.assertEqual(self.run_host("--socket", file).returncode, 73)
            self.assertEqual(self.run_host("--socket", os.path.join(folder, "none", "h.sock")).returncode, 73)
            path = os.path.join(folder, "h.sock")
            first = subprocess.Popen([os.environ["NAVHOST_BIN"], "--socket", path, "--store", "none"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            try:
                self.assertEqual(first.stdout.readline(), f"navhost 0.1.0 listening on {path}\n")
                second = self.run_host("--socket", path)
                self.assertEqual(second.returncode, 69)
                self.assertIn("another navhost answers at", second.stderr)
                answer = subprocess.run(
                    ["sh", "-c", first.stdout.readline().removeprefix("try: ")], capture_output=True, text=True, timeout=PATIENCE
                )
                self.assertEqual(json.loads(answer.stdout)["result"], {"pong": True})
            finally:
                first.send_signal(signal.SIGINT)
                first.communicate(timeout=PATIENCE)
            self.assertEqual(first.returncode, 0)

    def test_running_out_of_descriptors_is_survived(self):
        """With room for few descriptors the limit of connections goes down, and those that are too many are told."""
        with tempfile.TemporaryDirectory(prefix="nh-") as folder:
            path = os.path.join(folder, "h.sock")
            command = f"ulimit -n 128; exec {os.environ['NAVHOST_BIN']} --socket {path} --store none"
            host = subprocess.Popen(["sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            try:
                host.stdout.readline()
                clients = [Client(path, timeout=PATIENCE) for _ in range(100)]
                # All are answered, by a result or by the reason.
                told = 0
                for client in clients:
                    try:
                        client.call("ping")
                    except Exception as error:  # noqa: BLE001
                        self.assertIn("too_many_connections", str(error))
                        told += 1
                self.assertEqual(told, 36)
                for client in clients:
                    client.close()
                wait_until(lambda: self.pings(path))
            finally:
                host.terminate()
                host.communicate(timeout=PATIENCE)

    def pings(self, path):
        try:
            with Client(path, timeout=PATIENCE) as client:
                return client.call("ping") == {"pong": True}
        except Exception:  # noqa: BLE001
            return False


if __name__ == "__main__":
    unittest.main()
