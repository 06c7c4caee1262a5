"""The rounds of the crash test: a life of the host each, and how it ends."""

from __future__ import annotations

import time
from typing import Any, Dict

from checks import PATIENCE, Broken, require
from connections import Caller
from host import ALL, ERRORS, FAIL, KILL_AFTER, KILL_BEFORE, KILL_HALF, POWER_LOSS, SHORT, SYNC, WRITE
from lives import Lives


class Crash(Lives):
    """One run: round after round on one store."""

    ROUNDS = {
        "killed": 5, "killed_in_a_call": 6, "power_loss": 4, "failing": 5, "killed_while_failing": 3, "short": 1, "snapshot": 2, "start": 3, "sessions": 0.3,
    }
    SHORT_FORM = ["killed_in_a_call", "failing", "power_loss", "snapshot", "killed", "start", "failing", "killed_in_a_call"]

    def run(self, number: int, kind: str) -> None:
        caller = self.begin_life()
        self.host.fault.remember_unsynced(kind == "power_loss")
        try:
            self.connect(caller, self.random.randint(2, 5))
            getattr(self, f"round_{kind}")(caller)
        except Broken as broken:
            # The host may die in the middle of a call. Then a lost connection is expected; the check below finds why
            # the host died.
            if self.host.is_running or "the connection ended" not in str(broken):
                raise
        finally:
            caller.close()
        self._check_death(kind)
        self.end_life()

    def _check_death(self, kind: str) -> None:
        if not self.host.is_running and kind != "start":
            code = self.host.wait()
            require(code == -9, f"the host ended by itself, with {code}: {open(self.host.log).read()[-3000:]}")

    # Rounds

    def round_killed(self, caller: Caller) -> None:
        """From outside, at any moment."""
        self.run_until(self.random.randint(0, 400))

    def round_killed_in_a_call(self, caller: Caller) -> None:
        """Before, in the middle of, or after a call that writes."""
        self.run_until(self.random.randint(0, 60))
        action = self.random.choice([KILL_BEFORE, KILL_HALF, KILL_AFTER])
        self.host.fault.arm(action, self.random.randint(1, 120), kinds=self.random.choice([ALL, WRITE, SYNC]))
        self._until_gone()

    def round_power_loss(self, caller: Caller) -> None:
        """What was not synced is lost. (Only with durability `synced` is nothing lost that was acknowledged.)"""
        if self.host.durability == "synced":
            kept = self.random.choice([0, self.random.getrandbits(62)])
            self.host.fault.arm(POWER_LOSS, self.random.randint(1, 200), error=kept, kinds=self.random.choice([ALL, SYNC]))
        self._until_gone()

    def _until_gone(self) -> None:
        end = time.monotonic() + 20
        while self.host.is_running and time.monotonic() < end and self.answered < 1500:
            self.run_until(50)

    def round_failing(self, caller: Caller) -> None:
        """The disk fails for a while: nothing happens, and the host stays."""
        self.run_until(self.random.randint(0, 60))
        error = ERRORS[self.random.choice(["ENOSPC", "EIO"])]
        repeat = self.random.choice([1, 1, 3, -1, -1])
        kinds = self.random.choice([WRITE, WRITE, SYNC, WRITE | SYNC])
        self.host.fault.arm(FAIL, self.random.randint(1, 40), error=error, repeat=repeat, kinds=kinds)
        self.run_until(self.random.randint(50, 200))
        if repeat < 0:
            self._live_on_without_a_disk(error, kinds)
        self.host.fault.disarm()
        self._work_again()
        self.run_until(self.random.randint(0, 60))
        self.check_alive()

    def round_killed_while_failing(self, caller: Caller) -> None:
        """What was refused by the store is not there after the end either, even when the host could write nothing after it."""
        self.run_until(self.random.randint(0, 60))
        kinds = self.random.choice([WRITE, SYNC, SYNC, ALL])
        self.inspection.may_be_doubtful = kinds == ALL
        self.host.fault.arm(FAIL, self.random.randint(1, 10), error=ERRORS["EIO"], repeat=-1, kinds=kinds)
        self.run_until(self.random.randint(20, 100))

    def _live_on_without_a_disk(self, error: int, kinds: int) -> None:
        if kinds == SYNC and self.host.durability == "written":
            return
        self.host.fault.arm(FAIL, 1, error=error, repeat=-1, kinds=kinds)
        visitor = Caller(self.loop, self.host.socket)
        refused = visitor.ask("push", type="crash.page", scene="extra" if self.extra.known is not None else "second")
        name = refused.get("error", {}).get("data", {}).get("name")
        require(name in ("store_failed", "locked", "no_stack", "unknown_scene"), f"on a disk that fails: {refused}")
        require(self._read(visitor, "ping") == {"pong": True}, "no pong")
        watch = self._read(visitor, "watch", scene="main")
        tree = self._read(visitor, "tree.get")
        require(watch["snapshot"]["revision"] == tree["revision"], "a watch that does not agree with tree.get")
        visitor.close()

    def _read(self, visitor: Caller, method: str, **params: Any) -> Dict[str, Any]:
        """What is read in one turn with a change that fails is refused with it, and may be asked for again."""
        end = time.monotonic() + PATIENCE
        while True:
            answer = visitor.ask(method, **params)
            if answer.get("error", {}).get("data", {}).get("name") != "store_failed":
                require("result" in answer, f"{method} was refused: {answer}")
                return answer["result"]
            require(time.monotonic() < end, f"no {method} within {PATIENCE} s on a disk that fails")

    def _work_again(self) -> None:
        require(self.host.is_running, f"the host is gone: {open(self.host.log).read()[-2000:]}")
        visitor = Caller(self.loop, self.host.socket)
        answer = visitor.call("navigator.create", scene="second", parent="n1") if not self._is_locked(visitor) else {"changed": True}
        require(answer["changed"], f"the disk is well again, and: {answer}")
        visitor.close()

    def _is_locked(self, visitor: Caller) -> bool:
        return bool(visitor.call("attachment.list", scene="second", kind="lock")["attachments"])

    def round_short(self, caller: Caller) -> None:
        """Writes that come short now and then, which is no failure."""
        self.host.fault.arm(SHORT, self.random.randint(1, 20), repeat=-1, kinds=WRITE)
        self.run_until(self.random.randint(50, 200))
        self.host.fault.disarm()
        self.check_alive()

    def round_snapshot(self, caller: Caller) -> None:
        """More than a mebibyte of revisions of one scene: the store makes a snapshot, and that fails, or the host is killed in it."""
        for worker in self.workers:
            worker.is_stopped = True
        self.settle()
        worker = self.workers[0]
        worker.send("reset", {"scene": "main"})
        action = self.random.choice([FAIL, FAIL, KILL_BEFORE, KILL_AFTER])
        for group in range(75):
            if group > 30:
                # A group is one commit, mostly: its second sync is that of a snapshot.
                self.host.fault.arm(action, 2, error=ERRORS["EIO"], kinds=SYNC)
            requests = [("path.set", {"scene": "main", "navigator": "n1", "path": [self._padded()]}) for _ in range(16)]
            worker.send_together(requests)
            self.loop.until(lambda: not worker.waiting or not self.host.is_running, "answers, with a snapshot that fails")
            if not self.host.is_running:
                return
        self.host.fault.disarm()
        self.check_alive()

    def _padded(self) -> Dict[str, Any]:
        """Almost a large entry: a change that puts it in the place of another one has two of them."""
        destination = self.operations.destination()
        destination["arguments"]["pad"] = "x" * 900
        return destination

    def round_start(self, caller: Caller) -> None:
        """The next start is killed, or fails, and the one after that is well."""
        self.run_until(self.random.randint(0, 100))
        self.settle()
        self.end_life()
        for _ in range(3):
            action = self.random.choice([KILL_BEFORE, KILL_HALF, KILL_AFTER, FAIL])
            self.host.fault.arm(action, self.random.randint(1, 12), error=ERRORS["EIO"], repeat=self.random.choice([1, -1]))
            self.host.start()
            self.host.kill()

    def round_sessions(self, caller: Caller) -> None:
        """More connections than numbers are reserved at once, on a disk that fails in the end."""
        for worker in self.workers:
            worker.is_stopped = True
        self.settle()
        for number in range(4200):
            if number == 3000 + self.random.randint(0, 1000):
                self.host.fault.arm(FAIL, 1, error=ERRORS["ENOSPC"], repeat=-1)
            visitor = Caller(self.loop, self.host.socket)
            if number % 16 == 0:
                self.last_session = max(self.last_session, int(visitor.call("hello")["session"][1:]))
            visitor.close()
