"""The commands that a reader can copy from a page or from a message."""

import ast
import re

PLAIN = r"[\w@%+=:,./~-]"
QUOTED = r'"[^"$`\\!\n]+"'
LINE = re.compile(rf"(?!=)(?:{PLAIN}|{QUOTED})+(?: (?:{PLAIN}|{QUOTED})+)*", re.ASCII)
"""A line that bash, dash, zsh and fish understand alike: plain words, or text in double quotes."""
SHELL_BLOCKS = {"sh", "bash", "console", "shell", "zsh", "fish", "shell-session"}
FENCE = re.compile(r"^( *)```(\S*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
PROGRAM = re.compile(r"(?:make|kata|git|python3?|(?:\S*/)?\.venv/bin/\w+)(?: (?!=)|$)|\$ ")
"""The beginning of a command. Output such as `make: *** Error 1` does not begin so."""


def blocks_of(page):
    """Return the language and the lines of each fenced block of a page."""
    return [(found[2], found[3].splitlines()) for found in FENCE.finditer(page)]


def shell_lines(page):
    """Return the lines of a page's blocks for a shell."""
    blocks = [block for language, block in blocks_of(page) if language in SHELL_BLOCKS]
    return [line.strip() for block in blocks for line in block]


def commands_of(page):
    """Return what a page shows as commands: lines of blocks for a shell, and inline code."""
    return [*shell_lines(page), *inline_commands(FENCE.sub("", page))]


def inline_commands(text):
    """Return the commands between backticks in a text."""
    return [code for code in INLINE.findall(text) if PROGRAM.match(code)]


def messages_of(source):
    """Return the texts in a module's source, without docstrings.

    A value that a text inserts is written as `x`.
    """
    nodes = list(ast.walk(ast.parse(source)))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    return [_text_of(node) for node in nodes if id(node) not in docstrings]


def _text_of(node):
    """Return the text that a node of a syntax tree stands for; '' if it is none."""
    if isinstance(node, ast.JoinedStr):
        return "".join(_text_of(part) or "x" for part in node.values)
    return node.value if isinstance(getattr(node, "value", None), str) else ""
