"""Homes that change hands: the exchange, the circle, the owner abroad."""

from kit import *  # noqa: F403
from parts_services import *  # noqa: F403
from parts_shots import *  # noqa: F403


@scene("exchange")
def exchange():
    mb = MB()
    cs = ((-4.35, 0.75, 0.9), (4.35, -0.55, 0.9))
    for x, y, h in cs:
        disc(mb, 3.75, h, "lawn", x=x, y=y)
    with mb.at(-4.35, 1.05, 0.96, -4, 0.70):
        villa(mb)
    with mb.at(4.35, -0.05, 0.96, 8, 0.84):
        haveli(mb)
    trees(
        mb,
        (
            (-7.0, 2.2, "neem", 1.15),
            (-1.75, 2.4, "cypress", 1.0),
            (-6.9, -0.6, "bush", 0.9),
            (7.0, 1.3, "neem", 1.1),
            (1.7, 1.4, "cypress", 1.0),
            (7.25, -1.5, "bush", 0.9),
        ),
        0.96,
    )
    # one way over the roofs, the other way low in front
    arrow(mb, arc((4.2, 0.0, 5.35), (-4.1, 0.6, 4.15), 2.1, -0.2, 60), 0.15, 0.46, 1.1)
    arrow(mb, arc((-3.6, -1.95, 1.2), (2.75, -3.05, 1.25), 1.15, -1.7, 60), 0.15, 0.46, 1.1)
    glowlight(mb, -1.5, -4.5, 9.5, 380, 1.3)
    shot(mb, (0, -0.4, 2.75), 41.5, 13, 21, shift=(-0.045, 0))


@scene("nri", samples=18)
def nri():
    mb = MB()
    z = base(mb, 17, 11, 0.7, r=0.8)
    with mb.at(0, 0, z):
        with mb.at(3.6, 0.9, 0, 17, 0.98):
            haveli(mb)
        with mb.at(-4.4, 0.2, 0):
            mb.lathe(
                "walnut",
                [(1.5, 0), (1.55, 0.16), (1.2, 0.26), (0.5, 0.42), (0.22, 0.6), (0.18, 1.1), (0.34, 1.2)],
                0,
                0,
                0,
                48,
            )
            gz = 3.3
            r = 1.95
            mb.sphere("indigo", 0, 0, gz, r, 64)
            for k in range(6):
                a = pi * k / 6
                mb.tube(
                    "glowbrass",
                    [
                        (
                            1.004 * r * math.cos(t) * math.cos(a),
                            1.004 * r * math.cos(t) * math.sin(a),
                            gz + 1.004 * r * math.sin(t),
                        )
                        for t in np.linspace(0, 2 * pi, 73)[:-1]
                    ],
                    0.022,
                    8,
                    True,
                )
            for la in (-50, -25, 0, 25, 50):
                c = math.cos(math.radians(la)) * r * 1.004
                mb.tube(
                    "glowbrass",
                    [
                        (c * math.cos(t), c * math.sin(t), gz + 1.004 * r * math.sin(math.radians(la)))
                        for t in np.linspace(0, 2 * pi, 73)[:-1]
                    ],
                    0.022,
                    8,
                    True,
                )
            with mb.at(0, 0, gz, 20, 1, 0, 23):
                mb.tube(
                    "glowbrass",
                    [(2.3 * math.sin(t), 0, 2.3 * math.cos(t)) for t in np.linspace(0, 2 * pi, 73)[:-1]],
                    0.075,
                    12,
                    True,
                )
                mb.rod("glowbrass", (0, 0, -2.55), (0, 0, 2.55), 0.05, 12)
                mb.sphere("glowbrass", 0, 0, 2.6, 0.13)
        A, B = (Vector((-3.3, -0.9, 4.6)), Vector((3.6, -1.2, 4.15)))
        P = []
        for i in range(61):
            t = i / 60
            p = A.lerp(B, t)
            P.append(p + Vector((0, -0.9 * math.sin(pi * t), 2.5 * math.sin(pi * t))))
        for i in range(0, 60, 2):
            mb.tube("glowbrass", [P[i], P[i + 1]], 0.05, 10) if not 28 <= i <= 33 else None
        mb.sphere("terracotta", *P[0], 0.16)
        mb.sphere("terracotta", *P[-1], 0.16)
        p = P[31]
        with mb.at(*p, -8, 1.9, -24):
            V = [(0.62, 0, 0), (-0.5, 0.46, 0.1), (-0.38, 0, 0.0), (-0.5, -0.46, 0.1), (-0.42, 0, -0.24)]
            mb.add("terracotta", V, [(0, 1, 2), (0, 2, 3), (0, 2, 4)], 0, False)
        with mb.at(-0.9, -2.9, 0, 24):
            mb.box("terracotta", 0, 0, 0.08, 1.7, 0.62, 1.15, 0.09)
            mb.box("clay", -0.42, 0, 0.075, 0.14, 0.65, 1.165, 0.03)
            mb.box("clay", 0.42, 0, 0.075, 0.14, 0.65, 1.165, 0.03)
            mb.tube("glowbrass", [(-0.25, 0, 1.22), (-0.25, 0, 1.42), (0.25, 0, 1.42), (0.25, 0, 1.22)], 0.045, 8)
            for sx in (-0.7, 0.7):
                mb.sphere("glowbrass", sx, 0, 0.07, 0.09)
        for x, y, k, h in (
            (7.2, 2.6, "neem", 1.5),
            (7.3, -1.2, "palm", 1.1),
            (0.6, 2.9, "neem", 1.3),
            (-7.4, 3.4, "olive", 1.3),
            (-7.2, -3.2, "bush", 1.3),
            (6.6, -3.6, "bush", 1.1),
            (1.4, -2.2, "bush", 0.9),
            (5.9, 3.9, "cypress", 1.4),
        ):
            mb.tree(x, y, 0, h, k)
        mb.peg("ivory", 0.9, -3.5, 0, 1.1)
        mb.peg("green", 1.7, -3.2, 0, 1.0)
    glowlight(mb, -1.5, -4.5, 9.5, 420, 1.3)
    lit_brass()
    mb.flush()
    stage(sun=(35, -55))
    camera((0.1, -0.2, 3.0), 45, -13, 16, 70, 3.2, shift=(-0.045, 0))


@scene("circle")
def circle():
    mb = MB()
    for i, (r, m) in enumerate(((8.2, "stone"), (6.9, "plaster"), (4.0, "stone"))):
        mb.cyl(m, 0, 0, i * 0.42, r, 0.42, 128, bev=0.04)
    mb.tube(
        "glowbrass",
        [(5.45 * math.cos(t), 5.45 * math.sin(t), 0.88) for t in np.linspace(0, 2 * pi, 129)[:-1]],
        0.085,
        12,
        True,
    )
    mb.cyl("lawn", 0, 0, 1.26, 3.75, 0.05, 96)
    with mb.at(0, 0, 1.30, 0, 1.0):
        tower(mb, 2.5, 2.5, 7, 0.62)
    for i in range(9):
        a = 2 * pi * i / 9 + 0.3
        mb.tree(2.95 * math.cos(a), 2.95 * math.sin(a), 1.3, 0.62, "neem" if i % 2 else "bush")
    c = [
        "terracotta",
        "ivory",
        "green",
        "marigold",
        "pinkstone",
        "indigo",
        "ivory",
        "clay",
        "sage",
        "terracotta",
        "sand",
        "green",
    ]
    for i in range(12):
        a = 2 * pi * i / 12 + 0.13
        mb.cyl("glowbrass", 5.45 * math.cos(a), 5.45 * math.sin(a), 0.84, 0.48, 0.07, 40, bev=0.01)
        mb.peg(c[i], 5.45 * math.cos(a), 5.45 * math.sin(a), 0.91, 1.75 if i % 3 else 1.55)
    glowlight(mb, -2.4, -5.5, 8.5, 380, 1.3)
    shot(mb, (0, 0, 2.3), 44, 18, 24, 68, 3.2)


@scene("group-join")
def group_join():
    mb = MB()
    z = base(mb, 14.0, 8.2, 0.7, lawn="lawn")
    with mb.at(4.1, 1.3, z, -10):
        tower(mb, 2.5, 2.5, 8, 0.62)
    P = []
    for i in range(81):
        t = i / 80
        P.append((-6.2 + 9.9 * t, -2.7 + 0.9 * math.sin(t * 2 * pi * 0.95) + 1.9 * t**2.2, z + 0.03))
    V = []
    F = []
    for i, p in enumerate(P):
        a = Vector(P[min(i + 1, 80)]) - Vector(P[max(i - 1, 0)])
        n = Vector((-a.y, a.x, 0)).normalized()
        for s, zz in ((-0.62, 0), (0.62, 0)):
            V.append((p[0] + n.x * s, p[1] + n.y * s, z + 0.015))
    for i in range(80):
        F.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    mb.add("plaster", V, F, 0)
    mb.tube("glowbrass", [(p[0], p[1], p[2] + 0.04) for p in P], 0.12, 12)
    C = ["terracotta", "indigo", "ivory", "green", "marigold", "pinkstone", "clay"]
    for k, i in enumerate((4, 15, 26, 37, 48, 59, 70)):
        mb.peg(C[k], P[i][0], P[i][1], z + 0.04, 1.9 if k % 2 else 1.7)
    trees(
        mb,
        (
            (6.1, -1.7, "neem", 1.0),
            (1.2, 2.8, "neem", 1.3),
            (-2.2, 2.6, "neem", 1.2),
            (-5.3, 1.6, "bush", 1.0),
            (6.2, 3.2, "cypress", 1.4),
            (-0.5, 3.2, "cypress", 1.0),
        ),
        z,
    )
    glowlight(mb, -2.2, -4.4, 4.8, 170, 1.3)
    shot(mb, (0, 0, 2.7), 38.5, -8, 20)
