"""SIGHUP: the configuration is read again, and what is slow is logged."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402
from navhost import Client  # noqa: E402

# Options whose names are not those of their limits, and the rest in the form that `name()` makes.
LIMITS = {
    "line": "max-line", "lineStrikes": "max-line-strikes", "depth": "max-depth", "batch": "max-batch", "inFlight": "max-in-flight",
    "messagesPerTurn": "turn-messages", "timePerTurn": "turn-time", "busyPoll": "busy-poll", "outputSoft": "output-soft", "outputHard": "output-hard",
    "outputStall": "output-stall", "question": "question-timeout", "questionMaximum": "max-question-timeout", "shutdown": "shutdown-time",
    "history": "history", "historyBytes": "history-bytes",
    "guardMisses": "guard-misses", "guardPause": "guard-pause", "guardPauseMaximum": "max-guard-pause",
}  # fmt: skip


def option(limit):
    return LIMITS.get(limit) or "max-" + "".join("-" + c.lower() if c.isupper() else c for c in limit)


class Reload(unittest.TestCase):
    def start(self, configuration, *options):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "h.sock")
        self.file = os.path.join(folder.name, "c.json")
        self.write(configuration)
        command = [os.environ["NAVHOST_BIN"], "serve", "--socket", self.path, "--config", self.file, "--log-format", "json", *options]
        environment = {**os.environ, "NAVHOST_STORE": os.path.join(folder.name, "s.db")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        self.lines, self.arrived = [], threading.Condition()
        self.addCleanup(self.end)
        self.assertTrue(self.process.stdout.readline())
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self):
        for line in self.process.stderr:
            with self.arrived:
                self.lines.append(json.loads(line))
                self.arrived.notify_all()

    def end(self):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        self.reader.join(timeout=PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()

    def write(self, configuration):
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(configuration if isinstance(configuration, str) else json.dumps(configuration))

    def logged(self, fits):
        """The first line of the log that fits, waited for."""
        with self.arrived:
            self.assertTrue(self.arrived.wait_for(lambda: any(map(fits, self.lines)), timeout=PATIENCE), self.lines)
            return next(filter(fits, self.lines))

    def hang_up(self, words):
        """Sends SIGHUP, and waits until the log says so."""
        with self.arrived:
            self.lines.clear()
        self.process.send_signal(signal.SIGHUP)
        return self.logged(lambda line: words in line["message"])

    def limits(self):
        with Client(self.path, timeout=PATIENCE) as client:
            return client.call("host.status")["limits"]

    def test_every_limit_changes_while_the_host_runs(self):
        self.start({})
        before = self.limits()
        self.write({option(name): value + 1 if isinstance(value, int) else value * 1.5 for name, value in before.items()})
        with Client(self.path, timeout=PATIENCE) as client:
            client.call("ping")
            self.hang_up(f"read {self.file} again")
            after = client.call("host.status")["limits"]
        self.assertEqual(after, {name: value + 1 if isinstance(value, int) else value * 1.5 for name, value in before.items()})

    def test_a_line_may_be_as_long_as_the_new_limit_says(self):
        self.start({"max-line": 1024})
        with Client(self.path, timeout=PATIENCE) as client:
            client.call("ping")
            self.write({})
            self.hang_up("again")
            client.register("shop", [{"type": "shop.list"}])
            result = client.call("push", type="shop.list", arguments={"text": "x" * 5000})
            self.assertTrue(result["changed"])

    def test_a_bad_file_changes_nothing(self):
        self.start({"max-watches": 5})
        for bad, words in (({"max-watches": 6, "max-dept": 3}, "max-depth"), ("{", "not JSON"), ({"max-watches": 0}, "--max-watches is 0")):
            self.write(bad)
            line = self.hang_up("the former configuration stays")
            self.assertIn(words, line["message"])
            self.assertEqual(line["level"], "error")
            self.assertEqual(self.limits()["watches"], 5)
        os.remove(self.file)
        self.assertIn("No such file", self.hang_up("the former configuration stays")["message"])
        self.assertEqual(self.limits()["watches"], 5)

    def test_what_needs_a_new_start_is_said(self):
        self.start({"max-watches": 5, "durability": "written"})
        self.write({"max-watches": 6, "durability": "memory", "restoration-key": "k", "socket": "/elsewhere.sock"})
        self.hang_up("again")
        said = [line["message"] for line in self.lines if line["level"] == "warning"]
        self.assertEqual(
            said,
            [
                "--durability is memory now, which needs a new start of the host",
                "--restoration-key is k now, which needs a new start of the host",
            ],
        )
        self.assertEqual(self.limits()["watches"], 6)

    def test_an_option_of_the_command_line_stays(self):
        self.start({}, "--max-watches", "9")
        self.write({"max-watches": 5, "max-scenes": 5})
        self.hang_up("again")
        self.assertEqual((self.limits()["watches"], self.limits()["scenes"]), (9, 5))

    def test_the_file_of_the_traces_is_opened_again(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, "traces.jsonl")
        self.start({}, "--traces", path)
        with Client(self.path, timeout=PATIENCE) as client:
            for method in ("ping", "host.status"):
                client.call(method, traceparent="00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01")
                # The host has written the span before it answers the next request.
                client.call("ping")
                os.rename(path, os.path.join(folder.name, method))
                self.hang_up(f"opened {path} again")
        for method in ("ping", "host.status"):
            with open(os.path.join(folder.name, method), encoding="utf-8") as lines:
                self.assertEqual([json.loads(line)["resourceSpans"][0]["scopeSpans"][0]["spans"][0]["name"] for line in lines], [method])
        os.rename(folder.name, folder.name + "-moved")
        self.assertEqual(self.hang_up("the former file stays")["level"], "error")
        os.rename(folder.name + "-moved", folder.name)

    def test_a_file_that_cannot_be_written_is_said_at_the_start(self):
        command = [os.environ["NAVHOST_BIN"], "serve", "--store", "none", "--config", "none", "--traces", "/nowhere/traces.jsonl"]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual((ended.returncode, ended.stderr), (73, "navhost: cannot write traces to /nowhere/traces.jsonl: No such file or directory\n"))

    def test_slow_ones_are_logged_when_somebody_wants_to_know(self):
        self.start({})
        with Client(self.path, timeout=PATIENCE) as module, Client(self.path, timeout=PATIENCE) as client:
            module.on_ask(lambda question: 1)
            module.register("shop", [{"type": "shop.list"}])
            client.call("push", type="shop.list")
            text = client.call("host.metrics")["text"]
            for kind in ("request", "turn", "commit", "question"):
                self.assertIn(f'navhost_slow_total{{kind="{kind}"}} 0\n', text)
            self.write({"slow": 0})
            self.hang_up("again")
            entry = client.call("push", type="shop.list", arguments={"page": 2})["entry"]
            serving = threading.Thread(target=self.serve, args=(module,))
            serving.start()
            self.assertEqual(client.call("entry.ask", entry=entry, message="secret")["answer"], 1)
            request = self.logged(lambda line: line["message"] == "slow request" and line["metadata"]["method"] == "push")["metadata"]
            self.assertEqual((request["scene"], request["session"]), ("main", "s2"))
            self.assertGreater(int(request["bytes"]), 60)
            self.assertGreaterEqual(float(request["milliseconds"]), 0)
            self.assertGreaterEqual(float(self.logged(lambda line: line["message"] == "slow turn")["metadata"]["milliseconds"]), 0)
            commit = self.logged(lambda line: line["message"] == "slow commit")["metadata"]
            self.assertEqual(commit["records"], "1")
            question = self.logged(lambda line: line["message"] == "slow question")["metadata"]
            self.assertEqual((question["method"], question["module"], question["type"]), ("entry.ask", "shop", "shop.list"))
            self.assertNotIn("secret", json.dumps(self.lines))
            text = client.call("host.metrics")["text"]
            self.assertIn('navhost_slow_total{kind="question"} 1\n', text)
            self.process.terminate()
            serving.join(timeout=PATIENCE)

    @staticmethod
    def serve(module):
        try:
            module.serve()
        except Exception:
            pass  # the host ends, and its connection with it


if __name__ == "__main__":
    unittest.main()
