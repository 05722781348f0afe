"""Company pages told on a desk: contact, questions, the founder, the app, privacy."""

from kit import *  # noqa: F403
from parts_company import *  # noqa: F403


@scene("contact")
def contact():
    mb = MB()
    h = table(mb, 11.6, 6.6, 3.8, "walnut", "walnut")
    with mb.at(0, 0, h):
        mb.ext("green", mb.rrect(9.6, 5.0, 0.2), 0, 0.02, 0)
        with mb.at(-2.4, -0.3, 0.02, 14, 1.32):
            telephone(mb)
        P = [Vector(p) for p in ((-3.9, 0.2, 0.3), (-4.6, 0.9, 0.1), (-4.4, 1.9, 0.08), (-3.3, 2.4, 0.08), (-1.9, 2.7, 0.08), (-0.9, 3.1, 0.08))]
        mb.tube("ink", smooth(P), 0.06, 10)
        with mb.at(2.7, 0.7, 0.02, -8):
            z = base(mb, 3.7, 3.1, 0.3, "lawn", 0.25)
            with mb.at(0, 0.2, z, 0, 1.35):
                house(mb, 1.5, 1.2, 0.95, "plaster", "terracotta", 1)
            trees(mb, z, (1.45, 0.8, 0.6, "neem"), (-1.45, 1.0, 0.6, "neem"), (1.3, -0.9, 0.45, "bush"))
        with mb.at(1.2, -2.0, 0.02, 12):  # note pad and pencil
            mb.box("white", 0, 0, 0, 1.9, 1.3, 0.12, 0.015)
            mb.box("terracotta", 0, 0.6, 0.0, 1.92, 0.14, 0.15, 0.01)
            along(mb, "oak", (-0.4, -0.3, 0.19), (0.9, 0.25, 0.19), 0.06, 0.06, 8)
    mb.flush()
    lamp(-3.5, -1.5, h + 5.5, 420, 0.5)
    stage(sun=(38, -46))
    camera((0, 0, 3.3), 37, 12, 22, 74, 3.4)


@scene("query")
def query():
    mb = MB()
    z = disc(mb, 6.8, 0.55, "lawn")
    for a in (24, 114):
        with mb.at(0, 0, 0, a):
            for s in (-1, 1):
                mb.ext("sand", [(s * x, y) for x, y in ((0.0, -0.5), (6.5, -0.9), (6.5, 0.9), (0.0, 0.5))][:: s], z - 0.02, z + 0.025, 0)
    mb.cyl("sand", 0, 0, z - 0.02, 1.3, 0.05, 64)
    mb.cyl("stone", 0, 0, z, 0.62, 0.3, 64, bev=0.03)
    mb.rod("walnut", (0, 0, z), (0, 0, z + 5.7), 0.15, 24)
    mb.sphere("brass", 0, 0, z + 5.85, 0.24)
    for k, (deg, hh, m) in enumerate(((-62, 3.65, "terracotta"), (14, 5.0, "green"), (114, 4.4, "indigo"), (190, 4.55, "walnut"))):
        with mb.at(0, 0, z + hh, deg):
            mb.extxz(m, [(-0.3, -0.33), (2.3, -0.33), (2.8, 0), (2.3, 0.33), (-0.3, 0.33)], -0.26, -0.14, 0.02)
    def far(deg, r):
        t = math.radians(deg)
        return r * math.cos(t), r * math.sin(t)
    with mb.at(*far(44, 4.7), z, -24, 0.36):
        villa(mb)
    with mb.at(*far(92, 4.6), z, -10):
        tower(mb, 1.2, 1.2, 5, 0.42, lit=0.7)
    with mb.at(*far(182, 4.7), z, 14, 1.1):
        house(mb, 1.3, 1.0, 0.8, "plaster", "terracotta", 1)
    with mb.at(*far(-98, 4.4), z, 24):
        plot(mb, 0, 0, 1.7, 1.4, "sage")
    with mb.at(*far(-30, 4.7), z, 20):
        panel(mb, 0, -0.6, 0, 2.0, 1.2, 24, h0=0.18, cell=0.5)
    trees(mb, z, (-2.4, 3.6, 0.8, "neem"), (-4.9, 2.2, 0.75, "neem"), (5.7, 0.5, 0.7, "neem"), (-4.6, -2.9, 0.7, "olive"), (2.4, -4.9, 0.5, "bush"), (3.0, 2.6, 0.5, "bush"), (-2.4, -1.9, 0.5, "bush"))
    mb.peg("terracotta", 1.35, -1.2, z, 1.2)
    mb.flush()
    lamp(0.5, -1.8, z + 3.6, 110, 0.3)
    stage(sun=(36, -50))
    camera((0, 0, 2.3), 37.5, 16, 23, 70, 3.2)


@scene("founder")
def founder():
    mb = MB()
    mb.ext("walnut", mb.rrect(14.4, 9.2, 0.35), 0, 0.7, 0.06)
    mb.ext("brass", mb.rrect(14.43, 9.23, 0.35), 0.4, 0.45, 0)
    with mb.at(0, 0, 0.7):
        mb.ext("green", mb.rrect(9.4, 6.4, 0.25, 8, -0.4, -0.7), 0, 0.05, 0.02)
        sheet(mb, -1.5, -0.7, 0.05, 4.2, 5.4, 9, [(-1.5, 1.6 - 0.46 * i, 1.5 - (0.7 if i == 6 else 0.25 * (i % 3)), 1.6 - 0.46 * i) for i in range(7)], "white", "stone", 0.03)
        with mb.at(0.35, -1.7, 0.3, 62):  # fountain pen, resting on the sheet
            with mb.at(0, 0, 0, 0, 1, 0, 90):
                mb.lathe("ink", [(0.02, -2.1), (0.15, -2.06), (0.19, -1.9), (0.21, -0.3), (0.19, 0.6)], n=40)
                mb.lathe("darkbrass", [(0.2, 0.55), (0.22, 0.6), (0.22, 0.68), (0.2, 0.72)], n=40)
                mb.lathe("ink", [(0.19, 0.7), (0.14, 1.3), (0.12, 1.55)], n=40)
                mb.lathe("brass", [(0.11, 1.5), (0.12, 1.7), (0.015, 2.35)], n=24)
        with mb.at(3.1, 1.1, 0.05):  # ink pot
            mb.lathe("indigo", [(0.62, 0), (0.7, 0.08), (0.7, 0.62), (0.5, 0.82), (0.34, 0.88), (0.34, 1.02)], n=64)
            mb.lathe("ivory", [(0.38, 1.0), (0.38, 1.24), (0.34, 1.28)], n=48)
        for i, (m, w) in enumerate((("terracotta", 2.7), ("ivory", 2.4), ("indigo", 2.1))):
            with mb.at(4.9, -1.9, 0.34 * i, 12 - 9 * i):
                mb.box(m, 0, 0, 0, w, 1.8, 0.32, 0.03)
                mb.box("white", 0.05, -0.03, 0.04, w - 0.02, 1.8, 0.24, 0)
        with mb.at(4.9, -1.9, 1.02, 8, 0.8):
            house(mb, 1.4, 1.1, 0.85, "plaster", "terracotta", 1)
        desk_lamp(mb, -5.3, 2.2, 0, -30, 1.25)
    mb.flush()
    stage(sun=(36, -50))
    camera((0, -0.2, 1.3), 39, 12, 30, 74, 3.6)


@scene("faq")
def faq():
    mb = MB()
    z = base(mb, 13.6, 6.4, 0.55, "plaster", 0.5)
    n, step, w, h, ajar = 5, 2.25, 1.4, 2.85, 3
    xs = [(i - (n - 1) / 2) * step for i in range(n)]
    with mb.at(0, 0.9, z):
        arch_wall(mb, "ivory", 12.0, 4.4, 0.6, [(x, w, h) for x in xs])
        mb.box("stone", 0, 0.3, 4.4, 12.4, 0.95, 0.22, 0.03)
        mb.box("stone", 0, -0.2, 0, 12.2, 0.5, 0.14, 0.02)
        for i, x in enumerate(xs):
            t = [(x - 0.88, 0, 0.14), *((x + a, 0, b) for a, b in mb.arch_pts(1.76, 1.94, 1.08)), (x + 0.88, 0, 0.14)]
            mb.tube("sand" if i != ajar else "brass", t, 0.05, 8)
            if i != ajar:
                with mb.at(x - w / 2, 0.26, 0.0):
                    door_leaf(mb, w, h, ("green", "walnut", "indigo", "", "walnut")[i])
        x = xs[ajar]
        with mb.at(x - w / 2, 0.05, 0.0, -62):
            door_leaf(mb, w, h, "terracotta")
        mb.box("marigold", x, 1.9, 0, 2.6, 0.1, 3.6, 0)
        for s in (-1.3, 1.3):
            mb.box("sand", x + s, 1.25, 0, 0.1, 1.4, 3.6, 0)
        mb.box("sand", x, 1.25, 3.5, 2.7, 1.4, 0.1, 0)
    mb.peg("terracotta", xs[ajar] + 1.25, -1.7, z, 1.6)
    trees(mb, z, (-6.0, -1.9, 0.9, "bush"), (6.1, 2.4, 1.3, "neem"), (-6.2, 2.4, 1.2, "neem"))
    mb.flush()
    for group, power, c in (("lamps", 130, WARM), ("sun", 90, (1, 0.78, 0.5))):
        lamp(xs[ajar], 2.0, z + 1.9, power, 0.2, group, c)
    stage(sun=(40, -44))
    camera((0.2, 0, 2.2), 37.5, 10, 15, 72, 3.6)


@scene("app")
def app():
    mb = MB()
    z = base(mb, 10.4, 7.4, 0.5, "plaster", 0.5)
    W, H, T, D = 5.0, 9.4, 0.5, 4.6

    def outline(k, r):
        return [(x, y + H / 2) for x, y in mb.rrect(W - 2 * k, H - 2 * k, r, 10)]

    with mb.at(0, -1.6, z):
        ring_xz(mb, "ink", outline(0, 0.7), outline(0.26, 0.48), 0, T, 0.05)
        ring_xz(mb, "steel", outline(-0.03, 0.72), outline(0.02, 0.68), 0.1, T - 0.1, 0.01)
        mb.box("ink", 0, 0.14, H - 0.6, 1.1, 0.2, 0.2, 0.08)
        w = W - 0.5
        mb.box("green", w / 2 + 0.08, T + D / 2, 0.1, 0.14, D, H - 0.4, 0.02)  # the box behind the glass: open to the sun
        mb.box("#AFC6C6", -0.4, T + D, 0.1, w + 0.9, 0.12, H - 0.4, 0.02)
        mb.box("stone", 0, T + D / 2, 0.0, w, D, 0.3, 0)
        with mb.at(0, T, 0.3):
            mb.box("road", 0, D / 2, 0, 1.3, D, 0.03, 0)
            for i in range(5):
                mb.box("white", 0, 0.4 + i * 0.9, 0.03, 0.05, 0.4, 0.008, 0)
            for i in range(3):
                for s, hh, m in ((-1, (4.6, 3.8, 6.0)[i], ("pinkstone", "plaster", "sand")[i]), (1, (3.6, 5.4, 4.6)[i], ("plaster", "terracotta", "ivory")[i])):
                    with mb.at(s * 1.62, 0.85 + i * 1.35, 0, -90 * s):
                        mb.block(m, 1.24, 1.0, hh, max(3, round(hh)), 2, 1, ("win", "arch")[(i + (s > 0)) % 2], wf=0.5, hf=0.6, T=0.1, lit=0.75)
            for y in (0.4, 1.7, 3.0):
                for s in (-1, 1):
                    mb.tree(s * 0.85, y, 0, 0.62, "neem")
            with mb.at(0, D - 0.6, 0, 0, 0.5):
                haveli(mb, fl=3)
            for y in (1.0, 2.4):
                mb.rod("ink", (0.78, y, 0), (0.78, y, 1.0), 0.025, 6)
                mb.sphere("glow1.2", 0.78, y, 1.05, 0.08, 14)
            mb.peg("terracotta", 0.25, 0.5, 0.03, 0.5)
            with mb.at(-0.3, 1.6, 0.03, 90, 0.15):
                car(mb, "marigold")
        mb.tube("brass", [(0, -0.02, 0.4), (0, -0.4, 0.06), (0, -1.6, 0.06)], 0.05, 10)
        mb.box("sand", 0, -0.9, -0.02, 1.2, 1.9, 0.05, 0)
    mb.peg("indigo", 1.0, -2.9, z, 1.3)
    trees(mb, z, (-4.0, -0.6, 1.1, "neem"), (4.1, 0.6, 1.1, "neem"), (-3.6, -2.6, 0.7, "bush"), (3.8, -2.6, 0.7, "bush"))
    mb.flush()
    lamp(0.2, -0.4, z + 5.5, 90, 0.3)
    lamp(-3.5, -7, 8, 160, 1.0, "sun", (1, 0.9, 0.76))
    stage(sun=(40, -34))
    camera((0, 0, 4.7), 43, 9, 9, 68, 3.6)


@scene("privacy", samples=20)
def privacy():
    mb = MB()
    z = base(mb, 14, 11, 0.6, "lawn", 0.6)
    W, D, h = 10.6, 7.8, 1.7
    with mb.at(0, 0.3, z):
        mb.ext("stone", mb.rrect(W, D, 0.1), -0.02, 0.05, 0)
        for x, y, lx, ly in ((0, D / 2, W + 0.3, 0.3), (-W / 2, 0, 0.3, D), (W / 2, 0, 0.3, D), (-W / 4 - 0.7, -D / 2, W / 2 - 1.4, 0.3), (W / 4 + 0.7, -D / 2, W / 2 - 1.4, 0.3)):
            mb.box("ivory", x, y, 0, lx, ly, h, 0.015)
            mb.box("terracotta", x, y, h, lx + 0.14, ly + 0.14, 0.12, 0.02)
        for sx in (-1, 1):
            for sy in (-1, 1):
                mb.box("ivory", sx * W / 2, sy * D / 2, 0, 0.6, 0.6, h + 0.35, 0.02)
                mb.pyr("terracotta", sx * W / 2, sy * D / 2, h + 0.35, 0.8, 0.8, 0.4, 4)
        with mb.at(0, -D / 2 - 0.2, 0):  # gate house, shut
            arch_wall(mb, "plaster", 3.0, 3.1, 0.5, [(0, 1.7, 2.5)])
            mb.box("stone", 0, 0.25, 3.1, 3.4, 0.8, 0.16, 0.03)
            for s in (-1, 1):
                mb.chhatri("ivory", s * 1.15, 0.25, 3.26, 0.26, 0.42, 6, "ivory")
            with mb.at(-0.85, 0.2, 0):
                door_leaf(mb, 1.7, 2.5, "walnut", 0.14, "walnut")
            mb.box("ink", 0, 0.15, 0, 0.03, 0.06, 2.3, 0)
            for s in (-1, 1):
                mb.tube("brass", [(s * 0.16 + 0.12 * math.cos(a), 0.1, 1.12 + 0.12 * math.sin(a)) for a in np.linspace(0, 2 * pi, 33)[:-1]], 0.03, 8, True)
            for i in range(2):
                mb.box("stone", 0, -0.3 - 0.3 * i, -0.02, 2.4, 0.32, 0.14 - 0.06 * i, 0.01)
        with mb.at(-0.2, 1.5, 0.05):  # the house, round its court
            mb.box("stone", 0, 0, 0, 7.6, 3.6, 0.14)
            mb.block("plaster", 6.8, 3.0, 2.9, 2, 5, 2, "arch", trim="walnut", wf=0.5, hf=0.66, lit=0.75)
            mb.box("terracotta", 0, 0, 3.04, 3.0, 2.0, 0.6)
            mb.chhatri("ivory", 0, 0, 3.64, 0.62, 0.8)
            for s in (-1, 1):
                mb.box("plaster", s * 3.6, -2.4, 0, 1.4, 2.4, 1.5, 0.02)
                mb.box("terracotta", s * 3.6, -2.4, 1.5, 1.6, 2.6, 0.12, 0.02)
            with mb.at(0, -2.0, 0.0):
                mb.arcade("ivory", 5, 1.12, 1.3, 0.2)
                mb.box("stone", 0, 0.3, 1.3, 5.8, 0.9, 0.1)
        mb.box("pinkstone", -0.2, -1.9, 0.05, 2.6, 1.2, 0.12, 0.02)
        mb.box("pool", -0.2, -1.9, 0.1, 2.2, 0.8, 0.08, 0)
        mb.tree(-2.4, -2.2, 0.05, 1.1, "neem")
        mb.tree(2.4, -2.3, 0.05, 0.9, "neem")
    mb.box("sand", 0, -4.9, z - 0.02, 2.0, 1.3, 0.04, 0)
    trees(mb, z, (-6.2, 2.8, 1.3, "neem"), (6.3, 3.2, 1.2, "neem"), (-6.2, -3.8, 0.8, "bush"), (6.2, -3.6, 0.8, "bush"), (3.0, -4.7, 0.6, "bush"), (-3.0, -4.7, 0.6, "bush"))
    mb.flush()
    lamp(-0.2, -2.2, z + 1.6, 70, 0.3)
    stage(sun=(36, -50))
    camera((0, 0, 1.6), 45, 18, 25, 72, 3.2)
