"""Plays one scenario with one adapter."""

import os
import shutil
import tempfile

from adapter import Adapter
from checks import Failure
from hosts import RealHost, ScriptedHost
from values import Names, decode, encode, encode_exactly


class Scenario:
    """A file of steps."""

    def __init__(self, path):
        self.name = os.path.splitext(os.path.basename(path))[0]
        self.is_live = os.path.basename(os.path.dirname(path)) == "live"
        self.head, self.steps, self.problem = {}, [], None
        try:
            with open(path, encoding="utf-8") as file:
                self.head, *self.steps = [decode(line) for line in file if line.strip()]
        except ValueError as problem:
            self.problem = problem
        self.needs = set(self.head.get("needs", []))

    def play(self, client, log):
        """Raises Failure when the client does not do what the scenario says."""
        if self.problem is not None:
            raise Failure(f"the file is no scenario: {self.problem}")
        folder = tempfile.mkdtemp(prefix="nh-")
        try:
            _Play(self, client, folder, log).run()
        finally:
            shutil.rmtree(folder)


def kind(observation):
    """The kind of an observation; a call has one outcome, a result or an error."""
    return "outcome" if observation["saw"] in ("result", "error") else observation["saw"]


class _Play:
    def __init__(self, scenario, client, folder, log):
        self.scenario, self.client, self.log = scenario, client, log
        self.names = Names(folder=folder, uid=str(os.getuid()))
        self.path = self.names.fill_text(scenario.head.get("socket", "$folder/h.sock"))
        self.names.values["socket"] = self.path
        self.host = RealHost(self.path, log) if scenario.is_live else ScriptedHost(self.path, client.one_call_a_connection, log)
        if "mode" in scenario.head:
            os.chmod(os.path.dirname(self.path), int(scenario.head["mode"], 8))
        self.adapter = None
        #: Kinds of observations that may come without a step for them.
        self.ignored = scenario.head.get("ignore", [])
        #: The steps from the current one on.
        self.left = []

    def run(self):
        try:
            self.adapter = Adapter(self.client.command, self.environment(), self.log)
            self.names.values["pid"] = self.adapter.process.pid
            for number, step in enumerate(self.scenario.steps, start=2):
                self.left = self.scenario.steps[number - 2 :]
                ((kind, what),) = step.items()
                try:
                    getattr(self, "step_" + kind)(what)
                except Failure as failure:
                    raise Failure(f"line {number}, {encode(step)}: {failure}") from None
            self.check_the_end()
        finally:
            if self.adapter is not None:
                self.adapter.kill()
            self.host.stop()

    def environment(self):
        environment = dict(os.environ, NAVHOST_SOCKET=self.path)
        for name, value in self.scenario.head.get("environment", {}).items():
            environment.pop(name, None)
            if value is not None:
                environment[name] = self.names.fill_text(value)
        return environment

    def check_the_end(self):
        left = [seen for seen in self.adapter.finish() if seen["saw"] not in self.ignored]
        if left:
            raise Failure(f"at the end: the adapter also saw {left}")
        lines = self.host.left_over()
        if lines:
            raise Failure(f"at the end: the client also sent {lines}")

    def step_do(self, command):
        command = self.names.fill(command)
        if command["do"] == "connect" and "socket" not in command and "environment" not in self.scenario.head:
            command["socket"] = self.path
        self.adapter.tell(command)

    def step_saw(self, expected):
        def is_it(observation):
            before = dict(self.names.values)
            is_match = expected.keys() <= observation.keys() and all(
                self.names.matches(value, observation[key]) for key, value in expected.items()
            )
            if not is_match:
                self.names.values = before
            return is_match

        def is_over(observations):
            # There are as many of the kind as the scenario still expects, and none is the one.
            # Another would be one too many.
            if expected["saw"] in self.ignored:
                return False
            wanted = sum(kind(step["saw"]) == kind(expected) for step in self.left if "saw" in step)
            return sum(kind(observation) == kind(expected) for observation in observations) >= wanted

        self.adapter.await_observation(is_it, is_over)

    def step_expect(self, expected):
        message = self.host.receive(is_request="id" in expected and "method" in expected)
        if message.pop("jsonrpc", "2.0") != "2.0":
            raise Failure(f"the client sent {message}")
        for one in (expected, message):
            if "method" in one:
                one.setdefault("params", {})
        if "error" in expected and "data" not in expected["error"] and "error" in message:
            message["error"].pop("data", None)
        if not self.names.matches(expected, message):
            raise Failure(f"the client sent {encode_exactly(message)}")

    def step_line(self, name):
        self.names.values[name] = self.host.count

    def step_expectText(self, text):
        if text not in self.host.last:
            raise Failure(f"the client sent {self.host.last}")

    def step_send(self, message):
        self.host.send(encode(dict({"jsonrpc": "2.0"}, **self.names.fill(message))) + "\n")
        if "method" not in message:
            self.host.answered()

    def step_write(self, texts):
        for text in texts:
            self.host.send(self.names.fill_text(text))
            self.host.await_reading()
        if texts[-1].endswith("\n"):
            self.host.answered()

    def step_fill(self, count):
        self.host.send(" " * count)

    def step_close(self, _):
        self.host.close()

    def step_refuse(self, count):
        for _ in range(count):
            self.host.accept()
            self.host.close()

    def step_vanish(self, _):
        self.host.vanish()

    def step_appear(self, _):
        self.host.appear()

    def step_restart(self, _):
        self.host.restart()
