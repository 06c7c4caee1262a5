"""Network namespaces: each server and each host has a network of its own, as on machines of their own.

A bridge joins them all. A direction between two of them is cut at the sender, which puts an address that no device has on its packets. They are lost without a
word, and TCP sends them again later. So nothing of the machine's own network changes, and nothing is left when the test's process dies.

Not every machine allows namespaces. `network()` gives relays (links.py) instead there.
"""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import socket
import subprocess
from typing import Dict, Iterable, List, Sequence, Union

from links import BOTH, TO_CLIENT, TO_SERVER, Access, Links
from servers import Server, wait_for
from surroundings import PATIENCE

#: Addresses for measurements between networks (RFC 2544): no machine of others has them. One number is missing.
NETWORKS = ("198.18.", "198.19.")

#: The last number of the test's own address. Those of servers and hosts count from 1.
TEST = 254

#: A hardware address that no device has.
NO_DEVICE = "02:00:00:00:00:00"


def namespace() -> subprocess.Popen:
    """A process that holds a network of its own. The network is gone when the last process in it is, and this one dies with the thread that calls this."""
    holder = subprocess.Popen(["setpriv", "--pdeathsig", "KILL", "unshare", "--net", "sleep", "infinity"], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    own = os.readlink("/proc/self/ns/net")

    def is_apart() -> bool:
        if holder.poll() is not None:
            raise PermissionError("this machine allows no network namespaces")
        with contextlib.suppress(OSError):
            return os.readlink(f"/proc/{holder.pid}/ns/net") != own
        return False

    try:
        wait_for(is_apart, "a network namespace")
    except BaseException:
        end(holder)
        raise
    return holder


def end(holder: subprocess.Popen) -> None:
    holder.kill()
    holder.wait(PATIENCE)


class Node:
    """One server or host, or the test itself: its address, and how a process gets there."""

    def __init__(self, network: Namespaces, number: int, device: str, inside: Sequence[str] = ()) -> None:
        self.number = number
        self.address = f"{network.prefix}{number}"
        self.hardware = f"02:00:00:00:00:{number:02x}"
        self._device = device
        self._inside = list(inside)

    def enter(self, command: Sequence[str]) -> List[str]:
        """The command that runs this one here."""
        return [*self._inside, *command]

    def ip(self, *orders: str) -> None:
        text = "".join(f"{order}\n" for order in orders)
        done = subprocess.run(self.enter(["ip", "-batch", "-"]), input=text, capture_output=True, text=True, timeout=PATIENCE)
        if done.returncode:
            raise PermissionError(f"ip refuses: {text}{done.stderr}")

    def begin(self) -> None:
        self.ip(f"addr add {self.address}/24 dev {self._device}", "link set lo up", f"link set {self._device} address {self.hardware} up")

    def send_to(self, others: Iterable[Node], arrives: bool) -> None:
        """Whether packets to these nodes arrive."""
        said = [f"neigh replace {other.address} lladdr {other.hardware if arrives else NO_DEVICE} dev {self._device} nud permanent" for other in others]
        self.ip(*said)


class Namespaces:
    """The network of a test. In a `with` statement, it is gone with the statement."""

    #: A server can be cut off from all others.
    isolates = True

    def __enter__(self) -> Namespaces:
        self._holders: List[subprocess.Popen] = []
        self._nodes: Dict[str, Node] = {}
        try:
            hub = self._hold()
            inside = ["nsenter", f"--net=/proc/{hub.pid}/ns/net", "--"]
            taken = subprocess.run(["ip", "-o", "addr"], check=True, capture_output=True, text=True, timeout=PATIENCE).stdout
            dice = random.SystemRandom()
            self.prefix = next(prefix for _ in range(1000) if (prefix := f"{dice.choice(NETWORKS)}{dice.randrange(256)}.") not in taken)
            self._hub = Node(self, 0, "hub", inside)
            self._hub.ip("link add hub type bridge", "link set hub up")
            device = f"nh{dice.randrange(1 << 32):08x}"
            self._join(TEST, device, os.getpid())
            Node(self, TEST, device).begin()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for holder in self._holders:
            end(holder)

    def _hold(self) -> subprocess.Popen:
        self._holders.append(namespace())
        return self._holders[-1]

    def _join(self, number: int, device: str, process: int) -> None:
        """Gives the network of this process a device that is joined to all others."""
        self._hub.ip(f"link add to{number} type veth peer name {device} netns {process}", f"link set to{number} master hub up")

    def node(self, name: str) -> Node:
        """The place of this server or host. It stays when a process ends there."""
        if name not in self._nodes:
            holder = self._hold()
            number = len(self._nodes) + 1
            self._join(number, "eth0", holder.pid)
            self._nodes[name] = Node(self, number, "eth0", ["nsenter", f"--net=/proc/{holder.pid}/ns/net", "--"])
            self._nodes[name].begin()
        return self._nodes[name]

    def access(self, name: str, servers: Sequence[Server]) -> NamespaceAccess:
        return NamespaceAccess(self, name, servers)

    def isolate(self, name: str) -> None:
        """Nothing gets from this node to the others any more, or from them to it. The test can still ask it."""
        self._set(name, arrives=False)

    def rejoin(self, name: str) -> None:
        self._set(name, arrives=True)

    def _set(self, name: str, arrives: bool) -> None:
        node = self._nodes[name]
        others = [other for other in self._nodes.values() if other is not node]
        node.send_to(others, arrives)
        for other in others:
            other.send_to([node], arrives)


class NamespaceAccess(Access):
    """A place with a network of its own."""

    def __init__(self, network: Namespaces, name: str, servers: Sequence[Server]) -> None:
        super().__init__(servers)
        self._node = network.node(name)
        self._servers = [network.node(server.name) for server in servers]

    def enter(self, command: Sequence[str]) -> List[str]:
        return self._node.enter(command)

    def cut(self, ways: Iterable[str] = BOTH) -> None:
        self._set(ways, arrives=False)

    def heal(self) -> None:
        self._set(BOTH, arrives=True)

    def _set(self, ways: Iterable[str], arrives: bool) -> None:
        if TO_SERVER in ways:
            self._node.send_to(self._servers, arrives)
        if TO_CLIENT in ways:
            for server in self._servers:
                server.send_to([self._node], arrives)


def are_allowed() -> bool:
    """Whether the machine lets the test make such a network, and reach a server there."""
    if shutil.which("ip") is None:
        return False
    try:
        with Namespaces() as made:
            socket.create_connection((made.node("probe").address, 9), timeout=5).close()
    except ConnectionRefusedError:
        return True
    except (OSError, subprocess.SubprocessError):
        pass
    return False


def network() -> Union[Namespaces, Links]:
    """Namespaces where the machine allows them, and relays elsewhere."""
    return Namespaces() if are_allowed() else Links()
