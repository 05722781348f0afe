"""Extra parts for the company, solar and portrait pictures."""

from kit import *  # noqa: F403

WARM = (1, 0.62, 0.28)


def lamp(x, y, z, power=60, size=0.12, group="lamps", colour=WARM):
    """A light without a body, in watts; group 'lamps' shines at dusk, 'sun' by day."""
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, colour, size
    ob = bpy.data.objects.new("lamp", light)
    ob.location, ob.lightgroup = (x, y, z), group
    bpy.context.collection.objects.link(ob)


def base(mb, w, d, h=0.5, top="plaster", r=0.5):
    """Rounded plinth with one brass line; returns the height of its top."""
    mb.ext("stone", mb.rrect(w, d, r), 0, h, 0.03)
    mb.ext("brass", mb.rrect(w + 0.03, d + 0.03, r), h - 0.17, h - 0.11, 0)
    mb.ext(top, mb.rrect(w - 0.24, d - 0.24, max(0.1, r - 0.12)), h, h + 0.06, 0.02)
    return h + 0.06


def disc(mb, r, h=0.5, top="plaster"):
    """Round plinth with one brass line; returns the height of its top."""
    mb.cyl("stone", 0, 0, 0, r, h, 128, bev=0.03)
    mb.cyl("brass", 0, 0, h - 0.17, r + 0.02, 0.06, 128, bev=0)
    mb.cyl(top, 0, 0, h, r - 0.13, 0.06, 128, bev=0.02)
    return h + 0.06


def panel(mb, x, y, z, w, d, tilt=20, rot=0, h0=0.12, cell=0.5, face="solar", legs=True, rim="steel"):
    """Solar panels: front edge at y, h0 above z, rising to the back; cell is the width of a module."""
    a = math.radians(tilt)
    with mb.at(x, y, z, rot):
        with mb.at(0, 0, h0, 0, 1, tilt):
            mb.box(rim, 0, d / 2, 0, w, d, 0.06, bev=0.008)
            nx, ny = max(1, round(w / cell)), max(1, round(d / (cell * 1.6)))
            cw, cd = w / nx, d / ny
            for i in range(nx):
                for j in range(ny):
                    mb.box(face, -w / 2 + cw * (i + 0.5), cd * (j + 0.5), 0.055, cw - 0.06, cd - 0.06, 0.02, bev=0)
        for sx in ((-0.44, 0, 0.44) if w > 2.4 else (-0.42, 0.42)) if legs else ():
            for y0 in (0.1, 0.86 * d):
                mb.rod("steel", (w * sx, y0 * math.cos(a), 0), (w * sx, y0 * math.cos(a), h0 + y0 * math.sin(a)), 0.035)


def along(mb, m, p, q, r0, r1, n=24):
    """Tapered round bar from p (radius r0) to q (radius r1)."""
    p, q = Vector(p), Vector(q)
    keep = mb.T
    mb.T = keep @ Matrix.Translation(p) @ (q - p).to_track_quat("Z", "Y").to_matrix().to_4x4()
    mb.lathe(m, [(r0, 0), (r1, (q - p).length)], 0, 0, 0, n)
    mb.T = keep


def wheel(mb, m, x, y0, y1, z, r, n=48, bev=0.02):
    """Disc standing upright, its axis along y."""
    with mb.at(x, y1, z, 0, 1, 90):
        mb.cyl(m, 0, 0, 0, r, y1 - y0, n, bev=bev)


def ring(mb, m, x, y, z, r, t=0.05, arc=(0, 360), n=96):
    """Flat ring or arc lying at height z."""
    a0, a1 = map(math.radians, arc)
    full = arc[1] - arc[0] >= 360
    pts = [(x + r * math.cos(a), y + r * math.sin(a), z) for a in np.linspace(a0, a1, n)]
    mb.tube(m, pts[:-1] if full else pts, t, 12, full)


def car(mb, m="green", trim="ivory"):
    """Wooden toy car, 4.3 long, nose to +x."""
    mb.extxz(m, [(-2.1, 0.42), (2.1, 0.42), (2.16, 0.72), (2.02, 0.96), (1.0, 1.1), (-1.72, 1.1), (-2.08, 0.98)], -0.9, 0.9, 0.1)
    mb.extxz("glass", [(1.02, 1.06), (0.46, 1.6), (-1.12, 1.6), (-1.66, 1.06)], -0.72, 0.72, 0.04)
    mb.extxz(m, [(0.52, 1.56), (0.4, 1.68), (-1.04, 1.68), (-1.18, 1.56)], -0.76, 0.76, 0.05)
    for low, high in ((1.06, 0.46), (-1.7, -1.12), (-0.34, -0.34)):
        for sy in (-0.735, 0.735):
            mb.rod(m, (low, sy, 1.06), (high, sy, 1.6), 0.05, 6)
    for x in (-1.3, 1.32):
        for sy in (-1, 1):
            y0 = sorted((sy * 0.94, sy * 0.7))
            wheel(mb, "ink", x, *y0, 0.42, 0.42, 48, 0.04)
            wheel(mb, trim, x, *sorted((sy * 0.93, sy * 0.965)), 0.42, 0.2, 32, 0)
    for sy in (-0.55, 0.55):
        wheel_x = 2.1
        mb.rod(trim, (wheel_x - 0.06, sy, 0.78), (wheel_x + 0.06, sy, 0.78), 0.13, 24)


def desk_lamp(mb, x, y, z, rot=0, sc=1.0, shade="green", arm="steel"):
    """Jointed table lamp, 3.4 high; its head reaches to +x and looks down."""
    with mb.at(x, y, z, rot, sc):
        mb.cyl(shade, 0, 0, 0, 0.75, 0.14, 64, bev=0.03)
        mb.rod(arm, (0, 0, 0.1), (-0.55, 0, 2.2), 0.055, 12)
        mb.rod(arm, (-0.55, 0, 2.2), (1.35, 0, 3.35), 0.055, 12)
        mb.sphere(arm, -0.55, 0, 2.2, 0.13)
        mb.sphere(arm, 1.35, 0, 3.35, 0.13)
        with mb.at(1.45, 0, 3.2, 0, 1, 0, -24):
            mb.lathe(shade, [(0.84, -0.75), (0.74, -0.35), (0.42, -0.02), (0.2, 0.12), (0.18, 0.22), (0.01, 0.22)], n=64, cap=False)
            mb.lathe("ivory", [(0.82, -0.75), (0.7, -0.36), (0.38, -0.05), (0.01, -0.02)], n=64, cap=False)
            mb.sphere("glow2.5", 0, 0, -0.4, 0.22, 24)
            where = mb.T @ Vector((0.1, 0, -0.8))
    lamp(*where, 420 * sc * sc, 0.2)


PLAN = (
    (-1.7, -1.2, 1.7, -1.2), (1.7, -1.2, 1.7, 1.2), (1.7, 1.2, -1.7, 1.2), (-1.7, 1.2, -1.7, -1.2), (-0.3, -1.2, -0.3, 0.2),
    (-0.3, 0.7, -0.3, 1.2), (-1.7, 0.1, -0.9, 0.1), (-0.3, 0.1, 0.5, 0.1), (1.0, 0.1, 1.7, 0.1), (0.7, 0.1, 0.7, 1.2),
)  # fmt: skip


def sheet(mb, x, y, z, w, d, rot=0, lines=(), m="white", ink="indigo", t=0.035):
    """Sheet of paper with drawn strokes: lines are (x0, y0, x1, y1) on the sheet."""
    with mb.at(x, y, z, rot):
        mb.box(m, 0, 0, 0, w, d, 0.025, bev=0.006)
        for x0, y0, x1, y1 in lines:
            with mb.at((x0 + x1) / 2, (y0 + y1) / 2, 0.024, math.degrees(math.atan2(y1 - y0, x1 - x0))):
                mb.box(ink, 0, 0, 0, math.hypot(x1 - x0, y1 - y0), t, 0.012, bev=0)


def roll(mb, x, y, z, length, r=0.16, rot=0, tie="terracotta"):
    """Rolled drawing lying along x, tied once."""
    with mb.at(x, y, z + r, rot):
        mb.rod("white", (-length / 2, 0, 0), (length / 2, 0, 0), r, 32)
        for s in (-1, 1):
            mb.rod("linen", (s * (length / 2 - 0.01), 0, 0), (s * (length / 2 + 0.005), 0, 0), r * 0.6, 24)
        mb.rod(tie, (-0.08, 0, 0), (0.08, 0, 0), r * 1.05, 32)


def key(mb, x, y, z, rot=0, sc=1.0, m="brass"):
    """Old door key lying flat: bow at the origin, bit to +x, about 3 long."""
    with mb.at(x, y, z, rot, sc):
        bow = [(0.56 * math.cos(t), 0.5 * math.sin(t), 0.12) for t in np.linspace(0, 2 * pi, 49)[:-1]]
        mb.tube(m, bow, 0.11, 14, True)
        mb.rod(m, (0.5, 0, 0.12), (2.95, 0, 0.12), 0.1, 24)
        for xx in (0.66, 0.92, 2.1):
            mb.rod(m, (xx, 0, 0.12), (xx + 0.11, 0, 0.12), 0.165, 24)
        for xx, length in ((2.70, 0.58), (2.40, 0.46)):
            mb.box(m, xx, -length / 2, 0.05, 0.16, length, 0.14, 0.012)
        mb.box(m, 2.55, -0.26, 0.06, 0.34, 0.14, 0.12, 0.012)
        mb.sphere(m, 2.95, 0, 0.12, 0.11, 24)


def table(mb, w, d, h, top="oak", leg="walnut", t=0.26):
    """Table with a bevelled top on four turned legs; returns its height."""
    mb.ext(top, mb.rrect(w, d, 0.14), h - t, h, 0.04)
    mb.box(leg, 0, 0, h - t - 0.5, w - 1.3, d - 1.1, 0.5, 0.02)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turned = [(0.16, 0), (0.22, 0.14), (0.15, 0.34), (0.24, h * 0.6), (0.30, h - t - 0.5), (0.30, h - t)]
            mb.lathe(leg, turned, sx * (w / 2 - 0.8), sy * (d / 2 - 0.7), 0, 32)
    return h


def door_leaf(mb, w, h, m="walnut", T=0.12, knob="darkbrass"):
    """Arched door leaf: hinge at the origin, leaf along +x, outer face at y = 0."""
    with mb.at(w / 2):
        mb.extxz(m, [(-w / 2, 0), *mb.arch_pts(w, h - w * 0.66, w * 0.62), (w / 2, 0)], 0, T, 0.012)
        for z, hh in ((0.10 * h, 0.24 * h), (0.42 * h, 0.2 * h)):
            for sx in (-1, 1):
                mb.box(m, sx * w * 0.22, -0.012, z, w * 0.3, 0.05, hh, 0.015)
        mb.sphere(knob, w * 0.38, -0.08, h * 0.385, 0.075 * max(0.6, w), 20)


def arch_wall(mb, m, L, H, T, ops):
    """Wall along x, centred, front face y = 0, with pointed openings (x, w, h)."""
    xs = [-L / 2, *(e for x, w, _ in sorted(ops) for e in (x - w / 2, x + w / 2)), L / 2]
    for a, b in zip(xs[::2], xs[1::2]):
        if b - a > 0.01:
            mb.box(m, (a + b) / 2, T / 2, 0, b - a, T, H, 0)
    for x, w, h in ops:
        with mb.at(x):
            mb.extxz(m, [*mb.arch_pts(w, h - w * 0.66, w * 0.62), (w / 2, H), (-w / 2, H)], 0, T, 0)


def gable(mb, w, d, h, rise, roof="terracotta", m="plaster", over=0.3, t=0.1):
    """Pitched roof, ridge along x, walls w x d of height h below; returns the pitch in degrees."""
    with mb.at(0, 0, 0, 90):
        mb.extxz(m, [(-d / 2, h), (d / 2, h), (0, h + rise)], -w / 2 + 0.005, w / 2 - 0.005, 0)
    pitch = math.degrees(math.atan2(rise, d / 2))
    run = math.hypot(d / 2, rise) + over
    for s in (-1, 1):
        with mb.at(0, 0, h + rise, 0, 1, -s * pitch if s > 0 else pitch):
            mb.box(roof, 0, s * run / 2, 0, w + 2 * over, run, t, 0.01)
    return pitch


def house(mb, w=1.4, d=1.2, h=0.9, m="plaster", roof="terracotta", lit=0.7):
    """Tiny house with a pitched roof."""
    mb.block(m, w, d, h, 1, 2, 1, "win", wf=0.42, hf=0.5, T=0.1, lit=lit, roof=False)
    gable(mb, w, d, h, d * 0.36, roof, m, 0.14, 0.06)


def ring_xz(mb, m, outer, inner, y0, y1, bev=0.02):
    """Frame in elevation: the band between two outlines with the same number of points."""
    n = len(outer)
    V = [(x, y, z) for y in (y0, y1) for P in (outer, inner) for x, z in P]
    F = []
    for i in range(n):
        j = (i + 1) % n
        F += [(i, j, n + j, n + i), (2 * n + i, 2 * n + j, 3 * n + j, 3 * n + i)]
        F += [(i, j, 2 * n + j, 2 * n + i), (n + i, n + j, 3 * n + j, 3 * n + i)]
    mb.add(m, V, F, bev)


def telephone(mb, m="ink"):
    """Rotary telephone, about 2.4 wide, dial to the front."""
    with mb.at(0, 0, 0, 90):
        mb.extxz(m, [(-1.1, 0), (1.0, 0), (1.0, 0.7), (0.75, 0.98), (-0.2, 0.98), (-1.1, 0.32)], -1.05, 1.05, 0.12)
    pitch = math.degrees(math.atan2(0.66, 0.9))
    with mb.at(0, -0.66, 0.655, 0, 1, pitch):
        mb.cyl("ivory", 0, 0, 0, 0.56, 0.05, 64, bev=0.01)
        mb.cyl("brass", 0, 0, 0.04, 0.5, 0.05, 64, bev=0.012)
        mb.cyl("ivory", 0, 0, 0.08, 0.2, 0.03, 40, bev=0.008)
        for i in range(10):
            a = math.radians(-60 + 30 * i)
            mb.cyl("ink", 0.35 * math.cos(a), 0.35 * math.sin(a), 0.075, 0.072, 0.022, 20, bev=0)
    for s in (-1, 1):
        mb.box(m, s * 0.62, 0.3, 0.95, 0.2, 0.7, 0.22, 0.05)
        for y in (-0.02, 0.62):
            mb.box(m, s * 0.62, y, 1.1, 0.2, 0.1, 0.26, 0.04)
    P = [(1.28 * t, 0.3, 1.52 + 0.2 * (1 - t * t) ** 0.5 if abs(t) < 1 else 1.52) for t in np.linspace(-1, 1, 33)]
    mb.tube(m, P, 0.16, 20)
    for s in (-1, 1):
        with mb.at(s * 1.26, 0.3, 1.2):
            mb.lathe(m, [(0.36, -0.06), (0.4, 0), (0.38, 0.14), (0.2, 0.32), (0.16, 0.44), (0.02, 0.46)], n=40)


def smooth(P, n=12):
    """Catmull-Rom through the points of P."""
    Q = [2 * P[0] - P[1], *P, 2 * P[-1] - P[-2]]
    out = []
    for i in range(1, len(Q) - 2):
        a, b, c, d = Q[i - 1 : i + 3]
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [*out, P[-1]]


def turn(mb, m, prof, z=0.0):
    """Turned piece with a flowing profile of (radius, height) pairs."""
    mb.lathe(m, [(max(0.01, v.x), v.y) for v in smooth([Vector((r, h, 0)) for r, h in prof], 5)], 0, 0, z, 96)


def ring_y(mb, m, y, z, r, t=0.066):
    """Upright ring, axis along y, centred at height z."""
    mb.tube(m, [(r * math.cos(a), y, z + r * math.sin(a)) for a in np.linspace(0, 2 * pi, 65)[:-1]], t, 10, True)


def ring_at(mb, x, y, z, r):
    """Spoked hand wheel of a vault, on an inner door face."""
    mb.rod("brass", (x, y - 0.28, z), (x, y + 0.06, z), 0.16, 24)
    mb.tube("brass", [(x + r * math.cos(a), y, z + r * math.sin(a)) for a in np.linspace(0, 2 * pi, 65)[:-1]], 0.075, 12, True)
    for i in range(3):
        a = pi * i / 3
        c, s = r * math.cos(a), r * math.sin(a)
        mb.rod("brass", (x - c, y, z - s), (x + c, y, z + s), 0.05, 12)


def trees(mb, z, *ps):
    for x, y, h, kind in ps:
        mb.tree(x, y, z, h, kind)
