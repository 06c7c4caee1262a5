#!/usr/bin/env python3
"""Measures the renderer: how long a change takes from the socket to the screen, and whether an open page keeps its memory.

    measure.py latency [CHANGES]
    measure.py memory [SECONDS] [CHANGES_PER_SECOND]

It needs NAVHOST_BIN and NAVWEB_BIN, or a debug build. It prints figures and asserts nothing, because machines differ.
"""

from __future__ import annotations

import statistics
import sys
import time
from typing import Any, Callable

from browsing import PATIENCE, Chromium, Gateway, Host, Window, folder
from gallery import Shop
from navhost import Client


def with_page(run: Callable[[Client, Window], None]) -> None:
    with folder() as place:
        host = Host(place)
        shop = Shop(host.path)
        gateway = Gateway(host.path)
        client = Client(host.path, timeout=PATIENCE)
        try:
            window = Window(Chromium.shared().new_page(), host.path).open(gateway.address)
            run(client, window)
        finally:
            client.close()
            gateway.close()
            shop.close()
            host.close()
            Chromium.close()


def latency(changes: int) -> Callable[..., None]:
    """The page notes when a title stands in the document and a frame has been made of it; both clocks are those of this machine."""

    def run(client: Client, window: Window) -> None:
        window.page.evaluate(
            """() => {
                window.seen = {};
                const note = (kind, title) => { (window.seen[title] ??= {})[kind] ??= performance.timeOrigin + performance.now(); };
                new MutationObserver(() => {
                    const title = document.querySelector('#scene h1')?.textContent;
                    note('drawn', title);
                    requestAnimationFrame(() => setTimeout(() => note('painted', title)));
                }).observe(document.getElementById('scene'), { childList: true, subtree: true, characterData: true });
            }"""
        )
        client.register("meter", [{"type": "meter.page"}])
        entry = client.push("meter.page", navigator="n1")["entry"]
        sent = []
        for number in range(changes):
            sent.append(time.time() * 1000)
            client.call("entry.provide", entry=entry, content={"screen": 1, "title": f"Number {number}"})
            time.sleep(0.05)
        window.until("title => window.seen[title]?.painted !== undefined", f"Number {changes - 1}")
        seen = window.page.evaluate("() => window.seen")
        for kind in ("drawn", "painted"):
            # Changes that came in one frame are one picture, which shows the last of them.
            times = sorted(seen[f"Number {number}"][kind] - sent[number] for number in range(changes) if kind in seen.get(f"Number {number}", {}))
            p95 = times[int(len(times) * 0.95)]
            print(f"{kind}: p50 {statistics.median(times):.1f} ms, p95 {p95:.1f} ms, most {times[-1]:.1f} ms, {len(times)} of {changes} changes")

    return run


def memory(seconds: float, rate: float) -> Callable[..., None]:
    def run(client: Client, window: Window) -> None:
        session = window.page.context.new_cdp_session(window.page)
        client.push("shop.basket", navigator="n1")
        started, number, next_report = time.monotonic(), 0, 0.0
        while time.monotonic() - started < seconds:
            elapsed = time.monotonic() - started
            if elapsed >= next_report:
                report(session, elapsed, number)
                next_report += seconds / 10
            for _ in range(int(rate / 10)):
                change(client, number)
                number += 1
            time.sleep(max(0.0, started + number / rate - time.monotonic()))
        window.caught_up()
        report(session, time.monotonic() - started, number)

    return run


def change(client: Client, number: int) -> None:
    """Pushes, pops, sheets and toasts, one after the other."""
    if number % 4 == 0:
        client.push("shop.item", arguments={"id": number}, navigator="n1")
    elif number % 4 == 1:
        client.pop(navigator="n1")
    elif number % 4 == 2:
        client.call("navigate", type="shop.delivery", navigator="n1")
    else:
        client.call("dismissAny")


def report(session: Any, elapsed: float, number: int) -> None:
    session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    counters = session.send("Memory.getDOMCounters")
    print(f"{elapsed:6.0f} s {number:7} changes: heap {heap / 1e6:6.2f} MB, nodes {counters['nodes']}, listeners {counters['jsEventListeners']}", flush=True)


def main() -> None:
    kind = sys.argv[1] if sys.argv[1:] else "latency"
    numbers = [float(one) for one in sys.argv[2:]]
    if kind == "latency":
        with_page(latency(int((numbers or [200])[0])))
    else:
        seconds, rate = (numbers + [180.0, 100.0][len(numbers) :])[:2]
        with_page(memory(seconds, rate))


if __name__ == "__main__":
    main()
