"""Morphée's armchair: a poppy's seed pod of smoke-grey velvet, ajar, under its scalloped crown of blackened brass."""

from math import asin, cos, pi, sin, sqrt, tau

from mathutils import Vector
from parts import cameras, light, materials, props, rooms, seating, shapes, soft

SMOKE = '#76737a'
DUSK = '#5f595f'
VELVET, LINING = 'velvet-76737a', 'velvet-5f595f'
BLACKENED = 'metal-66563f-0.33'

FINISHES = {
    'mat-1': {VELVET: ('#4a3a33', 0, 0.42), LINING: ('#3c2e29', 0, 0.42)},
    'mat-2': {VELVET: ('#5d5a66', 0, 0.85), LINING: ('#4c4852', 0, 0.85)},
    'mat-3': {VELVET: ('#b9b2aa', 0, 0.95), LINING: ('#a69e96', 0, 0.95)},
    'fin-1': {BLACKENED: ('#e6b450', 1, 0.18)},
    'fin-2': {BLACKENED: ('#5c4229', 1, 0.38)},
}


def bezier(a, b, c, d, t):
    s = 1 - t
    return tuple(s**3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t**3 * e for p, q, r, e in zip(a, b, c, d))


class Pod:
    """The capsule: its girth by height, how it leans back, and the opening that one enters by."""

    def __init__(self, w, d, h):
        self.w, self.d, self.h = w, d, h
        low = [bezier((0, 0.1), (0.62, 0.1), (1, 0.27), (1, 0.47), k / 60) for k in range(61)]
        high = [bezier((1, 0.47), (1, 0.7), (0.34, 0.76), (0.3, 0.885), k / 60) for k in range(1, 61)]
        self.profile = seating.along(seating.through([*low[2:], *high], 300))
        self.girth = seating.eased(*((z, r) for r, z in [*low[2:], *high]))
        self.mouth_top = seating.eased(
            *((z, x) for x, z in (bezier((0.74, 0.42), (0.74, 0.64), (0.3, 0.74), (0, 0.8), k / 40) for k in range(41)))
        )
        self.lean = seating.eased((0.1, 0.0), (0.47, -0.004), (0.56, 0.017), (0.7, 0.096), (0.885, 0.245))

    def mouth(self, z):
        """Half the opening's angle at the height z (a share of the whole)."""
        if not 0.18 < z < 0.8:
            return 0.0
        x = 0.74 * sqrt(1 - ((0.42 - z) / 0.24) ** 2) if z < 0.42 else self.mouth_top(z)
        return asin(min(0.95, max(0.0, x) / self.girth(z)))

    def at(self, angle, z, inset=0.0):
        """A point of the outside; the angle is counted from the front."""
        r = self.girth(z)
        return Vector(((r * self.w / 2 - inset) * sin(angle), self.lean(z) - (r * self.d / 2 - inset) * cos(angle), z * self.h))

    def inside(self, angle, z):
        r = self.girth(z)
        p = self.at(angle, z, 0.085)
        if cos(angle) < 0:
            rear = 0.235 + 0.16 * max(0, z - 0.4)
            rear = min(rear, self.lean(z) + r * self.d / 2 - 0.09)
            p.y = self.lean(z) - cos(angle) * (rear - self.lean(z))
        return p


def quarters(pod, velvet, is_light):
    """The outside: twelve full quarters that meet in seams."""

    def point(u, v):
        _, z = pod.profile(v)
        gap = pod.mouth(z)
        return pod.at(gap + (tau - 2 * gap) * u, z, 0.032)

    def pad(u, v):
        r, z = pod.profile(v)
        gap = pod.mouth(z)
        t = (gap + (tau - 2 * gap) * u) / tau * 14
        t -= int(t)
        return 0.034 * max(0.0, 1 - (2 * t - 1) ** 2) ** 0.5 * min(1, r / 0.5) ** 0.5 * (min(1, min(u, 1 - u) / 0.03) ** 0.5 if gap else 1)

    cells = (110, 60) if is_light else (420, 240)
    return soft.upholstered(point, pad, *cells, velvet, rim=0, name='pod')


def lining(pod, velvet, is_light):
    """The inside: narrow channels that rise round the sitter and close above the head."""
    low, high = 0.24, 0.835

    def point(u, v):
        z = high - (high - low) * v
        gap = max(0.0, pod.mouth(z) - 0.02)
        return pod.inside(gap + (tau - 2 * gap) * u, z)

    def pad(u, v):
        z = high - (high - low) * v
        gap = pod.mouth(z)
        t = (gap + (tau - 2 * gap) * u) / tau * 30 + 0.5
        t -= int(t)
        return 0.02 * max(0.0, 1 - (2 * t - 1) ** 2) ** 0.45

    cells = (110, 40) if is_light else (420, 140)
    return soft.upholstered(point, pad, *cells, velvet, rim=0, name='lining')


def mouth_line(pod, inset, count):
    """The edge of the opening, as a closed line, `inset` from the outside."""
    side = []
    for k in range(81):
        z = 0.1805 + (0.7995 - 0.1805) * (0.5 - 0.5 * cos(pi * k / 80))
        side.append(pod.at(pod.mouth(z), z, inset))
    ring = [*side, *(Vector((-p.x, p.y, p.z)) for p in reversed(side[1:-1]))]
    return seating.through([tuple(p) for p in ring], count, closed=True)


def crown(at, metal, is_light):
    """The stigma: a ribbed dish with ten lobes, tipped a little forwards."""
    line = seating.through(
        [
            (0.118, -0.06),
            (0.136, -0.03),
            (0.144, -0.012),
            (0.141, 0.01),
            (0.15, 0.034),
            (0.18, 0.056),
            (0.226, 0.07),
            (0.257, 0.084),
            (0.25, 0.091),
            (0.225, 0.086),
            (0.13, 0.066),
            (0.05, 0.07),
            (0.012, 0.078),
        ],
        48,
    )
    run = seating.along(line)

    def dish(u, v):
        r, z = run(v)
        a = tau * u
        lobe = abs(sin(5 * a)) ** 0.6
        far = max(0.0, min(1, (r - 0.15) / 0.1))
        ridge = 0.006 * (1 - lobe) * (1 if v > 0.62 else 0) * min(1, r / 0.05)
        pleat = 0.0022 * sin(40 * a) * far * (v < 0.5)
        return (
            (r * (1 - 0.085 * (1 - lobe) * far) + pleat) * cos(a),
            (r * (1 - 0.085 * (1 - lobe) * far) + pleat) * 0.94 * sin(a),
            z + 0.02 * lobe * far + ridge,
        )

    cells = (100, 20) if is_light else (400, 48)
    made = [shapes.surface(dish, *cells, metal, close_u=True, name='crown')]
    return shapes.move(made, at, (9, 0, 0))


def rim_light(at, strength):
    """The thread of embers under the lobes."""
    ring = []
    for k in range(200):
        a = tau * k / 200
        lobe = abs(sin(5 * a)) ** 0.6
        r = 0.247 * (1 - 0.085 * (1 - lobe))
        ring.append((r * cos(a), r * 0.94 * sin(a), 0.066 + 0.02 * lobe))
    thread = shapes.tube(ring, 0.0028, materials.glow('#ff8a3c', strength), closed=True, smooth=False, sides=3, name='light')
    return shapes.move(thread, at, (9, 0, 0))


def pedestal(w, d, metal, gold):
    """The receptacle on its stem and round base."""
    r = w / 2
    line = props._smooth(
        [
            (0.0, 0.0),
            (0.56 * r, 0.0),
            (0.568 * r, 0.006),
            (0.568 * r, 0.019),
            (0.555 * r, 0.026),
            (0.5 * r, 0.028),
            (0.34 * r, 0.036),
            (0.2 * r, 0.056),
            (0.165 * r, 0.078),
            (0.2 * r, 0.1),
            (0.34 * r, 0.122),
            (0.44 * r, 0.14),
            (0.0, 0.15),
        ]
    )
    shapes.move(shapes.lathe(line, (0, 0, 0), metal, 96, 'foot', 40), scale=(1, d / w, 1))
    shapes.move(shapes.ring(0.57 * r, 0.0028, (0, 0, 0), gold), (0, 0, 0.0125), scale=(1, d / w, 1))


def build(piece, view='hero'):
    w, d, h = (piece['size'][k] for k in ('width', 'depth', 'height'))
    is_light = view == 'model'
    velvet, dusk = materials.velvet(SMOKE), materials.velvet(DUSK)
    ember = materials.velvet('#714731')
    metal, gold = materials.metal('#66563f', 0.33), materials.metal('#b98c4a', 0.24)
    pod = Pod(w, d, h)
    quarters(pod, velvet, is_light)
    lining(pod, dusk, is_light)
    count = 120 if is_light else 400
    shapes.tube(mouth_line(pod, 0.046, count), 0.04, velvet, closed=True, smooth=False, sides=3 if is_light else 8, name='lip')
    shapes.tube(mouth_line(pod, 0.005, count), 0.0048, gold, closed=True, smooth=False, sides=2 if is_light else 4, name='bead')
    outline = [(0, -d / 2), (0.17, -d / 2 + 0.018), (0.27, -0.43), (0.315, -0.32), (0.33, -0.1), (0.3, 0.1), (0.2, 0.2), (0, 0.235)]
    outline += [(-x, y) for x, y in reversed(outline[1:-1])]
    seating.filled(outline, 0.215 * h, 0.165 * h, dusk, 0.05, 0.016, dusk, 2, is_light, square=0.75, sat=(0, -0.1))
    soft.pillow((0.5, 0.3), 0.15, (0.02, 0.1, 0.565), ember, (64, 0, 3), seed=4, piping=ember)
    neck = (0, pod.lean(0.885), 0.885 * h)
    top = (neck[0], neck[1] - 0.008, h - 0.146)
    crown(top, metal, is_light)
    shapes.move(shapes.ring(0.142, 0.007, (0, 0, 0), gold), (neck[0], neck[1], neck[2] - 0.006), (4, 0, 0), (1, 1.06, 1))
    if view in ('night', 'model', 'hero', 'detail'):
        shapes.part('light', rim_light(top, {'night': 26, 'hero': 4, 'detail': 4}.get(view, 2)))
    pedestal(w, d, metal, gold)
    flower = pod.inside(pi, 0.655)
    seating.rosette(0.042, gold, 6, (0, flower.y - 0.016, flower.z), (-6, 0, 0))
    if shapes.has_options(view):
        for side in (-1, 1):
            p = pod.inside(pi - side * 0.85, 0.66)
            disc = shapes.cylinder(0.036, 0.006, (0, 0, 0), metal, 0.002, 32, (90, 0, 0), 'speaker')
            shapes.part('tech-2', shapes.move(disc, p + Vector((-side * 0.018, -0.014, 0)), (0, 0, side * -48)))
        shapes.part('fin-3', seating.stitching(mouth_line(pod, 0.02, 160), materials.cloth('#d8cfc6', 900, 0.6), 0.026, 0.012, 0.0016))


def poppies(at, seed=2):
    """Dried seed heads in a dark glazed jar."""
    from random import Random

    draw = Random(seed)
    made = [
        shapes.lathe(
            props._smooth(
                [
                    (0, 0),
                    (0.07, 0),
                    (0.075, 0.01),
                    (0.11, 0.1),
                    (0.115, 0.17),
                    (0.08, 0.25),
                    (0.045, 0.29),
                    (0.052, 0.32),
                    (0.046, 0.318),
                    (0.04, 0.29),
                    (0, 0.28),
                ]
            ),
            (0, 0, 0),
            materials.lacquer('#26211f', 0.2),
            64,
            'jar',
        )
    ]
    straw = materials.cloth('#8f8467', 900, 0.8)
    for _ in range(9):
        a, lean, tall = draw.uniform(0, tau), draw.uniform(0.05, 0.3), draw.uniform(0.3, 0.55)
        tip = (lean * cos(a), lean * sin(a), 0.28 + tall)
        made.append(shapes.tube([(0, 0, 0.2), (0.3 * tip[0], 0.3 * tip[1], 0.28 + tall * 0.45), tip], 0.0022, straw, name='stalk'))
        head = props._smooth(
            [
                (0, 0),
                (0.008, 0.004),
                (0.021, 0.022),
                (0.021, 0.036),
                (0.01, 0.049),
                (0.009, 0.051),
                (0.018, 0.055),
                (0.018, 0.058),
                (0, 0.06),
            ]
        )
        made.append(
            shapes.move(
                shapes.lathe(head, (0, 0, 0), straw, 24, 'seed-head', 60),
                tip,
                (draw.uniform(-14, 14), draw.uniform(-14, 14), 0),
                draw.uniform(0.9, 1.35),
            )
        )
    return shapes.move(made, at)


def dusk_room(power=1.0):
    """A bedroom when the lamps are being put out: plum-grey panels, dark boards."""
    paint = materials.stone('#4b4449', '#443d42', 0.6)
    rooms.chamber(back=1.9, panel=paint, power=power, warmth=3000, lamps=False)
    light.area((1.4, 2.0), (-3.2, -1.4, 1.9), (0, 0, 0.6), 130 * power, 7200)
    light.area((1.2, 1.6), (2.6, -1.2, 1.7), (0, 0, 0.7), 34 * power, 3000)
    light.area((1.0, 1.0), (0.7, -2.8, 1.5), (0, 0.1, 0.6), 70 * power, 3600)
    light.area((1.6, 1.2), (0.3, -0.3, 2.9), (0, 0.2, 0.9), 40 * power, 4000)


def shot_hero(piece):
    dusk_room(1.0)
    props.round_rug(1.5, (0, -0.1, 0), '#8a8185')
    shapes.cylinder(0.19, 0.46, (-1.0, 0.45, 0), materials.ebony('z'), 0.012, 96, name='table')
    poppies((-1.0, 0.45, 0.46))
    props.sconce((1.3, 1.9, 1.62), True)
    cameras.around((-0.1, 0), 3.7, 17, 1.15, 0.545, 62, aperture=5.6)
    return {'exposure': 0.35, 'glare': 0.3}


def shot_front(piece):
    rooms.studio('#8d868a', 1.0, 1.2)
    cameras.around((0, 0), 3.35, 14, 1.15, 0.53, 75, aperture=9)


def shot_detail(piece):
    dusk_room(1.0)
    cameras.camera((1.0, -1.5, 1.28), (0.05, 0.14, 0.9), 80, 5.6, (0.08, 0.05, 0.96))
    return {'exposure': 0.6, 'glare': 0.3}


def shot_night(piece):
    dusk_room(0.35)
    light.bulb((0, 0.12, 0.8), 1.6, 2400, 0.05)
    light.area((0.4, 0.4), (0, 0.2, 1.02), (0, -0.3, 0.7), 5, 2200)
    cameras.around((0, 0), 3.6, -20, 1.15, 0.54, 55, aperture=4)
    return {'exposure': 0.9, 'glare': 0.4}


def shot_scale(piece):
    seating.beside_door(piece, '#b7adab', '#9a8f8b', '#7d726e', 14)
