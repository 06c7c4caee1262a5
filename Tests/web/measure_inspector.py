#!/usr/bin/env python3
"""Measures the inspector with a scene of 10,000 entries.

    measure_inspector.py [ENTRIES]

It needs NAVHOST_BIN and NAVWEB_BIN, or a debug build. It prints figures and asserts nothing, because machines differ. The page is meant to need 200 ms for
its first picture, 4 ms for a change, 8 ms for a place in the history, and 300 bytes for an entry.
"""

from __future__ import annotations

import statistics
import sys
from urllib.parse import urlsplit

from browsing import PATIENCE, Chromium, Gateway, Host, folder
from navhost import Client
from playwright.sync_api import Page

TYPES = [{"type": "shop.list"}]
#: From the snapshot as it came to the picture, without the time until the browser shows it.
PICTURE = """() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return { load: navigation.domContentLoadedEventEnd, picture: inspector.measured.picture };
}"""
#: A change: taken, and drawn.
CHANGE = """async count => {
    const times = [];
    const navigator = inspector.history.live.navigator('n1');
    for (let index = 0; index < count; index++) {
        const revision = inspector.history.newest + 1;
        const position = navigator.path.length;
        const entry = { ...navigator.path[0], id: `e${900000 + revision}` };
        const start = performance.now();
        inspector.changed({ revision, cause: { method: 'push', session: 's1', time: Date.now() }, changes: [{ kind: 'entry.added', navigator: 'n1', position, entry }] });
        const taken = performance.now();
        inspector.drawNow();
        times.push([taken - start, performance.now() - taken]);
    }
    return times;
}"""
#: A place in the history, found at random.
SEEK = """count => {
    const times = [];
    const { oldest, newest } = inspector.history;
    for (let index = 0; index < count; index++) {
        const revision = oldest + Math.floor(Math.random() * (newest - oldest + 1));
        const start = performance.now();
        inspector.history.seek(revision);
        times.push(performance.now() - start);
    }
    return times;
}"""


def show(name: str, times: list) -> None:
    times = sorted(times)
    print(f"{name}: median {statistics.median(times):.2f} ms, 99 of 100 within {times[int(len(times) * 0.99) - 1]:.2f} ms, at most {times[-1]:.2f} ms")


def run(entries: int) -> None:
    with folder() as place:
        host = Host(place, "--store", "none")
        client = Client(host.path, timeout=PATIENCE)
        client.call("module.register", module="shop", destinations=TYPES)
        for start in range(0, entries, 1000):
            client.call("path.append", path=[{"type": "shop.list", "arguments": {"page": page}} for page in range(start, min(entries, start + 1000))])
        gateway = Gateway(host.path)
        client.call("scene.create", scene="empty")
        empty = heap(opened(gateway.address, "?scene=empty"))
        page = opened(gateway.ticket())
        measured = page.evaluate(PICTURE)
        print(f"page: {measured['load']:.0f} ms; first picture of {entries} entries, from the snapshot: {measured['picture']:.0f} ms")
        times = page.evaluate(CHANGE, 1000)
        show("change, taken", [one for one, _ in times])
        show("change, drawn", [one for _, one in times])
        show("place in the history", page.evaluate(SEEK, 300))
        page = opened(gateway.ticket())
        print(f"memory: {(heap(page) - empty) / entries:.0f} bytes an entry, with the entries and the history of how they came")
        client.close()
        gateway.close()
        host.close()
        Chromium.close()


def opened(address: str, query: str = "") -> Page:
    parts = urlsplit(address)
    page = Chromium.shared().new_context().new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(f"{parts.scheme}://{parts.netloc}/inspect{query}#{parts.fragment}")
    page.wait_for_selector("html[data-ready]")
    return page


def heap(page: Page) -> int:
    """Bytes that the page's scripts hold, once the older revisions have been read."""
    page.wait_for_function("() => inspector.history.oldest <= inspector.window.from")
    devtools = page.context.new_cdp_session(page)
    devtools.send("HeapProfiler.collectGarbage")
    return devtools.send("Runtime.getHeapUsage")["usedSize"]


if __name__ == "__main__":
    run(int(sys.argv[1]) if sys.argv[1:] else 10_000)
