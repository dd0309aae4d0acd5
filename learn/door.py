"""The engine's side of training: many matches as arrays (learn/door.cpp)."""

import ctypes
import json
import os
import pathlib

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = pathlib.Path(os.environ.get("CURIA_LEARN", ROOT / "build" / "learn"))  # has the library


class _Options(ctypes.Structure):
    _fields_ = [
        ("players", ctypes.c_int32),
        ("preset", ctypes.c_int32),
        ("matches", ctypes.c_int32),
        ("threads", ctypes.c_int32),
        ("seed", ctypes.c_uint64),
        ("most_apart", ctypes.c_int32),
        ("own_seat", ctypes.c_int32),
        ("opponents", ctypes.c_char_p),
    ]


class _Arrays(ctypes.Structure):
    # BatchArrays in match/batch.h, in the same order.
    _fields_ = [
        (name, ctypes.c_void_p)
        for name in (
            "observation", "state", "entry", "entry_number", "entries", "mask", "legal",
            "legal_count", "seat", "ended", "share", "score", "behind", "after", "after_begin",
        )
    ]  # fmt: skip


def _load():
    library = ctypes.CDLL(str(BUILD / "libcuria_learn.so"))
    library.learn_describe.restype = ctypes.c_char_p
    library.learn_open.restype = ctypes.c_void_p
    library.learn_open.argtypes = [ctypes.c_char_p, ctypes.POINTER(_Options)]
    library.learn_close.argtypes = [ctypes.c_void_p]
    library.learn_observe.argtypes = [ctypes.c_void_p, ctypes.POINTER(_Arrays)]
    library.learn_step.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(_Arrays)]
    library.learn_play.argtypes = [
        ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_uint64, ctypes.c_char_p,
        ctypes.c_int, ctypes.c_int, ctypes.c_uint64, ctypes.c_int, ctypes.c_void_p,
    ]  # fmt: skip
    library.learn_rate.argtypes = [
        ctypes.c_char_p, ctypes.c_char_p, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_void_p,
        ctypes.c_int, ctypes.c_void_p,
    ]  # fmt: skip
    library.learn_search.argtypes = [
        ctypes.c_char_p, ctypes.c_char_p, ctypes.c_uint64, ctypes.POINTER(_Searched),
        ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ]  # fmt: skip
    library.learn_judge.argtypes = [
        ctypes.c_char_p, ctypes.c_char_p, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_int,
        ctypes.c_void_p,
    ]  # fmt: skip
    library.learn_rewrite.restype = ctypes.c_void_p
    library.learn_rewrite.argtypes = [
        ctypes.c_char_p, ctypes.c_char_p, ctypes.c_uint64, ctypes.c_int,
        ctypes.POINTER(ctypes.c_uint64),
    ]  # fmt: skip
    return library


_library = None


def library():
    global _library
    if _library is None:
        _library = _load()
    return _library


def describe(game):
    """What the numbers of a game mean: sizes, kinds of things, actions."""
    text = library().learn_describe(game.encode())
    if not text:
        raise ValueError(f"there is no game '{game}'")
    return json.loads(text)


class Matches:
    """Many matches of one game. `arrays` maps names to arrays that step() fills in place."""

    def __init__(
        self, game, arrays, *, players, preset=0, threads=1, seed=1, most_apart=0, own_seat=-1,
        opponents="",
    ):  # fmt: skip
        self._arrays = _Arrays(**{name: array.ctypes.data for name, array in arrays.items()})
        self._kept = arrays  # the engine writes into them
        matches = len(arrays["seat"])
        options = _Options(
            players, preset, matches, threads, seed, most_apart, own_seat, opponents.encode()
        )
        self._door = library().learn_open(game.encode(), ctypes.byref(options))
        library().learn_observe(self._door, ctypes.byref(self._arrays))

    def step(self, actions):
        assert actions.dtype == np.int32 and actions.flags.c_contiguous
        if not library().learn_step(self._door, actions.ctypes.data, ctypes.byref(self._arrays)):
            raise ValueError("an action is not legal")

    def __del__(self):
        if getattr(self, "_door", None):
            library().learn_close(self._door)


def play(game, net, opponents, *, players, deals, seed, threads, bot="net"):
    """The share of the victories for each deal, as the mean over the seats, of a bot with this net:
    "net", or a search such as "net-mc@200"; of a judge "judge" or "judge-tree@700"."""
    wins = np.zeros(deals, np.float32)
    played = library().learn_play(
        game.encode(), bot.encode(), net, len(net), opponents.encode(), players, deals, seed,
        threads, wins.ctypes.data,
    )  # fmt: skip
    if not played:
        raise ValueError("the net does not fit the game, or there is no such bot")
    return wins / players


def rate(game, net, observation, behind):
    """The ratings that the integer net gives, in nats."""
    ratings = np.zeros(behind.shape, np.int32)
    observation, behind = np.ascontiguousarray(observation), np.ascontiguousarray(behind)
    if not library().learn_rate(
        game.encode(), net, len(net), observation.ctypes.data, behind.ctypes.data,
        len(observation), ratings.ctypes.data,
    ):  # fmt: skip
        raise ValueError("the net does not fit the game")
    return ratings / 1024


class _Searched(ctypes.Structure):
    # SearchedOptions in learn/judge/searched_matches.h, in the same order.
    _fields_ = [
        ("players", ctypes.c_int32),
        ("preset", ctypes.c_int32),
        ("matches", ctypes.c_int32),
        ("threads", ctypes.c_int32),
        ("seed", ctypes.c_uint64),
        ("deep", ctypes.c_int32),
        ("quick", ctypes.c_int32),
        ("deep_part", ctypes.c_float),
        ("least", ctypes.c_int32),
        ("follow", ctypes.c_float),
        ("lambda_", ctypes.c_float),
        ("capacity", ctypes.c_int32),
    ]


def search(game, bytes_, after, rewards, weight, **options):
    """Plays matches in which a judge searches, and fills rows to learn from. Returns how many."""
    made = _Searched(capacity=len(after), **options)
    rows = library().learn_search(
        game.encode(), bytes_, len(bytes_), ctypes.byref(made), after.ctypes.data,
        rewards.ctypes.data, weight.ctypes.data,
    )  # fmt: skip
    if rows < 0:
        raise ValueError("the judge does not fit the game")
    return rows


def judge(game, bytes_, after, seats):
    """The rewards of all seats that the integer judge sees in these rows."""
    after = np.ascontiguousarray(after)
    rewards = np.zeros((len(after), seats), np.int32)
    if not library().learn_judge(
        game.encode(), bytes_, len(bytes_), after.ctypes.data, len(after), rewards.ctypes.data
    ):
        raise ValueError("the judge does not fit the game")
    return rewards / 65536


def rewrite(game, net, *, packed):
    """The same net, packed as in the program, or plain as learn/export.py reads it."""
    size = ctypes.c_uint64()
    bytes_ = library().learn_rewrite(game.encode(), net, len(net), packed, ctypes.byref(size))
    if not bytes_:
        raise ValueError("the net does not fit the game")
    return ctypes.string_at(bytes_, size.value)
