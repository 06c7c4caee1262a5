"""The sentences that both renderers say, in the words of the one for browsers: a test compares them (Tests/web/wording.json)."""

from __future__ import annotations

from typing import Any, Dict, Optional

from .. import errors

#: Why nothing can be operated, before the first picture and after the host has ended.
CONNECTING = "Connecting …"
AWAY = "The host is away. This page goes on when it is back."
#: Stands at an action when a field that it needs cannot be drawn.
UNSENDABLE = "A field that is needed cannot be shown here, so this form cannot be sent."

_INSTEAD = {
    "none": "There is nothing to see on this screen.",
    "quarantined": "This screen is set aside, because it does not fit here any more.",
    "newer": "This screen is made for a newer renderer.",
}


def instead(state: str) -> str:
    """What stands in place of content that is not shown; empty for any other state."""
    return _INSTEAD.get(state, "")


def waiting(module: str, seconds: int = 0) -> str:
    """While a module makes the content. The first second is not counted."""
    minutes, rest = divmod(seconds, 60)
    time = f"{minutes} min {rest} s" if minutes else f"{rest} s"
    return f"Waiting for {module}" + (f": {time}" if seconds else "")


def orphaned(module: str) -> str:
    return f"{module} is away. This screen works again when it is back."


def failed(module: str, reason: str) -> str:
    return f"{module} could not show this screen: {ended(reason)}" if reason else f"{module} could not show this screen."


def unshown(count: int) -> str:
    """How much of a screen this renderer cannot draw."""
    return "1 part cannot be shown here." if count == 1 else f"{count} parts cannot be shown here."


def needed(label: str) -> str:
    """At a required field without a value."""
    return f"{label} is needed."


def changed_elsewhere(value: Optional[str]) -> str:
    """At a field whose content changed while a person typed. A secret has no value."""
    return "Changed elsewhere." if value is None else f"Changed elsewhere: {value or 'empty'}."


#: After an error that leaves open whether a module has done what it was asked.
MAYBE = " This may or may not have happened."


def refused(error: Exception, module: str = "") -> str:
    """Why a request of a person has no good answer. `module` is the one that was asked to do something; it may have done so before its answer got lost."""
    if isinstance(error, errors.TimedOut):
        name, message, data = "timeout", str(error), {}
    elif isinstance(error, errors.NavhostError):
        name, message, data = error.name, error.message, error.data
    else:
        return f"The host is away. Try again when it is back.{MAYBE if module else ''}"
    lost = MAYBE if module else ""
    who = module or data.get("module") or "The module"
    cause = data.get("error") if isinstance(data.get("error"), dict) else {}
    reason = data.get("reason") or message
    if name == "provider_gone":
        return f"{who} went away before it answered.{lost}"
    if name in ("provider_timeout", "timeout"):
        return f"{who} did not answer in time.{lost}"
    if name == "provider_error":
        return ended(f"{who} could not do that: {cause.get('message') or reason}")
    if name == "question_cycle":
        return f"{who} waits for itself, so it cannot answer."
    if name == "locked":
        return ended(f"Not now: {_holder(data) or 'something in front must be finished first'}")
    if name == "denied":
        return ended(f"Not allowed: {reason}")
    return ended(message or "That did not work")


def _holder(data: Dict[str, Any]) -> Any:
    """The reason of the first lock."""
    locks = data.get("locks")
    first = locks[0] if isinstance(locks, list) and locks else None
    return first.get("reason") if isinstance(first, dict) else None


def ended(text: str) -> str:
    """A text with a mark at its end."""
    return text if text[-1:] in (".", "!", "?", "…") else f"{text}."
