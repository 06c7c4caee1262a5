#!/usr/bin/env python3
"""Makes the pictures of the pages that README and docs show: pictures.py [FOLDER]

The folder is docs/pictures when left out. It needs NAVHOST_BIN and NAVWEB_BIN, or a debug build.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any, Callable, List, Tuple

from browsing import NAVHOST, PATIENCE, Chromium, Gateway, Window, folder
from gallery import Shop
from navhost import Client

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
#: More bytes than this make a slow page.
LIMIT = 150_000

#: Where a request acts, unless it says otherwise.
HERE = {"navigator": "n1"}
PHONE, DESK = {"width": 390, "height": 760}, {"width": 1120, "height": 700}


class Camera:
    """Scenes that are set up, and photographed."""

    def __init__(self, path: str, gateway: Gateway, target: str) -> None:
        self.path = path
        self.target = target
        self._gateway = gateway
        self._count = 0

    def take(self, name: str, title: str, set_up: Callable[..., Any], size: dict, scheme: str = "light") -> None:
        """A scene that programs have set up."""
        self._count += 1
        scene = f"picture{self._count}"
        with Client(self.path, timeout=PATIENCE) as client:
            client.call("scene.create", scene=scene)
            set_up(lambda request, **params: client.call(request, {"scene": scene, **(HERE if request in ("push", "navigate") else {}), **params}))
            window = self.window(scene, size, scheme)
            window.shows(title)
            self.shoot(window, name)
            client.call("scene.close", scene=scene)

    def window(self, scene: str, size: dict, scheme: str = "light") -> Window:
        context = Chromium.shared().new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
        return Window(context.new_page(), self.path, scene).open(self._gateway.ticket().replace("/#", f"/?scene={scene}#"))

    def shoot(self, window: Window, name: str) -> None:
        window.still()
        path = os.path.join(self.target, f"{name}.png")
        window.page.screenshot(path=path)
        window.page.context.close()
        size = os.path.getsize(path)
        if size > LIMIT:
            raise AssertionError(f"{path} has {size} bytes")
        print(f"{name}.png: {size // 1000} kB")


def basket(do: Callable[..., Any]) -> None:
    do("push", type="shop.basket")


def confirm(do: Callable[..., Any]) -> None:
    basket(do)
    do("navigate", type="shop.confirm")


def menu(do: Callable[..., Any]) -> None:
    basket(do)
    do("navigate", type="shop.saved")
    do("navigate", type="shop.menu")


SCREENS: List[Tuple[Any, ...]] = [
    ("renderer-alert", "Remove the lamp?", confirm, DESK, "dark"),
    ("renderer-drawer", "Menu", menu, DESK),
]


def screens(camera: "Camera") -> None:
    """Screens of the test module, each in a scene of its own."""
    shop = Shop(camera.path)
    for picture in SCREENS:
        camera.take(*picture)
    shop.close()


def cafe(camera: "Camera") -> None:
    """The demo, as a person clicks through it."""
    phone = camera.window("main", PHONE)
    phone.shows("Menu")
    camera.shoot(phone, "cafe-menu")
    dark = camera.window("main", PHONE, "dark")
    dark.shows("Menu").page.get_by_role("button", name="Flat white").click()
    dark.shows("Flat white").page.get_by_role("button", name="Choose").click()
    dark.shows("Which milk?")
    camera.shoot(dark, "cafe-milk")
    with Client(camera.path, timeout=PATIENCE) as client:
        client.call("dismissAny")
    desk = camera.window("main", DESK)
    desk.page.get_by_role("tab", name="Cups").click()
    desk.shows("Your cups").page.get_by_role("button", name="Monday").first.click()
    desk.shows("Monday")
    camera.shoot(desk, "cafe-cups")


def photograph(target: str, command: List[str], ready: str, show: Callable[["Camera"], None]) -> None:
    """Starts a host by this command, and has it photographed."""
    with folder() as place:
        path = os.path.join(place, "h.sock")
        host = subprocess.Popen([NAVHOST, *command, "--socket", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        while ready not in host.stdout.readline():
            if host.poll() is not None:
                raise AssertionError(f"{command} has ended")
        gateway = Gateway(path)
        try:
            show(Camera(path, gateway, target))
        finally:
            gateway.close()
            host.terminate()
            host.wait(PATIENCE)


def main(target: str) -> None:
    os.makedirs(target, exist_ok=True)
    try:
        photograph(target, ["serve"], "listening", screens)
        photograph(target, ["demo"], "demo ready", cafe)
    finally:
        Chromium.close()


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else os.path.join(ROOT, "docs", "pictures"))
