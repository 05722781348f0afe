"""What the service pictures share: how they are lit and shot, trees, a row house."""

from kit import *  # noqa: F403
from parts_services import *  # noqa: F403


def shot(mb, target=(0, 0, 2.2), dist=34, az=16, el=19, lens=70, f=3.6, shift=(-0.055, 0.0), sun=(36, -56), **k):
    lit_brass()
    mb.flush()
    stage(sun=sun, **k)
    camera(target, dist, az, el, lens, f, shift=shift)


def trees(mb, L, z=0):
    for x, y, k, h in L:
        mb.tree(x, y, z, h, k)


def rowhouse(mb, w, col, fl=2, k=0):
    d = 3.4
    H = 1.5 * fl
    T = 0.2
    mb.box("stone", 0, 0, 0, w, d + 0.5, 0.14)
    with mb.at(0, 0, 0.14):
        ops = []
        for f in range(fl):
            if f == 0:
                ops += [(w * 0.30, 0.001, 0.72, 1.2, "open"), (w * 0.72, 0.38, 0.62, 0.78, "win")]
            else:
                ops += [(w * 0.30, f * 1.5 + 0.35, 0.66, 0.85, "arch"), (w * 0.72, f * 1.5 + 0.35, 0.66, 0.85, "arch")]
        with mb.at(-w / 2, -d / 2, 0, 0):
            mb.wall(col, w, H, T, ops, "walnut", 1.0)
        mb.box("walnut" if k % 2 else "green", -w / 2 + w * 0.30, -d / 2 + 0.14, 0, 0.70, 0.06, 1.18, bev=0.008)
        mb.box(col, 0, d / 2 - 0.1, 0, w, 0.2, H, bev=0.01)
        for s in (-1, 1):
            mb.box(col, s * (w / 2 - 0.1), 0, 0, 0.2, d - 0.02, H, bev=0.01)
        mb.box("ink", 0, 0.1, 0.02, w - 0.5, d - 0.6, H - 0.06, bev=0)
        mb.box("ivory", 0, -0.05, 1.44, w + 0.0, d + 0.22, 0.1, bev=0.01)
        mb.box("ivory", 0, -0.05, H, w, d + 0.26, 0.14, bev=0.01)
        mb.box(col, 0, -d / 2 + 0.0, H + 0.14, w, 0.14, 0.30, bev=0.01)
        mb.box(col, 0, d / 2, H + 0.14, w, 0.14, 0.22, bev=0.01)
        mb.box("stone", 0, -d / 2 - 0.42, 1.5, w * 0.78, 0.62, 0.07, bev=0.01)
        mb.rail("walnut", (-w * 0.37, -d / 2 - 0.68, 1.57), (w * 0.37, -d / 2 - 0.68, 1.57), 0.42, 0.13)
        for s in (-1, 1):
            mb.rail("walnut", (s * w * 0.37, -d / 2 - 0.68, 1.57), (s * w * 0.37, -d / 2, 1.57), 0.42, 0.13)
