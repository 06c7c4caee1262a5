#!/usr/bin/env python3
"""Runs what the documents show, or those that are named: every `sh` block, every request in a `json` block or a table, every link. Standard library only.

A `text` block that follows a command is its expected output; `…` stands for any run of characters within a line. docs/contributing.md says what a note on a
block asks for. Commands have a host and a home of the document's own, and meet stand-ins for what would change the machine (machine.py).
"""

import filecmp
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import shutil
from collections import namedtuple

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import machine  # noqa: E402
from reader import ANSWER_TIMEOUT, END_TIMEOUT, TIMEOUT, Reader  # noqa: E402
from rows import check_failures, run_rows, setup_name  # noqa: E402
from surroundings import ROOT  # noqa: E402

FENCE = re.compile(r"^```(\w*)([^\n]*)\n(.*?)^```$", re.S | re.M)
Block = namedtuple("Block", "kind note body line")
#: How a block of a language is run by the shell, at the top of the repository. What pytest would call is called with a host, as by the client's fixture.
LANGUAGES = {
    "sh": "{}",
    "js": "cd clients/javascript && node --input-type=module <<'END'\n{}\nEND",
    "python": """PYTHONPATH=clients/python python3 - <<'END'
{}
for name, test in list(globals().items()):
    if name.startswith("test_"):
        from navhost.testing import Host
        with Host() as host:
            test(host)
END""",
}
passed, failed = 0, 0


def check(what, good, detail=""):
    global passed, failed
    if good:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {what}\n{detail}", flush=True)


def read(*path):
    with open(os.path.join(ROOT, *path), encoding="utf-8") as file:
        return file.read()


def documents():
    yield "README.md"
    for top in ("clients", "docs", os.path.join("Tests", "conformance")):
        for folder, folders, names in os.walk(os.path.join(ROOT, top)):
            folders.sort()
            for name in sorted(names):
                if name.endswith(".md"):
                    yield os.path.relpath(os.path.join(folder, name), ROOT)


def blocks(text):
    return [Block(match[1], match[2].strip(), match[3], text[: match.start()].count("\n") + 1) for match in FENCE.finditer(text)]


class Host:
    """A host for one document, unless the document starts its own, and the variables by which commands find it."""

    def __init__(self, is_started=True):
        self.is_started = is_started
        self.known_examples = None

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="nh-")
        self.path = os.path.join(self.folder, "h.sock" if self.is_started else "navhost.sock")
        program = os.environ["NAVHOST_BIN"]
        own = machine.arrange(self.folder)
        self.process = None
        if self.is_started:
            command = [program, "--socket", self.path, "--log-level", "error"]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, **own})
            self.process.stdout.readline()
        own["PATH"] = os.path.dirname(program) + ":" + own["PATH"]
        own["SWIFTPM_BUILD_DIR"] = os.path.join(ROOT, ".build")
        self.environment = {**os.environ, **own, "NAVHOST_SOCKET": self.path, "NAVHOST_STORE": "none", "NAVHOST_HOME": ROOT}
        return self

    def __exit__(self, *_):
        if self.process:
            self.process.terminate()
            self.process.wait(timeout=END_TIMEOUT)
            self.process.stdout.close()
        shutil.rmtree(self.folder)

    def run(self, command, folder=ROOT):
        return subprocess.run(
            ["bash", "-e", "-c", command],
            cwd=folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=TIMEOUT,
        )

    def request(self, text):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(ANSWER_TIMEOUT)
            connection.connect(self.path)
            connection.sendall(text.encode() + b"\n")
            connection.shutdown(socket.SHUT_WR)
            return b"".join(iter(lambda: connection.recv(65536), b"")).decode()

    def examples(self):
        """The examples of the host's OpenRPC document, each as its lines: those before, the request, what a module answers, and the answer."""
        if self.known_examples is None:
            document = json.loads(self.request('{"id":1,"method":"rpc.discover"}'))["result"]
            self.known_examples = [
                [
                    *example["x-setup"],
                    {"id": 1, "method": method["name"], "params": example["x-params"]},
                    *([example["x-answer"]] if "x-answer" in example else []),
                    {"jsonrpc": "2.0", "id": 1, "result": example["result"]["value"]},
                ]
                for method in document["methods"]
                for example in method["examples"]
            ]
        return self.known_examples


def pattern(expected):
    return r"[^\n]*".join(re.escape(part) for part in expected.strip().split("…"))


def matches(expected, got):
    return re.fullmatch(pattern(expected), got.strip()) is not None


def has_appeared(expected, output):
    return re.search(rf"^{pattern(expected)}$", output.replace("\r\n", "\n"), re.M) is not None


def without_stages(command):
    """A command without the lines that Tests/run and CI consist of: those are running, or have been run."""
    stages = {"Tests/run", *read("Tests", "run").splitlines(), *read(".ci", "run").splitlines()}
    return "".join(line + "\n" for line in command.splitlines() if line not in stages)


def run_in_copy(host, command):
    """Runs a command in a copy of the repository's files; also names those that it has changed, as a failure."""
    with tempfile.TemporaryDirectory(prefix="nh-") as copy:
        files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.split("\0")
        files = [name for name in files if os.path.isfile(os.path.join(ROOT, name))]
        for name in files:
            os.makedirs(os.path.dirname(os.path.join(copy, name)), exist_ok=True)
            shutil.copy(os.path.join(ROOT, name), os.path.join(copy, name))
        result = host.run(command, copy)
        changed = [name for name in files if not filecmp.cmp(os.path.join(ROOT, name), os.path.join(copy, name), shallow=False)]
    if changed:
        result.returncode, result.stdout = 1, f"{result.stdout}it has changed {changed}"
    return result


def run_block(where, block, expected, host, reader):
    kind, note, body, _ = block
    if note.startswith("save="):
        reader.save(note[len("save=") :].split()[0], body)
    elif (kind, note) in (("sh", "another"), ("sh", "host")):
        start = reader.start if note == "another" else reader.start_host
        output = start(body, lambda output: has_appeared(expected, output))
        check(where, has_appeared(expected, output), f"{body}expected:\n{expected}got:\n{output}")
    elif (kind, note) == ("sh", "folder"):
        status, output = reader.run(body)
        check_command(where, body, expected, status, output)
    elif (kind, note) == ("sh", "session"):
        reader.talk(body)
    elif (kind, note) == ("json", "session"):
        output, is_good = reader.say(body)
        check(where, is_good if expected is None else matches(expected, output), f"{body}expected:\n{expected}got:\n{output}")
    elif (kind, note) == ("sh", "copy"):
        result = run_in_copy(host, body)
        check_command(where, body, expected, result.returncode, result.stdout)
    elif kind in LANGUAGES and note == "":
        command = without_stages(body)
        if command.strip():
            result = host.run(LANGUAGES[kind].replace("{}", command))
            check_command(where, command, expected, result.returncode, result.stdout)
    elif (kind, note) == ("json", "example"):
        check(where, [json.loads(line) for line in body.splitlines()] in host.examples(), f"{body}is not an example of the host's OpenRPC document")
    elif kind == "json" and setup_name(note):
        pass  # The rows that name it begin with it.
    elif kind == "json" and note == "":
        for request in filter(None, body.split("\n") if '"method"' in body else []):
            answer = host.request(request)
            check(where, '"result":' in answer, f"{request}\n{answer}")
    elif kind not in ("text", "swift", "c") or note and not note.startswith("file="):
        check(where, False, f"nobody runs such a block: {kind} {note}")


def check_command(where, command, expected, status, output):
    good = status == 0 and (expected is None or matches(expected, output))
    check(where, good, f"{command}exit status {status}, expected:\n{expected}\ngot:\n{output}")


def run_document(name):
    text = read(name)
    check_links(name, text)
    found = blocks(text)
    for block in found:
        same = re.search(r"file=(\S+)", block.note)
        if same:
            check(f"{name}:{block.line}: the same as {same[1]}", block.body == read(same[1]), block.body)
    if not found:
        return
    brings_host = any((block.kind, block.note) == ("sh", "host") for block in found)
    with Host(is_started=not brings_host) as host, Reader(host.environment) as reader:
        for block, following in zip(found, [*found[1:], None]):
            expected = following.body if following and following.kind == "text" else None
            run_block(f"{name}:{block.line}", block, expected, host, reader)
        run_rows(name, text, found, host.environment, check)


def check_links(name, text):
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if not target.startswith("http"):
            path = os.path.join(ROOT, os.path.dirname(name), target)
            check(f"{name}: link to {target}", os.path.exists(path), "no such file")


def check_ci():
    """CI runs the README's test command, and nothing else."""
    commands = [block.body for block in blocks(read("README.md")) if block.kind == "sh" and block.body.endswith(" Tests/run\n")]
    check("CI runs the README's test command", commands == [read(".ci", "run").splitlines()[-1] + "\n"], str(commands))


def check_limits():
    """The table of limits says what a host says."""
    text = read("docs", "operations.md")
    table = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", text, re.M))
    with Host() as host:
        limits = json.loads(host.request('{"id":1,"method":"hello"}'))["result"]["limits"]
        options = host.run("navhost serve --help").stdout
    check("limits in docs/operations.md", {k: float(v) for k, v in table.items()} == {k: float(v) for k, v in limits.items()}, f"{table}\n{limits}")
    for option in set(re.findall(r"`(--[a-z-]+)", text)):
        check(f"option {option}", option in options)


if __name__ == "__main__":
    if not sys.argv[1:]:
        check_ci()
        check_limits()
        check_failures(os.environ, check)
    for document in sys.argv[1:] or documents():
        run_document(document)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
