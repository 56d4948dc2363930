#!/usr/bin/env python3
"""Puts the sections of Documentation/Diagnostics.md into the tool, which prints them where no page is installed.

usage: explanations.py
Tests compare what the tool prints with the page.
"""
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation" / "Diagnostics.md"
SOURCE = ROOT / "Sources" / "dbsm" / "Explanation" / "ExplanationTexts.swift"
SECTION = re.compile(r"^### (?P<code>\S+)\n\n(?P<text>.*?)(?=^##|\Z)", re.M | re.S)

HEAD = """// swift-format-ignore-file

/// The sections of `Documentation/Diagnostics.md` by code; `.ci/explanations.py` writes them here, one a line.
enum ExplanationTexts {
    static let sections: [String: String] = [
"""
TAIL = """    ]
}
"""


def literal(text):
    """A Swift string literal; what JSON escapes, Swift does likewise, but for characters beyond ASCII, which stay."""
    return json.dumps(text, ensure_ascii=False)


def main():
    sections = SECTION.finditer(PAGE.read_text(encoding="utf-8"))
    lines = ["        %s: %s,\n" % (literal(s["code"]), literal(s["text"].strip())) for s in sections]
    SOURCE.parent.mkdir(exist_ok=True)
    SOURCE.write_text(HEAD + "".join(lines) + TAIL, encoding="utf-8")


main()
