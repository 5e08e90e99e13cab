"""What is under the velvet: a connected bed taken apart, its layers floating one above the other."""

from functools import partial
from math import cos, pi, radians, sin, tau

from parts import cameras, light, materials, rooms, shapes, soft

W, L = 1.6, 2.0


def frame(z):
    """The walnut frame with its brass feet, cross-beams, control box and the line of light under its edge."""
    timber, steel, brass = materials.walnut('y'), materials.metal('#4a4c50', 0.35), materials.brass()
    made = []
    for side in (-1, 1):
        made.append(shapes.box((0.05, L + 0.14, 0.2), (side * (W / 2 + 0.045), 0, z), timber, 0.01, name='rail'))
        made.append(shapes.box((W + 0.04, 0.05, 0.2), (0, side * (L / 2 + 0.045), z), materials.walnut('x'), 0.01))
        made.append(
            shapes.box((0.012, L + 0.1, 0.012), (side * (W / 2 + 0.03), 0, z - 0.013), materials.glow('#ffc27a', 9), 0.003, name='light')
        )
        made.append(shapes.box((W + 0.06, 0.012, 0.012), (0, side * (L / 2 + 0.03), z - 0.013), materials.glow('#ffc27a', 9), 0.003))
        for y in (-0.55, 0.05, 0.65):
            made.append(shapes.box((W / 2 + 0.02, 0.06, 0.045), (side * W / 4, y, z + 0.05), steel, 0.006))
    for x in (-0.7, 0.7):
        for y in (-0.9, 0.9):
            made.append(shapes.cylinder(0.03, 0.15, (x, y, z - 0.15), brass, 0.006))
    made.append(shapes.box((0.3, 0.2, 0.07), (-0.32, 0.34, z + 0.1), materials.lacquer('#131417'), 0.012, name='control'))
    for k in range(4):
        made.append(
            shapes.sphere(0.006, (-0.42 + 0.035 * k, 0.237, z + 0.135), materials.glow('#8fd0ff' if k else '#ffb36b', 12), segments=12)
        )
    return made


def motors(z):
    """Two linear motors, their rods and the cable that feeds them."""
    steel, black, brass = materials.metal('#9a9ca0', 0.25), materials.lacquer('#1a1b1e'), materials.brass()
    made = []
    for y, turn in ((0.14, 1), (-0.2, -1)):
        for part, size, reach in ((black, 0.045, 0.4), (steel, 0.02, 0.56)):
            made.append(shapes.cylinder(size, reach, (0.0, y, z + 0.05), part, 0.006, turn=(-90 * turn, 0, 0)))
        made.append(shapes.box((0.13, 0.16, 0.15), (0.0, y, z - 0.02), black, 0.02, name='motor'))
        made.append(shapes.cylinder(0.048, 0.03, (0.0, y + turn * 0.38, z + 0.05), brass, 0.004, turn=(-90 * turn, 0, 0)))
        made.append(shapes.box((W * 0.8, 0.035, 0.035), (0, y + turn * 0.56, z + 0.035), steel, 0.008))
        made.append(shapes.tube([(0.05, y, z), (0.18, y - 0.1 * turn, z - 0.02), (0.3, -0.02, z - 0.05)], 0.007, black))
    made.append(shapes.cylinder(0.04, 0.012, (0.3, -0.02, z - 0.056), brass, 0.003))
    return made


def slats(z):
    """Bent beech slats on four hinged fields: back raised, knees a little."""
    beech, steel, rubber = materials.wood('#a9824f', '#d2ad78', 0.4, 'x'), materials.metal('#55585d', 0.35), materials.lacquer('#1c1c1e')
    made = []
    hip = (0.16, z)
    back = (hip[0] + 0.72 * cos(radians(24)), z + 0.72 * sin(radians(24)))
    seat = (hip[0] - 0.26, z)
    knee = (seat[0] - 0.42 * cos(radians(13)), z + 0.42 * sin(radians(13)))
    foot = (knee[0] - 0.5 * cos(radians(8)), knee[1] - 0.5 * sin(radians(8)))
    line = [back, hip, seat, knee, foot]
    for (y0, z0), (y1, z1) in zip(line, line[1:]):
        span = ((y1 - y0) ** 2 + (z1 - z0) ** 2) ** 0.5
        for side in (-1, 1):
            made.append(shapes.tube([(side * (W / 2 - 0.06), y0, z0), (side * (W / 2 - 0.06), y1, z1)], 0.016, steel, smooth=False))
            made.append(shapes.sphere(0.026, (side * (W / 2 - 0.06), y1, z1), steel, segments=24))
        count = max(2, round(span / 0.105))
        for k in range(count):
            t = (k + 0.5) / count
            cy, cz = y0 + (y1 - y0) * t, z0 + (z1 - z0) * t
            dy, dz = (y1 - y0) / span, (z1 - z0) / span

            def slat(u, v, cy=cy, cz=cz, dy=dy, dz=dz):
                x = (u - 0.5) * (W - 0.16)
                rise = 0.03 + 0.032 * (1 - (2 * u - 1) ** 2)
                across = (v - 0.5) * 0.062
                return (x, cy + dy * across + dz * rise, cz + dz * across - dy * rise)

            made.append(shapes.rounded(shapes.solid(shapes.surface(slat, 24, 1, beech, name='slat', smooth_angle=30), 0.01), 0.002, 2))
            for side in (-1, 1):
                made.append(shapes.box((0.05, 0.07, 0.036), (side * (W / 2 - 0.07), cy, cz + 0.008), rubber, 0.008))
    return made


def air(z):
    """Eight air chambers lying across, of translucent film, on their manifold."""
    made, film = [], materials.sea_glass('#b9d7e4', 0.12)
    deep = L / 8
    for k in range(8):
        y = -L / 2 + deep * (k + 0.5)

        def tube(u, v, y=y):
            a, t = u * tau, 2 * v - 1
            end = max(0.0, 1 - abs(t) ** 14) ** 0.5
            pinch = 1 - 0.05 * (1 + cos(10 * pi * v))
            return (t * (W / 2 - 0.03), y + deep * 0.485 * cos(a) * end, z + 0.075 + 0.075 * sin(a) * end * pinch)

        made.append(shapes.surface(tube, 28, 60, film, close_u=True, name='chamber'))
    brass = materials.brass()
    made.append(shapes.tube([(W / 2 + 0.05, -L / 2 + 0.05, z + 0.07), (W / 2 + 0.05, L / 2 - 0.05, z + 0.07)], 0.014, brass, smooth=False))
    for k in range(8):
        y = -L / 2 + deep * (k + 0.5)
        made.append(shapes.cylinder(0.011, 0.09, (W / 2 - 0.04, y, z + 0.07), brass, 0.002, turn=(0, 90, 0)))
        made.append(shapes.cylinder(0.02, 0.022, (W / 2 + 0.038, y, z + 0.07), brass, 0.003, turn=(0, 90, 0)))
    return made


def sensors(z):
    """A felt sheet with the strip that listens: copper tracks, small plates, a hair-line of light."""
    felt, copper = materials.cloth('#3a3f48', 900, 0.95), materials.metal('#c77b4a', 0.25)
    made = [shapes.box((W - 0.02, L - 0.02, 0.012), (0, 0, z), felt, 0.004, name='felt')]
    made.append(shapes.box((W - 0.1, 0.2, 0.008), (0, -0.5, z + 0.012), materials.satin('#20242b', 0.5), 0.003, name='strip'))
    for k in range(-6, 7):
        made.append(shapes.cylinder(0.026, 0.004, (k * 0.108, -0.5, z + 0.02), copper, 0.001, 32))
        made.append(shapes.ring(0.038, 0.0016, (k * 0.108, -0.5, z + 0.021), materials.glow('#8fd0ff', 4), segments=40))
    for side in (-1, 1):
        made.append(
            shapes.tube(
                [(-W / 2 + 0.06, -0.5 + side * 0.075, z + 0.022), (W / 2 - 0.06, -0.5 + side * 0.075, z + 0.022)],
                0.0022,
                copper,
                smooth=False,
            )
        )
    made.append(
        shapes.tube(
            [(W / 2 - 0.06, -0.575, z + 0.022), (W / 2 - 0.04, -0.75, z + 0.022), (W / 2 - 0.06, -L / 2 + 0.05, z + 0.022)], 0.004, copper
        )
    )
    return made


def springs(z):
    """Pocketed springs: rows of linen barrels, a corner left bare to show the steel."""
    linen, steel = materials.cloth('#e7e0d2', 900, 0.92), materials.metal('#c9cacc', 0.2)
    made, r, tall = [], 0.0665, 0.15
    profile = [
        (0, 0.0),
        (r * 0.75, 0.004),
        (r, 0.03),
        (r * 1.0, tall - 0.03),
        (r * 0.75, tall - 0.004),
        (r * 0.2, tall + 0.002),
        (0, tall - 0.006),
    ]
    barrel = shapes.lathe(profile, (0, 0, 0), linen, 28, 'pocket')
    coil = shapes.tube(
        [(r * 0.78 * cos(tau * 5 * t), r * 0.78 * sin(tau * 5 * t), 0.008 + (tall - 0.016) * t) for t in (i / 110 for i in range(111))],
        0.004,
        steel,
        smooth=False,
        sides=3,
        name='spring',
    )
    for i in range(12):
        for j in range(15):
            x, y = -W / 2 + 0.0667 + i * (W - 0.133) / 11, -L / 2 + 0.0667 + j * (L - 0.133) / 14
            bare = (11 - i) + j * 1.0 < 4.5
            made.append(shapes.copy(coil if bare else barrel, (x, y, z)))
    shapes.move([barrel, coil], (0, 0, -50))
    return made


def latex(z, thick=0.09):
    """A slab of latex, its upper face cut in ribs."""
    stuff = materials.stone('#e9dcc0', '#e2d3b4', 0.92)

    def top(u, v):
        return ((u - 0.5) * W, (v - 0.5) * L, z + thick - 0.013 * (0.5 + 0.5 * sin(v * 62 * pi)))

    return [shapes.solid(shapes.surface(top, 4, 620, stuff, name='latex', smooth_angle=60), thick - 0.013, -1)]


def cover(z):
    """The quilted top, wool under sateen, with its welt."""
    white, thread = materials.satin('#efe9dd', 0.5), materials.cloth('#c9b48a', 900, 0.7)

    def flat(u, v):
        return ((u - 0.5) * W, (v - 0.5) * L, z + 0.05)

    quilt = soft.upholstered(flat, soft.diamonds(6, 8, 0.03), 220, 260, white, 0.03, name='quilt')
    made = [quilt, shapes.box((W, L, 0.05), (0, 0, z), white, 0.016)]
    for dz in (0.004, 0.05):
        outline = [(-W / 2, -L / 2, z + dz), (W / 2, -L / 2, z + dz), (W / 2, L / 2, z + dz), (-W / 2, L / 2, z + dz)]
        made.append(shapes.tube(outline, 0.006, thread, closed=True, smooth=False))
    return made


def section(night=False):
    """Frame, motors, slats, air, sensors, springs, latex, cover: from below upwards; by night before a dark ground."""
    rooms.studio('#10182a' if night else '#ded6ca', 0.8 if night else 1.0, 2.6)
    if night:
        for side in (-1, 1):
            light.area((0.7, 3.6), (side * 3.4, 2.6, 2.2), (0, 0, 1.4), 150, 5600)
    layers = [(frame, 0.16), (motors, 0.56), (slats, 0.86), (air, 1.4), (springs, 1.76), (sensors, 2.14), (latex, 2.36), (cover, 2.7)]
    made = [one for make, z in layers for one in make(z)]
    shapes.move(made, (0, 0, 0), (0, 0, 34))
    cameras.camera((0.08, -9.6, 4.9), (0.08, 0, 1.36), 71, 11, level=False)
    return {'exposure': 0.0, 'glare': 0.12}


SIZE = (1600, 1067)
SCENES = {'technology/section': (*SIZE, section), 'technology/section-night': (*SIZE, partial(section, True))}
