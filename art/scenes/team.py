"""Team portraits: turned figures, placeholders and never people."""

from kit import *  # noqa: F403
from parts_company import *  # noqa: F403

NICHE = [  # wall, back, lamp: its strength and colour
    ("#E2D6C2", "terracotta", 1.2, WARM), ("#C3C8B6", "green", 2.4, WARM), ("#D8C6B4", "indigo", 3.2, (0.86, 0.8, 0.86)),
]  # fmt: skip
BODY = dict(
    cone=[(1.02, 0.08), (1.08, 0.2), (1.0, 0.9), (0.78, 1.9), (0.62, 2.6), (0.5, 3.05), (0.3, 3.2), (0.1, 3.22)],
    shoulder=[(0.92, 0.08), (0.96, 0.2), (0.9, 0.8), (0.86, 1.6), (0.92, 2.3), (0.9, 2.7), (0.72, 2.98), (0.4, 3.14), (0.1, 3.22)],
    flare=[(1.22, 0.08), (1.26, 0.18), (1.12, 0.6), (0.8, 1.3), (0.6, 1.85), (0.62, 2.2), (0.72, 2.6), (0.62, 2.95), (0.1, 3.22)],
    waist=[(1.04, 0.08), (1.1, 0.2), (1.04, 0.7), (0.84, 1.45), (0.7, 1.9), (0.78, 2.35), (0.8, 2.65), (0.62, 2.98), (0.1, 3.22)],
    robe=[(1.1, 0.08), (1.14, 0.2), (1.1, 1.0), (1.0, 1.7), (0.88, 2.3), (0.74, 2.75), (0.5, 3.08), (0.28, 3.2), (0.1, 3.22)],
)
HEAD = dict(  # what is turned on top of the ball: (height, profile)
    plain=(),
    turban=((4.08, [(0.66, 0), (0.80, 0.08), (0.88, 0.24), (0.86, 0.42), (0.74, 0.6), (0.52, 0.74), (0.26, 0.82), (0.02, 0.84)]),),
    hat=((4.24, [(0.7, 0), (1.16, -0.05), (1.2, 0), (1.16, 0.04), (0.72, 0.1), (0.68, 0.46), (0.56, 0.62), (0.02, 0.66)]),),
    bun=((4.52, [(0.02, 0), (0.26, 0.1), (0.3, 0.28), (0.26, 0.46), (0.14, 0.56), (0.01, 0.58)]),),
    cap=((4.26, [(0.72, 0), (0.75, 0.04), (0.72, 0.4), (0.6, 0.5), (0.02, 0.52)]),),
    shawl=((2.3, [(0.86, 0), (1.0, 0.06), (1.02, 0.22), (0.88, 0.46), (0.62, 0.66), (0.5, 0.74), (0.4, 0.78)]),),
    crown=((4.16, [(0.58, 0), (0.82, 0.08), (0.84, 0.24), (0.66, 0.36), (0.5, 0.52), (0.42, 0.7), (0.2, 0.8), (0.02, 0.82)]),),
)
TEAM = [
    ("cone", "plain", "plaster", 1.0), ("flare", "bun", "ivory", 0.97), ("shoulder", "turban", "plaster", 1.0),
    ("waist", "plain", "sand", 0.98), ("shoulder", "cap", "ivory", 1.0), ("robe", "shawl", "plaster", 0.98),
    ("robe", "hat", "ivory", 0.97), ("flare", "plain", "plaster", 1.0), ("cone", "crown", "sand", 0.98),
]  # fmt: skip


def portrait(i):
    wall, back, glow, colour = NICHE[i % 3]
    body, top, m, sc = TEAM[i]
    mb = MB()
    A = mb.arch_pts(4.7, 3.61, 2.75, 28)
    with mb.at(0, 1.0, -1.71):
        mb.extxz(wall, [(-13, 0), (-2.35, 0), *A, (2.35, 0), (13, 0), (13, 16), (-13, 16)], -0.5, 0.5, 0.05)
    with mb.at(0, 0.46, -1.5):
        mb.tube("brass", [(x, 0, z) for x, z in [(-2.55, 0), *mb.arch_pts(5.1, 3.45, 2.95, 28), (2.55, 0)]], 0.035, 10)
    mb.box(back, 0, 3.0, -1.7, 9, 0.2, 11)
    mb.box("stone", 0, 0.6, -1.7, 5.6, 3.0, 0.4, 0.04)
    with mb.at(0, 0.5, -1.1, 0, sc):
        foot = BODY[body][0][0]
        mb.lathe("walnut", [(foot - 0.02, -0.2), (foot + 0.03, 0), (0.8, 0.08)], n=64)
        turn(mb, m, BODY[body])
        mb.lathe("brass", [(0.4, 0), (0.46, 0.05), (0.46, 0.11), (0.4, 0.16)], 0, 0, 3.13, 96)
        mb.sphere(m, 0, 0, 3.95, 0.74, 96)
        for z, prof in HEAD[top]:
            turn(mb, m, prof, z)
    mb.flush()
    for sx in (-1, 1):  # hidden lamps behind the jambs, one in front
        lamp(sx * 3.2, 2.0, 1.2, 55 * glow, 0.5, colour=colour)
    lamp(-6, -7, 6, 380, 1.2)
    stage("#C9B79C", sun=(36, -42), floor_z=-1.7)
    camera((0, 0, 1.82), 21.8, 9, 5, 85)


for n in range(9):
    scene(f"portrait-{n + 1}", size=(800, 1000), samples=12, smooth=1.6)(lambda n=n: portrait(n))
