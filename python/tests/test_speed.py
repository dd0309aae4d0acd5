"""Limits that a slow machine under load still keeps. `python -m curia.bench` measures."""

import json
import subprocess
import sys
import time

from curia import bench


def test_import_is_quick():
    # In seconds of this process, NumPy included, and the best of several: other programs on the
    # machine only make it slower.
    code = ("import time\n"
            "start = time.process_time()\n"
            "import curia\n"
            "print(time.process_time() - start)")
    took = min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(4))
    assert took < 0.3


def test_no_other_package_is_imported():
    code = ("import sys, curia\n"
            "print([name for name in ('gymnasium', 'pettingzoo', 'pyspiel', 'matplotlib')"
            " if name in sys.modules])")
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_one_match_is_fast(game):
    work = bench.match_work(game)
    decisions, start = 0, time.process_time()
    while time.process_time() - start < 0.3:
        decisions += work()
    rate = decisions / (time.process_time() - start)
    assert rate > 50_000, f"{rate:.0f} decisions/s from Python"


def test_the_benchmark_runs():
    found = json.loads(subprocess.check_output(
        [sys.executable, "-m", "curia.bench", "--quick", "--json"], stderr=subprocess.DEVNULL))
    assert set(found["games"]) == set(bench.curia.games())
    for row in found["games"].values():
        assert min(row.values()) > 0
