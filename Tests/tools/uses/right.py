"""Uses of the client that type checkers accept in their strict modes."""

from __future__ import annotations

from typing import List

from navhost import Call, Client, NavhostError, Question, Tree, aio
from navhost.contract import GuardAskAnswer, RegisteredDestination, SentItem, ValueReceiveAnswer, data_of, params_of
from navhost.values import action, after, destination, perform, value
from navhost.votes import allow, deny, redirect

TYPES: List[RegisteredDestination] = [
    {"type": "shop.list", "title": "List"},
    {"type": "shop.item", "arguments": {"type": "object"}, "method": "sheet", "provides": True},
]


def results(client: Client) -> str:
    registered = client.register("shop", TYPES, take_over=True, guards=[{"name": "login", "on": "enter", "types": ["shop.item"]}])
    assert registered["registered"] == ["shop.list", "shop.item"]
    shown = client.push("shop.list", {"page": 2}, if_revision=3, if_present="raise", within=2.5)
    if "removed" in shown or "sequence" in shown:
        return ""
    navigator: str = shown["navigator"]
    popped = client.pop(2, navigator=navigator)
    number: int = popped["removed"]["entries"] if "removed" in popped else 0
    for entry in client.path(navigator)["path"]:
        print(entry["type"], entry.get("hints"), number)
    return client.tree()["current"]


def outcomes(client: Client) -> str:
    outcome = client.navigate("shop.item", for_result=True)
    if "by" in outcome:
        return outcome["outcome"]
    return str(outcome)


def refusals(client: Client) -> str:
    try:
        client.push("shop.lisst")
    except NavhostError as error:
        data = data_of(error, "unknown_destination")
        if data is not None:
            return data.get("nearest", "")
    return ""


def attachments(client: Client) -> str:
    for attachment in client.attachments()["attachments"]:
        if attachment["kind"] == "lock":
            return attachment.get("reason", "")
        if attachment["kind"] == "mapping":
            return attachment["to"]
    return ""


def watching(client: Client) -> None:
    watch = client.watch(scene="main", verbosity="info", timeout=1)
    tree = Tree(next(watch)["snapshot"])
    for event in watch:
        tree.apply(event)
    for notification in client.notifications(timeout=0.1):
        lost = params_of(notification, "moduleLost")
        if lost is not None:
            print(lost["module"])


def questions(client: Client) -> None:
    def vote(question: Question) -> GuardAskAnswer:
        asked = params_of(question, "guard.ask")
        if asked is None or asked["on"] == "leave":
            return allow()
        return redirect("account.login", {"next": "shop"}) if asked["entries"] else deny("no entries")

    def receive(question: Question) -> ValueReceiveAnswer:
        return after(1.5)

    def resolve(question: Question) -> List[SentItem]:
        return [action("dismissAny"), destination("shop.item", {"id": 1}), value("shop.voucher", {"code": 7})]

    client.on_guard(vote)
    client.on_receive(receive)
    client.on_resolve(resolve)
    client.send([perform("popAll"), value("shop.done")])


def calls(client: Client) -> Call:
    return client.begin("push", type="shop.list", forResult=True)


async def asynchronous(client: aio.Client) -> str:
    shown = await client.navigate("shop.list")
    revision: int = (await client.tree())["revision"]
    async for event in client.watch(scene="main"):
        print(event, revision)
    await client.ask("e1", "title", timeout=2)
    return shown["scene"]
