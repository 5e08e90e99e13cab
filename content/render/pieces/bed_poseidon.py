"""Poseidon's bed: a scallop of mother-of-pearl that rolls over like a wave, sea-glass along a frame of bent ash."""

from math import cos, pi, radians, sin

from mathutils import Vector
from parts import bedding, cameras, light, materials, props, rooms, shapes, soft

LOBES = 13
TEAL = '#0d3a45'
BASE = 0.43
# the wave from its root to the lip: (share of the radius, metres in front of the back)
WAVE = [
    (0.14, 0.15),
    (0.32, 0.135),
    (0.55, 0.1),
    (0.74, 0.06),
    (0.87, 0.045),
    (0.95, 0.06),
    (0.99, 0.095),
    (1.0, 0.135),
    (0.985, 0.172),
    (0.955, 0.19),
    (0.925, 0.185),
]


def ash(along='x'):
    return materials.wood('#bda88a', '#d2c1a5', 0.4, along)


def along(points, t):
    """Catmull–Rom through the points, t from 0 to 1."""
    place = min(max(t, 0), 1) * (len(points) - 1)
    i = min(int(place), len(points) - 2)
    f = place - i
    p = [points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]]
    return tuple(
        0.5
        * (
            2 * p[1][k]
            + (p[2][k] - p[0][k]) * f
            + (2 * p[0][k] - 5 * p[1][k] + 4 * p[2][k] - p[3][k]) * f * f
            + (3 * p[1][k] - p[0][k] - 3 * p[2][k] + p[3][k]) * f**3
        )
        for k in range(len(p[0]))
    )


def scallop(w, h, head):
    """The shell as a sheet: u from right to left along its edge, v from the root to the lip."""
    rx, ry = w * 0.445, (h - BASE - 0.014) / 1.026

    def point(u, v):
        share, forward = along(WAVE, v)
        lobe = abs(sin(pi * LOBES * u)) ** 0.55
        angle = radians(4 + 172 * u)
        swell = share * (1 + 0.026 * lobe * v)
        rib = 0.034 * lobe * min(1, v * 2.2) * (1 if v < 0.62 else max(0.35, 1 - (v - 0.62) * 1.7))
        return (rx * swell * cos(angle), head + 0.023 - forward - rib, BASE + ry * swell * sin(angle))

    return point


def shell(w, h, head, view):
    point, gold = scallop(w, h, head), materials.gold()
    fine = view != 'model'
    body = shapes.surface(point, LOBES * (16 if fine else 8), 72 if fine else 30, materials.nacre('#e9e4dc', 40), name='shell')
    shapes.solid(body, 0.022, 1)
    steps, sides = (312, 4) if fine else (104, 1)
    for v, thick in ((0.62, 0.0045), (0.3, 0.003)):
        line = [tuple(Vector(point(i / steps, v)) + Vector((0, -0.002, 0))) for i in range(steps + 1)]
        shapes.tube(line, thick, gold, smooth=False, sides=sides, name='gold-line')
    for i in range(1, LOBES):
        groove = [tuple(Vector(point(i / LOBES, 0.1 + 0.9 * k / 40)) + Vector((0, -0.001, 0))) for k in range(41)]
        shapes.tube(groove, 0.0026, gold, smooth=False, sides=3 if fine else 1, name='gold-line')
        shapes.sphere(0.013, point(i / LOBES, 1.0), gold, segments=24 if fine else 10, name='bead')


def volute(w, head, view):
    """Foam rolled up at the foot of the shell: a ribbon of ash faced with pearl."""
    half = w / 2
    eye, r = (half - 0.147, 0.61), 0.128
    path = [along([(half * 0.8, 0.36), (half * 0.93, 0.4), (half - 0.034, 0.49), (half - 0.019, 0.6)], i / 14) for i in range(14)]
    for i in range(64):
        a = radians(-4 + 600 * i / 63)
        radius = r * (1 - 0.8 * i / 63)
        path.append((eye[0] + radius * cos(a), eye[1] + radius * sin(a)))

    def ribbon(u, v):
        x, z = along(path, u)
        wide = 0.13 - 0.05 * u
        return (x, head - 0.2 + wide * (2 * v - 1) - 0.02 * u, z)

    pieces = [
        shapes.solid(shapes.surface(ribbon, 150 if view != 'model' else 60, 6, materials.nacre('#e9e4dc', 40), name='volute'), 0.024, 0)
    ]
    shapes.rounded(pieces[0], 0.008, 3, 60)
    rim = [(x, head - 0.2 - 0.13 + 0.03 * i / len(path) - 0.002, z) for i, (x, z) in enumerate(path)]
    pieces.append(shapes.tube(rim, 0.005, materials.gold(), name='gold-line'))
    pieces.append(shapes.sphere(0.024, (eye[0], head - 0.22, eye[1]), materials.gold(), (1, 4.2, 1), 24, 'eye'))
    for one in pieces:
        shapes.mirrored(one)


def plan_of(w, d):
    """The frame's outline from the back of the right side round the foot to the back of the left: [(x, y)]."""
    edge, front = w * 0.45, -d / 2 + 0.011
    right = [(edge, d / 2 - 0.12), (edge, 0.5), (edge, 0.0), (edge, -0.5), (edge, front + 0.36)]
    corner = [(edge - 0.012, front + 0.2), (edge - 0.07, front + 0.09), (edge - 0.19, front + 0.042)]
    bow = [(edge * 0.55, front + 0.014), (0, front)]
    side = right + corner + bow
    return side + [(-x, y) for x, y in side[-2::-1]]


def frame(w, d, view):
    """The rail of bent ash, its section rounded like a hull."""
    outline = plan_of(w, d)
    spot = lambda t: Vector((*along(outline, t), 0))

    def normal(t):
        way = spot(min(1, t + 2e-3)) - spot(max(0, t - 2e-3))
        return Vector((-way.y, way.x, 0)).normalized()

    def section(a, shrink=1.0):
        c, s = cos(a), sin(a)
        power = lambda q: (abs(q) ** 0.42) * (1 if q >= 0 else -1)
        return -0.07 + 0.07 * power(c) * shrink, 0.266 + 0.106 * power(s)

    def hull(u, v):
        out, z = section(2 * pi * v)
        p = spot(u) + normal(u) * out
        return (p.x, p.y, z)

    shapes.surface(hull, 220 if view != 'model' else 90, 36 if view != 'model' else 20, ash(), close_v=True, name='rail')
    return spot, normal


def on_face(spot, normal, t, z, out=0.0):
    p = spot(t) + normal(t) * out
    return (p.x, p.y, z)


def wave_inlay(spot, normal, lit, view):
    """Running waves of gold along the rail, a pebble of sea-glass under every crest."""
    gold = materials.gold()
    inner = 5.0 if lit else 0.3
    glass = [materials.sea_glass(tint, inner) for tint in ('#8fcabd', '#5fa9a6', '#b7ddcb', '#3f8791')]
    length = sum((spot((i + 1) / 400) - spot(i / 400)).length for i in range(400))
    marks, run = [0.0], 0.0
    for i in range(400):
        run += (spot((i + 1) / 400) - spot(i / 400)).length
        marks.append(run)

    def at(distance):
        for i in range(400):
            if marks[i + 1] >= distance:
                return (i + (distance - marks[i]) / (marks[i + 1] - marks[i])) / 400
        return 1.0

    count, fineness, sides, round_ = (26, 40, 3, 28) if view != 'model' else (26, 16, 0, 10)
    step = (length - 0.5) / count
    wave = [
        (0.0, 0.0),
        (0.3, 0.04),
        (0.48, 0.35),
        (0.58, 0.75),
        (0.78, 1.0),
        (0.98, 0.86),
        (1.02, 0.55),
        (0.88, 0.38),
        (0.74, 0.5),
        (0.76, 0.68),
        (0.88, 0.7),
    ]
    for k in range(count):
        start = 0.25 + k * step
        points = []
        for i in range(fineness + 1):
            x, z = along(wave, i / fineness)
            points.append(on_face(spot, normal, at(start + x * step * 0.98), 0.216 + 0.108 * z, 0.0012))
        shapes.tube(points, 0.0042, gold, smooth=False, sides=sides, name='wave')
        t = at(start + step * 0.24)
        side = normal(t)
        pebble = shapes.sphere(0.024, (0, 0, 0), glass[k * 7 % 4], (1.15, 0.55, 0.85 + 0.1 * (k % 3)), round_, 'pebble')
        turn = side.to_track_quat('-Y', 'Z').to_matrix().to_4x4()
        turn.translation = on_face(spot, normal, t, 0.3, 0.002)
        pebble.matrix_world = turn @ pebble.matrix_basis
        circle = [(0.0275 * cos(2 * pi * i / round_), 0, 0.024 * sin(2 * pi * i / round_)) for i in range(round_)]
        bezel = shapes.tube(circle, 0.003, gold, closed=True, smooth=False, sides=sides, name='bezel')
        bezel.matrix_world = turn @ bezel.matrix_basis
    points = [on_face(spot, normal, at(0.16 + (length - 0.32) * i / 240), 0.2, 0.0005) for i in range(241)]
    shapes.tube(points, 0.0028, gold, smooth=False, sides=3, name='gold-line')


def plinth(w, d, view):
    """A reeded drum set well back, on a thin step."""
    x, y, r = w * 0.355, d / 2 - 0.3, 0.22
    straight = [(2 * (x - r)), (2 * (y - r))]
    total = 2 * sum(straight) + 2 * pi * r

    def rim(t):
        s = t * total
        for cx, cy, a, long in (
            (x - r, -(y - r), -90, straight[1]),
            (x - r, y - r, 0, straight[0]),
            (-(x - r), y - r, 90, straight[1]),
            (-(x - r), -(y - r), 180, straight[0]),
        ):
            if s < r * pi / 2:
                b = radians(a) + s / r
                return Vector((cx + r * cos(b), cy + r * sin(b), 0)), Vector((cos(b), sin(b), 0))
            s -= r * pi / 2
            if s < long:
                b = radians(a + 90)
                way = Vector((-sin(b), cos(b), 0))
                return Vector((cx + r * cos(b), cy + r * sin(b), 0)) + way * s, Vector((cos(b), sin(b), 0))
            s -= long
        return Vector((x - r, -y, 0)), Vector((0, -1, 0))

    flutes = 150

    def drum(u, v):
        p, n = rim(u % 1)
        p = p - n * 0.012 * (1 - abs(sin(pi * flutes * u)) ** 0.7)
        return (p.x, p.y + 0.02, 0.03 + 0.15 * v)

    shapes.surface(drum, flutes * (8 if view != 'model' else 2), 1, ash('z'), close_u=True, name='drum')
    shapes.box((w * 0.74, d - 0.56, 0.036), (0, 0.02, 0), ash(), 0.012, name='step')
    shapes.box((w * 0.8, d - 0.42, 0.04), (0, 0.0, 0.17), ash(), 0.01, name='deck')


def glow_line(spot, normal, strength):
    points = [on_face(spot, normal, i / 120, 0.164, -0.11) for i in range(121)]
    return shapes.part('led_lighting tech-2', shapes.tube(points, 0.006, materials.glow('#bfeee4', strength), smooth=False, name='light'))


def build(piece, view='hero'):
    size, bed = piece['size'], piece['mattressCm']
    w, d, h = size['width'], size['depth'], size['height']
    wide, long = bed['width'] / 100, bed['length'] / 100
    head, middle = d / 2, -d / 2 + 0.14 + long / 2
    lit = view == 'night'
    shell(w, h, head, view)
    volute(w, head, view)
    spot, normal = frame(w, d, view)
    wave_inlay(spot, normal, lit, view)
    plinth(w, d, view)
    shapes.box((w * 0.88, 0.07, 0.4), (0, head - 0.09, 0.17), ash(), 0.02, name='back')
    mohair = materials.velvet(TEAL)
    soft.cushion((wide - 0.02, long - 0.02, 0.14), (0, middle, 0.27), mohair, 0.04, 0.0, piping=mohair, name='seat')
    bedding.dressed(
        wide - 0.05,
        long - 0.06,
        (0, middle - 0.02, 0.4),
        '#efece5',
        mohair,
        '#efece5',
        accent='#7fa6a3',
        thick=0.21,
        seed=23,
        lean=58,
        high=0.46,
        hang=0.25,
        foot=0.25,
    )
    if shapes.has_options(view):
        glow_line(spot, normal, 4)
        bedding.charging_pads([(side * (w * 0.45 - 0.062), 0.55, 0.37) for side in (-1, 1)], materials.lacquer('#12343c'), '#bfeee4', 0.034)
        bedding.projector((0, -d / 2 + 0.07, 0.371), '#9fe6ff', 0.5, 1.0)
    if view == 'model':
        bedding.lightened()


FINISHES = {
    'mat-2': {'wood-bda88a-d2c1a5-0.4-x': ('#e6b450', 1, 0.2), 'wood-bda88a-d2c1a5-0.4-z': ('#e6b450', 1, 0.2)},
    'mat-3': {'nacre-e9e4dc-40': ('#8a6a45', 0, 0.4)},
}


def shot_hero(piece):
    rooms.terrace(back=2.7, from_left=58, height=24, power=1.0)
    w = piece['size']['width']
    light.sky(34, 58, 0.15, 0.3)
    props.rug(3.9, 2.9, (0.0, -0.5, 0), '#d9d0c0', '#7f9c9b')
    shapes.cylinder(0.24, 0.42, (w / 2 + 0.42, 0.85, 0), ash('z'), 0.02, name='stool')
    props.vase(0.26, (w / 2 + 0.42, 0.85, 0.42), materials.sea_glass('#8fcabd', 0.05), True, 6)
    cameras.around((0.05, 0), 6.5, 24, 1.28, 0.82, 50, aperture=8)
    return {'exposure': -0.22, 'glare': 0.15}


def shot_front(piece):
    rooms.studio('#c3cdca', 0.85, 2.4)
    cameras.around((0.03, 0), 8.5, 14, 1.45, 0.58, 75, aperture=9)
    return {'exposure': 0.1}


def shot_detail(piece):
    rooms.studio('#c9d2cf', 0.7, 2.4)
    light.area((0.8, 1.4), (2.2, -0.6, 1.5), (0.8, 0.9, 0.8), 40, 4000)
    cameras.camera((1.75, -0.75, 1.05), (0.78, 1.0, 0.83), 62, 8, (0.95, 0.92, 0.7))
    return {'exposure': 0.1}


def shot_scale(piece):
    rooms.hall(back=1.9, niche=False, left=3.4, right=5.0, tone='#d6dad6', ground='#d3d5d0', vein='#a7aeaa')
    props.door((2.05, 1.86, 0))
    cameras.around((0.55, 0), 6.2, 10, 1.35, 1.0, 46, aperture=8)


def shot_night(piece):
    rooms.chamber(right=5.4, panel=materials.stone('#1d2f36', '#22373e', 0.6), lamps=True, power=1.3)
    light.area((2.2, 2.0), (-3.0, -1.0, 2.2), (0, 0.4, 0.8), 50, 9000)
    cameras.around((0, 0), 5.8, -25, 1.3, 0.68, 50, aperture=5.6)
    return {'exposure': 0.6, 'glare': 0.35}
