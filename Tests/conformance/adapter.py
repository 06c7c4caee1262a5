"""The adapter of a client, as a process."""

import os
import queue
import signal
import subprocess
import threading
import time

from checks import PATIENCE, Failure
from values import decode, encode


class Adapter:
    """The client's program: commands in, observations out."""

    def __init__(self, command, environment, log):
        self.log = log
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", start_new_session=True)
        self.incoming = queue.Queue()
        self.observations = []
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.incoming.put(line)
        self.incoming.put(None)

    def tell(self, command):
        self.log(f"do     {encode(command)}")
        self.process.stdin.write(encode(command) + "\n")
        self.process.stdin.flush()

    def await_observation(self, is_it, is_over):
        """Takes the first observation that `is_it`, of those that have come or will. Gives up when `is_over` says so of those that have come."""
        end = time.monotonic() + PATIENCE
        while True:
            for index, observation in enumerate(self.observations):
                if is_it(observation):
                    return self.observations.pop(index)
            if is_over(self.observations):
                raise Failure(f"the adapter saw {encode(self.observations)}")
            try:
                line = self.incoming.get(timeout=max(0, end - time.monotonic()))
            except queue.Empty:
                raise Failure(f"the adapter did not see it, but {encode(self.observations)}") from None
            if line is None:
                raise Failure("the adapter ended")
            self.log(f"saw    {line.rstrip()}")
            self.observations.append(decode(line))

    def finish(self):
        """Ends the adapter; gives the observations that no step took."""
        self.process.stdin.close()
        try:
            status = self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failure("the adapter did not end with its input") from None
        self.reader.join(timeout=PATIENCE)
        while not self.incoming.empty():
            line = self.incoming.get()
            if line is not None:
                self.observations.append(decode(line))
        if status != 0:
            raise Failure(f"the adapter ended with {status}")
        return self.observations

    def kill(self):
        """Ends the adapter, with what it may have started."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        if not self.process.stdin.closed:
            try:
                self.process.stdin.close()
            except OSError:
                pass  # What it did not take in is of no interest any more.
        self.reader.join(timeout=PATIENCE)
        self.process.stdout.close()
