#!/usr/bin/env python3
"""Counts what one request costs a host: instructions and allocations, by callgrind.

Each scenario runs twice in a host under callgrind, the second time with twice as many requests. The difference, divided by the number of requests
that came in addition, is the cost of one: the registrations are in both runs.

The numbers do not depend on the machine:

- Only what the loop of the host does counts, so neither its start nor its end.
- Only instructions of the program itself and of libjson-c count, not those of the C library. The C library has several versions of its functions
  on bytes, and takes the one that fits the processor.
- The client writes a batch at once and waits for all answers, and a turn may take long. So the number of turns does not depend on the time.
- Swift's hashes have no random seed (`SWIFT_DETERMINISTIC_HASHING`).

`count.py` prints the figures beside those of `figures.json`. `count.py --write` writes that file.
"""

import argparse
import json
import os
import re
import socket
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
FIGURES = os.path.join(HERE, "figures.json")

#: The program of the release build that Tests/run makes.
PROGRAM = os.environ.get("NAVHOST_RELEASE_BIN") or os.path.join(ROOT, ".build", "release", "navhost")

#: Requests of a batch, and batches of the shorter run. A batch is far below what the host reads in one turn.
BATCH, BATCHES = 16, 125

#: The loop of the host: `NavigationServer.run()`. The end of the process comes while memory is still given back, so how much of that is done depends on the time.
LOOP = "$s16NavigationServerAAC3runyyF"

#: How many seconds a wait takes at most.
PATIENCE = 600

#: The functions that allocate. A call of another function of the C library does not count.
ALLOCATORS = {"malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign"}

SCHEMA = {"type": "object", "properties": {"id": {"type": "integer", "minimum": 0}}, "required": ["id"], "additionalProperties": False}

REGISTRATION = {"module": "shop", "destinations": [{"type": "shop.item"}, {"type": "shop.checked", "arguments": SCHEMA}]}


def to(type):
    return "navigate", {"type": type, "arguments": {"id": 42}}


#: For each scenario the requests that one batch repeats, and the number of watchers.
#: The cost of a delivery is a difference of two scenarios.
#: It is taken of nine watchers together, because the cost of a single one depends on the moment.
SCENARIOS = {
    "ping": ([("ping", {})], 0),
    "navigate": ([to("shop.item")], 0),
    "navigate with a schema": ([to("shop.checked")], 0),
    "navigate and pop": ([to("shop.item"), ("pop", {})], 0),
    "refused": ([to("shop.missing")], 0),
    "navigate and pop, nine watchers": ([to("shop.item"), ("pop", {})], 9),
}


class Line:
    """A connection that sends a batch and waits for the answers."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(path)
        self.waiting = b""

    def send(self, requests):
        lines = [json.dumps({"id": 1, "method": method, "params": params}, separators=(",", ":")) for method, params in requests]
        self.socket.sendall(("\n".join(lines) + "\n").encode())

    def read(self, count):
        while self.waiting.count(b"\n") < count:
            part = self.socket.recv(1 << 20)
            assert part, "the host has closed the connection"
            self.waiting += part
        lines, self.waiting = self.waiting.split(b"\n")[:count], b"\n".join(self.waiting.split(b"\n")[count:])
        return lines

    def call(self, requests):
        self.send(requests)
        return self.read(len(requests))


def run(program, folder, requests, watchers, batches):
    """The instructions and the allocations of a host that answers these batches."""
    path, out = os.path.join(folder, "h.sock"), os.path.join(folder, "callgrind.out")
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", f"--toggle-collect={LOOP}"]
    command += [program, "serve", "--socket", path, "--store", "none", "--config", "none", "--turn-time", "1"]
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    host = subprocess.Popen([*command, "--log-level", "error"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    lines = []
    try:
        greeting = host.stdout.readline()
        assert path in greeting, f"the host has not started: {greeting}{host.stderr.read() if host.poll() is not None else ''}"
        lines += [Line(path) for _ in range(1 + watchers)]
        lines[0].call([("module.register", REGISTRATION)])
        for watcher in lines[1:]:
            watcher.call([("watch", {})])
        batch = requests * (BATCH // len(requests))
        refused = requests[0][1].get("type") == "shop.missing"
        for _ in range(batches):
            for answer in lines[0].call(batch):
                assert (b'"error":' in answer) == refused, answer.decode()[:400]
            for watcher in lines[1:]:
                watcher.read(len(batch))
        host.terminate()
        host.wait(PATIENCE)
    finally:
        for line in lines:
            line.socket.close()
        host.kill()
        host.communicate()
    with open(out, encoding="utf-8", errors="replace") as file:
        return read(file)


def read(file):
    """The instructions of the program and of libjson-c, and the calls of the allocators, in the text of a profile."""
    names, instructions, allocations = {}, 0, 0
    counted = called = None
    is_call = False
    for line in file:
        if line[:1].isdigit() or line[:1] in "+-*":
            if not is_call and counted:
                instructions += int(line.split()[1])
            is_call = False
        elif match := re.match(r"(c?ob|c?fn)=\((\d+)\)(?: (.*))?", line):
            kind, number, name = match.groups()
            key = (kind[-2:], number)
            if name:
                names[key] = name
            if kind == "ob":
                counted = is_counted(names[key])
            elif kind == "cfn":
                called = names[key].split("'")[0].split("@")[0]
        elif line.startswith("calls="):
            is_call = True
            if called in ALLOCATORS:
                allocations += int(line[6:].split()[0])
    return instructions, allocations


def is_counted(object):
    name = os.path.basename(object)
    return name.startswith("navhost") or name.startswith("libjson-c")


def costs(program):
    """For each scenario the instructions and allocations of one request."""
    with tempfile.TemporaryDirectory(prefix="nh-") as folder:
        # Valgrind cannot read the debugging information of a program that is linked statically with Swift.
        stripped = os.path.join(folder, "navhost")
        subprocess.run(["strip", "--strip-debug", "-o", stripped, program], check=True)
        return {name: cost(stripped, folder, *scenario) for name, scenario in SCENARIOS.items()}


def cost(program, folder, requests, watchers):
    once, twice = (run(program, folder, requests, watchers, count * BATCHES) for count in (1, 2))
    number = BATCHES * (BATCH // len(requests)) * len(requests)
    # Adding zero turns a negative zero into zero.
    return {"instructions": round((twice[0] - once[0]) / number), "allocations": round((twice[1] - once[1]) / number, 2) + 0.0}


def figures(found):
    """The figures of the requests, from those of the scenarios."""
    both, nine = found["navigate and pop"], found["navigate and pop, nine watchers"]
    named = {name: found[name] for name in ("ping", "navigate", "navigate with a schema", "refused")}
    named["navigate and pop, each"] = both
    named["delivery of a change to one of nine"] = difference(nine, both, 9)
    return named


def difference(more, less, deliveries):
    return {key: round((more[key] - less[key]) / deliveries, 2) + 0.0 for key in more}


def recorded():
    with open(FIGURES, encoding="utf-8") as file:
        return json.load(file)


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--write", action="store_true", help="write the figures to figures.json")
    options.add_argument("program", nargs="?", default=PROGRAM, help="the navhost of a release build")
    chosen = options.parse_args()
    found = figures(costs(chosen.program))
    former = recorded() if os.path.exists(FIGURES) else {}
    for name, values in found.items():
        before = former.get(name, {})
        print(f"{name:38}" + "".join(f"{values[key]:>10,} {key}, recorded {before.get(key, '-')}" for key in values))
    if chosen.write:
        with open(FIGURES, "w", encoding="utf-8") as file:
            json.dump(found, file, indent=2)
            file.write("\n")


if __name__ == "__main__":
    sys.exit(main())
