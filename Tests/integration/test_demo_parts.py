"""The modules of the demo: strangers to each other, and left out where their language is missing."""

import os
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, ROOT  # noqa: E402
from test_demo import READY, SOURCES  # noqa: E402
from navhost import Client  # noqa: E402

DEMO = os.path.join(ROOT, "clients", "demo")


class Parts(unittest.TestCase):
    def test_no_module_names_another(self):
        for module, files in SOURCES.items():
            text = ""
            for name in files:
                with open(os.path.join(DEMO, name), encoding="utf-8") as file:
                    text += file.read()
            self.assertIn(module, text)
            for other in set(SOURCES) - {module}:
                self.assertEqual(re.findall(rf"\b{other}\b", text), [], f"{module} names {other}")

    def test_what_cannot_run_is_left_out(self):
        """With a node that is too old, and without python3, socat and jq, the tabs of the other modules are there."""
        with tempfile.TemporaryDirectory(prefix="nh-") as folder:
            node = os.path.join(folder, "node")
            with open(node, "w", encoding="utf-8") as file:
                file.write("#!/bin/sh\necho v16.20.2\n")
            os.chmod(node, 0o755)
            path = os.path.join(folder, "h.sock")
            command = [os.environ["NAVHOST_BIN"], "demo", "--socket", path, "--log-level", "error"]
            demo = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ, PATH=folder))
            try:
                while demo.stdout.readline() not in (READY, ""):
                    pass
                with Client(path, timeout=PATIENCE) as client:
                    tabs = [navigator["name"] for navigator in client.tree()["navigators"] if navigator.get("parent") == "n1"]
                    modules = {module["module"] for module in client.call("module.list")["modules"]}
            finally:
                demo.terminate()
                _, errors = demo.communicate(timeout=PATIENCE)
        self.assertEqual((tabs, modules), (["cups"], {"cups", "till"}))
        for line in (
            "board (JavaScript) is left out: it needs node 18 or later",
            "basket (Python) is left out: it needs python3",
            "kitchen (Python) is left out: it needs python3",
            "house (shell) is left out: it needs socat and jq and timeout and flock",
        ):
            self.assertIn(f"navhost: {line}\n", errors)


if __name__ == "__main__":
    unittest.main()
