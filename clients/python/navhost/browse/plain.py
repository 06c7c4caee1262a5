"""The plain mode: one line for each transition, then the text of the screen; commands are typed as lines. For screen readers, Braille lines and scripts."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from typing import Callable, List, Optional

from ..errors import ConnectionLost
from .conductor import Conductor
from .controls import Control
from .focus import Focus
from .reading import TONES, Reading
from .text import clean, words

HELP = """A number uses what has it. "3 = text" types a text into the field 3; a name may stand for the number.
back: one step back. show: the whole screen. messages: what was said. help: this text. quit: the end."""

#: Seconds for which a command waits for the content of the page in front.
WAITS = 5.0


async def run(path: Optional[str], scene: str) -> int:
    """Until the input ends or the person quits; the exit status."""
    mode = Plain(path, scene)
    following = asyncio.ensure_future(mode.conductor.connection.run())
    try:
        await mode.obey(_lines_of_input())
    finally:
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)
    return 0


def _lines_of_input() -> "asyncio.Queue[Optional[str]]":
    """The lines that are typed, and nothing at their end. A thread reads them, since the input may be a terminal, a pipe or a file."""
    lines: "asyncio.Queue[Optional[str]]" = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(lines.put_nowait, line)
        loop.call_soon_threadsafe(lines.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    return lines


class Plain:
    def __init__(self, path: Optional[str], scene: str, write: Callable[[str], None] = lambda line: print(line, flush=True)) -> None:
        self._write = write
        self.conductor = Conductor(path, scene)
        self.conductor.on_change = self._changed
        self.conductor.on_message = self._said
        self._reading: Optional[Reading] = None
        self._lines: List[str] = []
        self._entry: Optional[str] = None
        self._focus = Focus()
        #: Set while the page in front has its content.
        self._is_here = asyncio.Event()
        #: The action that waits for "yes".
        self._asked: Optional[Control] = None

    # Messages and changes

    def _said(self, text: str, tone: str) -> None:
        self._write(TONES.get(tone, "") + text)

    def _changed(self, by_another: bool) -> None:
        picture = self.conductor.picture
        if picture is None or self.conductor.away:
            return
        before = [control.name for control in self._reading.controls] if self._reading else []
        reading = Reading(picture, self.conductor.desk)
        page = picture.front.page
        entry, lines = page.entry if page else picture.front.navigator, reading.lines
        is_new = entry != self._entry or self._lines[1:2] != lines[1:2] and len(self._lines) <= 2
        # The first line is what the sentence has said.
        for line in lines[1:] if is_new else [line for line in lines[1:] if line not in self._lines]:
            self._write(line)
        self._reading, self._lines, self._entry = reading, lines, entry
        if by_another:
            self._focus.was_changed_by_another(before, [control.name for control in reading.controls], time.monotonic())
        if page is None or page.state != "pending":
            self._is_here.set()
        else:
            self._is_here.clear()

    # Commands

    async def obey(self, lines: "asyncio.Queue[Optional[str]]") -> None:
        while True:
            line = await lines.get()
            if line is None or line.strip() in ("quit", "q", "exit"):
                return
            await self._wait_for_page()
            await self._obey(clean(line.rstrip("\n")).strip())

    async def _wait_for_page(self) -> None:
        """A command is for the page with its content, so it waits for that: for ever until there is a picture, else for some seconds."""
        try:
            await asyncio.wait_for(self._is_here.wait(), None if self._reading is None else WAITS)
        except asyncio.TimeoutError:
            pass

    async def _obey(self, line: str) -> None:
        if self._asked is not None:
            await self._confirm(line)
        elif line in ("back", "b"):
            await self.conductor.back()
        elif line in ("show", ""):
            for shown in self._lines:
                self._write(shown)
        elif line == "messages":
            for text, tone in self.conductor.messages:
                self._said(text, tone)
        elif "=" in line:
            await self._type(*line.split("=", 1))
        else:
            control = self._named(line)
            if control is None:
                self._write(HELP if line in ("help", "?") else f'"{words(line)}" is neither a number here nor a command. help lists them')
            else:
                await self._use(control)

    def _named(self, name: str) -> Optional[Control]:
        """The control with this number, label or field id."""
        found = self._reading.controls if self._reading else []
        name = name.strip()
        if name.isdigit():
            return found[int(name) - 1] if 0 < int(name) <= len(found) else None
        return next((one for one in found if name.lower() in (one.label.lower(), one.part.lower())), None) if name else None

    async def _type(self, name: str, text: str) -> None:
        control = self._named(name)
        if control is None or not control.is_typed:
            return self._write(f'"{words(name.strip())}" is not a field')
        self.conductor.desk.drafts.set(control.entry, control.subject, text.strip())
        self._changed(False)

    async def _use(self, control: Control) -> None:
        if self._focus.is_too_early(control.name, time.monotonic()):
            return self._write("That has just changed. Say it again")
        confirmation = control.subject.confirmation if control.kind == "action" else None
        if confirmation is not None and self._asked is None:
            self._asked = control
            return self._write(f"{confirmation.title} {confirmation.text} Type yes for {confirmation.yes}, anything else for {confirmation.no}")
        await self._carry_out(control)

    async def _confirm(self, line: str) -> None:
        control, self._asked = self._asked, None
        if control is not None and line.lower() in ("yes", "y", control.subject.confirmation.yes.lower()):
            await self._carry_out(control)

    async def _carry_out(self, control: Control) -> None:
        if control.is_typed:
            self._write(f"{control.label}: type {self._number(control)} = and the text")
        elif self.conductor.use_here(control):
            self._changed(False)
        else:
            try:
                await self.conductor.use(control)
            except ConnectionLost as lost:
                self._said(str(lost), "danger")
            # The picture of the change is drawn when the loop has its turn.
            await asyncio.sleep(0)

    def _number(self, control: Control) -> int:
        return [one.name for one in self._reading.controls].index(control.name) + 1 if self._reading else 0
