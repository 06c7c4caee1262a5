"""A renderer for terminals: `python3 -m navhost.browse`.

The modules here that need Textual are `app` and `canvas`; `__main__` imports them only for the full screen. All others are pure and may serve another renderer:
`picture.describe` turns a snapshot into what is shown, `screens.read` reads the content of one entry, and `sentences.of` says what a change did.
"""
