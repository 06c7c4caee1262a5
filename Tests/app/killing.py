"""Kills one of the five modules at one step of the scenario, and has it finished all the same."""

from __future__ import annotations

from typing import NamedTuple

from application import Application, Broken
from scenario import Scenario, Step

#: When the module is killed: while the step's request is under way, or when the step is done.
MOMENTS = ("during", "after")


class Kill(NamedTuple):
    module: str
    step: int
    moment: str


def walk(scenario: Scenario, step: Step) -> None:
    """A step that nothing disturbs."""
    app = scenario.application
    request = step.act()
    app.wait(step.is_reached, f"step {step.name}")
    if step.outcome != "waits":
        app.wait(lambda: request.is_answered, f"the answer of step {step.name}")
    if request.outcome != step.outcome:
        raise Broken(f"step {step.name} should have ended as {step.outcome}: {request}, {request.refusal}")
    app.check_tree()


def play(application: Application, kill: Kill, product: int) -> None:
    """Up to the step, the kill, and to the end; raises when something is not as promised."""
    application.requests.clear()
    application.start_all()
    scenario = Scenario(application, product)
    scenario.begin()
    steps = scenario.steps()
    for step in steps[: kill.step]:
        walk(scenario, step)
    if kill.moment == "after":
        walk(scenario, steps[kill.step])
    else:
        steps[kill.step].act()
    application.kill(kill.module)
    application.check_tree()
    scenario.finish(kill.step)
    application.check_quiet()
    application.check_tree()
