"""Inside the house: a room without its front wall."""

from kit import *  # noqa: F403
from parts_services import *  # noqa: F403
from parts_shots import *  # noqa: F403


@scene("interior", samples=24)
def interior():
    mb = MB()
    W, D, H = (10.5, 8.0, 4.3)
    mb.box("stone", 0, 0, -0.5, W + 0.8, D + 0.8, 0.38, 0.03)
    mb.box("glowbrass", 0, 0, -0.2, W + 0.83, D + 0.83, 0.06, bev=0)
    for i in range(15):
        mb.box("oak", -W / 2 + 0.35 + i * 0.7, 0, -0.12, 0.69, D, 0.12, bev=0.006)
    with mb.at(-W / 2, D / 2, 0, -90):
        mb.wall(
            "plaster",
            D,
            H,
            0.3,
            [(1.6, 0.5, 1.5, 3.0, "open"), (4.0, 0.5, 1.5, 3.0, "open"), (6.4, 0.5, 1.5, 3.0, "open")],
        )
    for yy in (1.6, 4.0, 6.4):
        with mb.at(-W / 2, D / 2, 0, -90):
            mb.jali("walnut", yy, 0.16, 0.5, 1.5, 3.0, 0.27, 0.028)
    A = mb.arch_pts(2.6, 2.3, 1.15)
    with mb.at(1.0, D / 2 + 0.15, 0):
        mb.extxz(
            "plaster",
            [(-W / 2 - 1.0, 0), (-1.3, 0)] + A + [(1.3, 0), (W / 2 - 1.0, 0), (W / 2 - 1.0, H), (-W / 2 - 1.0, H)],
            -0.15,
            0.15,
            0.02,
        )
    with mb.at(1.0, D / 2 + 0.6, 0):
        mb.box("terracotta", 0, 0, 0, 3.2, 0.12, H - 0.1)
    mb.box("terracotta", 1.0, D / 2 + 0.44, -0.02, 2.7, 0.3, 0.06, bev=0)
    for zz in (0.95, 1.7, 2.45):
        mb.box("oak", 1.0, D / 2 + 0.4, zz, 2.62, 0.3, 0.05, bev=0.01)
    R = random.Random(2)
    for zz, xs in ((1.0, (0.15, 0.5, 1.3, 1.75)), (1.75, (0.3, 1.1, 1.6)), (2.5, (0.55, 1.35))):
        for x in xs:
            k = R.randrange(4)
            y = D / 2 + 0.36
            if k == 0:
                mb.lathe("ivory", [(0.1, 0), (0.17, 0.12), (0.15, 0.24), (0.06, 0.34), (0.08, 0.42)], x, y, zz, 24)
            elif k == 1:
                mb.lathe(
                    "glowbrass",
                    [(0.12, 0), (0.14, 0.02), (0.03, 0.06), (0.03, 0.2), (0.13, 0.3), (0.14, 0.34)],
                    x,
                    y,
                    zz,
                    24,
                )
            elif k == 2:
                for b in range(4):
                    mb.box(
                        R.choice(["indigo", "rust", "ivory", "green", "marigold"]),
                        x - 0.14 + b * 0.085,
                        y,
                        zz,
                        0.075,
                        0.22,
                        0.3 + 0.1 * R.random(),
                        bev=0.006,
                    )
            else:
                mb.tree(x, y, zz, 0.45, "bush")
                mb.lathe("terracotta", [(0.08, 0), (0.12, 0.14)], x, y, zz, 20)
    mb.ext("rust", mb.rrect(5.6, 4.2, 0.15, 5, 0.6, -0.5), 0, 0.035, 0)
    mb.ext("linen", mb.rrect(5.0, 3.6, 0.12, 5, 0.6, -0.5), 0.03, 0.045, 0)
    mb.ext("rust", mb.rrect(4.7, 3.3, 0.1, 5, 0.6, -0.5), 0.04, 0.052, 0)
    with mb.at(0.9, 1.7, 0):
        sofa(mb, 3.7)
        for x, m, r in ((-1.15, "rust", 8), (1.15, "green", -8), (0.75, "marigold", 10)):
            with mb.at(x, 0.18, 0.92, 0, 1, -22, r):
                mb.box(m, 0, 0, -0.2, 0.62, 0.2, 0.6, 0.085)
    with mb.at(-2.4, -0.3, 0, 78):
        sofa(mb, 1.7, "sage")
    with mb.at(3.9, -0.6, 0, -72):
        sofa(mb, 1.7, "rust")
    mb.cyl("walnut", 0.7, -0.5, 0.05, 0.16, 0.36, 32)
    mb.cyl("stone", 0.7, -0.5, 0.42, 0.95, 0.09, 64, bev=0.02)
    mb.cyl("glowbrass", 1.0, -0.35, 0.51, 0.28, 0.03, 40, bev=0)
    mb.lathe("ivory", [(0.09, 0), (0.16, 0.12), (0.14, 0.2), (0.05, 0.3), (0.06, 0.36)], 0.45, -0.65, 0.51, 24)
    for b in range(3):
        mb.box(
            ["indigo", "ivory", "rust"][b],
            1.0,
            -0.75,
            0.51 + b * 0.06,
            0.5 - 0.04 * b,
            0.36 - 0.03 * b,
            0.055,
            bev=0.006,
        )
    mb.cyl("glowbrass", 4.4, 2.6, 0, 0.34, 0.05, 40)
    mb.rod("glowbrass", (4.4, 2.6, 0.05), (4.4, 2.6, 2.7), 0.03, 10)
    mb.lathe("glow0.5", [(0.46, 0), (0.3, 0.55)], 4.4, 2.6, 2.5, 40, cap=False)
    mb.lathe("terracotta", [(0.34, 0), (0.46, 0.5), (0.5, 0.62), (0.44, 0.62), (0.42, 0.5)], -4.3, 2.9, 0, 36)
    mb.tree(-4.3, 2.9, 0.35, 1.5, "palm")
    mb.tree(-4.3, 2.9, 0.5, 0.8, "bush")
    mb.lathe("ivory", [(0.26, 0), (0.36, 0.3), (0.34, 0.5)], 4.6, -2.9, 0, 36)
    mb.tree(4.6, -2.9, 0.3, 1.1, "olive")
    mb.box("oak", -4.85, -3.0, 0, 0.5, 1.6, 0.7, 0.02)
    mb.lathe("glowbrass", [(0.12, 0), (0.16, 0.06), (0.05, 0.1), (0.05, 0.3)], -4.85, -3.2, 0.7, 20)
    mb.sphere("glow0.5", -4.85, -3.2, 1.15, 0.2)
    lit_brass()
    mb.flush()
    glowlight(mb, 4.1, 2.3, 2.9, 80, 0.7)
    glowlight(mb, 4.0, 2.2, 1.8, 80, 0.7)
    glowlight(mb, -4.3, -3.1, 1.5, 40, 0.6)
    glowlight(mb, 0.5, -1.5, 6.0, 170, 1.3)
    glowlight(mb, 1.0, 3.7, 2.9, 24, 0.35)
    glowlight(mb, 1.0, 3.7, 1.35, 10, 0.3)
    stage(sun=(33, -86), sunp=5.8, sky=0.72, angle=1.2, floor_z=-0.5, sweep=50)
    camera((0.15, 0.3, 1.5), 30, 20, 23, 62, 3.5, shift=(-0.05, 0))
