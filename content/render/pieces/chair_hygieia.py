"""Hygieia's armchair: a bowl of milk-white bouclé on an oak foot, and one line of oak that winds up to drink from a cup."""

from math import asin, cos, pi, radians, sin, sqrt, tau

from mathutils import Vector
from parts import cameras, light, materials, props, rooms, seating, shapes, soft

MILK = '#e9e1d2'
WOOL = 'looped-wool-e9e1d2'

FINISHES = {
    'mat-1': {WOOL: ('#b98a5e', 0, 0.42)},
    'mat-2': {WOOL: ('#d8cbb6', 0, 0.85)},
    'mat-3': {WOOL: ('#e4dccb', 0, 0.95)},
    'fin-1': {'metal-c79a52-0.26': ('#e6b450', 1, 0.18)},
    'fin-2': {'metal-c79a52-0.26': ('#5c4229', 1, 0.38)},
}


def bowl(rim, low, rx, ry, middle, wool, is_light):
    """The seat's shell, ribbed like a gourd from the foot to the rim."""

    def point(u, v):
        a = pi / 2 * (0.14 + 0.86 * v)
        r = sin(a) ** 0.86
        return (rx * r * cos(tau * u), middle + ry * r * sin(tau * u), rim - (rim - low) * cos(a))

    cells = (120, 14) if is_light else (480, 60)
    return soft.upholstered(point, soft.channels(20, 0.02), *cells, wool, rim=0.0, close_u=True, name='bowl')


def foot(low, wood):
    """A turned stem on a round base."""
    outline = props._smooth(
        [
            (0.0, 0.0),
            (0.236, 0.0),
            (0.246, 0.008),
            (0.246, 0.02),
            (0.236, 0.03),
            (0.2, 0.036),
            (0.11, 0.05),
            (0.062, 0.082),
            (0.052, 0.105),
            (0.054, 0.116),
        ]
    )
    bead = [(0.054, 0.116), (0.07, 0.119), (0.074, 0.126), (0.07, 0.133), (0.056, 0.136)]
    cup = props._smooth([(0.056, 0.136), (0.062, 0.15), (0.1, low), (0.17, low + 0.022), (0.215, low + 0.05), (0.0, low + 0.06)])
    return shapes.lathe([*outline, *bead, *cup], (0, 0, 0), wood, 96, 'foot', 40)


def back(h, wool, is_light):
    """A round cushion bent about the shoulders, thick as risen bread, with upright channels inside a full border."""
    cz, rz, thick, bend = 0.672 * h, 0.308 * h, 0.062, 0.355
    reach = bend * asin(0.335 / bend)

    def point(u, v):
        lat, lon = pi * (0.012 + 0.976 * v), tau * u
        x = -reach * sin(lat) ** 0.92 * cos(lon)
        z = -rz * cos(lat)
        front = sin(lon)
        out = thick * (abs(front) ** 0.62) * sin(lat) ** 0.42 * (1.25 if front > 0 else -0.55)
        a, r = x / bend, bend - out
        return (r * sin(a), 0.008 + r * cos(a) * 1.05 + 0.19 * z, cz + z)

    def pad(u, v):
        if u > 0.5:
            return 0.0
        lat = pi * (0.012 + 0.976 * v)
        across, up = -cos(tau * u), -cos(lat)
        ring = sqrt(min(1, (across * sin(lat)) ** 2 + up**2))
        if ring > 0.86:
            return 0.02 * max(0, 1 - ((ring - 0.93) / 0.07) ** 2) ** 0.45
        t = (across / 0.86 * 0.5 + 0.5) * 8
        t -= int(t)
        return 0.021 * max(0, 1 - (2 * t - 1) ** 2) ** 0.42 * min(1, (0.86 - ring) / 0.05) ** 0.5

    cells = (120, 44) if is_light else (400, 170)
    return soft.upholstered(point, pad, *cells, wool, rim=0.0, close_u=True, name='back')


def serpent_line(w, d, h, rim):
    """The way of the serpent: round the stem, under the bowl, up at the left, over the back, and down to the cup."""
    x, y = w / 2 - 0.024, d / 2 - 0.024
    points = []
    for k in range(15):
        a = radians(-150 + 30 * k)
        t = k / 14
        r = 0.2 - 0.125 * min(1, t * 1.25)
        points.append((r * cos(a), r * sin(a) - 0.014, 0.052 + 0.1 * max(0, t - 0.2) / 0.8, 0.25 + 0.28 * t))
    for t in (0.2, 0.42, 0.64, 0.84, 1.0):
        a = pi / 2 * t
        r = sin(a) ** 0.86 * 0.41 + 0.016
        points.append((-r * cos(radians(40)), -r * sin(radians(40)) * 1.04, rim - 0.285 * cos(a) - 0.014, 0.56 + 0.2 * t))
    points += [
        (-0.352, -0.318, rim + 0.04, 0.78),
        (-0.362, -0.312, 0.555, 0.8),
        (-0.388, -0.27, 0.635, 0.85),
        (-x * 0.985, -0.18, 0.672, 0.92),
        (-x, -0.04, 0.7, 0.98),
    ]
    points += [
        (-x * 0.97, 0.1, 0.748, 1),
        (-0.86 * x, 0.225, 0.872, 1),
        (-0.62 * x, 0.355, 1.0, 1),
        (-0.31 * x, 0.425, h - 0.042, 1),
        (0, y, h - 0.024, 1),
    ]
    points += [
        (0.31 * x, 0.425, h - 0.042, 1),
        (0.62 * x, 0.355, 1.0, 1),
        (0.86 * x, 0.225, 0.872, 1),
        (x * 0.97, 0.1, 0.748, 1),
        (x, -0.04, 0.7, 1),
    ]
    points += [
        (x * 0.99, -0.16, 0.684, 0.97),
        (x * 0.96, -0.25, 0.7, 0.9),
        (0.365, -0.315, 0.722, 0.82),
        (0.318, -0.335, 0.716, 0.75),
        (0.288, -0.328, 0.69, 0.7),
    ]
    return points


def serpent(w, d, h, rim, wood, brass, is_light):
    path = seating.through(serpent_line(w, d, h, rim), 130 if is_light else 460)
    made = [shapes.tube(path, 0.024, wood, smooth=False, sides=3 if is_light else 10, name='serpent')]
    tip, way = Vector(path[-1][:3]), (Vector(path[-1][:3]) - Vector(path[-3][:3])).normalized()
    side = way.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(way).normalized()

    def head(u, v):
        along = -0.02 + 0.1 * u
        wide = seating.eased((0, 0.0155), (0.3, 0.02), (0.55, 0.03), (0.8, 0.022), (0.95, 0.012), (1, 0.002))(u)
        tall = seating.eased((0, 0.0155), (0.4, 0.0165), (0.7, 0.0155), (0.95, 0.007), (1, 0.001))(u)
        a = tau * v
        brow = 1 + 0.12 * max(0, sin(a)) * (1 - abs(2 * u - 1.2))
        return tip + way * along + side * wide * cos(a) + up * tall * sin(a) * brow

    made.append(shapes.surface(head, 16 if is_light else 40, 20 if is_light else 40, wood, close_v=True, name='head'))
    for s in (-1, 1):
        made.append(shapes.sphere(0.0036, tip + way * 0.042 + side * s * 0.023 + up * 0.011, brass, segments=16, name='eye'))
    return made


def cup(at, rim, wood, dark, lit):
    """The oak cup by the right hand, warm from below, on its stem; a ring of light reminds one to drink."""
    x, y, top = at
    low = top - 0.075
    bowl_line = props._smooth(
        [
            (0.0, low),
            (0.028, low + 0.002),
            (0.05, low + 0.018),
            (0.06, low + 0.045),
            (0.061, top - 0.003),
            (0.0585, top),
            (0.0555, top - 0.003),
            (0.054, low + 0.046),
            (0.044, low + 0.022),
            (0.02, low + 0.012),
            (0.0, low + 0.012),
        ]
    )
    made = [shapes.lathe(bowl_line, (x, y, 0), wood, 72, 'cup')]
    stem = props._smooth(
        [(0.03, rim), (0.03, rim + 0.006), (0.014, rim + 0.014), (0.011, (rim + low) / 2), (0.014, low - 0.006), (0.028, low + 0.003)]
    )
    made.append(shapes.lathe(stem, (x, y, 0), wood, 48, 'stem'))
    made.append(shapes.cylinder(0.0515, 0.002, (x, y, top - 0.02), dark, 0.0005, 48, name='tisane'))
    ring = shapes.ring(0.0605, 0.0016, (x, y, top - 0.014), materials.glow('#ffd9a6', 12 if lit else 0.8), segments=64, name='light')
    shapes.part('light', ring)
    return made


def build(piece, view='hero'):
    w, d, h = (piece['size'][k] for k in ('width', 'depth', 'height'))
    is_light = view == 'model'
    wool, oak, brass = materials.looped_wool(MILK), materials.oak('z'), materials.brass()
    rim, low, middle = 0.4 * h, 0.155 * h, -0.012
    rx, ry = 0.9 * w / 2, 0.9 * d / 2
    foot(low, oak)
    bowl(rim, low, rx, ry, middle, wool, is_light)
    hoop = shapes.lathe(
        [(0.98, 0.0), (1.05, 0.0), (1.062, 0.008), (1.062, 0.024), (1.05, 0.032), (0.98, 0.032)],
        (0, 0, 0),
        materials.oak('x'),
        48 if is_light else 160,
        'rim',
        30,
    )
    shapes.move(hoop, (0, middle, rim), scale=(rx, 0.458 / 1.062, 1))
    shapes.move(shapes.cylinder(1, 0.03, (0, 0, 0), wool, 0.004, 96, name='deck'), (0, middle, rim), scale=(rx * 0.99, ry * 0.99, 1))
    outline = [(0.352 * cos(tau * k / 24), -0.035 + 0.365 * sin(tau * k / 24)) for k in range(24)]
    seating.filled(outline, rim + 0.03, 0.1, wool, 0.036, 0.014, wool, 5, is_light, square=0.8, sat=(0, -0.08))
    back(h, wool, is_light)
    serpent(w, d, h, rim, oak, brass, is_light)
    for side in (-1, 1):
        post = [(side * 0.404, -0.035, rim + 0.01, 1.25), (side * 0.412, -0.037, rim + 0.12, 0.9), (side * 0.415, -0.04, 0.69, 1.2)]
        shapes.tube(seating.through(post, 12), 0.0125, oak, smooth=False, name='post')
    cup((0.29, -0.302, 0.648), rim + 0.03, oak, materials.lacquer('#5a3416', 0.03), view == 'night')
    if shapes.has_options(view):
        for side in (-1, 1):
            disc = shapes.cylinder(0.032, 0.006, (0, 0, 0), brass, 0.002, 32, (90, 0, 0), 'speaker')
            shapes.part('tech-2', shapes.move(disc, (side * 0.225, 0.225, 0.93), (0, 0, side * -38)))
        edge = [(0.335 * cos(tau * k / 60), -0.035 + 0.348 * sin(tau * k / 60), rim + 0.134) for k in range(61)]
        shapes.part('fin-3', seating.stitching(edge, materials.cloth('#9c7b52', 900, 0.6), 0.03, 0.012, 0.0016))


def morning(power=1.0):
    """A pale room in the morning, linen at the window."""
    rooms.hall(
        back=1.9, left=2.7, right=3.6, high=3.5, tone='#b3a78f', ground='#cdbfa6', vein='#a8967a', warmth=5600, power=power, niche=False
    )
    soft.curtain(0.9, 3.2, (-2.3, 1.62, 0.05), materials.cloth('#efe8da', 900, 0.9), 7, 0.1, (0, 0, 0), 4)


def shot_hero(piece):
    morning()
    props.round_rug(1.35, (0.05, -0.1, 0), '#d6c8b0')
    shapes.cylinder(0.2, 0.52, (1.15, 0.5, 0), materials.marble('#e9e3d8', '#b7a88f', 0.3), 0.01, 96, name='drum')
    props.vase(0.34, (1.15, 0.5, 0.52), materials.stone('#cdbfa6', '#b9a98c', 0.8), True, 3)
    cameras.around((0.14, 0), 3.9, -20, 1.2, 0.57, 62, aperture=5.6)
    return {'exposure': -0.05}


def shot_front(piece):
    rooms.studio('#c9bca6', 0.9, 1.2)
    cameras.around((0, 0), 3.3, -14, 1.2, 0.56, 75, aperture=9)


def shot_detail(piece):
    morning()
    cameras.camera((-0.55, -1.55, 1.02), (0.22, -0.22, 0.63), 85, 7, (0.27, -0.31, 0.67))
    return {'exposure': -0.3}


def shot_night(piece):
    rooms.chamber(back=1.7, panel=materials.stone('#4a4137', '#443b32', 0.6), power=1.1, warmth=2800, lamps=False)
    props.sconce((-0.95, 1.7, 1.6), True)
    light.area((1.4, 1.4), (-2.4, -2.0, 1.8), (0, 0, 0.6), 26, 3600)
    light.bulb((0.29, -0.302, 0.665), 0.7, 2500, 0.03)
    cameras.around((0, 0), 3.5, -18, 1.2, 0.55, 55, aperture=4)
    return {'exposure': 0.4, 'glare': 0.35}


def shot_scale(piece):
    seating.beside_door(piece, '#c9bda6', '#d8cbb4', '#bba98c', -12)
