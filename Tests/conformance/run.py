#!/usr/bin/env python3
"""Runs every scenario with every client; README.md says how they are written. Standard library only. Ends with "N passed, N failed"."""

import argparse
import glob
import os
import sys
import traceback
from concurrent.futures import ThreadPoolExecutor

from checks import Failure
from clients import FEATURES, clients
from hosts import HOST
from play import Scenario

#: Scenarios under way at a time.
AT_ONCE = 6

HERE = os.path.dirname(os.path.abspath(__file__))


def scenarios():
    return [Scenario(path) for path in sorted(glob.glob(os.path.join(HERE, "*", "*.ndjson")))]


def programs(chosen):
    """The programs that have to be built before: the host, and the adapters that are compiled."""
    yield "navhost", HOST
    for client in chosen:
        if os.path.isabs(client.command[0]):
            yield client.name, client.command[0]


def check(scenario, client, show):
    """Whether the client passes, and what there is to say about it: what happened if it does not, or if that is asked for."""
    log = []
    verdict = ""
    try:
        if not scenario.needs <= set(FEATURES):
            raise Failure(f"it needs features that no client has: {scenario.needs - set(FEATURES)}")
        scenario.play(client, log.append)
    except Failure as failure:
        verdict = f"FAILED: {scenario.name} with {client.name}: {failure}\n"
    except Exception:  # noqa: BLE001 - a defect of this suite, or of a scenario, is one failed scenario and not the end of the run
        verdict = f"FAILED: {scenario.name} with {client.name}: {traceback.format_exc()}\n"
    report = "".join(f"    {line}\n" for line in log) if show or verdict else ""
    return not verdict, verdict + report


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--client", action="append", help="only this client")
    parser.add_argument("--scenario", default="", help="only scenarios with this in their name")
    parser.add_argument("--show", action="store_true", help="print what happens also when all is well")
    options = parser.parse_args()
    chosen = [client for client in clients() if not options.client or client.name in options.client]
    for name, program in programs(chosen):
        if not os.access(program, os.X_OK):
            parser.error(f"{name}: there is no program {program}; build it, as Tests/run does")
    pairs = [
        (scenario, client, options.show)
        for client in chosen
        for scenario in scenarios()
        if options.scenario in scenario.name and not scenario.needs & client.lacks
    ]
    failed = 0
    # They mostly wait, each on a socket of its own.
    with ThreadPoolExecutor(max_workers=AT_ONCE) as pool:
        for is_good, report in pool.map(lambda pair: check(*pair), pairs):
            print(report, end="", flush=True)
            failed += not is_good
    print(f"{len(pairs) - failed} passed, {failed} failed")
    return 1 if failed or not pairs else 0


if __name__ == "__main__":
    sys.exit(main())
