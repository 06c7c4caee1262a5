"""Runs the rows of a document whose tables say what a request does: each row on a host of its own, after the set-ups that it names.

A `json setup=NAME` block is a set-up; with `other` behind its name, another process says it. Its lines with a text as `id` are answers, kept until the host asks.
A row has four cells: the capability, the set-ups, one request, and what one sees. What one sees has at least one of these in backticks, and nothing else:
the tree as `picture` draws it, the name of the error, or an object that is a part of a line that came back.
"""

import json
import os
import re
import select
import socket
import subprocess
import tempfile
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

from reader import ANSWER_TIMEOUT, END_TIMEOUT
from surroundings import PATIENT

HEADER = ["capability", "before", "request", "what one sees"]
#: How many rows are run at once.
AT_ONCE = os.cpu_count() or 1
#: How often a row asks whether all lines have come: an answer to a question may lead to a further line.
ROUNDS = 3
Row = namedtuple("Row", "where capability setups request seen")
Setup = namedtuple("Setup", "lines is_other")


def setup_name(note):
    """The name of the set-up that a block with this note is, and whether another process says it; None for any other block."""
    match = re.fullmatch(r"setup=([\w-]+)( other)?", note)
    return (match[1], bool(match[2])) if match else None


def cells(line):
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def spans(cell):
    return re.findall(r"`([^`]*)`", cell)


def rows(name, text):
    """The rows of all tables, and the tables that have another header."""
    found, strange, header, is_fenced = [], [], None, False
    for number, line in enumerate(text.split("\n"), 1):
        is_fenced ^= line.startswith("```")
        if is_fenced or not line.startswith("|"):
            header = None
        elif header is None:
            header = cells(line)
            if header != HEADER:
                strange.append(f"{name}:{number}")
        elif header == HEADER and not re.fullmatch(r"[|\- ]+", line):
            found.append(Row(f"{name}:{number}", *(cells(line) + [""] * len(HEADER))[: len(HEADER)]))
    return found, strange


def is_part(part, whole):
    """Whether all that `part` says is so in `whole`, which may have more members. Lists have to be as long."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(key in whole and is_part(value, whole[key]) for key, value in part.items())
    if isinstance(part, list):
        return isinstance(whole, list) and len(part) == len(whole) and all(map(is_part, part, whole))
    return part == whole and isinstance(part, bool) == isinstance(whole, bool)


def drawn(entry):
    values = ",".join(json.dumps(value, ensure_ascii=False) for value in entry["arguments"].values())
    return entry["type"].split(".", 1)[1] + (f"({values})" if values else "")


def picture(tree):
    """A scene in one line: `[list item(1)]` is a path, `(*home[] search[])` the stacks below, the one in front with a star, `+ sheet:form` what is shown over it, `& toast:saved` an overlay."""
    navigators = {navigator["id"]: navigator for navigator in tree["navigators"]}

    def draw(identifier):
        navigator = navigators[identifier]
        if navigator["kind"] in ("presentation", "overlay"):
            text = navigator["method"] + (":" + drawn(navigator["root"]) if "root" in navigator else "")
        else:
            text = navigator.get("name", "")
        if navigator["hasPath"]:
            text += f"[{' '.join(map(drawn, navigator.get('path', [])))}]"
        if navigator["children"]:
            text += f" ({' '.join(('*' if child == navigator.get('selected') else '') + draw(child) for child in navigator['children'])})"
        text += "".join(f" & {draw(overlay)}" for overlay in navigator.get("overlays", []))
        return text + (f" + {draw(navigator['presented'])}" if "presented" in navigator else "")

    return draw(tree["navigators"][0]["id"])


class RowHost:
    """A host for one row."""

    def __init__(self, environment):
        self.folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.path = os.path.join(self.folder.name, "h.sock")
        command = [os.environ["NAVHOST_BIN"], "serve", "--store", "none", "--log-level", "error", "--socket", self.path, *PATIENT]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)

    def __enter__(self):
        # It says where it listens once it does.
        self.process.stdout.readline()
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=END_TIMEOUT)
        self.process.stdout.close()
        self.folder.cleanup()


class Process:
    """One of the processes of a row: its connection, what came over it, and its answers to questions that have not come."""

    def __init__(self, path):
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.connect(path)
        self.rest, self.lines, self.answers, self.pings, self.is_open = b"", [], {}, 0, True

    def say(self, message):
        self.connection.sendall(json.dumps(message).encode() + b"\n")

    def ping(self):
        self.pings += 1
        try:
            self.say({"id": f"ping {self.pings}", "method": "ping"})
        except BrokenPipeError:
            self.is_open = False

    def has(self, identifier):
        return any(line.get("id") == identifier and "method" not in line for line in self.lines)

    def read(self):
        try:
            data = self.connection.recv(1 << 16)
        except ConnectionResetError:
            data = b""
        self.is_open = bool(data)
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in map(json.loads, lines):
            self.lines.append(line)
            if "method" in line and line.get("id") in self.answers:
                self.say(self.answers.pop(line["id"]))


class Conversation:
    """A row: the processes, and what they say."""

    def __init__(self, path):
        self.client, self.other, self.path = Process(path), None, path

    @property
    def processes(self):
        return [self.client] + ([self.other] if self.other else [])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in self.processes:
            process.connection.close()

    def prepare(self, setup):
        if setup.is_other and self.other is None:
            self.other = Process(self.path)
        process = self.other if setup.is_other else self.client
        for line in setup.lines:
            if isinstance(line.get("id"), str):
                process.answers[line["id"]] = line
            else:
                process.say(line)
        self.settle()
        refused = [line["error"] for line in process.lines if "error" in line]
        if refused:
            raise ValueError(f"a set-up is refused: {refused[0]['message']}")

    def ask(self, request):
        """Sends a request; its answer, and all lines that came from then on."""
        counts = [len(process.lines) for process in self.processes]
        self.client.say({**request, "id": "row"})
        self.until(lambda: self.client.has("row"))
        self.settle()
        lines = [line for process, count in zip(self.processes, counts) for line in process.lines[count:]]
        return next(line for line in lines if line.get("id") == "row"), lines

    def settle(self):
        """Waits until all that the host has to say has come."""
        for _ in range(ROUNDS):
            asked = [process for process in self.processes if process.is_open]
            for process in asked:
                process.ping()
            self.until(lambda: all(not process.is_open or process.has(f"ping {process.pings}") for process in asked))

    def until(self, condition):
        while not condition():
            ready = select.select([process.connection for process in self.processes if process.is_open], [], [], ANSWER_TIMEOUT)[0]
            if not ready:
                raise ValueError("no answer came")
            for process in self.processes:
                if process.connection in ready:
                    process.read()


def problem_of(conversation, row, request):
    """What is wrong with a row, or None."""
    answer, lines = conversation.ask(request)
    seen = spans(row.seen)
    errors = [span for span in seen if re.fullmatch(r"[a-z]+(_[a-z]+)*", span)]
    name = answer.get("error", {}).get("data", {}).get("name")
    if [name] != (errors or [None]):
        return f"the answer is {json.dumps(answer)}"
    for span in seen:
        if span.startswith("{"):
            parts = [part for line in lines for part in (line.get("result"), line.get("params"), line.get("error", {}).get("data")) if part is not None]
            if not any(is_part(json.loads(span), part) for part in parts):
                return f"nothing that came has {span}:\n" + "\n".join(map(json.dumps, lines))
        elif span.startswith("["):
            tree = picture(conversation.ask({"method": "tree.get"})[0]["result"])
            if tree != span:
                return f"the tree is {tree}"
        elif span not in errors:
            return f"nobody checks `{span}`"
    return None if seen else "nothing is said to be seen"


def run_row(row, setups, environment):
    names = ["shop", *spans(row.setups)]
    requests = spans(row.request)
    if len(requests) != 1:
        return f"{len(requests)} requests"
    unknown = [name for name in names if name not in setups]
    if unknown:
        return f"no such set-up: {unknown}"
    try:
        with RowHost(environment) as host, Conversation(host.path) as conversation:
            for name in names:
                conversation.prepare(setups[name])
            return problem_of(conversation, row, json.loads(requests[0]))
    except ValueError as error:
        return str(error)


def run_rows(name, text, blocks, environment, check):
    """Runs all rows of a document that has set-ups. `check` takes what is checked, whether it is good, and the details."""
    setups = {}
    for block in blocks:
        found = setup_name(block.note)
        if found:
            setups[found[0]] = Setup([json.loads(line) for line in block.body.splitlines()], found[1])
    if not setups:
        return
    found, strange = rows(name, text)
    check(f"{name}: tables without requests", not strange, str(strange))
    unused = set(setups) - {"shop"} - {setup for row in found for setup in spans(row.setups)}
    check(f"{name}: set-ups that no row uses", not unused, str(unused))
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for row, problem in zip(found, pool.map(lambda row: run_row(row, setups, environment), found)):
            check(f"{row.where}: {row.capability}", problem is None, problem or "")


def check_failures(environment, check):
    """Rows that must fail, each with the beginning of the reason."""
    setups = {"shop": Setup([], False)}
    for request, seen, reason in (
        ("", "`[]`", "0 requests"),
        ('`{"method":"pop"}` or `{"method":"back"}`', "`at_root`", "2 requests"),
        ('`{"method":"tree.get"}`', "all is well", "nothing is said"),
        ('`{"method":"tree.get"}`', "see `tree.get`", "nobody checks"),
        ('`{"method":"tree.get"}`', "`[list]`", "the tree is []"),
        ('`{"method":"tree.get"}`', '`{"revision":1}`', "nothing that came has"),
        ('`{"method":"pop"}`', "`[]`", "the answer is"),
        ('`{"method":"pop"}`', "`not_presented`", "the answer is"),
    ):
        problem = run_row(Row("", "", "", request, seen), setups, environment)
        check(f"a row that must fail: {request}, {seen}", (problem or "").startswith(reason), str(problem))
    check("a set-up that does not exist", run_row(Row("", "", "`other`", "`{}`", ""), setups, environment) == "no such set-up: ['other']")
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in (HEADER, ["---"] * 4, ["going back", "`path`", "`{}`"]))
    check("a row with three cells", rows("page", table) == ([Row("page:3", "going back", "`path`", "`{}`", "")], []))
    check("a table without requests", rows("page", "| a | b |\n|---|---|\n| c | d |")[1] == ["page:1"])
