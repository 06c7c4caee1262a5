"""account: who the user is. Others ask for it by the value `session.required`, and mark what is not for everybody with the role `private`."""

import os

from navhost import Client

#: The login outlives this process: this file holds it.
SESSION = os.path.join(os.environ["APP_STATE"], "session")

#: The content of the login screen.
LOGIN = {
    "screen": 1,
    "title": "Log in",
    "blocks": [{"block": "field", "id": "name", "label": "Name", "input": "text", "required": True, "fill": "username"}],
    "actions": [{"action": "login", "label": "Log in", "role": "primary", "sends": "fields"}],
}
#: The message of its action.
MESSAGE = {"required": ["values"], "properties": {"values": {"required": ["name"], "properties": {"name": {"type": "string"}}}}}

client = Client()


def shown_logins():
    """The entries of our login screen, wherever they are."""
    for navigator in client.tree()["navigators"]:
        for entry in [navigator.get("root"), *navigator["path"]]:
            if entry is not None and entry["type"] == "account.login":
                yield entry["id"]


def let_in():
    """Takes the login screens away, and lets go on what waited for them."""
    if os.path.exists(SESSION):
        for entry in shown_logins():
            client.call("entry.close", entry=entry)
        client.call("resume")


def receive(question):
    """A sequence wants somebody to be logged in before it goes on."""
    if not os.path.exists(SESSION) and not list(shown_logins()):
        client.present("account.login")
    # While it was being shown, messages to it may have come already.
    return {"resume": "immediately" if os.path.exists(SESSION) else "pause"}


def guard(question):
    """Somebody wants to show what is private."""
    if os.path.exists(SESSION):
        return {"verdict": "allow"}
    return {"verdict": "deny", "reason": "nobody is logged in"}


def answer(question):
    """The action `login` logs in. No other message comes here, because the type declares its messages."""
    name = question.message["values"]["name"]
    with open(SESSION, "w", encoding="utf-8") as file:
        file.write(name)
    let_in()
    return {"toast": {"text": f"Welcome, {name}", "tone": "good"}}


client.on("entry.ask", answer)
client.on("type.provide", lambda question: [{"content": LOGIN} for _ in question.entries])
client.on("value.receive", receive)
client.on("guard.ask", guard)
client.register(
    "account",
    [{"type": "account.login", "method": "managedSheet", "provides": True, "messages": {"login": MESSAGE}}],
    guards=[{"name": "session", "on": "enter", "roles": ["private"]}],
    receivers=[{"value": "session.required"}],
)
# A process before this one may have been ended in the middle of it.
let_in()
client.serve()
