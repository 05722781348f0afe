"""Vaastu: a courtyard house on its compass."""

from kit import *  # noqa: F403
from parts_services import *  # noqa: F403
from parts_shots import *  # noqa: F403


def ringroof(mb, m, ro, rr, ri, z0, z1):
    """hipped ring round a court: outer square ro, ridge rr, inner ri"""
    sq = lambda r, z: [(-r, -r, z), (r, -r, z), (r, r, z), (-r, r, z)]
    V = sq(ro, z0) + sq(rr, z1) + sq(ri, z0 + 0.12) + sq(ro, z0 - 0.1) + sq(ri, z0)
    F = []
    for i in range(4):
        j = (i + 1) % 4
        F += [
            (i, j, 4 + j, 4 + i),
            (4 + i, 4 + j, 8 + j, 8 + i),
            (12 + i, 12 + j, j, i),
            (8 + i, 8 + j, 16 + j, 16 + i),
            (16 + i, 16 + j, 12 + j, 12 + i),
        ]
    mb.add(m, V, F, 0)
    for k in range(4):
        with mb.at(0, 0, 0, 90 * k):
            n = int(2 * ro / 0.22)
            for i in range(n + 1):
                x = -ro + 2 * ro * i / n
                t = min(1, (ro - abs(x)) / (ro - rr)) if abs(x) > rr else 1
                if t > 0.04:
                    mb.rod(m, (x, -ro, z0 + 0.02), (x, -ro + (ro - rr) * t, z0 + (z1 - z0) * t + 0.02), 0.05, 8)
                if abs(x) < rr:
                    u = 1 if abs(x) <= ri else (rr - abs(x)) / (rr - ri)
                    if u > 0.04:
                        mb.rod(
                            m, (x, -rr, z1 + 0.02), (x, -rr + (rr - ri) * u, z1 + (z0 + 0.12 - z1) * u + 0.02), 0.05, 8
                        )
            mb.rod(m, (-ro, -ro, z0 + 0.04), (-rr, -rr, z1 + 0.05), 0.09, 10)
            mb.rod(m, (-rr, -rr, z1 + 0.05), (rr, -rr, z1 + 0.05), 0.09, 10)


@scene("vaastu")
def vaastu():
    mb = MB()
    z = disc(mb, 7.4, 0.7)

    def ray(a, r0, r1, w, m="glowbrass", h=0.05):
        with mb.at(0, 0, z, a):
            mb.ext(m, [(-w, -(r0 + (r1 - r0) * 0.30)), (0, -r1), (w, -(r0 + (r1 - r0) * 0.30)), (0, -r0)], 0, h, 0.01)

    for r, t in ((6.95, 0.07), (5.15, 0.045)):
        mb.tube(
            "glowbrass",
            [(r * math.cos(a), r * math.sin(a), z + 0.01) for a in np.linspace(0, 2 * pi, 161)[:-1]],
            t,
            10,
            True,
        )
    for k in range(4):
        ray(90 * k, 3.0, 6.75, 0.62)
        ray(90 * k + 45, 3.0, 6.2, 0.5)
    for k in range(8):
        ray(45 * k + 22.5, 5.3, 6.5, 0.16)
    for k in range(72):
        a = 2 * pi * k / 72
        mb.rod(
            "glowbrass",
            (6.58 * math.cos(a), 6.58 * math.sin(a), z + 0.01),
            (6.82 * math.cos(a), 6.82 * math.sin(a), z + 0.01),
            0.022,
            6,
        )
    with mb.at(0, 0, z, 0, 0.84):
        mb.box("stone", 0, 0, 0, 6.7, 6.7, 0.2, 0.03)
        W = 6.0
        with mb.at(0, 0, 0.2, 0, 1):
            for k in range(4):
                with mb.at(0, 0, 0, 90 * k):
                    n = 3
                    with mb.at(-W / 2, -W / 2, 0):
                        mb.wall(
                            "plaster",
                            W,
                            1.5,
                            0.2,
                            [
                                (1.0, 0.4, 0.8, 0.85, "win"),
                                (2.05, 0.4, 0.8, 0.85, "win"),
                                (3.0, 0.001, 0.8, 1.25, "open") if k in (0,) else (3.0, 0.4, 0.8, 0.85, "win"),
                                (3.95, 0.4, 0.8, 0.85, "win"),
                                (5.0, 0.4, 0.8, 0.85, "win"),
                            ],
                            "walnut",
                            1.0,
                        )
                    if k == 0:
                        mb.box("walnut", 0, -W / 2 + 0.14, 0, 0.78, 0.06, 1.24, bev=0.01)
                    for i in range(4):
                        mb.column("walnut", -1.35 + 0.9 * i, -1.5, 0, 0.07, 1.45)
            mb.box("oak", 0, 0, 0, W - 0.3, W - 0.3, 0.06, bev=0)
            mb.box("stone", 0, 0, 0.06, 2.7, 2.7, 0.02, bev=0)
            ringroof(mb, "terracotta", 3.5, 2.2, 1.25, 1.5, 2.6)
            mb.box("plaster", 0, 0, 0.06, 0.72, 0.72, 0.55, 0.04)
            mb.box("plaster", 0, 0, 0.61, 0.9, 0.9, 0.10, 0.03)
            mb.tree(0, 0, 0.62, 1.0, "bush")
            glowlight(mb, 0, 0, 1.4, 60, 0.6)
        mb.box("stone", 0, -3.55, 0, 1.4, 0.5, 0.1)
    glowlight(mb, -3.0, -6.0, 9.0, 450, 1.3)
    shot(mb, (0, 0, 1.0), 44, 24, 38, 70, 4.5, sun=(40, -64))
