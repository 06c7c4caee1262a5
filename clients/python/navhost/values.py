"""What goes into a sequence: the items of `send`, and of the answers of receivers and of URL patterns with `ask`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional

if TYPE_CHECKING:
    from typing import Sequence

    from .contract import SentItem, SentItemAction, SentItemActionMethod, SentItemActionValues, SentItemRoute, SentItemType, SentItemValue
    from .contract import ValueReceiveAnswer

__all__ = ["action", "after", "appending", "destination", "inserting", "perform", "replacing", "route", "send", "value"]


def _item(members: Dict[str, Any]) -> Any:
    return {name: value for name, value in members.items() if value is not None}


def value(name: str, data: Any = None, *, navigator: Optional[str] = None) -> SentItemValue:
    """A value for a receiver, as `shop.voucher`; None is null."""
    item: SentItemValue = _item({"value": name, "data": data, "navigator": navigator})
    return item


def route(name: str, data: Any = None, *, navigator: Optional[str] = None) -> SentItemRoute:
    """A route for a receiver, which chooses what to show; None is null."""
    item: SentItemRoute = _item({"route": name, "data": data, "navigator": navigator})
    return item


def destination(
    type: str, arguments: Optional[Mapping[str, Any]] = None, *, method: Optional[str] = None, navigator: Optional[str] = None
) -> SentItemType:
    """A destination to show. With the method `send` only a receiver may take it."""
    item: SentItemType = _item({"type": type, "arguments": arguments, "method": method, "navigator": navigator})
    return item


def action(name: str, *, navigator: Optional[str] = None) -> SentItemAction:
    """One of the host's actions, as `popAll` or `dismissAny`."""
    item: SentItemAction = _item({"action": name, "navigator": navigator})
    return item


def perform(method: str, params: Optional[Mapping[str, Any]] = None, *, navigator: Optional[str] = None) -> SentItemActionMethod:
    """A request that changes the tree, by its method."""
    item: SentItemActionMethod = _item({"action": "perform", "method": method, "params": params, "navigator": navigator})
    return item


def send(values: Sequence[SentItem], *, navigator: Optional[str] = None) -> SentItemActionValues:
    """Further values, in the place of this item."""
    item: SentItemActionValues = _item({"action": "send", "values": list(values), "navigator": navigator})
    return item


# How a sequence goes on: the answers of a receiver, besides None and `{"resume": "pause"}`.


def after(seconds: float) -> ValueReceiveAnswer:
    """The next value comes so many seconds later."""
    return {"resume": {"after": seconds}}


def inserting(values: Sequence[SentItem]) -> ValueReceiveAnswer:
    """These values come before the rest."""
    return {"resume": {"inserting": list(values)}}


def appending(values: Sequence[SentItem]) -> ValueReceiveAnswer:
    """These values come after the rest."""
    return {"resume": {"appending": list(values)}}


def replacing(values: Sequence[SentItem]) -> ValueReceiveAnswer:
    """These values come in place of the rest."""
    return {"resume": {"replacing": list(values)}}
