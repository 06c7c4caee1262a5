"""The full screen, with Textual: keys and the mouse become moves of the focus and uses of controls, and each picture becomes one frame."""

from __future__ import annotations

import asyncio
import time
from typing import Callable, Dict, List, Optional

from textual import events
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual.app import App, ComposeResult

from ..errors import ConnectionLost
from . import layout, wording
from .canvas import Canvas
from .conductor import Conductor
from .controls import Control
from .drawing import control_at
from .editing import KEYS, Edited
from .focus import Focus
from .layout import Box, Frame, View

HELP = """Tab, arrows: to the next control or the one before. Enter, Space: use it.
Escape, Backspace: back, or close what is in front. In a field, Backspace deletes.
1 to 9, Alt+1 to Alt+9: tabs. Page Up, Page Down, Home, End: scroll.
In a question, a letter chooses the button that begins with it.
F2: messages. F1 or ?: this list. Ctrl+Q: quit.

Every change is made by the host. So a box closes when the host has closed it."""
#: Seconds for which a toast stays, and for each word of it.
TOAST, TOAST_WORD = 6.0, 1 / 20

# Textual takes Alt+2 for the sign that Option+2 types on a Mac. A terminal that means the sign sends the sign.
for _digit in "123456789":
    ANSI_SEQUENCES_KEYS.pop(f"\x1b{_digit}", None)


class Browse(App[None]):
    """Draws a scene and operates it."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { background: ansi_default; color: ansi_default; layers: base; overflow: hidden; }"

    def __init__(self, path: Optional[str], scene: str) -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.animation_level = "none"
        self.title = f"navhost {scene}"
        self.conductor = Conductor(path, scene)
        self.conductor.on_change = self._changed
        self.conductor.on_message = self._said
        self.focus_memory = Focus()
        self._box: Optional[Box] = None
        self._answer: Callable[[Control], None] = lambda control: None
        self._box_focus: Optional[str] = None
        self._scrolls: Dict[str, int] = {}
        self._follows = True
        self._status, self._tone = "", ""
        self._frame: Optional[Frame] = None
        #: The picture of that frame.
        self._picture: Optional[layout.Picture] = None
        self._canvas = Canvas(self.draw)
        self._tasks: "set[asyncio.Task[object]]" = set()

    def compose(self) -> ComposeResult:
        yield self._canvas

    def on_mount(self) -> None:
        self._canvas.focus()
        self._start(self.conductor.connection.run())
        self.set_interval(1, self._count)
        self.draw()

    def _count(self) -> None:
        """A second has passed: a page that is waited for says how long that has taken."""
        if self.conductor.count(time.monotonic()):
            self.draw()

    # Drawing

    def _changed(self, by_another: bool) -> None:
        before = self._there()
        self._picture = self.conductor.picture
        self.draw()
        if by_another:
            self.focus_memory.was_changed_by_another(before, self._there(), time.monotonic())

    def _there(self) -> List[str]:
        """The names of all that reacts: controls, and layers that Escape closes."""
        layers = [layer.navigator for layer in self._picture.layers] if self._picture else []
        return [*(control.name for control in self._frame.controls), *layers] if self._frame else layers

    def _said(self, text: str, tone: str) -> None:
        self._status, self._tone = text, tone
        if tone in ("good", "plain", "quiet"):
            self.set_timer(TOAST + TOAST_WORD * len(text.split()), lambda: self._fade(text))
        self.draw()

    def _fade(self, text: str) -> None:
        if self._status == text:
            self._status = self._tone = ""
            self.draw()

    def draw(self) -> None:
        """One frame; twice when the focus has to find its place on a new page first."""
        picture = self.conductor.picture
        if picture is None or not self._canvas.is_attached:
            return self._draw_waiting()
        frame = layout.draw(picture, self.conductor.desk, self._view(picture))
        if self._box is None:
            before = self.focus_memory.name
            self.focus_memory.settle(layout.memory(picture.front.pane), picture.front, frame.controls)
            # New content leaves a page where a person has scrolled it to.
            self._follows |= self.focus_memory.name != before
        frame = layout.draw(picture, self.conductor.desk, self._view(picture))
        self._frame = frame
        self._canvas.show(frame)
        self.conductor.report(self._focused())

    def _draw_waiting(self) -> None:
        """Before the first picture there is only a line."""
        if self._canvas.is_attached:
            lines = [[layout.Span(line)] for line in layout.wrap(f" {self.conductor.away}", self._canvas.size.width or 80)]
            lines += [[] for _ in range(self._canvas.size.height - len(lines))]
            self._canvas.show(Frame(lines, [], None, "", 1))

    def _view(self, picture: layout.Picture) -> View:
        focus = self.focus_memory.name if self._box is None else self._box_focus
        size = self._canvas.size
        return View(size.width, size.height, focus, self._status, self._tone, self.conductor.away, self._box, self._scrolls, self._follows)

    def _focused(self) -> Optional[Control]:
        name = self.focus_memory.name if self._box is None else self._box_focus
        return next((control for control in self._frame.controls if control.name == name), None) if self._frame else None

    # Keys

    def on_key(self, event: events.Key) -> None:
        event.prevent_default()
        event.stop()
        focused = self._focused()
        if event.key in ("ctrl+q", "ctrl+c"):
            self.exit()
        elif self._box is not None and event.key in ("escape", "f1", "f2", "question_mark"):
            self._close_box()
        elif focused is not None and focused.is_typed and not focused.why and self._type(focused, event):
            self.draw()
        else:
            self._command(event.key, event.character)

    def on_paste(self, event: events.Paste) -> None:
        focused = self._focused()
        if focused is not None and focused.is_typed and not focused.why:
            self._edit(focused, self.conductor.desk.edited(focused).insert(event.text, focused.subject.lines > 1))
            self.draw()

    def _type(self, control: Control, event: events.Key) -> bool:
        """A key for the text of a field. False for a key that means something else."""
        edited = self.conductor.desk.edited(control)
        if event.is_printable and event.character and not event.key.startswith(("alt+", "ctrl+")):
            edited = edited.insert(event.character)
        elif event.key in KEYS:
            edited = edited.key(event.key)
        elif event.key == "enter" and control.subject.lines > 1:
            edited = edited.insert("\n", keeps_lines=True)
        elif event.key == "enter":
            self._submit(control)
            return True
        else:
            return False
        self._edit(control, edited)
        return True

    def _edit(self, control: Control, edited: Edited) -> None:
        desk = self.conductor.desk
        desk.carets[control.name] = edited.caret
        if edited.text != desk.drafts.text(control.entry, control.subject):
            desk.drafts.set(control.entry, control.subject, edited.text)
        self._follows = True

    def _submit(self, control: Control) -> None:
        """Enter in a field: the primary button of its page, else the next control."""
        buttons = [one for one in self._frame.controls if one.kind == "action" and one.entry == control.entry and one.item is None] if self._frame else []
        primary = next((one for one in buttons if one.subject.role == "primary"), None)
        if primary is not None:
            self.use(primary)
        else:
            self._move(1)

    def _command(self, key: str, character: Optional[str]) -> None:
        picture = self.conductor.picture
        self._follows = True
        if key in ("tab", "down", "right", "shift+tab", "up", "left"):
            self._move(1 if key in ("tab", "down", "right") else -1)
        elif key in ("enter", "space"):
            focused = self._focused()
            if focused is not None:
                self.use(focused)
        elif key in ("escape", "backspace"):
            self._back()
        elif key in ("pageup", "pagedown", "home", "end"):
            self._scroll({"pageup": -1, "pagedown": 1, "home": -1000, "end": 1000}[key] * max(self._frame.page_rows - 1, 1) if self._frame else 0)
        elif key.replace("alt+", "") in "123456789" and self._box is None:
            self._use_tab(key[-1])
        elif key in ("f1", "question_mark"):
            self._open(Box("Keys", HELP))
        elif key == "f2":
            said = "\n".join(layout.body.signed(text, tone) for text, tone in reversed(self.conductor.messages))
            self._open(Box("Messages", said or "There were none so far."))
        elif picture is not None and (self._box is not None or picture.front.is_alert) and character:
            self._choose(character)

    def _move(self, step: int) -> None:
        names = [control.name for control in self._frame.controls] if self._frame else []
        if self._box is None:
            if not [name for name in names if "/tab/" not in name and "/close/" not in name]:
                self._scroll(step)
            self.focus_memory.move(names, step)
        elif names:
            here = names.index(self._box_focus) if self._box_focus in names else -1
            self._box_focus = names[(here + step) % len(names)]
        else:
            self._scroll(step)
        self.draw()

    def _scroll(self, step: int, under: Optional[events.MouseEvent] = None) -> None:
        """Scrolls what is under the mouse, or else what has the focus."""
        if self._frame is not None:
            name = self._frame.scrolled if under is None else self._frame.scrolled_at(under.y, under.x)
            self._scrolls[name] = max(0, self._scrolls.get(name, 0) + step)
            self._follows = False
            self.draw()

    def _choose(self, character: str) -> None:
        """A letter in a question. Where something can be destroyed it only moves, and Enter decides."""
        buttons = [one for one in self._frame.controls if one.kind in ("answer", "local")] if self._frame else []
        found = [one for one in buttons if one.label.lower().startswith(character.lower())]
        if not found:
            return
        if self._box is not None:
            self._box_focus = found[0].name
        elif not self._is_too_early(found[0].name):
            self.focus_memory.go(found[0].name)
            if not any(one.is_destructive for one in buttons):
                self.use(found[0])
        self.draw()

    # The mouse

    def on_click(self, event: events.Click) -> None:
        control = control_at(self._frame.lines, event.y, event.x) if self._frame else None
        if control is None:
            return
        if self._box is not None:
            self._box_focus = control.name
        elif not self._is_too_early(control.name):
            self.focus_memory.go(control.name)
        self.draw()
        self.use(control)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._scroll(3, event)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._scroll(-3, event)

    # Using controls

    def _is_too_early(self, name: str) -> bool:
        """Somebody else has just put this there: a key or a click in flight was not meant for it."""
        if not self.focus_memory.is_too_early(name, time.monotonic()):
            return False
        self._said("That has just changed. Press again.", "")
        return True

    def use(self, control: Control) -> None:
        if self._box is not None:
            self._answer(control)
        elif control.why:
            self._said(f"{control.label}: {control.why}", "warning")
        elif self.conductor.away:
            self._said(wording.refused(ConnectionLost()), "warning")
        elif not self._is_too_early(control.name) and not self._confirms(control):
            self._carry_out(control)

    def _carry_out(self, control: Control) -> None:
        if self.conductor.use_here(control):
            self.draw()
        else:
            self._start(self._ask(control))

    async def _ask(self, control: Control) -> None:
        wrong = await self.conductor.use(control)
        if wrong is not None and self._frame is not None:
            name = next((one.name for one in self._frame.controls if one.entry == control.entry and one.part.split("/")[0] == wrong), None)
            self.focus_memory.name = name or self.focus_memory.name
        self.draw()

    def _use_tab(self, number: str) -> None:
        tabs = [control for control in self._frame.controls if control.kind == "tab" and control.part == number] if self._frame else []
        if tabs and not tabs[0].subject.is_selected:
            self.use(tabs[0])

    def _back(self) -> None:
        picture = self.conductor.picture
        if self.conductor.away:
            self._said(wording.refused(ConnectionLost()), "warning")
        elif picture is not None and not self._is_too_early(picture.front.navigator):
            self._start(self.conductor.back())

    # Boxes of the renderer itself

    def _confirms(self, control: Control) -> bool:
        """Asks first, if the action wants that."""
        wanted = control.subject.confirmation if control.kind == "action" else None
        if wanted is None:
            return False
        yes = Control("local", "box", "yes", wanted.yes, is_destructive=control.is_destructive)
        no = Control("local", "box", "no", wanted.no)
        self._open(Box(wanted.title, wanted.text, (yes, no)))
        self._box_focus = no.name if control.is_destructive else yes.name
        self._answer = lambda chosen: self._confirmed(control, chosen.part == "yes")
        self.draw()
        return True

    def _confirmed(self, control: Control, is_meant: bool) -> None:
        self._close_box()
        if is_meant:
            self._carry_out(control)

    def _open(self, box: Box) -> None:
        self._box, self._box_focus = box, None
        self._answer = lambda control: self._close_box()
        self._scrolls.pop("box", None)
        self.draw()

    def _close_box(self) -> None:
        self._box = None
        self._frame = None
        self.draw()

    def _start(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


