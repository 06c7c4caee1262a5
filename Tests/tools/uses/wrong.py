"""Uses of the client that type checkers refuse: each line that says so, and no other."""

from __future__ import annotations

from navhost import Client, NavhostError, aio
from navhost.contract import RegisteredDestination, data_of
from navhost.values import action
from navhost.votes import redirect


def options(client: Client) -> None:
    client.push("shop.list", if_revison=3)  # refused: the option is misspelled
    client.push("shop.list", if_revision="3")  # refused: a text instead of a number
    client.push("shop.list", if_present="lift")  # refused: no such word
    client.push()  # refused: nothing says what to push
    client.push(7)  # refused: a number instead of a type
    client.pop("two")  # refused: a text instead of a count
    client.lock("saving", "n1")  # refused: an option by position
    client.watch(secne="main")  # refused: the option is misspelled
    client.unlock(lock=None)  # refused: the lock must be given


def results(client: Client, error: NavhostError) -> None:
    print(client.tree()["revison"])  # refused: the member is misspelled
    count: str = client.tree()["revision"]  # refused: a number
    print(count, client.push("shop.list")["entry"])  # refused: there may be no entry
    for attachment in client.attachments()["attachments"]:
        if attachment["kind"] == "lcok":  # refused: no such kind
            pass
    data_of(error, "unknown_sceen")  # refused: no such error


def modules(client: Client) -> None:
    wrong: RegisteredDestination = {"tpye": "shop.list"}  # refused: the member is misspelled
    client.register("shop", [wrong, {"type": 3}])  # refused: a number instead of a name
    client.register("shop", [], guards=[{"name": "login", "on": "entering"}])  # refused: no such word
    action(5)  # refused: a number instead of a name
    redirect()  # refused: nothing says where to


async def asynchronous(client: aio.Client) -> None:
    print(client.tree()["revision"])  # refused: not awaited
    await client.navigate("shop.list", if_revison=3)  # refused: the option is misspelled
