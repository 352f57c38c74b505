#!/usr/bin/env python3
"""A bot in Python that plays every game: it speaks the protocol of docs/bot-protocol.md.

    npx tabularium simulate stone-age --bots program:examples/bot.py,random --games 4

It knows no rules: it prefers actions that do something over those that pass, and otherwise takes what comes first.
"""

import json
import sys

PASSING = {"done", "pass", "end-turn", "decline", "stop", "halt", "no-politics", "no-bid", "leave", "starve"}
HARMFUL = {"destroy", "resign", "cancel", "take-back"}


def worth(action):
    """How gladly an action is taken, by its type alone."""
    kind = action["type"]
    if kind in HARMFUL:
        return -2
    return -1 if kind in PASSING else 0


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if "end" in told:
            return
        if "choose" in told:
            legal = told["choose"]["legal"]
            choice = max(range(len(legal)), key=lambda at: (worth(legal[at]), (at * 7919) % len(legal)))
            print(json.dumps({"choice": choice, "why": legal[choice]["type"]}), flush=True)


main()
