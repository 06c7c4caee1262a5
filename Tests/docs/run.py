#!/usr/bin/env python3
"""Runs what the documents show, or those that are named: every `sh` block against a host of its own, every request in a `json` block, every link. Standard library only.

A `text` block that follows a command is its expected output; `…` stands for any run of characters within a line. `reader.py` does what a note on a block asks
for: programs are saved in a folder, and commands are typed there.
"""

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import shutil

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from reader import Reader  # noqa: E402
from surroundings import ROOT  # noqa: E402

FENCE = re.compile(r"^```(\w*)([^\n]*)\n(.*?)^```$", re.S | re.M)
passed, failed = 0, 0


def check(what, good, detail=""):
    global passed, failed
    if good:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {what}\n{detail}")


def documents():
    yield "README.md"
    for folder, _, names in os.walk(ROOT):
        relative = os.path.relpath(folder, ROOT)
        if relative.split(os.sep)[0] in ("docs", "clients") or relative in (os.path.join("Tests", "Fixtures"), os.path.join("Tests", "conformance")):
            for name in sorted(names):
                if name.endswith(".md"):
                    yield os.path.join(relative, name)


def blocks(text):
    return [(match[1], match[2].strip(), match[3], text[: match.start()].count("\n") + 1) for match in FENCE.finditer(text)]


class Host:
    """A host for one document, on a socket that the commands find by $NAVHOST_SOCKET."""

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="nh-")
        self.path = os.path.join(self.folder, "h.sock")
        program = os.environ["NAVHOST_BIN"]
        self.process = subprocess.Popen([program, "--socket", self.path, "--log-level", "error"], stdout=subprocess.PIPE, env=dict(os.environ, XDG_STATE_HOME=self.folder))
        self.process.stdout.readline()
        self.environment = dict(os.environ, NAVHOST_SOCKET=self.path, NAVHOST_STORE="none", NAVHOST_HOME=ROOT, PATH=os.path.dirname(program) + ":" + os.environ["PATH"])
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=20)
        self.process.stdout.close()
        shutil.rmtree(self.folder)

    def run(self, command):
        return subprocess.run(
            ["bash", "-c", command], cwd=ROOT, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120
        )

    def request(self, text):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(10)
            connection.connect(self.path)
            connection.sendall(text.encode() + b"\n")
            connection.shutdown(socket.SHUT_WR)
            return b"".join(iter(lambda: connection.recv(65536), b"")).decode()


def matches(expected, got):
    pattern = r"[^\n]*".join(re.escape(part) for part in expected.strip().split("…"))
    return re.fullmatch(pattern, got.strip()) is not None


def run_document(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        text = file.read()
    check_links(name, text)
    found = blocks(text)
    for kind, note, body, line in found:
        if kind == "swift" and note.startswith("file="):
            with open(os.path.join(ROOT, note[len("file="):]), encoding="utf-8") as file:
                check(f"{name}:{line}: the same as {note}", body == file.read(), body)
    if not any(kind in ("sh", "json", "python") for kind, _, _, _ in found):
        return
    with Host() as host, Reader(host.path, host.environment) as reader:
        for index, (kind, note, body, line) in enumerate(found):
            where = f"{name}:{line}"
            expected = found[index + 1][2] if found[index + 1 : index + 2] and found[index + 1][0] == "text" else None
            if note.startswith("save="):
                reader.save(note[len("save=") :], body)
            elif (kind, note) == ("sh", "folder"):
                status, output = reader.run(body)
                check(where, status == 0 and (expected is None or matches(expected, output)), f"{body}exit status {status}, expected:\n{expected}got:\n{output}")
            elif kind == "sh" and note.startswith("built="):
                # SwiftPM takes minutes to build a package that depends on this one, so the repository builds the same sources.
                reader.place_program(os.path.join(os.path.dirname(os.environ["NAVHOST_BIN"]), note[len("built=") :]), ".build/debug")
            elif (kind, note) == ("sh", "another"):
                output = reader.start(body, lambda output: matches(expected, output))
                check(where, matches(expected, output), f"{body}expected:\n{expected}got:\n{output}")
            elif (kind, note) == ("json", "session"):
                output, is_good = reader.say(body)
                check(where, is_good if expected is None else matches(expected, output), f"{body}expected:\n{expected}got:\n{output}")
            elif kind == "sh" and note == "":
                result = host.run(body)
                check(where, result.returncode == 0, f"{body}exit code {result.returncode}\n{result.stdout}")
                if expected is not None:
                    check(f"{where}: output", matches(expected, result.stdout), f"expected:\n{expected}got:\n{result.stdout}")
            elif kind == "python" and note == "":
                result = host.run(f"PYTHONPATH=clients/python python3 - <<'END'\n{body}\nEND")
                check(where, result.returncode == 0, f"{body}exit code {result.returncode}\n{result.stdout}")
            elif kind == "json" and '"method"' in body and note == "":
                for request in filter(None, body.split("\n")):
                    answer = host.request(request)
                    check(where, '"result":' in answer, f"{request}\n{answer}")


def check_links(name, text):
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if not target.startswith("http"):
            path = os.path.join(ROOT, os.path.dirname(name), target)
            check(f"{name}: link to {target}", os.path.exists(path), "no such file")


def check_setup():
    """The README has two set-up commands, a line each; CI runs the second."""
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        commands = [body.strip() for kind, note, body, _ in blocks(file.read()) if (kind, note) == ("sh", "setup")]
    check("README has two set-up commands of one line", len(commands) == 2 and not any("\n" in c for c in commands), str(commands))
    with open(os.path.join(ROOT, ".ci", "run"), encoding="utf-8") as file:
        check("CI runs the README's test command", file.read().splitlines()[-1] == commands[-1])


def check_limits():
    """The table of limits says what a host says."""
    with open(os.path.join(ROOT, "docs", "operations.md"), encoding="utf-8") as file:
        table = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", file.read(), re.M))
    with Host() as host:
        limits = json.loads(host.request('{"id":1,"method":"hello"}'))["result"]["limits"]
        options = host.run("navhost serve --help").stdout
    check("limits in docs/operations.md", {k: float(v) for k, v in table.items()} == {k: float(v) for k, v in limits.items()}, f"{table}\n{limits}")
    with open(os.path.join(ROOT, "docs", "operations.md"), encoding="utf-8") as file:
        for option in set(re.findall(r"`(--[a-z-]+)", file.read())):
            check(f"option {option}", option in options)


if __name__ == "__main__":
    if not sys.argv[1:]:
        check_setup()
        check_limits()
    for document in sys.argv[1:] or documents():
        run_document(document)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
