"""A host, a gateway and a browser, for tests and for pictures of the pages."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any, Callable, Dict, List, Optional

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, ".."))
sys.path.append(os.path.join(HERE, "..", "app"))

from surroundings import PATIENCE, PATIENT  # noqa: E402
from navhost import Client, ConnectionLost, Tree  # noqa: E402
from playwright.sync_api import Browser, Page, Playwright, sync_playwright  # noqa: E402

NAVHOST = os.environ["NAVHOST_BIN"]
NAVWEB = os.environ["NAVWEB_BIN"]
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
#: It runs as root, and in containers whose shared memory is small.
OPTIONS = ["--no-sandbox", "--disable-dev-shm-usage"]


class Gateway:
    """A navweb before a socket."""

    def __init__(self, path: str, *options: str, listen: str = "0", token_file: Optional[str] = None) -> None:
        self._place = ["--socket", path, "--token-file", token_file or f"{path}.token"]
        command = [NAVWEB, "serve", *self._place, "--listen", listen, *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        #: The address with a ticket, which works once.
        self.address = self._read_address()
        self.port = re.search(r":(\d+)/", self.address)[1]

    def _read_address(self) -> str:
        for line in self._process.stdout:
            found = re.search(r"http://\S+#ticket=\S+", line)
            if found:
                return found[0]
        raise AssertionError("the gateway printed no address")

    def ticket(self) -> str:
        """An address with another ticket."""
        command = [NAVWEB, "ticket", *self._place, "--listen", self.port]
        return subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE).stdout.strip()

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process.stdout.close()


class Host:
    """A host in a folder of its own."""

    def __init__(self, folder: str, *options: str) -> None:
        self.path = os.path.join(folder, "h.sock")
        self._command = [NAVHOST, "serve", "--socket", self.path, *PATIENT, *options]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        if self.path not in self._process.stdout.readline():
            raise AssertionError("the host does not listen")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)
        self._process.stdout.close()

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


class Module:
    """A module whose handlers answer in a thread, until it is closed."""

    def __init__(self, path: str, name: str, types: List[Dict[str, Any]], handlers: Dict[str, Callable[..., Any]], **options: Any) -> None:
        self.client = Client(path, timeout=PATIENCE)
        self.client.call("hello", name=name)
        for method, handler in handlers.items():
            self.client.on(method, handler)
        self.client.register(name, types, **options)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        try:
            self.client.serve()
        except (ConnectionLost, OSError, ValueError):
            # It was closed.
            pass

    def close(self) -> None:
        """Ends the connection under the thread that reads from it."""
        if self.client.is_connected:
            with socket.socket(fileno=os.dup(self.client.fileno())) as connection:
                connection.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self.client.close()


class Chromium:
    """One browser for all tests of a process."""

    _playwright: Optional[Playwright] = None
    _browser: Optional[Browser] = None
    _folder: Optional[tempfile.TemporaryDirectory] = None

    @classmethod
    def shared(cls) -> Browser:
        if cls._browser is None:
            cls._playwright = sync_playwright().start()
            # It would leave files in the configuration that the tests have in common.
            cls._folder = folder()
            environment = {**os.environ, "XDG_CONFIG_HOME": cls._folder.name}
            cls._browser = cls._playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS, env=environment)
        return cls._browser

    @classmethod
    def close(cls) -> None:
        if cls._browser is not None:
            cls._browser.close()
            cls._playwright.stop()
            cls._folder.cleanup()
            cls._browser = cls._playwright = None


class Window:
    """A window that shows a scene, and the host's own view of that scene."""

    def __init__(self, page: Page, path: str, scene: str = "main") -> None:
        self.page = page
        self.scene = scene
        self.problems: List[str] = []
        page.on("pageerror", lambda error: self.problems.append(f"{error}"))
        page.set_default_timeout(PATIENCE * 1000)
        self._path = path

    def open(self, address: str) -> "Window":
        self.page.goto(address)
        self.page.wait_for_selector("html[data-ready]")
        return self.caught_up()

    def tree(self) -> Tree:
        """The scene, as the host says over its socket."""
        with Client(self._path, timeout=PATIENCE) as client:
            return Tree(client.tree(scene=self.scene))

    def caught_up(self) -> "Window":
        """Until the page shows what the host has, and takes clicks."""
        revision = self.tree().revision
        self.until("revision => Number(document.documentElement.dataset.revision) >= revision", revision)
        return self.calm()

    def calm(self) -> "Window":
        return self.until("() => !('calm' in document.documentElement.dataset)")

    def until(self, condition: str, argument: Any = None) -> "Window":
        """Until a function of the page is true. The page's content policy forbids Playwright to look from inside."""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(condition, argument):
            if time.monotonic() > end:
                raise AssertionError(f"not within {PATIENCE} s: {condition} of {argument!r}; {self.page.evaluate('() => document.body.innerText')}")
            self.page.wait_for_timeout(20)
        return self

    def said(self, *sentences: str) -> None:
        """Until the page has announced one of these."""
        self.until("sentences => sentences.includes(document.getElementById('said').textContent)", sentences)

    def complete(self) -> "Window":
        """Until every page has the content that its module supplies. A page may have its title before."""
        return self.until("() => !document.querySelector('[data-key=pending]')")

    def still(self) -> "Window":
        """Until nothing moves, besides what moves for ever."""
        return self.until("() => document.getAnimations().every((one) => one.effect.getComputedTiming().iterations === Infinity || one.playState === 'finished')")

    def heading(self) -> str:
        """The title of the screen in front."""
        return self.page.evaluate("() => ([...document.querySelectorAll('dialog[open] h1')].pop() ?? document.querySelector('#scene h1'))?.textContent")

    def shows(self, title: str) -> "Window":
        """Until a screen of this title is in front, and takes clicks."""
        front = "([...document.querySelectorAll('dialog[open]')].pop() ?? document.getElementById('scene'))"
        self.until(f"title => [...{front}.querySelectorAll('h1')].some((one) => one.textContent === title)", title)
        return self.caught_up()

    def focused(self) -> str:
        """The name of the control that has the focus."""
        return self.page.evaluate("() => document.activeElement?.dataset.key ?? document.activeElement?.tagName")

    def has_focus(self, key: str) -> None:
        self.until("key => document.activeElement?.dataset.key === key", key)


def wait(condition: Callable[[], bool], what: str) -> None:
    """Until it is true."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"not within {PATIENCE} s: {what}")
        time.sleep(0.02)


def folder() -> tempfile.TemporaryDirectory:
    return tempfile.TemporaryDirectory(prefix="nh-")
