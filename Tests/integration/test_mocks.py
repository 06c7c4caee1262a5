"""One suite, run against the sample modules, against mocks by a script, and against mocks made from a recording: it passes unchanged with each."""

import os
import signal
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, PATIENT, ROOT  # noqa: E402
from navhost import NavhostError  # noqa: E402
from navhost.testing import Host  # noqa: E402

SCRIPT = os.path.join(ROOT, "Tests", "integration", "modules.mock.ndjson")
TYPES = {
    "catalog": ("catalog.list", "catalog.item"),
    "settings": ("settings.page", "settings.about"),
    "clock": ("clock.face", "clock.alarm"),
}
#: Each goes to the first type of the next one.
PROGRAMS = {
    "catalog": [sys.executable, os.path.join(ROOT, "clients", "python", "examples", "catalog.py"), "settings.page"],
    "settings": [os.environ["SAMPLE_SETTINGS_BIN"], "clock.face"],
    "clock": ["sh", os.path.join(ROOT, "clients", "shell", "examples", "clock.sh"), "catalog.list"],
}


def real(host, module):
    return host.module(PROGRAMS[module], *TYPES[module])


def mock(host, module):
    return host.mock(SCRIPT, "--module", module)


class Recorder:
    """`navctl record` while its block runs."""

    def __init__(self, host, path, *options):
        self.path = path
        self._command = [os.environ["NAVCTL_BIN"], "record", path, "--socket", host.socket_path, *options]
        self._host = host

    def __enter__(self):
        self._process = subprocess.Popen(self._command, stderr=subprocess.PIPE, text=True)
        self._host.wait_until(lambda: os.path.exists(self.path) and os.path.getsize(self.path), "no recording began")
        return self

    def __exit__(self, *_):
        self._process.send_signal(signal.SIGTERM)
        self.errors = self._process.communicate(timeout=PATIENCE)[1]
        self.status = self._process.returncode


class Suite:
    """What users of the three modules rely on."""

    def setUp(self):
        self.host = Host(options=PATIENT, timeout=PATIENCE)
        self.host.__enter__()
        self.addCleanup(self.host.stop)
        self.modules = {module: self.start(self.host, module) for module in TYPES}
        self.client = self.host.client("suite")

    def title(self, type, **arguments):
        entry = self.client.navigate(type, arguments, navigator="n1")["entry"]
        return self.client.ask(entry, {"get": "title"})["answer"]

    def test_every_destination_has_its_title(self):
        titles = [self.title("catalog.list"), self.title("catalog.item", id=2), self.title("settings.page")]
        titles += [self.title("settings.about"), self.title("clock.alarm"), self.title("clock.face")]
        self.assertEqual(titles, ["Catalog", "Chair", "Settings", "About", "Alarm", "Clock"])

    def test_destinations_are_shown_as_they_say(self):
        self.title("clock.alarm")
        presented = self.client.tree()["navigators"][1]
        self.assertEqual((presented["method"], presented["root"]["type"]), ("sheet", "clock.alarm"))

    def test_the_clock_tells_a_time(self):
        entry = self.client.navigate("clock.face")["entry"]
        self.assertRegex(self.client.ask(entry, {"get": "time"})["answer"], r"^[0-2]\d:[0-5]\d$")

    def test_modules_take_each_other_round_in_a_circle(self):
        entry = self.client.push("catalog.list")["entry"]
        shown = []
        for _ in range(3):
            entry = self.client.ask(entry, {"open": "next"})["answer"]["entry"]
            shown.append(self.client.call("entry.get", entry=entry)["type"])
        self.assertEqual(shown, ["settings.page", "clock.face", "catalog.list"])

    def test_what_a_module_does_not_understand_it_refuses(self):
        entry = self.client.push("settings.page")["entry"]
        with self.assertRaises(NavhostError) as refused:
            self.client.ask(entry, {"sing": "a song"})
        self.assertEqual((refused.exception.name, refused.exception.data["error"]["code"]), ("provider_error", 1))

    def test_wrong_arguments_are_refused(self):
        with self.assertRaises(NavhostError) as refused:
            self.client.push("catalog.item", {"id": "two"})
        self.assertEqual((refused.exception.name, refused.exception.data["path"]), ("invalid_arguments", "/id"))

    def test_module_that_dies_leaves_its_entries_and_comes_back_for_them(self):
        self.client.push("catalog.list")
        self.modules["catalog"].kill()
        self.modules["catalog"].wait()
        self.host.wait_until(lambda: self.client.tree()["orphaned"] == ["catalog.list"])
        self.start(self.host, "catalog")
        self.assertEqual(self.client.tree()["orphaned"], [])


class WithTheModules(Suite, unittest.TestCase):
    start = staticmethod(real)


class WithMocks(Suite, unittest.TestCase):
    start = staticmethod(mock)


class WithMocksOfARecording(Suite, unittest.TestCase):
    """Of the suite itself, with the real modules. The shell's module navigates over other connections, which a mock made from its recording does not: it
    is played by a script."""

    @classmethod
    def setUpClass(cls):
        cls.recordings = Host(options=PATIENT, timeout=PATIENCE)
        cls.recordings.__enter__()
        cls.addClassCleanup(cls.recordings.stop)
        path = os.path.join(os.path.dirname(cls.recordings.socket_path), "suite.ndjson")
        with Recorder(cls.recordings, path) as recorder:
            for module in TYPES:
                real(cls.recordings, module)
            client = cls.recordings.client("suite")
            for type, arguments in [("catalog.list", {}), ("catalog.item", {"id": 2}), ("settings.page", {}), ("settings.about", {})]:
                client.ask(client.navigate(type, arguments, navigator="n1")["entry"], {"get": "title"})
            client.reset()
            entry = client.push("catalog.list")["entry"]
            client.ask(client.ask(entry, {"open": "next"})["answer"]["entry"], {"open": "next"})
            try:
                client.ask(client.push("settings.page", navigator="n1")["entry"], {"sing": "a song"})
            except NavhostError:
                pass  # The refusal is what is recorded.
        assert recorder.status == 0, recorder.errors
        cls.recording = path

    def start(self, host, module):
        if module == "clock":
            return mock(host, module)
        return host.mock("--from", self.recording, "--module", module)


class Replays(unittest.TestCase):
    """`navctl record`, and `navctl replay` of what it wrote."""

    def setUp(self):
        self.host = Host(options=PATIENT, timeout=PATIENCE)
        self.host.__enter__()
        self.addCleanup(self.host.stop)
        self.path = os.path.join(os.path.dirname(self.host.socket_path), "recording.ndjson")

    def record(self):
        with Recorder(self.host, self.path) as recorder:
            real(self.host, "catalog")
            client = self.host.client("tester")
            client.call("watch")
            entry = client.push("catalog.item", {"id": 2})["entry"]
            client.ask(entry, {"get": "title"})
            try:
                client.call("pop", navigator="n9")
            except NavhostError:
                pass  # The refusal is recorded as well.
            client.pop()
        self.assertEqual((recorder.status, recorder.errors), (0, ""))

    def replay(self, *options):
        command = [os.environ["NAVCTL_BIN"], "replay", self.path, "--timeout", str(PATIENCE), *options]
        outcome = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        return outcome.returncode, outcome.stdout

    def test_the_same_again_has_no_difference(self):
        self.record()
        with Host(options=PATIENT, timeout=PATIENCE) as other:
            # Other ids of sessions.
            for _ in range(3):
                other.client()
            mock(other, "catalog")
            self.assertEqual(self.replay("--session", "tester", "--socket", other.socket_path), (0, ""))

    def test_a_signal_right_after_the_ready_line_ends_a_mock(self):
        for name in "abcdefghij":
            process = self.host.mock({"module": name, "destinations": [{"type": f"{name}.page"}]})
            process.terminate()
            self.assertEqual(process.wait(PATIENCE), 0)

    def test_every_difference_is_named(self):
        self.record()
        with Host(options=PATIENT, timeout=PATIENCE) as other:
            other.mock(
                {
                    "module": "catalog",
                    "destinations": [{"type": "catalog.item", "title": "One thing"}],
                    "answers": [{"question": "entry.ask", "result": "Stuhl"}],
                }
            )
            status, differences = self.replay("--session", "tester", "--socket", other.socket_path)
        self.assertEqual(status, 1)
        self.assertEqual(len(differences.splitlines()), 1, differences)
        self.assertRegex(
            differences,
            r'^\{"problem":"difference","line":\d+,"message":"answer entry.ask","path":"/result/answer","expected":"Chair","found":"Stuhl"\}$',
        )

    def test_module_is_tested_alone(self):
        self.record()
        options = ("--session", "catalog", "--as-host", "--")
        self.assertEqual(self.replay(*options, *PROGRAMS["catalog"]), (0, ""))

    def test_module_that_answers_otherwise_is_told_apart(self):
        self.record()
        program = PROGRAMS["catalog"][1]
        other = os.path.join(os.path.dirname(self.path), "catalog.py")
        with open(program, encoding="utf-8") as file, open(other, "w", encoding="utf-8") as copy:
            copy.write(file.read().replace('"Chair"', '"Stuhl"').replace('os.path.dirname(os.path.abspath(__file__)), ".."', repr(os.path.join(ROOT, "clients", "python"))))
        status, differences = self.replay("--session", "catalog", "--as-host", "--", sys.executable, other)
        self.assertEqual(status, 1)
        self.assertRegex(differences, r'^\{"problem":"difference","line":\d+,"message":"answer entry.ask","path":"/result","expected":"Chair","found":"Stuhl"\}\n$')

    def test_recording_of_one_session_holds_no_other(self):
        with Recorder(self.host, self.path, "--session", "mine") as recorder:
            self.host.client("other").call("ping")
            self.host.client("mine").call("ping")
        self.assertEqual(recorder.status, 0, recorder.errors)
        with open(self.path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertEqual(len(lines), 5)
        self.assertTrue(all('"session":"mine"' in line for line in lines[1:]), lines)

    def test_message_too_long_to_be_whole_is_told(self):
        with Recorder(self.host, self.path) as recorder:
            client = self.host.client("big")
            client.register("big", [{"type": "big.page"}])
            entry = client.push("big.page", {"text": "x" * 900_000})["entry"]
            client.push("big.page", {"text": "x" * 900_000})
            client.path()
            self.assertEqual(entry, "e2")
        self.assertEqual(recorder.status, 1)
        self.assertIn("THE RECORDING IS NOT COMPLETE: 0 messages are missing, and 1 are cut", recorder.errors)
        status, _ = self.replay("--session", "big", "--socket", self.host.socket_path)
        self.assertEqual(status, 3)


if __name__ == "__main__":
    unittest.main()
