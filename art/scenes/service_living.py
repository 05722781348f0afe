"""Living in it: letting, moving, storing, furnishing."""

from kit import *  # noqa: F403
from parts_services import *  # noqa: F403
from parts_shots import *  # noqa: F403


@scene("rental-caretaking")
def rental_caretaking():
    mb = MB()
    z = base(mb, 12.4, 7.6, 0.8)
    with mb.at(0.6, 1.0, z, -6, 1.08):
        for i, c in enumerate(("pinkstone", "ivory", "sage")):
            with mb.at(-2.75 + 2.75 * i, 0, 0):
                rowhouse(mb, 2.74, c, 2, i)
    with mb.at(-2.75, -2.3, z, 10, 1.12):  # key board
        for q in (-1, 1):
            mb.box("walnut", q * 0.95, 0, 0, 0.14, 0.14, 2.7, 0.02)
        mb.box("walnut", 0, 0, 0.92, 2.0, 0.12, 1.7, 0.02)
        mb.box("linen", 0, -0.05, 1.02, 1.8, 0.06, 1.5, bev=0.01)
        mb.box("walnut", 0, -0.02, 2.62, 2.35, 0.36, 0.10, 0.02)
        for r in range(2):
            for c in range(3):
                with mb.at(-0.56 + 0.56 * c, -0.13, 2.40 - 0.74 * r, 0, 1.35):
                    mb.sphere("walnut", 0, 0, 0, 0.03, 12)
                    smallkey(mb, 0, 0, 0, 0.46)
    mb.peg("green", -0.55, -2.5, z, 2.1, "ivory")
    lamppost(mb, 5.0, -2.3, z, 2.1, 30, sc=1.35)
    trees(mb, ((-5.2, 1.6, "neem", 1.3), (5.3, 2.4, "neem", 1.2)), z)
    glowlight(mb, -2.6, -4.6, 4.8, 130, 1.3)
    shot(mb, (0, 0, 2.2), 35, 10, 17)


@scene("shifting")
def shifting():
    mb = MB()
    z = base(mb, 13.2, 7.6, 0.7)
    mb.box("road", 0, 0.4, z, 12.6, 3.9, 0.03, bev=0)
    with mb.at(1.6, 0.75, z + 0.03, -6, 1.12):
        truck(mb)
        for x, y, zz, a, b, c, r in (
            (0.55, 0.45, 0.8, 0.95, 0.9, 0.9, 4),
            (0.5, -0.45, 0.8, 0.9, 0.75, 0.7, -5),
            (0.55, 0.45, 1.7, 0.8, 0.8, 0.6, 10),
            (-0.5, 0.5, 0.8, 0.85, 0.85, 0.75, -4),
            (-0.5, 0.5, 1.55, 0.65, 0.6, 0.5, 8),
            (-0.45, -0.4, 0.8, 0.7, 0.7, 0.55, 3),
        ):
            cardbox(mb, x, y, zz, a, b, c, r)
        with mb.at(-2.2, 0.25, 0.8, 90):
            mb.box("terracotta", 0, 0, 0, 1.3, 0.75, 0.95, 0.05)
        with mb.at(-1.3, 0.6, 0.8):
            mb.lathe("ivory", [(0.2, 0), (0.26, 0.3)], 0, 0, 0, 24)
            mb.tree(0, 0, 0.2, 0.6, "bush")
    with mb.at(-4.55, 0.2, z + 0.03, 30, 0.92):
        sofa(mb, 2.7, "sage")
    with mb.at(-1.75, -2.35, z, 8):
        trolley(mb)
    mb.peg("terracotta", -2.75, -2.45, z, 1.9, "ivory")
    mb.peg("indigo", 1.5, -2.3, z, 1.9, "ivory")
    cardbox(mb, 2.5, -2.55, z, 0.95, 0.85, 0.75, 12)
    cardbox(mb, 2.48, -2.53, z + 0.75, 0.7, 0.65, 0.5, -14)
    cardbox(mb, 3.5, -2.7, z, 0.8, 0.8, 0.6, -8)
    trees(mb, ((-5.7, 2.9, "neem", 1.2), (5.7, 2.9, "neem", 1.3), (5.6, -2.6, "bush", 0.9)), z)
    glowlight(mb, -1.2, -4.2, 4.6, 130, 1.3)
    shot(mb, (0, 0, 1.9), 37, -10, 18)


@scene("storage")
def storage():
    mb = MB()
    z = base(mb, 13.4, 7.6, 0.7)
    w, h, d = 2.7, 2.9, 3.2
    C = ["terracotta", "green", None, "indigo"]
    with mb.at(0.1, 0.9, z, -5):
        for i in range(4):
            x = -1.5 * w + i * w
            with mb.at(x):
                mb.box("ivory", 0, d / 2 - 0.1, 0, w, 0.2, h, 0.01)
                for s in (-1, 1):
                    mb.box("ivory", s * (w / 2 - 0.09), 0, 0, 0.18, d, h, 0.012)
                mb.box("ivory", 0, -d / 2 + 0.14, h - 0.42, w - 0.3, 0.26, 0.42, 0.01)
                mb.box("concrete", 0, 0, 0, w, d + 0.3, 0.07, 0.01)
                if C[i]:
                    k = 20
                    mb.box(C[i], 0, -d / 2 + 0.16, 0.07, w - 0.36, 0.05, h - 0.5, bev=0)
                    for j in range(k):
                        mb.box(
                            C[i],
                            0,
                            -d / 2 + 0.12,
                            0.08 + (h - 0.52) * j / k,
                            w - 0.36,
                            0.06,
                            (h - 0.52) / k * 0.72,
                            bev=0.012,
                        )
                    mb.box("ink", 0, -d / 2 + 0.07, 0.12, 0.5, 0.05, 0.08, bev=0.01)
                else:
                    for j in range(3):
                        mb.box("sand", 0, -d / 2 + 0.12, h - 0.52 - 0.07 * j, w - 0.36, 0.06, 0.05, bev=0.012)
                    with mb.at(-0.42, 0.4, 0.07, 0, 0.88):
                        sofa(mb, 1.5, "linen")
                        for xx in (-0.45, 0.4):
                            mb.tube(
                                "clay",
                                [
                                    (xx, -0.70, 0.2),
                                    (xx, -0.72, 0.78),
                                    (xx, -0.60, 0.86),
                                    (xx, 0.30, 0.9),
                                    (xx, 0.34, 1.38),
                                    (xx, 0.55, 1.40),
                                    (xx, 0.73, 1.3),
                                    (xx, 0.73, 0.2),
                                ],
                                0.03,
                                8,
                            )
                    with mb.at(0.72, 0.75, 0.07):
                        mb.lathe(
                            "white",
                            [(0.34, 0), (0.38, 0.3), (0.30, 0.9), (0.36, 1.3), (0.2, 1.8), (0.12, 1.9)],
                            0,
                            0,
                            0,
                            24,
                        )
                        for q in range(3):
                            mb.tube(
                                "clay",
                                [
                                    ((0.36 - 0.02 * q) * math.cos(t), (0.36 - 0.02 * q) * math.sin(t), 0.35 + 0.45 * q)
                                    for t in np.linspace(0, 2 * pi, 33)[:-1]
                                ],
                                0.026,
                                8,
                                True,
                            )
                    cardbox(mb, 0.68, -0.35, 0.07, 0.85, 0.8, 0.7, 6)
                    cardbox(mb, 0.66, -0.33, 0.77, 0.62, 0.6, 0.45, -10)
                    glowlight(mb, 0, -0.4, h - 0.8, 60, 0.5)
                    mb.box("glow0.8", 0, -0.2, h - 0.14, 0.9, 0.16, 0.04, bev=0)
        mb.box("stone", 0, 0, h, 4 * w + 0.3, d + 0.4, 0.16, 0.02)
        mb.box("stone", 0, -d / 2 - 0.35, h - 0.1, 4 * w + 0.3, 0.7, 0.08, 0.01)
        x = -1.5 * w + w  # one brass padlock
        with mb.at(x, -d / 2 - 0.12, 0.62):
            mb.ext("glowbrass", mb.rrect(0.86, 0.3, 0.12), 0, 0.72, 0.03)
            mb.tube(
                "glowbrass",
                [(-0.26, 0, 0.66), (-0.26, 0, 1.0)]
                + [(0.26 * math.cos(t), 0, 1.0 + 0.26 * math.sin(t)) for t in np.linspace(pi, 0, 17)]
                + [(0.26, 0, 0.66)],
                0.065,
                12,
            )
            mb.box("ink", 0, -0.15, 0.24, 0.07, 0.02, 0.24, bev=0)
    cardbox(mb, 4.6, -2.3, z, 0.95, 0.85, 0.75, 14)
    cardbox(mb, 4.65, -2.28, z + 0.75, 0.66, 0.6, 0.5, -8)
    cardbox(mb, 3.6, -2.6, z, 0.75, 0.75, 0.55, -10)
    mb.peg("terracotta", -0.55, -2.4, z, 1.8, "ivory")
    trees(mb, ((-6.0, -1.7, "bush", 1.0), (-6.1, 2.9, "neem", 1.2)), z)
    glowlight(mb, -2.4, -4.8, 4.8, 130, 1.3)
    shot(mb, (0, 0, 1.9), 35.5, 8, 16)


@scene("furniture")
def furniture():
    mb = MB()
    for x, y, w, d, h, part, ro, sc in (
        (-3.9, 0.9, 3.9, 4.6, 0.65, "bed", 14, 1.0),
        (1.2, 1.2, 3.6, 2.4, 1.15, "desk", -8, 1.0),
        (0.3, -2.4, 2.2, 2.2, 0.65, "chair", 24, 1.0),
        (4.75, 0.0, 1.9, 1.9, 0.85, "lamp", 0, 1.0),
    ):
        with mb.at(x, y, 0, ro if part != "lamp" else 0):
            zz = base(mb, w, d, h, r=0.22)
            with mb.at(0, 0, zz):
                {"bed": bed, "desk": desk, "chair": chair, "lamp": lambda m: floorlamp(m, 3.5, E=110)}[part](mb)
    glowlight(mb, -1.8, -3.4, 5.4, 150, 1.3)
    shot(mb, (0.2, -0.2, 1.8), 31, 10, 20)
