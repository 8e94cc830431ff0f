"""Joins the JavaScript modules of the page into one script.

The modules of `script/` import each other, so that editors can check their types. The page is one
file without modules: they are concatenated in the order of their imports, without `import` and
`export`. So a top-level name may be defined in only one module.
"""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path

FOLDER = Path(__file__).parent / "script"
IMPORT = re.compile(r'^import .* from "\./(.*)";\n', re.MULTILINE)
FOR_EDITORS = re.compile(r"^(// @ts-check|/\*\* @import .* \*/)\n", re.MULTILINE)
EXPORT = re.compile(r"^export (?=const|class|function|async)", re.MULTILINE)


def page_script() -> str:
    """Return the text of all modules, each after the modules that it imports."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.js"))}
    needed = {name: IMPORT.findall(text) for name, text in texts.items()}
    return "\n".join(_inlined(texts[name]) for name in TopologicalSorter(needed).static_order())


def _inlined(text: str) -> str:
    """Return a module without imports, exports and comments for editors."""
    for pattern in IMPORT, FOR_EDITORS, EXPORT:
        text = pattern.sub("", text)
    return text.strip() + "\n"
