"""Law and papers."""

from kit import *  # noqa: F403
from parts_services import *  # noqa: F403
from parts_shots import *  # noqa: F403


@scene("legal-rera")
def legal_rera():
    mb = MB()
    z = base(mb, 12.4, 7.4, 0.8)
    with mb.at(2.75, 0.9, z, -8, 1.12):
        home(mb)
    with mb.at(-2.6, 0.2, z, 8):
        scales(mb, 5.6, arm=2.15)
    with mb.at(0.55, -2.35, z, -14):
        roll(mb, 3.4, 0.46, "sand")
    with mb.at(0.55, -2.35, z, -14):
        waxseal(mb, 0, -0.47, 0.44, 0.40, "clay", rx=72)
    trees(mb, ((5.1, 2.4, "neem", 1.3), (5.0, -1.3, "bush", 0.9), (0.2, 2.6, "cypress", 1.1)), z)
    glowlight(mb, -0.6, -3.4, 6.4, 170, 1.3)
    shot(mb, (0, 0, 2.7), 35, 8, 15)


def half_house(mb, s, gap=0.10):
    """one half of a gabled house; s=-1 left, 1 right; zigzag inner edge"""
    w, h, rz, d = 2.55, 2.3, 1.35, 3.6
    Z = [(0, 0.06), (0.75, -0.14), (1.45, 0.12), (2.1, -0.10), (2.8, 0.12), (h + rz, 0.0)]
    P = [(s * w, 0), (s * w, h)] + [(x + s * gap, min(z, h + rz - 0.0)) for z, x in Z[::-1]]
    mb.extxz("plaster", P, -d / 2, d / 2, 0.012)
    a = math.atan2(rz, w)
    L = math.hypot(w, rz) + 0.34
    x0 = s * gap
    cx = s * (gap + (L / 2) * math.cos(a))
    cz = h + rz - (L / 2) * math.sin(a) + 0.06
    with mb.at(cx, 0, cz, 0, 1, 0, s * math.degrees(a)):
        mb.box("terracotta", 0, 0, 0, L, d + 0.6, 0.1, bev=0.01)
        k = 16
        for i in range(k + 1):
            y = -(d + 0.46) / 2 + (d + 0.46) * i / k
            mb.rod("terracotta", (-L / 2 + 0.03, y, 0.095), (L / 2 - 0.03, y, 0.095), 0.05, 8)
    y = -d / 2
    if s < 0:
        mb.box("walnut", -1.55, y - 0.02, 0.0, 0.98, 0.1, 1.5, bev=0.01)
        mb.box("walnut", -1.55, y - 0.05, 0.0, 0.80, 0.1, 1.42, bev=0.01)
        mb.box("glow0.8", -1.55, y - 0.06, 0.95, 0.5, 0.1, 0.30, bev=0)
        mb.box("stone", -1.55, y - 0.35, -0.02, 1.3, 0.7, 0.12)
    else:
        window(mb, 1.5, y, 0.6, 1.05, 1.0)
    for k in (-1, 1):
        with mb.at(s * w, k * 0.85, 0, s * 90):
            window(mb, 0, 0, 0.6, 0.85, 1.0)


def window(mb, x, y, z, w, h):
    """surface window facing -y"""
    mb.box("walnut", x, y - 0.03, z - 0.06, w + 0.12, 0.1, h + 0.12, bev=0.008)
    mb.box("glow0.8", x, y - 0.055, z, w, 0.1, h, bev=0)
    mb.box("walnut", x, y - 0.06, z, 0.05, 0.11, h, bev=0)
    mb.box("walnut", x, y - 0.06, z + h * 0.64, w, 0.11, 0.05, bev=0)
    mb.box("stone", x, y - 0.1, z - 0.12, w + 0.3, 0.24, 0.07, bev=0.01)


@scene("dispute-settlement")
def dispute_settlement():
    mb = MB()
    z = base(mb, 12.4, 7.6, 0.8)
    with mb.at(-0.9, 0.6, z, -8, 1.12):
        for s in (-1, 1):
            mb.box("stone", s * 1.62, 0, 0, 2.9, 4.2, 0.14)
            with mb.at(0, 0, 0.14):
                half_house(mb, s)
        y, w, zz, q = -1.8, 0.92, 2.92, math.pi / 2  # staple: prongs run down into the wall
        top = [(-w + 0.22 - 0.22 * math.sin(a), y - 0.34, zz - 0.22 + 0.22 * math.cos(a)) for a in np.linspace(q, 0, 7)]
        P = (
            [(-w, y + 0.10, zz - 0.86), (-w, y - 0.30, zz - 0.34)]
            + top
            + [(-x, py, pz) for x, py, pz in top[::-1]]
            + [(w, y - 0.30, zz - 0.34), (w, y + 0.10, zz - 0.86)]
        )
        mb.tube("glowbrass", P, 0.15, 16)
    with mb.at(3.7, -1.9, z, -34, 0.95):
        gavel(mb)
    trees(
        mb,
        ((4.9, 2.5, "neem", 1.35), (-5.2, 2.4, "neem", 1.2), (-5.3, -1.7, "bush", 1.0), (3.2, 2.8, "cypress", 1.1)),
        z,
    )
    glowlight(mb, 1.0, -4.8, 4.6, 120, 1.3)
    shot(mb, (0, 0, 2.4), 35, 10, 18)


@scene("document-verification")
def document_verification():
    mb = MB()
    z = base(mb, 12.6, 7.8, 0.7, top="green")
    R = random.Random(4)
    with mb.at(-2.3, -0.2, z, 9):
        zz = 0
        for i in range(9):
            with mb.at(R.uniform(-0.12, 0.12), R.uniform(-0.1, 0.1), zz, R.uniform(-5, 5) if i < 8 else 0):
                mb.box("white" if i % 2 else "ivory", 0, 0, 0, 4.4, 5.4, 0.10, bev=0.006)
            zz += 0.105
        for k in range(9):
            mb.box(
                "sand", -0.2 - (0.0 if k % 3 else 0.35), 2.0 - 0.4 * k, zz, 2.9 if k % 3 else 2.2, 0.10, 0.012, bev=0
            )
        waxseal(mb, 1.35, -2.0, zz, 0.44)
        with mb.at(-0.3, 0.3, zz + 0.02, -128):
            magnifier(mb, 1.4)
    with mb.at(3.75, 1.6, z, -14, 0.95):
        home(mb, 3.2, 2.8)
    stamp(mb, 2.35, -2.0, z, 1.15)
    trees(mb, ((5.5, -0.4, "bush", 0.9), (1.6, 3.0, "cypress", 1.1)), z)
    glowlight(mb, -1.2, -3.2, 5.2, 170, 1.3)
    shot(mb, (0.1, -0.1, 1.5), 35, 12, 27)
