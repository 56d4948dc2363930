#!/usr/bin/env python3
"""Validates real machines and archives, and compares with what the players that ship made of them.

usage: real.py
Each machine that a player refuses has an error, and none that it accepts. The files lie outside of the project.
"""
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
SHARED = (HERE.parent.parent / "shared").resolve()
REAL = SHARED / "real"
TOOL = HERE.parent / ".build" / "debug" / "dbsm"
NEWEST = "dotlottie-rs-2026-07"
# By profile the player whose word counts; the documentation's has no player of its own.
PLAYERS = {"dotlottie-rs-0.1.58": "dotlottie-rs-0.1.58", NEWEST: NEWEST, "documented": NEWEST}
SECONDS = 60


def same(machine):
    """A text that is equal for equal machines."""
    return json.dumps(machine, sort_keys=True)


def read(path):
    """The JSON of a file, or None: a damaged file can be in no recording."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return None


def recordings(machines):
    """What was recorded, by profile and place: whether the machine loads."""
    places = {}
    for path in machines:
        places.setdefault(same(read(path)), []).append(str(path))
    loads = {profile: {} for profile in PLAYERS}
    for path in sorted((SHARED / "conformance" / "real").glob("*.json")):
        scenario = json.loads(path.read_text(encoding="utf-8"))
        machine = scenario["machine"]
        if "id" in machine:
            archive = path.parent / scenario["animation"]["lottie"]
            found = ["%s/s/%s.json" % (archive.resolve(), machine["id"])]
        else:
            found = places.get(same(machine), [])
        for profile, player in PLAYERS.items():
            trace = scenario["expect"][player]
            trace = scenario["expect"][NEWEST] if trace == "same" else trace
            loads[profile].update((place, trace["load"]) for place in found)
    return loads


def errors(profile, files):
    """The places of all machines, each with whether it has an error."""
    command = [str(TOOL), "validate", "--format", "json", "--profile", profile] + [str(path) for path in files]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=SECONDS)
    found = {}
    for file in json.loads(run.stdout)["files"]:
        if file["complaint"] is not None:
            sys.exit(file["complaint"])
        for place in file["machines"]:
            found[place] = False
        for diagnostic in file["diagnostics"]:
            if diagnostic["severity"] == "error":
                found[diagnostic["place"]] = True
    return found


def main():
    if not REAL.exists():
        print("no real machines on this machine: nothing was validated")
        return
    machines = sorted((REAL / "machines").rglob("*.json"))
    files = machines + sorted((REAL / "archives").rglob("*.lottie"))
    wrong = []
    for profile, loads in recordings(machines).items():
        found = errors(profile, files)
        refused = sum(not load for load in loads.values())
        print(
            "%s: %d files with %d machines, %d of them recorded, %d of these refused; not recorded and in error: %d"
            % (profile, len(files), len(found), len(loads), refused, sum(found[p] for p in found if p not in loads))
        )
        for place in sorted(loads):
            if found.get(place) != (not loads[place]):
                what = "is accepted and has an error" if loads[place] else "is refused and has no error"
                wrong.append("%s: %s %s" % (profile, place, what))
    if wrong:
        sys.exit("\n".join(wrong))


main()
