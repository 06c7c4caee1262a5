"""The examples, as a person runs them: they say when they are ready, and Control-C ends them without a traceback."""

import os
import signal
import subprocess
import sys
import unittest
from pathlib import Path

from .hosts import PATIENCE, RealHost
from navhost import Client

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


class ControlC(unittest.TestCase):
    def setUp(self):
        self.host = RealHost()
        self.addCleanup(self.host.stop)

    def start(self, name):
        command = [sys.executable, str(EXAMPLES / name)]
        # A shell starts what runs in the background with the signal ignored, and children inherit that.
        process = subprocess.Popen(
            command,
            env=dict(os.environ, NAVHOST_SOCKET=self.host.path),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.kill)
        return process

    def check_end(self, process):
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
        self.assertEqual((said, process.returncode), ("", 0))

    def test_of_a_module(self):
        process = self.start("catalog.py")
        with Client(self.host.path, timeout=PATIENCE) as client:
            watch = client.call("host.watch")
            known = {module["module"] for module in watch["snapshot"]["modules"]}
            for told in client.notifications(timeout=PATIENCE):
                known |= {change["module"] for change in told.params.get("changes", ()) if change["kind"] == "module.registered"}
                if "catalog" in known:
                    break
            self.assertIn("catalog", known)
        self.check_end(process)

    def test_of_a_watch(self):
        process = self.start("watch.py")
        self.assertEqual(process.stdout.readline(), "revision 0, watching\n")
        self.check_end(process)


if __name__ == "__main__":
    unittest.main()
