"""What happens between the host and the person, for the full screen and the plain mode alike: changes become sentences, and controls become requests."""

from __future__ import annotations

import time
from collections import deque
from typing import Any, Callable, Deque, Dict, List, Optional, Tuple

from .. import errors
from . import controls, sentences, wording
from .body import Desk
from .connection import Cause, Connection
from .controls import Control
from .picture import Picture, toast
from .screens import Page, member, note
from .text import words

#: Messages that the list of messages keeps.
MAXIMUM_MESSAGES = 50


class Conductor:
    """Holds the picture, the drafts and the messages. `on_change` is called after each picture, with whether somebody else changed it;

    `on_message` with each message, which is a sentence and its tone.
    """

    def __init__(self, path: Optional[str], scene: str) -> None:
        self.connection = Connection(path, scene, self._pictured, self._lost)
        self.desk = Desk()
        self.picture: Optional[Picture] = None
        #: Why the host cannot be reached now; empty while it can.
        self.away = wording.CONNECTING
        self.messages: Deque[Tuple[str, str]] = deque(maxlen=MAXIMUM_MESSAGES)
        self.on_change: Callable[[bool], None] = lambda by_another: None
        self.on_message: Callable[[str, str], None] = lambda text, tone: None
        self._presses: Dict[str, Tuple[str, Dict[str, Any]]] = {}
        self._under_way: "set[str]" = set()
        self._reported: Any = None
        #: The cause of the last change that was told.
        self._teller: Cause = {}
        #: Since when each page has been waited for, by entry.
        self._since: Dict[str, float] = {}

    def count(self, now: float) -> bool:
        """How long each page has been waited for, in whole seconds. False when that is the same as before."""
        pending = [page.entry for page in self.picture.pages if page.state == "pending"] if self.picture else []
        self._since = {entry: self._since.get(entry, now) for entry in pending}
        before, self.desk.waits = self.desk.waits, {entry: int(now - since) for entry, since in self._since.items()}
        return self.desk.waits != before

    # Messages from the host

    def _pictured(self, picture: Picture, causes: List[Cause]) -> None:
        old, self.picture = self.picture, picture
        was_away, self.away = self.away, ""
        by_another = is_by_another(causes, self.connection.session) and not _has_come(old, picture)
        for page in picture.pages:
            self.desk.drafts.follow(page)
        self.count(time.monotonic())
        self._forget_secrets(old, picture)
        self._say_what_changed(old, picture, causes, was_away)
        self.on_change(by_another)

    def _say_what_changed(self, old: Optional[Picture], new: Picture, causes: List[Cause], was_away: str) -> None:
        if old is None:
            self._teller = {"session": self.connection.session}
            return self.say(f"{sentences.place(new.front.pane)}.")
        if was_away:
            self.say("The host is back.", "good")
        # The content of a page is told in the name of the one who opened the page.
        self._teller = self._teller if _has_come(old, new) else _telling(causes)
        told = " ".join(sentences.of(old, new, sentences.who(self._teller, self.connection.session)))
        if told:
            self.say(told)
        for layer in sentences.news_beside(old, new):
            said = toast(layer)
            if said is not None:
                self.say(said.text, said.tone)

    def _lost(self, reason: str) -> None:
        was_away = self.away
        self.away = f"{wording.AWAY} ({reason})"
        if not was_away:
            self.say(wording.AWAY, "warning")
        self._reported = None
        self.on_change(False)

    def _forget_secrets(self, old: Optional[Picture], new: Picture) -> None:
        """A page that is not shown any more keeps no secret."""
        shown = {page.entry for page in new.pages}
        for page in old.pages if old else ():
            if page.entry not in shown:
                self.desk.drafts.forget_secrets(page)

    def say(self, text: str, tone: str = "") -> None:
        text = words(text)
        self.messages.append((text, tone))
        self.on_message(text, tone)

    # Actions of the person

    def page_of(self, entry: str) -> Optional[Page]:
        return next((page for page in self.picture.pages if page.entry == entry), None) if self.picture else None

    def use_here(self, control: Control) -> bool:
        """Uses a control that only changes a draft or the drawing. False when the host has to be asked."""
        drafts, subject = self.desk.drafts, control.subject
        if control.kind == "option":
            drafts.choose(control.entry, subject[0], subject[1].value)
        elif control.kind == "take":
            drafts.take(control.entry, subject)
        elif control.kind == "field" and subject.input == "switch":
            drafts.toggle(control.entry, subject)
        elif control.kind == "unfold":
            self.desk.unfolded ^= {control.entry}
        else:
            return control.kind == "field"
        return True

    async def use(self, control: Control) -> Optional[str]:
        """Asks the host for what a control does. Gives the field that needs the person's attention, if there is one.

        A control does nothing while its request waits, because a key that is held repeats itself.
        """
        if control.name in self._under_way:
            return None
        self._under_way.add(control.name)
        try:
            if control.kind == "action":
                return await self._act(control)
            await self.send(*controls.request(control))
            return None
        finally:
            self._under_way.discard(control.name)

    async def _act(self, control: Control) -> Optional[str]:
        page = self.page_of(control.entry)
        if page is None:
            self.say("That page is not shown any more.", "warning")
            return None
        values: Dict[str, Any] = {}
        if control.subject.sends_fields:
            problems = self.desk.drafts.problems(page)
            if problems:
                self.say(next(iter(problems.values())), "danger")
                return next(iter(problems))
            values = self.desk.drafts.values(page)
        return await self._press(control, page, values)

    async def _press(self, control: Control, page: Page, values: Dict[str, Any]) -> Optional[str]:
        press, former = self._presses.pop(control.name, ("", {}))
        press = press if press and former == values else controls.new_press()
        method, params = controls.request(control, values, press)
        result = await self.send(method, params, page.module, " Press again to try again.")
        if result is None:
            self._presses[control.name] = (press, values)
            self.desk.drafts.notices.pop(page.entry, None)
            return None
        answer = result.get("answer")
        self.desk.drafts.was_sent(page, answer, control.subject.sends_fields)
        said = note(member(answer, "toast", dict, None)) or note({"text": member(answer, "toast", str, "")})
        if said is not None:
            self.say(said.text, said.tone)
        self.on_change(False)
        wrong = [field.id for field in page.fields if field.id in member(answer, "errors", dict, {})]
        return wrong[0] if wrong else None

    async def back(self) -> None:
        """One step back: the page, else the box in front. The first page of a scene stays."""
        if self.picture is None:
            return
        layer = self.picture.front
        if layer.is_alert:
            cancel = next((button for button in layer.buttons if button.role == "cancel"), None)
            if cancel is not None:
                await self.send(*controls.request(controls.answer(layer, cancel)))
                return
            if layer.buttons:
                return self.say("Choose one of the buttons.")
        if layer.method == "base" and layer.pane.depth <= 1:
            return self.say("This is the first page.")
        await self.send(*controls.back(layer, layer.pane.navigator))

    async def send(self, method: str, params: Dict[str, Any], module: str = "", behind: str = "") -> Any:
        """The result of a request; a refusal is said, and the result is then nothing. `module` is the one that has to answer."""
        try:
            return await self.connection.call(method, params) or {}
        except (errors.NavhostError, errors.ConnectionLost, errors.TimedOut) as refusal:
            self.say(wording.refused(refusal, module) + behind, "danger")
        return None

    def report(self, focused: Optional[Control]) -> None:
        """Tells the host what a person sees, when that is news."""
        if self.picture is None or self.away:
            return
        page = self.picture.front.page
        undrawn = [{"entry": one.entry, "what": gap[:200]} for one in self.picture.pages for gap in one.gaps]
        focus = {"entry": page.entry} if page else None
        if page and focused and focused.entry == page.entry:
            focus = {"entry": page.entry, "part": focused.part[:200]}
        if (focus, undrawn) != self._reported:
            self._reported = (focus, undrawn)
            self.connection.report(focus, undrawn)


def _has_come(old: Optional[Picture], new: Picture) -> bool:
    """Whether this is the first picture, or the content of the page in front has come, for which the person waits."""
    before, after = old and old.front.page, new.front.page
    return old is None or bool(before and after and before.entry == after.entry and before.state == "pending")


def is_by_another(causes: List[Cause], own: Optional[str]) -> bool:
    """Whether somebody else navigated, or nobody did and the content is somebody else's."""
    others = [cause for cause in causes if cause and cause.get("session") != own]
    return any(cause.get("navigated") for cause in others) or bool(others) and len(others) == len([cause for cause in causes if cause])


def _telling(causes: List[Cause]) -> Cause:
    """The cause to tell: the last change that navigated, else the last one."""
    known = [cause for cause in causes if cause]
    return next((cause for cause in reversed(known) if cause.get("navigated")), known[-1] if known else {})
