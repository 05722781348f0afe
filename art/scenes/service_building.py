"""Building: the site, the joint venture."""

from kit import *  # noqa: F403
from parts_services import *  # noqa: F403
from parts_shots import *  # noqa: F403


@scene("construction", samples=18)
def construction():
    mb = MB()
    z = base(mb, 16, 11.5, 0.7, top="soil", r=0.7)
    R = random.Random(5)
    with mb.at(0.4, 0.8, z):
        mb.box("concrete", 0, 0, 0, 7.4, 5.6, 0.3)
        for f in range(4):
            zz = 0.3 + f * 1.25
            nx = 4 if f < 3 else 3
            for i in range(4):
                for j in range(3):
                    if f == 3 and i > 2:
                        for dx in (-0.08, 0.08):
                            for dy in (-0.08, 0.08):
                                mb.rod(
                                    "clay",
                                    (-3.2 + i * 2.13 + dx, -2.3 + j * 2.3 + dy, zz),
                                    (-3.2 + i * 2.13 + dx, -2.3 + j * 2.3 + dy, zz + 0.55),
                                    0.018,
                                    5,
                                )
                        continue
                    mb.box("concrete", -3.2 + i * 2.13, -2.3 + j * 2.3, zz, 0.3, 0.3, 1.05 if f < 3 else 0.95, bev=0.01)
                    if f == 3:
                        for dx in (-0.08, 0.08):
                            for dy in (-0.08, 0.08):
                                mb.rod(
                                    "clay",
                                    (-3.2 + i * 2.13 + dx, -2.3 + j * 2.3 + dy, zz + 0.9),
                                    (-3.2 + i * 2.13 + dx, -2.3 + j * 2.3 + dy, zz + 1.4),
                                    0.018,
                                    5,
                                )
            if f < 3:
                mb.box("concrete", 0, 0, zz + 1.05, 7.2, 5.4, 0.2)
            if f < 3:
                for i in range(3):
                    x = -3.2 + i * 2.13 + 1.065
                    if f == 0 or i < 2 - f + 1:
                        m = "plaster" if i + f < 2 else "brick"
                        hh = 1.05 if i + f < 2 else R.choice([0.55, 0.8, 1.04])
                        with mb.at(x - 0.915, -2.42, zz):
                            mb.wall(
                                m,
                                1.83,
                                hh,
                                0.2,
                                [(0.915, 0.22, 1.0, 0.66, "win" if m == "plaster" else "open")] if hh > 0.9 else [],
                                lit=0.6,
                            )
                for j in range(2):
                    if f < 2:
                        with mb.at(3.32, -2.15 + j * 2.3, zz, 90):
                            mb.wall(
                                "brick" if f else "plaster",
                                2.0,
                                1.04 if j == 0 or f == 0 else 0.6,
                                0.2,
                                [(1.0, 0.22, 1.0, 0.66, "open" if f else "win")] if j == 0 or f == 0 else [],
                            )
        for i in range(5):
            for y in (-3.2, -3.75):
                mb.rod("steel", (-0.1 + i * 0.95, y, 0), (-0.1 + i * 0.95, y, 4.6), 0.035, 6)
        for k in range(4):
            for y in (-3.2, -3.75):
                mb.rod("steel", (-0.2, y, 0.9 + k * 1.15), (3.8, y, 0.9 + k * 1.15), 0.03, 6)
            mb.box("oak", 1.8, -3.47, 0.92 + k * 1.15, 3.9, 0.46, 0.06, bev=0.01)
        for i in range(4):
            mb.rod("steel", (-0.1 + i * 0.95, -3.78, 0.1 + i * 0.9), (0.85 + i * 0.95, -3.78, 1.0 + i * 0.9), 0.025, 6)
    with mb.at(-5.6, 1.8, z):
        c = "marigold"
        H = 8.9
        w = 0.36
        mb.box("concrete", 0, 0, 0, 1.6, 1.6, 0.35)

        def lattice(p, L, w, ax, n):
            for sx in (-1, 1):
                for sy in (-1, 1):
                    q = (sx * w, sy * w, 0) if ax == "z" else (0, sx * w, sy * w)
                    e = (q[0], q[1], L) if ax == "z" else (L, q[1], q[2])
                    mb.rod(c, Vector(p) + Vector(q), Vector(p) + Vector(e), 0.045, 6)
            for i in range(n):
                a, b = (L * i / n, L * (i + 1) / n)
                for s in (-1, 1):
                    if ax == "z":
                        mb.rod(c, Vector(p) + Vector((-w, s * w, a)), Vector(p) + Vector((w, s * w, b)), 0.025, 5)
                        mb.rod(c, Vector(p) + Vector((s * w, -w, a)), Vector(p) + Vector((s * w, w, b)), 0.025, 5)
                    else:
                        mb.rod(c, Vector(p) + Vector((a, s * w, -w)), Vector(p) + Vector((b, s * w, w)), 0.025, 5)
                        mb.rod(c, Vector(p) + Vector((a, -w, s * w)), Vector(p) + Vector((b, w, s * w)), 0.025, 5)

        lattice((0, 0, 0.35), H - 0.35, w, "z", 15)
        with mb.at(0, 0, H, -14):
            mb.box(c, 0.1, 0, -0.1, 1.1, 0.9, 0.3)
            mb.box("white", 0.75, -0.5, -0.7, 0.6, 0.5, 0.62)
            mb.box("glass", 1.06, -0.5, -0.5, 0.03, 0.42, 0.34, bev=0)
            lattice((0.4, 0, 0.55), 9.4, 0.24, "x", 16)
            lattice((-3.6, 0, 0.55), 3.4, 0.24, "x", 6)
            mb.box("concrete", -3.1, 0, -0.25, 0.9, 0.75, 1.0)
            mb.rod(c, (0, 0, 0.3), (0, 0, 2.3), 0.07, 8)
            mb.rod("steel", (0, 0, 2.3), (7.4, 0, 0.8), 0.025, 6)
            mb.rod("steel", (0, 0, 2.3), (-3.2, 0, 0.8), 0.025, 6)
            mb.rod("ink", (7.2, 0, 0.3), (7.2, 0, -3.3), 0.02, 6)
            mb.box("ink", 7.2, 0, -3.45, 0.16, 0.16, 0.2)
            for s in (-1, 1):
                mb.rod("ink", (7.2, 0, -3.4), (7.2 + s * 0.8, 0, -4.1), 0.015, 5)
            for k in range(3):
                mb.box("oak", 7.2, -0.14 + 0.14 * k, -4.3, 2.0, 0.11, 0.16, bev=0.01)
    with mb.at(0, 0, z):
        for i in range(5):
            for j in range(3):
                for k in range(4 - (i > 2)):
                    mb.box("brick", -5.6 + i * 0.36, -3.9 + j * 0.52, k * 0.2, 0.33, 0.49, 0.18, bev=0.015)
        mb.lathe("sand", [(1.1, 0), (0.9, 0.12), (0.4, 0.5), (0.12, 0.7), (0.01, 0.74)], 6.4, -3.7, 0, 40)
        for i in range(6):
            mb.rod("steel", (3.2, -4.6 + 0.1 * i, 0.08), (5.6, -4.5 + 0.1 * i, 0.08), 0.04, 8)
        for p, m in (((-3.3, -4.5), "saffron"), ((-2.6, -4.2), "green"), ((5.2, -3.3), "saffron")):
            mb.peg("ivory", p[0], p[1], 0, 0.8)
            mb.sphere("marigold", p[0], p[1], 0.73, 0.125)
        mb.tree(7.0, 4.4, 0, 1.4, "neem")
        mb.tree(-7.0, 4.6, 0, 1.3, "neem")
        mb.tree(-7.1, -1.6, 0, 1.0, "bush")
    lit_brass()
    mb.flush()
    glowlight(mb, -2.0, -5.0, 12.5, 600, 1.3)
    stage(sun=(36, -54))
    camera((-0.4, 0.3, 5.2), 51, 22, 13, 68, 4, shift=(-0.05, 0))


@scene("joint-venture")
def joint_venture():
    mb = MB()
    H = 0.9
    W, D = 6.2, 7.8
    t = 0.07
    P = mb.rrect(W, D, 0.18)
    with mb.at(-W / 2 - t / 2):
        mb.ext("walnut", P, 0, H, 0.03)
        mb.ext("lawn", mb.rrect(W - 0.3, D - 0.3, 0.12), H, H + 0.06, 0.01)
    with mb.at(W / 2 + t / 2):
        mb.ext("stone", P, 0, H, 0.03)
        mb.ext("plaster", mb.rrect(W - 0.3, D - 0.3, 0.12), H, H + 0.06, 0.01)
    z = H + 0.06
    mb.box("glowbrass", 0, 0, 0, t + 0.02, D - 0.04, z + 0.03, bev=0)
    for y in (-2.55, 0, 2.55):
        mb.ext(
            "glowbrass",
            [(-0.75, y - 0.52), (0, y - 0.2), (0.75, y - 0.52), (0.75, y + 0.52), (0, y + 0.2), (-0.75, y + 0.52)],
            z - 0.02,
            z + 0.07,
            0.012,
        )
    with mb.at(-3.4, 0.1, z):  # the land: posts and a cord
        Q = [(-2.2, -2.9), (2.0, -2.9), (2.0, 2.9), (-2.2, 2.9)]
        for i in range(4):
            mb.box("walnut", *Q[i], 0, 0.16, 0.16, 0.75, 0.02)
            a, b = Q[i], Q[(i + 1) % 4]
            mb.rod("white", (a[0], a[1], 0.58), (b[0], b[1], 0.58), 0.025, 6)
        trees(
            mb,
            ((-1.2, 1.6, "neem", 1.35), (0.9, -1.2, "bush", 0.9), (-1.3, -1.7, "bush", 0.7), (1.2, 2.0, "bush", 0.8)),
        )
    with mb.at(3.45, 0.35, z):  # the building, rising
        with mb.at(0, 0, 0):
            mb.box("stone", 0, 0, 0, 4.0, 4.0, 0.14)
            with mb.at(0, 0, 0.14):
                fh = 0.86
                mb.block("plaster", 3.2, 3.2, fh * 4, 4, 3, 3, "win", wf=0.6, hf=0.62, T=0.18, lit=0.7, roof=False)
                for f in range(1, 5):
                    mb.box("stone", 0, 0, f * fh - 0.05, 3.5, 3.5, 0.1, 0.01)
                for rot in (0, 90, -90):
                    with mb.at(0, 0, 0, rot):
                        mb.box("terracotta", -1.36, -1.68, 0, 0.4, 0.16, fh * 4, bev=0.01)
                for f in (4, 5):
                    for i in range(3):
                        for j in range(3):
                            if f == 5 and i == 2:
                                continue
                            mb.box(
                                "concrete",
                                -1.35 + 1.35 * i,
                                -1.35 + 1.35 * j,
                                f * fh + 0.05,
                                0.24,
                                0.24,
                                fh - 0.1,
                                0.01,
                            )
                            if f == 5 or i == 2:
                                for dx in (-0.06, 0.06):
                                    mb.rod(
                                        "clay",
                                        (-1.35 + 1.35 * i + dx, -1.35 + 1.35 * j, f * fh + fh - 0.1),
                                        (-1.35 + 1.35 * i + dx, -1.35 + 1.35 * j, f * fh + fh + 0.4),
                                        0.02,
                                        5,
                                    )
                    if f == 4:
                        mb.box("concrete", -0.45, 0, 5 * fh - 0.08, 2.4, 3.3, 0.14, 0.01)
    glowlight(mb, -2.2, -3.6, 5.2, 150, 1.3)
    shot(mb, (0.1, 0, 2.5), 37, 12, 22)
