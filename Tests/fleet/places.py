"""What members (members.py) and hosts (hosts.py) have in common: places of processes that can be broken, and clients that go from one to another."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import signal
import subprocess
import threading
import time
from typing import IO, Any, Callable, Generic, List, Optional, Sequence, Tuple, TypeVar

from links import BOTH, Access, Links
from log import Diary, Request
from servers import Cluster
from surroundings import PATIENCE

FLEET, SCENE = "test", "wall"
STREAM = f"NH1={FLEET}={SCENE}"

#: Requests of a client of which one only reads.
READS = 5


class Life:
    """One process of a place, and the lines that it says."""

    def __init__(self, process: subprocess.Popen, lines: IO[str]) -> None:
        self.process = process
        self.lines = lines
        self.reader: Optional[threading.Thread] = None
        #: The test has ended the process, or is about to.
        self.is_over = False

    def last_words(self) -> str:
        """What it has said of its end, as far as that is kept."""
        return ""

    def end(self, how: int = signal.SIGKILL) -> int:
        """Ends the process, and returns its code. What it has said before is read."""
        self.is_over = True
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        if self.reader:
            self.reader.join(PATIENCE)
        for end in (self.process.stdin, self.lines):
            # The rest of the orders is lost with the process.
            with contextlib.suppress(OSError):
                if end:
                    end.close()
        return code


SomeLife = TypeVar("SomeLife", bound=Life)


class Place(Generic[SomeLife]):
    """A place of a process. Its way to the servers can be cut if the scene has links."""

    def __init__(self, scene: Scene, name: str) -> None:
        self.name = name
        servers = scene.cluster.servers
        self.access = scene.links.access(name, servers) if scene.links else Access(servers)
        self.lives: List[SomeLife] = []
        self.is_stopped = False
        self.is_cut = False
        self.scene = scene
        self.start()

    def _spawn(self) -> SomeLife:
        raise NotImplementedError

    def _hear(self, life: SomeLife, line: str) -> None:
        """A line that the process has said."""
        raise NotImplementedError

    @property
    def life(self) -> SomeLife:
        return self.lives[-1]

    @property
    def is_alive(self) -> bool:
        return self.life.process.poll() is None

    def start(self) -> None:
        life = self._spawn()
        self.lives.append(life)
        life.reader = threading.Thread(target=self._read, args=(life,), daemon=True)
        life.reader.start()

    def kill(self) -> None:
        self.life.end()
        self.is_stopped = False

    def stop(self) -> None:
        """It stands still, and believes afterwards that no time has passed."""
        os.kill(self.life.process.pid, signal.SIGSTOP)
        self.is_stopped = True

    def go_on(self) -> None:
        os.kill(self.life.process.pid, signal.SIGCONT)
        self.is_stopped = False

    @property
    def is_well(self) -> bool:
        """Nothing is broken on purpose. A client of another place cannot know whether an answer comes."""
        return self.is_alive and not self.is_stopped and not self.is_cut

    def cut(self, ways: Sequence[str] = BOTH) -> None:
        self.is_cut = True
        self.access.cut(ways)

    def heal(self) -> None:
        self.access.heal()
        self.is_cut = False

    def _read(self, life: SomeLife) -> None:
        for line in life.lines:
            with self.scene.changed:
                self._hear(life, line)
                self.scene.changed.notify_all()
        if not life.is_over:
            with self.scene.changed:
                self.scene.deaths.append(f"{self.name} has ended by itself, with {life.process.wait(PATIENCE)}. {life.last_words()}")
                self.scene.alarms += self.scene.deaths[-1:]
                self.scene.changed.notify_all()


SomePlace = TypeVar("SomePlace", bound=Place)


class Scene(Generic[SomePlace]):
    """The places of one scene, and what they have said."""

    def __init__(self, cluster: Cluster, links: Optional[Links]) -> None:
        self.cluster, self.links = cluster, links
        self.changed = threading.Condition()
        #: When a place came to own the scene.
        self.owned: List[float] = []
        #: Findings that a place or a client has made by itself.
        self.alarms: List[str] = []
        #: The places that have ended by themselves. A wait fails at once when there is one.
        self.deaths: List[str] = []
        self.places: List[SomePlace] = []

    def end(self) -> None:
        for place in self.places:
            place.kill()

    def named(self, name: str) -> SomePlace:
        return next(place for place in self.places if place.name == name)

    def owner(self) -> SomePlace:
        """The place that owns the scene, as soon as all that run agree."""
        raise NotImplementedError

    def wait(self, look: Callable[[], Any], what: str) -> Any:
        """The first true result of `look`, which is called whenever a place has said something."""
        end = time.monotonic() + PATIENCE
        with self.changed:
            while True:
                result = look()
                if result:
                    return result
                assert not self.deaths, self.deaths
                assert time.monotonic() < end, f"{what} did not happen within {PATIENCE} s; {self.alarms}"
                self.changed.wait(1)


class Client(Generic[SomePlace]):
    """Sends one request after the other to its place, each once. When something breaks its place, it gives up the request, and goes to another place."""

    def __init__(self, scene: Scene[SomePlace], name: str, seed: float) -> None:
        self.name = name
        self.answered = 0
        #: One for each connection to a place.
        self.diaries: List[Diary] = []
        self.scene = scene
        self.dice = random.Random(seed)
        self._numbers = itertools.count(1)
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Lets the present request be the last one."""
        self._ends.set()

    def end(self) -> None:
        """Returns when the last request is answered."""
        self.stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), f"{self.name} has no answer to its last request"

    def _run(self) -> None:
        while not self._ends.is_set():
            place = self.dice.choice([place for place in self.scene.places if place.is_well])
            requests: List[Request] = []
            self.diaries.append(Diary(f"{self.name} at {place.name}", requests))
            self._visit(place, place.life, requests)

    def _stays(self, place: SomePlace, life: Life) -> bool:
        """Whether an answer can be expected."""
        return place.is_well and place.life is life

    def _visit(self, place: SomePlace, life: Life, requests: List[Request]) -> None:
        while not self._ends.is_set() and self._stays(place, life):
            requests.append(self._ask(place, life, *self._next()))

    def _next(self) -> Tuple[str, bool]:
        """A new request, and whether it only reads."""
        number = next(self._numbers)
        return f"{self.name}-{number}", number % READS == 0

    def _ask(self, place: SomePlace, life: Life, request: str, is_read: bool) -> Request:
        raise NotImplementedError
