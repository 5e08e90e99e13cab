"""Things that stand beside a piece and give it its scale."""

from math import cos, sin, tau
from random import Random

from . import classical, materials, shapes


def rug(width, depth, at=(0, 0, 0), tone='#b9ab97', border='#8d7f6c', name='rug'):
    """A thick woven rug with a border, `width` × `depth`."""
    pile = materials.boucle(tone)
    made = [shapes.box((width, depth, 0.016), at, pile, 0.008, 3, name=name)]
    if border:
        for inset, wide in ((0.1, 0.022), (0.15, 0.008)):
            band = classical.frame(width - 2 * inset, depth - 2 * inset, wide, 0.006, material=materials.boucle(border), name='border')
            made.append(shapes.move(band, (at[0], at[1], at[2] + 0.0175), (-90, 0, 0)))
    return made


def round_rug(radius, at=(0, 0, 0), tone='#b9ab97'):
    return shapes.cylinder(radius, 0.018, at, materials.boucle(tone), 0.008, 128, name='rug')


def vase(height=0.32, at=(0, 0, 0), material=None, branch=True, seed=1):
    """An amphora, with olive branches."""
    h = height
    outline = [
        (0, 0),
        (0.2, 0),
        (0.21, 0.02),
        (0.17, 0.05),
        (0.24, 0.16),
        (0.34, 0.36),
        (0.37, 0.52),
        (0.33, 0.68),
        (0.2, 0.8),
        (0.14, 0.87),
        (0.14, 0.93),
        (0.2, 1.0),
        (0.185, 1.0),
        (0.12, 0.93),
        (0.12, 0.86),
    ]
    smooth = _smooth([(r * h, z * h) for r, z in outline])
    made = [shapes.lathe(smooth, (0, 0, 0), material or materials.stone('#d9cfc0', '#c8bca9', 0.75), 64, 'vase', 60)]
    if branch:
        draw = Random(seed)
        green, bark = materials.cloth('#66704a', 900, 0.7), materials.stone('#5d4a37', '#4a3a2b', 0.8)
        for k in range(5):
            turn, lean = draw.uniform(0, tau), draw.uniform(0.15, 0.5)
            points = [(0, 0, h * 0.8)]
            for i in range(1, 9):
                d = lean * h * 1.9 * (i / 8) ** 1.4
                points.append((d * cos(turn), d * sin(turn), h * 0.8 + h * 1.35 * i / 8))
            made.append(shapes.tube(points, 0.003 * h / 0.32, bark, name='twig'))
            made += olive_leaves(points[2:], green, h * 0.2, draw)
    return shapes.move(made, at)


def olive_leaves(points, material, size, draw, many=5):
    from mathutils import Euler, Vector

    made = []
    for x, y, z in points:
        for _ in range(many):
            blade = classical.leaf(size * draw.uniform(0.7, 1.1), size * 0.22, material)
            blade.matrix_world = Euler((draw.uniform(-0.6, 0.6), draw.uniform(-0.9, 0.5), draw.uniform(0, tau))).to_matrix().to_4x4()
            blade.matrix_world.translation = Vector((x, y, z + draw.uniform(-size / 3, size / 3)))
            made.append(blade)
    return made


def _smooth(points, steps=5):
    """Catmull–Rom through the points of a profile."""
    out = []
    for i in range(len(points) - 1):
        p = [points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]]
        for k in range(steps):
            t = k / steps
            out.append(
                tuple(
                    max(
                        0,
                        0.5
                        * (
                            2 * p[1][a]
                            + (p[2][a] - p[0][a]) * t
                            + (2 * p[0][a] - 5 * p[1][a] + 4 * p[2][a] - p[3][a]) * t * t
                            + (3 * p[1][a] - p[0][a] - 3 * p[2][a] + p[3][a]) * t**3
                        ),
                    )
                    for a in (0, 1)
                )
            )
    return [*out, points[-1]]


def books(at=(0, 0, 0), tones=('#3c2f2a', '#8a6f4e', '#d9cdb8'), seed=3, turn=0):
    """A small lying pile."""
    draw, made, z = Random(seed), [], 0.0
    for tone in tones:
        w, d, h = draw.uniform(0.2, 0.25), draw.uniform(0.15, 0.18), draw.uniform(0.02, 0.035)
        angle = draw.uniform(-12, 12)
        cover = materials.cloth(tone, 900, 0.7)
        pages = materials.cloth('#efe8d8', 900, 0.9)
        volume = [
            shapes.box((w, d, 0.003), (0, 0, 0), cover, 0.001),
            shapes.box((w, d, 0.003), (0, 0, h - 0.003), cover, 0.001),
            shapes.box((0.004, d, h), (-w / 2, 0, 0), cover, 0.001),
            shapes.box((w - 0.008, d - 0.008, h - 0.006), (-0.001, 0, 0.003), pages, 0.001),
        ]
        made += shapes.move(volume, (0, 0, z), (0, 0, angle))
        z += h
    return shapes.move(made, at, (0, 0, turn))


def table_lamp(height=0.5, at=(0, 0, 0), lit=True, body=None, warmth='#ffcf94'):
    """A turned foot under a linen shade; lit, the shade glows and a bulb stands in it."""
    from . import light

    h = height
    foot = _smooth(
        [
            (0, 0),
            (0.16 * h, 0),
            (0.17 * h, 0.03 * h),
            (0.06 * h, 0.08 * h),
            (0.09 * h, 0.22 * h),
            (0.13 * h, 0.34 * h),
            (0.07 * h, 0.48 * h),
            (0.03 * h, 0.56 * h),
            (0.02 * h, 0.62 * h),
        ]
    )
    made = [shapes.lathe(foot, (0, 0, 0), body or materials.brass(), 64, 'lamp')]
    shade = shapes.lathe(
        [(0.26 * h, 0.58 * h), (0.19 * h, 0.98 * h)],
        (0, 0, 0),
        materials.glow(warmth, 2.4) if lit else materials.cloth('#efe6d6'),
        64,
        'shade',
    )
    made.append(shapes.solid(shade, 0.003))
    shapes.move(made, at)
    if lit:
        light.bulb((at[0], at[1], at[2] + 0.72 * h), 16, 2700, 0.07)
    return made


def door(at=(0, 0, 0), width=0.93, height=2.15, material=None, handle=None, turn=(0, 0, 0)):
    """A panelled door in its frame, 2.15 m high, its face on y = 0."""
    paint = material or materials.stone('#d8d2c6', '#d2cbbe', 0.55)
    made = [shapes.box((width, 0.045, height), (0, 0.02, 0), paint, 0.003, name='door')]
    for z, tall in ((0.55, 0.72), (1.5, 0.98)):
        made.append(classical.frame(width * 0.72, tall, 0.045, 0.02, (0, -0.012, z), paint))
        made.append(shapes.box((width * 0.56, 0.012, tall - 0.2), (0, -0.004, z - tall / 2 + 0.1), paint, 0.004))
    for side in (-1, 1):
        made.append(shapes.box((0.11, 0.09, height), (side * (width / 2 + 0.055), 0, 0), paint, 0.01))
    made.append(shapes.box((width + 0.22, 0.09, 0.11), (0, 0, height), paint, 0.01))
    made.append(classical.cornice(width + 0.34, 0.09, 0.1, (0, -0.04, height + 0.11), paint))
    grip = handle or materials.brass()
    made.append(shapes.cylinder(0.024, 0.012, (width * 0.42, -0.004, 1.03), grip, 0.003, turn=(90, 0, 0)))
    made.append(
        shapes.tube(
            [
                (width * 0.42, -0.01, 1.03),
                (width * 0.42, -0.055, 1.03),
                (width * 0.42 - 0.03, -0.06, 1.03),
                (width * 0.42 - 0.12, -0.06, 1.03),
            ],
            0.008,
            grip,
        )
    )
    return shapes.move(made, at, turn)


def sconce(at=(0, 0, 0), lit=True, material=None, turn=(0, 0, 0)):
    """A wall light: a brass stem with an alabaster bowl."""
    from . import light

    brass = material or materials.brass()
    made = [shapes.box((0.07, 0.02, 0.3), (0, -0.01, -0.15), brass, 0.008)]
    made.append(shapes.tube([(0, -0.02, 0), (0, -0.09, -0.02), (0, -0.12, 0.06)], 0.008, brass))
    bowl = [(0.015, 0.06), (0.06, 0.075), (0.09, 0.12), (0.1, 0.17)]
    made.append(
        shapes.move(
            shapes.solid(
                shapes.lathe(bowl, (0, 0, 0), materials.glow('#ffd29a', 5) if lit else materials.glass('#f5efe4', 0.4), 48), 0.004
            ),
            (0, -0.12, 0),
        )
    )
    shapes.move(made, at, turn)
    if lit:
        light.bulb((at[0], at[1] - 0.14, at[2] + 0.2), 14, 2700, 0.06)
    return made


def olive_tree(at=(0, 0, 0), height=1.9, seed=5):
    """A small tree in a stone pot."""
    draw = Random(seed)
    pot = shapes.lathe(
        _smooth(
            [(0, 0), (0.17, 0), (0.2, 0.05), (0.25, 0.3), (0.25, 0.36), (0.27, 0.38), (0.27, 0.42), (0.24, 0.42), (0.23, 0.38), (0.0, 0.37)]
        ),
        (0, 0, 0),
        materials.stone('#b7ab99', '#9f9382', 0.8),
        64,
        'pot',
    )
    bark, green = materials.stone('#5d4f41', '#43382d', 0.85), materials.cloth('#6f7a56', 900, 0.65)
    made = [pot, shapes.tube([(0, 0, 0.35, 1.4), (0.03, 0.01, 0.7, 1), (-0.02, 0.03, 1.05, 0.9), (0.02, 0, 1.3, 0.7)], 0.028, bark)]
    silver = materials.cloth('#8d9678', 900, 0.65)
    for k in range(26):
        turn, lean = draw.uniform(0, tau), draw.uniform(0.1, 0.95)
        points = [(0, 0, 1.05 + draw.uniform(0, 0.25))]
        reach = (height - 1.1) * draw.uniform(0.6, 1.0)
        for i in range(1, 8):
            t = i / 7
            points.append(
                (reach * lean * t * cos(turn), reach * lean * t * sin(turn), points[0][2] + reach * (1.1 - lean * 0.5) * t - 0.1 * t * t)
            )
        made.append(shapes.tube(points, 0.006, bark, name='branch'))
        made += olive_leaves(points[1:], silver if k % 3 == 0 else green, 0.092, draw, 7)
    return shapes.move(made, at)


def tray(at=(0, 0, 0), width=0.4, depth=0.26, material=None):
    metal = material or materials.brass()
    outline = [(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
    base = shapes.box((width, depth, 0.006), (0, 0, 0), metal, 0.002)
    rim = shapes.tube([(x, y, 0.016) for x, y in outline], 0.005, metal, closed=True, smooth=False)
    return shapes.move([base, rim], at)


def cup(at=(0, 0, 0), material=None):
    bowl = _smooth([(0, 0), (0.022, 0), (0.03, 0.006), (0.04, 0.03), (0.043, 0.06), (0.04, 0.06), (0.036, 0.03), (0, 0.008)])
    return shapes.lathe(bowl, at, material or materials.stone('#efeae0', '#e6e0d4', 0.3), 48, 'cup')


def candle(at=(0, 0, 0), height=0.1, lit=True):
    made = [shapes.cylinder(0.035, height, at, materials.satin('#efe4cf', 0.5), 0.006)]
    if lit:
        from . import light

        made.append(shapes.sphere(0.007, (at[0], at[1], at[2] + height + 0.02), materials.glow('#ffbf66', 60), (1, 1, 2.4), 16))
        light.bulb((at[0], at[1], at[2] + height + 0.05), 3, 2200, 0.02)
    return made


def figure(height=1.74, at=(0, 0, 0), tone='#2b2a2b', turn=0):
    """A standing figure in a long coat, drawn as a shadow: it only says how tall people are."""
    shade, k = materials.cloth(tone, 900, 0.95), height / 1.74
    outline = _smooth(
        [
            (0.0, 0.0),
            (0.12, 0.0),
            (0.135, 0.03),
            (0.13, 0.3),
            (0.14, 0.62),
            (0.155, 0.86),
            (0.135, 1.08),
            (0.16, 1.26),
            (0.178, 1.37),
            (0.15, 1.425),
            (0.085, 1.46),
            (0.05, 1.5),
            (0.046, 1.56),
        ],
        6,
    )

    def body(u, v):
        place = v * (len(outline) - 1)
        i = min(int(place), len(outline) - 2)
        r, z = (a + (b - a) * (place - i) for a, b in zip(outline[i], outline[i + 1]))
        blend = min(1, max(0, (z - 1.38) / 0.1))
        squash = 0.72 + (1 - 0.72) * blend
        fold = 1 + 0.05 * sin(u * tau * 7) * max(0, 1 - z / 0.95)
        return (r * fold * cos(u * tau), r * fold * squash * sin(u * tau), z)

    made = [shapes.surface(body, 120, 90, shade, close_u=True, name='figure')]
    made.append(shapes.sphere(0.096, (0, -0.012, 1.635), shade, (0.78, 0.95, 1.14), 32))
    made.append(shapes.sphere(0.046, (0, 0.085, 1.66), shade, segments=24))
    for side in (-1, 1):
        arm = [
            (side * 0.14, 0.0, 1.385, 0.9),
            (side * 0.19, 0.005, 1.3, 1.05),
            (side * 0.215, 0.01, 1.1, 0.9),
            (side * 0.2, -0.05, 0.88, 0.7),
            (side * 0.185, -0.08, 0.78, 0.62),
        ]
        made.append(shapes.tube(arm, 0.047, shade, name='arm'))
    return shapes.move(made, at, (0, 0, turn), k)
