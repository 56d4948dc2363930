#!/usr/bin/env python3
"""Builds loading-button.lottie: an animation of our own shapes, and the state machine of a button that loads something.

The same bytes come out every time. usage: build-archive.py [FILE]
"""
import json
import pathlib
import sys
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
STILL = {"a": {"k": [0, 0]}, "s": {"k": [100, 100]}, "o": {"k": 100}}
MARKERS = {"idle": (0, 9), "loading": (10, 39), "success": (50, 29), "failure": (80, 29)}


def rectangle(color):
    return [{"ty": "gr", "it": [
        {"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [80, 30]}, "r": {"k": 6}},
        {"ty": "fl", "c": {"k": color + [1]}, "o": {"k": 100}},
        {"ty": "tr", "p": {"k": [0, 0]}, "r": {"k": 0}, **STILL}]}]


def layer(index, name, frames, color, rotation):
    return {"ty": 4, "ind": index, "nm": name, "ip": frames[0], "op": frames[1], "st": 0, "sr": 1,
            "ks": {"p": {"k": [50, 50]}, "r": rotation, **STILL}, "shapes": rectangle(color)}


def animation():
    turning = {"a": 1, "k": [{"t": 10, "s": [0], "o": {"x": 0.5, "y": 0}, "i": {"x": 0.5, "y": 1}}, {"t": 49, "s": [360]}]}
    return {"v": "5.7.0", "fr": 30, "ip": 0, "op": 110, "w": 100, "h": 100,
            "layers": [layer(1, "button", (0, 50), [0.2, 0.4, 0.9], turning),
                       layer(2, "done", (50, 80), [0.2, 0.8, 0.3], {"k": 0}),
                       layer(3, "sorry", (80, 110), [0.9, 0.2, 0.2], {"k": 0})],
            "markers": [{"cm": name, "tm": start, "dr": length} for name, (start, length) in MARKERS.items()]}


def state(name, transitions, **more):
    return {"name": name, "type": "PlaybackState", "animation": "button", "segment": name, **more, "transitions": transitions}


def on(event, target, **more):
    return {"type": "Transition", "toState": target, **more, "guards": [{"type": "Event", "inputName": event}]}


def fire(event):
    return [{"type": "Fire", "inputName": event}]


def machine():
    again = [on("shown", "idle")]
    return {
        "initial": "idle",
        "states": [
            state("idle", [on("press", "loading", type="Tweened", duration=0.2, easing=[0.4, 0, 0.2, 1])]),
            state("loading", [on("loaded", "success"), on("failed", "failure")], autoplay=True, loop=True,
                  entryActions=[{"type": "Increment", "inputName": "attempts"}]),
            state("success", again, autoplay=True),
            state("failure", again, autoplay=True)],
        "interactions": [
            {"type": "Click", "layerName": "button", "actions": fire("press")},
            {"type": "OnComplete", "stateName": "success", "actions": fire("shown")},
            {"type": "OnComplete", "stateName": "failure", "actions": fire("shown")}],
        "inputs": [{"type": "Numeric", "name": "attempts", "value": 0}]
        + [{"type": "Event", "name": name} for name in ("press", "loaded", "failed", "shown")]}


def main():
    target = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "loading-button.lottie"
    manifest = {"version": "2", "generator": "build-archive.py", "animations": [{"id": "button"}],
                "stateMachines": [{"id": "button"}], "initial": {"animation": "button", "stateMachine": "button"}}
    files = {"manifest.json": manifest, "a/button.json": animation(), "s/button.json": machine()}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name, value in files.items():
            info = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
            archive.writestr(info, json.dumps(value, indent=1))


main()
