#!/usr/bin/env python3
"""Runs every shell block of README.md, each in a shell of its own that ends at the first failure.

A block fenced as `text` or `mermaid` that follows at once is what the shell block prints, and is compared exactly.
"""
import pathlib
import re
import subprocess
import sys

FENCE = re.compile(r"```sh\n(?P<shell>.*?)```\n(?:\n```(?:text|mermaid)\n(?P<output>.*?)```\n)?", re.S)


def main():
    readme = pathlib.Path("README.md").read_text(encoding="utf-8")
    blocks = list(FENCE.finditer(readme))
    if not blocks:
        sys.exit("README.md has no shell block")
    for block in blocks:
        print("$ " + block["shell"].strip().replace("\n", "\n$ "), flush=True)
        captured = subprocess.PIPE if block["output"] is not None else None
        run = subprocess.run(["bash", "-euo", "pipefail", "-c", block["shell"]], stdout=captured, text=True)
        if run.returncode != 0:
            sys.exit("README.md: the block above failed with status %d" % run.returncode)
        if block["output"] is not None and run.stdout != block["output"]:
            sys.exit("README.md: the block above printed\n%s\nand not\n%s" % (run.stdout, block["output"]))


main()
