"""Members of one scene, each a process of its own (Tests/fleet/member), and clients that ask them."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import subprocess
import time
from typing import Any, Dict, List, Optional, Sequence, Tuple

from links import Links
from log import DONE, UNKNOWN, Answer, Request, Seen
from places import FLEET, SCENE, Client, Life, Place, Scene
from servers import Cluster
from surroundings import PATIENCE


class MemberLife(Life):
    """What one process of a member has said."""

    def __init__(self, process: subprocess.Popen) -> None:
        super().__init__(process, process.stdout)
        self.saw: List[Seen] = []
        self.confirmed: List[Tuple[int, str]] = []


class Member(Place[MemberLife]):
    """A place of a member."""

    def __init__(self, scene: Members, name: str, rank: int, rate: float) -> None:
        self._command = [os.environ["TEST_MEMBER_BIN"], FLEET, SCENE, name, str(rank), str(rate)]
        self._looked: Dict[int, Dict[str, Any]] = {}
        super().__init__(scene, name)

    def _spawn(self) -> MemberLife:
        return MemberLife(subprocess.Popen(self.access.enter([*self._command, *self.access.urls]), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1))

    def order(self, **order: Any) -> None:
        """Leaves an order. It is lost when the process is gone."""
        with contextlib.suppress(OSError, ValueError):
            self.life.process.stdin.write(json.dumps(order) + "\n")

    def look(self, number: int) -> Optional[Dict[str, Any]]:
        """The answer to `look`, once it has come."""
        return self._looked.get(number)

    def _hear(self, life: MemberLife, line: str) -> None:
        said = json.loads(line)
        if "saw" in said:
            life.saw.append(Seen("", said["saw"], said["chain"]))
        elif "confirmed" in said:
            life.confirmed.append((said["confirmed"], said["chain"]))
        elif said.get("owns"):
            self.scene.owned.append(time.monotonic())
        elif "looked" in said:
            self._looked[said["looked"]] = said
        elif "answered" in said:
            self.scene.answers.setdefault(said["answered"], []).append(said["revision"])
        elif {"engineLost", "logDiffers", "formatTooNew", "answeredTwice", "unanswered", "full"} & set(said):
            self.scene.alarms.append(f"{self.name}: {line.strip()}")


class Members(Scene[Member]):
    """Members of one scene."""

    def __init__(self, cluster: Cluster, links: Optional[Links], rates: Sequence[float]) -> None:
        super().__init__(cluster, links)
        #: The revisions with which a request was answered.
        self.answers: Dict[str, List[int]] = {}
        self._numbers = itertools.count(1)
        for rank, rate in enumerate(rates):
            self.places.append(Member(self, f"host{rank}", rank, rate))

    def look(self) -> Dict[str, Dict[str, Any]]:
        """What every member that runs says of itself now."""
        number = next(self._numbers)
        members = [member for member in self.places if member.is_alive and not member.is_stopped]
        for member in members:
            member.order(look=number)
        return self.wait(
            lambda: all(member.look(number) or not member.is_alive for member in members)
            and {member.name: said for member in members if (said := member.look(number))},
            "an answer to a look",
        )

    def owner(self) -> Member:
        end = time.monotonic() + PATIENCE
        while True:
            owners = {said["owner"] for said in self.look().values()}
            if len(owners) == 1 and None not in owners:
                return self.named(owners.pop().split(".")[0])
            assert time.monotonic() < end, f"the members do not agree who owns the scene: {owners}"
            time.sleep(0.05)


class MemberClient(Client[Member]):
    """Leaves its requests as orders."""

    def _ask(self, place: Member, life: Life, request: str, is_read: bool) -> Request:
        scene, word = self.scene, f"{'?' if is_read else ''}{request}"
        place.order(ask=word)
        with scene.changed:
            while word not in scene.answers and self._stays(place, life):
                scene.changed.wait(0.1)
            revisions = scene.answers.get(word, [])
        if not revisions:
            return Request(word, [Answer(UNKNOWN)], is_read)
        self.answered += 1
        return Request(word, [Answer(DONE, str(revision), revision) for revision in revisions], is_read)
