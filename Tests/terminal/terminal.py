"""A program in a real pseudo-terminal, with a screen that a test can read."""

import fcntl
import itertools
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import threading
import time

import pyte

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, PATIENT, ROOT  # noqa: E402, F401

KEYS = {
    "enter": "\r", "escape": "\x1b", "tab": "\t", "backtab": "\x1b[Z", "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D", "backspace": "\x7f",
    "pagedown": "\x1b[6~", "pageup": "\x1b[5~", "f1": "\x1bOP", "f2": "\x1bOQ", "ctrl+q": "\x11", "ctrl+u": "\x15", "space": " ",
}  # fmt: skip

#: The eight colours, in the order of their codes.
COLOURS = ("black", "red", "green", "brown", "blue", "magenta", "cyan", "white")


class Terminal:
    """Runs a command in a terminal of this size. Every wait is for something on the screen."""

    def __init__(self, command, columns=80, rows=24, **environment):
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self._lock = threading.Lock()
        #: All that the program has written.
        self.raw = b""
        self._unfed = b""
        surroundings = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", TEXTUAL_DISABLE_KITTY_KEY="1", **environment)
        surroundings["PYTHONPATH"] = os.path.join(ROOT, "clients", "python")
        for name in [name for name, value in environment.items() if value is None]:
            del surroundings[name]
        self.pid, self._descriptor = pty.fork()
        if self.pid == 0:
            os.execvpe(command[0], command, surroundings)
        self.resize(columns, rows)
        self._is_open = True
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def resize(self, columns, rows):
        with self._lock:
            self.screen.resize(rows, columns)
        fcntl.ioctl(self._descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def _read(self):
        while self._is_open:
            if not select.select([self._descriptor], [], [], 0.1)[0]:
                continue
            try:
                data = os.read(self._descriptor, 65536)
            except OSError:
                return
            if not data:
                return
            self._take(data)

    def _take(self, data):
        """Feeds whole paintings only: what comes between the marks of synchronised output is fed together."""
        self.raw += data
        if b"\x1b[?2026$p" in data:
            os.write(self._descriptor, b"\x1b[?2026;2$y")
        self._unfed += data
        begin, end = self._unfed.rfind(b"\x1b[?2026h"), self._unfed.rfind(b"\x1b[?2026l")
        ready = len(self._unfed) if begin <= end else begin
        with self._lock:
            self._stream.feed(self._unfed[:ready])
        self._unfed = self._unfed[ready:]

    def close(self):
        self._is_open = False
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.pid, 0)
        self._thread.join(PATIENCE)
        os.close(self._descriptor)

    def wait_for_end(self):
        """The exit status of the program."""
        return os.waitstatus_to_exitcode(self._waited()[1])

    def _waited(self):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            # WNOWAIT leaves the process to `close`.
            found = os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            if found is not None:
                return found, found.si_status << 8 if found.si_code == os.CLD_EXITED else found.si_status
            time.sleep(0.01)
        raise AssertionError(f"the program did not end\n{self}")

    # The contents of the screen

    @property
    def lines(self):
        with self._lock:
            return [line.rstrip() for line in self.screen.display]

    def __str__(self):
        return "\n".join(self.lines)

    @property
    def styled_lines(self):
        """The lines with an escape sequence wherever text becomes bold or coloured, or plain again."""
        with self._lock:
            rows = [[self.screen.buffer[row][column] for column in range(self.screen.columns)] for row in range(self.screen.lines)]
        return ["".join(f"{begin}{text}{end}" for begin, text, end in map(styled, parts(row))).rstrip() for row in rows]

    @property
    def cursor(self):
        """Row and column; None while it is hidden."""
        with self._lock:
            return None if self.screen.cursor.hidden else (self.screen.cursor.y, self.screen.cursor.x)

    @property
    def focused(self):
        """The text that is shown reversed."""
        with self._lock:
            rows = [[self.screen.buffer[row][column] for column in range(self.screen.columns)] for row in range(self.screen.lines)]
        return " ".join("".join(cell.data for cell in row if cell.reverse).strip("_ ") for row in rows).strip()

    def colours(self):
        """All colours that are on the screen, of texts and of backgrounds."""
        with self._lock:
            cells = [self.screen.buffer[row][column] for row in range(self.screen.lines) for column in range(self.screen.columns)]
        return {cell.fg for cell in cells}, {cell.bg for cell in cells}

    def shows(self, *texts):
        screen = str(self)
        return all(text in screen for text in texts)

    # Keys and clicks of a person

    def wait(self, condition, what):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"not on the screen: {what}\n{self}")
            time.sleep(0.01)

    def wait_for(self, *texts):
        self.wait(lambda: self.shows(*texts), texts)
        return self

    def wait_without(self, *texts):
        self.wait(lambda: not any(self.shows(text) for text in texts), f"still {texts}")
        return self

    def focus(self, text):
        """Presses Tab until this is focused."""
        end = time.monotonic() + PATIENCE
        while not self.focused.startswith(text):
            before = (self.focused, self.cursor)
            self.press("tab")
            self.wait(lambda: (self.focused, self.cursor) != before or self.focused.startswith(text), f"the focus has moved on from {before}")
            if time.monotonic() > end:
                raise AssertionError(f"{text} is never focused\n{self}")
        return self

    def press(self, *keys):
        """Keys by name, or texts that are typed."""
        for key in keys:
            data = f"\x1b{key[4:]}" if key.startswith("alt+") else KEYS.get(key, key)
            os.write(self._descriptor, data.encode())
        return self

    def click(self, text):
        """The left button on the first place with this text."""
        self.wait_for(text)
        row = next(number for number, line in enumerate(self.lines) if text in line)
        column = self.lines[row].index(text)
        os.write(self._descriptor, f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m".encode())
        return self

    def wheel(self, text, step):
        """The wheel on the first place with this text, down or up by one."""
        self.wait_for(text)
        row = next(number for number, line in enumerate(self.lines) if text in line)
        column = self.lines[row].index(text)
        os.write(self._descriptor, f"\x1b[<{65 if step > 0 else 64};{column + 1};{row + 1}M".encode())
        return self


def parts(row):
    """The parts of a row of cells that look the same: their style, bold and a colour, and their text."""
    return [(style, "".join(cell.data for cell in cells)) for style, cells in itertools.groupby(row, lambda cell: (cell.bold, cell.fg))]


def styled(part):
    """The escape sequences before and behind a part, and its text."""
    (bold, colour), text = part
    codes = ["1"] if bold else []
    if colour != "default":
        codes.append(str(30 + COLOURS.index(colour)))
    return "".join(f"\x1b[{code}m" for code in codes), text, "\x1b[0m" * bool(codes)


def escapes(raw):
    """The control sequences in what a program wrote."""
    return re.findall(rb"\x1b(?:\[[0-9;?<>=!]*[a-zA-Z~]|\][^\x07\x1b]*)", raw)
