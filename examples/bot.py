#!/usr/bin/env python3
"""A bot for any game of Curia, without any package: it plays at random, but never passes if it can.

    curia arena justinian --players 3 --candidate "exec:examples/bot.py" --field random --deals 20

The protocol is described in docs/bot_protocol.md.
"""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def choose(view, legal):
    """One of the legal actions. The View has everything that this player may know."""
    active = [action for action in legal if action["type"] not in ("pass", "decline", "end")]
    return random.choice(active or legal)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message["protocol"] != 1:
                sys.exit("this bot speaks version 1 of the protocol")
            say({"type": "ready", "name": "active", "version": 1})
        elif message["type"] == "match":
            pass  # message has the seat, the setup and the edition
        elif message["type"] == "choose":
            say({"type": "action", "action": choose(message["view"], message["legal"])})
        elif message["type"] == "end":
            pass  # message has the scores, if the match was played to its end


if __name__ == "__main__":
    main()
