#!/usr/bin/env python3
"""Runs the README's first set-up command, but for the packages that it installs: builds for release, starts the demo, and looks at its tree."""

import os
import re
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import ROOT  # noqa: E402
from navhost import Client  # noqa: E402


def command():
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        line = re.search(r"^```sh setup\n(.*)\n```$", file.read(), re.M)[1]
    # Packages are installed for the tests by whoever runs them.
    return line[line.index("swift build"):]


def main():
    with tempfile.TemporaryDirectory(prefix="nh-") as folder:
        path = os.path.join(folder, "h.sock")
        environment = dict(os.environ, NAVHOST_SOCKET=path, XDG_STATE_HOME=folder)
        # A process group of its own, so that what the command started ends with it.
        process = subprocess.Popen(["bash", "-c", command()], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
        try:
            ready = next((line for line in process.stdout if line.startswith("demo ready")), None)
            if ready is None:
                return f"the demo did not start; it ended with {process.wait()}"
            with Client(path) as client:
                types = {entry["type"] for navigator in client.tree()["navigators"] for entry in navigator.get("path", [])}
            wanted = {"catalog.list", "settings.page"}
            return None if wanted <= types else f"the demo shows {types}, which should have {wanted} among them"
        finally:
            try:
                os.killpg(process.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass  # It has ended.
            process.communicate(timeout=60)


if __name__ == "__main__":
    problem = main()
    print(f"FAILED: {problem}" if problem else "the README's first command runs")
    sys.exit(1 if problem else 0)
