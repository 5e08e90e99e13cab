"""Artémis' armchair: a crescent of laminated silver ash, bent like a bow, with loden laced into it and an arrow on the string."""

from math import asin, cos, degrees, pi, radians, sin, tau

from mathutils import Vector
from parts import cameras, light, materials, props, rooms, seating, shapes, soft

LODEN = '#2e3829'
WOOL = 'cloth-2e3829-520-0.95-0.6'
STEEL = 'metal-c2beb4-0.3-0.25'
THONG = '#8a5a34'

FINISHES = {
    'mat-1': {WOOL: ('#4b3322', 0, 0.42)},
    'mat-2': {WOOL: ('#2f4a38', 0, 0.85)},
    'mat-3': {WOOL: ('#cfc8b6', 0, 0.95)},
    'fin-1': {STEEL: ('#e6b450', 1, 0.18)},
    'fin-2': {STEEL: ('#5c4229', 1, 0.38)},
}


def silver_ash(along='x'):
    return materials.wood('#5f5d57', '#a8a59b', 0.34, along)


def loden():
    return materials.cloth(LODEN, 520, 0.95, 0.6)


class Moon:
    """The crescent, horns up: its outer and inner circles, and how it is bent round the sitter and leans back."""

    def __init__(self, w, d, h):
        self.centre, self.r, self.lift, self.bite = 0.565 * h, 0.49 * w, 0.112 * w, 0.405 * w
        along = (self.r**2 - self.bite**2 + self.lift**2) / (2 * self.lift)
        self.turn = 90 + degrees(asin(along / self.r))
        self.inner_turn = 90 + degrees(asin((along - self.lift) / self.bite))
        self.w, self.d = w, d

    def bent(self, x, z, forward=0.0):
        """Where the point (x, z) of the elevation stands in space."""
        return Vector((x, 0.366 - 0.3 * (abs(x) / 0.42) ** 2.2 + 0.19 * (z - 0.64) - forward, z))

    def flat(self, k, t):
        """The point (x, z) at k from one horn (-1) to the other (1), t from the inner edge to the outer."""
        a, b = radians(-90 + k * self.inner_turn), radians(-90 + k * self.turn)
        inner = (self.bite * cos(a), self.centre + self.lift + self.bite * sin(a))
        outer = (self.r * cos(b), self.centre + self.r * sin(b))
        return tuple(p + (q - p) * t for p, q in zip(inner, outer))

    def at(self, k, t, forward=0.0):
        return self.bent(*self.flat(k, t), forward)


def bow(moon, ash, is_light):
    """Five laths glued and bent together, thinning out towards the horns."""
    laths, reach = 5, 0.985
    count = 60 if is_light else 200
    section = [(cos(a), sin(a)) for a in (tau * (i + 0.5) / 16 for i in range(16))]
    made = []
    for i in range(laths):

        def lath(u, v, i=i):
            k = reach * (2 * u - 1)
            n = v * 16
            a, b = section[int(n) % 16], section[(int(n) + 1) % 16]
            cx, cy = (p + (q - p) * (n - int(n)) for p, q in zip(a, b))
            sx = abs(cx) ** 0.35 * (1 if cx > 0 else -1)
            sy = abs(cy) ** 0.35 * (1 if cy > 0 else -1)
            t = (i + 0.5 + 0.488 * sx) / laths
            deep = 0.017 - 0.009 * abs(k) ** 3 + 0.0012 * (i % 2)
            return moon.at(k, t, deep * sy)

        made.append(shapes.surface(lath, count, 16, ash, close_v=True, name='lath', smooth_angle=50))
    return made


def bowstring(moon, h, steel, thong):
    """The string, drawn back to the arrow's nock, and the arrow itself."""
    nock = (0, 0.775 * h)
    made = []
    for side in (-1, 1):
        tip = moon.at(side * 0.97, 0.5, 0.004)
        made += [
            shapes.sphere(0.0125, tip, steel, (1, 1, 1), 32, 'nock'),
            shapes.tube([tuple(tip), tuple(moon.bent(*nock, 0.012))], 0.0022, thong, smooth=False, sides=3, name='string'),
        ]
    low, high = 0.625 * h, 0.945 * h
    made.append(shapes.tube([tuple(moon.bent(0, low, 0.012)), tuple(moon.bent(0, high, 0.012))], 0.0055, steel, smooth=False, name='arrow'))
    for z in (0.64 * h, 0.675 * h):
        clasp = [tuple(moon.bent(0, z, 0.012)), tuple(moon.bent(0, z, 0.045))]
        made.append(shapes.tube(clasp, 0.008, steel, smooth=False, name='clasp'))
    foot = moon.bent(0, high - 0.006, 0.012)

    def blade(u, v):
        half = 0.026 * sin(pi * min(1, u**0.62)) ** 0.9 * (1 if u < 1 else 0)
        return (half * (2 * v - 1), -0.005 * (1 - abs(2 * v - 1)) * sin(pi * u) ** 0.5, u * (h - high + 0.006) - 0.002)

    head = shapes.surface(blade, 40, 12, steel, name='arrowhead')
    back = shapes.copy(head, scale=(1, -1, 1))
    shapes.move([head, back], foot, (-9, 0, 0))
    for side in (-1, 1):
        vane = shapes.plate([(0.004, 0), (0.026, -0.018), (0.026, 0.042), (0.004, 0.06)], 0.002, steel, 0.0008, name='vane')
        made.append(shapes.move(vane, moon.bent(0, 0.71 * h, 0.013), (-9, 0, 0), (side, 1, 1)))
    return made


def back_pad(moon, h, wool, thong, is_light):
    """Loden in upright channels, a little hollow at the top, bound with leather and laced to the crescent at both sides."""
    edge = seating.eased((0, 0.235), (0.3, 0.292), (0.6, 0.3), (0.86, 0.277), (1, 0.246))
    low = 0.4 * h
    top = lambda s: 0.7 * h + 0.05 * abs(s) ** 2.2

    def flat(u, v):
        s = 2 * u - 1
        return (edge(v) * s, low + (top(s) - low) * v)

    point = lambda u, v: moon.bent(*flat(u, v), 0.035)

    def pad(u, v):
        t = u * 8
        t -= int(t)
        near = min(1, min(u, 1 - u) / 0.02, (1 - v) / 0.03) ** 0.5 if 0 < u < 1 and v < 1 else 0
        return (0.012 + 0.03 * max(0, 1 - (2 * t - 1) ** 2) ** 0.45) * near + 0.03 * near * max(0, 1 - ((v - 0.28) / 0.3) ** 2)

    cells = (70, 24) if is_light else (300, 110)
    sheet = soft.upholstered(point, pad, *cells, wool, rim=0, name='pad')
    made = [shapes.solid(sheet, 0.03, -1)]
    ring = [point(0, k / 30) for k in range(31)] + [point(k / 40, 1) for k in range(1, 41)] + [point(1, 1 - k / 30) for k in range(1, 31)]
    made.append(shapes.tube([tuple(p) for p in ring], 0.0085, thong, smooth=False, sides=3 if is_light else 8, name='binding'))
    return made, flat


def laces(moon, flat, thong, steel, is_light):
    """The lacing between pad and bow, like a quiver's."""
    made, count = [], 9
    for side in (0, 1):
        here, there = [], []
        for i in range(count):
            v = 0.22 + 0.72 * i / (count - 1)
            x, z = flat(side, v)
            here.append(moon.bent(x * 0.955, z, 0.062))
            k = next(k / 500 for k in range(60, 490) if moon.flat(k / 500, 0)[1] > z - 0.012)
            there.append(moon.at(k if side else -k, 0.17, 0.022))
        for start in (0, 1):
            path = []
            for i in range(count):
                line, rest = (here, there) if (i + start) % 2 == 0 else (there, here)
                p = line[i]
                way = (rest[i] - p).normalized()
                path += [
                    tuple(p - way * 0.006 + Vector((0, 0.006, -0.003))),
                    tuple(p + Vector((0, -0.003, 0))),
                    tuple(p + way * 0.006 + Vector((0, -0.004, 0.003))),
                ]
            made.append(shapes.tube(path, 0.0032, thong, smooth=not is_light, sides=3, resolution=4, name='lace'))
        for p in [*here, *there]:
            made.append(
                shapes.ring(
                    0.0065, 0.0018, tuple(p + Vector((0, 0.001, 0))), steel, (90, 0, 30 if side else -30), 16 if is_light else 32, 'eyelet'
                )
            )
    return made


def leg(x, y, out, back, ash, steel):
    """A hind's leg: strong at the thigh, bent at the hock, fine above the hoof."""
    if back:
        path = [
            (x - 0.045 * out, y - 0.1, 0.325, 1.25),
            (x - 0.03 * out, y - 0.03, 0.27, 1.15),
            (x - 0.005 * out, y + 0.025, 0.19, 0.78),
            (x, y + 0.012, 0.11, 0.56),
            (x + 0.006 * out, y + 0.006, 0.04, 0.55),
            (x + 0.008 * out, y, 0.03, 0.6),
        ]
    else:
        path = [
            (x - 0.05 * out, y + 0.055, 0.325, 1.25),
            (x - 0.025 * out, y + 0.025, 0.27, 1.2),
            (x + 0.004 * out, y - 0.008, 0.19, 0.82),
            (x - 0.004 * out, y, 0.11, 0.58),
            (x + 0.002 * out, y - 0.006, 0.04, 0.55),
            (x + 0.004 * out, y - 0.008, 0.03, 0.6),
        ]
    made = [shapes.tube(seating.through(path, 40), 0.031, ash, smooth=False, sides=8, name='leg')]
    hoof = shapes.lathe(
        [(0.0, 0.0), (0.024, 0.0), (0.0245, 0.004), (0.019, 0.034), (0.0175, 0.037), (0.0, 0.037)], (0, 0, 0), steel, 40, 'hoof'
    )
    made.append(shapes.move(hoof, (path[-1][0], path[-1][1], 0)))
    return made


def arm(side, ash, thong, is_light):
    """An oval rest from the bow to the hand, its grip in leather, on a post that curves up from the rail."""
    path = seating.through(
        [(0.383, -0.3, 0.628), (0.384, -0.2, 0.641), (0.388, -0.06, 0.645), (0.396, 0.05, 0.648), (0.386, 0.1, 0.64)],
        24 if is_light else 60,
    )
    run = seating.along(path)

    def rest(u, v):
        p = Vector(run(u))
        end = max(0.02, 1 - max(0, (0.09 - u) / 0.09) ** 2) ** 0.5
        wide = 0.038 * end * (1 - 0.45 * max(0, u - 0.4))
        a = tau * v
        return (side * (p.x + wide * cos(a)), p.y, p.z + 0.015 * end * sin(a))

    made = [shapes.surface(rest, 30 if is_light else 80, 20 if is_light else 40, ash, close_v=True, name='arm')]

    def grip(u, v):
        t = 0.16 + 0.42 * u
        p = Vector(run(t))
        a = tau * v
        fold = 0.0022 + 0.0014 * abs(sin(pi * u * 17)) ** 0.5
        return (side * (p.x + (0.038 * (1 - 0.45 * max(0, t - 0.4)) + fold) * cos(a)), p.y, p.z + (0.015 + fold) * sin(a))

    made.append(shapes.surface(grip, 34 if is_light else 170, 20 if is_light else 40, thong, close_v=True, name='grip'))
    post = [
        (side * 0.296, -0.19, 0.325, 1.25),
        (side * 0.326, -0.195, 0.4, 1.1),
        (side * 0.33, -0.2, 0.47, 0.95),
        (side * 0.362, -0.215, 0.56, 0.8),
        (side * 0.378, -0.225, 0.632, 0.95),
    ]
    made.append(shapes.tube(seating.through(post, 30), 0.0175, ash, smooth=False, sides=8, name='post'))
    return made


def seat(d, h, wool, thong, ash, steel, is_light):
    """A sprung cushion on a studded rail."""
    outline = [
        (0, -d / 2),
        (0.18, -d / 2 + 0.01),
        (0.28, -d / 2 + 0.06),
        (0.317, -0.29),
        (0.316, -0.08),
        (0.288, 0.13),
        (0.19, 0.245),
        (0, 0.275),
    ]
    outline += [(-x, y) for x, y in reversed(outline[1:-1])]
    top = 0.415 * h
    seating.filled(outline, top - 0.122, 0.108, wool, 0.034, 0.014, thong, 6, is_light, sat=(0, -0.08))
    rail = [(x * 0.945, y * 0.93 - 0.004) for x, y in outline]
    shapes.move(shapes.plate(rail, 0.05, ash, 0.008, smooth=True, name='rail'), (0, 0, top - 0.12), (-90, 0, 0))
    ring = seating.through(rail, 64, closed=True)
    for x, y in ring:
        if y < 0.1:
            shapes.sphere(0.0052, (x * 1.004, y * 1.004, top - 0.144), steel, (1, 1, 1), 12, 'stud')


def moonlight(moon, strength):
    """The thread of light behind the bow: the moon of the day."""
    path = [tuple(moon.at(0.93 * (2 * k / 120 - 1), 1.03, -0.012)) for k in range(121)]
    return shapes.tube(path, 0.0035, materials.glow('#dfe9ff', strength), smooth=False, sides=3, name='light')


def build(piece, view='hero'):
    w, d, h = (piece['size'][k] for k in ('width', 'depth', 'height'))
    is_light = view == 'model'
    wool, ash, thong = loden(), silver_ash('x'), materials.leather(THONG, 0.5)
    steel = materials.metal('#c2beb4', 0.3, 0.25)
    moon = Moon(w, d, h)
    bow(moon, ash, is_light)
    bowstring(moon, h, steel, thong)
    _, flat = back_pad(moon, h, wool, thong, is_light)
    laces(moon, flat, thong, steel, is_light)
    seat(d, h, wool, thong, ash, steel, is_light)
    upright = silver_ash('z')
    for side in (-1, 1):
        arm(side, silver_ash('y'), thong, is_light)
        leg(side * 0.31, -0.36, side, False, upright, steel)
        leg(side * 0.29, 0.33, side, True, upright, steel)
    if view in ('night', 'model'):
        shapes.part('light', moonlight(moon, 16 if view == 'night' else 2))
    if shapes.has_options(view):
        for side in (-1, 1):
            disc = shapes.cylinder(0.03, 0.006, (0, 0, 0), steel, 0.002, 32, (90, 0, 0), 'speaker')
            shapes.part('tech-2', shapes.move(disc, moon.bent(side * 0.2, 0.78, 0.088), (0, 0, side * -24)))
        for k in range(1, 8):
            line = [moon.bent(*flat(k / 8, v / 20), 0.05) for v in range(3, 20)]
            shapes.part('fin-3', seating.stitching(line, materials.cloth('#d9c79c', 900, 0.6), 0.026, 0.012, 0.0016))


def lodge(power=1.0):
    """A room at the edge of a wood, towards evening: grey-green walls, boards, cool light from the window."""
    rooms.chamber(
        back=1.8, left=3.0, right=3.4, high=3.3, panel=materials.stone('#59624f', '#525b49', 0.6), power=power, warmth=4200, lamps=False
    )
    light.area((2.4, 2.4), (-2.9, -1.3, 1.8), (0.2, 0, 0.6), 210 * power, 6600)
    light.area((3, 2), (0, -0.6, 3.2), (0, 0, 0), 45 * power, 6000)
    light.area((1.4, 1.6), (2.4, -2.4, 1.8), (0, 0, 0.6), 40 * power, 3600)


def shot_hero(piece):
    lodge()
    props.rug(2.7, 2.1, (0, -0.15, 0), '#8c8778', '#55584a')
    props.olive_tree((-1.3, 1.0, 0), 1.75, 4)
    props.olive_tree((1.5, 1.15, 0), 1.6, 9)
    cameras.around((-0.1, 0), 3.95, 31, 1.2, 0.55, 62, aperture=5.6)
    return {'exposure': 0.3}


def shot_front(piece):
    rooms.studio('#b9b8ab', 1.0, 1.2)
    cameras.around((0, 0), 3.35, 18, 1.2, 0.57, 75, aperture=9)


def shot_detail(piece):
    lodge()
    cameras.camera((0.55, -1.3, 1.05), (-0.2, 0.1, 0.76), 80, 5.6, (-0.26, 0.12, 0.76))


def shot_night(piece):
    rooms.chamber(back=0.95, panel=materials.stone('#2b332d', '#262d28', 0.6), power=1.2, warmth=3400, lamps=False)
    light.area((1.4, 1.4), (-2.4, -2.0, 1.8), (0, 0, 0.6), 30, 8000)
    light.area((0.7, 0.1), (0, 0.62, 0.5), (0, 0.95, 0.75), 6, 8000)
    cameras.around((0, 0), 3.75, -24, 1.2, 0.545, 55, aperture=4)
    return {'exposure': 0.7, 'glare': 0.35}


def shot_scale(piece):
    seating.beside_door(piece, '#b4b8a6', '#a49a86', '#857a66', 20)
