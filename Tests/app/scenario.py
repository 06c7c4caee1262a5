"""A link arrives, and an order is paid: step by step, and as a user does it who only looks at the screen."""

from __future__ import annotations

import os
from typing import Callable, List, NamedTuple, Optional

from application import Application, Broken, Request

#: The errors of a request whose module was killed; the user tries again then.
INTERRUPTED = {"provider_gone", "receiver_gone", "no_receiver", "url_unknown", "module_exited", "denied", "unknown_entry"}


class Step(NamedTuple):
    name: str
    act: Callable[[], Request]
    #: Whether the user sees the result of the step.
    is_reached: Callable[[], bool]
    #: The answer to the step's request; `waits` when the answer comes at a later step.
    outcome: str


class Scenario:
    """One order of one product, from the link to the receipt."""

    def __init__(self, application: Application, product: int) -> None:
        self.application = application
        self.product = product
        self.link: Optional[Request] = None

    def steps(self) -> List[Step]:
        app = self.application
        receipt = {"order": "none", "reference": self.product}
        return [
            Step("private", lambda: app.request("navigate", type="order.confirmation", arguments=receipt), lambda: not app.path_types, "denied"),
            Step("link", self.open_link, lambda: app.entry("account.login") is not None and app.is_paused, "waits"),
            Step("login", lambda: app.press("account.login", "login", name="ada"), self.is_paying, "done"),
            Step("lock", self.open_another, self.is_paying, "cancelled"),
            Step("payment", lambda: app.press("payment.form", "pay", card="4711"), self.has_receipt, "done"),
            Step("receipt", lambda: app.press("receipt.page", "done"), self.is_done, "done"),
            Step("another", self.open_another, lambda: self.shows(1), "completed"),
        ]

    def begin(self) -> None:
        """As if nobody had ever been here."""
        session = os.path.join(self.application.folder, "session")
        if os.path.exists(session):
            os.remove(session)
        self.application.client.reset()
        self.application.wait(lambda: not self.application.path_types, "nothing is shown")

    def open_link(self) -> Request:
        self.link = self.application.request("url.open", url=f"app://order/{self.product}")
        return self.link

    # The user's view

    def is_paying(self) -> bool:
        """The form is in front, over a review that has its content, and nothing may take it away."""
        app = self.application
        review = app.entry("cart.review")
        return (
            app.path_types == ["catalog.product", "cart.review"]
            and app.entry("payment.form") is not None
            and review is not None
            and app.facts(review).get("Total") == str(100 + self.product % 10)
            and len(app.locks) == 1
            and self.link is not None
            and self.link.is_answered
        )

    def has_order(self) -> bool:
        """The product that was ordered is shown, and says so."""
        products = list(self.application.entries("catalog.product"))
        return any(one["arguments"]["id"] == self.product and "Order" in self.application.facts(one) for one in products)

    def has_receipt(self) -> bool:
        app = self.application
        return self.has_order() and app.path_types == ["catalog.product"] and app.entry("receipt.page") is not None and not app.locks

    def is_done(self) -> bool:
        app = self.application
        return self.has_order() and app.path_types == ["catalog.product"] and app.tree.current == app.tree.root

    def shows(self, product: int) -> bool:
        app = self.application
        shown = app.entry("catalog.product")
        return app.path_types == ["catalog.product"] and shown is not None and shown["arguments"]["id"] == product

    # The user's actions

    def finish(self, step: int) -> None:
        """From this step on, and whatever became of it: does what the screen asks for, and opens links again that led nowhere, until all is done."""
        app = self.application
        if step < len(self.steps()) - 1:
            app.wait(lambda: self.is_over(self.is_done, self.go_on), "the order is done")
        app.wait(lambda: self.is_over(lambda: self.shows(1), self.open_another), "another product is shown")

    def is_over(self, is_reached: Callable[[], bool], act: Callable[[], object]) -> bool:
        """Acts, unless it is reached or the user still waits for what was asked of a screen."""
        requests = self.application.requests
        for request in requests:
            # A request may fail for one reason only: a module was killed.
            if request.is_answered and request.refusal is not None and request.refusal.name not in INTERRUPTED:
                raise Broken(f"{request}: {request.refusal} {request.refusal.data}")
        if not all(request.is_answered for request in requests if request is not self.link):
            return False
        self.application.catch_up()
        if is_reached():
            return True
        act()
        return False

    def go_on(self) -> None:
        app = self.application
        values = {"name": "ada", "card": "4711"}
        for screen in ("receipt.page", "payment.form", "account.login"):
            entry = app.entry(screen)
            if entry is None:
                continue
            # The user fills all fields, and presses the button that the screen shows.
            content = entry.get("content")
            if content is not None:
                fields = [block["id"] for block in content["blocks"] if block["block"] == "field"]
                app.press(screen, content["actions"][0]["action"], **{field: values[field] for field in fields})
            return
        # A user who knows that they have paid waits until the product confirms it, and does not order again.
        if (self.link is None or self.link.is_answered) and not self.has_order() and not self.has_paid():
            self.open_link()

    def has_paid(self) -> bool:
        answers = [request.result["answer"] for request in self.application.requests if "answer" in (request.result or {})]
        return any("paid" in (answer or {}).get("toast", {}).get("text", "") for answer in answers)

    def open_another(self) -> Request:
        return self.application.request("url.open", url="app://product/1")
