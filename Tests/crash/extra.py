"""A scene that comes and goes."""

from __future__ import annotations

import random
from typing import List, Optional

from checks import require
from connections import Caller
from workload import Request, Worker


class Extra:
    """A scene that is made and closed again, by one connection: what it may be after an end is one of few things."""

    NAME = "extra"

    def __init__(self) -> None:
        #: Its entries, nil when it is not there; then what was asked since, oldest first.
        self.known: Optional[int] = None
        self._asked: List[Request] = []

    def next(self, worker: Worker, random: random.Random) -> Request:
        state = self._states()[-1]
        if state is None:
            request = worker.send("scene.create", {"scene": self.NAME})
        elif random.random() < 0.3:
            request = worker.send("scene.close", {"scene": self.NAME})
        else:
            request = worker.send("push", {"scene": self.NAME, "type": "crash.page"})
        self._asked.append(request)
        return request

    @staticmethod
    def _after(state: Optional[int], request: Request) -> Optional[int]:
        if request.error:
            return state
        return 0 if request.method == "scene.create" else None if request.method == "scene.close" else (state or 0) + 1

    def _states(self) -> List[Optional[int]]:
        states = [self.known]
        for request in self._asked:
            state = self._after(states[-1], request)
            states = [state] if request.answer else states + [state]
        return states

    def check(self, caller: Caller) -> None:
        scenes = {scene["scene"]: scene["entries"] for scene in caller.call("scene.list")["scenes"]}
        states, found = self._states(), scenes.get(self.NAME)
        require(found in states, f"the scene {self.NAME} has {found} entries, not {states}")
        self.known, self._asked = found, []
