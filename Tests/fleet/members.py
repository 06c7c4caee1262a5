"""Members of one scene, each a process of its own (Tests/fleet/member), and clients that ask them."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import signal
import subprocess
import threading
import time
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple

from links import BOTH, Link, Links
from log import DONE, UNKNOWN, Answer, Diary, Request, Seen
from servers import Cluster
from surroundings import PATIENCE

FLEET, SCENE = "test", "wall"
STREAM = f"NH1_{FLEET}_{SCENE}"

#: Requests of a client of which one only reads.
READS = 5


class Life:
    """One process of a member, and what it has said."""

    def __init__(self, process: subprocess.Popen) -> None:
        self.process = process
        self.saw: List[Seen] = []
        self.confirmed: List[Tuple[int, str]] = []
        self.reader: Optional[threading.Thread] = None

    def end(self) -> None:
        """Kills the process. What it has said before is read."""
        self.process.kill()
        self.process.wait(PATIENCE)
        if self.reader:
            self.reader.join(PATIENCE)
        for end in (self.process.stdin, self.process.stdout):
            # The rest of the orders is lost with the process.
            with contextlib.suppress(OSError):
                end.close()


class Member:
    """A place of a member. It reaches the servers through links of its own, which can be cut, if the scene has links."""

    def __init__(self, scene: "Scene", name: str, rank: int, rate: float) -> None:
        self.name = name
        self.links: List[Link] = [scene.links.to(server.client_port) for server in scene.cluster.servers] if scene.links else []
        ports = [link.port for link in self.links] or [server.client_port for server in scene.cluster.servers]
        self._urls = [f"nats://127.0.0.1:{port}" for port in ports]
        self.lives: List[Life] = []
        self.is_stopped = False
        self.is_cut = False
        self._scene = scene
        self._command = [os.environ["TEST_MEMBER_BIN"], FLEET, SCENE, name, str(rank), str(rate)]
        self._looked: Dict[int, Dict[str, Any]] = {}
        self.start()

    @property
    def life(self) -> Life:
        return self.lives[-1]

    @property
    def is_alive(self) -> bool:
        return self.life.process.poll() is None

    def start(self) -> None:
        process = subprocess.Popen([*self._command, *self._urls], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.lives.append(Life(process))
        self.life.reader = threading.Thread(target=self._read, args=(self.life,), daemon=True)
        self.life.reader.start()

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
        """Nothing is broken on purpose. A client of another member cannot know whether an answer comes."""
        return self.is_alive and not self.is_stopped and not self.is_cut

    def cut(self, ways: Sequence[str] = BOTH) -> None:
        self.is_cut = True
        for link in self.links:
            link.cut(ways)

    def heal(self) -> None:
        for link in self.links:
            link.heal()
        self.is_cut = False

    def order(self, **order: Any) -> None:
        """Leaves an order. It is lost when the process is gone."""
        with contextlib.suppress(OSError, ValueError):
            self.life.process.stdin.write(json.dumps(order) + "\n")

    def look(self, number: int) -> Optional[Dict[str, Any]]:
        """The answer to `look`, once it has come."""
        return self._looked.get(number)

    def _read(self, life: Life) -> None:
        for line in life.process.stdout:
            said = json.loads(line)
            with self._scene.changed:
                if "saw" in said:
                    life.saw.append(Seen("", said["saw"], said["chain"]))
                elif "confirmed" in said:
                    life.confirmed.append((said["confirmed"], said["chain"]))
                elif said.get("owns"):
                    self._scene.owned.append(time.monotonic())
                elif "looked" in said:
                    self._looked[said["looked"]] = said
                elif "answered" in said:
                    self._scene.answers.setdefault(said["answered"], []).append(said["revision"])
                elif {"engineLost", "formatTooNew", "answeredTwice", "unanswered", "full"} & set(said):
                    self._scene.alarms.append(f"{self.name}: {line.strip()}")
                self._scene.changed.notify_all()


class Scene:
    """Three members and the clients of one scene."""

    def __init__(self, cluster: Cluster, links: Optional[Links], rates: Sequence[float]) -> None:
        self.cluster, self.links = cluster, links
        self.changed = threading.Condition()
        #: The revisions with which a request was answered.
        self.answers: Dict[str, List[int]] = {}
        #: When members came to own the scene.
        self.owned: List[float] = []
        #: Lines of members that must not come.
        self.alarms: List[str] = []
        self._numbers = itertools.count(1)
        self.members: List[Member] = []
        for rank, rate in enumerate(rates):
            self.members.append(Member(self, f"host{rank}", rank, rate))

    def end(self) -> None:
        for member in self.members:
            member.kill()

    def named(self, name: str) -> Member:
        return next(member for member in self.members if member.name == name)

    def wait(self, look: Callable[[], Any], what: str) -> Any:
        """The first true result of `look`, which is called whenever a member has said something."""
        end = time.monotonic() + PATIENCE
        with self.changed:
            while True:
                result = look()
                if result:
                    return result
                assert time.monotonic() < end, f"{what} did not happen within {PATIENCE} s"
                self.changed.wait(1)

    def look(self) -> Dict[str, Dict[str, Any]]:
        """What every member that runs says of itself now."""
        number = next(self._numbers)
        members = [member for member in self.members if member.is_alive and not member.is_stopped]
        for member in members:
            member.order(look=number)
        return self.wait(
            lambda: all(member.look(number) or not member.is_alive for member in members)
            and {member.name: said for member in members if (said := member.look(number))},
            "an answer to a look",
        )

    def owner(self) -> Member:
        """The member that owns the scene, as soon as all that run agree."""
        end = time.monotonic() + PATIENCE
        while True:
            owners = {said["owner"] for said in self.look().values()}
            if len(owners) == 1 and None not in owners:
                return self.named(owners.pop().split(".")[0])
            assert time.monotonic() < end, f"the members do not agree who owns the scene: {owners}"
            time.sleep(0.05)


class Client:
    """Sends one request after the other to its member, each once. When something breaks its member, it gives up the request, and goes to another member."""

    def __init__(self, scene: Scene, name: str, seed: float) -> None:
        self.name = name
        self.answered = 0
        #: One for each connection to a member.
        self.diaries: List[Diary] = []
        self._scene = scene
        self._dice = random.Random(seed)
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Returns when the last request is answered."""
        self._ends.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), f"{self.name} has no answer to its last request"

    def _run(self) -> None:
        numbers = itertools.count(1)
        while not self._ends.is_set():
            member = self._dice.choice([member for member in self._scene.members if member.is_well])
            requests: List[Request] = []
            self.diaries.append(Diary(f"{self.name} at {member.name}", requests))
            life = member.life
            while not self._ends.is_set() and member.is_well and member.life is life:
                requests.append(self._ask(member, next(numbers)))

    def _ask(self, member: Member, number: int) -> Request:
        scene, life = self._scene, member.life
        is_read = number % READS == 0
        request = f"{'?' if is_read else ''}{self.name}-{number}"
        member.order(ask=request)
        with scene.changed:
            while request not in scene.answers and member.life is life and member.is_well:
                scene.changed.wait(0.1)
            revisions = scene.answers.get(request, [])
        if not revisions:
            return Request(request, [Answer(UNKNOWN)], is_read)
        self.answered += 1
        return Request(request, [Answer(DONE, str(revision), revision) for revision in revisions], is_read)
