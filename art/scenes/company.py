"""Company pages told as a building: about, mission, why us, promise, high-value homes."""

from kit import *  # noqa: F403
from parts_company import *  # noqa: F403


@scene("about")
def about():
    mb = MB()
    h = table(mb, 14, 8, 4.4)
    with mb.at(0, 0, h):
        sheet(mb, -2.6, -1.5, 0.01, 6.2, 4.2, 6, [tuple(1.5 * c for c in q) for q in PLAN], t=0.05)
        sheet(mb, 2.6, -2.1, 0.0, 4.2, 2.9, -9, [tuple(0.9 * c for c in q) for q in PLAN], t=0.04)
        with mb.at(1.6, 1.1, 0.0, 4):
            z = base(mb, 6.2, 4.6, 0.3, "lawn", 0.3)
            with mb.at(-0.3, 0.2, z, 0, 0.58):
                villa(mb)
            trees(mb, z, (2.4, 1.4, 0.8, "neem"), (-2.6, 1.5, 0.75, "neem"), (2.5, -1.2, 0.6, "olive"), (-2.4, -1.6, 0.5, "bush"))
        with mb.at(-0.4, -3.3, 0.03, 4):  # scale ruler
            mb.box("ivory", 0, 0, 0, 4.6, 0.42, 0.1, 0.02)
            for i in range(31):
                k = 0.24 if i % 5 == 0 else 0.13
                mb.box("ink", -2.2 + i * 0.1467, 0.2 - k / 2, 0.1, 0.025, k, 0.008, 0)
        for i, (y, r) in enumerate(((2.9, 3), (2.45, -4), (2.68, 0))):
            roll(mb, -3.9 + 0.2 * i, y, 0 if i < 2 else 0.27, 4.0, 0.17, r)
        desk_lamp(mb, -5.7, 1.2, 0, -24, 1.25)
        with mb.at(5.6, -1.0, 0):  # pencils
            mb.lathe("terracotta", [(0.34, 0), (0.38, 0.1), (0.36, 0.8), (0.32, 0.8), (0.3, 0.2)], n=40, cap=False)
            for i, m in enumerate(("green", "marigold", "indigo", "oak")):
                t = 1.6 * i
                along(mb, m, (0.1 * math.cos(t), 0.1 * math.sin(t), 0.05), (0.26 * math.cos(t), 0.26 * math.sin(t), 1.35), 0.045, 0.045, 8)
        along(mb, "brass", (3.2, -1.9, 0.06), (4.5, -2.6, 0.06), 0.07, 0.02)  # dividers: the one brass thing
        along(mb, "brass", (3.2, -1.9, 0.06), (4.75, -2.05, 0.06), 0.07, 0.02)
        mb.sphere("brass", 3.15, -1.88, 0.1, 0.12)
    mb.flush()
    stage(sun=(38, -50))
    camera((0, 0, 3.5), 41, 16, 25, 72, 3.4)


@scene("mission")
def mission():
    mb = MB()
    z = disc(mb, 6.8, 0.6, "lawn")
    ring(mb, "sand", 0, 0, z - 0.08, 3.0, 0.2)
    mb.cyl("sand", 0, 0, z - 0.02, 0.9, 0.05, 64)
    homes = [(2.5, 24, 1.25), (2.3, 74, 1.25), (2.3, 126, 1.3), (2.3, 178, 1.25), (3.5, -118, 1.15)]
    for i, (r, deg, s) in enumerate(homes):
        t = math.radians(deg)
        with mb.at(r * math.cos(t), r * math.sin(t), z, deg + 90, s):
            house(mb, 1.1, 0.9, 0.7, "plaster", ("terracotta", "green")[i % 3 == 2])
    with mb.at(-1.3, 3.5, z, 8, 0.62):
        haveli(mb)
    with mb.at(2.6, 3.2, z, -6):
        tower(mb, 1.4, 1.4, 5, 0.5, lit=0.6)
    with mb.at(-3.7, 1.4, z, 30, 1.25):
        house(mb, 1.2, 0.9, 0.75)
    with mb.at(4.0, 0.9, z, -70, 1.2):
        house(mb, 1.2, 0.9, 0.75, roof="green")
    trees(mb, z, (0.0, 1.2, 0.5, "bush"), (3.4, 2.1, 0.7, "neem"), (-3.2, 2.9, 0.75, "neem"), (0.6, 3.6, 0.8, "neem"), (-3.3, -0.6, 0.6, "olive"), (3.2, -1.0, 0.55, "olive"))
    trees(mb, z, (-5.6, 1.6, 0.8, "neem"), (5.7, 1.4, 0.8, "neem"), (-5.2, -2.6, 0.5, "bush"), (0.6, -3.2, 0.45, "bush"), (-3.3, -1.9, 0.5, "bush"))
    r, t = 4.9, math.radians(-38)  # the compass: needle in the square, the other leg draws the edge
    P, Q = Vector((0, 0, z)), Vector((r * math.cos(t), r * math.sin(t), z + 0.04))
    top = (P + Q) / 2 + Vector((0.3, 0.4, 8.2))
    ring(mb, "brass", 0, 0, z + 0.05, r, 0.1, (-38, 236), 160)
    for e in (P, Q):
        knee = top.lerp(e, 0.72)
        along(mb, "brass", top, knee, 0.2, 0.13)
        along(mb, "ink", knee, e, 0.13, 0.03)
        mb.sphere("brass", *knee, 0.17)
    mb.sphere("brass", *top, 0.34)
    mb.rod("brass", top, top + Vector((0, 0, 0.9)), 0.14, 24)
    mb.rod("brass", top - Vector((0, 0.4, 0)), top + Vector((0, 0.4, 0)), 0.22, 32)
    mb.flush()
    lamp(-3, -5, 6, 330, 0.5)
    stage(sun=(36, -50))
    camera((0.2, 0, 3.3), 44, 14, 26, 70, 3.2)


@scene("why-us", samples=24)
def why_us():
    mb = MB()
    z = base(mb, 13.6, 7.6, 0.55, "plaster", 0.6)
    W, D, H, T = 7.6, 3.3, 2.35, 0.16
    with mb.at(-1.2, 0.7, z):
        mb.box("stone", 0, 0, 0, W + 0.5, D + 0.5, 0.16)
        with mb.at(0, 0, 0.16):
            walls = (("sage", "#C9A98C"), ("#B9BFC6", "sand"))
            for f in range(2):
                z0 = f * H
                mb.box("oak", 0, 0, z0 - 0.06, W, D, 0.14, 0.01)
                mb.box("plaster", 0.3, 0, z0, T, D, H, 0.01)
                for sx, w, m in ((-1.76, 3.8, walls[f][0]), (2.06, 3.3, walls[f][1])):
                    mb.box(m, sx, D / 2 - 0.1, z0, w, 0.06, H, 0)
                    mb.rod("ink", (sx, 0, z0 + H), (sx, 0, z0 + H - 0.3), 0.015, 6)
                    mb.sphere("glow0.8", sx, 0, z0 + H - 0.38, 0.12, 20)
            for s in (-1, 1):
                mb.box("plaster", s * (W / 2 + T / 2), 0, -0.06, T, D, 2 * H + 0.1, 0.01)
            mb.box("plaster", 0, D / 2, -0.06, W + 2 * T, T, 2 * H + 0.1, 0.01)
            mb.box("oak", 0, 0, 2 * H - 0.06, W, D, 0.14, 0.01)
            with mb.at(0, D / 2 - 0.1, 2 * H):  # attic back wall and roof
                mb.extxz("ivory", [(-W / 2, 0), (W / 2, 0), (0, 2.3)], 0, 0.2, 0)
            run, pitch = math.hypot(W / 2, 2.3) + 0.5, math.degrees(math.atan2(2.3, W / 2))
            for s in (-1, 1):
                with mb.at(0, 0, 2 * H + 2.34, 0, 1, 0, s * pitch):
                    mb.box("terracotta", s * run / 2, 0.1, 0, run, D + 0.5, 0.13, 0.015)
            rooms(mb, H)
            with mb.at(W / 2 + T, -D / 2, 0, -52):  # the front, swung open on its hinges
                ops = [(1.0, 0.1, 0.9, 1.7, "door"), (2.7, 0.7, 1.2, 1.1, "win"), (1.0, H + 0.6, 1.2, 1.1, "win"), (2.8, H + 0.6, 1.2, 1.1, "win")]
                mb.wall("plaster", 3.8, 2 * H, 0.14, ops, lit=0)
                for zz in (0.5, 2.2, 3.9):
                    mb.rod("brass", (-0.02, 0, zz), (-0.02, 0, zz + 0.45), 0.07, 16)
    trees(mb, z, (-6.0, 2.2, 1.2, "neem"), (5.9, 2.6, 1.2, "neem"), (-6.0, -2.2, 0.8, "bush"))
    mb.peg("terracotta", -4.6, -2.5, z, 1.0)
    mb.peg("ivory", -3.9, -2.7, z, 0.9)
    mb.flush()
    for k in (1.5, 3.9):
        lamp(-1.2, -3.4, z + k, 190, 0.5)
    stage(sun=(28, -22), angle=3)
    camera((0, 0, 3.35), 40, -9, 14, 72, 3.4)


def rooms(mb, H):
    """Furniture of the doll's house; each room stands on its own frame."""
    with mb.at(-1.9, 0.3, 0.08, 0, 0.62):  # living room
        sofa(mb, 3.0, "rust")
        mb.cyl("walnut", 0.2, -1.5, 0.25, 0.7, 0.08, 48)
        mb.cyl("walnut", 0.2, -1.5, 0, 0.1, 0.3, 20)
        mb.ext("linen", mb.rrect(3.8, 2.2, 0.2, 6, 0, -1.2), 0, 0.03, 0)
    mb.box("oak", -1.9, 1.46, 1.25, 1.3, 0.05, 0.8, 0.01)
    mb.box("ivory", -1.9, 1.43, 1.3, 1.2, 0.04, 0.7, 0)
    with mb.at(2.1, 0.5, 0.08):  # kitchen
        mb.box("green", 0, 0.7, 0, 3.0, 0.6, 0.75, 0.015)
        mb.box("ivory", 0, 0.68, 0.75, 3.05, 0.66, 0.06, 0.01)
        mb.box("green", 0, 0.85, 1.35, 3.0, 0.3, 0.55, 0.01)
        mb.cyl("walnut", 0, -0.9, 0.5, 0.6, 0.06, 48)
        mb.cyl("walnut", 0, -0.9, 0, 0.08, 0.5, 20)
        for a in (-0.9, 0.9):
            mb.box("oak", a, -0.9, 0, 0.34, 0.34, 0.36, 0.02)
            mb.box("oak", a * 1.18, -0.9, 0.36, 0.05, 0.34, 0.42, 0.01)
    with mb.at(-1.9, 0.2, H + 0.08):  # bedroom
        mb.box("walnut", -0.3, 0.1, 0.1, 2.3, 1.9, 0.2, 0.02)
        mb.box("white", -0.3, 0.1, 0.3, 2.2, 1.8, 0.22, 0.07)
        mb.box("indigo", -0.3, -0.3, 0.36, 2.26, 1.1, 0.2, 0.06)
        mb.box("walnut", -0.3, 1.1, 0.1, 2.4, 0.12, 1.0, 0.03)
        for s in (-0.55, 0.55):
            mb.box("ivory", -0.3 + s, 0.75, 0.48, 0.7, 0.36, 0.2, 0.08)
        mb.box("oak", 1.3, 0.8, 0, 0.5, 0.5, 0.55, 0.02)
        mb.sphere("glow0.5", 1.3, 0.8, 0.72, 0.14, 20)
    with mb.at(2.1, 0.2, H + 0.08):  # study
        mb.box("oak", 0.2, 0.2, 0.68, 1.9, 0.9, 0.07, 0.01)
        for s in (-0.65, 1.05):
            mb.box("oak", s, 0.2, 0, 0.08, 0.8, 0.68, 0)
        sheet(mb, 0.2, 0.1, 0.76, 1.0, 0.6, 5, [tuple(0.25 * c for c in q) for q in PLAN], t=0.02)
        mb.box("rust", 0.2, -0.75, 0.3, 0.5, 0.5, 0.12, 0.04)
        mb.box("rust", 0.2, -0.98, 0.42, 0.5, 0.08, 0.5, 0.03)
        for zz in (1.25, 1.65):
            mb.box("walnut", 0.2, 1.15, zz, 2.2, 0.26, 0.05, 0)
            for i in range(9):
                mb.box(("indigo", "rust", "ivory", "green", "marigold")[(i * 3 + int(zz * 4)) % 5], -0.7 + i * 0.17, 1.13, zz + 0.05, 0.1, 0.2, 0.22 + 0.05 * (i % 3), 0)
    with mb.at(0, 0.4, 2 * H + 0.08):  # attic
        mb.box("oak", 0.7, 0.2, 0, 1.0, 0.7, 0.5, 0.03)
        mb.box("walnut", -0.8, 0.1, 0, 0.9, 0.6, 0.42, 0.03)
        mb.tree(-1.8, 0.1, 0, 0.5, "bush")
        mb.sphere("glow0.6", 0, 0, 1.45, 0.12, 20)


@scene("promise")
def promise():
    mb = MB()
    mb.ext("walnut", mb.rrect(11.4, 7.6, 0.7), 0, 0.75, 0.08)
    mb.ext("brass", mb.rrect(11.43, 7.63, 0.7), 0.5, 0.56, 0)
    mb.ext("green", mb.rrect(10.5, 6.7, 0.4), 0.7, 0.80, 0.05)
    for s in (-1, 1):  # raised rim
        mb.box("walnut", 0, s * 3.56, 0.6, 10.9, 0.3, 0.5, 0.08)
        mb.box("walnut", s * 5.46, 0, 0.6, 0.3, 7.3, 0.5, 0.08)
    with mb.at(-1.9, 0.25, 0.82, 9):  # the letter
        mb.box("ivory", 0, 0, 0, 5.4, 3.7, 0.12, 0.02)
        for a, b, c, h in (((-2.68, -1.83), (2.68, -1.83), (0, 0.2), 0.135), ((-2.68, 1.83), (2.68, 1.83), (0, -0.35), 0.16)):
            mb.ext("white", [a, b, c], 0.11, h, 0.01)
        mb.lathe("clay", [(0.62, 0), (0.66, 0.06), (0.60, 0.13), (0.46, 0.14), (0.44, 0.10), (0.02, 0.10)], 0, -0.3, 0.14, 64, rib=0.05, nr=11)
        ring(mb, "clay", 0, -0.3, 0.245, 0.24, 0.025)
    key(mb, 2.0, 1.05, 0.85, -52, 1.15)
    mb.flush()
    lamp(-6, 3.5, 6.5, 900, 0.6)
    stage(sun=(36, -62), angle=3)
    camera((0, 0, 0.3), 36.5, 13, 36, 76, 4)


@scene("high-value")
def high_value():
    mb = MB()
    z = base(mb, 14.4, 8.4, 0.6, "plaster", 0.6)
    w, h, T = 4.8, 6.0, 1.3
    with mb.at(-0.6, 0.6, z):
        arch_wall(mb, "stone", 9.4, 7.6, T, [(0, w, h)])
        mb.box("ivory", 0, T / 2, 7.6, 9.9, T + 0.5, 0.3, 0.04)
        P = [(-w / 2, -0.02, 0), *((a, -0.02, b) for a, b in mb.arch_pts(w, h - w * 0.66, w * 0.62, 24)), (w / 2, -0.02, 0)]
        mb.tube("darkbrass", P, 0.11, 12)
        mb.box("green", 0, T + 2.3, 0, 5.4, 0.1, 6.4, 0)  # the strong room
        for s in (-1, 1):
            mb.box("green", s * 2.75, T + 1.15, 0, 0.1, 2.4, 6.4, 0)
        mb.box("green", 0, T + 1.15, 6.3, 5.6, 2.4, 0.1, 0)
        with mb.at(0, 1.7, 0):
            mb.cyl("walnut", 0, 0, 0, 1.75, 1.1, 96, bev=0.04)
            mb.cyl("brass", 0, 0, 0.92, 1.78, 0.06, 96, bev=0)
            with mb.at(0, 0, 1.1, 0, 0.62):
                haveli(mb, 4.2, 3.4, "ivory")
                mb.dome("ivory", 0, 0, 2.95, 0.95)
        with mb.at(w / 2 + 0.1, -0.05, 0.05, 112):  # the door, hinge on the right, its inside to us
            with mb.at(-w / 2):
                mb.extxz("ink", [(-w / 2 + 0.06, 0), *mb.arch_pts(w - 0.12, h - w * 0.66, w * 0.62, 24), (w / 2 - 0.06, 0)], -0.62, -0.1, 0.05)
                inner = [(-w / 2 + 0.4, 0.35), *mb.arch_pts(w - 0.8, h - w * 0.66 - 0.1, w * 0.56, 24), (w / 2 - 0.4, 0.35)]
                mb.extxz("steel", inner, -0.12, 0.02, 0.03)
                for zz in (1.2, 2.6):
                    mb.rod("steel", (-w / 2 - 0.32, -0.34, zz), (-w / 2 + 0.3, -0.34, zz), 0.13, 24)
                ring_at(mb, 0, 0.28, 2.2, 0.85)
    mb.peg("terracotta", -3.7, -2.4, z, 1.5)
    trees(mb, z, (-6.0, 2.6, 1.3, "neem"), (-6.1, -2.4, 0.9, "bush"), (6.2, 2.8, 1.3, "neem"))
    mb.flush()
    lamp(-0.6, 2.0, z + 5.2, 110, 0.3)
    lamp(-0.6, 1.3, z + 5.0, 90, 0.3, "sun", (1, 0.82, 0.6))
    stage(sun=(36, -40))
    camera((0.2, 0, 3.6), 44, -10, 13, 70, 3.4)
