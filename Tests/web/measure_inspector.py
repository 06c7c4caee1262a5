#!/usr/bin/env python3
"""Measures the inspector with a scene of 10,000 entries.

    measure_inspector.py [ENTRIES]
    measure_inspector.py rate [ENTRIES] [CHANGES_PER_SECOND] [SECONDS]

It needs NAVHOST_BIN and NAVWEB_BIN, or a debug build. It prints figures and asserts nothing, because machines differ. The page is meant to need 200 ms for
its first picture, 4 ms for a change, 8 ms for a place in the history, and 300 bytes for an entry. With many changes a second it may skip pictures, and no revision.
"""

from __future__ import annotations

import statistics
import sys
import time
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


#: How far apart the pictures of the page are, until a global says that it is enough.
PICTURES = """() => {
    globalThis.gaps = [];
    let last = performance.now();
    const next = (now) => {
        globalThis.gaps.push(now - last);
        last = now;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
}"""


def show(name: str, times: list) -> None:
    times = sorted(times)
    print(f"{name}: median {statistics.median(times):.2f} ms, 99 of 100 within {times[int(len(times) * 0.99) - 1]:.2f} ms, at most {times[-1]:.2f} ms")


def filled(host: Host, entries: int) -> Client:
    client = Client(host.path, timeout=PATIENCE)
    client.call("module.register", module="shop", destinations=TYPES)
    for start in range(0, entries, 1000):
        client.call("path.append", path=[{"type": "shop.list", "arguments": {"page": page}} for page in range(start, min(entries, start + 1000))])
    return client


def rate(entries: int, rate: float, seconds: float) -> None:
    with folder() as place:
        host = Host(place, "--store", "none")
        client = filled(host, entries)
        gateway = Gateway(host.path)
        page = opened(gateway.address)
        page.evaluate(PICTURES)
        first = client.call("tree.get", navigator="n1")["revision"]
        began = time.monotonic()
        sent = 0
        behind = []
        while time.monotonic() < began + seconds:
            while sent < (time.monotonic() - began) * rate:
                client.call("pop" if sent % 2 else "push", navigator="n1", **({} if sent % 2 else {"type": "shop.list"}))
                sent += 1
                if sent % 1000 == 0:
                    behind.append(first + sent - page.evaluate("() => inspector.history.newest"))
            time.sleep(0.001)
        took = time.monotonic() - began
        page.wait_for_function("newest => inspector.history.newest >= newest", arg=first + sent)
        caught_up = time.monotonic() - began - took
        missing = page.evaluate("() => inspector.history.gaps()")
        gaps = sorted(page.evaluate("() => globalThis.gaps"))
        print(f"{sent} changes in {took:.1f} s ({sent / took:.0f} a second); the page had the last one {caught_up:.2f} s later, and was at most {max(behind)} revisions behind")
        print(f"missing revisions: {missing or 'none'}; pictures: {len(gaps) / took:.0f} a second, at most {gaps[-1]:.0f} ms apart, 99 of 100 within {gaps[int(len(gaps) * 0.99) - 1]:.0f} ms")
        client.close()
        gateway.close()
        host.close()
        Chromium.close()


def run(entries: int) -> None:
    with folder() as place:
        host = Host(place, "--store", "none")
        client = filled(host, entries)
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
    if sys.argv[1:2] == ["rate"]:
        numbers = [float(one) for one in sys.argv[2:]]
        entries, changes, seconds = (numbers + [10_000.0, 1_000.0, 20.0][len(numbers) :])[:3]
        rate(int(entries), changes, seconds)
    else:
        run(int(sys.argv[1]) if sys.argv[1:] else 10_000)
