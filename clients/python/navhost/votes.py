"""The votes of a guard: what a handler of `on_guard` answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping, Optional

if TYPE_CHECKING:
    from .contract import GuardAskAnswerAllow, GuardAskAnswerDeny, GuardAskAnswerRedirect

__all__ = ["allow", "deny", "redirect"]


def allow() -> GuardAskAnswerAllow:
    """The request goes on."""
    return {"verdict": "allow"}


def deny(reason: Optional[str] = None) -> GuardAskAnswerDeny:
    """The request is refused with `denied`; the reason is for people."""
    return {"verdict": "deny"} if reason is None else {"verdict": "deny", "reason": reason}


def redirect(
    type: str, arguments: Optional[Mapping[str, Any]] = None, *, method: Optional[str] = None, navigator: Optional[str] = None
) -> GuardAskAnswerRedirect:
    """Another destination is shown in place of what was asked for: on the request's navigator, and by the type's method, when left out."""
    vote: GuardAskAnswerRedirect = {"verdict": "redirect", "type": type}
    if arguments is not None:
        vote["arguments"] = dict(arguments)
    if method is not None:
        vote["method"] = method
    if navigator is not None:
        vote["navigator"] = navigator
    return vote
