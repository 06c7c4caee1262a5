#!/usr/bin/env python3
"""How long a neighbour waits at most while one client does its worst: for each scenario, at half its size and at its full size.

On a quiet machine every figure is below 20 ms, and a figure that grows by more than the size is a mistake. `--real-time` keeps other processes of the machine out of
the figures; it needs root.
"""

import argparse

from host import Host, Neighbour
from scenarios import ALL


def worst(name, share, is_real_time=False):
    """The longest wait of a neighbour in milliseconds, and the number of its pings."""
    _, size, options, store, function = ALL[name]
    with Host(options, store, is_real_time) as host:
        steps = function(host, max(1, int(size * share)))
        next(steps)
        with Neighbour(host) as neighbour:
            for _ in steps:
                pass
        return neighbour.worst, neighbour.pings


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="SCENARIO", help=f"of {', '.join(ALL)}; all when left out")
    parser.add_argument("--real-time", action="store_true", help="run the host and the neighbour before all other processes")
    parser.add_argument("--scale", type=float, default=1, help="of the sizes; 1 when left out")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in ALL]
    if unknown:
        parser.error(f"there is no scenario {unknown[0]}; there are {', '.join(ALL)}")
    print(f"{'scenario':18} {'size':>9} {'half':>9} {'full':>9}  what the client does", flush=True)
    for name in options.names or ALL:
        text, size = ALL[name][:2]
        half, full = (worst(name, options.scale * share, options.real_time)[0] for share in (0.5, 1))
        print(f"{name:18} {int(size * options.scale):9} {half:6.1f} ms {full:6.1f} ms  {text}", flush=True)


if __name__ == "__main__":
    main()
