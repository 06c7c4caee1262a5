"""Colours that are read on a light background and on a dark one: each has a contrast of about 4.5 with white and with black."""

from __future__ import annotations

from typing import Dict

#: Colours of the palette of 256, which every usual terminal has.
COLOURS: Dict[str, str] = {
    "accent": "#0072c6",
    "good": "#008700",
    "warning": "#af5f00",
    "danger": "#d7263d",
    "quiet": "#767676",
    "dim": "#767676",
    "off": "#767676",
    "box": "#767676",
}

#: The effects of a style besides its colour. They also show on a terminal without colours.
ATTRIBUTES: Dict[str, str] = {
    "strong": "bold",
    "title": "bold",
    "key": "bold",
    "focus": "reverse bold",
    "dim": "dim",
    "off": "dim",
}


def style(names: str) -> str:
    """The attributes and the colour for the words of a span, as Rich reads them."""
    words = names.split()
    attributes = [ATTRIBUTES[word] for word in words if word in ATTRIBUTES]
    # The focused words are reversed, so their colour would become a background.
    colours = [COLOURS[word] for word in words if word in COLOURS and "focus" not in words]
    return " ".join([*attributes, *colours[:1]])


def contrast(colour: str, background: str) -> float:
    """The contrast of two colours, from 1 to 21, as the accessibility guidelines for web content define it."""
    light, dark = sorted((_luminance(colour), _luminance(background)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
