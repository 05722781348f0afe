"""Many buildings at once: the portfolio, the partners."""

from kit import *  # noqa: F403
from parts_services import *  # noqa: F403
from parts_shots import *  # noqa: F403


def pavilion(mb):
    mb.box("stone", 0, 0, 0, 3.4, 3.4, 0.2)
    with mb.at(0, 0, 0.2):
        for k in range(4):
            with mb.at(0, 0, 0, 90 * k):
                with mb.at(0, -1.3, 0):
                    mb.arcade("ivory", 3, 0.95, 1.7, 0.25)
        mb.box("ivory", 0, 0, 1.7, 3.3, 3.3, 0.2)
        mb.dome("plaster", 0, 0, 1.9, 1.1)
        for sx in (-1, 1):
            for sy in (-1, 1):
                mb.chhatri("ivory", sx * 1.3, sy * 1.3, 1.9, 0.26, 0.4, 6, "ivory")


@scene("portfolio")
def portfolio():
    mb = MB()
    nx, ny, bw, bh, D = 4, 2, 3.0, 3.7, 2.4
    W, H = nx * bw + 0.4, ny * bh + 0.12
    c = "green"
    mb.box("walnut", 0, 0.1, 0, W + 0.5, D + 0.6, 0.4, 0.03)
    with mb.at(0, 0, 0.4):
        lit_back()
        mb.box("glowback", 0, D / 2 + 0.06, 0, W, 0.12, H, 0.01)
        for s in (-1, 1):
            mb.box(c, s * (W / 2 - 0.1), 0, 0, 0.2, D, H, 0.02)
        mb.box("walnut", 0, 0, H, W + 0.3, D + 0.3, 0.2, 0.03)
        for j in range(ny):
            z0 = 0.1 + j * bh
            mb.box(c, 0, 0.05, z0 - 0.1, W - 0.3, D - 0.1, 0.2, 0.01)
            for i in range(nx):
                x = -nx * bw / 2 + bw * (i + 0.5)
                w = bw * 0.86
                A = mb.arch_pts(w, bh * 0.52, bh * 0.32, 20)
                with mb.at(x, 0, z0):
                    mb.extxz(
                        c,
                        [(-bw / 2, -0.1), (-w / 2, -0.1)]
                        + A
                        + [
                            (w / 2, -0.1),
                            (bw / 2, -0.1),
                            (bw / 2, bh + 0.12 * j - 0.1),
                            (-bw / 2, bh + 0.12 * j - 0.1),
                        ],
                        -D / 2,
                        -D / 2 + 0.25,
                        0.015,
                    )
                if i:
                    mb.box("ivory", x - bw / 2, 0.1, z0, 0.16, D - 0.2, bh, 0)
                with mb.at(x, 0.12, z0 + 0.1, -14):
                    k = j * nx + i
                    if k == 0:
                        with mb.at(0, 0, 0, 0, 0.33):
                            villa(mb)
                    elif k == 1:
                        tower(mb, 0.95, 0.95, 5, 0.36)
                    elif k == 2:
                        with mb.at(0, 0, 0, 0, 0.40):
                            haveli(mb)
                    elif k == 3:
                        with mb.at(0, 0, 0, 0, 0.56):
                            home(mb)
                    elif k == 4:
                        with mb.at(0, 0, 0, 0, 0.55):
                            pavilion(mb)
                    elif k == 5:
                        with mb.at(0, 0, 0, 0, 0.62):
                            for q, wall in enumerate(("pinkstone", "ivory")):
                                with mb.at(-0.9 + 1.8 * q, 0, 0):
                                    rowhouse(mb, 1.78, wall, 2, q)
                    elif k == 6:
                        for q, (xx, f) in enumerate(((-0.45, 3), (0.42, 6))):
                            with mb.at(xx, 0.1, 0, 0, 0.62):
                                tower(mb, 1.0, 1.0, f, 0.5, acc="indigo" if q else "terracotta", top="solar")
                    else:
                        with mb.at(0, 0, 0, 0, 0.62):
                            cottage(mb, 2.6, 2.2, "ivory", "slate")
                if (i, j) == (2, 1):
                    with mb.at(x, -D / 2 - 0.02, z0):
                        mb.tube("glowbrass", [(px, 0, pz) for px, pz in [(-w / 2, 0)] + A + [(w / 2, 0)]], 0.07, 12)
    glowlight(mb, -3.5, -7.5, 9.5, 420, 1.3)
    shot(mb, (0, 0, 4.1), 45, -16, 9, 70, 6, sun=(30, -36))


@scene("partner")
def partner():
    mb = MB()
    C = ["terracotta", "green", "indigo", "marigold"]
    mb.lathe(
        "walnut",
        [(1.7, 0), (1.75, 0.14), (1.4, 0.24), (0.5, 0.4), (0.36, 0.8), (0.36, 1.5), (0.7, 1.75), (2.6, 1.82)],
        0,
        0,
        0,
        72,
    )
    mb.lathe("walnut", [(3.55, 1.82), (3.66, 1.88), (3.66, 2.0), (3.6, 2.06)], 0, 0, 0, 128)
    mb.tube(
        "glowbrass",
        [(3.05 * math.cos(t), 3.05 * math.sin(t), 2.06) for t in np.linspace(0, 2 * pi, 129)[:-1]],
        0.05,
        10,
        True,
    )
    with mb.at(0, 0, 2.06):
        mb.cyl("stone", 0, 0, 0, 2.5, 0.12, 96, bev=0.02)
        mb.cyl("lawn", 0, 0, 0.12, 2.4, 0.04, 96)
        with mb.at(0, 0.1, 0.16, -10, 0.50):
            villa(mb)
        trees(mb, ((-1.9, 0.9, "neem", 0.55), (1.8, 1.0, "neem", 0.5), (1.9, -0.6, "bush", 0.5)), 0.16)
    for k in range(8):
        a = 2 * pi * (k + 0.5) / 8 + 0.1
        r = 5.0
        mb.peg(C[k % 4], r * math.cos(a), r * math.sin(a), 0, 3.0 if k % 3 else 2.75)
    glowlight(mb, 0, -2.2, 6.5, 230, 1.3)
    shot(mb, (0, -0.2, 1.7), 34, 10, 24)
