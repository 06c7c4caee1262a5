#!/usr/bin/env python3
"""Kills the host again and again, and looks whether what it had promised is there.

    run.py [--rounds N] [--seed S] [--seconds T] [--keep]

A round: clients change two scenes in every way, watchers follow; then the host is killed, from outside or inside a call of the disk, loses power, or meets
a disk that fails. After each: the store is sound, what was acknowledged is there, nothing is half there, watches go on without a gap.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from typing import Dict

from checks import Broken
from rounds import Crash
from workload import SCENES


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=len(Crash.SHORT_FORM))
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    parser.add_argument("--seconds", type=float, help="no new round after that")
    parser.add_argument("--kind", choices=sorted(Crash.ROUNDS), help="only rounds of this kind")
    parser.add_argument("--keep", action="store_true", help="leave the folder of a failure")
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="nh-crash-")
    print(f"crash test, seed {options.seed}", flush=True)
    crash, began, number, kind = Crash(folder, options.seed), time.monotonic(), 0, ""
    kinds, weights = zip(*Crash.ROUNDS.items())
    counts: Dict[str, int] = {}
    try:
        for number in range(options.rounds):
            if options.seconds and time.monotonic() - began > options.seconds:
                break
            kind = Crash.SHORT_FORM[number] if number < len(Crash.SHORT_FORM) else crash.random.choices(kinds, weights)[0]
            kind = options.kind or kind
            counts[kind] = counts.get(kind, 0) + 1
            crash.run(number, kind)
            if (number + 1) % 50 == 0:
                print(f"{number + 1} rounds, {time.monotonic() - began:.0f} s", flush=True)
        kind = "finish"
        crash.finish()
    except BaseException as error:
        print(f"round {number} ({kind}) of seed {options.seed}, durability {crash.host.durability}: {error}", file=sys.stderr)
        if crash.host.process:
            crash.host.kill()
        if options.keep:
            crash.write_events(os.path.join(folder, "events.ndjson"))
            print(f"its files are in {folder}", file=sys.stderr)
        else:
            shutil.rmtree(folder)
        if isinstance(error, Broken):
            return 1
        raise
    shutil.rmtree(folder)
    inspection = crash.inspection
    starts: Dict[str, int] = {}
    for watcher in crash.watchers:
        for name, count in watcher.starts.items():
            starts[name] = starts.get(name, 0) + count
    print(
        f"{sum(counts.values())} rounds {counts}, {crash.host.starts} starts, {len(crash.ledger.requests)} requests, {inspection.acknowledged} changes"
        f" acknowledged, {inspection.failed} refused by the store ({inspection.doubtful} in doubt),"
        f" revisions {[crash.truth.revision(scene) for scene in SCENES]}, {crash.truth.checker.lines} lines of watches {starts},"
        f" {time.monotonic() - began:.1f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
