"""The eight solar services."""

from kit import *  # noqa: F403
from parts_company import *  # noqa: F403


@scene("solar-home")
def solar_home():
    mb = MB()
    z = base(mb, 12.4, 9.2, 0.6, "lawn", 0.6)
    with mb.at(0.1, 0.7, z):
        villa(mb)
        panel(mb, -1.0, -0.65, 3.29, 3.3, 2.3, 18, h0=0.36, cell=0.55)
        panel(mb, 1.62, -1.5, 3.4, 1.3, 2.6, 14, h0=0.36, cell=0.65)
        mb.box("stone", 0.6, -2.05, 0.14, 0.3, 0.3, 1.5)
        cable = [(0.6, -0.5, 3.8), (0.6, -1.0, 3.66), (0.6, -1.16, 3.5), (0.6, -1.16, 1.95), (0.6, -1.25, 1.86), (0.6, -2.2, 1.86)]
        mb.tube("brass", [*cable, (0.6, -2.29, 1.8), (0.6, -2.29, 1.0)], 0.055, 12)
        mb.box("white", 0.6, -2.28, 0.45, 0.5, 0.22, 0.75, 0.05)
        mb.box("glow0.8", 0.6, -2.40, 0.98, 0.26, 0.03, 0.06, 0)
    mb.box("stone", 0.3, -3.5, z - 0.01, 1.5, 1.9, 0.05)
    trees(mb, z, (-4.9, 2.2, 1.5, "neem"), (5.0, 2.6, 1.6, "neem"), (5.2, -1.6, 1.0, "palm"), (-5.0, -2.4, 1.0, "olive"), (-3.6, -3.6, 0.9, "bush"))
    trees(mb, z, (3.2, -3.7, 0.9, "bush"), (4.6, -3.5, 0.8, "bush"), (-4.4, 3.6, 1.2, "cypress"), (-5.4, 0.0, 0.9, "bush"))
    mb.peg("terracotta", -1.7, -3.5, z, 0.8)
    mb.peg("ivory", -1.1, -3.7, z, 0.6)
    mb.flush()
    stage(sun=(36, -52))
    camera((0, 0, 1.75), 36, 24, 26, 74, 2.8)


@scene("solar-commercial")
def solar_commercial():
    mb = MB()
    z = base(mb, 17, 12, 0.6, "plaster", 0.6)
    with mb.at(0, 1.0, z):
        mb.box("stone", 0, 0, 0, 12.6, 7.6, 0.14)
        with mb.at(0, 0, 0.14):
            mb.block("plaster", 11.6, 6.6, 2.7, 2, 9, 5, "win", wf=0.72, hf=0.66, lit=0.6, band="stone")
            for i in range(10):
                mb.box("terracotta", -5.8 + i * 1.289, -3.37, 0, 0.16, 0.16, 3.1, 0.01)
            mb.box("green", 0, -4.0, 1.22, 3.4, 1.5, 0.14)
            for sx in (-1.55, 1.55):
                mb.rod("steel", (sx, -4.6, -0.1), (sx, -4.6, 1.22), 0.05, 12)
            for i in range(4):
                for sx in (-2.75, 2.75):
                    panel(mb, sx, -2.95 + i * 1.5, 2.84, 5.2, 1.15, 17, h0=0.34, cell=0.65)
            mb.tube("brass", [(0, 2.6, 3.4), (0, -3.1, 3.4), (0, -3.34, 3.3), (0, -3.42, 3.1), (0, -3.42, 1.4)], 0.06, 12)
    mb.box("road", 0, -4.9, z - 0.01, 16.4, 1.5, 0.04, 0)
    for i in range(8):
        mb.box("white", -7 + i * 2, -4.9, z + 0.03, 0.9, 0.06, 0.01, 0)
    with mb.at(-4.2, -4.6, z + 0.03, 0, 0.36):
        car(mb, "terracotta")
    with mb.at(3.6, -5.1, z + 0.03, 180, 0.36):
        car(mb, "indigo")
    trees(mb, z, (-7.4, 3.8, 1.5, "neem"), (7.5, 4.0, 1.5, "neem"), (7.4, 0.6, 1.2, "neem"), (-7.4, 0.2, 1.1, "olive"), (7.3, -3.2, 0.9, "bush"), (-7.2, -3.2, 0.9, "bush"))
    for x, m in ((-0.8, "ivory"), (0.5, "terracotta")):
        mb.peg(m, x, -3.95, z, 0.7)
    mb.flush()
    stage(sun=(36, -50))
    camera((0, -0.1, 1.0), 44.5, 26, 29, 72, 3.2)


@scene("solar-field")
def solar_field():
    mb = MB()
    z = base(mb, 18, 12.5, 0.6, "meadow", 0.7)
    for i in range(3):
        for sx in (-4.5, 3.3):
            panel(mb, sx, -4.4 + i * 2.95, z, 6.8, 1.75, 22, h0=0.25, cell=0.62)
    for y in (-4.9, -1.9, 1.1, 4.1):
        mb.rod("ink", (0.15, y, z), (0.15, y, z + 0.8), 0.035, 8)
        mb.sphere("glow1.2", 0.15, y, z + 0.86, 0.1, 16)
    mb.box("sand", -0.6, 0, z - 0.02, 0.9, 12, 0.05, 0)
    mb.tube("brass", [(-0.6, -4.6, z + 0.08), (-0.6, 4.9, z + 0.08), (-0.5, 5.1, z + 0.1), (6.3, 5.1, z + 0.1)], 0.06, 12)
    with mb.at(7.3, 4.2, z):
        mb.box("stone", 0, 0, 0, 2.0, 1.9, 0.1)
        with mb.at(0, 0, 0.1):
            house(mb, 1.6, 1.4, 1.1, "ivory", "green", 1)
    mb.peg("terracotta", -0.7, -3.2, z, 0.9)
    mb.sphere("marigold", -0.7, -3.2, z + 0.82, 0.14)
    trees(mb, z, (-8.2, 5.2, 1.5, "neem"), (-6.4, 5.6, 1.2, "sal"), (-4.4, 5.4, 1.3, "neem"), (4.3, 5.5, 1.0, "olive"), (8.2, -5.0, 0.8, "bush"), (-8.2, -5.4, 0.8, "bush"))
    for i in range(26):
        mb.tree(random.Random(i).uniform(-8.4, 8.4), random.Random(i + 90).choice([-5.6, -5.3, -2.2, 0.8, 3.6, 5.6]), z, 0.5, "grass")
    mb.flush()
    stage(sun=(34, -48))
    camera((0.2, -0.1, 0.5), 46.5, 24, 29, 72, 3.2)


@scene("solar-ev")
def solar_ev():
    mb = MB()
    z = base(mb, 12.2, 8.8, 0.55, "plaster", 0.6)
    mb.ext("road", mb.rrect(8.2, 4.6, 0.3, 8, -0.5, -0.8), z - 0.02, z + 0.03, 0)
    for x in (-4.2, 2.9):
        mb.box("white", x, -0.8, z + 0.03, 0.1, 3.8, 0.012, 0)
    with mb.at(-0.9, -0.9, z + 0.03, 180, 1.12):
        car(mb, "green")
    for x in (-4.4, 3.0):
        for y, top in ((-2.2, 3.15), (2.3, 4.2)):
            mb.box("walnut", x, y, z, 0.2, 0.2, top - z + 0.38, 0.01)
    panel(mb, -0.7, -2.75, z, 8.6, 5.6, 13, h0=2.85, cell=1.05, legs=False, rim="white")
    with mb.at(4.15, -1.5, z):
        mb.box("stone", 0, 0, 0, 1.1, 1.0, 0.12)
        mb.box("ivory", 0, 0, 0.12, 0.66, 0.5, 2.0, 0.09)
        mb.box("green", 0, -0.24, 1.45, 0.46, 0.05, 0.5, 0.02)
        mb.box("glow0.9", 0, -0.27, 1.25, 0.46, 0.03, 0.07, 0)
    P = [Vector((3.86, -1.6, z + 1.15)), Vector((3.3, -1.75, z + 0.55)), Vector((2.6, -1.8, z + 0.22)), Vector((2.0, -1.75, z + 0.5)), Vector((1.53, -1.4, z + 0.95))]
    mb.tube("brass", smooth(P), 0.065, 14)
    mb.rod("brass", (1.60, -1.45, z + 0.95), (1.36, -1.3, z + 0.95), 0.12, 20)
    mb.peg("terracotta", 4.7, -2.9, z, 1.5)
    trees(mb, z, (-5.2, 2.9, 1.5, "neem"), (5.0, 2.8, 1.5, "neem"), (-5.3, -3.3, 0.9, "bush"), (5.3, 0.6, 0.9, "bush"))
    mb.flush()
    lamp(-0.7, -1.2, z + 2.7, 260, 0.4)
    lamp(4.0, -3.2, z + 2.2, 60, 0.2)
    stage(sun=(34, -40))
    camera((0, 0, 1.75), 36, 20, 20, 76, 3)


@scene("solar-society")
def solar_society():
    mb = MB()
    z = base(mb, 16, 11.4, 0.6, "lawn", 0.7)
    mb.ext("stone", mb.rrect(15, 2.2, 0.4, 8, 0, -3.9), z - 0.02, z + 0.04, 0)
    mb.box("stone", -0.4, 0, z - 0.02, 1.4, 8, 0.05, 0)
    for x, y, fl, acc in ((-4.9, 1.2, 7, "terracotta"), (0.3, 2.6, 9, "green"), (5.0, 1.3, 6, "terracotta")):
        with mb.at(x, y, z):
            tower(mb, 3.0, 3.0, fl, 0.6, acc=acc, lit=0.5, top="none")
            panel(mb, 0, -1.6, fl * 0.6 + 0.3, 3.3, 3.2, 15, h0=0.72, cell=0.55)
    with mb.at(0.6, -2.0, z, 0, 1):
        mb.box("stone", 0, 0, 0, 4.0, 1.6, 0.1)
        with mb.at(0, -0.3, 0.1):
            mb.arcade("plaster", 4, 0.9, 1.0, 0.2)
        mb.box("plaster", 0, 0.1, 1.1, 3.8, 1.4, 0.12)
        panel(mb, 0, -0.5, 1.22, 3.4, 1.2, 16, h0=0.12, cell=0.56)
    trees(mb, z, (-7.3, -1.2, 1.0, "neem"), (7.2, -1.4, 1.0, "neem"), (-2.5, -0.8, 0.9, "neem"), (3.7, -1.6, 0.9, "neem"), (-7.2, 4.4, 1.3, "neem"), (7.2, 4.4, 1.3, "neem"))
    trees(mb, z, (-5.6, -2.4, 0.7, "bush"), (-3.0, -2.3, 0.7, "bush"), (5.6, -2.4, 0.7, "bush"), (2.6, 4.9, 1.3, "ashoka"), (-2.0, 4.8, 1.3, "ashoka"))
    for x, y, m, h in ((-3.4, -3.9, "terracotta", 0.6), (-2.9, -4.1, "ivory", 0.55), (-2.5, -3.8, "indigo", 0.42), (3.2, -3.9, "green", 0.6)):
        mb.peg(m, x, y, z, h)
    mb.flush()
    stage(sun=(34, -52))
    camera((0, 0.4, 2.25), 48.5, 24, 26, 72, 3.2)


@scene("solar-maintenance")
def solar_maintenance():
    mb = MB()
    z = base(mb, 13, 8, 0.55, "plaster", 0.6)
    x0, y0, tilt, d = 0.2, -0.4, 30, 3.7
    panel(mb, x0 - 2.0, y0, z, 5.55, d, tilt, h0=0.55, cell=1.11, rim="white")
    panel(mb, x0 + 2.47, y0, z, 3.33, d, tilt, h0=0.55, cell=1.11, rim="white", face="#77797A")
    a = math.radians(tilt)
    yb, zb = y0 + 2.2 * math.cos(a) - 0.09 * math.sin(a), z + 0.55 + 2.2 * math.sin(a) + 0.09  # on the glass
    mb.rod("oak", (0.9, -1.75, z + 1.0), (1.0, yb, zb + 0.16), 0.055, 12)
    with mb.at(1.0, yb, zb, 0, 1, tilt):
        mb.box("walnut", 0, 0, 0.1, 1.1, 0.24, 0.14, 0.02)
        mb.box("linen", 0, 0, 0, 1.06, 0.2, 0.13, 0.01)
    mb.peg("terracotta", 0.75, -1.95, z, 2.2)
    mb.lathe("marigold", [(0.36, 0), (0.4, 0.02), (0.35, 0.05), (0.3, 0.25), (0.14, 0.36), (0.01, 0.38)], 0.75, -1.95, z + 1.86, 48)
    with mb.at(2.7, -2.2, z):
        mb.lathe("indigo", [(0.3, 0), (0.42, 0.6), (0.44, 0.62), (0.40, 0.62), (0.38, 0.5)], n=40, cap=False)
        mb.cyl("water", 0, 0, 0.05, 0.36, 0.44, 40, bev=0)
        mb.tube("steel", [(0.43 * math.cos(t), 0, 0.6 + 0.4 * math.sin(t)) for t in np.linspace(0.2, pi - 0.2, 24)], 0.022, 8)
    mb.tube("brass", smooth([Vector(p) for p in ((-4.9, 1.6, z + 0.1), (-5.4, 0.2, z + 0.07), (-5.2, -1.4, z + 0.07), (-3.9, -2.2, z + 0.07))]), 0.06, 12)
    with mb.at(-3.5, -2.3, z):
        mb.box("white", 0, 0, 0.0, 0.9, 0.4, 1.1, 0.06)
        mb.box("glow0.9", 0, -0.21, 0.75, 0.5, 0.03, 0.08, 0)
    trees(mb, z, (5.4, 2.6, 1.3, "neem"), (-5.5, 2.9, 1.1, "olive"), (5.6, -2.8, 0.9, "bush"))
    mb.flush()
    lamp(1.8, -4.2, 4.0, 330, 0.5)
    stage(sun=(38, -48))
    camera((-0.2, 0, 1.25), 35.5, 16, 22, 78, 3)


@scene("solar-supplies")
def solar_supplies():
    mb = MB()
    z = base(mb, 13.4, 8.4, 0.55, "plaster", 0.6)
    with mb.at(-3.5, -0.7, z, 8):
        for y in (-1.0, 0, 1.0):
            mb.box("oak", 0, y, 0, 3.7, 0.24, 0.2, 0.015)
        for i in range(7):
            mb.box("oak", -1.65 + i * 0.55, 0, 0.2, 0.4, 2.4, 0.08, 0.01)
        for i in range(5):
            with mb.at((i % 2) * 0.05, (i % 3) * 0.03, 0.28 + i * 0.15):
                mb.box("white", 0, 0, 0, 3.4, 2.2, 0.12, 0.01)
        panel(mb, 0.03, -1.1, 1.02, 3.4, 2.2, 0, h0=0, cell=0.57, legs=False, rim="white")
    for x, y, r in ((-0.6, 1.9, 8), (1.2, 2.3, 0)):  # two on their edge, leaning back
        with mb.at(x, y, z + 0.1, r):
            panel(mb, 0, 0, 0, 1.9, 3.2, 74, h0=0, cell=0.62, legs=False, rim="white")
            for s in (-0.7, 0.7):
                mb.rod("walnut", (s, 1.7, -0.1), (s, 0.72, 2.5), 0.06, 8)
    with mb.at(3.3, 0.5, z, -8):
        mb.box("stone", 0, 0, 0, 1.9, 1.0, 0.18)
        mb.box("white", 0, 0, 0.18, 1.6, 0.62, 2.0, 0.12)
        for i in range(9):
            mb.box("steel", -0.6 + i * 0.15, 0.34, 0.5, 0.05, 0.16, 1.4, 0)
        mb.box("ink", 0, -0.31, 1.4, 0.8, 0.04, 0.42, 0.02)
        mb.box("glow0.9", 0, -0.32, 1.18, 0.8, 0.03, 0.06, 0)
        for i in (-0.4, 0, 0.4):
            mb.rod("ink", (i, 0, 0.2), (i, -0.5, 0.2), 0.05, 12)
    with mb.at(0.2, -2.2, z, 24, 0.82):
        r = 0.95
        for s in (-0.55, 0.45):
            wheel(mb, "oak", 0, s, s + 0.1, r, r, 64, 0.015)
        for k in range(7):
            ring_y(mb, "brass", -0.39 + k * 0.125, r, 0.60)
        wheel(mb, "walnut", 0, -0.5, 0.5, r, 0.48, 40, 0)
        mb.tube("brass", smooth([Vector(p) for p in ((0.0, 0.1, 0.34), (-0.7, 0.0, 0.1), (-1.5, -0.3, 0.07), (-2.0, -0.9, 0.07))]), 0.065, 12)
    for i in range(6):
        mb.box("steel", 4.1 + 0.22 * (i % 3), -2.1 + 0.02 * i, z + 0.02 + 0.15 * (i // 3), 0.14, 3.0, 0.12, 0.01)
    trees(mb, z, (5.7, 3.0, 1.1, "olive"), (-5.9, 3.1, 1.1, "neem"))
    mb.flush()
    lamp(-4, -5, 4.5, 560, 0.6)
    stage(sun=(38, -44))
    camera((-0.1, 0, 1.0), 35.5, 14, 24, 76, 3)


@scene("solar-consult")
def solar_consult():
    mb = MB()
    z = disc(mb, 6.6, 0.55)
    sheet(mb, 0, 0, z, 7.4, 5.4, 0, [tuple(2.0 * c for c in q) for q in PLAN], t=0.04)
    with mb.at(0, 0.1, z + 0.03):
        mb.box("oak", 0, 0, 0, 4.6, 3.8, 0.16)
        with mb.at(0, 0, 0.16):
            mb.block("plaster", 3.8, 3.0, 1.35, 1, 4, 3, "win", wf=0.5, hf=0.56, roof=False, lit=0.7)
            p = gable(mb, 3.8, 3.0, 1.35, 1.15, "terracotta")
            a = math.radians(p)
            panel(mb, 0, -1.62, 1.35 - 0.02, 3.3, 1.75, p, h0=0.12, cell=0.55, legs=False)
    ring(mb, "brass", 0, 0, z + 0.02, 5.6, 0.045)
    for i in range(24):
        t = 2 * pi * i / 24
        k = 0.5 if i % 6 == 0 else 0.24
        mb.rod("brass", (5.6 * math.cos(t), 5.6 * math.sin(t), z + 0.02), ((5.6 - k) * math.cos(t), (5.6 - k) * math.sin(t), z + 0.02), 0.03, 6)
    for lean, r, th in ((24, 5.6, 0.085), (46, 5.2, 0.035)):  # the sun's path, summer and winter, leaning to the south
        with mb.at(0, 0, z + 0.02, 0, 1, lean):
            mb.tube("brass", [(r * math.cos(t), 0, r * math.sin(t)) for t in np.linspace(0, pi, 65)], th, 14)
            if lean == 24:
                for deg in (32, 62, 90, 118, 148):
                    t = math.radians(deg)
                    mb.sphere("marigold" if deg == 118 else "brass", r * math.cos(t), 0, r * math.sin(t), 0.42 if deg == 118 else 0.13)
                    if deg == 118:
                        sun = mb.T @ Vector((r * math.cos(t), 0, r * math.sin(t)))
    trees(mb, z, (-3.6, 1.9, 0.8, "neem"), (3.7, 1.8, 0.8, "neem"), (3.2, -2.2, 0.55, "bush"))
    mb.flush()
    lamp(sun.x, sun.y - 0.7, sun.z - 0.4, 160, 0.35)
    stage(sun=(38, -40))
    camera((0, 0, 2.3), 38, 20, 20, 72, 3.2)
