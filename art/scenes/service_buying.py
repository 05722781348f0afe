"""Buying, selling and paying for it."""

from kit import *  # noqa: F403
from parts_services import *  # noqa: F403
from parts_shots import *  # noqa: F403


@scene("buy-property")
def buy_property():
    mb = MB()
    z = base(mb, 11.6, 8.8, 0.8, lawn="lawn")
    with mb.at(0.7, 0.5, z, -5, 0.95):
        villa(mb)
    with mb.at(-3.95, -0.9, z, -15, 1, 0, 25):
        key(mb, 6.3)
    trees(
        mb,
        (
            (4.6, 2.9, "neem", 1.5),
            (-4.3, 3.2, "neem", 1.3),
            (4.7, -2.6, "bush", 1.0),
            (2.4, 3.6, "cypress", 1.2),
            (4.9, 0.5, "palm", 1.0),
        ),
        z,
    )
    mb.box("stone", 0.95, -3.4, z - 0.02, 1.5, 1.7, 0.05)
    glowlight(mb, -4.5, -5.0, 5.5, 170, 1.3)
    shot(mb, (-0.1, 0, 2.8), 36, -14, 18)


@scene("sell-property")
def sell_property():
    mb = MB()
    z = base(mb, 11.6, 8.0, 0.8, lawn="lawn")
    with mb.at(1.7, 0.5, z, -6, 1.42):
        home(mb)
    with mb.at(-3.2, -1.7, z, -10):
        mb.lathe("stone", [(0.42, 0), (0.36, 0.16)], 1.35, 0, 0, 32)
        mb.box("walnut", 1.35, 0, 0, 0.2, 0.2, 5.0, 0.02)
        mb.box("walnut", -0.15, 0, 4.55, 3.5, 0.16, 0.18, 0.02)
        mb.rod("walnut", (1.3, 0, 3.7), (0.5, 0, 4.55), 0.06, 8)
        for s in (-1, 1):
            mb.rod("ink", (-0.35 + s * 0.95, 0, 4.55), (-0.35 + s * 0.95, 0, 4.22), 0.03, 8)
        mb.box("walnut", -0.35, 0, 2.78, 2.7, 0.12, 1.46, 0.02)
        mb.box("white", -0.35, -0.04, 2.88, 2.48, 0.12, 1.26, 0.02)
        mb.rod("ink", (-0.35, 0, 2.8), (-0.35, 0, 2.40), 0.028, 8)
        A = [(-0.62, 0), (0.62, 0), (0.62, 1.25), (0.30, 1.62), (-0.30, 1.62), (-0.62, 1.25)]
        with mb.at(-0.35, 0, 0.62, 0, 1, 0, 4):
            mb.extxz("glowbrass", A, -0.06, 0.06, 0.025)
            mb.tube(
                "clay",
                [(0.14 * math.cos(t), -0.075, 1.32 + 0.14 * math.sin(t)) for t in np.linspace(0, 2 * pi, 33)[:-1]],
                0.035,
                8,
                True,
            )
            mb.rod("ink", (0, -0.08, 1.32), (0, 0.0, 1.80), 0.028, 8)
    trees(
        mb,
        (
            (4.7, 2.5, "neem", 1.5),
            (-1.9, 2.9, "neem", 1.4),
            (4.9, -1.6, "bush", 1.1),
            (4.2, -3.0, "bush", 0.8),
        ),
        z,
    )
    mb.box("stone", 1.5, -2.9, z - 0.02, 1.5, 2.2, 0.05)
    glowlight(mb, -3.6, -4.6, 4.8, 120, 1.3)
    shot(mb, (-0.1, 0, 2.6), 35, 12, 17)


@scene("investment-hub")
def investment_hub():
    mb = MB()
    z = base(mb, 14.2, 6.6, 0.8)
    T = []
    mb.ext("lawn", mb.rrect(13.2, 5.6, 0.4), z, z + 0.05, 0.01)
    for i, (fl, a, top) in enumerate(
        (
            (3, "terracotta", "pergola"),
            (5, "green", "solar"),
            (7, "terracotta", "pergola"),
            (10, "indigo", "solar"),
            (13, "terracotta", "pergola"),
        )
    ):
        x = -5.1 + 2.55 * i
        with mb.at(x, 0.3, z + 0.05):
            tower(mb, 1.75, 1.75, fl, 0.52, acc=a, top=top)
        T.append(Vector((x, 0.3, z + 0.2 + fl * 0.52 + 1.75)))
    P = []
    for a, b in zip(T, T[1:]):
        P += [a.lerp(b, t) for t in np.linspace(0, 1, 9)[:-1]]
    d = (T[-1] - T[-2]).normalized()
    P += [T[-1].lerp(T[-1] + d * 1.75, t) for t in np.linspace(0, 1, 12)]
    arrow(mb, P, 0.11, 0.36, 0.85, tail=False)
    for p in T:
        mb.sphere("glowbrass", *p, 0.25)
    for i in range(6):
        mb.tree(-6.3 + 2.55 * i - 0.05, -1.6, z + 0.05, 0.62, "neem")
    for i in range(5):
        mb.tree(-5.1 + 2.55 * i, -2.0, z + 0.05, 0.55, "bush")
    glowlight(mb, -3.0, -6.0, 6.5, 230, 1.3)
    shot(mb, (0.2, 0, 4.5), 45, 14, 13, 70, 4)


@scene("financial-services")
def financial_services():
    mb = MB()
    z = base(mb, 13.0, 7.6, 0.7)
    H = 2.9
    with mb.at(3.5, 0.3, z):
        mb.ext("stone", mb.rrect(5.2, 5.4, 0.35), 0, H - 0.2, 0.03)
        mb.ext("ivory", mb.rrect(5.4, 5.6, 0.4), H - 0.2, H, 0.03)
        mb.ext("lawn", mb.rrect(4.9, 5.1, 0.35), H, H + 0.04, 0.01)
        with mb.at(0.45, 0.1, H + 0.04, -62, 1.0):
            home(mb, 3.2, 2.8)
        trees(mb, ((2.1, -2.0, "bush", 0.8), (1.7, 2.1, "neem", 1.0)), H + 0.04)
    n = 5
    for i in range(n):
        t = i / (n - 1)
        coins(mb, -5.2 + 5.3 * t, -1.0 - 0.15 * math.sin(pi * t), z, round(2 + 12.2 * t), 0.78, 0.2, seed=i + 3)
    glowlight(mb, -3.4, -4.0, 4.2, 130, 1.3)
    shot(mb, (0.1, 0, 3.1), 37, -16, 16)


@scene("loan")
def loan():
    mb = MB()
    z = base(mb, 8.4, 5.0, 0.7)
    mb.lathe(
        "walnut",
        [(1.5, 0), (1.55, 0.15), (1.25, 0.26), (0.55, 0.5), (0.32, 1.1), (0.26, 1.9), (0.42, 2.05), (0.2, 2.2)],
        0,
        0,
        z,
        64,
    )
    with mb.at(0, 0, z + 2.2, 0, 1, 0, 0):
        mb.box("walnut", 0, 0, 0, 10.2, 0.34, 0.22, 0.05)
        with mb.at(0, 0, 0.1, 0, 1, 90):
            mb.lathe("stone", [(0.34, -0.28), (0.34, 0.28)], 0, 0, 0, 40)
        for s in (-1, 1):
            mb.lathe("walnut", [(0.3, 0.2), (0.2, 0.34), (1.3, 0.48)], s * 3.9, 0, 0, 48)
            mb.lathe("stone", [(1.9, 0.46), (2.0, 0.50), (2.0, 0.62), (1.94, 0.66)], s * 3.9, 0, 0, 96)
        with mb.at(-3.9, 0.1, 0.66, -6, 0.92):
            home(mb, 3.0, 2.5, 1.5, porch=False)
        for x, y, n in ((3.1, 0.5, 5), (4.55, 0.75, 8), (3.9, -0.65, 11), (5.0, -0.55, 4)):
            coins(mb, x, y, 0.66, n, 0.62, 0.19, seed=n)
    glowlight(mb, 0.6, -4.2, 6.4, 170, 1.3)
    shot(mb, (0, 0, 2.9), 33, 8, 15)
