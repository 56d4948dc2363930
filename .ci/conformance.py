#!/usr/bin/env python3
"""Compares the tool's traces with the recorded ones, and fails below the best score reached, which conformance.json keeps.

usage: conformance.py [--update]      with --update a better score is written into conformance.json
The recordings lie outside of the project; without them there is nothing to compare.
"""
import json
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
SHARED = HERE.parent.parent / "shared"
BEST = HERE / "conformance.json"
TOOL = HERE.parent / ".build" / "debug" / "dbsm"
TOTAL = re.compile(r"^(?P<profile>\S+): (?P<good>\d+) of (?P<all>\d+) traces agree", re.M)


def score(profile):
    """How many traces agree in all parts, printed as the checker prints them."""
    checker = [sys.executable, str(SHARED / "check_conformance.py"), str(TOOL), str(SHARED / "conformance")]
    run = subprocess.run(checker + ["--profile", profile, "--min", "0"], stdout=subprocess.PIPE, text=True)
    print(run.stdout, end="", flush=True)
    total = TOTAL.search(run.stdout)
    if run.returncode != 0 or total is None:
        sys.exit("the conformance checker failed with status %d" % run.returncode)
    return int(total["good"])


def main():
    if not (SHARED / "check_conformance.py").exists():
        print("no recorded traces on this machine")
        return
    best = json.loads(BEST.read_text())
    reached = {profile: score(profile) for profile in best}
    worse = [p for p in best if reached[p] < best[p]]
    if worse:
        sys.exit("fewer traces agree than before: " + ", ".join("%s %d, was %d" % (p, reached[p], best[p]) for p in worse))
    if "--update" in sys.argv[1:]:
        BEST.write_text(json.dumps(reached, indent=2) + "\n")


main()
