#!/usr/bin/env python3
"""Kills modules of the test application: by default one at each step, with --all each of them.

    run.py [--all] [--seed N] [--module NAME] [--step NAME] [--moment during|after] [--rounds N]
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from typing import List

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from application import SOURCES, Application  # noqa: E402
from killing import MOMENTS, Kill, play  # noqa: E402
from scenario import Scenario  # noqa: E402


def chosen(arguments: argparse.Namespace, steps: List[str]) -> List[Kill]:
    """Every kill that was asked for; of each step and moment one, unless all are wanted."""
    kills = []
    for number, step in enumerate(steps):
        for moment in MOMENTS:
            kills.append([Kill(module, number, moment) for module in SOURCES if arguments.module in (None, module)])
            if arguments.step not in (None, step) or arguments.moment not in (None, moment):
                kills.pop()
    choice = random.Random(arguments.seed)
    if not arguments.all:
        kills = [[choice.choice(group)] for group in kills]
    return [kill for group in kills for kill in group]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every module at every step and moment")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"))
    parser.add_argument("--module", choices=SOURCES)
    parser.add_argument("--step")
    parser.add_argument("--moment", choices=MOMENTS)
    parser.add_argument("--rounds", type=int, default=1, help="how often all of it")
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="nh-") as folder:
        application = Application(folder)
        try:
            kills = chosen(arguments, [step.name for step in Scenario(application, 0).steps()]) * arguments.rounds
            for number, kill in enumerate(kills):
                started = time.monotonic()
                play(application, kill, product=1000 + number)
                answers = ", ".join(request.outcome for request in application.requests)
                name = Scenario(application, 0).steps()[kill.step].name
                print(f"{kill.module} killed {kill.moment} {name}: {answers} ({time.monotonic() - started:.1f} s)", flush=True)
        finally:
            application.close()
    print(f"{len(kills)} kills")
    return 0


if __name__ == "__main__":
    sys.exit(main())
