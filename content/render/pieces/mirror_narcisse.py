"""Narcissus' mirror: a tall glass leaning over a basin of black glass shaped like a pool, and bronze flowers between the two."""

from math import cos, exp, hypot, pi, radians, sin, tau

from mathutils import Matrix, Vector
from parts import cameras, light, materials, props, reflections, rooms, shapes, soft, turning
from parts.materials import made_once

LEAN = 3.2

FINISHES = {
    'frame-1': {'patina': ('#dba18a', 1, 0.24), 'wood-0e0c0b-1d1815-0.34-z': ('#dba18a', 1, 0.22)},
    'frame-2': {'black-glass': ('#dfeaf0', 0, 0.03), 'wood-0e0c0b-1d1815-0.34-z': ('#dfeaf0', 0, 0.05)},
    'frame-3': {'black-glass': ('#ece8e1', 0, 0.12), 'wood-0e0c0b-1d1815-0.34-z': ('#ece8e1', 0, 0.14)},
}


@made_once
def patina(shader):
    """Bronze gone green in its hollows, rubbed bright on its edges."""
    cloud, grain = shader.noise(16, 6, 0.68), shader.noise(220, 3, 0.6)
    tone = shader.ramp(cloud, (0.38, '#5d4526'), (0.52, '#4a4a33'), (0.66, '#46705c'))
    shader.set(Base_Color=tone, Metallic=shader.between(cloud, 1.25, 0.15), Roughness=shader.between(cloud, 0.22, 0.6))
    shader.set(Normal=shader.bump(grain, 0.12, 0.0006))
    return ('#4f5a42', 0.7, 0.4)


@made_once
def black_glass(shader):
    """Cast black glass: a still surface that gives back the room."""
    shader.set(Base_Color=materials.colour('#040506'), Roughness=0.025, Specular=0.75, Clearcoat=1.0, Clearcoat_Roughness=0.01)
    return ('#050607', 0, 0.05)


def gilt():
    return materials.metal('#d8ad5c', 0.24)


def oak():
    return materials.wood('#0e0c0b', '#1d1815', 0.34, 'z')


def pool(half, deep, count=16):
    """The outline [(x, y)] of the pond, as the measured plan has it, filling `half` and `deep` to either side."""
    cy, d = 0.0, 2 * deep
    y = lambda share: share * d - deep
    parts = [
        ((half, cy), (half, y(0.84)), (half * 0.62, y(1)), (half * 0.1, y(0.97))),
        ((half * 0.1, y(0.97)), (half * -0.3, y(0.95)), (half * -0.5, y(1.02)), (half * -0.74, y(0.92))),
        ((half * -0.74, y(0.92)), (half * -1.02, y(0.8)), (-half, y(0.62)), (-half, cy)),
        ((-half, cy), (-half, y(0.16)), (half * -0.62, y(0)), (half * -0.1, y(0))),
        ((half * -0.1, y(0)), (half * 0.4, y(0)), (half * 0.5, y(0.03)), (half * 0.72, y(0.08))),
        ((half * 0.72, y(0.08)), (half * 0.96, y(0.18)), (half, y(0.34)), (half, cy)),
    ]
    line = [p for part in parts for p in turning.bend(*part, count)]
    low = [min(p[k] for p in line) for k in (0, 1)]
    high = [max(p[k] for p in line) for k in (0, 1)]
    fit = lambda p, k, reach: (p[k] - low[k]) / (high[k] - low[k]) * 2 * reach - reach
    return [(fit(p, 0, half), fit(p, 1, deep)) for p in line]


def basin(half, deep, rim, fine, bronze):
    """A thick bowl of black glass on an oak foot, brimming with a sheet as still as water."""
    edge = pool(half, deep, 16 if fine else 8)
    ring = lambda share, z, inset=0.0: [(x * share * (1 - inset / hypot(x, y)), y * share * (1 - inset / hypot(x, y)), z) for x, y in edge]
    flare = turning.bend((0.5, rim * 0.16), (0.62, rim * 0.2), (0.8, rim * 0.36), (0.95, rim - 0.026), 12)
    lip = [(1.0, rim - 0.013 + 0.013 * sin(radians(t)), 0.013 - 0.013 * cos(radians(t))) for t in range(-90, 91, 15)]
    inner = [(1.0, rim - 0.002, 0.019), (1.0, rim - 0.007, 0.026)]
    rings = [ring(0.5, rim * 0.16), *[ring(s, z) for s, z in flare], *[ring(*p) for p in [*lip, *inner]]]
    turning.loft(rings, black_glass(), name='basin', smooth_angle=50)
    water(edge, rim - 0.0068, fine)
    shapes.plate([(x * 0.62, y * 0.62) for x, y in edge], rim * 0.17, oak(), 0.004, (0, 0, rim * 0.17), (-90, 0, 0), name='foot')
    line = [(x * (1 - 0.009 / hypot(x, y)), y * (1 - 0.009 / hypot(x, y)), rim - 0.0012) for x, y in edge]
    shapes.tube(line, 0.0016, bronze, closed=True, smooth=False, sides=2, name='line')


def water(edge, z, fine):
    """The still sheet, with the rings of a single drop under the flower."""
    count, levels = len(edge), 60 if fine else 10

    def point(u, v):
        x, y = edge[round(u * count) % count]
        s = 0.005 + (0.999 - 0.026 / hypot(x, y) - 0.005) * v
        x, y = x * s, y * s
        far = hypot((x - 0.2) * 0.8, (y + 0.06) * 1.2)
        wave = 0.0011 * sin(far * 160) * exp(-((far / 0.15) ** 2)) if fine else 0
        return (x, y, z + wave * (1 - v**8))

    shapes.surface(point, count, levels, black_glass(), close_u=True, name='water')


def mirror(w, h, bronze, lit):
    """The oval glass with its bare edge on a board of blackened oak; a line of light runs round it."""
    rx, rz = w / 2 * 0.76, h * 0.4
    flat = lambda inset: turning.ellipse(rx - inset, rz - inset, (0, rz), 120)
    made = [shapes.plate(flat(0), 0.022, oak(), 0.006, (0, 0, 0), name='board')]
    made.append(shapes.plate(flat(0.034), 0.006, materials.looking_glass(), 0.0025, (0, -0.0055, 0), name='glass'))
    upright = lambda inset, start, stop: [(x, -0.001, z) for x, z in turning.ellipse(rx - inset, rz - inset, (0, rz), 96, start, stop)]
    made.append(shapes.tube(upright(0.017, 0, 360), 0.0022, gilt(), closed=True, smooth=False, sides=3, name='line'))
    if lit:
        glow = shapes.tube(
            [(x, y - 0.0015, z) for x, y, z in upright(0.017, 100, 262)],
            0.0028,
            materials.glow('#ffd9a4', 6),
            smooth=False,
            sides=3,
            name='light',
        )
        shapes.part('func-1', glow)
        made.append(glow)
    spine = [(0, 0.05, -0.06, 1.2), (0, 0.046, 0.05, 1), (0, 0.044, 0.35, 0.8), (0, 0.036, rz, 0.7)]
    made.append(shapes.tube(spine, 0.014, bronze, name='spine'))
    made.append(shapes.cylinder(0.03, 0.03, (0, 0.05, rz), bronze, 0.006, 48, (90, 0, 0), name='pivot'))
    return made


def narcissus(at, r, towards, bronze, cup):
    """A flower of six petals about a frilled cup, its face `towards` a direction."""
    made = []
    for i in range(6):

        def petal(u, v, i=i):
            half = 0.25 * r * sin(pi * min(1, u * 0.96 + 0.04) ** 0.8) ** 0.75
            side = 2 * v - 1
            out = 0.1 * r + 0.9 * r * u
            lift = (
                0.14 * r * sin(pi * u * 0.75) - 0.1 * r * u * u + 0.05 * r * side * side * (1 - u) - 0.006 * (1 - abs(side)) ** 4 * (1 - u)
            )
            lift += 0.012 * r * sin(u * 9 + i * 2) * side + (0.03 * r if i % 2 else 0)
            return (out, half * side, lift)

        blade = shapes.solid(shapes.surface(petal, 24, 10, bronze, name='petal'), 0.0016)
        made.append(shapes.move(blade, (0, 0, 0), (0, 0, 60 * i + 18)))

    def trumpet(u, v):
        frill = 1 + 0.1 * max(0, v - 0.6) / 0.4 * sin(u * tau * 12)
        far = r * (0.13 + 0.2 * v**0.7 + 0.07 * v**5) * frill
        return (far * cos(u * tau), far * sin(u * tau), r * (0.06 + 0.4 * v))

    made.append(shapes.solid(shapes.surface(trumpet, 96, 12, cup, close_u=True, name='cup'), 0.0014))
    for i in range(6):
        a = tau * i / 6
        made.append(
            shapes.tube(
                [(0.03 * r * cos(a), 0.03 * r * sin(a), 0.05 * r), (0.09 * r * cos(a), 0.09 * r * sin(a), 0.38 * r)],
                0.0014,
                cup,
                smooth=False,
                sides=2,
                name='stamen',
            )
        )
        made.append(shapes.sphere(0.003, (0.09 * r * cos(a), 0.09 * r * sin(a), 0.39 * r), cup, segments=10))
    made.append(shapes.sphere(0.13 * r, (0, 0, 0.02 * r), bronze, (1, 1, 0.8), 24))
    turn = Vector(towards).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    for one in made:
        one.matrix_world = Matrix.Translation(at) @ turn @ one.matrix_basis
    return made


def strap(foot, top, lean, breadth, y0, y1, bronze):
    """A strap leaf from the water, keeled, its tip tapering."""
    rise = top[1] - foot[1]
    line = [*turning.bend(foot, (foot[0] + lean, foot[1] + rise * 0.4), (top[0] + lean, top[1] - rise * 0.35), top, 24), top]

    def point(u, v):
        i = min(int(u * 24), 23)
        t = u * 24 - i
        x, z = (line[i][k] + (line[i + 1][k] - line[i][k]) * t for k in (0, 1))
        half = breadth / 2 * (1 - u**3.2) ** 0.8
        side = 2 * v - 1
        return (x + half * side, y0 + (y1 - y0) * u**1.6 + 0.35 * half * (1 - abs(side)), z)

    return shapes.solid(shapes.surface(point, 40, 6, bronze, name='strap', smooth_angle=70), 0.0022)


def plants(w, h, rim, bronze):
    """The tall flower at the right, the low one at the left, three leaves: all stand in the pool before the glass."""
    half, foot, bright = w / 2, rim - 0.012, gilt()
    tall = [(0.56, foot / h), (0.72, 0.17), (0.8, 0.25), (0.87, 0.33), (0.9, 0.4), (0.88, 0.46), (0.8, 0.495), (0.71, 0.487), (0.66, 0.472)]
    shapes.tube(
        [(half * x, -0.03 - 0.03 * i / 8 - (0.03 if i > 6 else 0), h * z, 1.1 - 0.04 * i) for i, (x, z) in enumerate(tall)],
        0.0085,
        bronze,
        name='stalk',
    )
    low = [(-0.5, foot / h), (-0.6, 0.15), (-0.68, 0.21), (-0.77, 0.28), (-0.79, 0.32), (-0.76, 0.338), (-0.73, 0.332)]
    shapes.tube(
        [(half * x, -0.06 - 0.02 * i / 6 - (0.02 if i > 4 else 0), h * z, 1.1 - 0.05 * i) for i, (x, z) in enumerate(low)],
        0.0072,
        bronze,
        name='stalk',
    )
    narcissus((half * 0.655, -0.1, h * 0.468), 0.104, (-0.3, -1, -0.3), bronze, bright)
    narcissus((-half * 0.72, -0.105, h * 0.33), 0.074, (0.25, -1, -0.2), bronze, bright)
    strap((half * 0.36, foot), (half * 0.94, h * 0.32), 0.04, 0.027, -0.05, -0.1, bronze)
    strap((-half * 0.3, foot), (-half * 0.96, h * 0.24), -0.03, 0.025, -0.04, -0.13, bronze)
    strap((-half * 0.44, foot), (-half * 0.92, h * 0.46), -0.02, 0.025, -0.02, -0.03, bronze)


def build(piece, view='hero'):
    size = piece['size']
    w, deep, h = size['width'], size['depth'] / 2, size['height']
    rim, bronze = h * 0.075, patina()
    lit = view == 'night' or shapes.has_options(view)
    basin(w / 2, deep, rim, view != 'model', gilt())
    low = h * 0.2
    glass = mirror(w, h, bronze, lit)
    if shapes.has_options(view):
        screen = reflections.display((-0.17, -0.0062, 0.86), 0.15)
        shapes.part('func-3', screen)
        glass += screen
    # leaning towards the pool, the top of the board keeps to the height of the sheet
    shapes.move(glass, (0, 0.104, low + 0.0022), (LEAN, 0, 0))
    stem = [(0, 0.15, rim - 0.012, 1.5), (0, 0.152, rim + 0.02, 1.05), (0, 0.154, low - 0.06, 0.9), (0, 0.155, low + 0.06, 1.0)]
    shapes.tube(stem, 0.0165, bronze, sides=8, name='stem')
    shapes.lathe(
        [(0, rim - 0.012), (0.05, rim - 0.012), (0.048, rim - 0.004), (0.03, rim + 0.006), (0.022, rim + 0.03), (0, rim + 0.03)],
        (0, 0.151, 0),
        bronze,
        48,
        'boss',
    )
    plants(w, h, rim, bronze)


def glade(power=4.0):
    """A room the green of undergrowth, with low daylight from the left."""
    rooms.chamber(back=1.7, tone='#48564b', power=power, lamps=False)
    light.area((1.8, 2.2), (-3.1, -1.2, 1.7), (0.2, 0, 0.8), 230, 4700)
    light.spot((-2.9, -2.4, 2.7), (0.1, 0, 0.9), 380, 3900, 44, 0.9, 0.3)
    reflections.opposite(-5.2, '#56635a', 3.4, 4.2, 3.1, 2.1, 0.9)


def daybed(x, y, turn, tone):
    """A low daybed with a bolster, to the edge of the picture."""
    velvet = materials.velvet(tone)
    made = [shapes.box((1.7, 0.75, 0.12), (0, 0, 0.16), materials.wood('#0e0c0b', '#1d1815', 0.34, 'x'), 0.02, 4)]
    made += soft.cushion((1.66, 0.72, 0.17), (0, 0, 0.28), velvet, 0.06, 0.02)
    made.append(shapes.cylinder(0.1, 0.6, (-0.68, 0.3, 0.54), velvet, 0.04, 64, (90, 0, 0)))
    for cx in (-0.72, 0.72):
        for cy in (-0.28, 0.28):
            made.append(shapes.cylinder(0.022, 0.17, (cx, cy, 0), materials.brass(), 0.004, 32))
    return shapes.move(made, (x, y, 0), (0, 0, turn))


def shot_hero(piece):
    glade()
    props.rug(2.4, 1.8, (0.3, 0.0, -0.001), '#7d8272', '#5b6153')
    daybed(1.45, 0.55, -12, '#6d5a3c')
    cameras.around((0.22, 0), 4.3, -20, 1.4, 0.9, 50, aperture=5.6, focus=(0, -0.05, 0.9))
    return {'exposure': 0.25}


def shot_front(piece):
    size = piece['size']
    rooms.studio('#a9ada3', size=2.0)
    reflections.opposite(-7.0, '#7c8178', 6, 6, 6, 2.2)
    cameras.around((0, 0), 4.65, -14, 1.25, size['height'] * 0.5, 75, aperture=11)


def shot_detail(piece):
    glade()
    cameras.camera((0.0, -1.15, 1.02), (0.215, -0.08, 0.815), 90, aperture=9, focus=(0.26, -0.12, 0.835), level=False)
    return {'exposure': 0.5}


def shot_scale(piece):
    glade(4.5)
    props.door((1.75, 1.66, 0))
    daybed(-1.3, 0.5, 14, '#6d5a3c')
    cameras.around((0.3, 0.2), 5.2, -8, 1.4, 1.05, 45, aperture=8)


def shot_night(piece, spread=180):
    rooms.chamber(back=1.7, tone='#26302b', power=1.3, lamps=False)
    reflections.opposite(-5.2, '#2c3630', 3.4, 4.2, 3.1, -3.4, 0)
    for x in (-2.4, -0.9):
        props.sconce((x, -5.2, 1.8), turn=(0, 0, 180))
    reflections.unseen_lamps()
    light.area((0.6, 2.0), (-2.4, -1.4, 1.4), (0, 0, 0.9), 55, 3000)
    light.area((0.6, 2.0), (2.4, 0.6, 1.4), (0, 0, 0.9), 38, 6500, spread=spread)
    light.area((1.6, 0.8), (0.4, -2.2, 2.8), (0, 0, 0.3), 26, 3200)
    cameras.around((0.1, 0), 4.0, 18, 1.35, 0.9, 50, aperture=5.6, focus=(0, -0.05, 0.9))
    return {'exposure': 0.9, 'glare': 0.35}


def shot_scale_night(piece):
    """The night from farther away: the lamp at the right stands so near that it may not light the floor below it."""
    settings = shot_night(piece, 60)
    cameras.around((0.22, 0), 4.3, -20, 1.4, 0.9, 50, aperture=5.6, focus=(0, -0.05, 0.9))
    return settings
